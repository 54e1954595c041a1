"""Drawing tables as text, for the terminal and for programs."""

from wardroom.render.pictures import picture_of, words_for_picture
from wardroom.render.sketch import sketch

__all__ = ["picture_of", "sketch", "words_for_picture"]
