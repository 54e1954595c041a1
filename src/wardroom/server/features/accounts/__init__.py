"""A way back to being oneself: passkeys, devices, links by mail. Never needed to play."""
