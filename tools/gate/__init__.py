"""The gate: what has to pass before a change lands, in stages that share the processors.

`make check`, `make test` and `make test-full` call this package; docs/testing.md says what each of
them promises.
"""
