### A Quarantine naplója: mi történt, jelen időben.

log-first = { $seat } kezd.
log-hospital =
    { $seat } megnyitja a kórházát; { $count ->
        [0] teljes kartonozó még nincs benne.
       *[other] { $count } teljes kartonozó van benne.
    }
log-market = A piacon kapható: { $tiles }.
log-turn = { $turn }. forduló: { $seat }.
log-last-turn = { $turn }. forduló: { $seat }, utoljára és kockahúzás nélkül.

## Kockák a zsákból

log-draw = { $seat } egy { $colour } pácienst húz.
log-draw-grey = { $seat } szürke kockát húz.
log-early-grey = { $seat } szürke kockát húz; az első fordulóban ez a piac mellé kerül, és másikat kell húzni helyette.
log-harmless = A szürke kockának nem jut lapka: a piac mellé kerül.
log-queue = A { $colour } páciens { $owner } várólistájának végére kerül.
log-emergency = A { $colour } páciens egyenesen { $owner } Baleseti osztályára kerül.
log-infect = { $seat } karantén alá helyezi { $tile_t } { $owner } kórházában.
log-spread = A szürkeláz továbbterjed { $tile_ra } { $owner } kórházában.
log-no-spread = { $seat } nem engedi továbbterjedni a szürkelázat.

## Akciók

log-admit = { $seat } pácienseket fogad be: { $colours }.
log-cure = { $seat } meggyógyít { patients }.
log-contract = { $seat } szerződést köt { $tile_ra }. Az ár: { $cubes }.
log-take = { $seat } a szerződése alapján elveszi { $tile_t }.
log-return = A másik lapka visszakerül a piacra, az ára marad.
log-buy = { $seat } megveszi { $tile_t }. A fizetség: { $cubes }.
log-security = A { tile-security } jóvoltából { $owner } kapja a fizetséget.
log-reward = { $owner } kap egy pluszakció-jelzőt.
log-refund = A pakli elfogyott, { $owner } visszakapja az árat: { $cubes }.
log-place = { $seat } lerakja { $tile_t } { $spot }.
log-set-aside = { $seat } félrerakja { $tile_t }.
log-move = { $seat } várólistáján a { $colour } páciens új helyre kerül ({ $place } → { $goal }).
log-triage = { $seat } átrendezi a várólistát: { $colours }.
log-take-marker = { $seat } elvesz egy pluszakció-jelzőt.
log-use-marker = { $seat } visszaad egy jelzőt egy pluszakcióért.
log-cafeteria = { $seat } a { tile-cafeteria } révén elvesz egy jelzőt.
log-cafeteria-from = { $seat } a { tile-cafeteria } révén elveszi { $giver } egyik jelzőjét.
log-disinfect = { $seat } fertőtleníti { $tile_t } { $owner } kórházában.
log-keep = { $seat } a { tile-laboratory } révén megtart egy szürke kockát.
log-pathology = { $seat } a Patológiával { $count } szürke kockát vesz le { $owner } kórházából.
log-gift-shop = { $seat } az Ajándékboltban kap egy { $colour } kockát a dobozból.
log-pharmacy = { $seat } a Gyógyszertárban kiszolgálja a sor első, { $colour } páciensét.
log-rebuild-move = { $seat } átépít; áthelyezve vagy elforgatva: { $tiles }.
log-rebuild-add = { $seat } az átépítés közben lerakja: { $tiles }.
log-rebuild-remove = { $seat } eltávolítja és félrerakja: { $tiles }.

## A játék vége

log-last-tile = { $seat } megszerezte az utolsó lapkát: mindenki másnak van még egy fordulója, kockahúzás nélkül.
log-last-patient = A zsákban nincs több páciens. { $seat } befejezte a játékot, mindenki másnak van még egy fordulója, kockahúzás nélkül.
log-score = { $seat } pontszáma { $count }: helyiségek { $rooms }, kartonozók { $stations }, kockák { $stock }, várólista { $line }.
log-win-points = { $seat } győzött!
log-win-tiles = Döntetlen, de { $seat } kórháza kevesebb lapkából áll: { $seat } győzött!
log-win-stations = Döntetlen, de { $seat } kórházában kevesebb a kartonozó: { $seat } győzött!
log-shared = { $seat } osztozik a győzelmen!
