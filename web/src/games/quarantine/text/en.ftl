### The screens of Quarantine in English.

## Names short enough for a tile

web-quarantine-short-lobby = Lobby
web-quarantine-short-storage = Storage
web-quarantine-short-waiting-room = Waiting room
web-quarantine-short-security = Security
web-quarantine-short-accounting = Accounting
web-quarantine-short-triage = Triage
web-quarantine-short-cafeteria = Cafeteria
web-quarantine-short-laboratory = Laboratory
web-quarantine-short-maintenance = Maintenance
web-quarantine-short-gift-shop = Gift shop
web-quarantine-short-pharmacy = Pharmacy
web-quarantine-short-pathology = Pathology
web-quarantine-short-containment = Containment
web-quarantine-short-emergency-room = Emergency
web-quarantine-short-helipad = Helipad

## Things and their numbers

# $kind is the colour of the cubes.
web-quarantine-cubes-of =
    { $kind ->
        [yellow] { $count } yellow
        [red] { $count } red
        [green] { $count } green
        [blue] { $count } blue
       *[grey] { $count } grey
    }
web-quarantine-nothing = nothing
web-quarantine-nobody = nobody
web-quarantine-patient = { $colour } patient
web-quarantine-quarantined = quarantined
web-quarantine-station = complete nurses’ station: 1 point, but the fever spreads here
web-quarantine-ward = Extra ward
web-quarantine-ward-rule = A bed for one patient of its colour. Extra wards cost any two patient cubes, at most one of each colour in a turn, and are laid at once.
web-quarantine-any = { $count } of any colour
web-quarantine-ward-stack =
    Extra { $colour } wards: { $count ->
        [0] sold out
       *[other] { $count } left
    }. Price: any two cubes.
web-quarantine-stack-sold = { $name }: sold out
web-quarantine-stack-unpriced =
    { $name }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, no price yet
web-quarantine-stack-priced =
    { $name }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } on the market, price { $price }
web-quarantine-stack-owned =
    { $name }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } under contract with { $owner }, price { $price }
web-quarantine-sold = sold out
web-quarantine-no-price = no price yet
web-quarantine-no-market = The market opens when all hospitals stand.

## The board

web-quarantine-hospitals = Hospitals
web-quarantine-hospital-of = Hospital of { $seat }
web-quarantine-show-hospital =
    Show the hospital of { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] nobody waiting
       *[other] { $count } waiting
    }
web-quarantine-line-of = Waiting line of { $seat }: { $line }
web-quarantine-place-in-line = Place { $place }: { $colour } patient
web-quarantine-join-here = Send here
web-quarantine-no-line = Nobody is waiting: 1 point at the end.
web-quarantine-lay-here = Lay here: { $name } on { $cell }, passages { $passages }
web-quarantine-block =
    Block at { $cell }, { $count ->
        [one] { $count } grey cube
       *[other] { $count } grey cubes
    }
web-quarantine-gauges = Bag, box and supplies
web-quarantine-tiles-left =
    { $count ->
        [one] { $count } tile left to acquire
       *[other] { $count } tiles left to acquire
    }
web-quarantine-few-patients =
    { $count ->
        [0] No patients left in the bag
        [one] Only { $count } patient left in the bag
       *[other] Only { $count } patients left in the bag
    }
web-quarantine-few-tiles =
    { $count ->
        [one] Only { $count } tile left on sale
       *[other] Only { $count } tiles left on sale
    }
web-quarantine-last-turns = Last turns: everybody but { $seat } plays once more, without cubes.

## The desk

web-quarantine-desk = Desk
web-quarantine-actions-left =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
web-quarantine-draw =
    { $count ->
        [one] Draw the last cube
       *[other] Draw a cube ({ $count })
    }
web-quarantine-spend = Spend a marker
web-quarantine-turn = Turn (R)
web-quarantine-settle = Lay it so
web-quarantine-drawn =
    { $kind ->
        [yellow] A yellow patient
        [red] A red patient
        [green] A green patient
        [blue] A blue patient
       *[grey] A grey cube
    }
