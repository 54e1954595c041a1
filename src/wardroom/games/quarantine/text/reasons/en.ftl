### Why the colleagues of Quarantine chose something, in one sentence, with the numbers they see.
### $tile is a tile, $colour a colour of patients, $owner a player, $cubes the colours of a price.

why-lay = { $count ->
    [one] One ward is still to be placed
   *[other] { $count } wards are still to be placed
}; the { $colour } one leaves room to grow here.
why-opening = All { $count } starting tiles are in good places.
why-draw = { $count ->
    [one] One cube is still to be drawn
   *[other] { $count } cubes are still to be drawn
}; planning is easier once all the cubes are known.
why-end = { $count ->
    [0] All of this turn’s actions have been used.
    [one] The last action wouldn’t make this hospital better.
   *[other] None of the { $count } actions left would make this hospital better.
}
why-cafeteria = The { tile-cafeteria } gives a marker for free.
why-queue-own = { $count ->
    [0] No { $colour } beds are left here, but the patient is worth more to me than to anyone else.
    [one] One { $colour } bed in my hospital is free and not spoken for{ $ahead ->
        [0] .
        [one] ; one patient is in line ahead.
       *[other] ; { $ahead } patients are in line ahead.
    }
   *[other] { $count } { $colour } beds in my hospital are free and not spoken for{ $ahead ->
        [0] .
        [one] ; one patient is in line ahead.
       *[other] ; { $ahead } patients are in line ahead.
    }
}
    .you = { $count ->
        [0] No { $colour } beds are left here, but the patient is worth more to you than to anyone else.
        [one] One { $colour } bed in your hospital is free and not spoken for{ $ahead ->
            [0] .
            [one] ; one patient is in line ahead.
           *[other] ; { $ahead } patients are in line ahead.
        }
       *[other] { $count } { $colour } beds in your hospital are free and not spoken for{ $ahead ->
            [0] .
            [one] ; one patient is in line ahead.
           *[other] ; { $ahead } patients are in line ahead.
        }
    }
why-queue-other = The { $colour } patient helps { $owner } the least: { $count ->
    [0] no { $colour } beds are left there
    [one] one { $colour } bed is left there
   *[other] { $count } { $colour } beds are left there
}{ $ahead ->
    [0] .
    [one] , and one patient is in line ahead.
   *[other] , and { $ahead } patients are in line ahead.
}
why-infect = { $owner } is using { $tile_the } and will have to disinfect it.
why-infect-lobby = A quarantined lobby leaves { $owner } fewer places to build.
why-infect-ward = { $count ->
    [0] No patient is waiting for { $tile_the }, but { $owner } will have to disinfect it at some point.
    [one] { $owner } has one { $colour } patient in line for { $tile_the }.
   *[other] { $owner } has { $count } { $colour } patients in line for { $tile_the }.
}
why-infect-own = No rival has a tile that can take the cube; in my { $tile } it hurts the least.
    .you = No rival has a tile that can take the cube; in your { $tile } it hurts the least.
why-spread = With { $tile_the } quarantined too, { $owner } will need longer to disinfect.
why-no-spread = Spreading the fever now wouldn’t slow { $owner } down any further.
why-no-spread-own = This is my own hospital: I don’t let fever spread here.
    .you = This is your own hospital: don’t let fever spread here.
why-cure = { $count ->
    [one] One { $colour } patient is ready to be cured: a cube for the stock and a free bed.
   *[other] { $count } { $colour } patients are ready to be cured: that many cubes for the stock, and free beds.
}
why-emergency = The { tile-emergency-room } should be free before the next patient comes.
why-admit = { $count ->
    [one] There is a bed for the next patient in line.
   *[other] There are beds for the next { $count } patients in line.
}
why-build-ward = { $count ->
    [0] There are no beds for { $colour } patients yet.
    [one] There is only one bed for { $colour } patients.
   *[other] There are { $count } beds for { $colour } patients, and one more ward also fits the layout.
}
why-build-room = { $count ->
    [one] One cube is a good price for { $tile_the }: at least a point, and the room’s power.
   *[other] { $count } cubes are a good price for { $tile_the }: at least a point, and the room’s power.
}
why-bought = Bought: now find a place for { $tile_the }.
why-contract = The price of { $tile_the } should be { $cubes }: { $rivals ->
    [0] no rival has these cubes now.
    [one] only one rival has these cubes now.
   *[other] { $rivals } rivals have these cubes now.
}
why-take = The contract is mine: taking { $tile_the } costs no action.
    .you = The contract is yours: taking { $tile_the } costs no action.
