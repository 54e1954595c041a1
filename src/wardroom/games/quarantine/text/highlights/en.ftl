### What decided a finished game, and the best turn of each player. $seat is the player it is about.
### $owner is the best of the others. $number and $points are the points of the two for the same thing.

lead =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
decided-rooms = { $seat } finished { lead } ahead of { $owner }. What made the difference: special rooms, { $number } to { $points }.
decided-stations = { $seat } finished { lead } ahead of { $owner }. What made the difference: nurses’ stations, { $number } to { $points }.
decided-cubes = { $seat } finished { lead } ahead of { $owner }. What made the difference: points for cubes, { $number } to { $points }.
decided-line = { $seat } finished { lead } ahead of { $owner }. What made the difference: an empty waiting line.

feat-turn = Turn { $turn }: { lead } for { $seat } in a single turn.
feat-room = Turn { $turn }: { lead } for { $seat } in a single turn, with { $tile_the } newly built.

boast-points =
    Quarantine: the best hospital reached { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. Can you beat that?
