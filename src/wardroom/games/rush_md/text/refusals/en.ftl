### Why something is not possible now, as a friend at the table would say it; and what a choice costs.

## Whose turn it is to speak.

why-not-action = There’s no such action in this game.
why-not-watching = You’re only watching; leave the hospital to the team.
why-not-over = The game is over.
why-not-countdown = The clock is about to start: hands off for three seconds.
why-not-away = You are marked as away; come back first.
why-not-away-again = You’ve stepped away often enough this round.
why-not-back = You’re already here.
why-not-paused = The game is paused.
why-not-resume = The game isn’t paused.
why-not-resume-twice = You’ve already asked to resume; the others haven’t.
why-not-council = That’s decided in the Council.
why-not-ready-twice = You’ve already said you’re ready, and can’t take it back.
why-not-mode-same = You’re already using those controls.
why-not-mode-twice = You’ve already chosen your controls in this Council.
why-not-clock-hands = When the clock runs move by move, controls are always steady.
why-not-evaluation = Nothing is being evaluated now.
why-not-confirm-twice = You’ve already confirmed; the others haven’t.
why-not-leftover = There’s nothing of that kind left over there.
# $count is how many are left over.
why-not-so-many =
    { $count ->
        [one] Only one is left over there.
       *[other] Only { $count } are left over there.
    }
why-not-keep-same = That’s already decided.
why-not-changes = The team has changed its mind { $count } times this round; that’s enough.
why-not-yet = The clock isn’t running yet: this is the Council.
why-not-closed = Hands off: the round is being evaluated.
why-not-pause-twice = You’ve already asked for a pause; the others haven’t.
why-not-clock = The clock only advances when someone moves: there’s no need to stop it.
why-not-wait = The clock runs on its own: just do nothing.
why-not-wait-twice = You’re already waiting; the others are still choosing.
why-not-wait-over = The phase is over, and you have no action to finish.
why-not-no-sand = No sand is running in your hourglasses.
why-not-pauses =
    { $count ->
        [one] There has already been one pause this round.
       *[other] There have already been { $count } pauses this round.
    }
why-not-symbol = There’s nothing to report for bed { $bed }.

## Hands and time.

why-not-by-gesture = You’re using gestures: take it first, then let it go.
why-not-by-steady = You’re using steady controls: name the piece and its place at once.
why-not-hands = Your hands are busy with something else.
why-not-hands-yet = Your hands need another moment.
why-not-empty-hand = You’re not holding anything.
why-not-let-go = You’ve already let go of the piece.
why-not-there = What you’re holding doesn’t belong there.
why-not-slowly = No need to go slowly with bare hands.
why-not-miss = You can’t miss when discarding.
why-not-tweezers = This doesn’t use tweezers.
why-not-bare-hand = You can’t use your bare hand for this.
why-not-overtime = Time’s up: you may only finish what you’ve started.
why-not-too-late = There isn’t enough time left for that.
why-not-held = { $seat } is holding that.
why-not-last-held = Someone is holding the last { $kind_one }.

## Hourglasses and slots.

why-not-sand = The sand is still running.
why-not-in-play = { $glass_cap } isn’t in play.
# $seat is the owner of the Doctor.
why-not-your-doctor = That’s { $seat }’s Doctor.
why-not-fallen = The hourglass has fallen over on the scanner and has to be stood up again first.
why-not-on-no-slot = { $glass_cap } isn’t on a slot.
why-not-slot-taken = The slot is taken: { $glass } is there.
# $seat has put it there.
why-not-outpaced = { $seat } was quicker: { $glass } is already there.
why-not-for-doctors = That slot is for a Nurse.
why-not-for-nurses = That slot is for a Doctor.
why-not-research-slot = There’s no Research action there.
why-not-research-useless = You can’t do anything with that Research card right now.
why-not-no-bed-there = There’s no bed at { $exam }.
why-not-room-empty = There’s no bed in that Operating Room.
why-not-ward-empty = None of Ward { $ward }’s patients are in the Ward right now.
why-not-rows-full = No more patients can be admitted: the rows are full or the decks are empty.
why-not-nobody-waits = Nobody is waiting for a bed.
why-not-no-bed-free = Every bed is taken.
why-not-clinic-empty = Nobody is in the Clinic.
why-not-pharmacy-supply = The Supply has nothing left for the Pharmacy.
why-not-organ-supply = The Supply has no organs left.
why-not-organ-area = Organ Storage is full: discard one first.
why-not-wobbling = No hourglass is wobbling.

