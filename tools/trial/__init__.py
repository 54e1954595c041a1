"""Trials of the server as a whole, through its sockets: `python -m tools.trial kill|leak|fuzz`.

Each trial starts servers of its own, plays through the published protocol, prints what it counted
and what it found, and ends with exit code 1 if anything was wrong.
"""
