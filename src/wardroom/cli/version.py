"""`wardroom --version`: which version this is, and how it was built."""

import platform
from importlib.metadata import PackageNotFoundError, version

from wardroom import __version__
from wardroom.kernel import dice

NATIVE = "wardroom-native"


def run() -> int:
    print(sentences())
    return 0


def sentences() -> str:
    """The version in the first line; below it what decides how fast it is."""
    rules = "pure Python" if str(dice.__file__).endswith(".py") else "compiled"
    return "\n".join(
        (
            f"wardroom {__version__}",
            f"  rules                    {rules}",
            f"  native core of Pandemic  {_native()}",
            f"  Python                   {platform.python_version()}, {platform.platform()}",
        )
    )


def _native() -> str:
    try:
        return version(NATIVE)
    except PackageNotFoundError:
        return "not installed"
