# The first lesson: at most 35 words a step, and one idea in each.

lesson-first = A hospital of your own
    .rule = Build a hospital, cure your first patients and open your first room.

lesson-first-goal = Each player runs a hospital. At the end every special room and every nurses’ station is a point, every two cubes of cured patients, and an empty waiting line. Most points win.
lesson-first-yellow = Your hospital begins with its lobby. Lay the yellow ward above it, on the dashed square: there it is turned for you so that passages meet. “Rotate (R)” turns it by hand.
lesson-first-red = Now lay the red ward to the right of the lobby. One of its passages must meet a passage, so that the lobby can be reached; the others may face walls.
lesson-first-green = Four tiles in a square make a nurses’ station, whatever they are: a point. Close the square with the green ward.
lesson-first-blue = The blue ward goes to the left. The space in front of the entrance always stays empty: there the patients wait.
lesson-first-ready = Your hospital stands, with one nurses’ station. Press “{ do-open }”.
lesson-first-draw = Your rival has built too. In a turn you must draw four cubes from the bag, and may take up to four actions. Draw the first cube.
lesson-first-queue = A yellow patient. Whoever is drawn joins the rear of any line you like. Your yellow ward is free, so press “Send here” at your own.
lesson-first-admit = Blue, green and red came after yellow. Press “Admit 4”: the first in line goes to a free ward of the same colour, then the next, all for one action. Nobody overtakes.
lesson-first-cure = All four lie in their wards. Cure: for one action all your patients of one colour become cubes in your stock. Cure yellow.
lesson-first-again = Cure blue as well, for your third action. The cubes in your stock are what rooms are paid with.
lesson-first-contract = A room can be bought only once it has a price. With a contract you set that price and reserve the room. Choose the Cafeteria.
lesson-first-price = The price is at least two cubes from your stock. Whoever wants this room later pays the same colours. Put down the yellow cube.
lesson-first-agreed = The blue cube lies there too: two are enough. Press “{ do-set-price }” to sign the contract.
lesson-first-end = You have drawn four cubes and taken four actions. End your turn. From your next turn on one tile of the contract is yours, for nothing.
lesson-first-take = Your rival has drawn, admitted and cured. Now take the Cafeteria from your contract: it costs no action.
lesson-first-cell = Lay it to the left above the lobby: with the lobby, the blue and the yellow ward it closes a second square.
lesson-first-rotation = Turn it so that a passage meets a passage. Either way is fine.
lesson-first-more = A special room and a second nurses’ station: two points more. A blue patient, drawn for you, joined your line: the point for an empty line is gone. Draw the next cube.
lesson-first-fever = A grey cube is fever: it quarantines a tile of any hospital: no admitting, no curing. Tap your rival’s hospital, then its red ward.
lesson-first-spread = The next grey cube for that hospital must go beside the first. In a nurses’ station it may hit two of the four tiles at once. Disinfecting a tile costs one action.
lesson-first-rival = A green patient, but your green ward is taken. Press your rival’s name to send it there: the red patient in front has no ward now, so that line stands still.
lesson-first-free = The last cube, a red patient, was put into your line for you. Your red ward is taken: cure red, and the bed is free again.
lesson-first-beds = Now press “Admit 2”: blue and red find their beds. Your line is empty, and its point is yours again.
lesson-first-score = Well run! When the last tile is bought or the bag has no patients left, everybody else has one more turn. Then the points are counted.

## Answers to what the lesson does not want yet

lesson-first-own-line = You may burden your rival like this. But you have a free bed of this colour, and patients are your income.
lesson-first-in-order = They already stand in a good order: for each there is a free ward. Moving one would cost an action.
lesson-first-use-actions = Actions that are left over are lost. Use what you have first.
lesson-first-other-room = That would be possible. For this lesson reserve the Cafeteria: it fits into your plan.
lesson-first-save-cubes = An extra ward costs the two cubes too. You need them for the contract.
lesson-first-other-cube = Both cubes will be needed. Begin with the yellow one.
lesson-first-no-square = It would fit there, but close no square. A nurses’ station is worth a point.
lesson-first-asleep = A tile that is set aside does nothing and is worth nothing. Lay it.
lesson-first-own-house = That would quarantine a tile of your own. Choose one of your rival’s.
lesson-first-no-bed = Your green ward is taken: this patient would only hold up your own line.
lesson-first-their-first = That would hurt less. The first in your rival’s line is red: without the red ward the whole line waits.
lesson-first-bed-first = The red patient behind would have to wait: the red ward is taken. Cure red first.
lesson-first-other-cell = It would fit there. For this plan use the ward and the place the lesson names.
lesson-first-turn-it = Turn it first: it needs a passage at its upper side, so that the next tile finds a way.
lesson-first-keep-it = That would begin the whole plan anew. It is good so far: go on.

## Rebuilding and special rooms

lesson-rooms = Rebuilding and special rooms
    .rule = Turn a ward, use a room’s power, and clean up after a fever.

lesson-rooms-cure = This is the hospital of the first lesson, and you have two actions left. A ward with a patient cannot be moved: cure the green one first.
lesson-rooms-rebuild = The passages of the green ward lead nowhere new. For one action, once in a turn, you may rebuild: lift up to two empty tiles and lay them anew. Rebuild.
lesson-rooms-lift = Lift the green ward. Until you are done, the hospital may fall apart; only the end must be in order.
lesson-rooms-put = Lay it down again.
lesson-rooms-cell = It may go anywhere, but here it completes a square, and so a nurses’ station. Put it back on its place.
lesson-rooms-rotation = Now turn it, so that one passage leads out to the right or to the bottom, where later rooms can join.
lesson-rooms-finished = You could lift a second tile. One is enough: finish the rebuilding.
lesson-rooms-end = Your actions are used up. End the turn.
lesson-rooms-marker = A special room is worth a point and has a power while it is clean. The Cafeteria offers a bonus action marker at the start of each of your turns. Take it.
lesson-rooms-disinfect = Your rival has quarantined your green ward: no patient, no power, no rebuilding there. Disinfecting costs one action. Clean it.
lesson-rooms-use = A marker buys one more action in any of your turns. Use it: you have four again.
lesson-rooms-powers = Ask about a room on the market to read its power. Rooms work only in your hospital: one that is set aside sleeps, and brings no point.

lesson-rooms-green-ward = Not that one: it is the green ward that is in the way.
lesson-rooms-patient-there = A patient lies on the green ward, so it cannot be lifted yet.
lesson-rooms-use-actions = You have actions left. They do not keep until the next turn.
lesson-rooms-their-trouble = You may even clean a rival’s hospital. But that would be a gift.
lesson-rooms-better-use = A marker saves an action for later. Today there is a better use.
lesson-rooms-one-action = That would take your last action. Keep it for the rebuilding.
lesson-rooms-go-on = You would be where you began. Go on.
lesson-rooms-one-is-enough = Two tiles may be lifted. Here one is enough.
lesson-rooms-asleep = A tile that is set aside sleeps: it is not part of your hospital.
lesson-rooms-keep-square = There it would break the square, and your nurses’ station with it.
lesson-rooms-as-before = That is how it lay before. Turn it.
lesson-rooms-it-is-free = It costs nothing, and a marker is a whole action.
lesson-rooms-clean-first = That can be done too. But first look after the quarantine: from there a fever spreads to the tiles next to it.
lesson-rooms-marker-next = In a moment. First clean the ward.
lesson-rooms-marker-now = That can be done too. But first see what the marker does.
