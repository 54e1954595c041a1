"""What is told of a game as soon as it is over, and what to play next."""
