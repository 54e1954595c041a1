### Miért nem lehet most egy akció: egy mondat annak, aki megpróbálta.
### $tile és $other lapkák, $colour páciens, kocka vagy kórterem színe, $owner játékos,
### $cell a terv mezője, $question az, amit a játék éppen kérdez.

why-not-over = Vége a játéknak.
why-not-watching = Nézőként nem léphetsz.
why-not-others = { $question } Ezt nem te döntöd el.
why-not-first = { $question } Előbb erről kell dönteni.
why-not-building = Még épülnek a kórházak; az első forduló akkor kezdődik, ha mind áll.
why-not-built = A kezdőkórházak már állnak; új lapkát a piacról szerezhetsz.
why-not-cancels = Ebben a fordulóban már { $count } alkalommal visszaléptél: több lépésből álló akcióba most nem foghatsz.

## A kezdőkórház

why-not-laid = Már leraktad { $tile_t }.
why-not-lobby-alone = Csak az előtér áll: nincs mit újrakezdeni.
why-not-wards-to-lay = Előbb le kell raknod még { $count } kórtermet.

## Válasz olyan kérdésre, amelyet senki sem tett fel

why-not-cafeteria-later = A { tile-cafeteria } csak a forduló elején ad jelzőt.
why-not-no-patient = Nincs kihúzott páciens, aki várólistára állhatna.
why-not-no-grey-cube = Nincs kihúzott szürke kocka.
why-not-no-spread = A szürkeláz most nem terjed tovább.
why-not-no-admission = Most nem fogadsz be pácienst.
why-not-no-price = Most nincs minek árat szabni: előbb válassz egy helyiséget a szerződéshez.
why-not-no-payment = Most nem fizetsz semmiért: előbb válaszd ki, mit veszel.
why-not-no-tile-in-hand = Nincs lapka a kezedben: előbb vegyél, szerezz vagy emelj fel egyet.
why-not-nobody-moved = Most nem mozgatsz senkit: előbb válassz egy pácienst a várólistádról.
why-not-no-new-order = Most nem rendezed át a várólistát: előbb használd { tile-triage.t }.
why-not-no-rebuild = Most nem folyik átépítés: előbb kezdj bele.
why-not-no-pathology = Most nem használod { tile-pathology.t }: előbb vedd igénybe.
why-not-no-cubes-removed = Most nem vettél le szürke kockát.
why-not-nothing-to-finish = Most nincs mit befejezni.
why-not-nothing-to-cancel = Most nincs mit visszavonni.

## A forduló

why-not-all-drawn = Ebben a fordulóban már minden kockát kihúztál.
why-not-last-turn-without-cubes = Az utolsó fordulókban nincs kockahúzás.
why-not-cubes-to-draw = A forduló vége előtt még { $count } kockát kell húznod.
why-not-no-actions = Nincs több akciód.
why-not-no-marker = Nincs pluszakció-jelződ.
why-not-marker-of-this-turn = Az ebben a fordulóban elvett jelzőt csak később használhatod fel.
why-not-markers-taken = Egy fordulóban legfeljebb { $count } jelzőt vehetsz el.
why-not-no-marker-in-supply = A piac mellett nincs több jelző.
why-not-markers-in-supply = A piac mellett van még jelző, senkinek sem kell a sajátját odaadnia.
why-not-own-marker = Magadtól nem vehetsz el jelzőt.
why-not-no-marker-to-give = Nincs jelző { $owner } készletében.
why-not-no-hospital = Ennél az asztalnál csak { $count } kórház van.

## Lapkák és helyiségek

why-not-not-in-hospital = Nincs { $tile } a kórházadban.
why-not-not-in-hospital-of = Nincs { $tile } { $owner } kórházában.
why-not-quarantined = Ez a lapka karantén alatt van: előbb fertőtlenítsd { $tile_t }.
why-not-quarantined-already = { $owner } kórházában már karantén alá helyezték { $tile_t }.
why-not-clean = { $owner } kórházában nem kell fertőtleníteni { $tile_t }.
why-not-containment = A { tile-containment } sosem kerülhet karantén alá.
why-not-beside-quarantine = { $owner } kórházában már ott a szürkeláz: a kocka nem { $tile_ra } kerül, hanem a karantén mellé, egy fertőtlenített lapkára.
why-not-no-common-station = Nem köti össze teljes kartonozó { $tile_t } és { $other_t }.
why-not-no-room = Nincs { $tile } a kórházadban.
why-not-room-aside = A félrerakott lapka nem működik: előbb rakd le { $tile_t }.
why-not-pathology-once = A { tile-pathology } fordulónként csak egyszer használható.
why-not-nothing-quarantined = Sehol sincs karantén.
why-not-nothing-in-the-block = Ezen a területen nincs szürke kocka.
why-not-same-block = Egy másik területről is ugyanezek a kockák kerülnének le: válaszd azt.
why-not-not-in-the-box = Nincs { $colour } kocka a dobozban.

## Páciensek

