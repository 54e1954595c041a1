# The lessons: at most 35 words a step, and one idea in each.

## Admit and treat

lesson-first = Your first shift
    .rule = Admit, examine, treat, and see your patients go home.

lesson-first-goal = You run a hospital for four rounds. Patients who get exactly what their card asks for go home and bring Reputation. Meet the Objective together, and you win.
lesson-first-council = Each round starts with a Council, without a clock. The Action Phase after it lasts four minutes, five if you play alone; in this lesson it waits for you. Press Ready.
lesson-first-nurse = Hourglasses are your staff: red and black are Doctors, the ones with a cross are Nurses. They act on slots: round for Nurses, square for Doctors. Put a Nurse on Patient Admission.
lesson-first-admit = One admission brings in up to three patients. Anyone not treated when the round ends costs Medical Points, so start with one: admit a Regular Patient to the Clinic.
lesson-first-doctor = The choir singer needs one blue pill and two fluids. In the Clinic both Doctors and Nurses can treat. Put the red Doctor there: it acts at once, while its sand runs.
lesson-first-target = One action in the Clinic treats one patient. Choose the choir singer.
lesson-first-blue = What you give comes from Storage. Give the blue pill.
lesson-first-fluids = Now the fluids: give one.
lesson-first-second = Give the second one. You can take things back until your action ends. It ends when you finish it, or place another hourglass.
lesson-first-sand = The singer has everything. Your Nurse is still busy: no hourglass can be moved during its thirty seconds of sand. Press Next to let them pass.
lesson-first-search = Meanwhile a relief worker was taken to Cultures; your black Doctor does the exam. One of eight tokens shows the same symbol as the card: turn them over and find it. They never change places.
lesson-first-found = You found it: the card is the diagnosis and says what to give. The bed went home to Ward A, where a Nurse gave all of it. Press Next: the phase ends.
lesson-first-stars = Both patients got exactly what their cards ask for: they go home, and their stars are your Reputation. It decides the game. Press Continue.
lesson-first-done = Your first stars! You can play now, ideally without the clock at first. Or learn more: beds, surgery by hand, what ends a game, one minute with the clock.

lesson-first-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.
lesson-first-nobody-yet = There’s nobody to treat yet, and a Doctor can’t admit. A Nurse can.
lesson-first-admit-first = There’s nobody to treat yet. Start with Patient Admission.
lesson-first-no-pause = No need: in this lesson the clock waits for you.
lesson-first-regular-first = A Hospitalized Patient needs a bed; that’s the next lesson. Admit a Regular Patient first.
lesson-first-admit-somebody = Then the Nurse would have come for nothing, and the sand would run all the same.
lesson-first-ends-action = Placing another hourglass ends what you are doing, even unfinished. First do what you came for.
lesson-first-one-is-enough = You could. But anyone you can’t treat in time costs Medical Points. One is enough here.
lesson-first-keep-black = Either Doctor would do. Take the red one; the black one has an exam to do soon.
lesson-first-place-doctor = No need to finish: placing the Doctor ends the admission anyway.
lesson-first-exam-first = That would break off the exam. First find the token with the matching symbol.
lesson-first-stay = The bed must stay at Cultures until the exam is done.
lesson-first-nurse-one = Any Nurse would do. Take Nurse 1 here.
lesson-first-slot-one = Either slot would do. Take the first one here.
lesson-first-keep-nurses = A Nurse could do it too. But many slots take only Nurses, so spare them where a Doctor will do.
lesson-first-patient-first = You could, but a patient is waiting in the Clinic.
lesson-first-treat-first = The singer hasn’t been given everything yet, so couldn’t go home.
lesson-first-fluids-next = Fluids are on the card too, and come next. Start with the blue pill.
lesson-first-not-on-card = You could give it, but it isn’t on the card, or would be too much. Over-treating costs Medical Points.
lesson-first-no-syringe = Syringes are for blood and drugs. Pills and fluids are given directly.
lesson-first-leave-it = Leave it: the card asks for it.

## Bed and exam

lesson-bed = A bed and an exam
    .rule = A patient’s whole journey, from the row to the right medicine, and a trip to the Pharmacy.

