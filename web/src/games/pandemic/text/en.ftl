### The screens of Pandemic in English.

## Pawns: one letter for each role, all different.

web-pandemic-pawn-contingency-planner = C
web-pandemic-pawn-dispatcher = D
web-pandemic-pawn-medic = M
web-pandemic-pawn-operations-expert = O
web-pandemic-pawn-quarantine-specialist = Q
web-pandemic-pawn-researcher = R
web-pandemic-pawn-scientist = S

## The board

web-pandemic-plan = { $name }’s plan
# $name says whose plan it is, $plan is what they said.
web-pandemic-plan-told = { $name }: “{ $plan }”
web-pandemic-map = Map of the world
web-pandemic-station = research station
web-pandemic-goal = Cures found: { $count } of { $most }
web-pandemic-stations-left =
    { $count ->
        [one] { $count } research station left
       *[other] { $count } research stations left
    }
web-pandemic-quiet = The next infection step is skipped.
# No Epidemic is among the next $after cards; there is one among the next $within.
web-pandemic-epidemic-within =
    { $after ->
        [0] { $within ->
                [one] The next card is an Epidemic.
               *[other] An Epidemic is among the next { $within } cards.
            }
        [one] An Epidemic comes after the next card, within { $within }.
       *[other] An Epidemic comes after the next { $after } cards, within { $within }.
    }
# The next Epidemic is the card number $from at the earliest, $within at the latest.
web-pandemic-epidemic-brief =
    { $from ->
        [1] { $within ->
                [one] The next card is an Epidemic
               *[other] Epidemic within { $within } cards
            }
       *[other] Epidemic in { $from } to { $within } cards
    }
web-pandemic-no-epidemic = No Epidemics are left in the deck.
web-pandemic-again = Tap again to confirm

## Players

web-pandemic-drew-event = You drew an Event:
web-pandemic-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-pandemic-hand-size =
    { $count ->
        [one] { $count } card in hand, at most { $most }
       *[other] { $count } cards in hand, at most { $most }
    }
web-pandemic-shown = Shown to you
web-pandemic-closed-hand =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }

## Piles

web-pandemic-piles = Decks and discard piles
web-pandemic-empty = Nothing yet.
web-pandemic-deck-parts = The deck from top to bottom; marked parts still hold an Epidemic
# $number counts the layers from the top, $count the cards in this one.
web-pandemic-layer =
    { $number ->
        [1] On top, { $count ->
                [one] one card:
               *[other] { $count } cards in unknown order:
            }
       *[other] Below that, { $count ->
                [one] one card:
               *[other] { $count } cards in unknown order:
            }
    }
web-pandemic-unseen =
    { $count ->
        [one] { $count } card at the bottom hasn’t been turned up yet.
       *[other] { $count } cards at the bottom haven’t been turned up yet.
    }
web-pandemic-unseen-show = Show these cities

## Danger

web-pandemic-danger = Danger
web-pandemic-danger-title = Show how likely each city is to be drawn (D)
web-pandemic-danger-drawn = Drawn before your next turn
web-pandemic-danger-drawn-of = Drawn before { $seat }’s next turn
web-pandemic-danger-outbreak = Outbreak: { $least } or more
web-pandemic-chances = Before your next turn: drawn { $drawn }, outbreak { $outbreak }.
web-pandemic-chances-of = Before { $seat }’s next turn: drawn { $drawn }, outbreak { $outbreak }.
web-pandemic-chances-soon = Chances: …
web-pandemic-away-soon = Distance: …
web-pandemic-away =
    { $count ->
        [0] Your pawn is here.
        [one] { $count } action away from your pawn.
       *[other] { $count } actions away from your pawn.
    }
web-pandemic-away-of =
    { $count ->
        [0] { $seat } is here.
        [one] { $count } action away from { $seat }.
       *[other] { $count } actions away from { $seat }.
    }
web-pandemic-shortcut =
    { $count ->
        [one] It takes only { $count } action by { $means }.
       *[other] It takes only { $count } actions by { $means }.
    }
web-pandemic-means-card = discarding the { $card } card
web-pandemic-means-any = discarding any City card
web-pandemic-means-station = building a research station
web-pandemic-go =
    { $count ->
        [one] Go there ({ $count } action)
       *[other] Go there ({ $count } actions)
    }
