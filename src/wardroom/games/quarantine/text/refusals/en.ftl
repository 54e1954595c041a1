### Why an action is not possible now, in one sentence to the player who tried it.
### $tile and $other are tiles, $colour the colour of a patient, a cube or a ward, $owner is a player,
### $cell a cell of the plan, $question what the table is being asked.

why-not-over = The game is over.
why-not-watching = You’re only watching, so there’s nothing for you to play.
why-not-others = { $question } That isn’t yours to decide.
why-not-first = { $question } That comes first.
why-not-building = The hospitals are still being built; the first turn starts when they’re all ready.
why-not-built = The starting hospitals are already built; new tiles come from the market.
why-not-cancels = You have cancelled { $count } times this turn: you can’t start any more actions with several steps.

## The starting hospital

why-not-laid = You have already placed { $tile_the }.
why-not-lobby-alone = Only the lobby is there: there’s nothing to start over.
why-not-wards-to-lay =
    { $count ->
        [one] Place the last ward first.
       *[other] Place the other { $count } wards first.
    }

## Answers to a question that nobody asks

why-not-cafeteria-later = The { tile-cafeteria } gives its marker only at the start of a turn.
why-not-no-patient = No patient has been drawn to join a line.
why-not-no-grey-cube = No grey cube has been drawn.
why-not-no-spread = The fever isn’t about to spread.
why-not-no-admission = Nobody is being admitted right now.
why-not-no-price = No price is being set: choose a room for a contract first.
why-not-no-payment = Nothing is being paid for: choose what to buy first.
why-not-no-tile-in-hand = You don’t have a tile in hand: buy, take or lift one first.
why-not-nobody-moved = Nobody is being moved: choose a patient in your line first.
why-not-no-new-order = The line isn’t being rearranged: use { tile-triage } first.
why-not-no-rebuild = Nothing is being rebuilt: start a rebuild first.
why-not-no-pathology = You haven’t used { tile-pathology } yet: do that first.
why-not-no-cubes-removed = No grey cubes have just been removed.
why-not-nothing-to-finish = There’s nothing to finish right now.
why-not-nothing-to-cancel = There’s nothing to cancel right now.

## The turn

why-not-all-drawn = All cubes for this turn have been drawn.
why-not-last-turn-without-cubes = On the last turns no cubes are drawn.
why-not-cubes-to-draw =
    { $count ->
        [one] Draw the last cube before you end the turn.
       *[other] Draw the other { $count } cubes before you end the turn.
    }
why-not-no-actions = You have no actions left.
why-not-no-marker = You don’t have any bonus action markers.
why-not-marker-of-this-turn = You can’t spend a marker on the turn you took it.
why-not-markers-taken = You have taken { $count } markers this turn, the most allowed.
why-not-no-marker-in-supply = There are no markers left in the supply.
why-not-markers-in-supply = There are markers in the supply; nobody has to give one up.
why-not-own-marker = You can’t take a marker from yourself.
why-not-no-marker-to-give = { $owner } has no markers.
why-not-no-hospital = There are only { $count } hospitals at this table.

## Tiles and rooms

why-not-not-in-hospital = There’s no { $tile } in your hospital.
why-not-not-in-hospital-of = There’s no { $tile } in { $owner }’s hospital.
why-not-quarantined = Disinfect { $tile_the } first: it’s in quarantine.
why-not-quarantined-already = { $owner }’s { $tile } is already in quarantine.
why-not-clean = { $owner }’s { $tile } isn’t in quarantine.
why-not-containment = { tile-containment } can never be quarantined.
why-not-beside-quarantine = { $owner }’s hospital already has fever: the cube must go on a clean tile beside it, not on { $tile_the }.
why-not-no-common-station = No nurses’ station joins { $tile_the } with { $other_the }.
why-not-no-room = You don’t have { $tile_the }.
why-not-room-aside = Place { $tile_the } first: a tile that’s set aside does nothing.
why-not-pathology-once = { tile-pathology } works only once per turn.
why-not-nothing-quarantined = There are no quarantined tiles anywhere.
why-not-nothing-in-the-block = There are no grey cubes in that block.
why-not-same-block = Another block removes the same cubes: choose that one.
why-not-not-in-the-box = There are no { $colour } cubes in the box.

## Patients

