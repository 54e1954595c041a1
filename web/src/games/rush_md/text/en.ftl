### The screens of Rush M.D. in English.

## Boards and their parts.

web-rush-department = The hospital from above
web-rush-boards = Boards
web-rush-board-clinic = Outpatient Clinic
web-rush-board-admission = Patient Admission
web-rush-board-ward = Ward { $ward }
web-rush-board-theatre = Op. Room { $letter }
web-rush-board-pharmacy = Blood Bank and Pharmacy
web-rush-exam-cultures = Cultures
web-rush-exam-blood-exam = Blood Exam
web-rush-exam-xray = X-ray
web-rush-exam-mri = MRI
web-rush-view-all = Everything
web-rush-view-desk = Hourglasses
web-rush-view-admission = Admission
web-rush-view-ward-a = Ward A
web-rush-view-ward-b = Ward B
web-rush-view-lab-1 = Cultures, blood
web-rush-view-lab-2 = X-ray, MRI
web-rush-view-theatre = Surgery
web-rush-view-pharmacy = Pharmacy
web-rush-view-research = Research
web-rush-show = Show: { $view }

## Letters on pieces; each goes with a colour and a shape.

web-rush-letter-orange = O
web-rush-letter-white = W
web-rush-letter-blue = B
web-rush-letter-green = G
web-rush-letter-yellow = Y
web-rush-disc-white = W
web-rush-disc-red = R

## Things on the boards.

web-rush-slot-doctor = for a Doctor
web-rush-slot-nurse = for a Nurse
web-rush-slot-general = for a Doctor or a Nurse
web-rush-slot-open = Slot { $slot }, open, { $whom }
web-rush-slot-taken = Slot { $slot }: { $glass } is here
web-rush-glass-pool = { $glass_cap }, in the pool
web-rush-glass-running =
    { $count ->
        [one] { $glass_cap } at { $slot_the }, { $count } second of sand left
       *[other] { $glass_cap } at { $slot_the }, { $count } seconds of sand left
    }
web-rush-glass-free = { $glass_cap } at { $slot_the }, sand run out
web-rush-call = { $count } seconds to go!
web-rush-pool = The pool of hourglasses
# What a press on a thing does, said after its name.
web-rush-press-take =
    { $count ->
        [one] Take it; { $count } place to put it
       *[other] Take it; { $count } places to put it
    }
web-rush-press-back = Put it back
web-rush-press-several = Several actions
# What a tap says while the clock runs, at the place and in very few words.
web-rush-tap-sand = { $count } s of sand
web-rush-tap-doctor-sand = your Doctor: { $count } s of sand
web-rush-tap-nurse-sand = the next Nurse: { $count } s of sand
web-rush-tap-theirs = belongs to { $seat }
web-rush-tap-held = { $seat } has it in hand
web-rush-tap-quicker = { $seat } was quicker
web-rush-tap-doctor-first = a Doctor first
web-rush-tap-glass-first = an hourglass first
web-rush-tap-not-there = not there
web-rush-tap-not-yet = not yet
web-rush-tap-nothing = nothing to do here now
web-rush-tap-full =
    { $count ->
        [one] { $count } step already waiting
       *[other] { $count } steps already waiting
    }
web-rush-place-empty = { $place }, empty
web-rush-row = Row: { $type }
web-rush-deck =
    { $count ->
        [one] { $type }: { $count } card left
       *[other] { $type }: { $count } cards left
    }
web-rush-bed-empty = empty
web-rush-bed-free = Bed { $bed }, empty.
web-rush-bed = Bed { $bed }, in { $area }: { $patient }, { $condition }.
web-rush-home = Home of bed { $bed }
web-rush-area = Place for the bed: { $exam }
web-rush-patient = { $place_cap }: { $patient }, { $condition }.
web-rush-exam-needed = Exam needed: { $exam }.
web-rush-dose =
    { $need ->
        [0] { $kind }: { $given } too many
       *[other] { $kind } { $given } of { $need }
    }
web-rush-chart-clinic = To give: { $doses }.
web-rush-chart-ward = In the Ward: { $doses }.
web-rush-chart-or = In surgery: { $doses }.
web-rush-chart-epidemic = Against the epidemic: { $doses }.
web-rush-treated = Has everything.
web-rush-diagnosis = { $exam }: { $diagnosis }, effectiveness { $count }
web-rush-epidemic = Epidemic: { $epidemic }. { $count } Reputation if every patient in the Ward is treated.
web-rush-the-epidemic = the epidemic
web-rush-back =
    { $count ->
        [one] { $exam }, { $count } card. On its back: { $back }
       *[other] { $exam }, { $count } cards. On the back of the top card: { $back }
    }
