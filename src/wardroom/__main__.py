"""`python -m wardroom` is the command `wardroom`."""

import sys

from wardroom.cli import main

if __name__ == "__main__":
    sys.exit(main())