lesson-bed-row = A relief worker is waiting in the Admission row. Without a bed, Hospitalized Patients can be neither examined nor treated. Finding one is a Doctor’s job: place the red one at Admission.
lesson-bed-bed = Each Ward has three beds. Put the relief worker in bed A1.
lesson-bed-push = The symbol on the card means an infection, and calls for Cultures. Anyone can push an occupied bed, at any time and without an hourglass. Push A1 to Cultures.
lesson-bed-exam = Exams are for Doctors, and the bed must be there first. The other Doctor is free: place it at Cultures.
lesson-bed-search = The back of the top card shows a star; one of the eight tokens has it too. Turn them over until you find it. A wrong one only costs time: remember what it was.
lesson-bed-home = The star! The card is the diagnosis: a blue pill and three units of blood. They’re given in the Ward, so push the bed home.
lesson-bed-nurse = In the Wards, Nurses do the treating. Place one in Ward A.
lesson-bed-target = Choose the relief worker in bed A1.
lesson-bed-blue = Give the blue pill.
lesson-bed-syringe = Blood and drugs are given in syringes. Fetch one from Storage.
lesson-bed-blood = Now inject a unit of blood.
lesson-bed-second = That’s one of three units. Inject the second.
lesson-bed-more = A syringe holds one kind, at most six units; for more, fetch another. Inject the third unit.
lesson-bed-pharmacy = The relief worker has everything. Storage is running out of blood and syringes, and Nurse 1’s sand has run out: it can go straight to another slot. Send any free Nurse to the Pharmacy.
lesson-bed-stock = One action at the Pharmacy stores one kind: a pill, two fluids, two units of a drug for syringes, or three syringes. Store whatever you like.
lesson-bed-done = Now you know a patient’s whole journey. The symbol on a card says which exam it needs; Blood Exam, X-ray and MRI have puzzles of their own. Next lesson: surgery, by hand.

lesson-bed-the-red-one = Either Doctor would do. Take the red one here; the black one has something to do in a moment.
lesson-bed-bed-first = Find a bed first: nobody is examined or treated in the row.
lesson-bed-no-pause = No need: in this lesson the clock waits for you.
lesson-bed-bed-a1 = Any free bed would do. This lesson continues with A1.
lesson-bed-other-lab = The symbol calls for Cultures. No other exam is possible, so the trip would be for nothing.
lesson-bed-push-first = The exam comes first. Push the bed to Cultures.
lesson-bed-exam-first = That would break off the exam, and you’d have to start over.
lesson-bed-stay = The bed must stay at Cultures until the exam is done.
lesson-bed-go-home = First take the bed home to Ward A: the treatment on this card is given there.
lesson-bed-ward-first = The relief worker doesn’t have everything yet. Continue in Ward A.
lesson-bed-stay-home = Away from its Ward, this bed couldn’t be treated. Leave it at home.
lesson-bed-not-on-card = You could give it, but the diagnosis doesn’t ask for it. Too much costs Medical Points.
lesson-bed-pill-first = You’ll need that for the blood, but give the blue pill first.
lesson-bed-leave-it = Leave it: the diagnosis asks for it.
lesson-bed-one-syringe = One syringe holds six units: one is enough here.
lesson-bed-stock-first = The Pharmacy first: Storage needs it.
lesson-bed-organs-later = A Doctor at the Pharmacy stores organs. Medicine is for Nurses.

## Surgery

lesson-surgery = Surgery by hand
    .rule = Gestures, tweezers and an Operating Room.
lesson-surgery-hands = There are two kinds of controls, chosen in a Council. Steady: a tap does it, slowly and surely. Gestures: you drag, and are as quick as your hand. Choose gestures for this lesson.

lesson-surgery-organs = The roofer’s Surgery folder asks for three bones and one unit of blood, in an Operating Room. A Doctor fetches organs: drag the black one to its slot at the Pharmacy.
lesson-surgery-bone = Tweezers: press the middle of the bone, hold for a moment, then carry it slowly to its shelf. If it slips, only time is lost, and you try again.
lesson-surgery-two = One action brings two organs of the same kind; Organ Storage holds six in all. Bring the second bone.
lesson-surgery-theatre = There’s a third bone, too. Drag bed A1 to Operating Room A. Mind the scanner: a bed that passes too close knocks over the hourglass on it.
lesson-surgery-doctor = Organs are added by a Doctor. Drag the red one to Operating Room A.
lesson-surgery-add = You see the operation close up. Carry a bone from its shelf to the patient: firm grip, no haste.
lesson-surgery-nurse = The other two bones are in as well. Medication and blood are given by a Nurse. Drag one to Operating Room A.
lesson-surgery-blood = Your Nurse has fetched a syringe. Now carry a unit of blood to the mouth of the blood syringe beside the bed.
lesson-surgery-done = The folder is complete. Anything given in the wrong place doesn’t count. If you’d rather tap: in every Council you can choose steady controls, and nothing slips. Next lesson: what ends a game.
lesson-surgery-hands-first = First choose gestures: the button is beside Ready.
lesson-surgery-to-pharmacy = Not there: the square slot at the Pharmacy.

lesson-surgery-organs-first = Organs first: without bones there’s nothing to operate with.
lesson-surgery-no-pause = No need: in this lesson the clock waits for you.
lesson-surgery-only-bones = The folder asks for bones. Other organs would only fill up Organ Storage.
lesson-surgery-keep-organs = Organs can be discarded at any time. But these are needed.
lesson-surgery-room-a = Both rooms are alike. This lesson continues in Operating Room A.
lesson-surgery-no-lab = This patient needs surgery, not an exam.
lesson-surgery-push-first = The bed first: push it into Operating Room A.
lesson-surgery-organs-now = The Nurse’s turn comes in a moment. A Doctor adds the bones first.
lesson-surgery-operate-first = The operation isn’t finished. Continue in Operating Room A.
lesson-surgery-stay = The bed must stay in the Operating Room until everything in the folder has been given.
lesson-surgery-leave-it = Leave it: the folder asks for it.
lesson-surgery-not-on-card = The folder doesn’t ask for it. Too much costs Medical Points.
lesson-surgery-one-syringe = One syringe holds six units: one is enough here.

