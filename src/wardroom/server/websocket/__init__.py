"""The sockets: transport, one connection, and what its messages do."""
