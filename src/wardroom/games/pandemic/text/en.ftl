### Pandemic in English. How the messages are named: docs/texts.md.

game-title = Pandemic
game-pitch = A team of specialists races around the world to find four cures before the diseases get out of hand.

## Colours of the diseases

colour-blue = blue
colour-yellow = yellow
colour-black = black
colour-red = red

disease-active = active
disease-cured = cured
disease-eradicated = eradicated

# $count is the number of cubes, $colour the disease.
cubes =
    { $count ->
        [one] { $count } { $colour } cube
       *[other] { $count } { $colour } cubes
    }

## Roles. The attribute .rule says what the role can do.

role-contingency-planner = Contingency Planner
    .rule = As an action, takes any Event from the discard pile and keeps it on the role card. Only one at a time; it does not count towards the hand limit and leaves the game once played.
role-dispatcher = Dispatcher
    .rule = As an action, moves any pawn to a city with another pawn, or moves another player’s pawn like the { role-dispatcher }’s own, paying with the { role-dispatcher }’s cards.
role-medic = Medic
    .rule = Treating removes all cubes of one colour. Cubes of cured diseases disappear from the { role-medic }’s city without an action, and no new ones are placed there.
role-operations-expert = Operations Expert
    .rule = Builds research stations without discarding a card. Once per turn, as an action, may fly from a research station to any city by discarding any City card.
role-quarantine-specialist = Quarantine Specialist
    .rule = In the Specialist’s city and every city connected to it, no cubes are placed and no outbreaks happen.
role-researcher = Researcher
    .rule = When sharing knowledge, may give any City card instead of the one for the current city, on either player’s turn.
role-scientist = Scientist
    .rule = Discovers a cure with 4 City cards of one colour instead of 5.

## Cards. The attribute .rule says what the card does.

card-airlift = Airlift
    .rule = Move any one pawn to any city. The pawn’s owner must agree.
card-forecast = Forecast
    .rule = Look at the top 6 infection cards and put them back on top in any order.
card-government-grant = Government Grant
    .rule = Build a research station in any city without one; no City card is needed.
card-one-quiet-night = One Quiet Night
    .rule = The next Infect Cities step is skipped.
card-resilient-population = Resilient Population
    .rule = Remove one card in the infection discard pile from the game. It may be played in the middle of an epidemic, before the discards are shuffled.
card-epidemic = Epidemic
    .rule = The infection rate goes up; the city on the bottom infection card is filled to 3 cubes, with an outbreak if it had any before; then the infection discards are shuffled and go back on top of their deck.

## What keeps a cube away

guard-eradicated = the disease is eradicated
guard-quarantine = the { role-quarantine-specialist } protects it
guard-medic = the { role-medic } protects it

## The board and its labels

phase-actions = Actions
phase-before-draw = Before drawing
phase-in-epidemic = In an epidemic
phase-between-epidemics = Between two epidemics
phase-before-infection = Before infecting
phase-infecting = Infecting cities
phase-ended = Game over

board-infection-rate = Infection rate
board-outbreaks = Outbreaks
board-cures = Cures
board-supply = Cubes left
board-stations = Research stations
board-player-deck = Player deck
board-player-discards = Player discard pile
board-infection-deck = Infection deck
board-infection-discards = Infection discard pile
board-removed = Removed from the game
board-hand = Hand
board-stored = On the role card

## Options before the game. The attribute .rule says what a choice means.

option-epidemics = Epidemics
    .rule = How many Epidemic cards the player deck holds; the more there are, the harder the game.
option-epidemics-4 = 4 (introductory)
    .rule = For a first game.
option-epidemics-5 = 5 (standard)
    .rule = For a team that knows the game.
option-epidemics-6 = 6 (heroic)
    .rule = For a team that wants a challenge.
option-hands = Hands
    .rule = Who can see the cards in a hand.
option-hands-usual = standard
    .rule = Open with 4 Epidemics, hidden with 5 or 6.
option-hands-open = open
    .rule = Everyone sees all cards.
