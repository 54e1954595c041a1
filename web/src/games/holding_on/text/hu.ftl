### A Holding On képernyői magyarul.

## Figyelmeztetés a tartalomról

web-holding-on-note = Mielőtt elkezded
web-holding-on-note-1 = Ez a játék egy haldokló férfiról szól és azokról, akik gondozzák. Betegségről, halálról, gyászról, italról és széthullott családról beszél: csendesen, és sosem azért, hogy megrendítsen.
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
web-holding-on-page-setup = Előkészület és szabályok
web-holding-on-page-goal = Cél
web-holding-on-page-win = Eredmény
web-holding-on-page-death = A vég
web-holding-on-page-transfer = A vég
web-holding-on-page-beat = Ezekből a napokból
web-holding-on-page-back = Vissza
web-holding-on-page-on = Olvass tovább
web-holding-on-book-close = Az osztályra
web-holding-on-open-pages = Az új oldalak maguktól kinyílnak

## A szoba

web-holding-on-day = { $day }. nap a { $days }-ból
web-holding-on-medical-given = Ma már volt orvosi ellátás
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
web-holding-on-averted = Ha elhárul
web-holding-on-place-free = Betöltendő hely
web-holding-on-bedside = Az ágynál
web-holding-on-said = Ami ebben a műszakban elhangzott
web-holding-on-evening = Este
web-holding-on-arrange-how = Húzzátok az emlékeket a sorukon belül, amíg a varratok össze nem érnek, vagy hagyjátok őket úgy, ahogy vannak.
web-holding-on-swaps = Ma este hátralévő cserék: { $count }
web-holding-on-face-down = Még lefordítva: { $hazy } homályos, { $clear } tiszta.
web-holding-on-team = A csapat
web-holding-on-manager = Műszakvezető
web-holding-on-close = Bezárás
# $text egy mondat, amelyet Billy mond.
web-holding-on-quoted = „{ $text }”

## Kártyák