web-quarantine-lifts =
    { $count ->
        [0] No more lifts
        [one] { $count } lift left
       *[other] { $count } lifts left
    }
web-quarantine-paid = Paid { $count } of { $due }:
web-quarantine-new-order = New order so far
web-quarantine-which = Which of these?
web-quarantine-close = Close

## Why a tile cannot lie there

web-quarantine-why-occupied = A tile lies here already.
web-quarantine-why-entrance = The cell before the entrance stays empty for ever.
web-quarantine-why-fenced = This would fence in the entrance: the street needs a way out.
web-quarantine-why-far = No tile of the hospital is near enough.
web-quarantine-why-walls = Only walls face this cell: no passage of a neighbour opens to it.
web-quarantine-why-turn = Turn the tile: a passage must meet a passage.
web-quarantine-why-quarantine = Here it would be connected to quarantined tiles only; one clean tile is needed.
web-quarantine-why-island = From here no passage leads to the lobby.
web-quarantine-why-turning = Turn the tile where it lies, or cancel.
web-quarantine-why-cube = The cube cannot go there.
web-quarantine-unfinished-hand = Put down or set aside what you have lifted.
web-quarantine-unfinished-lobby = The lobby must stand in the hospital.
web-quarantine-unfinished-unchanged = Nothing is rebuilt yet.
web-quarantine-unfinished-aside = At most two tiles can be set aside.
web-quarantine-unfinished-entrance = The entrance is blocked or fenced in.
web-quarantine-unfinished-quarantine = Rebuilt tiles need a connection to a clean tile that was not touched.
web-quarantine-unfinished-cut-off = Some tiles are cut off from the lobby.

## Players and points

web-quarantine-first = First player
web-quarantine-if-it-ended = Points if the game ended now
web-quarantine-points =
    { $count ->
        [one] point
       *[other] points
    }
web-quarantine-item-rooms = Rooms
web-quarantine-item-stations = Stations
web-quarantine-item-cubes = Cubes
web-quarantine-item-line = Line
web-quarantine-scoring = The count

## Groups of actions

web-quarantine-group-answer = Choose
web-quarantine-group-lay-yellow = Yellow ward
web-quarantine-group-lay-red = Red ward
web-quarantine-group-lay-green = Green ward
web-quarantine-group-lay-blue = Blue ward
web-quarantine-group-cell = Where?
web-quarantine-group-rotation = Which way round?
web-quarantine-group-go-on = Go on
web-quarantine-group-admit = Admit patients
web-quarantine-group-cure = Cure
web-quarantine-group-buy = Build
web-quarantine-group-contract = Contract
web-quarantine-group-tiles = Your tiles, free of charge
web-quarantine-group-line = Move a patient
web-quarantine-group-disinfect = Disinfect
web-quarantine-group-rooms = Your rooms
web-quarantine-group-markers = Markers
web-quarantine-group-rebuild = Rebuild

## Rules of choices

web-quarantine-rule-rebuild = Move, turn or remove up to two tiles without patients or fever; with Maintenance four, and for no action. Once in a turn.
web-quarantine-rule-take-marker = One more action in a later turn. At most two in a turn.
web-quarantine-rule-stop = The action ends; the others stay in line.
web-quarantine-rule-keep-none = All grey cubes go beside the market.
web-quarantine-rule-no-spread = No second cube is taken from the supply.
web-quarantine-rule-set-aside = Lay it on a later turn, for nothing. At most two tiles can wait so; they do not work and score nothing.

## Before the game

web-quarantine-seat = Seat { $number }
web-quarantine-rooms-chosen = chosen
web-quarantine-rooms-about = Eight rooms are on sale. A newly chosen room takes the place of the one chosen longest ago.

## The position in sentences

