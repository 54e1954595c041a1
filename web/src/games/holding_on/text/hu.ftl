### A Holding On képernyői magyarul.

## Figyelmeztetés a tartalomról

web-holding-on-note = Mielőtt elkezded
web-holding-on-note-1 = Ez a játék egy haldokló férfiról szól és azokról, akik gondozzák. Betegségről, halálról, gyászról, alkoholról és széthullott családról beszél: csendesen, és sosem azért, hogy sokkoljon.
web-holding-on-note-2 = A történetet oldalról oldalra olvashatod, vagy játszhatsz úgy, hogy az oldalak nem nyílnak ki maguktól. A „Történet” gomb alatt megmaradnak, és bármikor meggondolhatod magad.
web-holding-on-note-read = Kezdem a történettel
web-holding-on-note-skip = Az oldalak nélkül játszom
web-holding-on-note-leave = Most nem
web-holding-on-note-kept = Ez a figyelmeztetés eszközönként egyszer jelenik meg.

## A könyv

web-holding-on-story = Történet
web-holding-on-book = Az eddigi történet
web-holding-on-scenario = { $number }. forgatókönyv
web-holding-on-locked = Még zárva
web-holding-on-finished = befejezve
web-holding-on-page-intro-1 = Bizalmas
web-holding-on-page-intro-2 = Bevezető
web-holding-on-page-setup = Az osztályon
web-holding-on-page-rules = Előkészület és szabályok
web-holding-on-page-goal = Cél
web-holding-on-page-win = Eredmény
web-holding-on-page-death = A vég
web-holding-on-page-transfer = A vég
web-holding-on-page-beat = Az osztályról, { $day }. nap
web-holding-on-page-call = { $day }. nap: felhívjátok { $contact_acc } { $contact_there }
web-holding-on-page-arrival = { $day }. nap: valaki áll az ajtóban
web-holding-on-page-back = Vissza
web-holding-on-page-on = Olvass tovább
web-holding-on-book-close = Vissza az osztályra
web-holding-on-open-pages = Az új oldalak maguktól kinyílnak

## A szoba

web-holding-on-day = { $day }/{ $days }. nap
web-holding-on-medical-given = Ma már volt orvosi ellátás
web-holding-on-eithers-left = Még { $count } jutalomról kell döntenetek.
web-holding-on-tokens-left = Még { $count } jelzőt kell kiosztanotok.
web-holding-on-medical-due = Ma még nem volt orvosi ellátás
web-holding-on-band = { $band } sáv
web-holding-on-pages = Mit mutat a tábla
web-holding-on-the-day = A nap
web-holding-on-memories = Emlékek
web-holding-on-shift-morning = Délelőtt
web-holding-on-shift-afternoon = Délután
web-holding-on-shift-night = Éjszaka
web-holding-on-later = Még hátravan
web-holding-on-medical = Orvosi ellátás
web-holding-on-palliative = Palliatív ellátás
web-holding-on-averted = Ha elhárul a válság
web-holding-on-place-free = Szabad hely
web-holding-on-bedside = Az ágynál
web-holding-on-said = Ami ebben a műszakban elhangzott
web-holding-on-evening = Este
web-holding-on-arrange-how = Húzzátok az emlékeket a sorukon belül, amíg az öltések össze nem érnek, vagy hagyjátok őket úgy, ahogy vannak.
web-holding-on-swaps = Ma este még { $count } csere lehetséges
web-holding-on-face-down = Még lefordítva: { $hazy } homályos, { $clear } tiszta emlék.
web-holding-on-team = A csapat
web-holding-on-manager = Műszakvezető
web-holding-on-at-once = { $action }: egyszerre { $count }
# $text egy mondat, amelyet Billy mond.
web-holding-on-quoted = „{ $text }”
web-holding-on-next-card = A következő lap:
web-holding-on-chance = Ami jöhet: { $memories } emlék, { $count } esemény.

## Kártyák

web-holding-on-places = { $count } hely a személyzetnek
web-holding-on-stable-symbol = stabil: egy jelző 1-gyel javítja Billy állapotát
web-holding-on-deteriorations = { $count } romlás
web-holding-on-critical-reward = csak orvosi ellátás; egy jelző jár, ha minden jel le van fedve
web-holding-on-reward-tokens = { $count } jelző
web-holding-on-reward-hazy = { $count } homályos emlék
web-holding-on-reward-either =
    { $count ->
        [one] egy jelző vagy emlék
       *[other] { $count } jelző vagy emlék, vegyesen is
    }