why-not-empty-line = Nobody is waiting in your line.
why-not-other-patient-first = First in your line is a { $colour } patient, who can’t go to { $tile_the }.
why-not-full = There’s no free bed in { $tile_the }.
why-not-no-patients-in-bed = There are no { $colour } patients in beds in your hospital.
why-not-patients-in-quarantine = Your { $colour } patients are on quarantined tiles: disinfect them first.
why-not-waiting-room-adds-nobody = The { tile-waiting-room } wouldn’t cure anyone else along with the { $colour } patients.
why-not-short-line =
    { $count ->
        [one] There’s only one patient in your line.
       *[other] There are only { $count } patients in your line.
    }
why-not-one-colour-line = All patients in your line are the same colour: there’s no other order.
why-not-same-line = The line would look the same as before.
why-not-nobody-of-colour = No { $colour } patients are left to be placed.

## The market

why-not-not-in-this-game = There’s no { $tile } in the market this game.
why-not-sold-out = The { $tile } stack is sold out.
why-not-priced = There’s already a price on { $tile_the }: nobody can set another.
why-not-unpriced = There’s no price on { $tile_the } yet: make a contract for it first.
why-not-too-poor-for-a-price = A price takes at least { $count } patient cubes, and you have fewer.
why-not-least-price = A price must be at least { $count } cubes.
why-not-none-to-add = You have no more { $colour } cubes to add.
why-not-owned = You already own { $tile_the }, and nobody may have two.
why-not-own-contract = You don’t need to buy { $tile_the }: it’s your own contract, so take it.
why-not-no-contract = You don’t have a contract for { $tile_the }.
why-not-contract-of-this-turn = You made the contract for { $tile_the } this turn: take the tile on a later one.
why-not-cannot-pay = Your stock can’t pay for { $tile_the }, which costs { $cubes }.
why-not-cannot-pay-ward = An extra ward costs { $count } cubes, and you have fewer.
why-not-wards-sold-out = There are no { $colour } extra wards left.
why-not-ward-bought = You have already bought a { $colour } extra ward this turn; the next one must wait.
why-not-no-place = There’s no place in your hospital that fits { $tile_the }.
why-not-no-place-nor-aside = There’s no place in your hospital that fits { $tile_the }, and two tiles are already set aside.
why-not-none-to-pay = You have no more { $colour } cubes to pay with.
why-not-not-in-the-price = The price asks for no more { $colour } cubes.
why-not-no-grey-pair = You don’t have two grey cubes left.

## Laying tiles

why-not-occupied = There’s already a tile there.
why-not-entrance = The space in front of the entrance always stays empty.
why-not-fenced = This would wall in the entrance: the street needs a way out.
why-not-far = None of your hospital’s tiles are next to it.
why-not-walls = Only walls face that space: no neighbouring tile has a passage opening onto it.
why-not-turned = Turn the tile: a passage must meet a passage.
why-not-quarantine = There it would be connected only to quarantined tiles; it needs at least one clean one.
why-not-island = From there no passage leads to the lobby.
why-not-turning = You have already placed { $tile_the }: turn it where it is, or cancel.
why-not-other-shape = The passages of { $tile_the } don’t run that way.
why-not-aside-already = It was already set aside: place { $tile_the }, or cancel.
why-not-ward-at-once = An extra ward must be placed at once and can’t be set aside.
why-not-two-aside = At most { $count } tiles can be set aside.
why-not-not-aside = You haven’t set { $tile_the } aside.

## Rebuilding

why-not-rebuilt = You have already rebuilt this turn; once is all you get.
why-not-nothing-to-lift = All your tiles are quarantined or have patients on them: nothing can be lifted.
why-not-no-lifts = No more tiles can be lifted in this rebuild.
why-not-lifted = You have already lifted { $tile_the }.
why-not-patient-on-it = There’s a patient on { $tile_the }.
why-not-touched = You have already rebuilt { $tile_the }; it stays where it is.
why-not-not-at-hand = You have neither lifted { $tile_the } nor set it aside.
why-not-not-in-hand = You haven’t lifted { $tile_the }.
why-not-nothing-to-lie-beside = There’s no tile left to put another one next to.
why-not-done-hand = Put down or set aside what you have lifted.
why-not-done-lobby = The lobby must be in the hospital.
why-not-done-unchanged = Nothing has been rebuilt yet.
why-not-done-entrance = The entrance is blocked or walled in.
why-not-done-quarantine = Rebuilt tiles need a connection to a clean tile that wasn’t touched.
why-not-done-cut-off = Some tiles are cut off from the lobby.
