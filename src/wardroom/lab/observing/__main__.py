"""`python -m wardroom.lab.observing FILE`: write the tables of all layouts again into a page.

Each stands between `<!-- layout GAME -->` and `<!-- end -->`. Without a file they are printed.
"""

import re
import sys
from pathlib import Path

from wardroom.kernel import game, games
from wardroom.lab.observing import layout_of


def with_tables(page: str) -> str:
    """The page with the tables as the layouts are now."""
    return re.sub(r"(<!-- layout ([a-z-]+) -->\n).*?(<!-- end -->)", _table, page, flags=re.DOTALL)


def _table(found: "re.Match[str]") -> str:
    layout = layout_of(game(found[2]))
    size = f"{layout.size} numbers, `{layout.dtype}`."
    return "\n".join([found[1] + size, "", *layout.table(), found[3]])


def main(argv: list[str]) -> int:
    if argv:
        path = Path(argv[0])
        path.write_text(with_tables(path.read_text(encoding="utf-8")), encoding="utf-8")
    else:
        print(with_tables("\n".join(f"<!-- layout {name} -->\n<!-- end -->" for name in games())))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
