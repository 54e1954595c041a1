# The lessons: at most 35 words a step, and one idea in each.

## Admit and treat

lesson-first = Admit and treat
    .rule = Your first patient, and a clock that waits for you.

lesson-first-goal = You run a hospital for four rounds. Patients who get exactly what their card asks for go home and bring Reputation. Meet the Objective together, and you win.
lesson-first-council = A round starts with a Medical Council: plan as long as you like. Only the Action Phase after it has a clock, and in this lesson it waits for you. Press Ready.
lesson-first-nurse = Hourglasses are your staff: red and black are Doctors, those with a cross Nurses. They act on slots: round for Nurses, square for Doctors. Put a Nurse on Patient Admission.
lesson-first-admit = One admission brings in up to three patients, one after another. Regular Patients go to the Clinic. Admit one.
lesson-first-enough = A choir singer, Mild. You can admit more, but everyone not treated when the round ends costs Medical Points. One is enough: finish the action.
lesson-first-doctor = The singer needs one blue pill and two fluids. In the Clinic both Doctors and Nurses can treat. Put a Doctor there. The action can start at once, while the sand runs.
lesson-first-target = One action in the Clinic treats one patient. Choose the choir singer.
lesson-first-blue = What you give comes from Storage. Give the blue pill.
lesson-first-fluids = Now the fluids: give one.
lesson-first-second = Give the second one. You can take things back until your action ends. It ends when you finish it, or place another hourglass.
lesson-first-sand = The singer has everything. Your Nurse at Admission is still busy: no hourglass can be moved during its thirty seconds of sand. Press Next to skip them.
lesson-first-pharmacy = The sand has run out: the Nurse at Admission is free again, and can go straight to another slot. Storage has no fluids left: send any free Nurse to the Pharmacy.
lesson-first-stock = One action at the Pharmacy stores one kind: a pill, two fluids, two units of a drug for syringes, or three syringes. Store fluids, or anything you like.
lesson-first-done = Your first patient is ready to go home. Next lesson: patients who need a bed.

lesson-first-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.
lesson-first-nobody-yet = There’s nobody to treat yet, and a Doctor can’t admit. A Nurse can.
lesson-first-admit-first = There’s nobody to treat yet. Start with Patient Admission.
lesson-first-no-pause = No need: in this lesson the clock waits for you.
lesson-first-regular-first = A Hospitalized Patient needs a bed; that’s the next lesson. Admit a Regular Patient first.
lesson-first-admit-somebody = Then the Nurse would have come for nothing, and the sand runs all the same.
lesson-first-ends-action = Placing another hourglass ends what you are doing, even unfinished. First do what you came for.
lesson-first-one-is-enough = You could. But anyone you can’t treat in time costs Medical Points. One is enough here.
lesson-first-keep-nurses = A Nurse could do it too. But many slots take only Nurses, so spare them where a Doctor will do.
lesson-first-patient-first = You could, but a patient is waiting in the Clinic.
lesson-first-treat-first = The singer doesn’t have everything yet, and wouldn’t go home.
lesson-first-fluids-next = Fluids are on the card too, and come next. Start with the blue pill.
lesson-first-not-on-card = You could give it, but it isn’t on the card, or would be too much. Over-treating costs Medical Points.
lesson-first-no-syringe = Syringes are for blood and drugs. Pills and fluids are given directly.
lesson-first-leave-it = Leave it: the card asks for it.
lesson-first-organs-later = A Doctor at the Pharmacy stores organs. Medicine is for Nurses.
lesson-first-stock-first = The Pharmacy first: Storage has no fluids left.
lesson-first-straight-there = You can lift it off. But it can also go straight from here to the Pharmacy.

## Bed and exam

lesson-bed = A bed and an exam
    .rule = A patient for the Ward, from the row to the right medicine.

lesson-bed-row = A relief worker is waiting in the Admission row. Without a bed, Hospitalized Patients can be neither examined nor treated. Finding one is a Doctor’s job: place the red one at Admission.
lesson-bed-bed = Each Ward has three beds. Put the relief worker in bed A1.
lesson-bed-push = The sign on the card means an infection, and asks for Cultures. Anyone can push an occupied bed, at any time and without an hourglass. Push A1 to Cultures.
lesson-bed-exam = Exams are for Doctors, and the bed must be there first. The other Doctor is free: place it at Cultures.
lesson-bed-token = The back of the top card shows a star. One of the eight tokens has it. Turn over the first one and remember it: tokens never change places.
lesson-bed-star = A key; it’s turned back down. Each wrong one only costs time. The star is under the fourth token: turn it over.
lesson-bed-home = The star! The card is the diagnosis: a blue pill and three blood. They’re given in the Ward, so push the bed home.
lesson-bed-nurse = In the Wards, Nurses do the treating. Place one in Ward A.
lesson-bed-target = Choose the relief worker in bed A1.
lesson-bed-blue = Give the blue pill.
lesson-bed-syringe = Blood and drugs are given in syringes. Fetch one from Storage.
lesson-bed-blood = Now inject a unit of blood.
lesson-bed-second = That is one of three units. Inject the second.
lesson-bed-more = A syringe holds one kind, at most six units; for more, fetch another. Inject the third unit.
lesson-bed-done = Exam done, everything given: the relief worker is well. The sign on a card says which exam it needs; Blood Exam, X-ray and MRI have their own puzzles. Next lesson: surgery.

