"""What is said over a wire: a socket of a server, or a port of the same machine.

`line` is one open wire, `refusals` what is told when something cannot be done, `table_handler` what
a client and its table say to each other.
"""
