### What comes next in Rush M.D., as the guide beside the board says it.

## Around the Action Phase.

next-council = The clock isn’t running yet. Take your time to look around, then press Ready.
next-others = Now wait for the others to be ready.
next-countdown = The clock is about to start. Watch the dashed line: it shows what to tap next.
next-evaluation = Every patient is evaluated: exactly what the card asks for is best. Read on, then press Continue.
next-pause = Someone is asking for a break. Agree, and the clock stops.
next-resume = Ready to continue? Then resume the game.

## Hourglasses.

next-admit = New patients are waiting outside. Send a free Nurse to Patient Admission.
next-hospitalize = Someone needs a bed. Send your Doctor to Patient Admission.
next-clinic = A patient in the Clinic can be treated. Send a Nurse or your Doctor there.
next-ward = A patient in the Ward can be treated. Send a Nurse there.
next-exam-cultures = The bed is ready for Cultures. Send your Doctor.
next-exam-blood-exam = The bed is ready for the Blood Exam. Send your Doctor.
next-exam-xray = The bed is ready for the X-ray. Send your Doctor.
next-exam-mri = The bed is ready for the MRI. Balance your Doctor on the tile.
next-surgery-doctor = Surgery: organs need a Doctor. Send yours to the Operating Room.
next-surgery-nurse = Surgery: medication needs a Nurse. Send one to the Operating Room.
next-blood = Stock up on blood: send someone to the Blood Bank.
next-organs = Stock up on organs: send your Doctor to the Pharmacy.
next-pharmacy = Stock up on medicine: send a Nurse to the Pharmacy.
next-research = A Research card does this better. Send the hourglass there.
next-turn = There’s more to do where this hourglass stands: turn it over.
next-lift-off = Your Doctor has nothing to do here, and someone else may need the slot. Lift the hourglass off.
next-wobble = Your hourglass is wobbling! Touch it to steady it.

## Beds and patients.

next-carry = Bed { $bed } goes to { $area } now.
next-draw = Take a { $type } card: up to three in one action.
next-to-bed = Take the patient from the row to bed { $bed }.
next-whom = Choose the patient in { $place }.
next-give = { $place_cap } needs { $kind_a } from Storage.
next-syringe = What comes next is given in a syringe. Take an empty one first.
next-finish = Done here. Finish the action.
next-finish-lacking = { $place_cap } isn’t cured yet: Storage has no { $kind_any }. Finish here and have it fetched.
next-put-back = That isn’t needed any more. Put it back.

## Exams.

next-cultures = Find the { $icon } among the tokens. Turn them over and remember what you see.
next-disc-out = The discs must match the back of the card. Take out a wrong one first.
next-disc-in = This disc goes in the gap.
next-read = The discs already match. Read the result.
next-xray-next = This X-ray shows bed { $bed }. Put it under the deck.
next-xray-take = Bed { $bed } is missing from this X-ray: it’s the right one. Take it to the bed.
next-mri-draw = The hourglass is balanced. Draw the MRI card; the bed stays here until the sand has run out.

## Storage.

next-donate = Bring blood from the Supply to the shelf.
next-stock = Restock the { $kind } shelf from the Supply.
next-stock-organ = Bring { $kind_a } from the Supply to Organ Storage.

## What is waited for. $count is a number of seconds.

next-hand = Your hands are busy for a moment.
next-wait-exam = Bed { $bed } is next for { $exam }: { $glass } is free in { $count } s.
next-wait-bed = Someone needs a bed: { $glass } is free in { $count } s.
next-wait-admit = There’s time for more patients: { $glass } is free in { $count } s.
next-wait-treat = The patient in { $place } is next: { $glass } is free in { $count } s.
next-wait-stock = Storage needs { $kind_any } next; { $glass } is free in { $count } s.
next-wait-ward = The epidemic in Ward { $ward } is next: { $glass } is free in { $count } s.
next-slot = There’s work to do at { $slot_the }, but { $glass } is there for another { $count } s.
next-blocked = There’s work to do at { $slot_the }, but { $glass } is standing there idle. Ask for the slot.
next-taken = Someone is putting an hourglass at { $slot_the } right now.
next-scan = The scan of bed { $bed } takes another { $count } s. The bed stays there until then.
next-coming = New patients are on their way in: there’ll be work in a moment.
next-colleague = Someone else is looking after the patient in { $place }.
next-left = Someone has just moved bed { $bed }, so it’s theirs for a moment.
next-left-ward = Someone has just moved a bed from Ward { $ward }, so the epidemic there is theirs for a moment.
next-room = Bed { $bed } is next, once bed { $other } has left the place it needs.
next-fetched = Someone is already bringing { $kind_a } to Storage, which is needed next.
next-short = The patient in { $place } still needs { $kind_a }, and nobody can fetch that right now.
next-supply = The patient in { $place } still needs { $kind_a }, and the Supply has none left.
next-no-bed = The patient in { $place } is waiting for a bed, and all six are taken.
next-too-late = There’s no time left to cure the patient in { $place }. Nothing else is waiting.
next-stuck = Nothing can be done for the patient in { $place } right now.
next-epidemic = The epidemic in Ward { $ward } can be treated once bed { $bed } is back home.
next-epidemic-others = Someone else is treating the epidemic in Ward { $ward }.
next-epidemic-short = The epidemic in Ward { $ward } calls for { $kind_a }, and nobody can fetch that right now.
next-epidemic-late = There’s no time left to treat the epidemic in Ward { $ward }. Nothing else is waiting.
next-done = Everyone here has been treated, and there’s no time for new patients. Let the clock run out.
