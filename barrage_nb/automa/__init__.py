"""The Automa: one more player, whose decisions stand with their reasons."""
