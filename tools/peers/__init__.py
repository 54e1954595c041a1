"""Other people's servers under the same load: `python -m tools.peers`."""
