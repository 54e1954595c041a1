### Holding On magyarul. Az üzenetek elnevezése: docs/texts.md.
### Az emlékeknek, a betegkártyáknak, az eseményeknek és minden forgatókönyvnek külön mappája van.

game-title = Holding On: Billy Kerr viharos élete
game-pitch = Egy palliatív csapat egy haldokló idegent gondoz, és emlékről emlékre megtudja, ki volt, és kit kellene még felhívni.

## A személyzet. Alakok: .cap mondat elején, .acc tárgyeset, .dat részes eset.

staff-yellow = a sárga orvos
    .cap = A sárga orvos
    .acc = a sárga orvost
    .dat = a sárga orvosnak
staff-blue = a kék orvos
    .cap = A kék orvos
    .acc = a kék orvost
    .dat = a kék orvosnak
staff-green = a zöld orvos
    .cap = A zöld orvos
    .acc = a zöld orvost
    .dat = a zöld orvosnak
staff-red = a piros orvos
    .cap = A piros orvos
    .acc = a piros orvost
    .dat = a piros orvosnak
staff-nurse1 = az első ápoló
    .cap = Az első ápoló
    .acc = az első ápolót
    .dat = az első ápolónak
staff-nurse2 = a második ápoló
    .cap = A második ápoló
    .acc = a második ápolót
    .dat = a második ápolónak
staff-nurse3 = a harmadik ápoló
    .cap = A harmadik ápoló
    .acc = a harmadik ápolót
    .dat = a harmadik ápolónak
staff-assistant1 = az első orvosi asszisztens
    .cap = Az első orvosi asszisztens
    .acc = az első orvosi asszisztenst
    .dat = az első orvosi asszisztensnek
staff-assistant2 = a második orvosi asszisztens
    .cap = A második orvosi asszisztens
    .acc = a második orvosi asszisztenst
    .dat = a második orvosi asszisztensnek
staff-pool = az ápolók készlete
    .cap = Az ápolók készlete
    .acc = az ápolók készletét
    .dat = az ápolók készletének

role-doctor = Orvos
    .rule = Egy játékosé. Mindkét ellátást nyújthatja; 2 fáradtság alatt kérdezhet és telefonálhat, 3-nál szabadságra kell mennie.
role-nurse = Ápoló
    .rule = A műszakvezető irányítja. Mindkét ellátást nyújthatja; az ápolóknak közös jelzőkészletük van. 2 fáradtságnál szabadságra kell mennie.
role-medical-assistant = Orvosi asszisztens
    .rule = Egy napra hívható be, ha hiányzik valaki. Sosem fárad el, és nem tér vissza.

## Műszakok, életszakaszok, sávok

shift-morning = délelőtti műszak
    .cap = Délelőtti műszak
    .ra = a délelőtti műszakra
shift-afternoon = délutáni műszak
    .cap = Délutáni műszak
    .ra = a délutáni műszakra
shift-night = éjszakai műszak
    .cap = Éjszakai műszak
    .ra = az éjszakai műszakra

period-1 = Tern Street
    .years = 1956–69
period-2 = A hajóműhely
    .years = 1970–78
period-3 = Déli fény
    .years = 1979–88
period-4 = A fiók
    .years = 1989–2003
period-5 = Hazafelé
    .years = 2004–16

band-green = zöld
band-orange = narancssárga
band-red = piros
band-black = fekete

kind-unstable = instabil
kind-stable = stabil
kind-critical = kritikus

mark-plus = kellemes emlék
mark-minus = fájó emlék

## Apró szavak mondatokban

cost-token = egy gondoskodásjelző
    .acc = egy gondoskodásjelzőt
cost-hazy = egy véletlen homályos emlék
    .acc = egy véletlen homályos emléket
cost-clear = egy véletlen tiszta emlék
    .acc = egy véletlen tiszta emléket
reward-token = egy gondoskodásjelző
    .acc = egy gondoskodásjelzőt
reward-hazy = egy homályos emlék
    .acc = egy homályos emléket
cause-shift = a műszakot nem lehetett betölteni
cause-medical = ma senki sem nyújtott orvosi ellátást
cause-manager = a holnapi műszakvezető orvosa túlhajszolt

# $count a gondoskodásjelzők száma.
tokens =
    { $count ->
        [one] { $count } gondoskodásjelzőt
       *[other] { $count } gondoskodásjelzőt
    }

## Az események jelei

effect-ignore = hagyjátok figyelmen kívül, és húzzatok tovább
effect-reflection = elmerengés
effect-draw = húzzatok egy emléket
effect-draw-memory = húzzatok egy emléket az események kihagyásával
effect-change-subject = Billy témát vált
effect-trust-health = bizalom: egy gondoskodásjelző 1 életerőért
effect-trust-memory = bizalom: egy gondoskodásjelző egy emlékért
effect-improve = az állapota 1-gyel javul
effect-worsen = az állapota 1-gyel romlik
effect-end = a beszélgetés véget ér
effect-remove = az esemény kikerül a játékból