web-rush-back-blank = nothing
web-rush-token = Cultures token { $number }, face down
web-rush-token-open = Cultures token { $number }: { $icon }
web-rush-hole = Hole { $number }: { $there }
web-rush-hole-empty = empty
web-rush-bottom = Under the X-ray deck
web-rush-bottom-short = under the deck
web-rush-scan-tile = The MRI tile: take it to the bed to balance your Doctor on it
web-rush-scan-tile-short = MRI tile
web-rush-shelf = Storage
web-rush-stored =
    { $count ->
        [0] In Storage: no { $kind_any }
        [one] In Storage: { $count } { $kind_one }
       *[other] In Storage: { $count } { $kind_pl }
    }
web-rush-supply = Supply
# $stocked is how many one action brings to storage; of organs, one after the other.
web-rush-supplied =
    { $count ->
        [0] In the Supply: no { $kind_any }
        [one] In the Supply: { $count } { $kind_one }
       *[other] In the Supply: { $count } { $kind_pl }
    }; one action brings { $stocked }
web-rush-organ-area = Organ Storage: { $count } of 6
web-rush-bin = Discard an organ
web-rush-empty-syringes =
    { $count ->
        [one] { $count } empty syringe at hand
       *[other] { $count } empty syringes at hand
    }
web-rush-paused = The game is paused and the boards are covered.
# $who is a list of names.
web-rush-missing = Missing: { $who }
web-rush-missing-about = The clock is stopped for everyone. It resumes with a countdown when all are back, or when those who are here agree.
web-rush-undecided = Still to agree: { $who }
# A pause that somebody asks for; $who is a list of names.
web-rush-asks-pause = { $who } asked for a pause.
web-rush-asked-pause = You asked for a pause. Still to agree: { $who }
web-rush-agree = Agree

## Score.

web-rush-round = Round
web-rush-points = Medical Points
web-rush-objective = Objective
web-rush-deaths = Deaths
web-rush-goal-reputation = Reputation: { $now } of { $goal }
web-rush-goal-discharged = Discharged: { $now } of { $goal }
web-rush-goal-hospitalized = From the Wards: { $now } of { $goal }
web-rush-goal-points = { $now } Medical Points, { $goal } needed at the end

## Players.

web-rush-idle = Between actions
web-rush-doing = { $activity }: { $target }
web-rush-activity-admit = Admits patients
web-rush-activity-hospitalize = Finds a bed for a patient
web-rush-activity-treat-regular = Treats in the Clinic
web-rush-activity-treat-ward = Treats in the Ward
web-rush-activity-examine = Performs an exam
web-rush-activity-donate = Restocks blood
web-rush-activity-store-medicine = Restocks medicine
web-rush-activity-store-organs = Restocks organs
web-rush-activity-add-organs = Operates, adding organs
web-rush-activity-medicate = Gives medicine in surgery
web-rush-activity-research = Uses a Research card
web-rush-hands-busy = Hands full
web-rush-hands-now = Controls: { $mode }
web-rush-verdict-died = died
web-rush-cost =
    { $count ->
        [one] −{ $count } Medical Point
       *[other] −{ $count } Medical Points
    }
web-rush-was-missing = Missing:
web-rush-still-needed = Still needed
web-rush-mark-out = The sand has run out here.
web-rush-mark-worse = Someone here is Critical.
web-rush-mark-colleague = A colleague is at work here.
web-rush-in-hand = In your hand: { $thing }
web-rush-put-back = Put back
web-rush-next-steps =
    { $count ->
        [one] Then { $count } more step
       *[other] Then { $count } more steps
    }
web-rush-next-steps-why = The numbered steps you’ve queued up follow automatically as soon as your hands are free.
web-rush-forget-steps = Cancel them
web-rush-away = Away
web-rush-use-hands = Use these controls
web-rush-given = Given:
web-rush-is-ready = Ready
web-rush-not-ready = Still planning

## Council and evaluation.

web-rush-council = Medical Council, round { $number }
web-rush-council-open = Back to the Council
web-rush-council-time = The Action Phase will last { $count } seconds.
web-rush-council-moves = The Action Phase lasts { $count } seconds. Time passes only once everyone has acted or is waiting.
web-rush-council-patients =
    { $count ->
        [one] { $count } patient is still here.
       *[other] { $count } patients are still here.
    }
