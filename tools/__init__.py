"""Commands for people who work on Wardroom; no part of the package."""
