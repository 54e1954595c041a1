### A Quarantine magyarul. Az üzenetek elnevezése: docs/texts.md.
### A játékosok neve tetszőleges, ezért sosem kap ragot: alanyként vagy birtokosként áll.

game-title = Karantén
game-pitch = Versengő kórházak bővülnek teremről teremre, fogadják és gyógyítják a pácienseket, a szürkelázat pedig igyekeznek távol tartani maguktól.

## Színek: a pácienseké és a felsorolt kockáké

colour-yellow = sárga
colour-red = vörös
colour-green = zöld
colour-blue = kék

cube-yellow = sárga
cube-red = vörös
cube-green = zöld
cube-blue = kék
cube-grey = szürke

# Számnév után egyes szám áll; tárgyeset: „meggyógyít 2 kék pácienst”.
patients = { $count } { $colour } pácienst

## Az asztal és feliratai

phase-building = A kórházak felépítése
phase-turn = Forduló
phase-ended = Vége a játéknak

board-hospital = Kórház
board-line = Várólista
board-stock = Saját készlet
board-markers = Pluszakció-jelzők
board-aside = Félrerakva
board-market = Piac
board-wards = Pluszkórtermek
board-price = Ár
board-contract = Szerződés
board-bag = Még ki nem húzott kockák
board-box = Doboz
board-grey-supply = Szürke kockák a piac mellett
board-marker-supply = Jelzők a piac mellett
board-actions = Akciók
board-held = Kihúzandó kockák
board-points = Pontok
board-rooms = Speciális helyiségek
board-stations = Kartonozók
board-cubes = Kockák a készletben
board-quarantined = Karantén

## Beállítások játék előtt. A .rule attribútum megmondja, mit jelent a választás.

option-first = Kezdőjátékos
    .rule = Véletlenszerű, vagy valamelyik hely. Ha beírod: az első hely száma 0.
option-first-random = véletlenszerű
    .rule = A sors dönti el, ki kezd.
option-rooms = Speciális helyiségek
    .rule = Véletlenszerűek, vagy nyolc helyiség vesszővel elválasztva.
option-rooms-random = véletlenszerűek
    .rule = Ha minden kórház áll, a tizennégy helyiségből nyolcat kisorsolunk.

## A játék vége. $points a győztes pontszáma.

result-win-points = győzelem pontokkal
result-win-tiles = döntetlen, győzelem kevesebb lapkával
result-win-stations = döntetlen, győzelem kevesebb kartonozóval
result-shared = közös győzelem

outcome-win-points = A legjobb kórház győzött { $points } ponttal.
outcome-win-tiles = Döntetlen { $points } ponttal: a kevesebb lapkából álló kórház győzött.
outcome-win-stations = Döntetlen { $points } ponttal, a lapkák száma is egyenlő: az a kórház győzött, amelyikben kevesebb a kartonozó.
outcome-shared = Döntetlen { $points } ponttal, és minden másban is: a győzelem közös.

## Választások: a gombok felirata

do-lay = Rakd le a { $colour } kórtermet { $spot }, átjárók: { $doors }
do-reset = Kezdd újra, csak az előtérrel
do-done = Kész
do-open = Nyisd meg a kórházadat
do-set-price = Állapítsd meg az árat
do-finish-rebuild = Fejezd be az átépítést
do-cancel = Mégse
do-end-turn = Fejezd be a fordulót
do-draw = Húzd ki a következő kockát
do-queue = Küldd { $owner } várólistájára
do-infect = Helyezd karantén alá { $tile_t } { $owner } kórházában
do-spread = Terjedjen tovább { $tile_ra }
do-no-spread = Ne terjedjen tovább
do-disinfect = Fertőtlenítsd { $tile_t } { $owner } kórházában
do-pathology = Használd { tile-pathology.t }
do-block = Tisztítsd meg { $owner } kórházában ezt a területet: { $cell }
do-block-at = { $owner } kórházában tisztítsd meg azt a területet, amelynek délnyugati sarka { $spot } van
do-keep = Tarts meg egy szürke kockát
do-keep-none = Ne tarts meg szürke kockát
do-admit = Fogadd be az első pácienst { $tile_ba }
do-stop = Ne fogadj be többet
do-cure = Gyógyítsd meg az összes { $colour } pácienst
do-cure-more = Gyógyítsd meg az összes { $colour } pácienst és a Váróhoz tartozókat
do-move = Mozgasd a pácienst { $place ->
    [1] az 1.
    [5] az 5.
   *[other] a { $place }.
} helyről
do-to = Állítsd { $place ->
    [1] az 1.
    [5] az 5.
   *[other] a { $place }.
} helyre
do-triage = Rendezd át a várólistát
do-next = Következik: { $colour }
do-keep-rest = Hagyd meg a többiek sorrendjét
do-pharmacy = { tile-pharmacy }: az első páciens a készletedbe kerül
do-gift-shop = { tile-gift-shop }: vegyél el egy { $colour } kockát a dobozból
do-take-marker = Vegyél el egy pluszakció-jelzőt
do-use-marker = Adj vissza egy jelzőt egy pluszakcióért
do-marker = Vedd el a { tile-cafeteria } jelzőjét
do-marker-from = Vedd el { $giver } egyik jelzőjét
do-no = Ne vegyél el jelzőt
do-contract = Köss szerződést { $tile_ra }
do-add = Tegyél az árhoz egy { $colour } kockát
do-take = Vedd el { $tile_t } a szerződésed alapján
do-build-room = Vedd meg { $tile_t }
do-build-ward = Vegyél egy { $colour } pluszkórtermet
do-pay = Fizess egy { $colour } kockát
do-pay-grey = Fizess két szürke kockát
do-cell = Tedd ide: { $cell }
do-cell-at = Tedd le { $spot }
do-rotation = Átjárók: { $doors }
do-set-aside = Rakd félre
do-place-aside = Rakd le { $tile_t }
do-rebuild = Építsd át a kórházat
do-lift = Emeld fel { $tile_t }
do-put = Tedd le { $tile_t }
do-aside = Rakd félre { $tile_t }