lesson-bed-the-red-one = Either Doctor would do. Take the red one here; the black one has something to do in a moment.
lesson-bed-bed-first = Find a bed first: nobody is examined or treated in the row.
lesson-bed-no-pause = No need: in this lesson the clock waits for you.
lesson-bed-bed-a1 = Any free bed would do. This lesson continues with A1.
lesson-bed-other-lab = The sign asks for Cultures. Another exam wouldn’t be possible there, so the trip would be for nothing.
lesson-bed-push-first = The exam comes first. Push the bed to Cultures.
lesson-bed-exam-first = That would break off the exam, and you’d have to start over.
lesson-bed-stay = The bed must stay at Cultures until the exam is done.
lesson-bed-token-1 = It could be there too. Start with the first token, to see a wrong one.
lesson-bed-token-4 = The star isn’t there. Turn over the fourth token.
lesson-bed-go-home = First take the bed home to Ward A: the treatment on this card is given there.
lesson-bed-ward-first = The relief worker doesn’t have everything yet. Go on in Ward A.
lesson-bed-stay-home = Away from its Ward, this bed couldn’t be treated. Leave it at home.
lesson-bed-not-on-card = You could give it, but the diagnosis doesn’t ask for it. Too much costs Medical Points.
lesson-bed-pill-first = You’ll need that for the blood, but give the blue pill first.
lesson-bed-leave-it = Leave it: the diagnosis asks for it.
lesson-bed-one-syringe = One syringe holds six units: one is enough here.

## Surgery

lesson-surgery = Surgery
    .rule = Organs, tweezers and an Operating Room.

lesson-surgery-folder = The roofer needs no exam, and has had the medicine for the Ward. What’s in the Surgery folder must be given in an Operating Room: three bones and one blood.
lesson-surgery-organs = Organ Storage is empty. A Doctor fetches organs at the Pharmacy. Place the black Doctor there.
lesson-surgery-bone = Organs are always handled with tweezers, one at a time. With steady controls, as here, nothing slips. Take a bone.
lesson-surgery-two = One action brings two organs of the same kind. Organ Storage holds six in all. Take the second bone.
lesson-surgery-theatre = The sand ran out, and the Doctor fetched a third bone. Now push bed A1 into Operating Room A.
lesson-surgery-doctor = Organs are added by a Doctor. Place the red Doctor in Operating Room A.
lesson-surgery-add = Add a bone. With steady controls a tap does what tweezers do.
lesson-surgery-nurse = The other two are in as well. Medicine and blood are given by a Nurse, here with tweezers too. Place a Nurse in Operating Room A.
lesson-surgery-syringe = A syringe is the one thing you take by hand. Fetch one.
lesson-surgery-blood = Inject the blood.
lesson-surgery-done = The folder is complete, and the bed doesn’t need to go home. Anything given in the wrong place wouldn’t count. Next lesson: what happens when time is up.

lesson-surgery-organs-first = Organs first: without bones there’s nothing to operate with.
lesson-surgery-no-pause = No need: in this lesson the clock waits for you.
lesson-surgery-only-bones = The folder asks for bones. Other organs would only fill up Organ Storage.
lesson-surgery-keep-organs = Organs can be discarded at any time. But these are needed.
lesson-surgery-room-a = Both rooms are alike. This lesson continues in Operating Room A.
lesson-surgery-no-lab = This patient doesn’t need an exam, but surgery.
lesson-surgery-push-first = The bed first: push it into Operating Room A.
lesson-surgery-organs-now = The Nurse’s turn comes in a moment. A Doctor adds the bones first.
lesson-surgery-operate-first = The operation isn’t finished. Go on in Operating Room A.
lesson-surgery-stay = The bed must stay in the Operating Room until everything in the folder is given.
lesson-surgery-leave-it = Leave it: the folder asks for it.
lesson-surgery-not-on-card = The folder doesn’t ask for it. Too much costs Medical Points.
lesson-surgery-one-syringe = One syringe holds six units: one is enough here.

## Evaluation

lesson-evaluation = When time is up
    .rule = Who goes home, who stays, and what it costs.

