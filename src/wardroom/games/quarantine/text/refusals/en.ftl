### Why an action is not possible now, in one sentence to the player who tried it.
### $tile and $other are tiles, $colour the colour of a patient, a cube or a ward, $owner is a player,
### $cell a cell of the plan, $question what the table is being asked.

why-not-over = The game is over.
why-not-watching = Whoever only watches has nothing to play.
why-not-others = { $question } That is not yours to decide.
why-not-first = { $question } That comes first.
why-not-building = The hospitals are still being built; the first turn begins when all of them stand.
why-not-built = The starting hospitals stand already; new tiles come from the market.
why-not-cancels = You have cancelled { $count } times this turn: nothing that takes several steps can be begun any more.

## The starting hospital

why-not-laid = You have laid { $tile_the } already.
why-not-lobby-alone = Only the lobby lies there: there is nothing to start again.
why-not-wards-to-lay =
    { $count ->
        [one] Lay the last ward first.
       *[other] Lay the other { $count } wards first.
    }

## Answers to a question that nobody asks

why-not-cafeteria-later = The Cafeteria gives its marker only at the start of a turn.
why-not-no-patient = No patient has been drawn who could join a line.
why-not-no-grey-cube = No grey cube has been drawn.
why-not-no-spread = No fever is about to spread.
why-not-no-admission = Nobody is being admitted right now.
why-not-no-price = No price is being set: choose a room for a contract first.
why-not-no-payment = Nothing is being paid for: choose what to buy first.
why-not-no-tile-in-hand = You have no tile in hand: buy, take or lift one first.
why-not-nobody-moved = Nobody is being moved: choose a patient of your line first.
why-not-no-new-order = The line is not being put into a new order: use Triage first.
why-not-no-rebuild = Nothing is being rebuilt: begin a rebuild first.
why-not-no-pathology = Pathology is not at work: use it first.
why-not-no-cubes-removed = No grey cube has just been removed.
why-not-nothing-to-finish = There is nothing to finish right now.
why-not-nothing-to-cancel = There is nothing to cancel right now.

## The turn

why-not-all-drawn = All cubes of this turn are drawn.
why-not-last-turn-without-cubes = In the last turns no cubes are drawn.
why-not-cubes-to-draw =
    { $count ->
        [one] Draw the last cube before you end the turn.
       *[other] Draw the other { $count } cubes before you end the turn.
    }
why-not-no-actions = You have no action left.
why-not-no-marker = You have no bonus action marker.
why-not-marker-of-this-turn = A marker that you took this turn can only be spent later.
why-not-markers-taken = You have taken { $count } markers this turn; more are not allowed.
why-not-no-marker-in-supply = There is no marker left in the supply.
why-not-markers-in-supply = There are markers in the supply; nobody has to give one up.
why-not-own-marker = You cannot take a marker from yourself.
why-not-no-marker-to-give = { $owner } has no marker.
why-not-no-hospital = There are only { $count } hospitals at this table.

## Tiles and rooms

why-not-not-in-hospital = There is no { $tile } in your hospital.
why-not-not-in-hospital-of = There is no { $tile } in the hospital of { $owner }.
why-not-quarantined = Quarantine lies on { $tile_the }: disinfect it first.
why-not-quarantined-already = Quarantine lies on { $tile_the } of { $owner } already.
why-not-clean = There is no quarantine on { $tile_the } of { $owner }.
why-not-containment = Containment can never be quarantined.
why-not-beside-quarantine = The fever is in the hospital of { $owner } already: the cube must go on a clean tile beside it, not on { $tile_the }.
why-not-no-common-station = No nurses’ station joins { $tile_the } with { $other_the }.
why-not-no-room = You have no { $tile }.
why-not-room-aside = What is set aside does nothing: place { $tile_the } first.
why-not-pathology-once = Pathology works only once a turn.
why-not-nothing-quarantined = No tile is quarantined anywhere.
why-not-nothing-in-the-block = There is no grey cube in that block.
why-not-same-block = Another block removes the same cubes: choose that one.
why-not-not-in-the-box = There is no { $colour } cube in the box.

## Patients

