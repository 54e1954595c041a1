"""A table without a server: the same tables, over a port of the same machine.

`Port` answers what the client would ask a server over HTTP, and opens what it would open as a
socket; both act on the tables of `wardroom.server`, with the same session, audience and log.
`services` holds one of each, `store` keeps their rows in memory and on a `Disk`, which in a browser
is its database. Nothing here needs HTTP, a database, a bus or other people, and the packages of the
server need not be installed: `tests/offline` sees to that.
"""
