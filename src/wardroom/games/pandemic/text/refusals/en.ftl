### Why something cannot be done now, as a friend at the table would say it.
### $city, $origin and $card are names, $colour is a disease, $asking is what the table is asked.

## Whose decision it is

why-not-over = The game is over: { $result }.
why-not-watching = You are only watching this game.
why-not-your-turn = It is the turn of { $seat }.
why-not-your-decision = The table asks “{ $asking }” and waits for { $seat }.
why-not-answered = The table asks you “{ $asking }”, and that comes first.
why-not-in-window = The table asks “{ $asking }”, and only an Event or a pass can answer that.
why-not-over-limit =
    Your hand comes first: you hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many.
why-not-refused = { $owner } has just refused that; do something else first.

## Cards

why-not-no-card = You do not hold { $card }.
why-not-no-city-card = You hold no City card to pay with.
why-not-they-lack = { $giver } does not hold { $card }.
why-not-other-card = Only the card of { $city } changes hands here; only the { role-researcher } may give others.
why-not-discard = Cards are only discarded by a hand of more than { $count }.

## Moving

why-not-there-already = The pawn is in { $city } already.
why-not-connected = { $origin } and { $city } are not connected.
why-not-no-station = There is no research station in { $city }.
why-not-nobody-there = No other pawn is in { $city }.
why-not-own-pawn = That is your own pawn; it moves without being named.
why-not-no-player = There is no player { $number } at this table.
why-not-role = Only this role can do that: { $role }.
why-not-flown = That flight is possible once per turn only.

## Working

why-not-station-there = { $city } has a research station already.
why-not-no-cubes = There is no { $colour } cube in { $city }.
why-not-apart = { $pawn } is in another city.
why-not-with-yourself = Nobody shares a card with themselves.
why-not-cured = The { $colour } disease is cured already.
why-not-too-few = You hold { $count } of the { $needed } cards for the { $colour } cure.
why-not-stored = { $card } lies on your role card; play it first.
why-not-not-discarded = { $card } is not in the player discard pile.
why-not-rest = It is your turn; to stop, pass.

## Events

why-not-in-epidemic = { $card } has to wait: in the middle of an epidemic only { card-resilient-population } can be played.
why-not-no-infections = The infection discard pile is empty.
why-not-quiet-already = The next Infect Cities step is skipped already.
why-not-forecast = There are no two cards left in the infection deck to put into order.
why-not-play-first = For that { $card } has to be played first.

## Answers

why-not-no-flight = No flight is under way: begin with a charter flight, the flight of the { role-operations-expert } or { card-airlift }.
why-not-nothing-to-pay = No flight is waiting to be paid for.
why-not-nothing-to-move = No research station has to be moved.
why-not-no-cure-begun = Say first which disease you want to cure.
why-not-no-proposal = Nobody has proposed anything to you.
why-not-other-colour = The cure takes { $colour } cards only.
why-not-so-many = The cure takes exactly { $count } cards.
why-not-ordered = { $city } has its place already.
why-not-in-forecast = { $city } is not among the cards of { card-forecast }.
why-not-not-infected = { $city } is not in the infection discard pile.