option-hands-closed = hidden
    .rule = Only the owner sees a hand, but may tell the others about it.
option-consent = Consent
    .rule = What happens when a player wants to move another player’s pawn or share a card.
option-consent-ask = ask
    .rule = The other player is asked and may refuse.
option-consent-gifts = ask, but not for gifts
    .rule = Players simply receive cards given to them, unless their hand is full; they are asked about everything else.
option-consent-automatic = automatic
    .rule = Nobody is asked; best for one person or one screen.
option-roles = Roles
    .rule = Random, or one role for each seat in the order of the seats, separated by commas.
option-roles-random = random
    .rule = The roles are shuffled and dealt.

## How the game ends

result-win = won
result-loss-outbreaks = lost: too many outbreaks
result-loss-cubes = lost: out of cubes
result-loss-deck = lost: out of cards

outcome-win = All four cures have been found: the team wins!
outcome-loss-outbreaks = The eighth outbreak cannot be contained: the team loses.
outcome-loss-cubes = There are no { $colour } cubes left to place: the team loses.
outcome-loss-deck = Fewer than two player cards are left to draw: the team loses.

## Choices: what a button says

do-drive = Drive to { $city }
do-drive-pawn = Drive { $pawn } to { $city }
do-fly = Direct flight to { $city }
do-fly-pawn = Direct flight to { $city } for { $pawn }
do-shuttle = Shuttle flight to { $city }
do-shuttle-pawn = Shuttle flight to { $city } for { $pawn }
do-charter = Charter flight to any city
do-charter-pawn = Charter flight to any city for { $pawn }
do-charter-to = Charter flight to { $city } for { $pawn }
do-join-pawn = Bring { $pawn } to the pawn in { $city }
do-operations-flight = Discard any City card to fly from the research station to any city
do-pay = Pay with { $card }
do-to = Fly to { $city }
do-build = Build a research station here
do-from = Move the research station from { $city }
do-treat = Treat the { $colour } disease
do-give = Give { $card } to { $to }
do-take = Take { $card } from { $giver }
do-cure = Discover the cure for the { $colour } disease
do-spend = Use { $cards }
do-fetch = Put { $card } on your role card
do-pass = Pass
do-rest = Pass until your next turn
do-agree = Agree
do-refuse = Refuse
do-discard = Discard { $card }
do-play = Play { $card }
do-pawn = { card-airlift } { $owner }
do-airlift-to = { card-airlift } { $pawn } to { $city }
do-at = Build a research station in { $city }
do-next = Put { $city } next
do-remove = Remove { $city } from the game

## Questions: what the status line says

ask-action =
    { $seat }, you have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.
ask-charter-city = { $seat }, choose where the charter flight goes.
ask-flight-card = { $seat }, choose the City card to pay for the flight.
ask-flight-city = { $seat }, choose where to fly.
ask-station-to-take = { $seat }, all research stations are in use; choose one to move.
ask-cure-cards = { $seat }, choose the cards for the cure.
ask-consent = { $by } proposes: “{ $action }”. { $seat }, do you agree?
ask-airlift-pawn = { $seat }, choose which pawn to airlift.
ask-airlift-city = { $seat }, choose where the { card-airlift } goes.
ask-forecast-next = { $seat }, choose the next infection card, starting from the top.
ask-grant-city = { $seat }, choose the city that gets a research station.
ask-resilient-card = { $seat }, choose the infection card that leaves the game.
ask-over-limit =
    { $seat }, you hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many: choose what to discard.
