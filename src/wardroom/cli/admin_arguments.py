"""The command line of `wardroom admin`."""

import argparse
from pathlib import Path

from wardroom.cli import starting
from wardroom.kernel import WardroomError


def add_admin(parser: argparse.ArgumentParser) -> None:
    """All that can be asked of `wardroom admin`."""
    parser.set_defaults(run=starting.admin)
    parser.description = (
        "Look after a server: it may be running meanwhile, and hears of changes within ten "
        "seconds. See docs/hosting.md."
    )
    operations = parser.add_subparsers(dest="operation", metavar="WHAT", required=True)
    tables = _add(operations, "tables", "list the tables")
    tables.add_argument("--status", choices=("open", "playing", "over"))
    tables.add_argument("--json", action="store_true", help="one JSON object for each")
    people = _add(operations, "people", "list the people")
    people.add_argument("search", nargs="?", default="", metavar="TEXT", help="part of a name")
    people.add_argument("--json", action="store_true", help="one JSON object for each")
    reports = _add(operations, "reports", "list what people have reported about others")
    reports.add_argument("--json", action="store_true", help="one JSON object for each")
    _add(operations, "close-report", "delete a report that was seen to").add_argument("id")
    _add(operations, "delete-table", "delete a table with its moves and chat").add_argument("id")
    _add_id(_add(operations, "delete-person", "delete everything about a person"))
    export = _add(operations, "export-person", "write everything about a person as JSON")
    _add_id(export)
    export.add_argument("file", nargs="?", type=Path, metavar="FILE", help="else to the terminal")
    ban = _add(operations, "ban", "let a person do nothing here any more")
    _add_id(ban)
    ban.add_argument("--undo", action="store_true", help="let the person in again")
    revoke = _add(operations, "revoke-links", "sign a person out everywhere; old links are void")
    _add_id(revoke)
    prune = _add(operations, "prune", "delete what nobody has touched for long")
    prune.add_argument("--older", type=_span, required=True, metavar="1y", help="90d, 6m, 1y, ...")
    prune.add_argument("--campaigns", action="store_true", help="tables of campaigns as well")
    prune.add_argument("--dry-run", action="store_true", help="only say what would be deleted")
    saving = _add(operations, "backup", "write everything to a new file, also while a server runs")
    saving.add_argument("file", type=Path, metavar="FILE")
    restore = _add(operations, "restore", "fill a database from a backup; stop its servers first")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--replace", action="store_true", help="lose what is there now")


def _add(
    operations: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, about: str
) -> argparse.ArgumentParser:
    parser = operations.add_parser(
        name, help=about, description=about[:1].upper() + about[1:] + "."
    )
    parser.add_argument(
        "--database",
        metavar="WHERE",
        help="as for `wardroom serve`; WARDROOM_DATABASE or the data folder if not given",
    )
    return parser


def _add_id(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "id", help="from `wardroom admin people`; write -- before one that begins with a hyphen"
    )


def _span(text: str) -> float:
    """Seconds of a span such as 90d or 1y."""
    # Other commands start quicker without what a server needs.
    from wardroom.server.settings import span

    try:
        return span(text)
    except WardroomError as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from error
