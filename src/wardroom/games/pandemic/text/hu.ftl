### A Pandemic magyarul. Az üzenetek elnevezése: docs/texts.md.
### A játékosok neve tetszőleges, ezért sosem kap ragot: alanyként vagy birtokosként áll.

game-title = Pandemic
game-pitch = Szakértők csapata versenyt fut az idővel, hogy négy ellenszert fedezzen fel, mielőtt a betegségek elszabadulnak.

## A betegségek színe

colour-blue = kék
colour-yellow = sárga
colour-black = fekete
colour-red = piros

disease-active = aktív
disease-cured = gyógyítható
disease-eradicated = felszámolva

# Számnév után egyes szám áll.
cubes = { $count } { $colour } kocka

## Szerepek. A .rule attribútum megmondja, mit tud a szerep.

role-contingency-planner = Vészhelyzeti tervező
    .rule = Akcióként elvehet egy tetszőleges eseménykártyát a dobópakliból, és a szerepkártyájára teheti. Egyszerre csak egy lehet ott; nem számít bele a kézlimitbe, és kijátszása után kikerül a játékból.
role-dispatcher = Diszpécser
    .rule = Akcióként bármelyik bábut egy olyan városba viheti, ahol másik bábu áll, vagy úgy mozgathatja más bábuját, mintha a sajátja volna; a szükséges kártyát a saját kezéből dobja el.
role-medic = Szanitéc
    .rule = Kezeléskor egy szín összes kockáját leveszi. A gyógyítható betegségek kockái akció nélkül eltűnnek a városából, és újak sem kerülnek oda.
role-operations-expert = Műveleti szakértő
    .rule = Kártya nélkül épít kutatóállomást. Körönként egyszer, akcióként egy kutatóállomásról bármelyik városba repülhet, ha eldob egy tetszőleges városkártyát.
role-quarantine-specialist = Karanténszakértő
    .rule = A saját városába és az azzal összekötött városokba nem kerülhet kocka, és ott nincs kitörés.
role-researcher = Kutató
    .rule = Tudásmegosztáskor bármelyik városkártyáját átadhatja, nem csak azét a városét, ahol áll – akár a saját, akár a másik játékos körében.
role-scientist = Tudós
    .rule = Ellenszer felfedezéséhez 5 helyett 4 egyszínű városkártya is elég neki.

## Kártyák. A .rule attribútum megmondja, mit tesz a kártya.
## .az  a cím határozott névelővel: a Légihíd (kártya), az Előrejelzés (kártya)

card-airlift = Légihíd
    .az = a Légihíd
    .rule = Vidd bármelyik bábut bármelyik városba. A bábu gazdájának bele kell egyeznie.
card-forecast = Előrejelzés
    .az = az Előrejelzés
    .rule = Nézd meg a fertőzéspakli felső 6 lapját, és tetszőleges sorrendben tedd őket vissza a tetejére.
card-government-grant = Állami támogatás
    .az = az Állami támogatás
    .rule = Tegyél kutatóállomást bármelyik városba, ahol még nincs; városkártya nem kell hozzá.
card-one-quiet-night = Egy csendes éjszaka
    .az = az Egy csendes éjszaka
    .rule = A következő fertőzési fázis kimarad: egyetlen fertőzéskártyát sem kell felfedni.
card-resilient-population = Ellenálló népesség
    .az = az Ellenálló népesség
    .rule = Vedd ki a játékból a fertőzés-dobópakli egyik lapját. Járvány közben is kijátszható, mielőtt a dobópaklit megkeverik.
card-epidemic = Járvány
    .az = a Járvány
    .rule = Nő a fertőzési ráta; a fertőzéspakli legalsó lapjának városában 3-ra nő a kockák száma, és ha már volt ott kocka, kitörés következik; végül a fertőzés-dobópakli megkeverve visszakerül a pakli tetejére.

## Mi védi a várost

guard-eradicated = a betegséget már felszámolták
guard-quarantine = a { role-quarantine-specialist } védi
guard-medic = a { role-medic } védi

## A tábla és feliratai

