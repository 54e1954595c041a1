"""Packages that only some rooms of the laboratory need, and that need not be installed."""

from wardroom.kernel import WardroomError


class MissingExtra(WardroomError):
    """Something needs packages that are installed with an extra."""

    def __init__(self, what: str, extra: str, error: ImportError) -> None:
        super().__init__(
            f"{what} needs the extra `{extra}`: pip install '.[{extra}]' in a clone of Wardroom "
            f"({error.name} is not installed)."
        )
