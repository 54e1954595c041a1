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

web-pandemic-map = Map of the world
web-pandemic-station = research station
web-pandemic-stations-left =
    { $count ->
        [one] { $count } research station left
       *[other] { $count } research stations left
    }
web-pandemic-quiet = The next infection is skipped.
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
web-pandemic-no-epidemic = No Epidemic is left in the deck.
web-pandemic-close = Close
web-pandemic-again = Tap again to confirm

## Players

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
web-pandemic-closed-hand =
    { $count ->
        [one] { $count } closed card
       *[other] { $count } closed cards
    }

## Piles

web-pandemic-piles = Decks and discard piles
web-pandemic-empty = Nothing yet.
web-pandemic-deck-parts = Parts of the deck from the top; those marked still hold an Epidemic
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
        [one] At the bottom, { $count } card not turned up yet.
       *[other] At the bottom, { $count } cards not turned up yet.
    }
web-pandemic-unseen-show = Which cities these are

## Questions

web-pandemic-cure-cards = Choose the { $count } cards that make the cure.
web-pandemic-use-cards = Use these cards ({ $chosen } of { $count })
web-pandemic-forecast = Which infection card shall be number { $number } from the top?
web-pandemic-forecast-so-far = Order so far

## Groups of actions

web-pandemic-group-answer = Choose
web-pandemic-group-treat = Treat
web-pandemic-group-drive = Drive
web-pandemic-group-fly = Fly
web-pandemic-group-shuttle = Shuttle
web-pandemic-group-pawn = Move other pawns
web-pandemic-group-cure = Discover a cure
web-pandemic-group-build = Build
web-pandemic-group-share = Share knowledge
web-pandemic-group-fetch = Fetch an Event
web-pandemic-group-discard = Discard
web-pandemic-group-event = Play an Event
web-pandemic-group-pass = Go on

## Before the game

web-pandemic-roles-chosen = chosen for each seat
web-pandemic-seat = Seat { $number }

## The position in sentences

web-pandemic-position-turn =
    Turn { $turn }: { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left.
web-pandemic-position-tracks = The infection rate is { $rate }; there have been { $outbreaks } of { $most } outbreaks.
web-pandemic-position-deck =
    { $count ->
        [one] { $count } player card is left.
       *[other] { $count } player cards are left.
    } { $epidemic }
web-pandemic-position-disease =
    The { $colour } disease is { $status }; { $count ->
        [one] { $count } cube is left.
       *[other] { $count } cubes are left.
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
web-pandemic-position-near = Ill cities next to it: { $cities }.
web-pandemic-position-stations = Research stations: { $cities }.

## The curve of a game

web-pandemic-curve-all = all cubes
web-pandemic-curve-blue = blue
web-pandemic-curve-yellow = yellow
web-pandemic-curve-black = black
web-pandemic-curve-red = red

## Help

web-pandemic-help-goal = What it is about
web-pandemic-help-goal-1 = You play together against four diseases. The team wins at once when all four cures are discovered, whatever else is on the board (PAN-1.2).
web-pandemic-help-goal-2 = The team loses at the eighth outbreak, when a cube is needed and none of its colour is left, or when two player cards should be drawn and the deck has fewer (PAN-1.4, PAN-1.5, PAN-1.6).
web-pandemic-help-turn = A turn
web-pandemic-help-turn-1 = First up to 4 actions, in any order, the same one more than once if you like. You may stop early; what is left is lost (PAN-2.4).
web-pandemic-help-turn-2 = Then 2 player cards are drawn. City cards and Events go to the hand; an Epidemic takes effect at once (PAN-7.1, PAN-7.2).
web-pandemic-help-turn-3 = With more than 7 cards in hand you discard or play Events until 7 are left (PAN-9.2).
web-pandemic-help-turn-4 = At last as many infection cards are turned up as the infection rate says; each puts 1 cube into its city (PAN-10.1).
web-pandemic-help-moving = Actions: getting around
web-pandemic-help-moving-1 = Drive: along a line to a connected city. Lines that leave the map on one side come back on the other (PAN-4.1, PAN-4.2).
web-pandemic-help-moving-2 = Fly with a card: discard a City card and go to that city (PAN-4.3).
web-pandemic-help-moving-3 = Charter: discard the card of the city you are in and go anywhere (PAN-4.4).
web-pandemic-help-moving-4 = Shuttle: from one research station to any other, without a card (PAN-4.5).
web-pandemic-help-work = Actions: doing something there
web-pandemic-help-work-1 = Treat: remove 1 cube from your city; all of one colour if that disease is cured (PAN-5.5, PAN-5.6).
web-pandemic-help-work-2 = Build: discard the card of your city and put a research station there. When all 6 stand, one is moved (PAN-5.1, PAN-5.3).
web-pandemic-help-work-3 = Share knowledge: two players in one city pass on the card of exactly that city, in either direction, if both agree (PAN-5.9, PAN-5.12).
web-pandemic-help-work-4 = Discover a cure: at any research station, discard 5 City cards of one colour (PAN-5.14).
web-pandemic-help-spread = How diseases spread
web-pandemic-help-spread-1 = A city never holds more than 3 cubes of a colour. If a fourth should come, there is an outbreak: each connected city gets 1 cube instead (PAN-10.3, PAN-11.2).
web-pandemic-help-spread-2 = A connected city that is full breaks out too, but each city only once in a chain (PAN-11.3, PAN-11.4).
web-pandemic-help-spread-3 = An Epidemic raises the infection rate, fills the city of the bottom infection card up to 3 cubes, and puts the discarded infection cards, shuffled, back on top: what was hit will be hit again (PAN-8.1, PAN-8.2, PAN-8.8).
web-pandemic-help-spread-4 = A cured disease still spreads. Once its last cube is gone it is eradicated, and no cube of it ever comes back (PAN-6.4, PAN-6.6, PAN-6.8).
web-pandemic-help-roles = Roles
web-pandemic-help-roles-1 = Everybody has a role with a power of its own.
web-pandemic-help-events = Events
web-pandemic-help-events-1 = Their holder may play them in anybody’s turn; that is no action (PAN-12.2).
web-pandemic-help-events-2 = Not while a card is being resolved. Before the draw, between epidemics, before and between infections the game waits for whoever holds one (PAN-12.3, PAN-12.8).
web-pandemic-help-end = Difficulty
web-pandemic-help-end-1 = The player deck holds 4, 5 or 6 Epidemics, spread evenly over it: one in each of as many parts (PAN-S.13).
web-pandemic-help-end-2 = The deck is the clock: a game lasts at most 26 turns (PAN-1.6).
web-pandemic-help-board = Reading this board
web-pandemic-help-board-1 = Blue is a disc, yellow a square, black a triangle, red a diamond. With 3 cubes of a colour a city is ringed in red: one more and it breaks out.
web-pandemic-help-board-2 = Whatever is lit can be tapped. Where several things can be done in a city, they are listed beside it.
web-pandemic-help-board-3 = The decks at the top open: there are the discard piles, and what everybody knows of the cards to come.