web-holding-on-rewards = palliatív ellátás: { $rewards }
web-holding-on-fatigue = fáradtság: { $count }
web-holding-on-tokens = { $count } gondoskodásjelző
web-holding-on-held-hazy = { $count } homályos emlék, még lefordítva
web-holding-on-held-clear = { $count } tiszta emlék, még senki sem nézte meg
web-holding-on-supply = { $count } jelző a készletben

## Emlékek

web-holding-on-hazy = homályos
web-holding-on-clear = tiszta
web-holding-on-seam-help = Illő szélek jelölése
web-holding-on-look-at = Nézd meg közelebbről. { $name }
web-holding-on-closer = Közelebbről
web-holding-on-compare-how = Koppints egy másik emlékre, és összevetheted a kettőt.
web-holding-on-seam-fits = Az öltések összeérnek.
web-holding-on-row-whole = „{ $period }”: egyetlen kép lett belőle.
web-holding-on-put-how = Húzd az emléket a sora egyik helyére, vagy válaszd ki a helyet. Később átteheted.
web-holding-on-match-how = Ezt az emléket csak te látod. Vesd össze Billy alakját és az öltéseket, majd válaszd ki a homályos párját.
web-holding-on-match-others = { $staff_cap } összevet egy tiszta emléket { $period_bol } a homályosakkal.
web-holding-on-slot = { $slot }. hely
web-holding-on-slot-empty = { $place }: üres
web-holding-on-figure = Billy { $pose }, { $facing }, { $object }
web-holding-on-pose-standing = áll
web-holding-on-pose-sitting = ül
web-holding-on-pose-walking = megy
web-holding-on-pose-kneeling = térdel
web-holding-on-pose-leaning = támaszkodik
web-holding-on-pose-reaching = kinyújtja a kezét
web-holding-on-facing-left = balra néz
web-holding-on-facing-right = jobbra néz
web-holding-on-object-nothing = üres kézzel
web-holding-on-object-marble = kezében üveggolyó
web-holding-on-object-bundle = karjában kis csomag
web-holding-on-object-oar = kezében evező
web-holding-on-object-plate = kezében tányér
web-holding-on-object-lamp = kezében lámpa
web-holding-on-object-broom = kezében seprű
web-holding-on-object-mallet = kezében fakalapács
web-holding-on-object-lantern = kezében lámpás
web-holding-on-object-cap = kezében sapka
web-holding-on-object-bag = kezében zsák
web-holding-on-object-bread = kezében egy darab kenyér
web-holding-on-object-umbrella = kezében esernyő
web-holding-on-object-envelope = kezében boríték
web-holding-on-object-hat = kezében kalap
web-holding-on-object-plane = kezében gyalu
web-holding-on-object-keys = kezében kulcsok
web-holding-on-object-suitcase = kezében bőrönd
web-holding-on-object-receiver = kezében telefonkagyló
web-holding-on-object-cup = kezében pohár
web-holding-on-object-rule = kezében colstok
web-holding-on-object-photograph = kezében fénykép
web-holding-on-object-letter = kezében levél
web-holding-on-object-ticket = kezében beszállókártya
web-holding-on-edge-l = bal széle: { $stitches }
web-holding-on-edge-r = jobb széle: { $stitches }
web-holding-on-edge-t = felső széle: { $stitches }
web-holding-on-edge-b = alsó széle: { $stitches }
web-holding-on-hem = szegély
web-holding-on-stitch-b = vonás
web-holding-on-stitch-s = ferde öltés
web-holding-on-stitch-c = kereszt
web-holding-on-stitch-k = csomó

## Cél, paklik, éjjeliszekrény

web-holding-on-chart = Cél és paklik
web-holding-on-condition-period =
    { $count ->
        [1] Egy tiszta emlék { $period_bol }
       *[other] { $count } tiszta emlék { $period_bol }
    }
