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
web-quarantine-ward-rule = A bed for one patient of its colour. Extra wards cost any two patient cubes each and are placed at once; you may buy one of each colour per turn.
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
    } in the market, price { $price }
web-quarantine-stack-owned =
    { $name }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } under contract with { $owner }, price { $price }
web-quarantine-sold = sold out
web-quarantine-no-price = no price yet
web-quarantine-no-market = The market opens when all hospitals are built.

## The board

web-quarantine-hospitals = Hospitals
web-quarantine-hospital-of = { $seat }’s hospital
web-quarantine-show-hospital =
    Show { $seat }’s hospital: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $count ->
        [0] nobody waiting
       *[other] { $count } waiting
    }
web-quarantine-line-of = { $seat }’s waiting line: { $line }
web-quarantine-place-in-line = Place { $place }: { $colour } patient
web-quarantine-join-here = Send here
web-quarantine-no-line = Nobody is waiting: worth 1 point at the end.
web-quarantine-ahead = Go ahead and place your wards: your hospital opens when your turn comes.
web-quarantine-lay-here = Place here: { $name }, { $spot }, passages { $passages }
web-quarantine-turn-here = Rotate: { $name }, { $spot }, passages { $passages }
web-quarantine-block =
    Block with its south-west corner { $spot }: { $count ->
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
web-quarantine-last-turns = Last turns: everyone but { $seat } takes one more turn, without drawing cubes.

## The desk

web-quarantine-desk = Action panel
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
web-quarantine-turn = Rotate (R)
web-quarantine-turn-tap = Rotate
web-quarantine-settle = Place it this way
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
web-quarantine-turn-actions = The eight actions of a turn
web-quarantine-action-admit = Admit
web-quarantine-action-cure = Cure
web-quarantine-action-contract = Contract
web-quarantine-action-build = Build
web-quarantine-action-move = Move
web-quarantine-action-disinfect = Disinfect
web-quarantine-action-marker = Marker
web-quarantine-action-rebuild = Rebuild
web-quarantine-action-later = Not possible now.
web-quarantine-cost-action = Costs one action.
web-quarantine-cost-rebuild = Costs one action, or none with a working { tile-maintenance }.
web-quarantine-admit-all = Admit { $count }
web-quarantine-your-stock = Your stock
web-quarantine-price-least =
    { $count ->
        [one] At least { $count } cube, in any colour
       *[other] At least { $count } cubes, in any colours
    }
web-quarantine-price-payers = Can afford it now: { $names }
web-quarantine-price-nobody = Nobody can afford it now
web-quarantine-arrange = Drag the patients in the line below into their new order.
web-quarantine-set-order = Confirm this order
web-quarantine-follow = Follow the active player
web-quarantine-which = Which of these?

## Why a tile cannot lie there

web-quarantine-why-turning = Rotate the tile in place, or cancel.
web-quarantine-why-cube = The cube can’t go there.

## Players and points

web-quarantine-first = First player
web-quarantine-goal = Points: { $count }, best { $most }
web-quarantine-if-it-ended = Points if the game ended now
web-quarantine-points =
    { $count ->
        [one] point
       *[other] points
    }
web-quarantine-item-rooms = Rooms
web-quarantine-item-stations = Stations
web-quarantine-item-cubes = Cubes
web-quarantine-item-line = Empty line
web-quarantine-item-tiles = Tiles
web-quarantine-scoring = Scoring

## Rules of choices

web-quarantine-rule-rebuild = Once per turn: move, turn or remove up to two tiles without patients or fever. With { tile-maintenance } it’s up to four, and costs no action.
web-quarantine-rule-take-marker = One more action on a later turn. At most two per turn.
web-quarantine-rule-stop = The action ends; the others stay in line.
web-quarantine-rule-keep-none = All grey cubes go beside the market.
web-quarantine-rule-no-spread = No second cube is taken from the supply.
web-quarantine-rule-set-aside = Place it for free on a later turn. At most two tiles can wait this way; until placed they do nothing and score nothing.

## Before the game

web-quarantine-seat = Seat { $number }
web-quarantine-rooms-chosen = chosen
web-quarantine-rooms-about = Eight rooms are on sale. If you choose another, it replaces your earliest choice.

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
web-quarantine-position-supplies = Beside the market: grey cubes { $grey }, markers { $markers }. In the box: { $box }.
web-quarantine-position-hospital = { $seat }’s hospital: { $list }.
web-quarantine-position-lobby = { $thing }, passages { $passages }
web-quarantine-position-tile = { $thing }, { $spot }, passages { $passages }
web-quarantine-position-line = { $seat }’s waiting line, front first: { $line }.
web-quarantine-position-stock =
    { $seat }’s stock: { $list }; { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }.
web-quarantine-position-score =
    { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    } so far and { $stations ->
        [0] no complete stations
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
web-quarantine-position-wards = Extra wards in the market: { $wards }.

## The curve of a game

web-quarantine-curve-seat = { $seat }
web-quarantine-turned-up =
    { $seat } gains { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in one turn and now has { $points }.
web-quarantine-turned-down =
    { $seat } loses { $count ->
        [one] { $count } point
       *[other] { $count } points
    } in one turn and now has { $points }.

## Cards of things, and questions to others

# $count cubes will be drawn, in this turn or in the next.
web-quarantine-fever-risk =
    { $count ->
        [one] Chance that the next cube is grey: { $chance }.
       *[other] Chance of a grey cube among the next { $count }: { $chance }.
    }
web-quarantine-fever-early = Grey cubes do no harm on anyone’s first turn.
web-quarantine-thing-payers = Can afford it now: { $names }.
web-other-ask-turn =
    { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left and { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    } to draw.
web-other-ask-turn-rest =
    { $seat } has { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left and no more cubes to draw.
web-other-ask-building = { $seat } is building a starting hospital.

## High points

web-quarantine-moment-opens = { $seat } opens { $tile_the }.
web-quarantine-moment-fever = The fever is here!
web-quarantine-moment-last = The last round
web-quarantine-moment-won = Victory!
web-quarantine-moment-over = The game is over
