"""The computer colleagues of Rush M.D.: `Novice`, `Average` and `Expert`.

`skills` says how quick their hands and heads are, `cases` what every patient still lacks and how
much work that is, `jobs` what a player may set out to do and what it is worth, `handwork` the next
movement of an action that has begun, `puzzles` how exams are solved, and `colleague` puts it all
to use in time.
"""

from wardroom.games.rush_md.colleague.teammate import Average, Expert, Novice

__all__ = ["Average", "Expert", "Novice"]
