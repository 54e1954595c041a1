### Why a colleague of Rush M.D. acts as it does: what it announces to the others.
### $count is a number: seconds, patients, or pieces in Storage.

## Jobs. They are said before the hands move.

why-admit = { $count ->
    [one] I’m going to Admission: one second left, time for more patients.
   *[other] I’m going to Admission: { $count } seconds left, time for more patients.
}
    .you = { $count ->
        [one] Go to Admission: one second left, time for more patients.
       *[other] Go to Admission: { $count } seconds left, time for more patients.
    }
why-hospitalize = { $count ->
    [one] I’m taking the one patient in the Admission row to a bed.
   *[other] I’m taking one of the { $count } patients in the Admission row to a bed.
}
    .you = { $count ->
        [one] Take the one patient in the Admission row to a bed.
       *[other] Take one of the { $count } patients in the Admission row to a bed.
    }
# $place is a place in the Clinic.
why-treat-regular = I’m treating the patient in { $place }: everything needed is in Storage.
    .you = Treat the patient in { $place }: everything needed is in Storage.
why-treat-ward = I’m treating bed { $bed } in the Ward.
    .you = Treat bed { $bed } in the Ward.
why-examine = I’m taking bed { $bed } to { $exam }.
    .you = Take bed { $bed } to { $exam }.
why-donate = I’m going to the Blood Bank; blood in Storage: { $count }.
    .you = Go to the Blood Bank; blood in Storage: { $count }.
why-store = I’m going to the Pharmacy for { $kind_a }; Storage has { $count }.
    .you = Go to the Pharmacy for { $kind_a }; Storage has { $count }.
why-store-organs = I’m fetching { $kind_a }; Storage has { $count }.
    .you = Fetch { $kind_a }; Storage has { $count }.
why-add-organs = I’m operating at bed { $bed }, where something is still needed.
    .you = Operate at bed { $bed }, where something is still needed.
why-medicate = I’m giving bed { $bed } what the surgery needs.
    .you = Give bed { $bed } what the surgery needs.
why-epidemic = I’m fighting the epidemic in Ward { $ward }.
    .you = Fight the epidemic in Ward { $ward }.

## Movements within an action.

why-draw = { $count ->
    [one] One second left: time for one more.
   *[other] { $count } seconds left: time for one more.
}
why-bed = { $count ->
    [one] One patient is waiting for a bed.
   *[other] { $count } patients are waiting for a bed.
}
why-solve = Working on bed { $bed }: { $exam }.
why-shelf = Restocking the { $kind } shelf, which has { $count } now.
why-needed = The patient in { $place } still needs { $kind_a }.
why-target = The patient in { $place } still needs something I can give here.
    .you = The patient in { $place } still needs something you can give here.
why-cancel = What I took this for is no longer needed.
    .you = What you took this for is no longer needed.
why-finish = There’s nothing left to do in this action.
why-make-room = My Doctor is idle here; someone else may need the slot.
    .you = Your Doctor is idle here; someone else may need the slot.
why-please-free = Could you take your hourglass away? I have something to do here.
why-discard = No patient needs { $kind_a } now, and other organs need the room: Storage has { $count }.
why-report = That symbol means contagion, and keeping quiet would cost more.

## Around the Action Phase.

why-plan-duties = My plan: you admit patients and treat the Clinic, while I restock and do the exams.
why-plan-first = My plan: we begin with the patient in { $place }.
why-plan-fetch = My plan: we begin with the patient in { $place }, and fetch { $kind_a } first.
why-ready = { $count ->
    [0] No patients here yet; I’m ready for the first.
    [one] One patient is here, and I’m ready.
   *[other] { $count } patients are here, and I’m ready.
}
    .you = { $count ->
        [0] No patients here yet; get ready for the first.
        [one] One patient is here; you can begin.
       *[other] { $count } patients are here; you can begin.
    }
why-gestures = My hands are quick, so I use gestures.
why-steady = I use steady controls.
why-confirm = { $count ->
    [0] Nobody is left in the hospital; the evaluation is fine with me.
    [one] One patient stays; the evaluation is fine with me.
   *[other] { $count } patients stay; the evaluation is fine with me.
}
    .you = { $count ->
        [0] Nobody is left in the hospital; you can agree to the evaluation.
        [one] One patient stays; you can agree to the evaluation.
       *[other] { $count } patients stay; you can agree to the evaluation.
    }
why-pause = Someone asked for a break.
why-resume = I’m ready to resume.
    .you = If you’re ready, you can resume.
why-wait = There’s nothing for me to do just now.
