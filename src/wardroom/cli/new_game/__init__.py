"""`wardroom new-game`: a small game to begin with, written from a template.

The template is a game that runs: the folder `template` holds it as it is written, with `New Game`
in all its spellings where the name belongs. So it is linted and type-checked like all the rest.
"""
