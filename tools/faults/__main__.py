"""The command: `python -m tools.faults --area pandemic --resume`."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tools.faults.gate import ROOT
from tools.faults.planting import AREAS, Fault, plan
from tools.faults.scratch import Scratch
from tools.faults.trial import FOUND, SURVIVED, Report, Result, Trial

REPORT: Final = ROOT / "build/faults.json"


def chosen(only: Sequence[str], areas: Sequence[str]) -> list[Fault]:
    faults = plan()
    unknown = sorted({*only} - {fault.id for fault in faults})
    if unknown:
        raise SystemExit(f"There is no fault {', '.join(unknown)}; --list tells them all.")
    return [
        fault
        for fault in faults
        if (not only or fault.id in only) and (not areas or fault.area in areas)
    ]


def listed(faults: Sequence[Fault]) -> str:
    return "\n".join(f"{fault.id:34} {fault.area:11} {fault.noticed}" for fault in faults)


def table(results: Sequence[Result], faults: Sequence[Fault]) -> str:
    """What found each fault, then those that nothing has found."""
    lines = [
        f"{result.id:34} {result.area:11} {result.seconds:7.1f} s  {result.by or result.state}"
        for result in results
    ]
    found = sum(result.state == FOUND for result in results)
    lines.append(f"\n{len(results)} faults tried, {found} found.")
    survivors = {result.id for result in results if result.state == SURVIVED}
    for fault in faults:
        if fault.id in survivors:
            lines.append(f"Survived: {fault.id} ({fault.path}). {fault.noticed}")
    left = [result.id for result in results if result.state not in (FOUND, SURVIVED)]
    if left:
        lines.append(f"Left for the browser: {', '.join(left)}.")
    return "\n".join(lines)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.faults", description=__doc__)
    parser.add_argument("--only", nargs="+", default=[], metavar="ID")
    parser.add_argument("--area", nargs="+", default=[], choices=AREAS)
    parser.add_argument("--list", action="store_true", help="tell the faults and do nothing")
    parser.add_argument("--report", type=Path, default=REPORT, help="where the results are kept")
    parser.add_argument("--resume", action="store_true", help="leave out what was found already")
    parser.add_argument("--no-browser", action="store_true", help="leave the slow tests for later")
    wanted = parser.parse_args()
    faults = chosen(wanted.only, wanted.area)
    if wanted.list:
        print(listed(faults))
        return 0
    report = Report.resumed(wanted.report) if wanted.resume else Report(wanted.report)
    trial = Trial(Scratch.of_working_tree(), with_browser=not wanted.no_browser)
    tried = [fault for fault in faults if report.state(fault.id) != FOUND]
    while tried:
        for fault in tried:
            result = trial.look_for(fault)
            report.add(result)
            print(f"{result.id}: {result.by or result.state} ({result.seconds} s)", flush=True)
        doubtful = trial.doubtful(report.results([fault.id for fault in faults]))
        tried = [fault for fault in faults if fault.id in doubtful]
    results = report.results([fault.id for fault in faults])
    print("\n" + table(results, faults))
    return 1 if any(result.state == SURVIVED for result in results) else 0


if __name__ == "__main__":
    raise SystemExit(main())