phase-actions = Akciók
phase-before-draw = Kártyahúzás előtt
phase-in-epidemic = Járvány közben
phase-between-epidemics = Két járvány között
phase-before-infection = A városok fertőzése előtt
phase-infecting = Városok fertőzése
phase-ended = Vége a játéknak

board-infection-rate = Fertőzési ráta
board-outbreaks = Kitörések
board-cures = Ellenszerek
board-supply = Kockák a készletben
board-stations = Kutatóállomások
board-player-deck = Játékospakli
board-player-discards = Játékos-dobópakli
board-infection-deck = Fertőzéspakli
board-infection-discards = Fertőzés-dobópakli
board-removed = Kikerült a játékból
board-hand = Kézben
board-stored = A szerepkártyán

## Beállítások játék előtt. A .rule attribútum megmondja, mit jelent a választás.

option-epidemics = Járványok
    .rule = Hány járványkártya van a játékospakliban; minél több, annál nehezebb a játék.
option-epidemics-4 = 4 (kezdő)
    .rule = Az első játszmához.
option-epidemics-5 = 5 (normál)
    .rule = Olyan csapatnak, amely ismeri a játékot.
option-epidemics-6 = 6 (hősies)
    .rule = Olyan csapatnak, amely kihívást keres.
option-hands = Kézben tartott lapok
    .rule = Ki látja a játékosok lapjait.
option-hands-usual = szokásos
    .rule = 4 járványnál nyíltak, 5-nél és 6-nál rejtettek.
option-hands-open = nyíltak
    .rule = Mindenki minden lapot lát.
option-hands-closed = rejtettek
    .rule = Mindenki csak a saját lapjait látja; beszélni szabad róluk.
option-consent = Beleegyezés
    .rule = Mi történjen, ha valaki egy másik játékos bábujával lépne, vagy kártyát adna át.
option-consent-ask = kérdéssel
    .rule = A másik játékost megkérdezzük: beleegyezhet, vagy visszautasíthatja.
option-consent-gifts = kérdéssel, ajándéknál kérdés nélkül
    .rule = Az átadott kártyát a másik játékos kérdés nélkül megkapja, hacsak nincs tele a keze; minden más előtt megkérdezzük.
option-consent-automatic = automatikus
    .rule = Senkit sem kell megkérdezni; egyedül vagy közös képernyőnél ez a legjobb.
option-roles = Szerepek
    .rule = Véletlenszerűek, vagy minden helyhez egy, a helyek sorrendjében, vesszővel elválasztva.
option-roles-random = véletlenszerűek
    .rule = A szerepkártyákat megkeverve kiosztjuk.

## A játék vége

result-win = győzelem
result-loss-outbreaks = vereség: túl sok kitörés
result-loss-cubes = vereség: elfogytak a kockák
result-loss-deck = vereség: elfogytak a kártyák

outcome-win = Mind a négy ellenszer megvan: a csapat győzött!
outcome-loss-outbreaks = A nyolcadik kitörést már nem lehet megfékezni: a csapat vesztett.
outcome-loss-cubes = Nincs több { $colour } kocka a készletben: a csapat vesztett.
outcome-loss-deck = A játékospakliban nincs már két húzható lap: a csapat vesztett.

## Választások: a gombok felirata

