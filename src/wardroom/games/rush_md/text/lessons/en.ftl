# The lessons: at most 35 words a step, and one idea in each.

## Admit and treat

lesson-first = Admit and treat
    .rule = The first patient, and a clock that waits for you.

lesson-first-goal = You run a hospital for four rounds. Whoever gets all that the card asks for goes home and brings Reputation. Meet the Objective together, and you win.
lesson-first-council = A round begins with a Medical Council: plan as long as you like. Only the Action Phase after it has a clock, and in this lesson it waits for you. Press Ready.
lesson-first-nurse = Hourglasses are your staff: red and black are Doctors, those with a cross Nurses. Each acts on a slot: round for Nurses, square for Doctors. Put a Nurse on Patient Admission.
lesson-first-admit = An admission brings up to three patients, one after another. Regular Patients go to the Clinic. Admit one.
lesson-first-enough = A choir singer, Mild. You may admit more, but everyone who isn’t treated when the round ends costs Medical Points. One is enough: finish the action.
lesson-first-doctor = The singer needs one blue pill and two fluids. In the Clinic both Doctors and Nurses may treat. Put a Doctor there. The action can begin at once, while the sand runs.
lesson-first-target = One action in the Clinic is for one patient. Choose the choir singer.
lesson-first-blue = What you give comes from storage. Give the blue pill.
lesson-first-fluids = Now the fluids: give one.
lesson-first-second = Give the second one. You may take things back until your action ends. It ends when you finish, or place another hourglass.
lesson-first-sand = The singer has everything. Your Nurse at Admission is still busy: nobody may move an hourglass while its thirty seconds of sand run. Press Next to let them pass.
lesson-first-pharmacy = The sand has run out: the Nurse at Admission is free again, and may go straight to another slot. Storage has no fluids left: send any free Nurse to the Pharmacy.
lesson-first-stock = One action at the Pharmacy stores one kind: a pill, two fluids, two units of a drug for syringes, or three syringes. Store fluids, or what you like.
lesson-first-done = Your first patient is ready to go home. The next lesson: patients who need a bed.

lesson-first-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.
lesson-first-nobody-yet = There is nobody to treat yet, and a Doctor can’t admit. A Nurse can.
lesson-first-admit-first = There is nobody to treat yet. Begin with Patient Admission.
lesson-first-no-pause = No need: in this lesson the clock waits for you.
lesson-first-regular-first = A Hospitalized Patient needs a bed, which is the next lesson. Admit a Regular Patient first.
lesson-first-admit-somebody = Then the Nurse would have come for nothing, and the sand runs all the same.
lesson-first-ends-action = Placing another hourglass ends what you are doing, even unfinished. First do what you came for.
lesson-first-one-is-enough = You could. But whoever you can’t treat in time costs Medical Points. One is enough here.
lesson-first-keep-nurses = A Nurse could do it too. But many slots take only Nurses, so spare them where a Doctor will do.
lesson-first-patient-first = That would be possible, but a patient is waiting in the Clinic.
lesson-first-treat-first = The singer hasn’t got everything yet, and wouldn’t go home.
lesson-first-fluids-next = Fluids are on the card too, and come next. First the blue pill.
lesson-first-not-on-card = It could be given, but it isn’t on the card, or would be too much. Over-treating costs Medical Points.
lesson-first-no-syringe = Syringes are for blood and drugs. Pills and fluids are given as they are.
lesson-first-leave-it = It is needed: the card asks for it.
lesson-first-organs-later = A Doctor at the Pharmacy stores organs. Medicine is for Nurses.
lesson-first-stock-first = First the Pharmacy: storage has no fluids left.
lesson-first-straight-there = You may lift it off. But it can also go straight from here to the Pharmacy.

## Bed and exam

lesson-bed = A bed and an exam
    .rule = A patient for the Ward, from the row to the right medicine.

lesson-bed-row = A relief worker waits in the Admission row. Without a bed, Hospitalized Patients can be neither examined nor treated. Finding one is work for a Doctor: place the red one at Admission.
lesson-bed-bed = Each Ward has three beds. Put the relief worker into bed A1.
lesson-bed-push = The sign on the card means an infection, and asks for Cultures. Anyone may push an occupied bed, at any time and without an hourglass. Push A1 to Cultures.
lesson-bed-exam = Exams are for Doctors, and the bed must be there first. The other Doctor is free: place it at Cultures.
lesson-bed-token = The back of the top card shows a star. One of the eight tokens has it. Turn over the first one and remember it: tokens never change places.
lesson-bed-star = A key; it is turned down again. Each wrong one only costs time. The star lies under the fourth token: turn it over.
lesson-bed-home = The star! The card is the diagnosis: a blue pill and three blood. They are given in the Ward, so push the bed home.
lesson-bed-nurse = In the Wards Nurses treat. Place one in Ward A.
lesson-bed-target = Choose the relief worker in bed A1.
lesson-bed-blue = Give the blue pill.
lesson-bed-syringe = Blood and drugs are given in syringes. Fetch one from storage.
lesson-bed-blood = Now inject a unit of blood.
lesson-bed-second = That is one of three units. Inject the second.
lesson-bed-more = A syringe holds one kind, at most six units; for more fetch another. Inject the third unit.
lesson-bed-done = Exam done, everything given: the relief worker is well. The sign on a card says which exam it asks for; Blood Exam, X-ray and MRI have their own puzzles. Next lesson: surgery.

