### Rush M.D. in English. How messages are named: docs/texts.md.

game-title = Rush M.D.
game-pitch = A hospital against the clock: doctors and nurses are hourglasses, and every patient needs exactly the right treatment.

## Options. .rule says what they mean.

option-difficulty = Difficulty
    .rule = Sets the column of the Objective: what to reach, and how many Medical Points to start with.
option-difficulty-easy = easy
    .rule = A gentle shift.
option-difficulty-normal = normal
    .rule = A busy shift.
option-difficulty-hard = hard
    .rule = A shift to remember.
option-epidemics = Epidemics
    .rule = Contagious diagnoses can start an epidemic in a Ward. Leave them out of a first game.
option-epidemics-on = with epidemics
    .rule = Contagion has consequences.
option-epidemics-off = without epidemics
    .rule = The contagious symbol has no effect.
option-research = Research
    .rule = Three Research cards each round: tasks with a reward, and stronger actions.
option-research-on = with Research
    .rule = Three cards are on offer each round.
option-research-off = without Research
    .rule = No Research cards.
option-objective = Objective
    .rule = Which of the four Objectives for this number of players is in play.
option-objective-random = random
    .rule = One of the four is drawn.
option-objective-a = Reputation
    .rule = Only Reputation counts.
option-objective-b = patients
    .rule = Reputation and patients discharged.
option-objective-c = the Wards
    .rule = Reputation and Hospitalized Patients discharged.
option-objective-d = good care
    .rule = Reputation and Medical Points left at the end.
option-assist = Assistance
    .rule = What happens when someone gives an item that is not needed.
option-assist-0 = none
    .rule = Mistakes are possible, as in the real game.
option-assist-1 = warn
    .rule = The game points out the mistake.
option-assist-2 = refuse
    .rule = The item cannot be given.
option-manual-contagion = Spotting contagion
    .rule = Whether the team must notice contagious symbols itself.
option-manual-contagion-on = notice it yourselves
    .rule = Someone must report the symbol before the phase ends, or it costs 3 Medical Points.
option-manual-contagion-off = automatic
    .rule = The Epidemic card is drawn automatically.
option-oath-strict = Strict Oath of Ethics
    .rule = Whether clumsy rule-breaking costs Medical Points.
option-oath-strict-on = strict
    .rule = A wrong X-ray or a bare hand where tweezers are needed costs 1 Medical Point.
option-oath-strict-off = lenient
    .rule = Only time is lost.
option-pace = Pace
    .rule = Stretches the Action Phase and the sand; the result is marked as relaxed.
option-pace-100 = normal
    .rule = Nothing is stretched.
option-pace-125 = 125%
    .rule = A little more time.
option-pace-150 = 150%
    .rule = Half as much time again.
option-pace-200 = 200%
    .rule = Twice the time.
option-phase = Action Phase
    .rule = Its length in seconds, from 10 to 600; normally 240, or 300 when playing alone. The Objective asks for less in a shorter phase, and for more in a longer one.
option-phase-usual = normal
    .rule = Four minutes; five for a single player.
option-sand = Sand
    .rule = How many seconds an hourglass runs for, from 15 to 45.
option-rounds = Rounds
    .rule = How long the game is.
option-rounds-4 = four
    .rule = The whole game.
option-rounds-2 = two
    .rule = A quick game of about ten minutes; the Objective asks for less.
option-clock = Clock
    .rule = Whether time runs on its own in the Action Phase.
option-clock-runs = runs
    .rule = Against the clock, as in the real game.
option-clock-moves = move by move
    .rule = Time passes only as you act, so everyone can think as long as they like; everyone uses steady controls.

## Results.

result-win = won
result-loss-points = lost: no Medical Points left
result-loss-objective = lost: Objective missed

outcome-win = The Objective has been met: the team wins!
outcome-loss-points = The last Medical Point is gone: the team loses.
outcome-loss-objective = The shift is over and the Objective was missed: the team loses.

## Questions.

ask-council = Medical Council, round { $number }: plan, then get ready.
ask-countdown = Get ready: the clock is about to start.
ask-action = Round { $number }: the clock is running.
ask-overtime = The phase is over; anyone whose sand is still running may finish.
ask-evaluation = Evaluation of round { $number }: decide about leftovers and confirm.
ask-paused = The game is paused.
ask-resuming = Get ready: the clock resumes in a moment.
ask-moves = Round { $number }: act or wait; the clock stands still until everyone has chosen.
ask-nothing = The game is over.

## Choices.

