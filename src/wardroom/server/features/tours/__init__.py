"""Guided replays of finished games."""
