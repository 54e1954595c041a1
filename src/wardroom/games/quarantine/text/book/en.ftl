### The rules book: how the game is explained to whoever wants to read before or between playing.

book-story = The story and the goal
book-story-theme = Each of you has opened a hospital. Patients queue up in the street, there are never enough beds, and from time to time somebody brings in the grey fever, which closes one room after another.
book-story-race = You play against each other. Every hospital grows from the same five tiles, and whoever has built, cured and tidied up best when the market is sold out or the bag is empty wins.

book-table = What you see on the table
book-table-hospital = The large plan is a hospital: a lobby with the street in front of it, wards in four colours, and the special rooms that you buy. Gaps in the walls are passages.
book-picture-hospital = A hospital in the middle of a game, with wards, special rooms and patients in their beds.
book-table-line = In front of the lobby stands the waiting line. It has no limit, and its first patient decides what you can admit.
book-table-market = The market offers twelve stacks: eight kinds of special rooms and extra wards in four colours. Beside it lie the box, into which payments go, the supply of grey cubes and the bonus action markers.
book-table-card = Rest the pointer on a tile, a stack or a cube, or tap it: its card says what it does, what you can do with it and why not. “In the rules” leads from there into this book.

book-setup = Before the first turn
book-setup-own = Everybody begins with a lobby and one ward of each colour and lays these five tiles. This is the only part of the setup that you do yourself.
book-picture-start = The beginning: the lobby lies, four wards are still to be laid.
book-setup-advice = Four tiles in a square are worth a point from the start, but the fever likes them too. Leave passages open to the outside, so that later rooms find a place.
book-setup-market = Then eight of the fourteen special rooms are drawn. With three or four players there are two tiles of each, with two players only one; extra wards are always two of each colour.
book-setup-bag = The bag holds 96 patients, 24 of each colour, and 32 grey cubes. Nothing ever goes back into it.

book-turn = A turn: four and four
book-turn-mix = Nothing forces you to draw first. Admit, draw, cure, draw again: what you do between two cubes is the art of the game.
book-turn-actions = The eight actions; each may be repeated unless it says otherwise:
book-turn-admit = Admit patients from the front of your line.
book-turn-cure = Cure all your patients of one colour.
book-turn-contract = Make a contract: give a room its price.
book-turn-build = Build: buy a room or an extra ward.
book-turn-move = Move a patient within your line.
book-turn-disinfect = Disinfect a tile, anywhere.
book-turn-rebuild = Rebuild, once in a turn.
book-turn-marker = Take a bonus action marker, at most twice in a turn.

book-patients = Patients
book-patients-block = A ward holds one patient. So a single blue patient at the front blocks the whole line while your blue ward is full; cure first, or move that patient back.
book-patients-example = An example: your line is red, red, green. Admit takes the red patient, then stops, because the only red ward is full. Cure red, admit again, and red and green both go in: three actions for three patients.

book-fever = The grey fever
book-picture-fever = Quarantined tiles are hatched. The next grey cube in this hospital must lie next to them.
book-fever-supply = The second cube comes from the supply beside the market; when the supply is empty, the fever does not jump. Nobody has to use the jump.

book-market = Market and contracts
book-market-price = A high price keeps others away, a low one brings you markers. Whatever you choose stays for the rest of the game: a kind is priced only once.

book-building = Laying tiles
book-building-clean = You cannot build onto a quarantined tile alone: the new tile must be connected to at least one clean tile. How it goes on from there to the lobby does not matter.
book-picture-station = Wherever four tiles form a square, their corners make a nurses’ station: one point.

book-rebuild = Rebuild
book-rebuild-why = Rebuilding joins loose corners to stations, brings a Storage Room to the right ward, or makes room for a tile that was set aside.

book-markers = Bonus action markers
book-markers-ways = Markers also come from the Cafeteria and, without any action, whenever somebody buys from your contract. Those may be spent at once on your turn.
book-markers-left = There are eight in all. You may keep as many as you like, but they are worth nothing in the end.

book-rooms = Special rooms

book-end = The end and the points
book-end-score = Each of these is one point:
book-end-room = Every special room in your hospital, quarantined or not.
book-end-station = Every complete nurses’ station.
book-end-cubes = Every two patient cubes in your stock.
book-end-line = An empty waiting line.

book-options = Options of this table
book-options-players = Two to four play. With two, every room exists only once; all else stays the same. Computer colleagues can take the other seats. You choose these when you open a table:

book-questions = Why can’t I …?
book-questions-admit = A ward is free. Why can’t I admit?
    .answer = The first patient of your line has another colour, or the ward is quarantined. Only the front of the line counts.
book-questions-overtake = May the second patient go first?
    .answer = Not by itself. Move one patient for an action; with Triage you sort the whole line.
book-questions-buy = Why can’t I buy this room?
    .answer = It may have no price yet: then a contract comes first. Or you lack a colour of the price, own this room already, or have neither a place for it nor room to set it aside.
book-questions-own = Why can’t I buy from my own contract?
    .answer = You have paid already. From your next turn on you take one tile for nothing, without an action.
book-questions-lay = Why does my tile not fit here?
    .answer = One of its passages must meet a passage of a clean tile, everything must reach the lobby, and the entrance needs its way to the open. Turn the tile: often another side fits.
book-questions-take = When may I take my contract tile?
    .answer = In any later turn of yours, never in the turn of the contract itself. You need not hurry, but others may buy it empty; then you get the price back.
book-questions-marker = I took a marker. Why can’t I spend it?
    .answer = One that you took with an action waits until your next turn.
book-questions-rebuild = Why can’t I move this tile?
    .answer = A patient or a grey cube lies on it, or you have rebuilt in this turn already.
book-questions-target = Why can’t the fever go to this hospital?
    .answer = Where there is quarantine, the next cube must lie beside it. If every such tile is taken or is Containment, that hospital is safe for now.
book-questions-grey = What are grey cubes in my stock good for?
    .answer = For nothing without a clean Laboratory. With it two of them pay and score like one patient.

book-summary = All on one page
book-summary-turn = Draw four cubes, each placed at once:
book-summary-patient = A patient to the rear of any line.
book-summary-grey = A grey cube onto a tile of any hospital, next to quarantine if there is some; from a complete station it may jump once.
book-summary-actions = Between them up to four actions:
book-summary-line = Admit from the front into clean wards of the same colour · Cure one colour · Move a patient · Disinfect.
book-summary-rooms = Contract: at least two cubes are the price; take a tile from your next turn on · Build: pay exactly the price, or any two cubes for an extra ward.
book-summary-plan = Rebuild up to two tiles, once · Take a marker for a later action, twice at most.
book-summary-end = Market sold out or no patient in the bag: everybody else has one last turn without cubes. Points: rooms, stations, pairs of cubes, an empty line.