lesson-bed-the-red-one = Either Doctor would do. Take the red one here; the black one has work in a moment.
lesson-bed-bed-first = First find a bed: nobody is examined or treated in the row.
lesson-bed-no-pause = No need: in this lesson the clock waits for you.
lesson-bed-bed-a1 = Any free bed would do. This lesson goes on with A1.
lesson-bed-other-lab = The sign asks for Cultures. Another exam wouldn’t be possible there, and the way is for nothing.
lesson-bed-push-first = The exam comes first. Push the bed to Cultures.
lesson-bed-exam-first = That would break off the exam, and it would have to begin anew.
lesson-bed-stay = The bed must stay at Cultures until the exam is done.
lesson-bed-token-1 = It could be there too. Begin with the first token, to see a wrong one.
lesson-bed-token-4 = The star isn’t there. Turn over the fourth token.
lesson-bed-go-home = First the bed goes home to Ward A: the treatment of this card is given there.
lesson-bed-ward-first = The relief worker hasn’t got everything yet. Go on in Ward A.
lesson-bed-stay-home = Away from its Ward nobody could treat this bed there. Leave it at home.
lesson-bed-not-on-card = It could be given, but the diagnosis doesn’t ask for it. Too much costs Medical Points.
lesson-bed-pill-first = Right, for the blood. First the blue pill.
lesson-bed-leave-it = It is needed: the diagnosis asks for it.
lesson-bed-one-syringe = One syringe holds six units: one is enough here.

## Surgery

lesson-surgery = Surgery
    .rule = Organs, tweezers and an Operating Room.

lesson-surgery-folder = The roofer needs no exam, and has got the medicine for the Ward. What stands in the surgery folder must be given in an Operating Room: three bones and one blood.
lesson-surgery-organs = The Organ Storage is empty. A Doctor fetches organs at the Pharmacy. Place the black Doctor there.
lesson-surgery-bone = Organs are always held with tweezers, one at a time. With steady hands, as here, nothing slips. Take a bone.
lesson-surgery-two = One action brings two organs of the same kind. The storage holds six in all. Take the second bone.
lesson-surgery-theatre = The sand ran out, and the Doctor fetched a third bone. Now push bed A1 into Operating Room A.
lesson-surgery-doctor = Organs are added by a Doctor. Place the red Doctor in Operating Room A.
lesson-surgery-add = Add a bone. With steady hands a tap does what tweezers do.
lesson-surgery-nurse = The two others are in as well. Medicine and blood are given by a Nurse, here with tweezers too. Place a Nurse in Operating Room A.
lesson-surgery-syringe = A syringe is the one thing taken by hand. Fetch one.
lesson-surgery-blood = Inject the blood.
lesson-surgery-done = The folder is complete, and the bed need not go home. What was given in the wrong place wouldn’t count. Next lesson: what happens when time is up.

lesson-surgery-organs-first = First the organs: without bones there is nothing to operate with.
lesson-surgery-no-pause = No need: in this lesson the clock waits for you.
lesson-surgery-only-bones = The folder asks for bones. Other organs would only fill the storage.
lesson-surgery-keep-organs = Organs can be discarded at any time. But these are needed.
lesson-surgery-room-a = Both rooms are alike. This lesson goes on in Operating Room A.
lesson-surgery-no-lab = This patient needs no exam, but surgery.
lesson-surgery-push-first = First the bed: push it into Operating Room A.
lesson-surgery-organs-now = The Nurse has her turn in a moment. First the bones, by a Doctor.
lesson-surgery-operate-first = The operation isn’t finished. Go on in Operating Room A.
lesson-surgery-stay = The bed must stay in the Operating Room until everything in the folder is given.
lesson-surgery-leave-it = It is needed: the folder asks for it.
lesson-surgery-not-on-card = The folder doesn’t ask for it. Too much costs Medical Points.
lesson-surgery-one-syringe = One syringe holds six units: one is enough here.

## Evaluation

lesson-evaluation = When time is up
    .rule = Who goes home, who stays, and what it costs.

