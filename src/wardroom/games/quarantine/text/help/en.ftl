### The rules of play in our own words, section by section; each paragraph names the rules it tells.

help-goal = The goal
help-goal-1 = Each of you runs a hospital. Patients come in four colours; you admit them to wards of their colour, cure them, and with the cubes of cured patients you buy rooms.
    .rules = QUA-9.2, QUA-10.2, QUA-12.2
help-goal-2 = One point for each special room in your hospital, for each complete nurses’ station, for every two cubes in your stock, and for an empty waiting line.
    .rules = QUA-20.1–QUA-20.5
help-goal-3 = Among those tied for the most points, the player with the fewest tiles wins, then the one with the fewest stations; otherwise the win is shared.
    .rules = QUA-20.7

help-turn = A turn: four and four
help-turn-1 = You must draw four cubes and may take four actions, mixed as you like.
    .rules = QUA-5.4
help-turn-2 = A drawn cube is placed at once, before anything else. You end the turn yourself; actions left over are lost.
    .rules = QUA-5.5, QUA-5.7, QUA-5.8
help-turn-3 = A bonus action marker gives one more action. You can take one for an action, at most twice per turn, and spend it from your next turn on.
    .rules = QUA-8.4, QUA-8.5, QUA-14.2
help-turn-4 = Free between actions: spending markers, placing tiles that were set aside, taking a tile from your contract.
    .rules = QUA-5.9

help-patients = Patients
help-patients-1 = A patient from the bag goes to the back of any line you like, your own or another player’s.
    .rules = QUA-6.1
help-patients-2 = Admit: the first in your line goes to a clean, free ward of the same colour, then the next if it can, all for one action. Nobody skips ahead.
    .rules = QUA-9.2, QUA-9.4, QUA-9.5
help-patients-3 = Cure: all your patients of one colour on clean tiles go to your stock.
    .rules = QUA-10.2
help-patients-4 = Move a patient: one patient in your line goes to any other place in it.
    .rules = QUA-13.1

help-fever = The grey fever
help-fever-1 = A grey cube quarantines a tile of any hospital. If that hospital already has a quarantined tile, the new one must be next to it.
    .rules = QUA-7.1–QUA-7.3
help-fever-2 = A quarantined tile is useless: nobody is admitted or cured there, its power is off, and it cannot be rebuilt.
    .rules = QUA-1.7
help-fever-3 = If the tile belongs to a complete station, a second cube from the supply may be put on another tile of that station, but no further.
    .rules = QUA-7.8–QUA-7.11
help-fever-4 = Disinfect: remove a grey cube from anywhere; it goes beside the market.
    .rules = QUA-15.1, QUA-15.2
help-fever-5 = On your first turn grey cubes are put beside the market and other cubes drawn instead.
    .rules = QUA-6.3

help-market = Market and contracts
help-market-1 = A room can be bought only once it has a price. Contract: put two or more patient cubes on a stack and move it beside your hospital; that is its price for the rest of the game.
    .rules = QUA-11.1, QUA-11.2, QUA-11.4
help-market-2 = From your next turn on you may take one tile from your contract for free. What is left goes back to the market with its price; if it was the last tile, the price goes to the box.
    .rules = QUA-11.8, QUA-11.10, QUA-11.11
help-market-3 = Until you take your tile, others may buy the room under your contract. You get a marker each time; when they buy the last tile, you get the price back.
    .rules = QUA-12.7, QUA-12.8
help-market-4 = Build: pay exactly the colours in the price to the box and take a tile. You may own one of each room.
    .rules = QUA-12.2, QUA-12.5
help-market-5 = Extra wards cost any two patient cubes each and are placed at once; you may buy one of each colour per turn.
    .rules = QUA-12.10–QUA-12.13
help-market-6 = Price cubes on a stack count for nobody, not even at the end, so don’t make a contract on your last turn.
    .rules = QUA-11.15, QUA-G.27

help-building = Placing tiles
help-building-1 = A passage of the tile must meet a passage of a clean tile, and passages must lead from it to the lobby.
    .rules = QUA-2.2, QUA-2.3, QUA-2.5
help-building-2 = Other passages may face walls.
    .rules = QUA-2.4
help-building-3 = The space in front of the entrance always stays empty and must never be walled in.
    .rules = QUA-2.8, QUA-2.9
help-building-4 = Four tiles in a square make a nurses’ station, whatever tiles they are.
    .rules = QUA-3.1, QUA-3.2
help-building-5 = Rooms may be set aside, two at most; they do nothing until they are placed.
    .rules = QUA-4.1, QUA-4.2, QUA-4.6

help-rebuild = Rebuild
help-rebuild-1 = Once per turn you may move, turn or remove up to two tiles.
    .rules = QUA-16.1, QUA-16.2
help-rebuild-2 = Quarantined tiles and tiles with patients stay. The lobby may be moved, never removed.
    .rules = QUA-16.3, QUA-16.6
help-rebuild-3 = Along the way the hospital may fall apart; at the end everything must be connected again, through a clean tile that was not touched.
    .rules = QUA-16.4, QUA-16.9, QUA-16.10
help-rebuild-4 = Removed tiles are set aside. Tiles you set aside earlier may be placed as part of the rebuild.
    .rules = QUA-16.5, QUA-16.7

help-more = Good to know
help-more-1 = To admit patients you don’t need a path through the hospital: quarantine in between does not matter.
    .rules = QUA-9.6
help-more-2 = Everything is public except the order of the bag: the numbers at the top show what is still to come.
    .rules = QUA-H.2
help-more-3 = An action with several steps can be cancelled until it is done. After cancelling 50 times in one turn, a player cannot start another such action that turn.

help-rooms = Special rooms
help-rooms-1 = Eight of these fourteen are on sale in a game.
    .rules = QUA-0.5
help-rooms-2 = A room works only while it is in your hospital and clean. It scores either way.
    .rules = QUA-1.8, QUA-20.2

help-end = Game end
help-end-1 = When the last tile is acquired or no patients are left in the bag, the active player finishes that turn.
    .rules = QUA-19.1, QUA-19.3, QUA-19.4
help-end-2 = Everyone else gets one more turn, without cubes.
    .rules = QUA-19.5, QUA-19.6
help-end-3 = Grey cubes in stock count only with a working { tile-laboratory }: two as one patient.
    .rules = QUA-20.4
help-end-4 = Tiles that are set aside, wards, markers and contracts score nothing.
    .rules = QUA-20.6

help-board = Reading this table
help-board-1 = Blue is a disc, yellow a square, green a triangle, red a diamond, and grey fever a hexagon with hatching.
help-board-2 = Drag a tile to its space, or tap the space. R or the button turns it. On green spaces it fits as it is, on dashed ones it is turned first; anywhere else the game says why not.
help-board-3 = The small plans on the left show all hospitals; tap one to enlarge it.
help-board-4 = Tap anything that is not highlighted to read what it does.
help-board-5 = The points beside a name are what that player would score if the game ended now.
