# What this language calls itself.

language-name = italiano
