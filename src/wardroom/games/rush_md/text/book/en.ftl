### The rulebook: how the game is explained, for reading before a game or between games.

book-story = The story and the goal
book-story-theme = Four rounds in a hospital that never stands still. Patients arrive, exams need doing, organs and syringes run out, and the sand runs in every hourglass. You treat, push beds, operate and call out to each other, all at the same time.
book-story-together = Everyone works for the same hospital: you win or lose together, and nobody has points of their own.

book-table = What you see on the table
book-table-boards = The table is a plan of the hospital. You can pan and zoom; the most important things stay in view.
book-picture-table = The hospital in the middle of an Action Phase, with hourglasses on their slots and patients in their beds.
book-table-admission = Patient Admission, with the decks and the row of patients waiting for a bed, and the Clinic beside it.
book-table-wards = Two Wards with three beds each.
book-table-exams = Four places for exams: Cultures, Blood Exam, X-ray and MRI.
book-table-rooms = Two Operating Rooms.
book-table-stores = Blood Bank, Pharmacy and Organ Storage. What is in them can be given; what is in the Supply behind them has to be fetched first.
book-table-card = Hover over something, or tap it with empty hands, and its card opens. “In the rules” leads from there into this book; the clock keeps running.

book-setup = Before the first round
book-setup-program = The program prepares the shift:
book-setup-objective = An Objective for your number of players: what you have to reach, and how many Medical Points you start with.
book-setup-stock = A little of everything in Storage, more with more players; Organ Storage is empty.
book-setup-decks = Shuffled decks of Regular and Hospitalized Patients and of diagnoses. Nothing else in the game is left to chance.
book-setup-begin = For a first game, leave out epidemics and Research and let the game warn you of mistakes.

book-round = A round
book-round-ready = When everyone is ready, there is a three-second countdown. A player who is ready cannot take it back.
book-round-pause = The clock cannot be stopped at will, and reading does not stop it either. The game pauses when someone loses the connection or when all vote for it, at most twice a round; the boards are hidden meanwhile.

book-glasses = Hourglasses
book-glasses-fair = You may take your own Doctor and any Nurse whose sand has run out. Any player may move a Nurse straight from its slot, no matter who put it there.
book-glasses-example = An example: you put a Nurse on a slot in the Clinic, give a patient two pills, and put your Doctor on X-ray at once. That ends the treatment, but the Nurse stays put until the sand has run out and someone takes it away.

book-patients = Patients
book-picture-patients = A bed in its Ward. Everything the patient has received stays in the bed and travels with it.
book-patients-rows = The Clinic and the Admission row hold six patients each. Do not draw more than you can treat: every admitted patient counts in the evaluation.
book-patients-stay = A patient keeps the same bed to the end and belongs to its Ward, even while the bed is at an exam or in an Operating Room. Empty beds stay at home.

book-treatment = Treatment and Storage
book-treatment-need = A Regular Patient needs what the card shows. A Hospitalized Patient may need treatment at once, then exams, and then whatever the diagnosis says. What was given in earlier rounds counts.
book-treatment-amounts = One action fetches 1 pill, 2 fluids, 2 units of an IV drug, 3 syringes, 3 units of blood or 2 organs of a kind.

book-exams = Exams
book-exams-which = The symbol on the patient says which: infection means Cultures, autoimmune means Blood Exam, physical means X-ray, neuropsych means MRI. Every exam shown must be done, in any order, each once.
book-picture-exams = Cultures: eight tokens face down. What anyone has seen, everyone should remember.
book-exams-best = With several Diagnosis cards only the most effective one is treated, and only that one brings Reputation.
book-exams-broken = If you break off an exam, you have to start it over later. After Cultures, Blood Exam and X-ray the bed may leave at once; in the MRI it waits for the sand.

book-surgery = Surgery
book-surgery-spread = A surgery may be spread over several actions, both rooms and several rounds. Syringes are the only thing there that you take by hand.

book-evaluation = Evaluation
book-evaluation-order = First come epidemics, then patients one by one, then Research tasks; then cured patients go home.
book-evaluation-spare = If a patient with an error has too much of something, the surplus may be taken away before the next round.

book-epidemics = Epidemics
book-epidemics-serve = With one action, a Nurse in the Ward can treat every bed that is in its place there. Epidemic treatment is kept apart and can never be wrong; the card goes away after the round either way.

book-research = Research
book-research-cards = Three Research cards are on offer in each round, new ones every time:
book-research-task = Tasks: do what the card says within the round and you gain Medical Points.
book-research-action = Actions: an extra slot, usually for a stronger form of an action you know.
book-research-duty = All of them are optional.

book-hands = Controls

book-end = How it ends
book-end-win = After the fourth evaluation every requirement on the Objective must be met. It may ask for these:
book-end-reputation = Reputation, which never falls.
book-end-patients = Patients discharged.
book-end-points = Medical Points left.
book-end-lost = At 0 Medical Points the game is lost at once, in any phase.
book-end-solo = Alone you have two Doctors and five minutes, but only one pair of hands.

book-options = Options at this table
book-options-intro = You choose these when you open a table. Computer colleagues can take any seat; they never slip, but they need time to think.

book-questions = Why can’t I…?
book-questions-glass = Why can’t I take this hourglass?
    .answer = Its sand is still running, or it is someone else’s Doctor.
book-questions-slot = Nobody is working there. Why is the slot taken?
    .answer = An hourglass blocks its slot until someone takes it away, even after its sand has run out.
book-questions-exam = Why can’t I start the exam?
    .answer = The bed must be there first, the patient must need this exam and not have had it, and the slot takes only a Doctor.
book-questions-treat = Why can’t I treat this patient?
    .answer = In the Ward the bed must be at home and a Nurse must have started an action for exactly this patient. Nobody is treated without a bed.
book-questions-syringe = Why can’t I give blood?
    .answer = You need an empty syringe in your hand, or one of the same kind on this patient with room left in it. A syringe holds six units of one kind.
book-questions-lost = Why is my action over?
    .answer = You have placed another hourglass. Each of you does one thing at a time.
book-questions-cured = I’ve given everything on the card. Why isn’t the patient cured?
    .answer = An exam may be missing, a less effective diagnosis was treated, or something from the Surgery folder was given in the Ward. What is given in the wrong place does not count.
book-questions-organ = Why can’t I store another organ?
    .answer = Organ Storage holds six. Discard one; that needs no hourglass.
book-questions-time = Time is up. Why can others carry on?
    .answer = Anyone who started before the end may finish that action while its sand runs.
book-questions-read = Does the clock stop while I read this?
    .answer = No. Read in the Council, or vote for a pause.

book-summary = One-page summary
book-summary-round = Council without a clock, four minutes of action, evaluation: four times over.
book-summary-nurse = Nurse: admit up to three cards, treat in the Ward, fetch medicine, give medication and blood in surgery.
book-summary-doctor = Doctor: find beds for patients, perform exams, fetch organs, give organs in surgery.
book-summary-either = Either: treat in the Clinic, fetch blood.
book-summary-bed = Without an hourglass: push beds, discard organs.
book-summary-end = Exact treatment: Reputation. Too much: 2 points lost. Anything missing: 1, 3 or 8 points lost and the patient gets worse.
book-summary-win = Meet the Objective after four rounds and never fall to 0 Medical Points.
