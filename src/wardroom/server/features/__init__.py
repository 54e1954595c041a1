"""What the server offers around its tables, one folder for each.

A folder has what its feature needs of these: `routes` (HTTP), `socket` (messages), `service` (what
is done), `store` (what is kept). The tables know nothing of it; `routes` here lists what the
application serves, and `services` makes one of each service.
"""
