### Miért nem megy most valami, ahogy egy barát mondaná az asztalnál; és mibe kerül egy választás.

## Kié a szó.

why-not-action = Ilyen akció nincs ebben a játékban.
why-not-watching = Csak néző vagy: bízd a kórházat a csapatra.
why-not-over = Vége a játéknak.
why-not-countdown = Mindjárt indul az óra: három másodpercig senki se nyúljon semmihez.
why-not-away = Most nem vagy az asztalnál; előbb gyere vissza.
why-not-away-again = Ebben a fordulóban már elégszer voltál távol.
why-not-back = Hiszen itt vagy.
why-not-paused = Szünet van.
why-not-resume = Nincs szünet.
why-not-resume-twice = Te már folytatnád, a többiek még nem.
why-not-council = Erről az orvosi tanácson dönthetsz.
why-not-ready-twice = Már készen állsz, ezt nem lehet visszavonni.
why-not-mode-same = Most is ezzel az irányítással játszol.
why-not-mode-twice = Ezen a tanácson már választottál irányítást.
why-not-clock-hands = Ha az óra lépésenként jár, mindenki nyugodt módban játszik.
why-not-evaluation = Most nincs értékelés.
why-not-confirm-twice = Te már jóváhagytad, a többiek még nem.
why-not-leftover = Ilyen fölösleg nem maradt.
why-not-so-many = Csak { $count } darab maradt belőle.
why-not-keep-same = Már így döntöttetek.
why-not-changes = A csapat ebben a fordulóban már { $count } alkalommal meggondolta magát; ennyi elég.
why-not-yet = Még nem indult az óra: tart az orvosi tanács.
why-not-closed = Most ne nyúlj semmihez: tart a forduló értékelése.
why-not-pause-twice = Te már kértél szünetet, a többiek még nem.
why-not-clock = Az óra csak akkor jár, amikor léptek: nem kell megállítani.
why-not-wait = Az óra magától jár: elég, ha nem csinálsz semmit.
why-not-wait-twice = Te már vársz; a többiek még döntenek.
why-not-wait-over = Vége a fázisnak, és nincs befejezendő akciód.
why-not-no-sand = Egyik homokórádban sem pereg a homok.
why-not-pauses = Ebben a fordulóban már volt { $count } szünet.
why-not-symbol = Nincs mit jelenteni { the-bed }nál.

## Kezek és idő.

why-not-by-gesture = Mozdulatokkal játszol: előbb fogd meg, amit vinnél, aztán engedd el a helyén.
why-not-by-steady = Nyugodt módban játszol: egyszerre mondd meg, mit és hová.
why-not-hands = A kezed mással van elfoglalva.
why-not-hands-yet = A kezednek kell még egy pillanat.
why-not-empty-hand = Nincs semmi a kezedben.
why-not-let-go = Már elengedted, amit fogtál.
why-not-there = Ami a kezedben van, nem oda való.
why-not-slowly = Puszta kézzel nem kell ennyire vigyázni.
why-not-miss = Eldobásnál nem lehet célt téveszteni.
why-not-tweezers = Ehhez a mozdulathoz nem kell csipesz.
why-not-bare-hand = Ehhez a mozdulathoz csipesz kell: itt senki sem dolgozik puszta kézzel.
why-not-overtime = Lejárt az idő: csak a megkezdett akciót lehet befejezni.
why-not-too-late = Erre az akcióra már nincs elég idő.
why-not-held = Amit elvennél, most { $seat } kezében van.
why-not-last-held = Valakinek a kezében van az utolsó { $kind }.

## Homokórák és mezők.

why-not-sand = Még pereg a homok.
why-not-in-play = { $glass_cap } nincs játékban.
why-not-your-doctor = Ez nem a te orvosod: { $seat } játszik vele.
why-not-fallen = A homokóra eldőlt az MRI-ben; előbb ott kell újra felállítani.
why-not-on-no-slot = { $glass_cap } nem áll mezőn.
why-not-slot-taken = A hely foglalt, ott áll { $glass }.
# $seat tette oda.
why-not-outpaced = { $seat } gyorsabb volt: már ott áll { $glass }.
why-not-for-doctors = Ez a mező ápolónak való.
why-not-for-nurses = Ez a mező orvosnak való.
why-not-research-slot = Azon a helyen nincs kutatási akció.
why-not-research-useless = Azzal a kutatáskártyával most nincs mit kezdeni.
why-not-no-bed-there = Nem áll ágy { $exam_ban }.
why-not-room-empty = Abban a műtőben nem áll ágy.
why-not-ward-empty = Most senki sem fekszik { $ward ->
    [A] az A
   *[B] a B
} osztályon.
why-not-rows-full = Nem vehető fel több beteg: tele vannak a sorok, vagy elfogytak a paklik.
why-not-nobody-waits = Senki sem vár ágyra.
why-not-no-bed-free = Minden ágy foglalt.
why-not-clinic-empty = Nincs senki a rendelőben.
why-not-pharmacy-supply = A közös készletben nincs már semmi a gyógyszertárnak.
why-not-organ-supply = A közös készletben nincs már szerv.
why-not-organ-area = A szerveknek nincs több hely: előbb dobj el egyet.
why-not-wobbling = Egyetlen homokóra sem inog.