why-not-empty-line = Senki sincs a várólistádon.
why-not-other-patient-first = A várólistádon egy { $colour } páciens az első, aki nem mehet { $tile_ba }.
why-not-full = Több páciens nem fér { $tile_ba }.
why-not-no-patients-in-bed = Nem fekszik { $colour } páciens a kórházadban.
why-not-patients-in-quarantine = A { $colour } pácienseid karantén alatti lapkán fekszenek: előbb fertőtlenítsd a lapkát.
why-not-waiting-room-adds-nobody = A { tile-waiting-room } révén most senki mást nem gyógyíthatsz meg a { $colour } páciensek mellett.
why-not-short-line = Csak { $count } páciens van a várólistádon.
why-not-one-colour-line = A várólistádon minden páciens egyforma színű: más sorrenddel semmi sem változna.
why-not-same-line = A várólista ugyanúgy nézne ki, mint eddig.
why-not-nobody-of-colour = Nincs több { $colour } páciens, akinek új hely kellene.

## A piac

why-not-not-in-this-game = Ebben a játszmában nincs { $tile } a piacon.
why-not-sold-out = Elfogyott a pakli, nincs több { $tile }.
why-not-priced = Már kötöttek szerződést { $tile_ra }, újat senki sem köthet.
why-not-unpriced = Ennek a helyiségnek még nincs ára: előbb köss szerződést { $tile_ra }.
why-not-too-poor-for-a-price = Az árhoz legalább { $count } pácienskocka kell, neked kevesebb van.
why-not-least-price = Az ár legalább { $count } kocka.
why-not-none-to-add = Nincs több { $colour } kockád, amit az árhoz tehetnél.
why-not-owned = Neked már van { $tile }, kettő pedig senkinek sem lehet.
why-not-own-contract = Ez a saját szerződésed: ne megvedd, hanem vedd el { $tile_t }.
why-not-no-contract = Nincs szerződésed { $tile_ra }.
why-not-contract-of-this-turn = Ebben a fordulóban kötötted a szerződést: csak egy későbbiben veheted el { $tile_t }.
why-not-cannot-pay = Nem tudod megvenni { $tile_t }. Az ára: { $cubes }.
why-not-cannot-pay-ward = Egy pluszkórterem { $count } kockába kerül, neked kevesebb van.
why-not-wards-sold-out = Nincs több { $colour } pluszkórterem.
why-not-ward-bought = Ebben a fordulóban már vettél { $colour } pluszkórtermet; a következővel várnod kell.
why-not-no-place = Nincs hová lerakni a kórházadban { $tile_t }.
why-not-no-place-nor-aside = Nincs hová lerakni a kórházadban { $tile_t }, és már két lapka van félrerakva.
why-not-none-to-pay = Nincs több { $colour } kockád, amivel fizethetnél.
why-not-not-in-the-price = Az árban nincs több { $colour } kocka.
why-not-no-grey-pair = Nincs már két szürke kockád.

## Lapkák lerakása

why-not-occupied = Itt már van egy lapka.
why-not-entrance = A bejárat előtti mező mindig üres marad.
why-not-fenced = Ez bekerítené a bejáratot: onnan szabad útnak kell kifelé vezetnie.
why-not-far = A kórház egyetlen lapkája sem szomszédos ezzel a mezővel.
why-not-walls = Erre a mezőre csak falak néznek, egy átjáró sem nyílik ide.
why-not-turned = Fordítsd el a lapkát: átjárónak átjáróhoz kell érnie.
why-not-quarantine = Itt csak karantén alatti lapkához kapcsolódna, pedig egy fertőtlenített is kell.
why-not-island = Innen egyetlen átjáró sem vezet az előtérbe.
why-not-turning = Már leraktad { $tile_t }: ott fordítsd el, ahol van, vagy vond vissza a lépést.
why-not-other-shape = Így nem rakhatod le { $tile_t }, mert az átjárói másképp állnak.
why-not-aside-already = Ez a lapka eddig is félre volt rakva: rakd le { $tile_t }, vagy vond vissza a lépést.
why-not-ward-at-once = A pluszkórtermet azonnal le kell rakni, nem lehet félrerakni.
why-not-two-aside = Legfeljebb { $count } lapka lehet félrerakva.
why-not-not-aside = Nem raktad félre { $tile_t }.

## Átépítés

why-not-rebuilt = Ebben a fordulóban már volt átépítésed, és csak egyszer lehet.
why-not-nothing-to-lift = Minden lapkádon karantén vagy páciens van: semmit sem emelhetsz fel.
why-not-no-lifts = Ebben az átépítésben több lapkát nem emelhetsz fel.
why-not-lifted = Már felemelted { $tile_t }.
why-not-patient-on-it = A helyén kell hagynod { $tile_t }, mert páciens fekszik rajta.
why-not-touched = Már átépítetted { $tile_t }, a helyén marad.
why-not-not-at-hand = Nem emelted fel, és félre sem raktad { $tile_t }.
why-not-not-in-hand = Nem emelted fel { $tile_t }.
why-not-nothing-to-lie-beside = Nem maradt lapka, amely mellé másikat tehetnél.
why-not-done-hand = Tedd le vagy rakd félre, amit felemeltél.
why-not-done-lobby = Az előtérnek a kórházban kell állnia.
why-not-done-unchanged = Még semmi sincs átépítve.
why-not-done-entrance = A bejárat el van torlaszolva, vagy be van kerítve.
why-not-done-quarantine = Az átépített lapkáknak érintetlen, fertőtlenített lapkához kell kapcsolódniuk.
why-not-done-cut-off = Néhány lapka el van vágva az előtértől.
