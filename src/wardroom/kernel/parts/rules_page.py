"""The page `rules` of a picture: the game on one page, and what each of its things does."""

from collections.abc import Mapping, Sequence

from wardroom.kernel.parts.picture import Page, Scene, flow, folded
from wardroom.kernel.parts.text import Text


def rules_page(summary: Sequence[str], things: Mapping[str, Sequence[str]]) -> Page:
    """The sentences of the summary by their ids, and things with a rule, by kind."""

    def page(scene: Scene, about: str) -> list[Text]:
        wanted = about.casefold()
        known = [(kind, id) for kind, ids in things.items() for id in ids]
        if wanted:
            return [
                line
                for kind, id in known
                if wanted in scene.words.name(kind, id).casefold() or wanted in id
                for line in _rule(scene, kind, id)
            ]
        lines = [Text(scene.own("book-summary"), style="bold")]
        for id in summary:
            told = scene.own(f"book-summary-{id}")
            lead = Text("" if told.endswith(":") else "  ")
            lines += folded(Text(told), scene.width, lead, 4)
        names = [Text(_named(scene, kind, id)) for kind, id in known]
        for name in names[:-1]:
            name.append(",")
        lines += folded(Text(scene.say("rules-of"), style="bold"), scene.width, Text(), 0)
        return [*lines, *flow(names, scene.width, Text("  "), " ")]

    return page


def _rule(scene: Scene, kind: str, id: str) -> list[Text]:
    lead = Text(_named(scene, kind, id), style="bold").append("  ")
    return folded(Text(scene.words.name(kind, id, "rule")), scene.width, lead, 4)


def _named(scene: Scene, kind: str, id: str) -> str:
    name = scene.words.name(kind, id)
    return name[:1].upper() + name[1:]
