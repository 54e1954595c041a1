### The picture of Rush M.D. in the terminal, in English.

cli-rush-md-round = Round { $number } of { $most }
# $clock and $end are minutes and seconds, $gauge is a bar.
cli-rush-md-clock = { $clock } of { $end } { $gauge }
cli-rush-md-overtime = overtime
cli-rush-md-paused = paused
cli-rush-md-phase-council = Medical Council
cli-rush-md-phase-countdown = Get ready
cli-rush-md-phase-action = Action Phase
cli-rush-md-phase-evaluation = Evaluation
cli-rush-md-phase-ended = The shift is over
cli-rush-md-points = Medical Points { $count }
cli-rush-md-reputation = Reputation { $count }
cli-rush-md-discharged = Discharged { $regular } and { $hospitalized }
cli-rush-md-deaths = Died { $count }
cli-rush-md-goal = Objective:
cli-rush-md-goal-reputation = Reputation { $now }/{ $goal }
cli-rush-md-goal-discharged = discharged { $now }/{ $goal }
cli-rush-md-goal-hospitalized = from the Wards { $now }/{ $goal }
cli-rush-md-goal-points = Medical Points { $now }/{ $goal }
cli-rush-md-patients = Patients
cli-rush-md-nobody = no patients
cli-rush-md-needs = needs { $what }
cli-rush-md-complete = has everything needed
cli-rush-md-exams = to examine: { $what }
cli-rush-md-bed-is = the bed is at { $where }
cli-rush-md-glasses = Hourglasses
cli-rush-md-pool = free
# $seconds until the sand has run out.
cli-rush-md-sand = { $gauge } { $seconds } s
cli-rush-md-run-out = { $gauge } run out
cli-rush-md-storage = Storage
cli-rush-md-empty = empty
cli-rush-md-epidemic = Epidemic in Ward { $ward }: { $what }
cli-rush-md-hidden = The boards are covered while the game is paused.
