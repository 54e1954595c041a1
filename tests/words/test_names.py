"""Names come from the things’ own messages: none is typed in a sentence (`tools.names`)."""

from pathlib import Path

import pytest

from tools import names
from wardroom.kernel import games
from wardroom.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_sentence_has_a_name_that_was_typed(game: str, language: str) -> None:
    found = [str(one) for one in names.typed(game, language)]
    assert not found, "\n".join(found)


def test_a_typed_name_is_found_in_each_of_its_forms_and_taken_from_its_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "ROOT", tmp_path)
    folder = tmp_path / "src/wardroom/games/quarantine/text"
    folder.mkdir(parents=True)
    text = folder / "pl.ftl"
    text.write_text(
        "tile-pharmacy = Apteka\n    .acc = Aptekę\n    .rule = Leczy.\n"
        "why-room = Warto kupić Aptekę, a nie { $tile_acc }.\n"
        "web-quarantine-short-pharmacy = Apteka\n",
        encoding="utf-8",
    )
    found = list(names.typed("quarantine", "pl"))
    assert [(one.id, one.name) for one in found] == [("why-room", "Aptekę")]
    names.mend(found)
    assert "Warto kupić { tile-pharmacy.acc }, a nie" in text.read_text(encoding="utf-8")
    assert not list(names.typed("quarantine", "pl"))
