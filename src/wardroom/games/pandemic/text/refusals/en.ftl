### Why something cannot be done now, as a friend at the table would say it.
### $city, $origin and $card are names, $colour is a disease, $asking is what the table is asked.

## Whose decision it is

why-not-over = The game is over: { $result }.
why-not-watching = You’re only watching this game.
why-not-your-turn = It’s { $seat }’s turn.
why-not-your-decision = The question “{ $asking }” is for { $seat } to answer.
why-not-answered = Answer this first: “{ $asking }”
why-not-in-window = The question is “{ $asking }”, and only an Event or a pass can answer it.
why-not-over-limit =
    Your hand comes first: you hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many.
why-not-refused = { $owner } has just refused that; do something else first.

## Cards

why-not-no-card = You don’t have { $card }.
why-not-no-city-card = You have no City cards to pay with.
why-not-they-lack = { $giver } doesn’t have { $card }.
why-not-other-card = Only the { $city } card can change hands here; only the { role-researcher } may give others.
why-not-discard = You can only discard when you have more than { $count } cards.

## Moving

why-not-there-already = The pawn is already in { $city }.
why-not-connected = { $origin } and { $city } aren’t connected.
why-not-no-station = There’s no research station in { $city }.
why-not-nobody-there = No other pawn is in { $city }.
why-not-own-pawn = That’s your own pawn; move it directly.
why-not-no-player = There’s no player { $number } at this table.
why-not-role = Only the { $role } can do that.
why-not-flown = You can make that flight only once per turn.

## Working

why-not-station-there = { $city } already has a research station.
why-not-no-cubes = There are no { $colour } cubes in { $city }.
why-not-apart = { $pawn } is in another city.
why-not-with-yourself = You can’t share a card with yourself.
why-not-cured = The { $colour } disease is already cured.
why-not-too-few = You have { $count } of the { $needed } cards for the { $colour } cure.
why-not-stored = { $card } is on your role card; play it first.
why-not-not-discarded = { $card } isn’t in the player discard pile.
why-not-rest = It’s your turn: pass if you want to stop.

## Events

why-not-in-epidemic = { $card } has to wait: in the middle of an epidemic only { card-resilient-population } can be played.
why-not-no-infections = The infection discard pile is empty.
why-not-quiet-already = The next Infect Cities step is already being skipped.
why-not-forecast = Fewer than two cards are left in the infection deck, so there’s nothing to put in order.
why-not-play-first = To do that, you have to play { $card } first.

## Answers

why-not-no-flight = No flight is under way: start with a charter flight, the { role-operations-expert }’s flight or { card-airlift }.
why-not-nothing-to-pay = No flight is waiting to be paid for.
why-not-nothing-to-move = No research station needs to be moved.
why-not-no-cure-begun = First say which disease you want to cure.
why-not-no-proposal = Nobody has proposed anything to you.
why-not-other-colour = The cure takes only { $colour } cards.
why-not-so-many = The cure takes exactly { $count } cards.
why-not-ordered = { $city } already has its place.
why-not-in-forecast = { $city } isn’t among the { card-forecast } cards.
why-not-not-infected = { $city } isn’t in the infection discard pile.