## Evaluation

lesson-evaluation = What ends a game
    .rule = Playing together, mistakes, and what they cost.
lesson-evaluation-shared = In a group, everyone has a Doctor of their own colour, which nobody else may move. The four Nurses are shared: Nurse 1, which your colleague used, is free. Place it in the Clinic.

lesson-evaluation-last = There are three patients in the Clinic, and the phase is about to end. The choir singer still needs one unit of fluids. Give it.
lesson-evaluation-time = When the phase ends, no more hourglasses move. Anyone with sand still running in an action may finish it. Then all patients are judged. Press Next.
lesson-evaluation-home = The singer has exactly what the card asks for and brings Reputation. The carpenter has one blue pill too many: he goes home too, but over-treating costs 2 Medical Points.
lesson-evaluation-confirm = The schoolgirl didn’t get everything: a medical error. A Mild patient costs 1 point and becomes Serious; a Serious one costs 3 and becomes Critical; a Critical one costs 8 and dies. Press Continue.
lesson-evaluation-round = It’s the Council of round two. The schoolgirl is still here, Serious now. Patients who stay keep what they were given. Patients left in the Admission row count as errors too. Press Ready.
lesson-evaluation-done = At 0 Medical Points the game is lost at once, and every death costs eight. After the last round the Objective decides. Next lesson: a minute with the clock.

lesson-evaluation-not-on-card = The card doesn’t ask for it. One unit of fluids is missing.
lesson-evaluation-leave-it = Leave it: the card asks for it.
lesson-evaluation-last-first = The singer would be left without the last fluids and couldn’t go home.
lesson-evaluation-red-later = Save your Doctor for later; this is a job for a Nurse. Place Nurse 1 in the Clinic.
lesson-evaluation-nurse-one = That would work too. Here, take Nurse 1 from Admission and place it in the Clinic.
lesson-evaluation-no-pause = No need: in this lesson the clock waits for you.
lesson-evaluation-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## A minute with the clock

lesson-minute = One minute with the clock
    .rule = Sixty seconds in the Clinic, for real.

lesson-minute-plan = Now the clock counts: you have one minute, and each hourglass runs for fifteen seconds. Only Admission, Clinic, Pharmacy and Blood Bank are open. Admit and treat two patients. You can’t lose anything.
lesson-minute-ready = A plan: a Nurse admits two, a Doctor treats each. If a pill is missing, a Nurse fetches it. Press Ready, and the minute starts.
lesson-minute-run = The clock is running! Nurse to Admission, two patients, a Doctor to the Clinic, then give what the card asks for. Next ends the minute early.
lesson-minute-verdict = Time! Patients who got everything their card asks for go home. If someone has to stay, don’t worry: a real round lasts four minutes, or five if you play alone.
lesson-minute-confirm = Patients who stay keep what they were given; in a real game you may return what their card doesn’t ask for. The game continues when everyone is done. Press Continue.
lesson-minute-done = In a group, everyone has one Doctor, which nobody else may move; the four Nurses are shared. Talk, share the work, and you’re ready.

lesson-minute-clinic-only = In this minute only the Clinic, the Pharmacy and the Blood Bank are open. Beds come later, in the real game.
lesson-minute-no-pause = Pauses are for real games. Press Next to end the minute early.
lesson-minute-steady = These controls are for later. Here you tap a thing, then the place it goes to, and nothing slips.

## Epidemics and Research

lesson-outbreak = Epidemics and Research
    .rule = The two modules that make a shift richer.

lesson-outbreak-research = With Research, three cards are on offer each round. Tasks bring Medical Points if they are met when the round ends; actions have their own slots. All of them are optional.
lesson-outbreak-drive = The blood drive is such an action: five units of blood instead of three, by a Doctor or a Nurse. Place a Nurse on it.
lesson-outbreak-blood = Take the blood.
lesson-outbreak-exam = Two patients are in Ward A now, and the diver is at Cultures. The card shows a kite; it’s under the eighth token. Turn it over.
lesson-outbreak-epidemic = The diagnosis is contagious: an epidemic breaks out in the diver’s Ward. Until the round ends, every patient in Ward A also needs an orange pill. No other epidemic can start there in the meantime.
lesson-outbreak-home = Only beds that are in the Ward can be treated. Push A1 home.
lesson-outbreak-nurse = Treating an epidemic takes a Nurse in that Ward. Place one in Ward A.
lesson-outbreak-target = The slot treats one patient, or the epidemic. Choose the epidemic.
lesson-outbreak-serve = One action can treat them all. Give A1 its pill.
lesson-outbreak-second = Now give A2 one, too.
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
lesson-outbreak-in-order = That would be fine too. Here, start with A1.
lesson-outbreak-no-syringe = A pill doesn’t need a syringe.
