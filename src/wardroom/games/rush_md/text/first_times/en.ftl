# What is explained when it happens for the first time: two sentences, at most 35 words.

first-overtime = Time’s up, but anyone who has started an action may finish it while its sand runs. After that every patient is judged.
first-died = A Critical patient wasn’t treated exactly right and has died. That costs eight Medical Points; with none left the game is lost.
first-error = Something on the card is missing or wrong: that costs Medical Points, and the patient gets worse. Fix it in the next round.
first-over-treated = This patient got more than the card asks for: still cured, but it costs two Medical Points. Give exactly what the card says.
first-discharged = A patient treated exactly right goes home and brings Reputation. The Objective at the top says how much of it you need.
first-warned = What you gave isn’t on this patient’s card. Take it back at once; too much costs Medical Points.
first-critical = This patient is Critical: an error kills, and costs eight Medical Points. Take care of Critical patients first.
first-wobble = The hourglass on the MRI is wobbling. Anyone can touch it to steady it; if it falls, the scan must be repeated.
first-fallen = The hourglass has fallen, so the scan doesn’t count. Balance a Doctor on the tile again.
first-diagnosis = The result says what this patient needs in addition to the card. Take the bed to its next exam, back to the Ward or into surgery.
first-clock = The clock is running, and everyone acts at once. An hourglass is busy until its sand has run out: use another one in the meantime.
first-council = The clock doesn’t run during the Council: look at the patients and share out the work. The round starts when everyone is ready.
