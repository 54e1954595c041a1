### A Rush M.D. képernyői magyarul.

## Táblák és részeik.

web-rush-department = A kórház felülnézetben
web-rush-boards = Táblák
web-rush-board-clinic = Járóbeteg-rendelő
web-rush-board-admission = Betegfelvétel
web-rush-board-ward = { $ward } osztály
web-rush-board-theatre = { $letter } műtő
web-rush-board-pharmacy = Vérbank és gyógyszertár
web-rush-exam-cultures = Tenyésztés
web-rush-exam-blood-exam = Vérvizsgálat
web-rush-exam-xray = Röntgen
web-rush-exam-mri = MRI
web-rush-view-all = Minden
web-rush-view-desk = Homokórák
web-rush-view-admission = Betegfelvétel
web-rush-view-ward-a = A osztály
web-rush-view-ward-b = B osztály
web-rush-view-lab-1 = Tenyésztés, vér
web-rush-view-lab-2 = Röntgen, MRI
web-rush-view-theatre = Műtők
web-rush-view-pharmacy = Gyógyszertár
web-rush-view-research = Kutatás
web-rush-show = Mutasd: { $view }

## Betűk az elemeken; mindegyikhez szín és forma is tartozik.

web-rush-letter-orange = N
web-rush-letter-white = F
web-rush-letter-blue = K
web-rush-letter-green = Z
web-rush-letter-yellow = S
web-rush-disc-white = F
web-rush-disc-red = P

## Ami a táblákon van.

web-rush-slot-doctor = orvosnak
web-rush-slot-nurse = ápolónak
web-rush-slot-general = orvosnak vagy ápolónak
web-rush-slot-open = Mező: { $slot }; szabad, { $whom }
web-rush-slot-taken = Mező: { $slot }; itt áll { $glass }
web-rush-glass-pool = { $glass_cap }, a készletben
web-rush-glass-running = { $glass_cap } { $slot_n }, még { $count } másodpercig pereg
web-rush-glass-free = { $glass_cap } { $slot_n }, lepergett a homokja
web-rush-call = Még { $count } másodperc!
web-rush-pool = A homokórák készlete
# Mit tesz, ha megnyomják; a dolog neve után hangzik el.
web-rush-press-take = Fogd meg; { $count } hely közül választhatsz
web-rush-press-back = Tedd vissza
web-rush-press-several = Többféle akció
# Amit egy koppintás mond, amíg az óra jár: ott helyben, pár szóban.
web-rush-tap-sand = még { $count } mp-ig pereg
web-rush-tap-doctor-sand = az orvosod: még { $count } mp
web-rush-tap-nurse-sand = a következő ápoló: még { $count } mp
web-rush-tap-theirs = { $seat } homokórája
web-rush-tap-held = { $seat } kezében van
web-rush-tap-quicker = { $seat } gyorsabb volt
web-rush-tap-doctor-first = előbb egy orvos
web-rush-tap-glass-first = előbb egy homokóra
web-rush-tap-not-there = ide nem
web-rush-tap-not-yet = még nem
web-rush-tap-nothing = itt most nincs teendő
web-rush-tap-full = már { $count } lépés vár
web-rush-place-empty = { $place_cap }: üres
web-rush-row = Sor: { $type }
web-rush-deck = { $type }: még { $count } kártya
web-rush-bed-empty = üres
web-rush-bed-free = { $bed } ágy, üres.
web-rush-bed = { $bed } ágy ({ $area }): { $patient }, állapota { $condition }.
web-rush-home = { $bed } ágy: a helye az osztályon
web-rush-area = Az ágy helye: { $exam }
web-rush-patient = { $place_cap }: { $patient }, állapota { $condition }.
web-rush-exam-needed = Szükséges vizsgálat: { $exam }.
web-rush-dose =
    { $need ->
        [0] { $kind }: { $given } fölösleges
       *[other] { $kind } { $given }/{ $need }
    }
