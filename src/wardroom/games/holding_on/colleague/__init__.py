"""The computer colleague of Holding On: `Listener`.

`temper` holds all weights, `hopes` says what memories are worth, `judgement` what health, tokens
and rest are worth, `bedside` what a crew can do for a patient; `shifts` staffs, `answers` decides
at the bedside, `seams` places memories, and `colleague` puts it all to use.
"""

from wardroom.games.holding_on.colleague.listener import Listener

__all__ = ["Listener"]
