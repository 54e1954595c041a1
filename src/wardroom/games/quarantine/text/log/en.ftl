### The log of Quarantine: what happened, in the present tense.

log-first = { $seat } begins.
log-hospital =
    { $seat } opens a hospital with { $count ->
        [0] no nurses’ station.
        [one] { $count } nurses’ station.
       *[other] { $count } nurses’ stations.
    }
log-market = The market sells { $tiles }.
log-turn = Turn { $turn }: { $seat }.
log-last-turn = Turn { $turn }: { $seat }, for the last time and without cubes.

## Cubes from the bag

log-draw = { $seat } draws a { $colour } patient.
log-draw-grey = { $seat } draws a grey cube.
log-early-grey = { $seat } draws a grey cube; in a first turn it goes beside the market and another is drawn.
log-harmless = The grey cube finds no tile and goes beside the market.
log-queue = The { $colour } patient joins the line of { $owner }.
log-emergency = The { $colour } patient goes straight to the Emergency Room of { $owner }.
log-infect = { $seat } quarantines { $tile_the } of { $owner }.
log-spread = The fever spreads to { $tile_the } of { $owner }.
log-no-spread = { $seat } does not let the fever spread.

## Actions

log-admit = { $seat } admits patients: { $colours }.
log-cure = { $seat } cures { patients }.
log-contract = { $seat } makes a contract for { $tile_the }. Price: { $cubes }.
log-take = { $seat } takes { $tile_the } from the contract.
log-return = The other tile goes back to the market and keeps its price.
log-buy = { $seat } buys { $tile_the } and pays { $cubes }.
log-security = Security sees to it that the payment goes to { $owner }.
log-reward = { $owner } gets a bonus action marker.
log-refund = The stack is sold out; { $owner } gets the price back: { $cubes }.
log-place = { $seat } places { $tile_the } ({ $spot }).
log-set-aside = { $seat } sets { $tile_the } aside.
log-move = { $seat } moves the { $colour } patient from place { $place } to place { $goal }.
log-triage = { $seat } puts the line into a new order: { $colours }.
log-take-marker = { $seat } takes a bonus action marker.
log-use-marker = { $seat } spends a marker for one more action.
log-cafeteria = { $seat } takes a marker thanks to the Cafeteria.
log-cafeteria-from = { $seat } takes a marker from { $giver } thanks to the Cafeteria.
log-disinfect = { $seat } disinfects { $tile_the } of { $owner }.
log-keep = { $seat } keeps a grey cube for the Laboratory.
log-pathology =
    { $seat } lets Pathology work for { $owner } and removes { $count ->
        [one] { $count } grey cube.
       *[other] { $count } grey cubes.
    }
log-gift-shop = { $seat } gets a { $colour } cube from the box in the Gift Shop.
log-pharmacy = { $seat } serves the first patient in the Pharmacy: { $colour }.
log-rebuild-move = { $seat } rebuilds; moved or turned: { $tiles }.
log-rebuild-add = { $seat } adds while rebuilding: { $tiles }.
log-rebuild-remove = { $seat } removes and sets aside: { $tiles }.

## The end

log-last-tile = { $seat } has acquired the last tile: everybody else has one more turn, without cubes.
log-last-patient = No patient is left in the bag: everybody but { $seat } has one more turn, without cubes.
log-score =
    { $seat } has { $count ->
        [one] { $count } point
       *[other] { $count } points
    }: { $rooms } for rooms, { $stations } for nurses’ stations, { $stock } for cubes, { $line } for the line.
log-win-points = { $seat } wins!
log-win-tiles = { $seat } wins the tie with fewer tiles!
log-win-stations = { $seat } wins the tie with fewer nurses’ stations!
log-shared = { $seat } shares the win!
