### Looking back at a finished game.

web-debrief = Debrief
web-debrief-working = The game is being looked back at; that takes up to a minute.
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
web-debrief-cost =
    { $cost ->
        [one] Cost one point
       *[other] Cost { $cost } points
    }
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