web-holding-on-places = { $count } hely a személyzetnek
web-holding-on-stable-symbol = stabil: egy jelző 1-gyel javítja az állapotát
web-holding-on-deteriorations = { $count } romlás
web-holding-on-critical-reward = csak orvosi ellátás; egy jelző, ha minden jel fedve van
web-holding-on-reward-tokens = { $count } jelző
web-holding-on-reward-hazy = { $count } homályos emlék
web-holding-on-reward-either =
    { $count ->
        [one] egy jelző vagy emlék
        [3] { $count }-szor jelző vagy emlék
       *[other] { $count }-szer jelző vagy emlék
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
web-holding-on-look = Nézd közelebbről
web-holding-on-look-at = Nézd közelebbről. { $name }
web-holding-on-put-how = Húzd a sora egyik helyére, vagy válaszd ki a helyet. Később átteheted.
web-holding-on-match-how = Csak te látod. Vesd össze Billy alakját és a varratokat, majd válaszd ki a homályos párját.
web-holding-on-match-others = { $staff_cap } egy tiszta emléket vet össze a homályosakkal, életszakasz: „{ $period }”.
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
web-holding-on-object-bundle = kezében bugyor
web-holding-on-object-oar = kezében evező
web-holding-on-object-plate = kezében tányér
web-holding-on-object-lamp = kezében lámpa
web-holding-on-object-broom = kezében söprű
web-holding-on-object-mallet = kezében fakalapács
web-holding-on-object-lantern = kezében kézilámpás
web-holding-on-object-cap = kezében sapka
web-holding-on-object-bag = kezében táska
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
web-holding-on-object-ticket = kezében jegy
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
web-holding-on-condition-period = Egy tiszta emlék, életszakasz: „{ $period }”
web-holding-on-condition-count = { $count } tiszta emlék a keresettek közül
web-holding-on-condition-run = { $count } összevarrt tiszta emlék egy sorban
web-holding-on-condition-balance = Legalább { $count } kellemessel több, mint fájó
web-holding-on-condition-heard = { $count } hívás, amelyet felvesznek
web-holding-on-condition-faced = { $count } megbánás, amellyel szembenézett
web-holding-on-condition-arrived = Valaki megérkezett
web-holding-on-reached = teljesült
web-holding-on-not-reached = még nem teljesült
web-holding-on-shown = Ezeket a homályos emlékeket keressétek
web-holding-on-decks = Ami még jöhet
web-holding-on-deck = { $name }: { $count } emlék, és Billy mostani állapotában ezek az események
web-holding-on-arrived = itt van
web-holding-on-line =
    { $heard ->
        [0] még nem sikerült elérni
       *[other] elértétek: { $heard }
    }; hátralévő hívások: { $cards }, ebből felveszik: { $voices }
web-holding-on-faced = szembenézett vele
web-holding-on-not-faced = még előtte áll
web-holding-on-a-regret = Egy megbánás
web-holding-on-an-event = E forgatókönyv eseménye
web-holding-on-locker-pair = Két lap félre van téve.

## Ki hol van

web-holding-on-at-break-room = a pihenőszobában
web-holding-on-at-leave = szabadságon
web-holding-on-at-pad = a vezetői táblán
web-holding-on-at-desk = még nem hívták be
web-holding-on-at-out = elment

## A lépések csoportjai

web-holding-on-group-staff = Beosztás
web-holding-on-group-cover = Helyettesítés
web-holding-on-group-phone = Telefon
web-holding-on-group-price = A fáradtság ára
web-holding-on-group-care = Ellátás
web-holding-on-group-tokens = Jelzők
web-holding-on-group-talk = Beszélgetés Billyvel
web-holding-on-group-query = Kérdések Billyhez
web-holding-on-group-leave = Szabadság
web-holding-on-group-place = Az emlék helye
web-holding-on-group-match = Az emlék párja
web-holding-on-group-done = Tovább
web-holding-on-group-row-1 = Átrendezés: „Tern Street”
web-holding-on-group-row-2 = Átrendezés: „A hajóműhely”
web-holding-on-group-row-3 = Átrendezés: „Déli fény”
web-holding-on-group-row-4 = Átrendezés: „A fiók”
web-holding-on-group-row-5 = Átrendezés: „Hazafelé”

## Mit jelent egy választás

web-holding-on-rule-phone = Az orvos a betegkártya után telefonál, és ebben a műszakban nem nyújt ellátást (HOL-20.4).
web-holding-on-rule-call-assistant = Csak erre a napra; utána végleg elmegy (HOL-2.3).
web-holding-on-rule-move = A közvetlenül megelőző műszakból; 1 fáradtságba kerül, az asszisztensnek nem (HOL-7.3).
web-holding-on-rule-stand-in = Egy üres helyet is betölt; 1 fáradtságba kerül (HOL-7.5).
web-holding-on-rule-medical = A jelzők jeleket fednek; minden fedetlen jel 1 romlás (HOL-8.4).
web-holding-on-rule-palliative = Minden jel 1 romlás, utána a személyzet megkapja a jutalmakat (HOL-10.1).
web-holding-on-rule-guide = 1 jelző: a beszélgetés minden emléke ebből az életszakaszból lesz (HOL-19.3).
web-holding-on-rule-insist = 1 jelző: ezt az emléket félreteszitek, és másikat húztok (HOL-19.5).
web-holding-on-rule-query = 1 jelző: egy tiszta emlék ebből az életszakaszból, hacsak nem esemény jön előbb (HOL-14.4).
web-holding-on-rule-face = 2 jelző a kártyára; amivel egyszer szembenézett, azzal végleg.
web-holding-on-rule-send = Este kipihenten jön vissza; ma nem kap jelzőt (HOL-16.9).
web-holding-on-rule-match = A rossz helyre tett emlék visszakerül a pakliba (HOL-G.26).
web-holding-on-rule-no-match = Az emlék megmutatás nélkül visszakerül a pakliba (HOL-15.6).

## A helyzet mondatokban

web-holding-on-position-day = { $day }. nap a { $days }-ból, { $shift }. A műszakvezető ennek az orvosnak a játékosa: { $staff }.
web-holding-on-position-health = Billy állapota { $health } a 30-ból, sáv: { $band }.
web-holding-on-position-warnings = Figyelmeztetések: { $count } a { $most }-ből.
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

## Súgó

web-holding-on-help-goal = Miről szól
web-holding-on-help-goal-1 = Egy palliatív osztály csapata vagytok. A hatvanéves Billy Kerrnek napjai vannak hátra, és senki sem tudja, kicsoda. Együtt győztök, ha a forgatókönyv célja teljesül (HOL-1.2).
web-holding-on-help-goal-2 = A célokhoz tiszta emlékek kellenek. A homályos csak azt mondja meg, mit keressetek (HOL-1.3).
web-holding-on-help-goal-3 = Veszítetek, ha az állapota 0-ra csökken, ha új nap kezdődne, de nincs több betegkártya, ha senkit sem lehet beosztani egy műszakra, vagy a második figyelmeztetésnél (HOL-1.6–HOL-1.9). Akárhányszor újra megpróbálhatjátok (HOL-1.10).
web-holding-on-help-day = Egy nap
web-holding-on-help-day-1 = Három műszak: délelőtti, délutáni, éjszakai. Mindegyikhez felfordul egy betegkártya, a műszakvezető betölti a helyeit, a személyzet pedig ellátást nyújt (HOL-5.3).
web-holding-on-help-day-2 = A vezetői tábla reggelente a következő játékoshoz kerül (HOL-5.2). A műszakban az dönt, akinek az orvosát elsőként tették le (HOL-6.4).
web-holding-on-help-day-3 = A délelőtti és a délutáni műszak között a vezető szabadságra küldhet embereket (HOL-5.5).
web-holding-on-help-day-4 = Este mindenki 2 jelzőt kap, aki nem dolgozott; utána felfordítjátok a nap emlékeit (HOL-5.6, HOL-15.1).
web-holding-on-help-staff = Személyzet és helyettesítés
web-holding-on-help-staff-1 = A kártya minden helyét be kell tölteni, először a pihenőszobából (HOL-6.2, HOL-7.1).
web-holding-on-help-staff-2 = Ha ez kevés: hívjatok be orvosi asszisztenst, vezényeljetek át valakit a megelőző műszakból, vagy ugorjon be valaki (HOL-7.2–HOL-7.5).
web-holding-on-help-staff-3 = A teljesen betöltött éjszakai műszak 1 jelzőt ad, még az ellátás választása előtt (HOL-18.1).
web-holding-on-help-staff-4 = Ha a műszak így sem tölthető be, figyelmeztetést kaptok, és a jelenlévők dolgoznak (HOL-7.8).
web-holding-on-help-care = Ellátás
web-holding-on-help-care-1 = Vagy orvosi, vagy palliatív ellátás, sosem mindkettő (HOL-8.1).
web-holding-on-help-care-2 = Orvosi ellátás: minden jelző egy jelet fed, minden fedetlen jel 1 romlás (HOL-8.4). Stabil kártyán 1 jelző 1-gyel javítja az állapotát (HOL-8.5).
web-holding-on-help-care-3 = A kártyán lévő orvosok fizetnek, és az ápolók készlete, ha ápoló vagy asszisztens is van ott (HOL-8.3).
web-holding-on-help-care-4 = Palliatív ellátás: a kártya minden jele 1 romlás, majd a személyzet jelzőket és homályos emlékeket kap (HOL-10.1, HOL-10.3).
web-holding-on-help-care-5 = Kritikus kártyán csak orvosi ellátás lehet; ha minden jel fedve van, a személyzet egyik tagja jelzőt kap (HOL-9.1, HOL-9.2).
web-holding-on-help-talk = Beszélgetés Billyvel
web-holding-on-help-talk-1 = A személyzet egyik tagja beszélget Billyvel, és a homályos emlékeket estig lefordítva tartja (HOL-12.5, HOL-12.7).
web-holding-on-help-talk-2 = Közben események is jönnek. Hatásuk Billy állapotától függ: zöld 30–14, narancssárga 13–8, piros 7–4, fekete 3–0 (HOL-3.2, HOL-13.1).
web-holding-on-help-talk-3 = Egy esemény elhasznál egyet a járó lapokból, hacsak nem kell figyelmen kívül hagyni (HOL-13.2).
web-holding-on-help-talk-4 = Terelés, a második forgatókönyvtől: egy orvos 1 jelzőért megnevez egy életszakaszt, amelyből homályos emlék már játékban van (HOL-19.3).
web-holding-on-help-talk-5 = Unszolás: az idézetet meghallva az orvos 1 jelzőért másról kérdez (HOL-19.5). Egy beszélgetésben sosem mindkettő (HOL-19.2).
web-holding-on-help-query = Kérdezés
web-holding-on-help-query-1 = Stabil kártyán az ellátás után az ottani orvosok kérdezhetnek, ha nincs 2 fáradtságuk (HOL-14.2, HOL-14.3).
web-holding-on-help-query-2 = Minden kérdés 1 saját jelzőbe kerül. Csak arról az életszakaszról lehet kérdezni, amelyből már van emlék a rácson (HOL-14.4, HOL-14.5).
web-holding-on-help-query-3 = Ha ugyanarról kérdeztek tovább, a már látott események nem térnek vissza; egy másik életszakasz új beszélgetés (HOL-14.9).
web-holding-on-help-query-4 = A tiszta emlékek estig lefordítva maradnak, a birtokosuk előtt is (HOL-14.11).
web-holding-on-help-evening = Az este
web-holding-on-help-evening-1 = Előbb a nap összes homályos emlékét elhelyezitek, utána vetitek össze a tisztákat (HOL-15.1).
web-holding-on-help-evening-2 = Minden emléknek egy igazi helye van. Ha az öltések a szomszéd lapon folytatódnak, igazi szomszédok; a szegély a rács széle (HOL-15.2).
web-holding-on-help-evening-3 = A tiszta emléket a birtokosa egyedül nézi meg, és arra a homályosra teszi, amelyen ugyanaz a Billy és ugyanazok a varratok (HOL-15.4, HOL-15.5).
web-holding-on-help-evening-4 = Ha a párja nincs játékban, megnézetlenül visszakerül a pakliba, akkor is, ha a célhoz kellene (HOL-15.6).
web-holding-on-help-phone = Telefonálás
web-holding-on-help-phone-1 = Egyes forgatókönyvekben egy orvos a műszak alatt telefonálhat. Ilyenkor nem nyújt ellátást; a hívás a betegkártya után következik (HOL-20.2, HOL-20.4, HOL-20.5).
web-holding-on-help-phone-2 = 2 fáradtsággal orvos nem telefonálhat (HOL-20.3).
web-holding-on-help-fatigue = Fáradtság és szabadság
web-holding-on-help-fatigue-1 = Az átvezénylés és a beugrás 1-1 fáradtságba kerül; megmarad, amíg a szabadság az egészet el nem veszi (HOL-16.1).
web-holding-on-help-fatigue-2 = Minden fáradtság azonnal egy jelzőbe vagy egy kézben tartott emlékbe kerül, ha van mit leadni (HOL-16.3, HOL-16.5).
web-holding-on-help-fatigue-3 = 2 fáradtsággal orvos se nem kérdezhet, se nem telefonálhat (HOL-16.7). 3-mal, ápoló 2-vel, túlhajszolt, és a teljes következő napot kihagyja (HOL-16.8).
web-holding-on-help-fatigue-4 = Akit a délelőtti műszak után szabadságra küldenek, este kipihenten visszatér (HOL-16.9).
web-holding-on-help-warnings = Figyelmeztetések
web-holding-on-help-warnings-1 = Orvosi ellátás nélküli napért, betöltetlen műszakért, és ha a holnapi műszakvezető orvosa túlhajszolt (HOL-17.2–HOL-17.4).
web-holding-on-help-warnings-2 = A második figyelmeztetéssel a forgatókönyv azonnal elveszett; figyelmeztetés sosem kerül le a tábláról (HOL-17.1, HOL-17.5).
web-holding-on-help-players = Hányan vagytok
web-holding-on-help-players-1 = Egyetlen játékos két orvost irányít, a kétfős szabályok szerint (HOL-21.14).
web-holding-on-help-players-2 = Két orvossal a műszakvezető saját orvosa naponta egy pluszműszakot fáradtság nélkül vállalhat, akár reggelről éjszakára (HOL-21.3, HOL-21.4).
web-holding-on-help-players-3 = Négy orvossal a műszakvezetőé egész nap a vezetői táblán marad, és este nem kap jelzőt (HOL-21.8, HOL-21.9).
web-holding-on-help-board = A szoba olvasása
web-holding-on-help-board-1 = Ami ki van világítva, megérinthető. Az alakok alatti pöttyök a fáradtság. A fenti vonal Billy állapota az első naptól máig.
web-holding-on-help-board-2 = Az emlékeket egérrel vagy ujjal húzhatod. Billentyűzettel: nyilakkal az emlékhez, Enter, nyilakkal az új helyére, Enter.
web-holding-on-help-board-3 = Ahol az öltések illenek, a fonal át van húzva. Az „Illő szélek jelölése” megmutatja, mely szélek illenek a szóban forgó emlékhez.
web-holding-on-help-board-4 = Az életszakaszt a fonal színe és mintája mutatja: folytonos, szaggatott, pontozott, kettős, hullámos. A történet bármikor újraolvasható.
