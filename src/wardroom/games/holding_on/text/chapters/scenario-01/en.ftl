### Scenario 1

scenario-01-title = Who Is Billy Kerr?
scenario-01-intro-1 = The night shift is almost over when the consultant calls you in. On her desk lies a single sheet: Billy Kerr, sixty, taken ill on the flight from Sydney to London. His heart has done what it could. It will be days, she says, perhaps two weeks. Then she turns the sheet round and points to the line for the next of kin. It is empty.
scenario-01-intro-2 = He lies by the window in room four, with a second boarding pass in his breast pocket: London was not to be the end of it, Belfast was. You tell him where he is. You talk about the weather, the flight, the river below the hill. On the second evening, while somebody is smoothing the blanket, he says: “There was a street.” Then he sleeps.
scenario-01-setup = The room is ready: a bed, a chair, a window, a chart on its hook. Morning, afternoon and night somebody will be here, to look after his body or to sit down and listen. There is nothing else to prepare. There will be enough to do.
scenario-01-rules = The setup does not change, and there are no additional rules.
scenario-01-goal = A life has more than one chapter. Lay at least one clear memory of each of the five periods.
scenario-01-win = A street, a boatyard, a harbour full of light, a drawer, a way home: you pin five small cards above the desk and step back. It is an outline, no more, but it is the outline of this man and no other. What strikes you is the others: there is always somebody in these pictures, or just outside the frame, and he has not spoken a single name.
scenario-01-death = He slips away between two rounds, with the blind half open. On the form there is still the line for those who should be told. You leave it blank because you must, and for a long time nobody puts the pen down. Somewhere somebody does not know yet. You would have liked to be the ones to say it.
scenario-01-transfer = The order comes by telephone: another ward, at once. He is in the middle of a sentence when they release the brakes on the bed. “And then the two of us —” he says to you, past the porter’s arm. The lift closes. All evening you try to finish it for him.
