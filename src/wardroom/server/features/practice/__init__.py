"""What lessons and puzzles share: a table for one that nobody else can find."""
