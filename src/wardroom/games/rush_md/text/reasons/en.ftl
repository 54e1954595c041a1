### Why a colleague of Rush M.D. acts as it does: what it announces to the others.
### $count is a number: seconds, patients, or pieces in Storage.

## Jobs. They are said before the hands move.

why-admit = I am going to Admission: { $count } seconds are left, time for more patients.
why-hospitalize = { $count ->
    [one] I am taking the one patient of the Admission row to a bed.
   *[other] I am taking one of the { $count } patients of the Admission row to a bed.
}
# $place is a place in the Clinic.
why-treat-regular = I am treating the patient in { $place }: everything needed is in Storage.
why-treat-ward = I am treating bed { $bed } in the Ward.
why-examine = I am taking bed { $bed }: { $exam }.
why-donate = I am going to the Blood Bank; blood in Storage: { $count }.
why-store = I am going to the Pharmacy for this: { $kind } ({ $count } in Storage).
why-store-organs = I am fetching organs: { $kind } ({ $count } in Storage).
why-add-organs = I am operating on bed { $bed }, which still lacks something.
why-medicate = I am giving bed { $bed } what the surgery needs.
why-epidemic = I am treating Ward { $ward } against the epidemic.

## Movements within an action.

why-draw = { $count } seconds are left: time for one more.
why-bed = { $count ->
    [one] One patient waits for a bed.
   *[other] { $count } patients wait for a bed.
}
why-solve = The exam of bed { $bed } is under way: { $exam }.
why-shelf = This goes to Storage: { $kind } ({ $count } there now).
why-needed = The patient in { $place } still lacks this: { $kind }.
why-target = The patient in { $place } still lacks something that can be given here.
why-cancel = What I took this for is no longer wanted.
why-finish = Nothing is left to do in this action.
why-make-room = My Doctor is idle here; someone else may need the place.
why-discard = No patient lacks this organ, and others need its room: { $kind } ({ $count } in Storage).
why-report = That symbol means contagion, and keeping quiet would cost more.

## Around the Action Phase.

why-ready = { $count ->
    [0] No patient is here yet; I am ready for the first.
    [one] One patient is here, and I am ready.
   *[other] { $count } patients are here, and I am ready.
}
why-gestures = My hands are quick, so I work by gestures.
why-steady = I work with steady hands.
why-confirm = { $count ->
    [0] Nobody is left in the hospital; the evaluation is fine with me.
    [one] One patient stays; the evaluation is fine with me.
   *[other] { $count } patients stay; the evaluation is fine with me.
}
why-pause = Someone asked for a break.
why-resume = I am ready to go on.
why-wait = There is nothing for me to do just now.
