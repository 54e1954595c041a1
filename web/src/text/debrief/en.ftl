### Looking back at a finished game.

web-debrief = Debrief
web-debrief-working = The game is being analysed. This takes about a minute, or several when the server is busy. You don’t have to wait here.
web-debrief-waited = { $count } s so far
web-debrief-given-up = The server was too busy to analyse this game.
web-debrief-again = Try again
web-debrief-interval = Chance of winning; the band is its 95% confidence interval.
web-debrief-curve-told = Chance of winning over the course of the game: { $start }% at the deal, { $lowest }% at its lowest, after move { $ply }. All figures are below.
web-debrief-numbers = All figures
web-debrief-after = After move
web-debrief-chance = Chance of winning
web-debrief-range = { $chance }% ({ $low }–{ $high }%)
web-debrief-decisions =
    { $count ->
        [one] The costliest decision
       *[other] The { $count } costliest decisions
    }
web-debrief-no-decisions = No decision was costly enough to mention.
web-debrief-in-numbers = In numbers
web-debrief-cost-chance =
    { $cost ->
        [one] Cost one percentage point of the chance of winning ({ $low } to { $high })
       *[other] Cost { $cost } percentage points of the chance of winning ({ $low } to { $high })
    }
web-debrief-cost = Cost about { $cost } points against your rivals ({ $low } to { $high })
web-debrief-played = Played
web-debrief-better = Better
web-debrief-other = { $name }: { $step }
web-debrief-show = Go to this moment
web-debrief-replay = Replay in 15 seconds
web-debrief-replay-stop = Stop
web-debrief-busy = at work
web-debrief-idle = idle
web-debrief-missing = missing
web-debrief-nothing-missing = Nobody had to wait long for anything.
web-debrief-lanes = All hourglasses in numbers
web-debrief-forecast = Expected final points, if everyone had played on like the Gentle colleague. Pick a name for the breakdown.
web-debrief-forecast-told = Expected final points over the course of the game. All figures are below.
web-debrief-forecast-numbers = All figures: { $name }
web-debrief-together = Total
web-debrief-points-range = { $points } ({ $low }–{ $high })