lesson-evaluation-last = There are three patients in the Clinic, and the lesson is about to let the phase end. The choir singer still needs one unit of fluids. Give it.
lesson-evaluation-time = When the phase ends, no more hourglasses move. Anyone with sand still running in an action may finish it. Then all patients are judged. Press Next.
lesson-evaluation-home = The singer has exactly what the card asks for and brings Reputation. The carpenter has one blue pill too many: he goes home too, but over-treating costs 2 Medical Points.
lesson-evaluation-confirm = The schoolgirl is missing something: a medical error. Mild costs 1 point and becomes Serious; Serious costs 3 and becomes Critical; Critical costs 8, and the patient dies. Press Continue.
lesson-evaluation-round = The Council of round two. The schoolgirl is still here, Serious now. Patients who stay keep what they were given. Patients left in the Admission row count as errors too. Press Ready.
lesson-evaluation-done = Without Medical Points the game is lost at once. After the fourth round the Objective decides. One lesson left: a minute with the clock.

lesson-evaluation-not-on-card = The card doesn’t ask for it. One unit of fluids is missing.
lesson-evaluation-leave-it = Leave it: the card asks for it.
lesson-evaluation-last-first = The singer would be left without the last fluids, and not go home.
lesson-evaluation-no-pause = No need: in this lesson the clock waits for you.
lesson-evaluation-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## A minute with the clock

lesson-minute = One minute with the clock
    .rule = Sixty seconds in the Clinic, for real.

lesson-minute-plan = Now the clock runs: one minute, and fifteen seconds of sand. Only Admission, Clinic, Pharmacy and Blood Bank are open. Admit two and treat them. You can’t lose anything.
lesson-minute-ready = A plan: a Nurse admits two, a Doctor treats each. If a pill is missing, a Nurse fetches it. Press Ready, and the minute starts.
lesson-minute-run = The clock is running! Nurse to Admission, two patients, a Doctor to the Clinic, then give what the card asks for. Next ends the minute early.
lesson-minute-verdict = Time! Patients who got everything their card asks for go home. If someone stays: a real round has four minutes, five if you play alone.
lesson-minute-confirm = Patients who stay keep what they were given; in a real game you may return what their card doesn’t ask for. The game continues when everyone is done. Press Continue.
lesson-minute-done = In a group, everyone has one Doctor, which nobody else may move; the four Nurses are shared. Talk, share the work, and you’re ready.

lesson-minute-clinic-only = In this minute only the Clinic, the Pharmacy and the Blood Bank are open. Beds come in the real game.
lesson-minute-no-pause = A pause is for real games. Next ends the minute early.
lesson-minute-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## Epidemics and Research

lesson-outbreak = Epidemics and Research
    .rule = The two modules that make a shift richer.

lesson-outbreak-research = With Research, three cards are on offer each round. Tasks bring Medical Points if they are met when the round ends; actions have their own slots. All of them are optional.
lesson-outbreak-drive = The blood drive is such an action: five blood instead of three, by a Doctor or a Nurse. Place a Nurse on it.
lesson-outbreak-blood = Take the blood.
lesson-outbreak-exam = Two patients are in Ward A now, and the diver is at Cultures. The card shows a kite; it’s under the eighth token. Turn it over.
lesson-outbreak-epidemic = The diagnosis is contagious: an epidemic in the diver’s Ward. Until the round ends, every patient in Ward A also needs an orange pill. Another one can’t start there meanwhile.
lesson-outbreak-home = Only beds that are in the Ward can be treated. Push A1 home.
lesson-outbreak-nurse = Treating an epidemic takes a Nurse in that Ward. Place one in Ward A.
lesson-outbreak-target = The slot treats one patient, or the epidemic. Choose the epidemic.
lesson-outbreak-serve = One action can treat them all. Give A1 its pill.
lesson-outbreak-second = And A2.
lesson-outbreak-done = Everyone has been treated: that brings Reputation when the round ends. Otherwise each untreated patient would cost one Medical Point. The card goes away either way.

lesson-outbreak-spare-doctors = A Doctor could do it too. But you’ll need the Doctors for beds and exams.
lesson-outbreak-research-first = The blood drive first, to see what a Research card can do.
lesson-outbreak-no-pause = No need: in this lesson the clock waits for you.
lesson-outbreak-eighth = The kite isn’t there. Turn over the eighth token.
lesson-outbreak-exam-first = That would break off the exam. Turn over the token first.
lesson-outbreak-stay = The bed must stay at Cultures until the exam is done.
lesson-outbreak-go-home = Push the bed back to its Ward first: it can’t be treated anywhere else.
lesson-outbreak-stay-home = Away from the Ward this bed couldn’t be treated.
lesson-outbreak-ward-first = The epidemic in Ward A first, while there’s time.
lesson-outbreak-epidemic-first = That would treat just this patient. The epidemic concerns the whole Ward.
lesson-outbreak-in-order = That’s right too. Start with A1.
lesson-outbreak-no-syringe = A pill doesn’t need a syringe.
