### The picture of Holding On in the terminal, in English.

cli-holding-on-scenario = Scenario { $number }
cli-holding-on-day =
    { $day ->
        [0] Before the first day
       *[other] Day { $day }
    }
cli-holding-on-health = { $gauge } { $count }
cli-holding-on-manager = Shift manager: { $who }
cli-holding-on-shift-now = now
cli-holding-on-shift-over = over
cli-holding-on-unseen = not turned up yet
cli-holding-on-crew = on duty: { $who }
cli-holding-on-places =
    { $count ->
        [one] { $count } place open
       *[other] { $count } places open
    }
cli-holding-on-phone = on the phone: { $who }
cli-holding-on-staff = Staff
cli-holding-on-out = out
cli-holding-on-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
cli-holding-on-fatigue = fatigue { $gauge }
cli-holding-on-deck = { $memories } memories, { $happenings } events
cli-holding-on-goal-count = { $reached }/{ $number } clear
cli-holding-on-goal-run = { $reached }/{ $number } joined
cli-holding-on-goal-balance = { $reached }/{ $number } more pleasant than unpleasant
cli-holding-on-goal-heard = { $reached }/{ $number } calls answered
cli-holding-on-goal-faced = { $reached }/{ $number } regrets faced
cli-holding-on-goal-arrived = { $reached }/{ $number } arrived
# $what is the period or the person it is about.
cli-holding-on-about = { $goal } ({ $what })
cli-holding-on-speaks = Billy: “{ $quote }”
cli-holding-on-held = { $hazy } hazy, { $clear } clear memories in hand
