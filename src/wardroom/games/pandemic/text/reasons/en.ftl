### Why the planner chose something, in one sentence, with the numbers of the position.
### $city, $near and $card are names, $colour is a disease, $to, $owner, $pawn and $by are players.

why-cure = Cure the { $colour } disease: { $to } has { $count } of { $need } cards and can reach a research station.
why-head-cure = The { $colour } set is complete ({ $count } of { $need } cards): bring it to a research station.
why-share = { $to } has { $count } of the { $need } { $colour } cards needed, and { $owner } has { $card }: pass it on.
why-meet = Meet in { $near }: { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
why-danger = { $city } has three { $colour } cubes, and its card can still be drawn: treat it before there is an outbreak.
why-danger-later = { $city } has three { $colour } cubes, and its card comes back with the next Epidemic: treat it in time.
why-treat = { $count ->
    [one] { $city } has one { $colour } cube: treat it before there are more.
   *[other] { $city } has { $count } { $colour } cubes: treat them before there are more.
}
why-go-meet = { $away ->
    [0] To { $city }, to meet there: { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
    [one] To { $city }, one move from { $near }: there { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
   *[other] To { $city }, { $away } moves from { $near }: there { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
}
why-go-set = To { $city }, on the way to a research station, with { $count } of the { $need } { $colour } cards needed in hand.
why-go-there = To { $city }, which has { $count ->
    [one] one cube
   *[other] { $count } cubes
}.
why-go-near = To { $city }: { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
} is only { $away ->
    [one] one move
   *[other] { $away } moves
} from there.
why-go-station = To { $city }: everything is closer from its research station.
why-go-leave = To { $city }: apart from { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
}, nothing needs treating within two moves, and everything is within easy reach from there.
why-go-calm = To { $city }: nothing within two moves needs treating, and everything is within easy reach from there.
why-go-next = To { $city }: that’s the best place to start the next turn.
why-send-meet = { $away ->
    [0] { $pawn } to { $city }, to meet there: { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
    [one] { $pawn } to { $city }, one move from { $near }: there { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
   *[other] { $pawn } to { $city }, { $away } moves from { $near }: there { $owner } can pass on { $card } to { $to }, who has { $count } of the { $need } { $colour } cards needed.
}
why-send-set = { $pawn } to { $city }, on the way to a research station, with { $count } of the { $need } { $colour } cards needed in hand.
why-send-there = { $pawn } to { $city }, which has { $count ->
    [one] one cube
   *[other] { $count } cubes
}.
why-send-near = { $pawn } to { $city }: { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
} is only { $away ->
    [one] one move
   *[other] { $away } moves
} from there.
why-send-station = { $pawn } to { $city }, where there is a research station.
why-send-leave = { $pawn } to { $city }: apart from { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
}, there’s nothing to treat within two moves of the pawn.
why-send-calm = { $pawn } to { $city }: everything is within easy reach from there.
why-send-next = { $pawn } to { $city }: that’s the best place to start the next turn.
why-fly = Without the card it would take { $away } actions to reach { $card }.
why-build = The nearest research station is { $away ->
    [one] one move
   *[other] { $away } moves
} from { $city }: build one there.
why-fetch = { $card } is in the discard pile and can be played again.
why-pass = { $count ->
    [one] The last action can’t do anything more for the team.
   *[other] The { $count } actions left can’t do anything more for the team.
}
why-agree = { $by } has asked for it, and the team plans together.
why-discard = This hand has { $count ->
    [one] only this one { $colour } card
   *[other] { $count } { $colour } cards
}; { $card } is the easiest to spare.
why-discard-cured = The { $colour } disease is cured already, so nobody needs { $card } for a set.
why-discard-event = Every City card in this hand is worth more now than { $card }.
why-quiet = { $count ->
    [one] One city with three cubes
   *[other] { $count } cities with three cubes
} may be drawn in this infection step: skip it.
why-forecast = { $count ->
    [one] One city with three cubes
   *[other] { $count } cities with three cubes
} may be drawn next: put the cards in a better order.
why-forecast-order = { $city } does the least harm now, with { $count ->
    [0] no cubes there
    [one] one cube there
   *[other] { $count } cubes there
}.
why-resilient = The { $city } card is in the infection discard pile, with { $count ->
    [0] no cubes in the city
    [one] one cube in the city
   *[other] { $count } cubes in the city
}: remove it from the game.
why-keep-events = { $count ->
    [0] No city with three cubes is among the next infection cards: the Event can wait.
    [one] One city with three cubes may be drawn next; the Event is worth more than that risk.
   *[other] { $count } cities with three cubes may be drawn next; the Event is worth more than that risk.
}
why-event-in-need = This hand has { $count } cards: better to play an Event than discard it.

## What a plan leaves open, and what has made one worse.

open-danger = { $city } keeps its three { $colour } cubes.
changed-own = You’ve taken another route, so here’s a new plan from there.
changed-others = The table has changed since the plan was made.
changed-event = { $pawn } hasn’t played the Event the plan counted on.
