"""Every sentence a person reads; BARRAGE_NB_LANGUAGE names the language, a folder beside `english`.

A language says what it says otherwise: its modules run over the English ones of the same name, so that three
sentences are a language too, and all others stay English.
"""

import os

LANGUAGE = os.environ.get("BARRAGE_NB_LANGUAGE", "english")
if LANGUAGE != "english":
    from .translated import speak  # what it imports takes as long as the rest of the words

    speak(LANGUAGE)

from .english import CLAUSES, describe, explain, say, tell, tell_step  # noqa: E402

__all__ = ["CLAUSES", "LANGUAGE", "describe", "explain", "say", "tell", "tell_step"]
