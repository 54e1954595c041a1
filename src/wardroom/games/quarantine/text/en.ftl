### Quarantine in English. How the messages are named: docs/texts.md.

game-title = Quarantine
game-pitch = Rival hospitals grow room by room, admit and cure their patients, and try to keep the grey fever out.

## Colours, of patients and of cubes in a list

colour-yellow = yellow
colour-red = red
colour-green = green
colour-blue = blue

cube-yellow = yellow
cube-red = red
cube-green = green
cube-blue = blue
cube-grey = grey

# $count is the number of patients, $colour their colour.
patients =
    { $count ->
        [one] { $count } { $colour } patient
       *[other] { $count } { $colour } patients
    }

## The table and its labels

phase-building = Building the hospitals
phase-turn = Turn
phase-ended = Game over

board-hospital = Hospital
board-line = Waiting line
board-stock = Stock
board-markers = Bonus action markers
board-aside = Set aside
board-market = Market
board-wards = Extra wards
board-price = Price
board-contract = Contract
board-bag = Cubes still to come
board-box = Box
board-grey-supply = Grey cubes beside the market
board-marker-supply = Markers beside the market
board-actions = Actions
board-held = Cubes to draw
board-points = Points
board-rooms = Special rooms
board-stations = Nurses’ stations
board-cubes = Cubes in stock
board-quarantined = Quarantined

## Options before the game. The attribute .rule says what a choice means.

option-first = First player
    .rule = Random, or one of the seats; if you type it, 0 is the first seat.
option-first-random = random
    .rule = The first player is chosen at random.
option-rooms = Special rooms
    .rule = Random, or eight rooms separated by commas.
option-rooms-random = random
    .rule = Eight of the fourteen rooms are drawn once all hospitals are built.

## How the game ends. $points are those of the winner.

result-win-points = won on points
result-win-tiles = tied, won with fewer tiles
result-win-stations = tied, won with fewer nurses’ stations
result-shared = shared win

outcome-win-points = { $points ->
    [one] The best hospital wins with one point.
   *[other] The best hospital wins with { $points } points.
}
outcome-win-tiles = Tied at { $points } points: the hospital with fewer tiles wins.
outcome-win-stations = Tied at { $points } points and in tiles: the hospital with fewer nurses’ stations wins.
outcome-shared = Tied at { $points } points and in everything else: the win is shared.

## Choices: what a button says

do-lay = Place the { $colour } ward { $spot }, passages { $doors }
do-reset = Start over, keeping only the lobby
do-done = Done
do-open = Open your hospital
do-set-price = Set the price
do-finish-rebuild = Finish rebuilding
do-cancel = Cancel
do-end-turn = End the turn
do-draw = Draw the next cube
do-queue = Send to { $owner }’s line
do-infect = Quarantine { $owner }’s { $tile }
do-spread = Spread to { $tile_the }
do-no-spread = Don’t spread the fever
do-disinfect = Disinfect { $owner }’s { $tile }
do-pathology = Use { tile-pathology }
do-block = Clean the block at { $cell } in { $owner }’s hospital
do-block-at = { $owner }’s hospital: clean the block with its south-west corner { $spot }
do-keep = Keep one grey cube
do-keep-none = Don’t keep a grey cube
do-admit = Admit the first patient to { $tile_the }
do-stop = Stop admitting
do-cure = Cure all { $colour } patients
do-cure-more = Cure all { $colour } patients, plus those of { tile-waiting-room.the }’s colour
do-move = Move the patient in place { $place }
do-to = To place { $place }
do-triage = Rearrange the line
do-next = Next: { $colour }
do-keep-rest = Keep the rest in order
do-pharmacy = { tile-pharmacy }: first patient to your stock
do-gift-shop = { tile-gift-shop }: take a { $colour } cube from the box
do-take-marker = Take a bonus action marker
do-use-marker = Spend a marker for one more action
do-marker = Take { tile-cafeteria.the }’s marker
do-marker-from = Take a marker from { $giver }
do-no = Don’t take a marker
do-contract = Make a contract for { $tile_the }
do-add = Add a { $colour } cube to the price
do-take = Take { $tile_the } from your contract
do-build-room = Buy { $tile_the }
do-build-ward = Buy a { $colour } extra ward
do-pay = Pay a { $colour } cube
do-pay-grey = Pay two grey cubes
do-cell = On { $cell }
do-cell-at = Place it { $spot }
do-rotation = Passages: { $doors }
do-set-aside = Set it aside
do-place-aside = Place { $tile_the }
do-rebuild = Rebuild
do-lift = Lift { $tile_the }
do-put = Put down { $tile_the }
do-aside = Set { $tile_the } aside

## Where a cell lies, seen from the lobby: $rows cells north or south, $columns cells east or west.

spot-lobby = on the lobby’s space
spot-n = { $rows } north of the lobby
spot-s = { $rows } south of the lobby
spot-e = { $columns } east of the lobby
spot-w = { $columns } west of the lobby
spot-ne = { $rows } north and { $columns } east of the lobby
spot-nw = { $rows } north and { $columns } west of the lobby
spot-se = { $rows } south and { $columns } east of the lobby
spot-sw = { $rows } south and { $columns } west of the lobby

## Questions: what the status line says

ask-building =
    { $seat }, { $count ->
        [0] is your hospital ready?
        [one] place the last ward.
       *[other] place your { $count } wards.
    }
ask-turn =
    { $seat }, you have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left and { $held ->
        [one] { $held } cube
       *[other] { $held } cubes
    } to draw.
ask-turn-rest =
    { $seat }, you have { $count ->
        [one] { $count } action
       *[other] { $count } actions
    } left and no more cubes to draw.
ask-free-marker = { $seat }, take { tile-cafeteria.the }’s marker?
ask-queue = { $seat }, choose the line for the { $colour } patient.
ask-infect = { $seat }, choose the tile that the grey cube quarantines.
ask-spread = { $seat }, choose the tile the fever spreads to from { $tile_the }, through the nurses’ station.
ask-admit = { $seat }, continue with the { $colour } patient?
ask-price = { $seat }, set the price of { $tile_the }: { $cubes } so far.
ask-payment =
    { $seat }, pay for { $tile_the }: { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } to go.
ask-place = { $seat }, choose where { $tile_the } goes.
ask-turning = { $seat }, choose which way round { $tile_the } goes.
ask-move-to = { $seat }, choose a new place for the { $colour } patient.
ask-new-order = { $seat }, who comes next in the line?
ask-rebuild =
    { $seat }, rebuild: { $count ->
        [0] no more tiles can be lifted.
        [one] { $count } more tile can be lifted.
       *[other] { $count } more tiles can be lifted.
    }
ask-rebuild-place = { $seat }, choose where { $tile_the } goes.
ask-rebuild-turning = { $seat }, choose which way round { $tile_the } goes.
ask-block = { $seat }, choose the block that { tile-pathology } cleans.
ask-keep = { $seat }, keep one of the grey cubes?
ask-nothing = The game is over: { $result }.

## The groups in which choices are listed.

group-answer = Choose
group-lay = Which ward?
group-lay-yellow = Yellow ward
group-lay-red = Red ward
group-lay-green = Green ward
group-lay-blue = Blue ward
group-cell = Where?
group-rotation = Which way round?
group-go-on = Continue
group-admit = Admit patients
group-cure = Cure
group-buy = Build
group-contract = Contract
group-tiles = Your tiles (free)
group-line = Move a patient
group-disinfect = Disinfect
group-rooms = Your rooms
group-markers = Markers
group-rebuild = Rebuild
