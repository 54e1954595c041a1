"""What people write down at a table for themselves."""
