"""Which tests belong to the gate, and which run in `make test-full` alone.

The gate (`make test`) runs the same tests on every commit. A test belongs to it unless it says
otherwise:

    @pytest.mark.full("why the gate can do without it")
    @pytest.mark.gate("case-id", ...)   # of the cases of this test, the gate runs these

`make test-full` sets WARDROOM_FULL=1 and runs everything. A test that is named with `::` on the
command line always runs, whatever its tier. docs/testing.md says what each tier promises.
"""

import os
from typing import Final

FULL: Final = os.environ.get("WARDROOM_FULL") == "1"


def amount(gate: int, full: int) -> int:
    """The size of a trial: in the gate, and in a full run."""
    return full if FULL else gate
