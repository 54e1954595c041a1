"""The campaigns of this keyboard: one for each game that has them, kept beside the saved games.

A campaign belongs to the game, whatever its edition: the newest edition goes on with it, and takes
what games of earlier editions still hand on.
"""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from wardroom.cli.saves import games_folder
from wardroom.kernel import Game, Message, Plain, WardroomError, canonical
from wardroom.kernel import game as find_game

ENDING: Final = ".campaign"


def campaign_path(game: Game) -> Path:
    return games_folder() / f"{game.name}{ENDING}"


def carried_by(game: Game) -> Plain | None:
    """What the next game is dealt with; None if its games do not follow on each other."""
    campaign = game.campaign
    if campaign is None:
        return None
    path = campaign_path(game)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return campaign.beginning()
    except (OSError, UnicodeDecodeError) as error:
        raise WardroomError(f"The campaign in {path} cannot be read: {error}.") from error
    try:
        return campaign.joined(campaign.beginning(), _plain(text))
    except (ValueError, WardroomError) as error:
        raise WardroomError(
            f"{path} is damaged; move it away to start the campaign over."
        ) from error


def next_chapter(game: Game, carried: Plain | None) -> dict[str, str]:
    """The option that chooses what comes next: the first chapter that is not finished."""
    campaign = game.campaign
    if campaign is None or carried is None:
        return {}
    unlocked, finished = campaign.unlocked(carried), campaign.finished(carried)
    chapter = next((one for one in unlocked if one not in finished), unlocked[-1])
    return {campaign.option: chapter}


def hand_on(name: str, handed_on: Plain) -> list[Message]:
    """Keep what a finished game hands on, on the disk when this returns; the new titles."""
    game = find_game(name)
    campaign, before = game.campaign, carried_by(game)
    if campaign is None or before is None:
        return []
    after = campaign.joined(before, handed_on)
    if after != before:
        _write(campaign_path(game), canonical(after) + b"\n")
    known = campaign.unlocked(before)
    return [campaign.title(one) for one in campaign.unlocked(after) if one not in known]


def _plain(text: str) -> Plain:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("A campaign is a set of named values.")
    return found


def _write(path: Path, text: bytes) -> None:
    """The old file stays until the new one is safely on the disk."""
    fresh = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with fresh.open("wb") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as error:
        with suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise WardroomError(
            f"The campaign could not be saved to {path}: {error.strerror}."
        ) from error
