"""Planted faults: do the tests of the gate find what a careless change would break?

`python -m tools.faults` copies the tree, plants one fault of the plan after the other, and runs
what `make test` would run for such a change until something fails. docs/testing.md says what is
expected of the result.
"""
