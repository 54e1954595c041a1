"""Telling the operator about somebody at a table."""