ask-over-limit-event =
    { $seat }, you hold { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many: discard or play an Event.
ask-event-before-draw = { $seat }, play an Event before cards are drawn?
ask-event-in-epidemic = { $seat }, play { card-resilient-population } before the discards are shuffled?
ask-event-between-epidemics = { $seat }, play an Event before the second epidemic?
ask-event-before-infection = { $seat }, play an Event before cities are infected?
ask-event-infecting = { $seat }, play an Event before the next infection card?
ask-nothing = The game is over: { $result }.

## The log: what happened

log-setup = { $city } starts with { cubes }.
log-role = { $seat } is the { $role }.
log-first = { $seat } goes first, holding the card of the most populous city: { $card }.
log-turn = Turn { $turn }: { $seat }.
log-drive = { $seat } drives to { $city }.
log-drive-pawn = { $seat } drives { $pawn } to { $city }.
log-fly = { $seat } discards { $card } and flies there.
log-fly-pawn = { $seat } discards { $card } and flies { $pawn } there.
log-charter = { $seat } discards { $card } and charters a flight to { $city }.
log-charter-pawn = { $seat } discards { $card } and charters a flight to { $city } for { $pawn }.
log-shuttle = { $seat } takes a shuttle flight from { $origin } to { $city }.
log-shuttle-pawn = { $seat } sends { $pawn } by shuttle flight from { $origin } to { $city }.
log-join = { $seat } joins another pawn in { $city }.
log-join-pawn = { $seat } brings { $pawn } to another pawn in { $city }.
log-operations-flight = { $seat } discards { $card } and flies from the research station in { $origin } to { $city }.
log-build = { $seat } builds a research station in { $city }.
log-relocate = { $seat } moves the research station from { $origin } to { $city }.
log-treat = { $seat } treats { $city } and removes { cubes }.
log-clear = { $pawn } clears { cubes } from { $city } without an action.
log-give = { $seat } gives { $card } to { $to }.
log-take = { $seat } takes { $card } from { $giver }.
log-cure = { $seat } discovers the cure for the { $colour } disease with { $cards }.
log-eradicate = The { $colour } disease is eradicated!
log-fetch = { $seat } puts { $card } on the role card.
log-pass =
    { $seat } stops with { $left ->
        [one] { $left } action
       *[other] { $left } actions
    } left.
log-propose = { $seat } proposes to { $owner }: “{ $action }”.
log-agree = { $seat } agrees.
log-refuse = { $seat } refuses.
log-discard = { $seat } discards { $card }.
log-over-limit =
    { $seat } holds { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } too many.
log-airlift = { $seat } plays { card-airlift }: { $pawn } flies from { $origin } to { $city }.
log-grant = { $seat } plays { card-government-grant }.
log-quiet-night = { $seat } plays { card-one-quiet-night }: the next Infect Cities step is skipped.
log-resilient = { $seat } plays { card-resilient-population }: the infection card { $city } leaves the game.
log-forecast = { $seat } plays { card-forecast } and looks at { $cards }.
log-forecast-order = { $seat } puts the infection cards back in this order: { $cards }.
log-draw = { $seat } draws { $card }.
log-draw-closed =
    { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
log-epidemic = { $seat } draws an Epidemic! The infection rate moves up one space to { $rate }, and the disease strikes { $city }.
log-intensify =
    { $count ->
        [0] There are no discarded infection cards to shuffle.
        [one] { $count } discarded infection card goes back on top of its deck.
       *[other] { $count } discarded infection cards are shuffled and go back on top of their deck.
    }
log-quiet = A quiet night: no city is infected this turn.
log-infect = { $city } is infected: { cubes } placed.
log-outbreak = Outbreak number { $outbreaks }: the { $colour } disease breaks out in { $city }!
log-spread = The outbreak reaches { $city }: { cubes } placed.
log-prevented = { $city } gets no { $colour } cubes, because { $guard }.
log-win = { outcome-win }
log-loss-outbreaks = { outcome-loss-outbreaks }
log-loss-cubes = { outcome-loss-cubes }
log-loss-deck = { outcome-loss-deck }

## The groups in which choices are listed.

group-answer = Choose
group-treat = Treat Disease
group-drive = Drive / Ferry
group-fly = Direct Flight
group-shuttle = Shuttle Flight
group-pawn = Move other pawns
group-cure = Discover a Cure
group-build = Build a Research Station
group-share = Share Knowledge
group-fetch = Fetch an Event
group-discard = Discard
group-event = Play an Event
group-pass = Continue
