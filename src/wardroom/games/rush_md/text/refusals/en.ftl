### Why something is not possible now, as a friend at the table would say it; and what a choice costs.

## Whose turn it is to speak.

why-not-action = That is no action of this game.
why-not-watching = Whoever watches leaves the hospital to the team.
why-not-over = The game is over.
why-not-countdown = The clock is about to start: hands off for three seconds.
why-not-away = You are marked as away; come back first.
why-not-away-again = You have been away often enough in this round.
why-not-back = You are here already.
why-not-paused = The game is paused.
why-not-resume = The game isn’t paused.
why-not-resume-twice = You have asked to go on already; the others haven’t.
why-not-council = That is decided in the Council.
why-not-ready-twice = You are ready already, and that can’t be withdrawn.
why-not-mode-same = Your hands work like that already.
why-not-mode-twice = You have chosen your hands in this Council already.
why-not-clock-hands = Where the clock runs by moves, all hands are steady.
why-not-evaluation = Nothing is being evaluated now.
why-not-confirm-twice = You have confirmed already; the others haven’t.
why-not-leftover = Nothing of that kind is left over there.
# $count is how many are left over.
why-not-so-many =
    { $count ->
        [one] Only one of them is left over there.
       *[other] Only { $count } of them are left over there.
    }
why-not-keep-same = That is what is decided already.
why-not-changes = The team has changed its mind { $count } times in this round; that must be enough.
why-not-yet = The clock isn’t running yet: this is the Council.
why-not-closed = Hands off: the round is being evaluated.
why-not-pause-twice = You have asked for a pause already; the others haven’t.
why-not-clock = The clock runs only by moves: nobody need stop it.
why-not-wait = The clock runs by itself: just do nothing.
why-not-wait-twice = You are waiting already; the others are still choosing.
why-not-wait-over = The phase is over, and you have no action to finish.
why-not-no-sand = No sand is running in your hourglasses.
why-not-pauses =
    { $count ->
        [one] There has been one pause in this round already.
       *[other] There have been { $count } pauses in this round already.
    }
why-not-symbol = Nothing has to be reported for bed { $bed }.

## Hands and time.

why-not-by-gesture = You work by gestures: take it first, then let it go.
why-not-by-steady = You work with steady hands: name piece and place at once.
why-not-hands = Your hands are busy with something else.
why-not-hands-yet = Your hands need another moment.
why-not-empty-hand = You are holding nothing.
why-not-let-go = You have let it go already.
why-not-there = What you hold doesn’t belong there.
why-not-slowly = Bare hands need no special care.
why-not-miss = What is thrown away can’t miss.
why-not-tweezers = There are no tweezers in this.
why-not-bare-hand = Nobody takes tweezer work into the bare hand here.
why-not-overtime = Time is up: only what has been begun may be finished.
why-not-too-late = There isn’t enough time left for that.
why-not-held = { $seat } has it in the hand.
why-not-last-held = Someone has the last one in the hand: { $kind }.

## Hourglasses and slots.

why-not-sand = The sand is still running.
why-not-in-play = This hourglass isn’t in play: { $glass }.
# $seat is the owner of the Doctor.
why-not-your-doctor = That is the Doctor of { $seat }.
why-not-fallen = It lies fallen on the scanner and must stand there again first.
why-not-on-no-slot = This hourglass stands on no slot: { $glass }.
why-not-slot-taken = The place is taken: { $glass } stands there.
# $seat has put it there.
why-not-outpaced = { $seat } was quicker: { $glass } stands there.
why-not-for-doctors = That place is for a Nurse.
why-not-for-nurses = That place is for a Doctor.
why-not-research-slot = No Research action lies there.
why-not-research-useless = There is nothing to be done with that Research card now.
why-not-no-bed-there = No bed stands there for this: { $exam }.
why-not-room-empty = No bed stands in that Operating Room.
why-not-ward-empty = Nobody lies at home in Ward { $ward }.
why-not-rows-full = No more patients can be admitted: rows are full or decks are empty.
why-not-nobody-waits = Nobody waits for a bed.
why-not-no-bed-free = Every bed is taken.
why-not-clinic-empty = Nobody is in the Clinic.
why-not-pharmacy-supply = The Supply has nothing left for the Pharmacy.
why-not-organ-supply = The Supply has no organs left.
why-not-organ-area = Organ Storage is full: discard one first.
why-not-wobbling = No hourglass is wobbling.

