"""The words floor: turns the kernel's Messages into English, Polish and Hungarian.

`Words(game, language).say(message)` is the sentence. All texts are Fluent files: those of the game,
those of the packages a face of Wardroom adds, and a few that every game shares. docs/texts.md tells
how they are named and how a language is added. `chapters` has those that are a secret until their
moment, message by message.
"""

from wardroom.words.chapters import Chapters, chapters, has_chapters
from wardroom.words.languages import LANGUAGES, UnknownLanguage, best_language
from wardroom.words.texts import MalformedText
from wardroom.words.words import ADVICE, SEAT, MissingWords, Words

__all__ = [
    "ADVICE",
    "LANGUAGES",
    "SEAT",
    "Chapters",
    "MalformedText",
    "MissingWords",
    "UnknownLanguage",
    "Words",
    "best_language",
    "chapters",
    "has_chapters",
]
