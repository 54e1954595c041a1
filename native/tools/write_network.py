"""`python native/tools/write_network.py network.txt`: the fitted numbers as a header."""

import sys
from pathlib import Path

FEATURES, HIDDEN = 48, 32
HEAD = """// The fitted network of chances.hpp, written by native/tools/write_network.py.
#pragma once

#include "chances.hpp"

namespace wardroom::pandemic::strong {

// clang-format off
inline constexpr Network NETWORK = {
"""

TAIL = """};
// clang-format on

}  // namespace wardroom::pandemic::strong"""


def rows(numbers: list[str]) -> str:
    """Numbers as lines of an initialiser."""
    lines = [", ".join(numbers[i : i + 16]) for i in range(0, len(numbers), 16)]
    return ",\n".join(lines)


def main() -> None:
    """Read the numbers, print the header."""
    numbers = Path(sys.argv[1]).read_text().split()
    numbers = [f"{float(number):.4g}F" for number in numbers]
    numbers = [n if "." in n or "e" in n else n.replace("F", ".0F") for n in numbers]
    weights = FEATURES * HIDDEN
    parts = [
        "{" + rows(numbers[:weights]) + "}",
        "{" + rows(numbers[weights : weights + HIDDEN]) + "}",
        "{" + rows(numbers[weights + HIDDEN : weights + 2 * HIDDEN]) + "}",
        numbers[-1],
    ]
    print(
        HEAD
        + ",\n".join(parts)
        + "};\n// clang-format on\n\n}  // namespace wardroom::pandemic::strong"
    )


if __name__ == "__main__":
    main()