## Beds and patients.

why-not-bed-empty = Bed { $bed } is empty and stays where it is.
why-not-bed-locked = Bed { $bed } has to stay in the MRI until the scan is done.
why-not-bed-there = Bed { $bed } is already there.
why-not-bed-away = Bed { $bed } isn’t in its place now.
why-not-bed-taken = There’s already a patient in bed { $bed }.
# $bed is the bed that stands there.
why-not-area-taken = Bed { $bed } is in the way.
why-not-at-admission = You need a Nurse at Admission for that.
why-not-at-hospitalizing = You need a Doctor at Admission for that.
why-not-deck = There are no { $type } cards left.
why-not-row-full = There’s no room for another { $type }.
why-not-nobody = There’s nobody in { $place }.

## What one is at.

why-not-task = You haven’t started anything yet: place an hourglass first.
why-not-no-patient = Choose the patient first.
why-not-patient-named = You’ve already chosen the patient for this action, and can’t change it.
why-not-for-patients = Your current action doesn’t need a patient.
why-not-in-the-clinic = You aren’t working in the Clinic.
why-not-in-a-bed = You’re working in the Clinic, not at the beds.
why-not-other-ward = Bed { $bed } isn’t in Ward { $ward }, where you’re working.
why-not-operated = Bed { $bed } isn’t in an Operating Room.
why-not-which-exam = Choose the exam first.
why-not-no-exam-here = You aren’t doing an exam.
why-not-epidemic-here = You aren’t working in a Ward.
why-not-no-epidemic = There’s no epidemic in Ward { $ward }.

## Exams.

why-not-at-exam = You need a Doctor at { $exam } for that.
why-not-exam-done = Bed { $bed } already has its { $exam } result.
why-not-exam-needless = The patient in bed { $bed } doesn’t need this exam: { $exam }.
why-not-hole-empty = That hole is empty.
why-not-hole-full = That hole is already filled.
why-not-same-hole = That’s where the disc came from.
why-not-no-disc = There’s no disc of that colour on the table.
why-not-disc-there = That disc is already on the table.
why-not-discs-differ = The discs don’t match the card yet.
why-not-scan-fell = The hourglass has fallen: the scan must be repeated.
why-not-scan-gone = There has been no scan here.

## Storage and treatment.

why-not-storage = Storage has no { $kind_any }.
why-not-supply = The Supply has no { $kind_any } left.
why-not-at-blood-bank = You need an hourglass at the Blood Bank for that.
why-not-at-pharmacy = You need a Nurse at the Pharmacy for that.
why-not-at-organs = You need a Doctor at the Pharmacy for that.
why-not-one-kind = Only one kind of organ at a time: you’ve started with { $kind_a }.
why-not-kind-again = The second kind must be a different one, not { $kind } again.
why-not-at-treatment = For that you need an hourglass where patients are treated.
why-not-at-surgery = Only a Doctor in an Operating Room can add organs.
why-not-organs-only = A Doctor in an Operating Room adds organs and nothing else.
why-not-epidemic-only = You’re treating the epidemic: give what it asks for, bed by bed.
why-not-needed = The patient doesn’t need { $kind_a } now.
why-not-syringe = Fetch a syringe first.
why-not-given = You haven’t given { $kind_a } in this action.
why-not-at-epidemic = You aren’t treating an epidemic.
why-not-against = You can’t use { $kind_a } against { $epidemic }.
why-not-served = Bed { $bed } has already had its { $kind }.

## What a choice costs.

cost-ends-task = Ends what you’re doing.
cost-oath =
    { $count ->
        [one] Costs { $count } Medical Point.
       *[other] Costs { $count } Medical Points.
    }
