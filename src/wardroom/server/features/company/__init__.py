"""People one has played with: who is here, and inviting them to a table."""
