"""A first real game, which is accompanied."""
