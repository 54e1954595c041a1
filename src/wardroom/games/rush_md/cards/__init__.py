"""The 220 cards as data, with the counts and distributions of RMD-G.30 to RMD-G.37."""