why-not-empty-line = Nobody is waiting in your line.
why-not-other-patient-first = First in your line is a { $colour } patient, who cannot go to { $tile_the }.
why-not-full = There is no bed free in { $tile_the }.
why-not-no-patients-in-bed = No { $colour } patient lies in your hospital.
why-not-patients-in-quarantine = Your { $colour } patients lie on quarantined tiles: disinfect them first.
why-not-waiting-room-adds-nobody = The Waiting Room adds nobody to a cure of { $colour } patients.
why-not-short-line =
    { $count ->
        [one] There is only one patient in your line.
       *[other] There are only { $count } patients in your line.
    }
why-not-one-colour-line = All patients in your line are of one colour: no other order looks different.
why-not-same-line = The line would look as it did before.
why-not-nobody-of-colour = No { $colour } patient is left to be placed.

## The market

why-not-not-in-this-game = There is no { $tile } on the market of this game.
why-not-sold-out = The stack of { $tile_the } is sold out.
why-not-priced = There is a price on { $tile_the } already: nobody can set another.
why-not-unpriced = There is no price on { $tile_the } yet: make a contract for it first.
why-not-too-poor-for-a-price = A price takes at least { $count } patient cubes, and you have fewer.
why-not-least-price = A price has at least { $count } cubes.
why-not-none-to-add = You have no more { $colour } cubes to add.
why-not-owned = You own { $tile_the } already, and nobody may have two.
why-not-own-contract = You need not buy { $tile_the }: it is your own contract, so take it.
why-not-no-contract = You have no contract for { $tile_the }.
why-not-contract-of-this-turn = The contract for { $tile_the } is of this turn: take the tile in a later one.
why-not-cannot-pay = Your stock does not pay for { $tile_the }, which costs { $cubes }.
why-not-cannot-pay-ward = An extra ward costs { $count } cubes, and you have fewer.
why-not-wards-sold-out = No { $colour } extra ward is left.
why-not-ward-bought = You have bought a { $colour } extra ward this turn; the next one must wait.
why-not-no-place = No place of your hospital fits { $tile_the }.
why-not-no-place-nor-aside = No place of your hospital fits { $tile_the }, and two tiles are set aside already.
why-not-none-to-pay = You have no more { $colour } cubes to pay with.
why-not-not-in-the-price = The price asks for no more { $colour } cubes.
why-not-no-grey-pair = You have no two grey cubes left.

## Laying tiles

why-not-occupied = A tile lies there already.
why-not-entrance = The space in front of the entrance always stays empty.
why-not-fenced = This would fence in the entrance: the street needs a way out.
why-not-far = No tile of the hospital is near enough.
why-not-walls = Only walls face that cell: no passage of a neighbour opens to it.
why-not-turned = Turn the tile: a passage must meet a passage.
why-not-quarantine = There it would be connected to quarantined tiles only; one clean tile is needed.
why-not-island = From there no passage leads to the lobby.
why-not-turning = You have laid { $tile_the } already: turn it where it lies, or cancel.
why-not-other-shape = The passages of { $tile_the } do not lie like that.
why-not-aside-already = It was set aside before: place { $tile_the }, or cancel.
why-not-ward-at-once = An extra ward must be laid at once and cannot be set aside.
why-not-two-aside = At most { $count } tiles can be set aside.
why-not-not-aside = You have not set { $tile_the } aside.

## Rebuilding

why-not-rebuilt = You have rebuilt this turn; once is all.
why-not-nothing-to-lift = Every tile of yours is quarantined or has a patient on it: nothing can be lifted.
why-not-no-lifts = No more tiles can be lifted in this rebuild.
why-not-lifted = You have lifted { $tile_the } already.
why-not-patient-on-it = There is a patient on { $tile_the }.
why-not-touched = You have rebuilt { $tile_the } already; it stays where it lies.
why-not-not-at-hand = You have neither lifted { $tile_the } nor set it aside.
why-not-not-in-hand = You have not lifted { $tile_the }.
why-not-nothing-to-lie-beside = No tile is left that another could lie beside.
why-not-done-hand = Put down or set aside what you have lifted.
why-not-done-lobby = The lobby must stand in the hospital.
why-not-done-unchanged = Nothing is rebuilt yet.
why-not-done-entrance = The entrance is blocked or fenced in.
why-not-done-quarantine = Rebuilt tiles need a connection to a clean tile that was not touched.
why-not-done-cut-off = Some tiles are cut off from the lobby.
