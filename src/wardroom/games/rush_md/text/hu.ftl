### Rush M.D. magyarul. Az üzenetek elnevezése: docs/texts.md.
### A játékosnevek tetszőlegesek, ezért sosem kapnak ragot.

game-title = Rush M.D.
game-pitch = Kórház az idő szorításában: az orvosok és ápolók homokórák, és minden betegnek pontosan a megfelelő kezelés jár.

## Beállítások. .rule: mit jelentenek.

option-difficulty = Nehézség
    .rule = Kijelöli a célkitűzés oszlopát: mit kell elérni, és hány orvosi ponttal indultok.
option-difficulty-easy = könnyű
    .rule = Nyugodt műszak.
option-difficulty-normal = közepes
    .rule = Mozgalmas műszak.
option-difficulty-hard = nehéz
    .rule = Emlékezetes műszak.
option-epidemics = Járványok
    .rule = A fertőző diagnózis járványt indíthat egy osztályon. Az első játszmából érdemes kihagyni.
option-epidemics-on = járványokkal
    .rule = A fertőzésnek következményei vannak.
option-epidemics-off = járványok nélkül
    .rule = A fertőzésjelnek nincs szerepe.
option-research = Kutatás
    .rule = Fordulónként három kutatáskártya: jutalmazott feladatok és erősebb akciók.
option-research-on = kutatással
    .rule = Fordulónként három kártyát fedtek fel.
option-research-off = kutatás nélkül
    .rule = Nincsenek kutatáskártyák.
option-objective = Célkitűzés
    .rule = Az adott játékosszámhoz tartozó négy célkitűzés melyike legyen érvényben.
option-objective-random = véletlen
    .rule = A négy közül egyet húztok.
option-objective-a = hírnév
    .rule = Csak a hírnév számít.
option-objective-b = betegek
    .rule = Hírnév és elbocsátott betegek.
option-objective-c = az osztályok
    .rule = Hírnév és elbocsátott fekvőbetegek.
option-objective-d = jó ellátás
    .rule = Hírnév és a végén megmaradt orvosi pontok.
option-assist = Segítség
    .rule = Mi történjen, ha valaki olyat ad a betegnek, ami nem kell neki.
option-assist-0 = nincs
    .rule = Lehet hibázni, mint az eredeti játékban.
option-assist-1 = figyelmeztet
    .rule = A játék jelzi a hibát.
option-assist-2 = nem engedi
    .rule = Ami nem kell, azt nem lehet beadni.
option-manual-contagion = Fertőzés bejelentése
    .rule = Nektek kell-e észrevennetek a fertőzésjeleket.
option-manual-contagion-on = ti jelentitek be
    .rule = Valakinek a fázis vége előtt be kell jelentenie a jelet, különben 3 orvosi pontba kerül.
option-manual-contagion-off = automatikus
    .rule = A járványkártyát a játék húzza fel.
option-oath-strict = Szigorú orvosi eskü
    .rule = Orvosi pontba kerüljön-e, ha valaki figyelmetlenségből szabályt szeg.
option-oath-strict-on = szigorú
    .rule = 1 orvosi pontba kerül, ha valaki rossz röntgenképet vesz el, vagy csipesz helyett puszta kézzel nyúl valamihez.
option-oath-strict-off = elnéző
    .rule = Csak időveszteséggel jár.
option-pace = Tempó
    .rule = Megnyújtja az akciófázist és a homokórák idejét; az eredmény könnyítettként jelenik meg.
option-pace-100 = szokásos
    .rule = Az eredeti idő.
option-pace-125 = 125%
    .rule = Kicsivel több idő.
option-pace-150 = 150%
    .rule = Másfélszeres idő.
option-pace-200 = 200%
    .rule = Kétszeres idő.
option-phase = Akciófázis
    .rule = A fázis hossza másodpercben, 10 és 600 között; alapesetben 240, egyedül 300. Rövidebb fázisban kevesebb is elég a célkitűzéshez, hosszabban több kell.
option-phase-usual = szokásos
    .rule = Négy perc; egyszemélyes módban öt.
option-sand = Homokórák ideje
    .rule = Hány másodpercig pereg egy homokóra; 15 és 45 között választható.
