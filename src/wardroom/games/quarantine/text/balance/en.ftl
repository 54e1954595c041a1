### What a balanced game of Quarantine looks like, for the laboratory.

balance-no-place = Acquired tiles without a legal place
balance-closed = Hospitals that can no longer grow at the end
balance-stations = Complete nurses’ stations per hospital at the end
# $count is the number of players.
balance-start = The first player wins, with { $count } at the table
balance-room = The owner of { $tile_the } wins, with four players
