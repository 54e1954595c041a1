"""Live tables: who sits there, what is played, and what each audience is told."""
