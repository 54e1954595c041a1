"""Quarantine: two to four rival hospitals and one grey fever (rules QUA-0 to QUA-21)."""

from wardroom.games.quarantine.game import QUARANTINE

__all__ = ["QUARANTINE"]
