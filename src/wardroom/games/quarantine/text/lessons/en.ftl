# The first lesson: at most 35 words a step, and one idea in each.

lesson-first = A hospital of your own
    .rule = Build a hospital, cure your first patients and open your first room.

lesson-first-goal = Each player runs a hospital. At the end every special room, nurses’ station and pair of cubes from cured patients scores a point, and so does an empty waiting line. Most points wins.
lesson-first-yellow = Your hospital starts with its lobby. Place the yellow ward above it, on the dashed square: it turns automatically so that passages meet. “Rotate (R)” turns it by hand.
lesson-first-red = Now place the red ward to the right of the lobby. One of its passages must meet a passage, so that the lobby can be reached; the others may face walls.
lesson-first-green = Four tiles in a square, of any kind, make a nurses’ station, worth a point. Complete the square with the green ward.
lesson-first-blue = The blue ward goes to the left. The space in front of the entrance always stays empty: that’s where patients wait.
lesson-first-ready = Your hospital is built, with one nurses’ station. Press “{ do-open }”.
lesson-first-draw = Your rival has built too. Each turn you must draw four cubes from the bag, and may take up to four actions. Draw the first cube.
lesson-first-queue = A yellow patient. A drawn patient joins the back of any line you like. Your yellow ward is free, so press “Send here” at your own.
lesson-first-admit = Blue, green and red came after yellow. Press “Admit 4”: the first in line goes to a free ward of the same colour, then the next, all for one action. Nobody skips ahead.
lesson-first-cure = All four are in their wards. Cure: for one action all your patients of one colour become cubes in your stock. Cure yellow.
lesson-first-again = Cure blue as well, as your third action. You pay for rooms with the cubes in your stock.
lesson-first-contract = You can buy a room only once it has a price. With a contract you set that price and reserve the room. Choose { tile-cafeteria.the }.
lesson-first-price = The price is at least two cubes from your stock. Later buyers of this room pay the same colours. Add the yellow cube.
lesson-first-agreed = The blue cube is added too: two are enough. Press “{ do-set-price }” to sign the contract.
lesson-first-end = You have drawn four cubes and taken four actions. End your turn. From your next turn on, one tile of the contract is yours for free.
lesson-first-take = Your rival has drawn, admitted and cured. Now take { tile-cafeteria.the } from your contract: it costs no action.
lesson-first-cell = Place it to the left of the yellow ward: with the lobby and the blue and yellow wards, it completes a second square.
lesson-first-rotation = Turn it so that a passage meets a passage. Either way is fine.
lesson-first-more = A special room and a second nurses’ station: two more points. A blue patient, drawn for you, joined your line: the point for an empty line is gone. Draw the next cube.
lesson-first-fever = A grey cube is fever: it quarantines a tile in any hospital, and nobody is admitted or cured there. Tap your rival’s hospital, then its red ward.
lesson-first-spread = The next grey cube for that hospital must go beside the first. In a nurses’ station it may hit two of the four tiles at once. Disinfecting a tile costs one action.
lesson-first-rival = A green patient, but your green ward is taken. Press your rival’s name to send it there: the red patient in front has no ward now, so that line is stuck.
lesson-first-free = The last cube, a red patient, joined your line. Your red ward is taken: cure red, and the bed is free again.
lesson-first-beds = Now press “Admit 2”: blue and red find their beds. Your line is empty, and its point is yours again.
lesson-first-score = Well done! When the last tile is taken or the bag has no patients left, everyone else gets one more turn. Then the points are counted.

## Answers to what the lesson does not want yet

lesson-first-own-line = You can slow your rival down like that. But you have a free bed of this colour, and patients are your income.
lesson-first-in-order = They’re already in a good order: there’s a free ward for each. Moving one would cost an action.
lesson-first-use-actions = Unused actions are lost. Use what you have first.
lesson-first-other-room = That would work. But for this lesson, reserve { tile-cafeteria.the }: it fits your plan.
lesson-first-save-cubes = An extra ward would cost both cubes too. You need them for the contract.
lesson-first-other-cube = You’ll need both cubes. Start with the yellow one.
lesson-first-no-square = It would fit there, but wouldn’t complete a square. A nurses’ station is worth a point.
lesson-first-asleep = A tile that’s set aside does nothing and is worth nothing. Place it.
lesson-first-own-house = That would quarantine one of your own tiles. Choose one of your rival’s.
lesson-first-no-bed = Your green ward is taken: this patient would only hold up your own line.
lesson-first-their-first = That would hurt less. The first in your rival’s line is red: without the red ward the whole line waits.
lesson-first-bed-first = The red patient behind would have to wait: the red ward is taken. Cure red first.
lesson-first-other-cell = It would fit there. For this plan use the ward and the place named in this step.
lesson-first-turn-it = Turn it first: it needs a passage at the top, so that the next tile can connect.
lesson-first-keep-it = That would start the whole plan over. It’s good so far: carry on.

## Rebuilding and special rooms

lesson-rooms = Rebuilding and special rooms
    .rule = Turn a ward, use a room’s power, and clean up after a fever.

lesson-rooms-cure = This is the hospital from the first lesson, and you have two actions left. A ward with a patient can’t be moved: cure the green one first.
lesson-rooms-rebuild = The green ward’s passages lead nowhere new. For one action, once per turn, you may rebuild: lift up to two empty tiles and place them again. Rebuild.
lesson-rooms-lift = Lift the green ward. Until you’re done, the hospital may fall apart; only the final layout must be valid.
lesson-rooms-put = Put it back down.
lesson-rooms-cell = It can go anywhere, but here it completes a square, and so a nurses’ station. Put it back in its place.
lesson-rooms-rotation = Now turn it, so that one passage leads out to the right or the bottom, where later rooms can connect.
lesson-rooms-finished = You could lift a second tile. One is enough: finish rebuilding.
lesson-rooms-end = You’ve used all your actions. End the turn.
lesson-rooms-marker = A special room is worth a point and has a power while it’s clean. The { tile-cafeteria } offers a bonus action marker at the start of each of your turns. Take it.
lesson-rooms-disinfect = Your rival has quarantined your green ward: no patients, no power, no rebuilding there. Disinfecting costs one action. Clean it.
lesson-rooms-use = A marker buys one more action on any of your turns. Use it, and you have four again.
lesson-rooms-powers = Look up a room in the market to read its power. Rooms work only in your hospital: one that’s set aside does nothing and scores nothing.

lesson-rooms-green-ward = Not that one: the green ward is the one in the way.
lesson-rooms-patient-there = There’s a patient on the green ward, so it can’t be lifted yet.
lesson-rooms-use-actions = You have actions left. They don’t carry over to the next turn.
lesson-rooms-their-trouble = You can even clean a rival’s hospital. But that would be a gift.
lesson-rooms-better-use = A marker saves an action for later. Right now there’s a better use.
lesson-rooms-one-action = That would take your last action. Keep it for the rebuilding.
lesson-rooms-go-on = You’d be back where you started. Carry on.
lesson-rooms-one-is-enough = Two tiles may be lifted. Here one is enough.
lesson-rooms-asleep = A tile that’s set aside does nothing: it isn’t part of your hospital.
lesson-rooms-keep-square = There it would break up the square, and with it your nurses’ station.
lesson-rooms-as-before = That’s how it was before. Turn it.
lesson-rooms-it-is-free = It costs nothing, and a marker is a whole action.
lesson-rooms-clean-first = You can do that too. But deal with the quarantine first: fever spreads from there to the tiles next to it.
lesson-rooms-marker-next = In a moment. Clean the ward first.
lesson-rooms-marker-now = You can do that too. But first see what the marker does.
