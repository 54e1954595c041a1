### Why the planner chose something, in one sentence, with the numbers of the position.
### $city, $near and $card are names, $colour is a disease, $to, $owner, $pawn and $by are players.

why-cure = Cure the { $colour } disease: { $to } holds { $count } of { $need } cards and can reach a research station.
why-head-cure = The { $colour } set is complete ({ $count } of { $need } cards): bring it to a research station.
why-share = { $to } has { $count } of { $need } { $colour } cards, and { $owner } holds { $card }: pass it on.
why-meet = { $to } has { $count } of { $need } { $colour } cards, and { $owner } holds { $card }: get together to pass it on.
why-danger = { $city } has three { $colour } cubes, and its card can still be drawn: treat it before there is an outbreak.
why-danger-later = { $city } has three { $colour } cubes, and its card comes back with the next Epidemic: treat it in time.
why-treat = { $count ->
    [one] One { $colour } cube lies in { $city }: treated now, it cannot become more.
   *[other] { $count } { $colour } cubes lie in { $city }: treated now, they cannot become more.
}
why-go-meet = To { $city }: { $to } has { $count } of { $need } { $colour } cards, and { $owner } can pass on { $card }.
why-go-set = To { $city }, on the way to a research station with { $count } of { $need } { $colour } cards.
why-go-there = To { $city }, where { $count ->
    [one] one cube lies
   *[other] { $count } cubes lie
}.
why-go-near = To { $city }: { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
} is only { $away ->
    [one] one move
   *[other] { $away } moves
} from there.
why-go-station = To { $city }: from its research station everything is closer.
why-go-leave = To { $city }: apart from { $near } with { $count ->
    [one] one cube
   *[other] { $count } cubes
} nothing has to be treated within two moves of it, and the ways from there are short.
why-go-calm = To { $city }: within two moves of it there is nothing to treat, and the ways from there are short.
why-send-meet = { $pawn } to { $city }: { $to } has { $count } of { $need } { $colour } cards, and { $owner } can pass on { $card }.
why-send-set = { $pawn } to { $city }, on the way to a research station with { $count } of { $need } { $colour } cards.
why-send-there = { $pawn } to { $city }, where { $count ->
    [one] one cube lies
   *[other] { $count } cubes lie
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
} nothing has to be treated within two moves of it.
why-send-calm = { $pawn } to { $city }: the ways from there are short.
why-fly = Without the card it would be { $away } actions to { $card }.
why-build = The nearest research station is { $away ->
    [one] one move
   *[other] { $away } moves
} from { $city }: build one there.
why-fetch = { $card } lies in the discard pile and can be played once more.
why-pass = No use of the { $count ->
    [one] last action
   *[other] { $count } actions left
} would leave the team better off.
why-agree = { $by } asks for it, and the team plans together.
why-discard = The hand holds { $count ->
    [one] only this one { $colour } card
   *[other] { $count } { $colour } cards
}; { $card } is missed least.
why-discard-cured = The { $colour } disease is cured already, so nobody needs { $card } for a set.
why-discard-event = All City cards of this hand are worth more now than { $card }.
why-quiet = { $count ->
    [one] One city with three cubes
   *[other] { $count } cities with three cubes
} may be drawn in this infection: skip it.
why-forecast = { $count ->
    [one] One city with three cubes
   *[other] { $count } cities with three cubes
} may be drawn next: put a better order on the deck.
why-forecast-order = { $city } does the least harm now, with { $count ->
    [0] no cube there
    [one] one cube there
   *[other] { $count } cubes there
}.
why-resilient = The card of { $city } lies in the infection discard pile, with { $count ->
    [0] no cube in the city
    [one] one cube in the city
   *[other] { $count } cubes in the city
}: out of the game with it.
why-keep-events = { $count ->
    [0] No city with three cubes is among the next infection cards: the Event can wait.
    [one] One city with three cubes may be drawn next; the Event is worth more than that risk.
   *[other] { $count } cities with three cubes may be drawn next; the Event is worth more than that risk.
}
why-event-in-need = The hand has { $count } cards: rather play an Event than throw one away.

## What a plan leaves open, and what has made one worse.

open-danger = { $city } keeps its three { $colour } cubes.
changed-own = You have gone another way, so here is a new plan from there.
changed-others = The table has changed since the plan was made.
changed-event = { $pawn } has not played the Event that the plan counted on.