option-rounds = Fordulók
    .rule = Milyen hosszú a játszma.
option-rounds-4 = négy
    .rule = A teljes játszma.
option-rounds-2 = kettő
    .rule = Gyors, nagyjából tízperces játszma; a célkitűzéshez kevesebb is elég.
option-clock = Óra
    .rule = Magától telik-e az idő az akciófázisban.
option-clock-runs = ketyeg
    .rule = Versenyfutás az idővel, mint az eredeti játékban.
option-clock-moves = lépésenként
    .rule = Az idő csak akkor telik, amikor léptek, így ki-ki annyit gondolkodhat, amennyit akar; mindenki nyugodt módban játszik.

## Eredmények.

result-win = győzelem
result-loss-points = vereség: elfogytak az orvosi pontok
result-loss-objective = vereség: nem teljesült a célkitűzés

outcome-win = A célkitűzés teljesült: a csapat győzött!
outcome-loss-points = Elfogyott az utolsó orvosi pont: a csapat veszített.
outcome-loss-objective = Véget ért a műszak, és nem teljesült a célkitűzés: a csapat veszített.

## Kérdések.

ask-council = Orvosi tanács, { $number }. forduló: tervezzetek, és jelezzétek, ha készen álltok.
ask-countdown = Felkészülni: mindjárt indul az óra.
ask-action = { $number }. forduló: ketyeg az óra.
ask-overtime = Vége a fázisnak; akinek még pereg a homokja, befejezheti az akcióját.
ask-evaluation = { $number }. forduló, értékelés: döntsétek el, mi legyen a fölösleggel, majd lépjetek tovább.
ask-paused = A játék szünetel.
ask-resuming = Felkészülni: mindjárt továbbindul az óra.
ask-moves = { $number }. forduló: lépjetek vagy várjatok; az óra addig áll, amíg mindenki nem dönt.
ask-nothing = Vége a játéknak.

## Választások.

do-place = Tedd { $glass_acc } { $slot_ra }
do-lift-off = Vedd le a mezőről { $glass_acc }
do-move-bed = Told át { the-bed }at { $area_ba }
do-hospitalize = Fektesd át a beteget { $place_rol } { the-bed }ba
do-draw = Vegyél fel egy { $type_acc }
do-give = Adj be { $kind_acc }
do-inject = Fecskendezz be { $kind_acc }
do-organ = Ültess be egy { $kind_acc }
do-take-back = Vegyél vissza { $kind_acc }
do-serve = Járvány ellen adj be { $kind_acc } { the-bed }nál
do-stock = Készletezz { $kind_acc }
do-stock-organ = Tegyél a raktárba egy { $kind_acc }
do-discard-organ = Dobj el egy { $kind_acc }
do-syringe = Vegyél elő egy fecskendőt
do-flip = Fordítsd fel { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
} jelzőt
do-disc = Tedd át: { $disc } – { $hole }
do-read = Olvasd le az eredményt
do-cycle = Nézd meg a következő röntgenképet
do-take = Vedd el ezt a röntgenképet
do-mri-draw = Húzz egy MRI-kártyát
do-mri-steady = Igazítsd meg a homokórát
do-begin-place = Fogd meg { $glass_acc }
do-begin-scan = Vidd az MRI-be { $glass_acc }
do-begin-lift-off = Fogd meg és vidd el { $glass_acc }
do-begin-move-bed = Fogd meg { the-bed }at
do-begin-draw = Nyúlj egy { $type } kártyájáért
do-begin-hospitalize = Hozd el a beteget { $place_rol }
do-begin-give = Vegyél a kezedbe { $kind_acc }
do-begin-inject = Szívj fel { $kind_acc }
do-begin-organ = Fogj csipeszbe egy { $kind_acc } a műtéthez
do-begin-take-back = Vegyél vissza a kezedbe { $kind_acc }
do-begin-serve = Járvány ellen vegyél a kezedbe { $kind_acc }
do-begin-stock = Vegyél el a közös készletből { $kind_acc }
do-begin-stock-organ = Fogj csipeszbe egy { $kind_acc } a közös készletből
do-begin-discard-organ = Fogj csipeszbe egy eldobandó { $kind_acc }
do-begin-syringe = Nyúlj egy fecskendőért
do-begin-disc = Fogd csipeszbe: { $disc }
do-begin-card = Emeld fel a felső röntgenképet
do-begin-mri-draw = Nyúlj az MRI-kártyáért
do-begin-mri-steady = Érintsd meg az ingó homokórát
do-drop = Tedd le
do-drop-steady = Tedd le lassan
do-drop-glass = Tedd { $slot_ra }
do-drop-glass-away = Engedd el a mezők mellett
do-drop-bed = Told az ágyat { $area_ba }
do-drop-bed-knock = Told az ágyat { $area_ba }, meglökve az MRI-t
do-drop-bed-steady = Told lassan az ágyat { $area_ba }
do-drop-patient = Fektesd { the-bed }ba
do-drop-dose = Add be { the-bed }nál
do-drop-disc = Tedd ide a korongot: { $hole }
do-drop-disc-steady = Tedd ide lassan a korongot: { $hole }
do-drop-card-bottom = Tedd a pakli aljára
do-drop-card-bed = Vidd az ágyhoz
do-balance = Engedd el { $number } egységre a középponttól
do-balance-steady = Engedd el lassan középen
do-slip = Kicsúszik
do-miss = Célt téveszt
do-cancel = Mégsem
do-target = Kezeld a beteget { $place_n }
do-target-epidemic = Küzdj a járvány ellen
do-target-exam = Vizsgáld meg a beteget { $place_n }: { $exam }
do-finish = Fejezd be az akciót
do-grab = Fogd meg puszta kézzel
do-report = Jelents fertőzést { the-bed }nál: { $exam }
do-mode = Irányítás: { $mode }
do-ready = Kész
do-confirm = Tovább
do-pause = Kérj szünetet
do-resume = Folytasd a játékot
do-wait = Várj egy kicsit
do-wait-sand = Várd meg, míg lepereg a homok
do-absent = Állj fel egy kicsit
do-back = Ülj vissza
do-keep = { $count ->
    [0] Ne maradjon { $place_n } ({ $tag }): { $kind }
   *[other] Maradjon { $place_n } ({ $tag }): { $count } { $kind_db }
}