web-rush-chart-clinic = Beadandó: { $doses }.
web-rush-chart-ward = Az osztályon: { $doses }.
web-rush-chart-or = A műtőben: { $doses }.
web-rush-chart-epidemic = Járvány ellen: { $doses }.
web-rush-treated = A beteg mindent megkapott.
web-rush-diagnosis = { $exam }: { $diagnosis }, hatékonyság: { $count }
web-rush-epidemic = Járvány: { $epidemic }. Ha az osztály minden betege megkapja a kezelést: { $count } hírnév.
web-rush-the-epidemic = járvány
web-rush-back = { $exam }, { $count } kártya. A felső hátoldalán: { $back }
web-rush-back-blank = semmi
web-rush-token = { $number }. tenyészetjelző, lefordítva
web-rush-token-open = { $number }. tenyészetjelző: { $icon }
web-rush-hole = { $number }. lyuk: { $there }
web-rush-hole-empty = üres
web-rush-bottom = A röntgenpakli alja
web-rush-bottom-short = a pakli aljára
web-rush-scan-tile = Az MRI-lapka: vidd az ágyhoz, és egyensúlyozd rajta az orvosodat
web-rush-scan-tile-short = MRI-lapka
web-rush-shelf = Raktár
web-rush-stored =
    { $count ->
        [0] A raktárban nincs { $kind }
       *[other] A raktárban: { $count } { $kind_db }
    }
web-rush-supply = Közös készlet
# $stocked is how many one action brings to storage; of organs, one after the other.
web-rush-supplied =
    { $count ->
        [0] A közös készletben nincs { $kind }
       *[other] A közös készletben: { $count } { $kind_db }
    }; egy akcióval { $stocked } hozható
web-rush-organ-area = Szervek: { $count }/6
web-rush-bin = Szerv eldobása
web-rush-empty-syringes = { $count } üres fecskendő kéznél
web-rush-paused = A játék szünetel, a táblák le vannak takarva.
# $who nevek listája.
web-rush-missing = Hiányzik: { $who }
web-rush-missing-about = Az óra mindenkinek áll, és visszaszámlálás után indul tovább, ha mindenki visszatért, vagy ha a jelenlévők megegyeznek.
web-rush-undecided = Még nem döntött: { $who }
# A pause that somebody asks for; $who is a list of names.
web-rush-asks-pause = { $who } szünetet kér.
web-rush-asked-pause = Szünetet kértél. Még nem egyezett bele: { $who }
web-rush-agree = Rendben

## Pontozás.

web-rush-round = Forduló
web-rush-points = Orvosi pontok
web-rush-objective = Célkitűzés
web-rush-deaths = Elhunytak
web-rush-goal-reputation = Hírnév: { $now }, cél: { $goal }
web-rush-goal-discharged = Elbocsátva: { $now }, cél: { $goal }
web-rush-goal-hospitalized = Osztályról elbocsátva: { $now }, cél: { $goal }
web-rush-goal-points = Orvosi pontok: { $now }, a végén kell: { $goal }

## Játékosok.

web-rush-idle = Két akció között
web-rush-doing = { $activity }: { $target }
web-rush-activity-admit = Betegeket vesz fel
web-rush-activity-hospitalize = Ágyat keres egy betegnek
web-rush-activity-treat-regular = A rendelőben kezel
web-rush-activity-treat-ward = Az osztályon kezel
web-rush-activity-examine = Vizsgál
web-rush-activity-donate = Vért hoz
web-rush-activity-store-medicine = Gyógyszert készletez
web-rush-activity-store-organs = Szerveket készletez
web-rush-activity-add-organs = Műt: szervet ültet be
web-rush-activity-medicate = Műt: gyógyszert ad be
web-rush-activity-research = Kutatáskártyát használ
web-rush-hands-busy = Tele a keze
web-rush-hands-now = Irányítás: { $mode }
web-rush-verdict-died = meghalt
web-rush-cost = −{ $count } orvosi pont
web-rush-was-missing = Hiányzott:
web-rush-still-needed = Még kell
web-rush-mark-out = Itt lepergett a homok.
web-rush-mark-worse = Itt valaki válságos állapotban van.
web-rush-mark-colleague = Itt egy csapattárs dolgozik.
web-rush-in-hand = A kezedben: { $thing }
web-rush-put-back = Vissza
web-rush-next-steps = Utána még { $count } lépés
web-rush-next-steps-why = Az előre megérintett, számozott lépések maguktól következnek, amint felszabadul a kezed.
web-rush-forget-steps = Mégse
web-rush-away = Nincs itt
web-rush-use-hands = Ezt az irányítást kérem
web-rush-given = Beadva:
web-rush-is-ready = Kész
web-rush-not-ready = Még tervez

## Tanács és értékelés.