why-place = There’s a good place now for { $tile_the }, which was set aside.
why-disinfect = It is worth an action to have { $tile_the } back from quarantine.
why-disinfect-cube = The grey cube from { $tile_the } counts for my { tile-laboratory }.
    .you = The grey cube from { $tile_the } counts for your { tile-laboratory }.
why-pathology = { $count ->
    [one] There is one grey cube in the hospitals
   *[other] There are { $count } grey cubes in the hospitals
}; { tile-pathology } clears a whole block with one action.
why-pharmacy = The { tile-pharmacy } cures the first in line at once: a { $colour } patient.
why-gift-shop = { $count ->
    [0] There are no { $colour } cubes in stock.
    [one] There is only one { $colour } cube in stock.
   *[other] There are { $count } { $colour } cubes in stock; one more would be the most useful now.
}
why-marker = { $count ->
    [0] No markers in hand; one for later is worth this action.
    [one] With one marker in hand, one more is worth this action.
   *[other] With { $count } markers in hand, one more is worth this action.
}
why-extra = { $count ->
    [one] The marker buys one more action for this turn.
   *[other] One of the { $count } markers buys one more action for this turn.
}
why-move = With the { $colour } patient in another place the line moves faster.
why-triage = { $count ->
    [one] One patient is waiting; once the line matches the free beds, they can be admitted at once.
   *[other] { $count } patients are waiting; once the line matches the free beds, more of them can be admitted at once.
}
why-rebuild = The rebuilt hospital has { $more ->
    [one] one nurses’ station
   *[other] { $more } nurses’ stations
} instead of { $count }.
why-rebuild-room = The number of nurses’ stations stays at { $count }, but the next tiles will fit better.
why-finish = Of all the ways to finish, this is the best one for the hospital.
why-cancel = It’s better to undo this than to finish it.

## What a whole turn is after, what it leaves open, and what has made the plan worse.

aim-tile = Get { $tile_the } into the hospital.
aim-contract = From the next turn on, { $tile_the } can be taken without an action, if the rivals leave one.
aim-cure = Cure { $count ->
    [one] one colour
   *[other] { $count } colours
}: { $number ->
    [one] one matching patient is in bed or waiting.
   *[other] { $number } matching patients are in bed or waiting.
}
aim-admit = Admit from the line: { $count ->
    [one] one patient is waiting.
   *[other] { $count } patients are waiting.
}
aim-clean = Clean up: { $count ->
    [one] one grey cube in the hospitals.
   *[other] { $count } grey cubes in the hospitals.
}
open-line = { $count ->
    [one] One patient will still be waiting after that.
   *[other] { $count } patients will still be waiting after that.
}
changed-own = You’ve taken another route, so here’s a new plan from there.
gain-points = Whole plan: { $points } { $count ->
    [one] point
   *[other] points
}{ $later ->
    [nothing] { "" }
   *[other] { " " }now
}{ $rooms ->
    [same] { "" }
   *[other] { " " }· rooms { $rooms }
}{ $stations ->
    [same] { "" }
   *[other] { " " }· stations { $stations }
}{ $stock ->
    [same] { "" }
   *[other] { " " }· cubes { $stock }
}{ $line ->
    [same] { "" }
   *[other] { " " }· empty line { $line }
}{ $later ->
    [room] ; later a room (+1), if no rival takes it first
    [beds] ; later more cures, with another bed
    [power] ; later whatever the room can do
    [action] ; later one more action
   *[nothing] { "" }
}
