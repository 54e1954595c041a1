"""The computer colleagues of Holding On: `Gentle`, `Good` and `Listener`, whose level is `strong`.

`weights` holds all weights, `hopes` says what memories are worth, `judgement` what health, tokens
and rest are worth, `bedside` what a crew can do for a patient; `shifts` staffs, `answers` decides
at the bedside, `seams` places memories, and `listener` puts it all to use.
"""

from wardroom.games.holding_on.colleague.listener import Gentle, Good, Listener

__all__ = ["Gentle", "Good", "Listener"]