web-holding-on-condition-any = { $count } tiszta emlék
web-holding-on-condition-count = { $count } tiszta emlék a keresettek közül
web-holding-on-condition-run = { $count } összevarrt tiszta emlék { $period_bol }, egymás mellett
web-holding-on-condition-balance = Legalább { $count } emlékkel több a kellemes, mint a fájó
web-holding-on-condition-heard = { $count } hívás, amelyet { $contact } felvesz
web-holding-on-condition-faced = { $count } megbánás, amellyel Billy szembenézett
web-holding-on-condition-arrived = { $contact } megérkezett
web-holding-on-somebody = Valaki
web-holding-on-somebody-else = Valaki más
web-holding-on-somebody-heard = { $count } hívás, amelyet felvesznek
web-holding-on-somebody-arrived = Valaki megérkezett
web-holding-on-somebody-else-arrived = Valaki más is megérkezett
web-holding-on-short-count = Tiszta emlékek
web-holding-on-short-balance = Ennyivel több a kellemes
web-holding-on-short-faced = Megbánások
web-holding-on-progress = ({ $reached }/{ $count })
web-holding-on-reached = teljesült
web-holding-on-not-reached = még nem teljesült
web-holding-on-shown = Ezeket a homályos emlékeket keressétek
web-holding-on-decks = Ami még jöhet
web-holding-on-deck = { $name }: { $count } emlék, és Billy mostani állapotában ezek az események
web-holding-on-arrived = itt van
web-holding-on-line =
    { $heard ->
        [0] még nem sikerült elérni
       *[other] { $heard } hívást már felvettek
    }; még { $cards } hívás van, ebből { $voices } sikerülhet
web-holding-on-faced = szembenézett vele
web-holding-on-not-faced = még előtte áll
web-holding-on-a-regret = Egy megbánás
web-holding-on-an-event = E forgatókönyv eseménye
web-holding-on-locker-pair = Két lap félretéve.

## Ki hol van

web-holding-on-at-break-room = a pihenőszobában
web-holding-on-at-leave = szabadságon
web-holding-on-at-pad = a műszakvezetői mappánál
web-holding-on-at-desk = még nem hívták be
web-holding-on-at-out = elment

## Mit jelent egy választás

web-holding-on-rule-phone = Az orvos a betegkártya után telefonál, és ebben a műszakban nem nyújt ellátást.
web-holding-on-rule-call-assistant = Az asszisztens csak erre a napra jön; utána végleg elmegy.
web-holding-on-rule-move = Valaki a közvetlenül megelőző műszakból jön át; 1 fáradtságba kerül.
web-holding-on-rule-move-free = Nem jár fáradtsággal: az asszisztens sosem fárad el, két orvos esetén pedig a műszakvezető orvosa naponta egy további műszakot vállalhat.
web-holding-on-rule-stand-in = Aki beugrik, egy üres helyet is betölt; 1 fáradtságba kerül.
web-holding-on-rule-medical = Instabil vagy kritikus kártyán minden fedetlen jel 1-gyel rontja Billy állapotát. Stabil kártyán 1 jelző 1-gyel javítja.
web-holding-on-rule-medical-worse = Minden jelző lefed egy jelet; minden fedetlen jel 1-gyel rontja Billy állapotát.
web-holding-on-rule-medical-stable = 1 jelző 1-gyel javítja Billy állapotát.
web-holding-on-rule-palliative = Minden jel 1-gyel rontja Billy állapotát, utána a személyzet megkapja a jutalmakat.
web-holding-on-rule-palliative-free = Ez a kártya nem rontja Billy állapotát; a személyzet megkapja a jutalmakat.
web-holding-on-rule-guide = 1 jelzőért a beszélgetés minden emléke ebből az életszakaszból jön.
web-holding-on-rule-insist = 1 jelzőért félreteszitek ezt az emléket, és másikat húztok.
web-holding-on-rule-query = 1 jelzőért egy tiszta emléket kaptok ebből az életszakaszból, hacsak előbb nem esemény jön.
web-holding-on-rule-face = 2 jelző kerül a kártyára; amivel Billy egyszer szembenézett, azon végleg túl van.
web-holding-on-rule-send = Akit elküldtök, este kipihenten jön vissza; ma nem kap jelzőt.
web-holding-on-rule-match = A rossz helyre tett emlék visszakerül a pakliba.
web-holding-on-rule-no-match = Az emlék megmutatás nélkül visszakerül a pakliba.

## A helyzet mondatokban

web-holding-on-position-day = { $day }. nap (összesen { $days }), { $shift }. A műszakvezető { $staff } játékosa.
web-holding-on-position-health = Billy állapota { $health } a 30-ból, a { $band } sávban.
web-holding-on-position-warnings = Figyelmeztetések: { $count }/{ $most }.
web-holding-on-position-medical-given = Ma már volt orvosi ellátás.
web-holding-on-position-medical-due = Ma még nem volt orvosi ellátás.
web-holding-on-position-decks = A homályos pakliban { $hazy } lap van, a tisztában { $clear }, a készletben { $count } jelző.
web-holding-on-position-shift = { $shift_cap }: { $card }. Beosztva: { $team }.
web-holding-on-position-pawn = { $staff_cap }: { $where }, fáradtság: { $count }.
web-holding-on-position-purse = { $staff_cap }: { $count } jelző, kézben { $hazy } homályos és { $clear } tiszta emlék.
web-holding-on-position-row = „{ $period }”: { $cells }.
web-holding-on-position-up = Felfordítva: { $face }
web-holding-on-position-held = A tiszta emléked: { $face }

