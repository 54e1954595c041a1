### The rulebook: how the game is explained, for reading before a game or between games.

book-story = The story and the goal
book-story-theme = Each of you has opened a hospital. Patients line up in the street, there are never enough beds, and from time to time someone brings in the grey fever, which closes one room after another.
book-story-race = You play against each other. Every hospital grows from the same five tiles, and when the market is sold out or the bag is empty, the one that has built, cured and cleaned up best wins.

book-table = What you see on the table
book-table-hospital = The large plan is a hospital: a lobby with the street in front of it, wards in four colours, and the special rooms you buy. Gaps in the walls are passages.
book-picture-hospital = A hospital in the middle of a game, with wards, special rooms and patients in their beds.
book-table-line = The waiting line forms in front of the lobby. It has no limit, and its first patient decides what you can admit.
book-table-market = The market offers twelve stacks: eight kinds of special rooms and extra wards in four colours. Beside it are the box, where payments go, the supply of grey cubes, and the bonus action markers.
book-table-card = Hover over a tile, a stack or a cube, or tap it: its card says what it does, what you can do with it, and what you can’t and why. “In the rules” leads from there into this book.

book-setup = Before the first turn
book-setup-own = Everyone starts with a lobby and one ward of each colour, and places these five tiles. This is the only part of the setup that you do yourself.
book-picture-start = The start: the lobby is in place, with four wards still to be placed.
book-setup-advice = Four tiles in a square are worth a point from the start, but the fever likes them too. Leave passages open to the outside, so that later rooms have somewhere to go.
book-setup-market = Then eight of the fourteen special rooms are drawn. With three or four players there are two tiles of each, with two players only one; there are always two extra wards of each colour.
book-setup-bag = The bag holds 96 patients, 24 of each colour, and 32 grey cubes. Nothing ever goes back into it.

book-turn = A turn: four and four
book-turn-mix = You do not have to draw first. Admit, draw, cure, draw again: what you do between cubes is the art of the game.
book-turn-actions = The eight actions; each may be repeated unless it says otherwise:
book-turn-admit = Admit patients from the front of your line.
book-turn-cure = Cure all your patients of one colour.
book-turn-contract = Make a contract: set a room’s price.
book-turn-build = Build: buy a room or an extra ward.
book-turn-move = Move a patient within your line.
book-turn-disinfect = Disinfect a tile, anywhere.
book-turn-rebuild = Rebuild, once per turn.
book-turn-marker = Take a bonus action marker, at most twice per turn.

book-patients = Patients
book-patients-block = A ward holds one patient. So a single blue patient at the front blocks the whole line while your blue ward is full; cure first, or move that patient back.
book-patients-example = An example: your line is red, red, green. Admit takes the red patient, then stops, because the only red ward is full. Cure red, admit again, and red and green both go in: three actions for three patients.

book-fever = The grey fever
book-picture-fever = Quarantined tiles are hatched. The next grey cube in this hospital must go next to them.
book-fever-supply = When the fever spreads, the second cube comes from the supply beside the market; if that is empty, the fever cannot spread. Spreading it is optional.

book-market = Market and contracts
book-market-price = A high price keeps others away, a low one brings you markers. The price you choose stands for the rest of the game: a room is priced only once.

book-building = Placing tiles
book-building-clean = You cannot build onto a quarantined tile alone: the new tile must be connected to at least one clean tile. The state of the path from there to the lobby does not matter.
book-picture-station = Where four tiles form a square, their corners make a nurses’ station: one point.

book-rebuild = Rebuild
book-rebuild-why = By rebuilding you turn loose corners into stations, move a { tile-storage } next to the right ward, or make room for a tile that was set aside.

book-markers = Bonus action markers
book-markers-ways = Markers also come from { tile-cafeteria.the } and, without any action, whenever someone buys a room under your contract. On your turn, you may spend these straight away.
book-markers-left = There are eight in all. You may keep as many as you like, but they are worth nothing at the end.

book-rooms = Special rooms

book-end = Game end and scoring
book-end-score = Each of these is worth one point:
book-end-room = Every special room in your hospital, quarantined or not.
book-end-station = Every complete nurses’ station.
book-end-cubes = Every two patient cubes in your stock.
book-end-line = An empty waiting line.

book-options = Options at this table
book-options-players = Two to four play. With two, there is only one of each room; everything else stays the same. Computer colleagues can take the other seats. You choose these options when you open a table:

book-questions = Why can’t I…?
book-questions-admit = A ward is free. Why can’t I admit?
    .answer = The first patient in your line is a different colour, or the ward is quarantined. Only the front of the line counts.
book-questions-overtake = May the second patient go first?
    .answer = Not for free. Moving one patient takes an action; with { tile-triage } you may rearrange the whole line.
book-questions-buy = Why can’t I buy this room?
    .answer = It may have no price yet: then it needs a contract first. Or you lack a colour in the price, already own this room, or have no place for it and cannot set it aside.
book-questions-own = Why can’t I buy the room I have a contract for?
    .answer = You have already paid. From your next turn on you take one tile for free, without an action.
book-questions-lay = Why doesn’t my tile fit here?
    .answer = One of its passages must meet a passage of a clean tile, everything must reach the lobby, and the entrance needs a way out. Try turning the tile: it often fits another way round.
book-questions-take = When may I take my contract tile?
    .answer = On any of your later turns, but never on the turn you make the contract. There is no hurry, but others may buy it out; then you get the price back.
book-questions-marker = I took a marker. Why can’t I spend it?
    .answer = One that you took with an action waits until your next turn.
book-questions-rebuild = Why can’t I move this tile?
    .answer = A patient or a grey cube is on it, or you have already rebuilt this turn.
book-questions-target = Why can’t the fever go to this hospital?
    .answer = Where there is quarantine, the next cube must go beside it. If every such tile is taken or is { tile-containment }, that hospital is safe for now.
book-questions-grey = What are grey cubes in my stock good for?
    .answer = Nothing without a clean { tile-laboratory }. With it, two of them pay and score like one patient.

book-summary = One-page summary
book-summary-turn = Draw four cubes, each placed at once:
book-summary-patient = A patient to the back of any line.
book-summary-grey = A grey cube goes on a tile in any hospital, next to a quarantined tile if there is one; in a complete station it may spread once.
book-summary-actions = Between them, up to four actions:
book-summary-line = Admit from the front into clean wards of the same colour · Cure one colour · Move a patient · Disinfect.
book-summary-rooms = Contract: set a price of at least two cubes; take the tile from your next turn on · Build: pay exactly the price, or any two cubes for an extra ward.
book-summary-plan = Rebuild up to two tiles, once · Take a marker for a later action, twice at most.
book-summary-end = Market sold out or no patients in the bag: everyone else gets one last turn without cubes. Points: rooms, stations, pairs of cubes, an empty line.
