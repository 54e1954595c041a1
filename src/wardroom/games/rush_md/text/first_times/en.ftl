# What is explained when it happens for the first time: two sentences, at most 35 words.

first-overtime = The time is up, but whoever has begun an action may finish it while its sand runs. After that every patient is judged.
first-died = A critical patient wasn’t treated exactly, and dies. That costs eight Medical Points; at none left the game is lost.
first-error = Something on the chart is missing or wrong: that costs Medical Points, and the patient gets worse. Put it right in the next round.
first-over-treated = This patient got more than the chart asks: cured all the same, but it costs two Medical Points. Give exactly what the chart says.
first-discharged = Whoever was treated exactly goes home and brings Reputation. The objective at the top says how much of it you need.
first-warned = What you gave isn’t on the chart of this patient. Take it back at once; too much costs Medical Points.
first-critical = This patient is critical: an error kills, and costs eight Medical Points. Take care of critical patients first.
first-wobble = The hourglass on the MRI wobbles. Whoever touches it steadies it; if it falls, the scan must be repeated.
first-fallen = The hourglass has fallen, so the scan doesn’t count. Balance a Doctor on the tile once more.
first-diagnosis = The result says what this patient needs beside the card. Take the bed to its next exam, back to the Ward or into surgery.
first-clock = The clock runs, and everyone acts at once. An hourglass is busy until its sand is down: use another one meanwhile.
first-council = In the Council no clock runs: look at the patients and share the work. The round begins when everyone is ready.
