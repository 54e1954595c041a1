### Looking back at a finished game.

web-debrief = Debrief
web-debrief-working = The game is being looked back at; that takes up to a minute.
web-debrief-given-up = The server was too busy to look back at this game.
web-debrief-again = Try again
web-debrief-interval = The chance to win; the band is its 95% interval.
web-debrief-curve-told = The chance to win over the game: { $start }% at the deal, at its lowest { $lowest }% after move { $ply }. All numbers stand below.
web-debrief-numbers = All numbers
web-debrief-after = After move
web-debrief-chance = Chance to win
web-debrief-range = { $chance }% ({ $low }–{ $high }%)
web-debrief-decisions =
    { $count ->
        [one] The costliest decision
       *[other] The { $count } costliest decisions
    }
web-debrief-no-decisions = No decision cost anything worth naming.
web-debrief-cost-chance =
    { $cost ->
        [one] Cost one point of the chance to win ({ $low } to { $high })
       *[other] Cost { $cost } points of the chance to win ({ $low } to { $high })
    }
web-debrief-cost = Cost about { $cost } points against the rivals ({ $low } to { $high })
web-debrief-played = Played
web-debrief-better = Better
web-debrief-other = { $name }: { $step }
web-debrief-show = Show this moment
web-debrief-replay = Replay in 15 seconds
web-debrief-replay-stop = Stop
web-debrief-busy = at work
web-debrief-idle = idle
web-debrief-missing = missing
web-debrief-nothing-missing = Nobody waited long for anything.
web-debrief-lanes = All hourglasses in numbers
web-debrief-forecast = The points to be expected in the end, if everybody had played on like the gentle colleague. Pick a name to see what they are made of.
web-debrief-forecast-told = The points to be expected in the end, over the game. All numbers stand below.
web-debrief-forecast-numbers = All numbers: { $name }
web-debrief-together = Together
web-debrief-points-range = { $points } ({ $low }–{ $high })
