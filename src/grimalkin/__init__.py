"""Grimalkin: a rules engine and a table for card and board games."""
