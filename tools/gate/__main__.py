"""`python -m tools.gate check|test|full`: run the stages of a tier, say how long each took."""

import argparse
import json
import sys
import time
from collections.abc import Sequence

from tools.changed import changed_paths, targets_of
from tools.compiled import missing
from tools.gate.full import PARTS, report
from tools.gate.runner import LOGS, Result, run
from tools.gate.stages import Stage, check, gate, jobs


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.gate", description=__doc__)
    tiers = parser.add_subparsers(dest="tier", required=True)
    tiers.add_parser("check", help="format, lint, types, kernel, rules, client units")
    test = tiers.add_parser("test", help="the gate")
    test.add_argument(
        "--changed",
        nargs="?",
        const="",
        metavar="REVISION",
        help="only what can be touched by the uncommitted change, or by all since a revision",
    )
    full = tiers.add_parser("full", help="everything, in parts")
    full.add_argument("part", nargs="*", choices=[[], *PARTS], help="without one: all of them")
    asked = parser.parse_args(arguments)
    if asked.tier == "full":
        return report(asked.part or list(PARTS))
    return _timed(check(jobs()) if asked.tier == "check" else _gate(asked.changed))


def _gate(since: str | None) -> tuple[Stage, ...]:
    if lacking := missing():
        print(f"NO COMPILED BUILD: its tests are left out; they need {lacking}")
    if since is None:
        return gate(jobs())
    paths = changed_paths(since)
    targets = targets_of(paths)
    print(f"{len(paths)} changed files can touch: {' '.join(targets) or 'no test'}")
    return gate(jobs(), targets or ["tests/test_layers.py"])


def _timed(stages: Sequence[Stage]) -> int:
    began = time.monotonic()
    results = run(stages)
    seconds = time.monotonic() - began
    _keep(results, seconds)
    passed = len(results) == len(stages) and all(result.passed for result in results)
    failed = ", ".join(result.name for result in results if not result.passed)
    end = "everything passed" if passed else f"FAILED: {failed}"
    print(f"{end}, {len(results)} of {len(stages)} stages in {seconds / 60:.1f} minutes")
    return 0 if passed else 1


def _keep(results: Sequence[Result], seconds: float) -> None:
    """Leave the figures where docs/testing.md takes them from."""
    figures = {"seconds": round(seconds), "stages": [result._asdict() for result in results]}
    (LOGS / "times.json").write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")


sys.exit(main())