do-place = Place { $glass } at { $slot_the }
do-lift-off = Lift { $glass } off the slot
do-move-bed = Move bed { $bed } to { $area }
do-hospitalize = Move the patient from { $place } into bed { $bed }
do-draw = Admit a { $type }
do-give = Give { $kind_a }
do-inject = Inject { $kind_a }
do-organ = Add { $kind_a }
do-take-back = Take back { $kind_a }
do-serve = Give { $kind_a } against the epidemic, bed { $bed }
do-stock = Store { $kind_any }
do-stock-organ = Store { $kind_a }
do-discard-organ = Discard { $kind_a }
do-syringe = Fetch a syringe
do-flip = Turn over token { $number }
do-disc = Move { $disc } to { $hole }
do-read = Read the result
do-cycle = Next X-ray
do-take = Take this X-ray
do-mri-draw = Draw the MRI card
do-mri-steady = Steady the hourglass
do-begin-place = Pick up { $glass }
do-begin-scan = Take { $glass } to the scanner
do-begin-lift-off = Pick up { $glass } to take it away
do-begin-move-bed = Take hold of bed { $bed }
do-begin-draw = Reach for a { $type }
do-begin-hospitalize = Fetch the patient from { $place }
do-begin-give = Pick up { $kind_a }
do-begin-inject = Draw up { $kind_a }
do-begin-organ = Pick up { $kind_a }
do-begin-take-back = Reach for { $kind_a } to take it back
do-begin-serve = Against the epidemic: pick up { $kind_a }
do-begin-stock = Reach for the { $kind } supply
do-begin-stock-organ = Pick up { $kind_a } from the Supply
do-begin-discard-organ = Pick up { $kind_a } to discard it
do-begin-syringe = Reach for a syringe
do-begin-disc = Pick up { $disc }
do-begin-card = Lift the top X-ray
do-begin-mri-draw = Reach for the MRI card
do-begin-mri-steady = Touch the wobbling hourglass
do-drop = Put it down
do-drop-steady = Put it down slowly
do-drop-glass = Place it at { $slot_the }
do-drop-glass-away = Let go beside the slots
do-drop-bed = Move the bed to { $area }
do-drop-bed-knock = Move the bed to { $area }, bumping the scanner
do-drop-bed-steady = Move the bed slowly to { $area }
do-drop-patient = Into bed { $bed }
do-drop-dose = For bed { $bed }
do-drop-disc = Move to { $hole }
do-drop-disc-steady = Move slowly to { $hole }
do-drop-card-bottom = Under the deck
do-drop-card-bed = To the bed
do-balance = Let go { $number } off the centre
do-balance-steady = Let go slowly in the centre
do-slip = It slips
do-miss = It misses
do-cancel = Never mind
do-target = Treat the patient in { $place }
do-target-epidemic = Treat the epidemic
do-target-exam = Examine the patient in { $place }: { $exam }
do-finish = Finish the action
do-grab = Use your bare hand
do-report = Report contagion at bed { $bed }: { $exam }
do-mode = Controls: { $mode }
do-ready = Ready
do-confirm = Continue
do-pause = Ask for a pause
do-resume = Resume the game
do-wait = Wait a moment
do-wait-sand = Wait for an hourglass to run out
do-absent = Step away for a while
do-back = I’m back
do-keep = { $place_cap } ({ $tag }) keeps { $count ->
    [0] no { $kind_any }
    [one] { $count } { $kind_one }
   *[other] { $count } { $kind_pl }
}

## The log.

log-objective = Objective: { $goal }. The team starts with { $points } Medical Points.
log-round = Round { $number }: the Medical Council meets.
log-research = Research this round: { $cards }.
log-ready = { $seat } is ready.
log-mode = { $seat } chooses controls: { $mode }.
log-countdown = { $count } seconds to go.
log-start = The clock is running: { $count } seconds.
log-place = { $seat } places { $glass } at { $slot_the }.
log-lift-off = { $seat } takes { $glass } from { $slot_the }.
log-in-vain = { $seat } is too late and puts the piece back.
log-outpaced = { $by } was quicker: { $seat } puts the piece back.
log-too-late = { $seat } runs out of time.
log-held-too-long = { $seat } has held on too long and lets go.
log-slip = Something slips from { $seat }’s tweezers.
log-miss = { $seat } misses the mark.
log-move-bed = { $seat } moves bed { $bed } to { $area }.
log-admit = { $seat } admits a { $type }: { $patient }, { $condition }, in { $place }.
log-hospitalize = { $seat } finds a bed: { $patient } is in bed { $bed } now.
log-target = { $seat } attends to the patient in { $place }.
log-target-epidemic = { $seat } fights the epidemic.
log-finish = { $seat } is done.
log-give = { $seat } gives the patient in { $place } { $kind_a }.
log-warn = The card of the patient in { $place } doesn’t ask for { $kind_a }.
log-take-back = { $seat } takes { $kind_a } back from the patient in { $place }.
log-syringe = { $seat } fetches a syringe.
log-stock = { $seat } stores { $count ->
    [one] { $count } { $kind_one }.
   *[other] { $count } { $kind_pl }.
}
log-stock-organ = { $seat } stores { $kind_a }.
log-discard-organ = { $seat } discards { $kind_a }.
log-flip = { $seat } turns over token { $number }.
log-token = Token { $number } shows: { $icon }.
log-cycle = { $seat } looks at the next X-ray.
log-wrong-take = That X-ray shows bed { $bed }: { $seat } must put it back.
log-oath =
    { $count ->
        [one] { $seat } breaks the Oath of Ethics: { $count } Medical Point lost.
       *[other] { $seat } breaks the Oath of Ethics: { $count } Medical Points lost.
    }