## A tábla és feliratai

board-health = Billy állapota
board-break-room = Pihenőszoba
board-leave = Szabadságon
board-desk = Orvosi asszisztensek
board-pad = Műszakvezetői tábla
board-supply = Készlet
board-pool = Ápolók készlete
board-warnings = Figyelmeztetések
board-patients = Betegkártyák
board-hazy-deck = Homályos emlékek
board-clear-deck = Tiszta emlékek
board-grid = Összegyűjtött emlékek
board-goal = Cél
board-locker = Éjjeliszekrény
board-contact-tile = Kapcsolatlapka
board-day = Nap

## Beállítások a játék előtt

option-scenario = Forgatókönyv
    .rule = A tíz forgatókönyvet sorban kell végigjátszani; a már befejezett bármikor újrajátszható.
option-scenario-1 = 1
    .rule = Az első este; nincsenek külön szabályai.
option-scenario-2 = 2
    .rule = Az 1. forgatókönyv után játszható.
option-scenario-3 = 3
    .rule = A 2. forgatókönyv után játszható.
option-scenario-4 = 4
    .rule = A 3. forgatókönyv után játszható.
option-scenario-5 = 5
    .rule = A 4. forgatókönyv után játszható.
option-scenario-6 = 6
    .rule = Az 5. forgatókönyv után játszható.
option-scenario-7 = 7
    .rule = A 6. forgatókönyv után játszható.
option-scenario-8 = 8
    .rule = A 7. forgatókönyv után játszható.
option-scenario-9 = 9
    .rule = A 8. forgatókönyv után játszható.
option-scenario-10 = 10
    .rule = A 9. forgatókönyv után játszható.
option-mode = Mód
    .rule = Mennyien dolgoznak az osztályon.
option-mode-standard = szokásos
    .rule = Két ápoló.
option-mode-gentle = kíméletes
    .rule = Az első naptól egy harmadik ápoló is dolgozik; a kampányba ez is beleszámít.
option-matching = Párosítás
    .rule = Hogyan találnak este a tiszta emlékek a homályos párjukra.
option-matching-attempt = szemre
    .rule = Aki a tiszta emléket tartja, összeveti az alakot és a varratokat, majd választ.
option-matching-auto = magától
    .rule = A tiszta emlék magától a párjára kerül, ha az játékban van.

## Hogyan ér véget egy forgatókönyv

result-win = a célt elértétek
result-loss-health = Billy meghalt
result-loss-deck = Billy meghalt
result-loss-staff = Billyt áthelyezték
result-loss-warnings = Billyt áthelyezték

outcome-win = { $ending }
outcome-loss-health = { $ending }
outcome-loss-deck = { $ending }
outcome-loss-staff = { $ending }
outcome-loss-warnings = { $ending }

## Választások: ami a gombokon áll

do-phone = Telefonáljon { $staff }
do-no-phone = Senki sem telefonál
do-assign = Beosztás: { $staff }
do-call-assistant = Orvosi asszisztens behívása
do-move = Átvezénylés ide: { $staff }
do-stand-in = Ugorjon be { $staff }
do-lose = Adjátok le: { $cost }
do-give = A jelzőt { $staff } kapja
do-medical = Orvosi ellátás
do-palliative = Palliatív ellátás
do-cover = Jelző lerakása, adja: { $staff }
do-stop = Ennyi elég
do-take = Kérjetek { $reward_acc }
do-talk = Beszélgessen Billyvel { $staff }
do-guide = Tereld a beszélgetést ide: „{ $period }”
do-no-guide = Beszéljen Billy arról, amiről szeretne
do-accept = Hallgasd meg ezt az emléket
do-insist = Unszold, hogy másról beszéljen
do-spend = Adj oda egy jelzőt
do-decline = Tartsd meg a jelzőt
do-query = Kérdezz erről: „{ $period }”
do-face = Nézzetek szembe a megbánással: { $regret }
do-pass = Nincs több kérdés
do-call = Hívd fel: { $contact }
do-hang-up = Tedd le a kagylót
do-send = Szabadságra megy { $staff }
do-done = Kész
do-serve = Elsőként { $staff }
do-put = { $slot }. hely
do-swap = „{ $period }”: { $slot }. és { $other }. hely cseréje
do-match = Ide illik: { $slot }. hely
do-no-match = A homályos párja nincs itt

## Kérdések: az állapotsor