web-rush-look = Look at the boards
web-rush-plan = Who does what? Tap a duty to take it; tap again to pass it on.
web-rush-duty-admission = Admission
web-rush-duty-clinic = Clinic
web-rush-duty-ward-a = Ward A
web-rush-duty-ward-b = Ward B
web-rush-duty-labs = Exams
web-rush-duty-theatre = Surgery
web-rush-duty-pharmacy = Restocking
web-rush-duty-nobody = nobody yet
web-rush-start = Ready
web-rush-waiting = Waiting for { $names }.
web-rush-evaluation = Evaluation of round { $number }
web-rush-evaluation-open = Back to the evaluation
web-rush-nobody-came = There was nobody to treat.
web-rush-verdict-exact = exactly right
web-rush-verdict-over-treated = cured, but over-treated
web-rush-verdict-error = medical error
web-rush-leftovers = Leftovers
web-rush-leftover =
    { $count ->
        [one] { $place_cap } ({ $tag }): { $count } { $kind_one } too many, { $kept } kept
       *[other] { $place_cap } ({ $tag }): { $count } { $kind_pl } too many, { $kept } kept
    }
web-rush-keep = Keep { $count }
web-rush-go-on = Continue
web-rush-earned = +{ $count } Reputation from this round

## Rules of choices.

web-rush-rule-ready = When all are ready, the clock starts after three seconds. You can’t take it back.
web-rush-rule-confirm = When all agree, cured patients go home and the next round begins.
web-rush-rule-finish = What you gave stays; empty syringes go back.
web-rush-rule-pause = When everyone asks for it, the clock stops and the boards are covered.
web-rush-rule-wait = Time passes until something happens, for five seconds at most.
web-rush-rule-wait-sand = Time passes until your Doctor’s sand or a Nurse’s has run out.
web-rush-rule-grab = Under the strict Oath of Ethics this costs a Medical Point.
web-rush-rule-keep = What a patient doesn’t need can go back to the Supply, or stay for later.
web-rush-rule-mode-gesture = Drag pieces with the mouse or a finger. Quick hands save time; tweezers can slip.
web-rush-rule-mode-steady = Choose with keys or taps. Everything takes a fixed time and never fails.

## The position in sentences.

web-rush-position-round = Round { $number } of { $rounds }. Medical Points: { $points }.
web-rush-position-beds = Empty beds: { $beds }.
web-rush-position-storage = In Storage: { $items }.
web-rush-position-player = { $seat }: { $activity }.

## The curve at the end.

web-rush-curve-reputation = Reputation
web-rush-curve-points = Medical Points

## The guide for a first game.

web-rush-guide-close = Hide guide
web-rush-go-place = Choose a free bed, or put the patient back.
web-rush-go-bed = Choose where the bed goes, or put it back.
web-rush-go-glass = Choose a slot for it, or tap it once more to put it back.
web-rush-go-other = Choose where it goes, or tap it once more to put it back.
web-rush-next-admit = New patients are waiting outside. Tap the Nurse’s slot at Patient Admission: a free Nurse goes there.
web-rush-next-carry = Bed { $bed } goes to { $area } now. Tap the bed, then the place.
web-rush-next-turn = There’s more to do where this hourglass stands: tap it twice to turn it over.

## Help.