web-quarantine-position-building = { $seat } is building a starting hospital.
web-quarantine-position-turn =
    Turn { $turn }: { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left and { $held ->
        [0] no cubes
        [one] { $held } cube
       *[other] { $held } cubes
    } to draw.
web-quarantine-position-bag =
    In the bag: { $list }; { $count ->
        [one] { $count } patient
       *[other] { $count } patients
    } in all.
web-quarantine-position-supplies = Beside the market: { $grey } grey, markers: { $markers }. In the box: { $box }.
web-quarantine-position-hospital = Hospital of { $seat }: { $list }.
web-quarantine-position-tile = { $thing } on { $cell }, passages { $passages }
web-quarantine-position-line = Waiting line of { $seat }, front first: { $line }.
web-quarantine-position-stock =
    Stock of { $seat }: { $list }; { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }.
web-quarantine-position-score =
    { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    } so far, { $stations ->
        [0] no complete station
        [one] { $stations } complete station
       *[other] { $stations } complete stations
    }.
web-quarantine-position-aside = Set aside by { $seat }: { $names }.
web-quarantine-position-market =
    { $count ->
        [one] { $count } tile is left to acquire.
       *[other] { $count } tiles are left to acquire.
    }
web-quarantine-position-ward = { $colour }: { $count }
web-quarantine-position-wards = Extra wards on the market: { $wards }.

## The curve of a game

web-quarantine-curve-seat = { $seat }

## Help

web-quarantine-help-goal = What it is about
web-quarantine-help-goal-1 = Each of you runs a hospital. Patients come in four colours; you admit them to wards of their colour, cure them, and with the cubes of the cured you buy rooms (QUA-9.2, QUA-10.2, QUA-12.2).
web-quarantine-help-goal-2 = One point for each special room in your hospital, for each complete nurses’ station, for every two cubes in your stock, and for an empty waiting line (QUA-20.1 to QUA-20.5).
web-quarantine-help-goal-3 = Of those with most points, whoever has fewer tiles wins, then whoever has fewer stations; else the win is shared (QUA-20.7).
web-quarantine-help-turn = A turn: four and four
web-quarantine-help-turn-1 = You must draw four cubes and may take four actions, mixed as you like (QUA-5.4).
web-quarantine-help-turn-2 = A drawn cube is placed at once, before anything else (QUA-5.5). You end the turn yourself; actions left over are lost (QUA-5.7, QUA-5.8).
web-quarantine-help-turn-3 = A bonus action marker gives one more action. Taking one costs an action, at most twice in a turn, and it can be spent from the next turn on (QUA-8.4, QUA-8.5, QUA-14.2).
web-quarantine-help-turn-4 = Free of charge between actions: spending markers, laying tiles that were set aside, taking a tile of your contract (QUA-5.9).
web-quarantine-help-patients = Patients
web-quarantine-help-patients-1 = A patient from the bag goes to the rear of any line you like, your own or another’s (QUA-6.1).
web-quarantine-help-patients-2 = Admit: the first of your line goes to a clean, free ward of the same colour, then perhaps the next, all for one action. Nobody overtakes (QUA-9.2, QUA-9.4, QUA-9.5).
web-quarantine-help-patients-3 = Cure: all your patients of one colour on clean tiles go to your stock (QUA-10.2).
web-quarantine-help-patients-4 = Move patient: one patient of your line goes to any other place in it (QUA-13.1).
web-quarantine-help-fever = The grey fever
web-quarantine-help-fever-1 = A grey cube quarantines a tile of any hospital. If there is quarantine in it already, the tile must be next to it (QUA-7.1 to QUA-7.3).
web-quarantine-help-fever-2 = A quarantined tile is good for nothing: nobody is admitted or cured there, its power sleeps, it cannot be rebuilt (QUA-1.7).
web-quarantine-help-fever-3 = If the tile belongs to a complete station, a second cube from the supply may be put on another tile of that station; not further (QUA-7.8 to QUA-7.11).
web-quarantine-help-fever-4 = Disinfect: remove a grey cube anywhere; it goes beside the market (QUA-15.1, QUA-15.2).
web-quarantine-help-fever-5 = In your first turn grey cubes are put beside the market and others drawn instead (QUA-6.3).
web-quarantine-help-market = Market and contracts
web-quarantine-help-market-1 = A room can be bought only once it has a price. Contract: put two or more patient cubes on a stack and move it beside your hospital; that is its price for the rest of the game (QUA-11.1, QUA-11.2, QUA-11.4).
web-quarantine-help-market-2 = From your next turn on you may take one tile of it for nothing. What is left goes back to the market with its price; if it was the last tile, the price goes to the box (QUA-11.8, QUA-11.10, QUA-11.11).
web-quarantine-help-market-3 = Until then others may buy from it. Each time you get a marker; when they buy the last tile, you get the price back (QUA-12.7, QUA-12.8).
web-quarantine-help-market-4 = Build: pay exactly the colours of the price to the box and take a tile. You may own one of each room (QUA-12.2, QUA-12.5).
web-quarantine-help-market-5 = Extra wards cost any two patient cubes, one of each colour in a turn, and are laid at once (QUA-12.10 to QUA-12.13).
web-quarantine-help-market-6 = Price cubes on a stack count for nobody, at the end neither: make no contract in your last turn (QUA-11.15, QUA-G.27).
web-quarantine-help-building = Laying tiles
web-quarantine-help-building-1 = A passage of the tile must meet a passage of a clean tile, and the lobby must be reached through passages (QUA-2.2, QUA-2.3, QUA-2.5).
web-quarantine-help-building-2 = Other passages may face walls (QUA-2.4).
web-quarantine-help-building-3 = The cell before the entrance stays empty and must keep a way to the open (QUA-2.8, QUA-2.9).
web-quarantine-help-building-4 = Four tiles in a square make a nurses’ station, whatever tiles they are (QUA-3.1, QUA-3.2).
web-quarantine-help-building-5 = Rooms may be set aside, two at most; they do nothing until they are laid (QUA-4.1, QUA-4.2, QUA-4.6).
web-quarantine-help-rebuild = Rebuild
web-quarantine-help-rebuild-1 = Once in a turn you may move, turn or remove up to two tiles (QUA-16.1, QUA-16.2).
web-quarantine-help-rebuild-2 = Quarantined tiles and tiles with patients stay (QUA-16.3). The lobby may be moved, never removed (QUA-16.6).
web-quarantine-help-rebuild-3 = In between the hospital may fall apart; at the end everything must be connected again and hang on a clean tile that was not touched (QUA-16.4, QUA-16.9, QUA-16.10).
web-quarantine-help-rebuild-4 = Removed tiles are set aside. Tiles set aside before may be laid along the way (QUA-16.5, QUA-16.7).
web-quarantine-help-more = Good to know
web-quarantine-help-more-1 = Admitting needs no way through the hospital: quarantine in between does not matter (QUA-9.6).
web-quarantine-help-more-2 = Everything lies open but the order of the bag: the numbers at the top tell what is still to come (QUA-H.2).
web-quarantine-help-more-3 = Until it is done, every action in several steps can be cancelled (part 5 of the reference).
web-quarantine-help-rooms = Special rooms
web-quarantine-help-rooms-1 = Eight of these fourteen are on sale in a game (QUA-0.5).
web-quarantine-help-rooms-2 = A room works only while it lies clean in your hospital (QUA-1.8). It scores in any case (QUA-20.2).
web-quarantine-help-end = The end
web-quarantine-help-end-1 = When the last tile is acquired or no patient is left in the bag, whoever plays finishes that turn (QUA-19.1, QUA-19.3, QUA-19.4).
web-quarantine-help-end-2 = Everybody else has one more turn, without cubes (QUA-19.5, QUA-19.6).
web-quarantine-help-end-3 = Grey cubes in stock count only with a working Laboratory: two as one patient (QUA-20.4).
web-quarantine-help-end-4 = Tiles that are set aside, wards, markers and contracts score nothing (QUA-20.6).
web-quarantine-help-board = Reading this table
web-quarantine-help-board-1 = Blue is a disc, yellow a square, green a triangle, red a diamond, the grey fever a hexagon and hatching.
web-quarantine-help-board-2 = Carry a tile to its cell, or tap the cell. R or the button turns it. On green cells it fits as it is held, on dashed ones it is turned first; anywhere else you are told why not.
web-quarantine-help-board-3 = The small plans on the left show all hospitals; a tap brings one into the large place.
web-quarantine-help-board-4 = Tap anything that is not lit to read what it does.
web-quarantine-help-board-5 = The points beside a name are those it would have if the game ended now.
