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
cli-rush-md-discharged = Discharged: { $regular } from the Clinic, { $hospitalized } from the Wards
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
cli-rush-md-exams = exams needed: { $what }
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

## Pages.

cli-rush-md-about-map = the clock, the patients and the hourglasses
cli-rush-md-about-rules = the rules on one page; “rules blood drive” for a Research card

## Lessons, where the browser’s words speak of its gestures.

cli-lesson-first-council = A round starts with a Medical Council: plan as long as you like. Only the Action Phase after it has a clock, and in this lesson it waits for you. Choose Ready.
cli-lesson-first-nurse = Hourglasses are your staff: red and black are Doctors, the four with numbers are Nurses. They act on slots. Place a Nurse at Patient Admission.
cli-lesson-first-sand = The singer has been given everything on the card. Your Nurse at Admission is still busy: an hourglass can’t be moved while its thirty seconds of sand are running. Press Enter to skip them.
cli-lesson-first-steady = These controls are for the browser. Here you name a thing and its place, and nothing slips.
cli-lesson-surgery-add = Add a bone. In the terminal nothing slips from the tweezers.
cli-lesson-evaluation-time = When the phase ends, no more hourglasses move. Anyone with sand still running in an action may finish it. Then all patients are judged. Press Enter.
cli-lesson-evaluation-steady = { cli-lesson-first-steady }
cli-lesson-minute-run = The clock is running! Nurse to Admission, two patients, a Doctor to the Clinic, then give what the card asks for. Enter ends the minute early.
cli-lesson-minute-no-pause = A pause is for real games. Enter ends the minute early.
cli-lesson-minute-steady = { cli-lesson-first-steady }