lesson-evaluation-last = Three patients in the Clinic, and soon the lesson lets the phase end. The choir singer still lacks one unit of fluids. Give it.
lesson-evaluation-time = When the phase ends, no hourglass moves any more. Whoever still has sand running in an action may finish it. Then all patients are judged. Press Next.
lesson-evaluation-home = The singer has just what the card asks for and brings Reputation. The carpenter has a blue pill too many: he goes home too, but over-treating costs 2 Medical Points.
lesson-evaluation-confirm = The schoolgirl lacks something: a medical error. Mild costs 1 point and becomes Serious; Serious costs 3 and becomes Critical; Critical costs 8, and the patient dies. Go on.
lesson-evaluation-round = The Council of round two. The schoolgirl is still here, Serious now. Whoever stays keeps what was given. Patients left in the Admission row count as errors too. Press Ready.
lesson-evaluation-done = Without Medical Points the game is lost at once. After the fourth round the Objective decides. One lesson is left: a minute with the clock.

lesson-evaluation-not-on-card = The card doesn’t ask for it. One unit of fluids is missing.
lesson-evaluation-leave-it = It is needed: the card asks for it.
lesson-evaluation-last-first = The singer would go without the last fluids, and not go home.
lesson-evaluation-no-pause = No need: in this lesson the clock waits for you.
lesson-evaluation-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## A minute with the clock

lesson-minute = One minute with the clock
    .rule = Sixty seconds in the Clinic, for real.

lesson-minute-plan = Now the clock runs: a minute; the sand takes fifteen seconds. Only Admission, Clinic, Pharmacy and Blood Bank are open. Admit two and treat them. Nothing can be lost.
lesson-minute-ready = A plan: a Nurse admits two, a Doctor treats each. If a pill is missing, a Nurse fetches it. Press Ready, and the minute begins.
lesson-minute-run = The clock is running! Nurse to Admission, two patients, a Doctor to the Clinic, then give what the card asks for. Next ends the minute early.
lesson-minute-verdict = Time! Whoever got all that was asked for goes home. If someone stays: a real round has four minutes, five if you play alone.
lesson-minute-confirm = Whoever stays keeps what was given; what their card doesn’t ask for you may return in a real game. You go on when all are done. Go on.
lesson-minute-done = With others everyone has one Doctor, whom nobody else may move; the four Nurses belong to all. Talk, share the work, and you are ready.

lesson-minute-clinic-only = In this minute only the Clinic, the Pharmacy and the Blood Bank are open. Beds come in the real game.
lesson-minute-no-pause = A pause is for real games. Next ends the minute early.
lesson-minute-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## Epidemics and Research

lesson-outbreak = Epidemics and Research
    .rule = The two modules that make a shift richer.

lesson-outbreak-research = With Research three cards lie open each round. Tasks bring Medical Points if they are met when the round ends; actions have a slot of their own. None is a duty.
lesson-outbreak-drive = The blood drive is such an action: five blood instead of three, by a Doctor or a Nurse. Place a Nurse on it.
lesson-outbreak-blood = Take the blood.
lesson-outbreak-exam = Two patients lie in Ward A now, and the diver is at Cultures. The card shows a kite; it lies under the eighth token. Turn it over.
lesson-outbreak-epidemic = The diagnosis is contagious: an epidemic in the diver’s Ward. Until the round ends, every patient of Ward A also needs an orange pill. Another one can’t start there meanwhile.
lesson-outbreak-home = Only beds that stand in the Ward can be served. Push A1 home.
lesson-outbreak-nurse = Treating an epidemic takes a Nurse in that Ward. Place one in Ward A.
lesson-outbreak-target = The slot serves one patient, or the epidemic. Choose the epidemic.
lesson-outbreak-serve = One action may serve them all. Give A1 its pill.
lesson-outbreak-second = And A2.
lesson-outbreak-done = All are served: that brings Reputation when the round ends. Otherwise each untreated patient would cost one Medical Point. The card goes away either way.

lesson-outbreak-spare-doctors = A Doctor could do it too. But the Doctors will be needed for beds and exams.
lesson-outbreak-research-first = First the blood drive, to see what a Research card can do.
lesson-outbreak-no-pause = No need: in this lesson the clock waits for you.
lesson-outbreak-eighth = The kite isn’t there. Turn over the eighth token.
lesson-outbreak-exam-first = That would break off the exam. First turn over the token.
lesson-outbreak-stay = The bed must stay at Cultures until the exam is done.
lesson-outbreak-go-home = First push the bed home: away from the Ward nobody can serve it.
lesson-outbreak-stay-home = Away from the Ward this bed couldn’t be served.
lesson-outbreak-ward-first = First the epidemic in Ward A, while there is time.
lesson-outbreak-epidemic-first = That would treat this patient alone. The epidemic concerns the whole Ward.
lesson-outbreak-in-order = That is right too. Begin with A1.
lesson-outbreak-no-syringe = A pill needs no syringe.