ask-phone = { $seat }, telefonáljon valaki ebben a műszakban?
ask-staff = { $seat }, osszátok be: { $shift }, szabad helyek száma: { $count }.
ask-tire = { $seat }, { $staff } elfáradt; mit adtok le érte?
ask-night-bonus = { $seat }, ki kapja az éjszaka jelzőjét?
ask-care = { $seat }, milyen ellátásra van most szüksége Billynek: „{ $patient }”?
ask-medical = { $seat }, rakj le jelzőket; fedetlen jelek: { $count }.
ask-averted = { $seat }, elhárult a válság; ki kapja a jelzőt?
ask-either = { $seat }, jelző vagy homályos emlék?
ask-reward = { $seat }, ki kapja a jelzőt?
ask-talker = { $seat }, ki beszélgessen Billyvel?
ask-guide = { $seat }, tereled a beszélgetést?
ask-insist = { $seat }, Billy erről beszél: „{ $period }”. Meghallgatod, vagy másról kérdeznéd?
ask-trust-health = { $seat }, adsz egy jelzőt Billy állapotáért?
ask-trust-memory = { $seat }, adsz egy jelzőt egy emlékért?
ask-query = { $seat }, van { $staff_dat } kérdése Billyhez?
ask-call = { $seat }, kit hívsz fel?
ask-leave = { $seat }, küldesz valakit szabadságra?
ask-serve = { $seat }, nem jut mindenkinek jelző; ki kapjon előbb?
ask-place = { $seat }, hová tartozik ez a homályos emlék ebben a sorban: „{ $period }”?
ask-arrange = { $seat }, átrendezed az emlékeket?
ask-match = { $seat }, melyik homályos emlékhez illik a tiszta emléked ebből a sorból: „{ $period }”?
ask-rearrange = { $seat }, átrendezed még egyszer az emlékeket?
ask-nothing = A forgatókönyv véget ért: { $result }.

## A napló: ami történt

log-page = { $page }
log-day = { $day }. nap. A táblát ennek az orvosnak a játékosa kapja: { $staff }.
log-relief = Mára bejött a harmadik ápoló.
log-reveal = { $shift_cap }: „{ $patient }”.
log-phone = { $staff_cap } a telefonhoz megy.
log-assign = { $staff_cap } vállalja a műszakot.
log-call-assistant = { $staff_cap } bejön segíteni.
log-move = { $staff_cap } ott marad { $shift_ra } is.
log-stand-in = { $staff_cap } beugrik valaki helyett.
log-tired = { $staff_cap } elfáradt; fáradtsága: { $count }.
log-lose-token = { $staff_cap } lead egy gondoskodásjelzőt.
log-lose-hazy = { $staff_cap } elejti egy homályos emlék fonalát, életszakasz: „{ $period }”.
log-lose-clear = { $staff_cap } elejti egy tiszta emlék fonalát, életszakasz: „{ $period }”.
log-gain = { $staff_cap } egy gondoskodásjelzővel gyarapodik.
log-medical = Billy orvosi ellátást kap.
log-cover = Egy jel lefedve. A jelzőt adta: { $staff }.
log-averted = A válság elhárult.
log-palliative = Valaki leül az ágy mellé: palliatív ellátás.
log-better = Billy kicsit jobban van, állapota: { $health }.
log-worse = Billy gyengül ennyivel: { $count }. Állapota: { $health }.
log-band = Billy állapota a következő sávba ért: { $band }.
log-warning =
    { $count ->
        [1] Figyelmeztetés a kórházigazgatótól
       *[other] A kórházigazgató második figyelmeztetése
    }: { $cause }.
log-talk = { $staff_cap } Billyvel beszélget; emlékek száma: { $count }.
log-guide = { $staff_cap } ide tereli a beszélgetést: „{ $period }”.
log-hazy = Ezekből az évekből, „{ $period }”: „{ $quote }”
log-insist = { $staff_cap } szelíden másról kérdez.
log-event = „{ $event }”: { $effect }.
log-trust = { $staff_cap } él Billy bizalmával.
log-query = { $staff_cap } erről kérdez: „{ $period }”.
log-answer = { $staff_cap } tiszta emléket kap, életszakasz: „{ $period }”.
log-face = { $staff_cap } Billy mellett marad, amíg szembenéz vele: { $regret }.
log-call = { $staff_cap } telefonál. Hívott fél: { $contact }.
log-hang-up = { $staff_cap } visszateszi a kagylót.
log-send = { $staff_cap } szabadságra megy.
log-evening = { $staff_cap } ma időt szánt Billyre, ezért kap { tokens }.
log-back = { $staff_cap } kipihenten tér vissza a szabadságról.
log-overworked = { $staff_cap } túlhajszolt, szabadságra kell mennie.
log-turn-up = Felfordítotok egy homályos emléket, életszakasz: „{ $period }”.
log-look = Ezt csak te látod, „{ $period }”: { $scene }
log-clear = Kitisztul egy emlék, „{ $period }”. { $scene }
log-no-match = Egy tiszta emlék, „{ $period }”, megnézetlenül visszakerül a pakliba. Nála volt: { $staff }.
log-from-locker = Egy lap az éjjeliszekrényből ide kerül: „{ $period }”.
log-win = { $ending }
log-loss-health = { $ending }
log-loss-deck = { $ending }
log-loss-staff = { $ending }
log-loss-warnings = { $ending }
