### The picture of Pandemic in the terminal, in English.

## Pawns: one letter for each role, all different.

cli-pandemic-pawn-contingency-planner = C
cli-pandemic-pawn-dispatcher = D
cli-pandemic-pawn-medic = M
cli-pandemic-pawn-operations-expert = O
cli-pandemic-pawn-quarantine-specialist = Q
cli-pandemic-pawn-researcher = R
cli-pandemic-pawn-scientist = S

## Gauges

cli-pandemic-turn = Turn { $turn }
cli-pandemic-outbreaks = Outbreaks { $count }/{ $most }
# $track is the whole track with the present space in brackets.
cli-pandemic-rate = Infection rate { $track }
cli-pandemic-deck = Deck { $count }
# No Epidemic is among the next $after cards; there is one among the next $within.
cli-pandemic-epidemic =
    { $after ->
        [0] { $within ->
                [one] (epidemic: next card)
               *[other] (epidemic within { $within } cards)
            }
       *[other] (epidemic after { $after }, within { $within } cards)
    }
cli-pandemic-no-epidemic = (no epidemics left)
cli-pandemic-stations-left = Stations left { $count }
cli-pandemic-quiet = next infection skipped
cli-pandemic-cured = cured
cli-pandemic-eradicated = eradicated

## Hands and decks

cli-pandemic-closed-hand = hidden
cli-pandemic-stored = [{ $card }]
cli-pandemic-infection-deck = Infection deck
cli-pandemic-unseen =
    { $count ->
        [one] { $count } card not seen yet
       *[other] { $count } cards not seen yet
    }
cli-pandemic-infection-discards = Infection discards ({ $count }):
cli-pandemic-player-discards = Player discards ({ $count }):
cli-pandemic-removed = Removed from the game ({ $count }):
# After the list of commands: the signs of the picture.
cli-pandemic-signs = Signs: ● blue, ■ yellow, ▲ black, ◆ red cube; ⌂ research station, ♙ pawn with the letter of its role, ★ Event, ▶ whose turn it is; a city marked “!” may be infected next; cards of the infection deck before a “›” come before those after it.

## What can be done

cli-pandemic-group-drive = Drive
cli-pandemic-group-fly = Fly (card)
cli-pandemic-group-shuttle = Shuttle
cli-pandemic-group-treat = Treat
# $who is the player who gets or gives a card.
cli-pandemic-group-give = To { $who }
cli-pandemic-group-take = From { $who }
cli-pandemic-group-work = Other
cli-pandemic-group-event = Event
cli-pandemic-group-forecast = Order so far:
cli-pandemic-group-answer = Answer
cli-pandemic-group-pass = Or
# $who is the player whose pawn is moved.
cli-pandemic-group-pawn = Move { $who }
cli-pandemic-pick-drive = drive
cli-pandemic-pick-fly = fly
cli-pandemic-pick-shuttle = shuttle
cli-pandemic-pick-join = join
cli-pandemic-pick-charter = anywhere (charter)

# A lesson, where the browser’s words speak of its panels.
cli-lesson-roles-others = At a table, type “rules” to read what the roles can do. Two roles that work well together beat two strong ones.