web-rush-council = Orvosi tanács, { $number }. forduló
web-rush-council-open = Vissza a tanácshoz
web-rush-council-time = Az akciófázis { $count } másodpercig tart.
web-rush-council-moves = Az akciófázis { $count } másodpercig tart. Az idő csak akkor telik, ha már mindenki lépett vagy vár.
web-rush-council-patients = Még { $count } beteg van itt.
web-rush-look = Megnézem a táblákat
web-rush-plan = Ki mit csinál? Koppints egy feladatra, ha vállalod; még egyszer, ha továbbadod.
web-rush-duty-admission = Betegfelvétel
web-rush-duty-clinic = Rendelő
web-rush-duty-ward-a = A osztály
web-rush-duty-ward-b = B osztály
web-rush-duty-labs = Vizsgálatok
web-rush-duty-theatre = Műtétek
web-rush-duty-pharmacy = Készletezés
web-rush-duty-nobody = még senki
web-rush-start = Kész
web-rush-waiting = Még nem kész: { $names }.
web-rush-evaluation = { $number }. forduló, értékelés
web-rush-evaluation-open = Vissza az értékeléshez
web-rush-nobody-came = Nem volt kit kezelni.
web-rush-verdict-exact = pontosan ez kellett
web-rush-verdict-over-treated = meggyógyult, de túlkezelték
web-rush-verdict-error = műhiba
web-rush-leftovers = Fölösleg
web-rush-leftover = { $place_cap } ({ $tag }): { $count } { $kind_db } fölösleges, marad { $kept }
web-rush-keep = Maradjon { $count }
web-rush-go-on = Tovább
web-rush-earned = +{ $count } hírnév ebben a fordulóban

## A választások szabályai.

web-rush-rule-ready = Ha mindenki kész, három másodperc múlva indul az óra. Nem vonható vissza.
web-rush-rule-confirm = Ha mindenki egyetért, a gyógyultak hazamennek, és kezdődik a következő forduló.
web-rush-rule-finish = Amit beadtál, a betegnél marad; az üres fecskendők visszakerülnek a helyükre.
web-rush-rule-pause = Ha mindenki kéri, megáll az óra, és letakarjuk a táblákat.
web-rush-rule-wait = Telik az idő, amíg valami nem történik, de legfeljebb öt másodpercig.
web-rush-rule-wait-sand = Telik az idő, amíg le nem pereg az orvosod vagy egy ápoló homokja.
web-rush-rule-grab = A szigorú orvosi eskü szerint ez egy orvosi pontba kerül.
web-rush-rule-keep = Ami a betegnek nem kell, visszakerülhet a közös készletbe, vagy maradhat későbbre.
web-rush-rule-mode-gesture = Húzd az elemeket egérrel vagy ujjal. Gyors kézzel időt nyersz, de a csipeszből kicsúszhat valami.
web-rush-rule-mode-steady = Válassz billentyűvel vagy koppintással. Minden mozdulat adott ideig tart, és mindig sikerül.

## Az állás mondatokban.

web-rush-position-round = { $number }. forduló (összesen { $rounds }). Orvosi pontok: { $points }.
web-rush-position-beds = Üres ágyak: { $beds }.
web-rush-position-storage = A raktárban: { $items }.
web-rush-position-player = { $seat }: { $activity }.

## A grafikon a végén.

web-rush-curve-reputation = Hírnév
web-rush-curve-points = Orvosi pontok

## Útmutató az első játékhoz.

web-rush-guide-close = Útmutató elrejtése
web-rush-go-place = Válassz egy szabad ágyat, vagy tedd vissza a beteget.
web-rush-go-bed = Válaszd ki, hová kerüljön az ágy, vagy tedd vissza.
web-rush-go-glass = Válassz mezőt a homokórának, vagy koppints rá újra, és visszakerül a helyére.
web-rush-go-other = Válassz helyet annak, ami a kezedben van, vagy koppints rá újra, és visszakerül.
web-rush-next-admit = Kint új betegek várnak. Koppints az ápoló mezőjére a betegfelvételnél: odamegy egy szabad ápoló.
web-rush-next-carry = Most { the-bed }nak { $area_ban } a helye. Koppints az ágyra, aztán a helyre.
web-rush-next-turn = Ott folytatódik a munka, ahol ez a homokóra áll: koppints rá kétszer, hogy megfordítsd.

## Súgó.