## Hol van egy mező az előtértől nézve: $rows mezővel északra vagy délre, $columns mezővel keletre vagy nyugatra.

spot-lobby = az előtér helyén
spot-n = az előtértől { $rows } mezővel északra
spot-s = az előtértől { $rows } mezővel délre
spot-e = az előtértől { $columns } mezővel keletre
spot-w = az előtértől { $columns } mezővel nyugatra
spot-ne = az előtértől { $rows } mezővel északra és { $columns } mezővel keletre
spot-nw = az előtértől { $rows } mezővel északra és { $columns } mezővel nyugatra
spot-se = az előtértől { $rows } mezővel délre és { $columns } mezővel keletre
spot-sw = az előtértől { $rows } mezővel délre és { $columns } mezővel nyugatra

## Kérdések: mit ír ki az állapotsor

ask-building =
    { $seat }, { $count ->
        [0] kész a kórházad?
        [1] rakd le az utolsó kórtermet.
       *[other] rakd le a { $count } kórtermedet.
    }
ask-turn = { $seat }, még { $count } akciód és { $held } kihúzandó kockád van.
ask-turn-rest = { $seat }, még { $count } akciód van, kockát már nem kell húznod.
ask-free-marker = { $seat }, elveszed a { tile-cafeteria } jelzőjét?
ask-queue = { $seat }, kinek a várólistájára kerüljön a { $colour } páciens?
ask-infect = { $seat }, válaszd ki, melyik lapka kerüljön karantén alá.
ask-spread = { $seat }, a szürkeláz elérte { $tile_t }: melyik lapkára terjedjen tovább a kartonozón át?
ask-admit = { $seat }, a { $colour } páciens következik: folytatod a befogadást?
ask-price = { $seat }, szerződést kötsz { $tile_ra }; az ára eddig: { $cubes }.
ask-payment = { $seat }, fizesd ki { $tile_t }: még { $count } kocka.
ask-place = { $seat }, válaszd ki, hová rakod { $tile_t }.
ask-turning = { $seat }, válaszd ki, merre fordítod { $tile_t }.
ask-move-to = { $seat }, hová álljon a { $colour } páciens?
ask-new-order = { $seat }, ki következik az új sorrendben?
ask-rebuild =
    { $seat }, átépítés: { $count ->
        [0] több lapkát nem emelhetsz fel.
       *[other] még { $count } lapkát emelhetsz fel.
    }
ask-rebuild-place = { $seat }, válaszd ki, hová rakod { $tile_t }.
ask-rebuild-turning = { $seat }, válaszd ki, merre fordítod { $tile_t }.
ask-block = { $seat }, válaszd ki a területet, amelyet a { tile-pathology } megtisztít.
ask-keep = { $seat }, megtartasz egyet a szürke kockák közül?
ask-nothing = Vége a játéknak – { $result }.

## A csoportok, amelyekben a választások állnak.

group-answer = Válassz
group-lay = Melyik kórtermet?
group-lay-yellow = Sárga kórterem
group-lay-red = Vörös kórterem
group-lay-green = Zöld kórterem
group-lay-blue = Kék kórterem
group-cell = Hová?
group-rotation = Merre forduljon?
group-go-on = Tovább
group-admit = Páciensek befogadása
group-cure = Gyógyítás
group-buy = Építkezés
group-contract = Szerződéskötés
group-tiles = Saját lapkák, akció nélkül
group-line = Páciens mozgatása
group-disinfect = Fertőtlenítés
group-rooms = Saját helyiségek
group-markers = Jelzők
group-rebuild = Átépítés