log-diagnosis = { $seat } has a result for bed { $bed } ({ $exam }): { $diagnosis }, effectiveness { $count }.
log-wobble = { $seat }’s hourglass is wobbling at bed { $bed }!
log-unbalanced = { $seat } cannot balance the hourglass and takes it back.
log-steadied = { $seat } steadies the hourglass.
log-still-wobbles = { $seat } touches the hourglass; it still wobbles.
log-fall = Crash: { $glass } falls! The scan of bed { $bed } must be repeated.
log-scanned = The scan of bed { $bed } is complete.
log-report = { $seat } reports contagion at bed { $bed }.
log-epidemic = Epidemic in Ward { $ward }: { $epidemic }!
log-no-epidemic = Contagion in Ward { $ward }, but it is harmless: { $epidemic }.
log-contagion-ignored = More contagion in Ward { $ward }; the epidemic there continues.
log-vote-pause = { $seat } asks for a pause.
log-vote-resume = { $seat } wants to resume.
log-pause = The clock is stopped.
log-resume-soon = The clock resumes in { $count } seconds.
log-resume = The clock is running again.
log-absent = { $seat } is away.
log-back = { $seat } is back.
log-overtime = Time! Anyone whose sand is still running may finish.
log-closed = Hands off: the round is being evaluated.
log-served = Every patient in Ward { $ward } was treated against the epidemic: { $count } Reputation.
log-untreated =
    { $count ->
        [one] The epidemic in Ward { $ward } left one patient untreated: { $count } Medical Point lost.
       *[other] The epidemic in Ward { $ward } left { $count } patients untreated: { $count } Medical Points lost.
    }
log-missed-symbol = Contagion in Ward { $ward } went unnoticed: { $count } Medical Points lost.
log-exact = { $patient }: treated exactly right.
log-over-treated = { $patient }: cured, but over-treated, { $count } Medical Points lost.
log-error =
    { $count ->
        [one] { $patient }: medical error, { $count } Medical Point lost; the condition is now { $condition }.
       *[other] { $patient }: medical error, { $count } Medical Points lost; the condition is now { $condition }.
    }
log-died = { $patient }: nothing more could be done, { $count } Medical Points lost.
log-keep = { $seat } decides: { $place } ({ $tag }) keeps { $count ->
    [0] no { $kind_any }.
    [one] { $count } { $kind_one }.
   *[other] { $count } { $kind_pl }.
}
log-returned =
    { $count ->
        [one] One leftover item goes back to the Supply.
       *[other] { $count } leftover items go back to the Supply.
    }
log-confirm = { $seat } is ready to continue.
log-task =
    { $count ->
        [one] Research task completed: { $card }, { $count } Medical Point.
       *[other] Research task completed: { $card }, { $count } Medical Points.
    }
log-discharge = { $patient } goes home: { $count } Reputation.
log-win = { outcome-win }
log-loss-points = { outcome-loss-points }
log-loss-objective = { outcome-loss-objective }
log-result = Reputation: { $reputation }. Discharged: { $regular } from the Clinic, { $hospitalized } from the Wards. Deaths: { $deaths }. Medical Points: { $points }.

## The groups in which choices are listed.

group-council = Council
group-evaluation = Evaluation
group-table = Table
group-drop = In your hand
group-target = Who to treat
group-work = Your action
group-exam = Exam
group-stock = Restock
group-report = Contagion
group-finish = End the action
group-wait = Let time pass
group-place = Hourglasses
group-bed = Beds
group-lift = Clear a slot
group-discard = Discard organs
group-mode = Controls
group-slot = Where?
