### Why the colleagues of Quarantine chose something, in one sentence, with the numbers they see.
### $tile is a tile, $colour a colour of patients, $owner a player, $cubes the colours of a price.

why-lay = { $count ->
    [one] One ward is still to be laid
   *[other] { $count } wards are still to be laid
}; here the { $colour } one leaves room to grow.
why-opening = All { $count } tiles of the start lie where I want them.
why-draw = { $count ->
    [one] One cube is still to be drawn
   *[other] { $count } cubes are still to be drawn
}; it is better to plan when all are known.
why-end = { $count ->
    [0] All actions are used.
    [one] The last action would not make this hospital better.
   *[other] None of the { $count } actions left would make this hospital better.
}
why-cafeteria = The Cafeteria gives a marker for nothing.
why-queue-own = { $count ->
    [0] No { $colour } bed is free here, but the patient is worth more to me than to anyone else.
    [one] One { $colour } bed is free in my hospital.
   *[other] { $count } { $colour } beds are free in my hospital.
}
why-queue-other = The { $colour } patient helps { $owner } least: { $count ->
    [0] no { $colour } bed is free there.
    [one] one { $colour } bed is free there.
   *[other] { $count } { $colour } beds are free there.
}
why-infect = { $owner } uses { $tile_the } and will have to clean it.
why-infect-ward = { $count ->
    [0] No patient waits for { $tile_the }, but { $owner } will have to clean it some day.
    [one] { $owner } has one { $colour } patient in line for { $tile_the }.
   *[other] { $owner } has { $count } { $colour } patients in line for { $tile_the }.
}
why-infect-own = My own { $tile } is where a grey cube hurts least.
why-infect-own-ward = { $count ->
    [0] No { $colour } patient is waiting, so { $tile_the } can be done without.
    [one] Only one { $colour } patient is waiting for { $tile_the }.
   *[other] { $count } { $colour } patients are waiting, but { $tile_the } can still best be done without.
}
why-spread = With { $tile_the } quarantined too, cleaning up takes longer.
why-no-spread = Spreading further would hurt the wrong hospital.
why-cure = { $count ->
    [one] One { $colour } patient is ready to be cured: a cube for the stock and a free bed.
   *[other] { $count } { $colour } patients are ready to be cured: as many cubes for the stock, and free beds.
}
why-emergency = The Emergency Room should be free before the next patient comes.
why-admit = { $count ->
    [one] There is a bed for the next patient in line.
   *[other] There are beds for the next { $count } patients in line.
}
why-build-ward = { $count ->
    [0] There is no bed for { $colour } patients yet.
    [one] There is only one bed for { $colour } patients.
   *[other] There are { $count } beds for { $colour } patients, and one more ward also fits the floor plan.
}
why-build-room = { $count ->
    [one] One cube buys { $tile_the }: at least a point, and what the room can do.
   *[other] For { $count } cubes { $tile_the } is at least a point, and what the room can do.
}
why-bought = Bought: now { $tile_the } wants a place.
why-contract = The price of { $tile_the } should be { $cubes }: { $rivals ->
    [0] no rival has these cubes now.
    [one] only one rival has these cubes now.
   *[other] { $rivals } rivals have these cubes now.
}
why-take = The contract is mine: taking { $tile_the } costs no action.
why-place = There is a good place now for { $tile_the }, which was set aside.
why-disinfect = It is worth an action to have { $tile_the } back from quarantine.
why-disinfect-cube = The grey cube from { $tile_the } counts for my Laboratory.
why-pathology = { $count ->
    [one] One grey cube lies in the hospitals
   *[other] { $count } grey cubes lie in the hospitals
}; Pathology clears a whole block with one action.
why-pharmacy = The Pharmacy cures the first in line at once: a { $colour } patient.
why-gift-shop = { $count ->
    [0] There is no { $colour } cube in my stock.
    [one] There is only one { $colour } cube in my stock.
   *[other] There are { $count } { $colour } cubes in my stock; one more is the most useful now.
}
why-marker = { $count ->
    [0] I have no marker; one for later is worth this action.
   *[other] With { $count } markers in hand, one more is worth this action.
}
why-extra = { $count ->
    [one] My marker buys one more action for this turn.
   *[other] One of my { $count } markers buys one more action for this turn.
}
why-move = With the { $colour } patient in another place the line moves faster.
why-triage = { $count } patients wait; in the order of the free beds more of them come in at once.
why-rebuild = Rebuilt, the hospital has { $more } nurses’ stations instead of { $count }.
why-rebuild-room = The nurses’ stations stay { $count }, but the next tiles find better places.
why-finish = This brings what was begun to the best end I can see.
why-cancel = No way to finish this would be worth more than taking it back.

## What a whole turn is after, what it leaves open, and what has made the plan worse.

aim-tile = Get { $tile_the } into the hospital.
aim-contract = From the next turn on { $tile_the } can be taken without an action, if rivals leave one.
aim-cure = Cure { $count ->
    [one] one colour
   *[other] { $count } colours
}: { $number ->
    [one] one patient of it lies in bed or waits.
   *[other] { $number } such patients lie in bed or wait.
}
aim-admit = Bring the line in: { $count ->
    [one] one patient waits.
   *[other] { $count } patients wait.
}
aim-clean = Clean up: { $count ->
    [one] one grey cube lies in the hospitals.
   *[other] { $count } grey cubes lie in the hospitals.
}
open-line = { $count ->
    [one] One patient still waits after that.
   *[other] { $count } patients still wait after that.
}
changed-own = You have gone another way, so here is a new plan from there.
gain-points = Whole plan: { $points } { $count ->
    [one] point
   *[other] points
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
}