web-rush-help-goal = The goal
web-rush-help-goal-1 = You run a hospital together for four rounds. At the end the Objective must be met: Reputation, and on some cards patients discharged or Medical Points left.
web-rush-help-goal-2 = Medical Points keep you in the game. Mistakes cost some, and at 0 the game is lost at once.
web-rush-help-round = A round
web-rush-help-round-1 = The Medical Council has no clock: plan, choose your controls, and say when you are ready.
web-rush-help-round-2 = The Action Phase runs in real time for four minutes, five for a single player. Everyone acts at once.
web-rush-help-round-3 = Then every patient is evaluated, off the clock.
web-rush-help-glasses = Hourglasses
web-rush-help-glasses-1 = Hourglasses are your staff: a Doctor for each player, and four Nurses shared by all. Put a free one on an open slot and act at once.
web-rush-help-glasses-2 = An hourglass can be moved again when its sand has run out, after 30 seconds. A slot stays taken until someone takes the hourglass away.
web-rush-help-glasses-3 = Square slots are for Doctors, round ones for Nurses, and the ones in between for either. You can’t move another player’s Doctor.
web-rush-help-glasses-4 = Placing another hourglass ends what you were doing. When the phase ends you may finish your action while its sand runs.
web-rush-help-patients = Patients
web-rush-help-patients-1 = A Nurse at Patient Admission draws up to three cards, one by one: Regular Patients go to the Clinic, others to the row.
web-rush-help-patients-2 = A Doctor there takes one patient from the row to an empty bed. Without a bed nobody is examined or treated.
web-rush-help-patients-3 = Anyone may push an occupied bed to an exam or an Operating Room, without an hourglass.
web-rush-help-patients-4 = A disc means Mild, a triangle Serious, a diamond Critical.
web-rush-help-exams = Exams
web-rush-help-exams-1 = Push the bed there first, then place a Doctor. Each finished exam brings a Diagnosis card; of several, the most effective counts.
web-rush-help-exams-2 = Cultures: find the symbol on the back of the card among eight tokens. They are never shuffled again.
web-rush-help-exams-3 = Blood Exam: with tweezers, make the discs match the back of the card.
web-rush-help-exams-4 = X-ray: put cards under the deck until one does not show the bed; take that one.
web-rush-help-exams-5 = MRI: balance the Doctor on the tile and draw the card. The bed stays until the sand has run out; if the hourglass falls, the scan is repeated.
web-rush-help-treatment = Treatment
web-rush-help-treatment-1 = Give exactly what the card asks for, from Storage: in the Clinic, or in the Ward with the bed at home.
web-rush-help-treatment-2 = Blood and IV drugs go into syringes: one kind in each, at most six units. Take a syringe first.
web-rush-help-treatment-3 = You can take back what you gave in this action until it ends.
web-rush-help-treatment-4 = Nurses restock medicine, Doctors organs, and either can restock blood. Each action brings one kind from the Supply.
web-rush-help-surgery = Surgery
web-rush-help-surgery-1 = What is shown in the Surgery folder must be given in an Operating Room, everything else in the Ward.
web-rush-help-surgery-2 = Organs need a Doctor, medication and blood a Nurse; both use tweezers.
web-rush-help-surgery-3 = Organ Storage holds six organs. You can discard one at any time.
web-rush-help-evaluation = Evaluation
web-rush-help-evaluation-1 = Exactly right: the patient goes home and brings Reputation. Too much: the same, but 2 Medical Points are lost.
web-rush-help-evaluation-2 = Anything missing is a medical error. A Mild patient costs 1 point and becomes Serious, a Serious one costs 3 and becomes Critical, a Critical one costs 8 and dies.
web-rush-help-evaluation-3 = Patients waiting in the row count as errors too. A patient who was not cured stays, with everything given so far.
web-rush-help-epidemics = Epidemics
web-rush-help-epidemics-1 = A contagious diagnosis starts an epidemic in that patient’s Ward. Every patient in the Ward then needs its treatment this round as well.
web-rush-help-epidemics-2 = All treated: Reputation. Otherwise each untreated patient costs a Medical Point.
web-rush-help-hands = Controls
web-rush-help-hands-1 = Drag a piece to where it belongs. Or tap it, then tap a highlighted place; tapping an open slot fetches a suitable hourglass.
web-rush-help-hands-2 = With tweezers: press, hold for a moment, then move slowly and let go exactly in place. Too fast and it slips.
web-rush-help-hands-3 = A bed pushed through the MRI knocks its hourglass over.
web-rush-help-hands-4 = A second tap on an hourglass turns it over on its slot. Tap an empty spot to put back what you hold.
web-rush-help-steady = Steady controls
web-rush-help-steady-1 = During the Council you can choose steady controls: the arrow keys move between highlighted things, Enter takes and places. Nothing slips.
web-rush-help-steady-2 = Everything can also be chosen from the list of actions.

## Cards of things.

web-rush-thing-judged =
    Cured: { $reputation } Reputation. An error now would cost { $costs ->
        [one] { $costs } Medical Point
       *[other] { $costs } Medical Points
    }.
web-rush-thing-diagnosis-counts = This card counts: curing the patient with it earns { $count } Reputation.
web-rush-thing-diagnosis-idle = A more effective card for this patient counts instead.

## Kinds of games.

web-rush-preset-first = first game
    .rule = Four rounds of four minutes, easy and without extras: about half an hour.
web-rush-preset-quick = quick
    .rule = Two rounds of four minutes with half the Objective: about ten minutes.
web-rush-preset-moves = without a clock
    .rule = Time passes only as you act; good for thinking things through, and for playing with a screen reader.
web-rush-preset-shift = busy shift
    .rule = Four rounds at normal difficulty with epidemics, and nobody warns you.

# Exams and operations, close up
web-rush-close-surgery = Operating table
web-rush-close-organs = Organ Storage
web-rush-close-away = Close: back to the whole hospital
web-rush-lightbox = light box
web-rush-close-how-cultures = Turn over tokens until one shows the same picture as the card.
web-rush-close-how-blood-exam = Match the discs to the card. Take a wrong one out first; mind your grip.
web-rush-close-how-xray = If the film shows this bed, put it under the deck; if not, on the light box.
web-rush-close-how-mri = Set your Doctor on the cross and let go. If it wobbles, tap it to steady it.
web-rush-close-how-surgery = Take what is missing from the shelf and carry it across carefully.
web-rush-close-how-organs = Carry organs from the Supply to their shelf. Grip the middle, and don’t rush.