web-rush-help-goal = A cél
web-rush-help-goal-1 = Négy fordulón át közösen vezetitek a kórházat. A végén teljesülnie kell a célkitűzésnek: hírnevet kell szerezni, egyes kártyák szerint betegeket is elbocsátani vagy orvosi pontokat megtartani.
web-rush-help-goal-2 = Az orvosi pontok az életpontjaitok. Minden hiba elvisz belőlük, és nullánál azonnal vége a játéknak.
web-rush-help-round = Egy forduló
web-rush-help-round-1 = Az orvosi tanács alatt nem jár az óra: tervezzetek, válasszatok irányítást, és jelezzétek, ha készen álltok.
web-rush-help-round-2 = Az akciófázis valós időben zajlik: négy perc, egyedül öt. Mindenki egyszerre cselekszik.
web-rush-help-round-3 = Az akciófázis után, óra nélkül, értékeljük a betegeket.
web-rush-help-glasses = Homokórák
web-rush-help-glasses-1 = A homokórák a dolgozóitok: minden játékosnak van egy orvosa, a négy ápoló közös. Tegyél egy szabadot egy szabad mezőre, és azonnal cselekedj.
web-rush-help-glasses-2 = Egy homokóra 30 másodpercig pereg, és csak utána mozdítható újra. A mező addig foglalt, amíg valaki el nem viszi róla a homokórát.
web-rush-help-glasses-3 = A szögletes mező orvosé, a kerek ápolóé, a kettő közötti bármelyiké. Más orvosát senki sem mozgathatja.
web-rush-help-glasses-4 = Ha új homokórát teszel le, véget ér, amit addig csináltál. A fázis végén addig folytathatod az akciódat, amíg pereg a homokja.
web-rush-help-patients = Betegek
web-rush-help-patients-1 = A betegfelvételnél egy ápoló legfeljebb három kártyát húz, egyesével: a járóbetegek a rendelőbe, a többiek a sorba kerülnek.
web-rush-help-patients-2 = A betegfelvételnél egy orvos üres ágyba fekteti a sorban várakozó betegek egyikét. Ágy nélkül nincs vizsgálat és kezelés.
web-rush-help-patients-3 = Foglalt ágyat bárki áttolhat vizsgálatra vagy műtőbe, homokóra nélkül.
web-rush-help-patients-4 = A kör enyhe, a háromszög súlyos, a rombusz válságos állapot.
web-rush-help-exams = Vizsgálatok
web-rush-help-exams-1 = Előbb told oda az ágyat, aztán tedd le az orvost. Minden elvégzett vizsgálatért egy diagnóziskártyát kaptok; több közül a leghatékonyabb számít.
web-rush-help-exams-2 = Tenyésztés: keresd meg a nyolc jelző között a kártya hátoldalán látható jelet. A jelzőket soha többé nem keverjük meg.
web-rush-help-exams-3 = Vérvizsgálat: rendezd csipesszel a korongokat úgy, ahogy a kártya hátoldalán állnak.
web-rush-help-exams-4 = Röntgen: tedd a kártyákat a pakli aljára, amíg olyan nem jön, amelyen nincs rajta az ágy; azt vedd el.
web-rush-help-exams-5 = MRI: egyensúlyozd az orvost a lapkán, és húzz kártyát. Az ágy ott marad, amíg pereg a homok; ha a homokóra eldől, a vizsgálatot meg kell ismételni.
web-rush-help-treatment = Kezelés
web-rush-help-treatment-1 = Pontosan azt add a raktárból, amit a kártya kér: a rendelőben, vagy az osztályon, ha az ágy a helyén áll.
web-rush-help-treatment-2 = Vért és intravénás gyógyszert fecskendővel adunk be: egy fecskendőben egyfélét, legfeljebb hat egységet. Előbb vegyél elő fecskendőt.
web-rush-help-treatment-3 = Amit ebben az akcióban adtál be, visszaveheted, amíg az akció tart.
web-rush-help-treatment-4 = Gyógyszert ápoló, szervet orvos, vért bárki készletez. Egy akcióval egyfélét hozhattok a közös készletből.
web-rush-help-surgery = Műtét
web-rush-help-surgery-1 = Ami a műtéti mappában van, azt műtőben kell beadni, minden mást az osztályon.
web-rush-help-surgery-2 = Szervet orvos ültet be, gyógyszert és vért ápoló ad be; mindketten csipesszel.
web-rush-help-surgery-3 = A raktárban hat szerv fér el. Szervet bármikor el lehet dobni.
web-rush-help-evaluation = Értékelés
web-rush-help-evaluation-1 = Ha a beteg pontosan annyit kapott, amennyi kell, hazamegy, és hírnevet hoz. Ha túl sokat, ugyanígy hazamegy, de ez 2 orvosi pontba kerül.
web-rush-help-evaluation-2 = Ha bármi hiányzik, az műhiba: enyhe állapotnál 1 pont az ára, és az állapot súlyosra romlik; súlyosnál 3, és válságosra romlik; válságosnál 8, és a beteg meghal.
web-rush-help-evaluation-3 = Ha valaki a sorban marad, az is műhiba. Aki nem gyógyult meg, itt marad mindazzal, amit kapott.
web-rush-help-epidemics = Járványok
web-rush-help-epidemics-1 = Egy fertőző diagnózis járványt indít a beteg osztályán. Ebben a fordulóban az osztály minden betegének a járványkártyán álló kezelés is jár.
web-rush-help-epidemics-2 = Ha mindenki megkapta, hírnevet kaptok. Ha nem, minden kimaradt beteg egy orvosi pontba kerül.
web-rush-help-hands = Irányítás
web-rush-help-hands-1 = Húzd az elemet oda, ahová való. Vagy koppints rá, aztán a kiemelt helyre; ha egy szabad mezőre koppintasz, odamegy egy odaillő homokóra.
web-rush-help-hands-2 = Csipesszel: nyomd meg az elemet, tartsd lenyomva egy pillanatig, majd mozgasd sietség nélkül, és pontosan a helyén engedd el. Ha túl gyors vagy, kicsúszik.
web-rush-help-hands-3 = Az MRI-n áttolt ágy feldönti az ott álló homokórát.
web-rush-help-hands-4 = A második koppintás megfordítja a homokórát a mezőjén. Ha üres helyre koppintasz, visszateszed, ami a kezedben van.
web-rush-help-steady = Nyugodt mód
web-rush-help-steady-1 = A tanácson nyugodt módot választhatsz: a nyilakkal lépkedhetsz a kiemelt elemek között, az Enter megfog és letesz. Semmi sem csúszik ki.
web-rush-help-steady-2 = Minden választható az akciók listájáról is.