## A forgatókönyv görbéje

web-holding-on-curve-health = Billy állapota
web-holding-on-curve-clear = tiszta emlékek

## A dolgok lapjai

web-holding-on-thing-tokens = Gondoskodásjelzők: { $count }.
web-holding-on-thing-row = Tiszta emlékek: { $clear }, homályosak: { $hazy }.
web-holding-on-thing-calls = Még { $cards } hívás van, ebből { $voices } sikerülhet. Egy hívás ára { $price } jelző.
web-holding-on-thing-regret = Tiszta emlékei: { $clear }/{ $wanted }. Ára { $price } jelző.
web-holding-on-billy = Billy Kerr
web-holding-on-billy-who = A betegetek. Hatvanéves, napjai vannak hátra, és senki sem tudja, kicsoda: ezt csak az emlékei árulhatják el.
# $names are people of his life.
web-holding-on-billy-people = Akiket az életéből már ismertek: { $names }.
web-holding-on-billy-nobody = Az életéből még senkit sem ismertek.
# $names are what he regrets.
web-holding-on-billy-regrets = Ami a lelkét nyomja: { $names }.
web-holding-on-billy-story = A történetéből eddig { $count } fejezetet játszottatok végig.

## Jelek

web-holding-on-sign-token = Gondoskodásjelző
    .rule = Orvosi ellátáskor lefed egy jelet; ezzel fizettek a kérdésekért és a beszélgetés tereléséért is.
web-holding-on-sign-worse = Romlás
    .rule = 1-gyel rontja Billy állapotát, hacsak az orvosi ellátás le nem fedi egy jelzővel.
web-holding-on-sign-steady = Stabil
    .rule = Az orvosi ellátás 1 jelzőért 1-gyel javítja Billy állapotát.
web-holding-on-sign-hazy = Homályos emlék
    .rule = Palliatív ellátáskor Billy mesélni kezd; este az emléket felfordítjátok, és helyet kerestek neki.
web-holding-on-sign-clear = Tiszta emlék
    .rule = Válasz egy kérdésre; este a homályos párjára kerül.
web-holding-on-sign-either = Jelző vagy emlék
    .rule = A személyzet választ a kettő közül.
web-holding-on-sign-ask = Kérdés
    .rule = Az ellátás után a műszak orvosai kérdezhetik Billyt, bármelyik ellátást kapta is.
web-holding-on-sign-event = Esemény
    .rule = Emlék helyett is jöhet; hogy mit hoz, az Billy állapotától függ.
web-holding-on-sign-phone = Telefon
    .rule = Valaki, akit fel lehet hívni, vagy egy orvos a telefonnál.
web-holding-on-sign-tired = Fáradtság
    .rule = Akinek betelik a sora, az túlhajszolt, és kihagyja a teljes következő napot.
web-holding-on-sign-double = Helyettesítés
    .rule = Aki beugrik, a maga helyén kívül egy üres helyet is betölt.
web-holding-on-sign-warning = Figyelmeztetés
    .rule = Orvosi ellátás nélküli napért vagy üresen hagyott helyért jár; a másodiknál elveszítitek a forgatókönyvet.
web-holding-on-sign-joined = Összevarrt emlékek
    .rule = Szomszédok, amelyeknek az öltései összeérnek.
web-holding-on-sign-plus = Kellemes
    .rule = Tiszta emlék, amely jót tesz Billynek.
web-holding-on-sign-minus = Fájó
    .rule = Tiszta emlék, amely nyomasztja Billyt.
web-holding-on-sign-letter = Kezdőbetű
    .rule = Ezzel a betűvel kezdődik annak a neve, akiről az emlék szól.
web-holding-on-sign-regret = Megbánás
    .rule = Az emlék olyasmihez tartozik, amivel Billynek szembe kell néznie.
web-holding-on-sign-arrived = Az ajtóban
    .rule = Valaki úton van Billyhez, vagy már meg is érkezett.