## Ágyak és betegek.

why-not-bed-empty = Üres ágyat nem lehet elmozdítani: { the-bed } a helyén marad.
why-not-bed-locked = A vizsgálat végéig az MRI-ben kell maradnia { the-bed }nak.
why-not-bed-there = Már azon a helyen áll { the-bed }.
why-not-bed-away = Most nincs a helyén { the-bed }.
why-not-bed-taken = Már fekszik valaki { the-bed }ban.
why-not-area-taken = Azon a helyen már { the-bed } áll.
why-not-at-admission = Beteg felvételéhez ápoló kell a betegfelvételnél.
why-not-at-hospitalizing = Az ágyba fektetéshez orvos kell a betegfelvételnél.
why-not-deck = Elfogytak a kártyák, nincs több { $type }.
why-not-row-full = Több { $type } már nem fér el.
why-not-nobody = Nincs senki { $place_n }.

## Amin éppen dolgozol.

why-not-task = Még nem kezdtél semmibe: előbb tegyél le egy homokórát.
why-not-no-patient = Előbb válaszd ki a beteget.
why-not-patient-named = Ehhez az akcióhoz már kiválasztottad a beteget; ezen nem lehet változtatni.
why-not-for-patients = A mostani akciódhoz nem kell beteget választani.
why-not-in-the-clinic = Most nem a rendelőben dolgozol.
why-not-in-a-bed = A rendelőben dolgozol, nem az ágyaknál.
why-not-other-ward = Te { $ward ->
    [A] az A
   *[B] a B
} osztályon dolgozol, { the-bed } pedig nem oda tartozik.
why-not-operated = Nincs műtőben { the-bed }.
why-not-which-exam = Mondd meg, melyik vizsgálat legyen.
why-not-no-exam-here = Most nem vizsgálatot végzel.
why-not-epidemic-here = Most nem osztályon dolgozol.
why-not-no-epidemic = Nincs járvány { $ward ->
    [A] az A
   *[B] a B
} osztályon.

## Vizsgálatok.

why-not-at-exam = A vizsgálathoz orvosnak kell állnia { $exam_ban }.
why-not-exam-done = Ez az eredmény már megvan { the-bed }nál: { $exam }.
why-not-exam-needless = Ez a vizsgálat nem kell { the-bed }ban fekvő betegnek: { $exam }.
why-not-hole-empty = Az a lyuk üres.
why-not-hole-full = Abban a lyukban már van korong.
why-not-same-hole = Ezt a korongot épp ebből a lyukból vetted ki.
why-not-no-disc = Ilyen színű korong nincs az asztalon.
why-not-disc-there = Ez a korong már az asztalon van.
why-not-discs-differ = A korongok még nem olyanok, mint a kártyán.
why-not-scan-fell = Eldőlt a homokóra: a vizsgálatot meg kell ismételni.
why-not-scan-gone = Itt nem volt sikeres vizsgálat.

## Készlet és kezelés.

why-not-storage = Nincs { $kind } a raktárban.
why-not-supply = Nincs több { $kind } a közös készletben.
why-not-at-blood-bank = Vér készletezéséhez homokóra kell a vérbanknál.
why-not-at-pharmacy = Gyógyszer készletezéséhez ápoló kell a gyógyszertárban.
why-not-at-organs = Szervek készletezéséhez orvos kell a gyógyszertárban.
why-not-one-kind = Egyszerre csak egyféle szervet hozhatsz, és az első { $kind } volt.
why-not-kind-again = Másik fajta kell, nem megint { $kind }.
why-not-at-treatment = A kezeléshez homokóra kell ott, ahol a betegeket kezelik.
why-not-at-surgery = Szervet orvos ültet be, műtőben.
why-not-organs-only = A műtőben az orvos csak szervet ültet be.
why-not-epidemic-only = A járványt kezeled: azt add, amit a kártyája kér, ágyról ágyra.
why-not-needed = A betegnek nem kell több { $kind }.
why-not-syringe = Előbb vegyél elő egy fecskendőt.
why-not-given = Ebben az akcióban nem adtál be { $kind_acc }.
why-not-at-epidemic = Most nem járványt kezelsz.
why-not-against = { $epidemic }: ez ellen nem használ { $kind }.
why-not-served = Már nem kell több { $kind } { the-bed }ban fekvő betegnek.

## Mibe kerül egy választás.

cost-ends-task = Ezzel véget ér, amin most dolgozol.
cost-oath = Ára: { $count } orvosi pont.