web-pandemic-charter = Charter a flight there (1 action)

## The goal

web-pandemic-goal-found = The { $colour } disease: { $status }.
web-pandemic-goal-cards = The { $colour } cure: { $seat } has { $count } of { $needed } cards.
web-pandemic-goal-none = The { $colour } cure: nobody has a card for it.

## Questions

web-pandemic-agree-turn = Agree to all moves this turn
web-pandemic-cure-cards = Choose the { $count } cards for the cure.
web-pandemic-use-cards = Use these cards ({ $chosen } of { $count })
web-pandemic-forecast = Which infection card goes in position { $number } from the top?
web-pandemic-forecast-so-far = Order so far

## Before the game

web-pandemic-roles-chosen = chosen for each seat
web-pandemic-seat = Seat { $number }

## The position in sentences

web-pandemic-position-turn =
    Turn { $turn }: { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.
web-pandemic-position-tracks = The infection rate is { $rate }; there have been { $outbreaks } of { $most } outbreaks, and outbreak { $most } loses the game.
web-pandemic-position-deck =
    { $count ->
        [one] { $count } player card is left.
       *[other] { $count } player cards are left.
    } { $epidemic }
web-pandemic-position-disease =
    The { $colour } disease is { $status }; { $count ->
        [one] { $count } cube is left in the supply.
       *[other] { $count } cubes are left in the supply.
    }
# $count is the number of cubes of one colour.
web-pandemic-position-cubes =
    { $count ->
        [3] With 3 cubes of a colour, one step from an outbreak: { $cities }.
       *[other] { $count ->
                [one] With { $count } cube: { $cities }.
               *[other] With { $count } cubes of a colour: { $cities }.
            }
    }
web-pandemic-position-player = { $seat }, { $role }, is in { $place }. Hand: { $hand }.
web-pandemic-position-near = Infected cities nearby: { $cities }.
web-pandemic-position-stations = Research stations: { $cities }.

## The curve of a game

web-pandemic-curve-all = all cubes
web-pandemic-curve-blue = blue
web-pandemic-curve-yellow = yellow
web-pandemic-curve-black = black
web-pandemic-curve-red = red

## Cards of things

web-pandemic-thing-near = Connected to { $cities }.
web-pandemic-thing-held = { $seat } has its City card.
web-pandemic-thing-spent = Its City card has been discarded.
web-pandemic-thing-infected = Its infection card has been discarded; the next Epidemic brings it back.
web-pandemic-thing-coming =
    { $count ->
        [one] Its infection card is on top of the deck.
       *[other] Its infection card is among the top { $count }.
    }
web-pandemic-thing-safe = Its infection card is out of the game.
web-pandemic-thing-city-card = Discard it to fly there, to fly from there to any city, or to build a research station there; cards of one colour make a cure.
web-pandemic-thing-cards = { $seat } with { $count } of { $needed }
web-pandemic-thing-cure = Cards for the { $colour } cure: { $list }.
web-pandemic-thing-infection = Infection card: { $city }
web-pandemic-thing-disease = The { $colour } disease
web-pandemic-thing-cities = Infected: { $cities }.
web-pandemic-thing-discards = Cards that have been played or spent end up here; only the { role-contingency-planner } can take Events back.
web-pandemic-part-standing = Current state
web-pandemic-part-diseases = Diseases

## Questions to others

web-other-ask-action =
    { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.

## High points

web-pandemic-moment-cure = Cure { $count } of { $most }
web-pandemic-moment-cured = { $seat } has found the cure for the { $colour } disease.
web-pandemic-moment-falls =
    { $count ->
        [one] One { $colour } cube is still on the map: one action removes it.
       *[other] { $count } { $colour } cubes are still on the map: from now on, one action clears a whole city of them.
    }
web-pandemic-moment-eradicated = Eradicated!
web-pandemic-moment-gone = It will never come back: its infection cards do nothing from now on.
web-pandemic-moment-outbreak = Outbreak { $count } of { $most }
web-pandemic-moment-won = Victory!
web-pandemic-moment-lost = Defeat