## Beds and patients.

why-not-bed-empty = Bed { $bed } is empty and stays where it is.
why-not-bed-locked = The scan keeps bed { $bed } in the MRI.
why-not-bed-there = Bed { $bed } stands there already.
why-not-bed-away = Bed { $bed } isn’t in its place now.
why-not-bed-taken = Someone lies in bed { $bed } already.
# $bed is the bed that stands there.
why-not-area-taken = Bed { $bed } stands there.
why-not-at-admission = That takes a Nurse at Admission.
why-not-at-hospitalizing = That takes a Doctor at Admission.
why-not-deck = No cards are left for this: { $type }.
why-not-row-full = There is no room for another { $type }.
why-not-nobody = Nobody is there: { $place }.

## What one is at.

why-not-task = You have begun nothing yet: place an hourglass first.
why-not-no-patient = Say first whom it is for.
why-not-patient-named = Whom this action is for has been said and can’t be changed.
why-not-for-patients = What you are at needs no patient to be named.
why-not-in-the-clinic = You aren’t at work in the Clinic.
why-not-in-a-bed = You are at work in the Clinic, not at the beds.
why-not-other-ward = Bed { $bed } isn’t in Ward { $ward }, where you are at work.
why-not-operated = Bed { $bed } stands in no Operating Room.
why-not-which-exam = Say which exam it is to be.
why-not-no-exam-here = You aren’t at an exam.
why-not-epidemic-here = You aren’t at work in a Ward.
why-not-no-epidemic = There is no epidemic in Ward { $ward }.

## Exams.

why-not-at-exam = That takes a Doctor at this exam: { $exam }.
why-not-exam-done = Bed { $bed } has the result of this exam already: { $exam }.
why-not-exam-needless = The patient in bed { $bed } doesn’t need this exam: { $exam }.
why-not-hole-empty = That hole is empty.
why-not-hole-full = That hole is filled.
why-not-same-hole = It comes from there.
why-not-no-disc = No disc of that colour lies on the table.
why-not-disc-there = It lies on the table already.
why-not-discs-differ = The discs aren’t yet as on the card.
why-not-scan-fell = The hourglass has fallen: the scan must be repeated.
why-not-scan-gone = No scan has stood here.

## Storage and treatment.

why-not-storage = None of this is in Storage: { $kind }.
why-not-supply = The Supply has none of this left: { $kind }.
why-not-at-blood-bank = That takes an hourglass at the Blood Bank.
why-not-at-pharmacy = That takes a Nurse at the Pharmacy.
why-not-at-organs = That takes a Doctor at the Pharmacy.
why-not-one-kind = Only one kind of organ at a time: you have begun with { $kind }.
why-not-kind-again = The second kind must be another than { $kind }.
why-not-at-treatment = That takes an hourglass where patients are treated.
why-not-at-surgery = Organs are added by a Doctor in an Operating Room.
why-not-organs-only = A Doctor in an Operating Room adds organs and nothing else.
why-not-epidemic-only = You are treating the epidemic: give what it asks for, bed by bed.
why-not-needed = The patient needs no more of this: { $kind }.
why-not-syringe = Fetch a syringe first.
why-not-given = You have given none of this in your action: { $kind }.
why-not-at-epidemic = You aren’t treating an epidemic.
why-not-against = That doesn’t help against { $epidemic }: { $kind }.
why-not-served = Bed { $bed } has had enough of this: { $kind }.

## Gestures that claim more than the hand has done.

why-not-trace = That movement can’t be followed: do it slowly.
why-not-slipped = It slipped from the tweezers.
why-not-missed = It was let go beside its place.
why-not-knocked = The bed has brushed the scanner on its way.
why-not-balanced = The hourglass was let go { $number } off the centre.

## What a choice costs.

cost-ends-task = What you are at ends with it.
cost-oath =
    { $count ->
        [one] It costs { $count } Medical Point.
       *[other] It costs { $count } Medical Points.
    }