do-drive = Utazz { $city_ba }
do-drive-pawn = { $pawn } utazzon { $city_ba }
do-fly = Repülj { $city_ba } a város kártyájával
do-fly-pawn = { $pawn } repüljön { $city_ba } a város kártyájával
do-shuttle = Repülj ingajárattal { $city_ba }
do-shuttle-pawn = { $pawn } repüljön ingajárattal { $city_ba }
do-charter = Repülj charterjárattal bármelyik városba
do-charter-pawn = { $pawn } repüljön charterjárattal bármelyik városba
do-charter-to = { $pawn } repüljön charterjárattal { $city_ba }
do-join-pawn = { $pawn } menjen { $city_ba } egy másik bábuhoz
do-operations-flight = Repülj a kutatóállomásról bármelyik városba egy tetszőleges városkártyával
do-pay = Fizess { $card_az } kártyával
do-to = Repülj { $city_ba }
do-build = Építs itt kutatóállomást
do-from = Vedd el a kutatóállomást { $city_bol }
do-treat = Kezeld a { $colour } betegséget
do-give = { $to } kapja meg { $card_az } kártyát
do-take = { $giver } adja át { $card_az } kártyát
do-cure = Fedezd fel a { $colour } betegség ellenszerét
do-spend = Használd fel: { $cards }
do-fetch = Tedd { $card_az } kártyát a szerepkártyádra
do-pass = Passz
do-rest = Passz a következő körödig
do-agree = Beleegyezem
do-refuse = Visszautasítom
do-discard = Dobd el { $card_az } kártyát
do-play = Játszd ki { $card_az } kártyát
do-pawn = { $owner } repüljön
do-airlift-to = { $pawn } repüljön légihíddal { $city_ba }
do-at = Tegyél kutatóállomást { $city_ba }
do-next = A következő lap: { $city }
do-remove = Vedd ki a játékból { $city_az } kártyát

## Kérdések: mit ír ki az állapotsor

ask-action = { $seat }, még { $count } akciód van.
ask-charter-city = { $seat }, válaszd ki, hová menjen a charterjárat.
ask-flight-card = { $seat }, válaszd ki a városkártyát, amellyel a repülésért fizetsz.
ask-flight-city = { $seat }, válaszd ki, hová repülsz.
ask-station-to-take = { $seat }, már minden kutatóállomás a táblán van; válaszd ki, melyiket helyezed át.
ask-cure-cards = { $seat }, válaszd ki az ellenszerhez a kártyákat.
ask-consent = { $by } javaslata: „{ $action }”. { $seat }, beleegyezel?
ask-airlift-pawn = { $seat }, válaszd ki, kinek a bábuját viszi a légihíd.
ask-airlift-city = { $seat }, válaszd ki, hová visz a légihíd.
ask-forecast-next = { $seat }, felülről lefelé haladva válaszd ki a következő fertőzéskártyát.
ask-grant-city = { $seat }, válaszd ki, melyik város kapjon kutatóállomást.
ask-resilient-card = { $seat }, válaszd ki, melyik fertőzéskártya kerüljön ki a játékból.
ask-over-limit = { $seat }, { $count } kártyával több van nálad a megengedettnél: válaszd ki, mit dobsz el.
ask-over-limit-event = { $seat }, { $count } kártyával több van nálad a megengedettnél: dobj el egyet, vagy játssz ki egy eseményt.
ask-event-before-draw = { $seat }, kijátszol egy eseményt a kártyahúzás előtt?
ask-event-in-epidemic = { $seat }, kijátszod { card-resilient-population.az } kártyát, mielőtt a fertőzés-dobópaklit megkeverik?
ask-event-between-epidemics = { $seat }, kijátszol egy eseményt a második járvány előtt?
ask-event-before-infection = { $seat }, kijátszol egy eseményt a városok fertőzése előtt?
ask-event-infecting = { $seat }, kijátszol egy eseményt a következő fertőzéskártya előtt?
ask-nothing = Vége a játéknak – { $result }.

## Napló: mi történt

