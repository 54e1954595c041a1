### The picture of Quarantine in the terminal, in English.

cli-quarantine-turn =
    { $turn ->
        [0] Building the hospitals
       *[other] Turn { $turn }
    }
cli-quarantine-patients-left = Patients to come { $count }
cli-quarantine-tiles-left = Tiles left { $count }
cli-quarantine-drawn = Drawn:

# A ward on a floor plan, after the sign of its colour.
cli-quarantine-ward = ward
# A patient of the line who can be moved.
cli-quarantine-place = place { $place }

## Pages.

cli-quarantine-about-map = the hospitals, their lines and the market
cli-quarantine-about-rules = the rules on one page; “rules pharmacy” for a room
# After the list of commands: the signs of the picture.
cli-quarantine-signs = Signs: ■ yellow, ◆ red, ▲ green, ● blue, ✕ the grey fever, · a free bed; where a wall is open there is a passage.

## Lessons, where the browser’s words speak of its gestures.

cli-lesson-first-yellow = Your hospital starts with its lobby. Place the yellow ward 1 north of it. Its passages must meet those of the lobby; here only one way round is offered at a time.
cli-lesson-first-red = Now place the red ward one space east of the lobby. One of its passages must meet a passage, so that the lobby can be reached; the others may face walls.
cli-lesson-first-green = Four tiles in a square, of any kind, make a nurses’ station, worth a point. Complete the square with the green ward.
cli-lesson-first-blue = The blue ward goes one space west of the lobby. The space in front of the entrance, to the south, always stays empty: that’s where patients wait.
cli-lesson-first-ready = Your hospital is built, with one nurses’ station. Choose “{ do-open }”.
cli-lesson-first-queue = A yellow patient. A drawn patient joins the back of any line you like. Your yellow ward is free, so choose your own line.
cli-lesson-first-admit = Blue, green and red came after yellow. Admit from the front of the line: each patient goes to a free ward of its colour, one after another, all for one action. Nobody skips ahead.
cli-lesson-first-agreed = The blue cube is added too: two are enough. Choose “{ do-set-price }” to sign the contract.
cli-lesson-first-fever = A grey cube is fever: it quarantines a tile in any hospital, and nobody is admitted or cured there. Choose your rival’s red ward.
cli-lesson-first-rival = A green patient, but your green ward is taken. Choose your rival’s line: the red patient in front has no ward now, so that line is stuck.
cli-lesson-first-beds = Now admit again: blue and red find their beds. Your line is empty, and its point is yours again.
cli-lesson-rooms-powers = At a table, type “rules” and the name of a room to read its power. Rooms work only in your hospital: one that’s set aside does nothing and scores nothing.