## A dolgok lapjai.

web-rush-thing-judged = Ha meggyógyul: { $reputation } hírnév. Ha most hibáztok: −{ $costs } orvosi pont.
web-rush-thing-diagnosis-counts = Ez a kártya számít: az eszerint meggyógyított beteg { $count } hírnevet hoz.
web-rush-thing-diagnosis-idle = Helyette a beteg egy másik, hatékonyabb kártyája számít.

## Játékmódok.

web-rush-preset-first = első játszma
    .rule = Négy négyperces forduló könnyű fokozaton, kiegészítők nélkül: nagyjából fél óra.
web-rush-preset-quick = gyors
    .rule = Két négyperces forduló, fele akkora célkitűzéssel: nagyjából tíz perc.
web-rush-preset-moves = óra nélkül
    .rule = Az idő csak akkor telik, amikor léptek; jó választás, ha gondolkodnál, vagy képernyőolvasóval játszol.
web-rush-preset-shift = sűrű műszak
    .rule = Négy forduló közepes nehézségen, járványokkal, figyelmeztetés nélkül.

# Vizsgálatok és műtétek közelről
web-rush-close-surgery = Műtőasztal
web-rush-close-organs = Szervek
web-rush-close-away = Bezárás: vissza az egész kórházhoz
web-rush-lightbox = röntgenfilmnéző
web-rush-close-how-cultures = Addig fordítsd fel a jelzőket, amíg meg nem találod azt, amelyik ugyanazt mutatja, mint a kártya.
web-rush-close-how-blood-exam = Rakd ki a korongokat a kártya szerint. Előbb a rosszat vedd ki, biztos fogással.
web-rush-close-how-xray = Rajta van ez az ágy a filmen? Ha igen, tedd a pakli aljára, ha nem, a filmnézőre.
web-rush-close-how-mri = Állítsd az orvosodat a keresztre, és engedd el. Ha inog, koppints rá.
web-rush-close-how-surgery = Vedd le a polcról, ami hiányzik, és vidd át nyugodt kézzel.
web-rush-close-how-organs = Vidd a szerveket a készletből a polcukra. Mindegyiket középen fogd meg, és ne siess.