## Napló.

log-objective = Célkitűzés: { $goal }. A csapat { $points } orvosi ponttal indul.
log-round = { $number }. forduló: összeül az orvosi tanács.
log-research = Kutatás ebben a fordulóban: { $cards }.
log-ready = { $seat } készen áll.
log-mode = { $seat } irányítása: { $mode }.
log-countdown = Még { $count } másodperc.
log-start = Indul az óra: { $count } másodperc.
log-place = { $seat } { $slot_ra } teszi { $glass_acc }.
log-lift-off = { $seat } elveszi { $glass_acc } { $slot_rol }.
log-in-vain = { $seat } elkésett, és visszateszi, ami a kezében van.
log-outpaced = { $by } gyorsabb volt: { $seat } visszateszi, ami a kezében van.
log-too-late = { $seat } kifutott az időből.
log-held-too-long = { $seat } túl sokáig tartott valamit a kezében, el kell engednie.
log-slip = { $seat } csipeszéből kicsúszik valami.
log-miss = { $seat } mellényúl.
log-move-bed = { $seat } áttolja { the-bed }at { $area_ba }.
log-admit = { $seat } felvesz egy { $type_acc }: { $patient }, { $condition } állapotban, { $place_n }.
log-hospitalize = { $seat } befekteti a beteget { the-bed }ba: { $patient }.
log-target = { $seat } beteget kezel { $place_n }.
log-target-epidemic = { $seat } a járvány ellen küzd.
log-finish = { $seat } végzett.
log-give = { $seat } { $kind_acc } ad be { $place_n }.
log-warn = { $place_cap }: ennek a betegnek nem jár { $kind }.
log-take-back = { $seat } { $kind_acc } vesz vissza { $place_rol }.
log-syringe = { $seat } fecskendőt vesz elő.
log-stock = { $seat } { $count } { $kind_dbt } tesz a raktárba.
log-stock-organ = { $seat } { $kind_acc } tesz a raktárba.
log-discard-organ = { $seat } eldob egy { $kind_acc }.
log-flip = { $seat } felfordítja { $number ->
    [1] az 1.
    [5] az 5.
   *[other] a { $number }.
} jelzőt.
log-token = { $number }. jelző: { $icon }.
log-cycle = { $seat } a következő röntgenképet nézi.
log-wrong-take = Ezen a képen rajta van { the-bed }: { $seat } visszateszi.
log-oath = { $seat } megszegi az orvosi esküt: ez { $count } orvosi pontba kerül.
log-diagnosis = { $seat } eredményt kapott { the-bed }hoz ({ $exam }): { $diagnosis }, hatékonyság: { $count }.
log-wobble = Inog { $seat } homokórája { the-bed }nál!
log-unbalanced = { $seat } nem tudja egyensúlyba hozni a homokórát, ezért visszaveszi.
log-steadied = { $seat } megigazítja a homokórát.
log-still-wobbles = { $seat } hozzáér a homokórához, de az még mindig inog.
log-fall = Puff! Eldőlt { $glass }; meg kell ismételni a vizsgálatot { the-bed }nál.
log-scanned = Kész az MRI-vizsgálat { the-bed }nál.
log-report = { $seat } fertőzést jelent { the-bed }nál.
log-epidemic = Járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon: { $epidemic }!
log-no-epidemic = Fertőzés { $ward ->
    [A] az A
   *[B] a B
} osztályon, de ártalmatlan: { $epidemic }.
log-contagion-ignored = Újabb fertőzés { $ward ->
    [A] az A
   *[B] a B
} osztályon; ott már tart a járvány.
log-vote-pause = { $seat } szünetet kér.
log-vote-resume = { $seat } folytatná a játékot.
log-pause = Megáll az óra.
log-resume-soon = { $count } másodperc múlva továbbindul az óra.
log-resume = Újra ketyeg az óra.
log-absent = { $seat } nincs itt.
log-back = { $seat } visszatért.
log-overtime = Idő! Akinek még pereg a homokja, befejezheti az akcióját.
log-closed = Letelt az idő, már senki se nyúljon semmihez: következik az értékelés.
log-served = Járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon: mindenki megkapta a kezelést, { $count } hírnév.
log-untreated = Járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon: { $count } beteg kezeletlen maradt, ez { $count } orvosi pontba kerül.
log-missed-symbol = Észrevétlen maradt a fertőzés { $ward ->
    [A] az A
   *[B] a B
} osztályon: ez { $count } orvosi pontba kerül.
log-exact = { $patient }: pontosan a megfelelő kezelést kapta.
log-over-treated = { $patient }: meggyógyult, de túlkezeltétek, és ez { $count } orvosi pontba kerül.
log-error = { $patient }: műhiba, és ez { $count } orvosi pontba kerül; az állapota mostantól { $condition }.
log-died = { $patient }: nem lehetett megmenteni, és ez { $count } orvosi pontba kerül.
log-keep = { $count ->
    [0] { $seat } döntése: { $place_n } ({ $tag }) nem marad { $kind }.
   *[other] { $seat } döntése: { $place_n } ({ $tag }) marad { $count } { $kind_db }.
}
log-returned = { $count } fölösleges darab visszakerül a közös készletbe.
log-confirm = { $seat } továbblépne.
log-task = Kutatási feladat teljesítve: { $card }, { $count } orvosi pont.
log-discharge = Hazamehet: { $patient }, { $count } hírnév.
log-win = { outcome-win }
log-loss-points = { outcome-loss-points }
log-loss-objective = { outcome-loss-objective }
log-result = Hírnév: { $reputation }; elbocsátott beteg: a rendelőből { $regular }, az osztályokról { $hospitalized }; elhunyt: { $deaths }; orvosi pont: { $points }.

## A csoportok, amelyekben a választások állnak.

group-council = Tanács
group-evaluation = Értékelés
group-table = Asztal
group-drop = A kezedben
group-target = Kit kezelsz?
group-work = Az akciód
group-exam = Vizsgálat
group-stock = Készletezés
group-report = Fertőzés
group-finish = Az akció vége
group-wait = Várakozás
group-place = Homokórák
group-bed = Ágyak
group-lift = Mező felszabadítása
group-discard = Szerv eldobása
group-mode = Irányítás
group-slot = Hová?