log-setup = Kezdéskor { $city_ban }: { cubes }.
log-role = { $seat } szerepe: { $role }.
log-first = { $seat } kezd, mert nála van a legnépesebb város kártyája: { $card }.
log-turn = { $turn }. kör: { $seat }.
log-drive = { $seat } { $city_ba } utazik.
log-drive-pawn = { $seat } utasítására { $pawn } { $city_ba } utazik.
log-fly = { $seat } eldobja { $card_az } kártyát, és { $city_ba } repül.
log-fly-pawn = { $seat } eldobja { $card_az } kártyát, és { $pawn } { $city_ba } repül.
log-charter = { $seat } eldobja { $card_az } kártyát, és charterjárattal { $city_ba } repül.
log-charter-pawn = { $seat } eldobja { $card_az } kártyát, és { $pawn } charterjárattal { $city_ba } repül.
log-shuttle = { $seat } ingajárattal { $origin_bol } { $city_ba } repül.
log-shuttle-pawn = { $seat } utasítására { $pawn } ingajárattal { $origin_bol } { $city_ba } repül.
log-join = { $seat } { $city_ba } megy egy másik bábuhoz.
log-join-pawn = { $seat } utasítására { $pawn } { $city_ba } megy egy másik bábuhoz.
log-operations-flight = { $seat } eldobja { $card_az } kártyát, és a kutatóállomásról { $city_ba } repül.
log-build = { $seat } kutatóállomást épít { $city_ban }.
log-relocate = { $seat } áthelyezi a kutatóállomást { $origin_bol } { $city_ba }.
log-treat = { $seat } { $city_ban } kezel, és levesz { $count } { $colour } kockát.
log-clear = { $pawn } akció nélkül levesz { $count } { $colour } kockát { $city_bol }.
log-give = { $seat } átadja { $card_az } kártyát, { $to } átveszi.
log-take = { $seat } elkéri { $card_az } kártyát, { $giver } átadja.
log-cure = { $seat } felfedezi a { $colour } betegség ellenszerét! A kártyák: { $cards }.
log-eradicate = A { $colour } betegséget sikerült felszámolni!
log-fetch = { $seat } a szerepkártyára teszi { $card_az } kártyát.
log-pass = { $seat } passzol, { $left } akciót nem használ fel.
log-propose = { $seat } javaslata: „{ $action }”. { $owner } dönt róla.
log-agree = { $seat } beleegyezik.
log-refuse = { $seat } visszautasítja a javaslatot.
log-discard = { $seat } eldobja { $card_az } kártyát.
log-over-limit = { $seat } kezében { $count } kártyával több van a megengedettnél.
log-airlift = { $seat } kijátssza { card-airlift.az } kártyát: { $pawn } { $origin_bol } { $city_ba } repül.
log-grant = { $seat } kijátssza { card-government-grant.az } kártyát.
log-quiet-night = { $seat } kijátssza { card-one-quiet-night.az } kártyát: a következő fertőzési fázis kimarad.
log-resilient = { $seat } kijátssza { card-resilient-population.az } kártyát: { $city_az } fertőzéskártya kikerül a játékból.
log-forecast = { $seat } kijátssza { card-forecast.az } kártyát, és megnézi a fertőzéskártyákat: { $cards }.
log-forecast-order = { $seat } ebben a sorrendben teszi vissza a fertőzéskártyákat: { $cards }.
log-draw = { $seat } { $card_az } kártyát húzza.
log-draw-closed = { $seat } { $count } kártyát húz.
log-epidemic = { $seat } járványt húz! A fertőzési ráta egy mezővel továbblép (értéke { $rate }), a járvány { $city_t } sújtja.
log-intensify =
    { $count ->
        [0] A dobópakliban nincs megkeverhető fertőzéskártya.
        [1] A dobópakli egyetlen fertőzéskártyája visszakerül a pakli tetejére.
       *[other] A dobópakli { $count } fertőzéskártyája megkeverve visszakerül a pakli tetejére.
    }
log-quiet = Csendes éjszaka: ebben a körben nincs fertőzés.
log-infect = Fertőzés { $city_ban }: { cubes }.
log-outbreak = { $outbreaks }. kitörés: { $city_ban } kitör a { $colour } betegség!
log-spread = A kitörés eléri { $city_t }: { cubes }.
log-prevented = Nem kerül { $colour } kocka { $city_ba }, mert { $guard }.
log-win = { outcome-win }
log-loss-outbreaks = { outcome-loss-outbreaks }
log-loss-cubes = { outcome-loss-cubes }
log-loss-deck = { outcome-loss-deck }

## A csoportok, amelyekben a választások állnak.

group-answer = Válassz
group-treat = Kezelés
group-drive = Utazás
group-fly = Repülés
group-shuttle = Ingajárat
group-pawn = Más bábuk mozgatása
group-cure = Ellenszer felfedezése
group-build = Építés
group-share = Tudásmegosztás
group-fetch = Esemény visszaszerzése
group-discard = Eldobás
group-event = Esemény kijátszása
group-pass = Tovább
