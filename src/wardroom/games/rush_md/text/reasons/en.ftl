### Why a colleague of Rush M.D. acts as it does: what it announces to the others.

## Jobs. They are said before the hands move.

why-admit = I am at Admission: we have time for more patients.
why-hospitalize = I am taking a patient from Admission to a bed.
# $place is a place in the Clinic.
why-treat-regular = I am treating the patient in { $place }: everything needed is in Storage.
why-treat-ward = I am treating bed { $bed } in the Ward.
why-examine = I am taking bed { $bed }: { $exam }.
why-donate = I am at the Blood Bank: we are short of blood.
why-store = I am at the Pharmacy, for this: { $kind }.
why-store-organs = I am fetching organs: { $kind }.
why-add-organs = I am operating on bed { $bed }.
why-medicate = I am giving bed { $bed } what the surgery needs.
why-epidemic = I am treating Ward { $ward } against the epidemic.

## Movements within an action.

why-draw = There is time for one more.
why-bed = This patient has waited long enough.
why-solve = One step closer to the diagnosis.
why-shelf = Storage is running low.
why-needed = The treatment still needs this.
why-drop = This is where it belongs.
why-cancel = This is better left where it was.
why-finish = That is done.
why-make-room = My Doctor is idle here; somebody else may need the place.
why-discard = Nobody needs this organ, and others need its room.
why-report = That symbol means contagion, and keeping quiet would cost more.

## Around the Action Phase.

why-ready = I know what to do first.
why-gestures = My hands are quick, so I work by gestures.
why-steady = I work with steady hands.
why-confirm = The evaluation is fine with me.
why-pause = Somebody asked for a break.
why-resume = I am ready to go on.
