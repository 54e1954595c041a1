### The log of Quarantine: what happened, in the present tense.

log-first = { $seat } goes first.
log-hospital =
    { $seat } opens a hospital with { $count ->
        [0] no nurses’ stations.
        [one] { $count } nurses’ station.
       *[other] { $count } nurses’ stations.
    }
log-market = The market sells { $tiles }.
log-turn = Turn { $turn }: { $seat }.
log-last-turn = Turn { $turn }: { $seat }, for the last time and without cubes.

## Cubes from the bag

log-draw = { $seat } draws a { $colour } patient.
log-draw-grey = { $seat } draws a grey cube.
log-early-grey = { $seat } draws a grey cube; on a first turn it goes beside the market and another is drawn.
log-harmless = The grey cube has nowhere to go and is put beside the market.
log-queue = The { $colour } patient joins { $owner }’s line.
log-emergency = The { $colour } patient goes straight to { $owner }’s { tile-emergency-room }.
log-infect = { $seat } quarantines { $owner }’s { $tile }.
log-spread = The fever spreads to { $owner }’s { $tile }.
log-no-spread = { $seat } does not let the fever spread.

## Actions

log-admit = { $seat } admits patients: { $colours }.
log-cure = { $seat } cures { patients }.
log-contract = { $seat } makes a contract for { $tile_the }. Price: { $cubes }.
log-take = { $seat } takes { $tile_the } from the contract.
log-return = The other tile goes back to the market and keeps its price.
log-buy = { $seat } buys { $tile_the } and pays { $cubes }.
log-security = { tile-security }: the payment goes to { $owner }.
log-reward = { $owner } gets a bonus action marker.
log-refund = The stack is sold out; { $owner } gets the price back: { $cubes }.
log-place = { $seat } places { $tile_the }, { $spot }.
log-set-aside = { $seat } sets { $tile_the } aside.
log-move = { $seat } moves the { $colour } patient from place { $place } to place { $goal }.
log-triage = { $seat } rearranges the line: { $colours }.
log-take-marker = { $seat } takes a bonus action marker.
log-use-marker = { $seat } spends a marker for one more action.
log-cafeteria = { $seat } takes a marker thanks to { tile-cafeteria.the }.
log-cafeteria-from = { $seat } takes a marker from { $giver } thanks to { tile-cafeteria.the }.
log-disinfect = { $seat } disinfects { $owner }’s { $tile }.
log-keep = { $seat } keeps a grey cube for { tile-laboratory.the }.
log-pathology =
    { $seat } uses { tile-pathology } in { $owner }’s hospital and removes { $count ->
        [one] { $count } grey cube.
       *[other] { $count } grey cubes.
    }
log-gift-shop = { $seat } uses { tile-gift-shop.the } to take a { $colour } cube from the box.
log-pharmacy = { $seat } cures the first in line, a { $colour } patient, in { tile-pharmacy.the }.
log-rebuild-move = { $seat } rebuilds, moving or turning: { $tiles }.
log-rebuild-add = { $seat } rebuilds, adding: { $tiles }.
log-rebuild-remove = { $seat } removes and sets aside: { $tiles }.

## The end

log-last-tile = { $seat } has taken the last tile: everyone else gets one more turn, without drawing cubes.
log-last-patient = No patients are left in the bag: everyone but { $seat } gets one more turn, without drawing cubes.
log-score =
    { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $rooms } for rooms, { $stations } for nurses’ stations, { $stock } for cubes, { $line } for the line.
log-win-points = { $seat } wins!
log-win-tiles = { $seat } wins the tie-break with fewer tiles!
log-win-stations = { $seat } wins the tie-break with fewer nurses’ stations!
log-shared = { $seat } shares the win!
