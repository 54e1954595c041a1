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
    .rule = Egy napra hívható be, ha kevesen vagytok. Sosem fárad el, de többször nem jön.

## Műszakok, életszakaszok, sávok. Alakok: .acc tárgyeset, .ra műszakra; az életszakaszoké: .bol honnan
## (.bolcap mondat elején), .rol miről, .re mire, .hoz mihez, .sor hol a rácsban.

shift-morning = délelőtti műszak
    .acc = a délelőtti műszakot
    .cap = Délelőtti műszak
    .ra = a délelőtti műszakra
shift-afternoon = délutáni műszak
    .acc = a délutáni műszakot
    .cap = Délutáni műszak
    .ra = a délutáni műszakra
shift-night = éjszakai műszak
    .acc = az éjszakai műszakot
    .cap = Éjszakai műszak
    .ra = az éjszakai műszakra

period-1 = Tern Street
    .bol = a Tern Street éveiből
    .bolcap = A Tern Street éveiből
    .rol = a Tern Street éveiről
    .re = a Tern Street éveire
    .hoz = a Tern Street éveihez
    .sor = a „Tern Street” sorában
    .years = 1956–69
period-2 = A hajóműhely
    .bol = a hajóműhely éveiből
    .bolcap = A hajóműhely éveiből
    .rol = a hajóműhely éveiről
    .re = a hajóműhely éveire
    .hoz = a hajóműhely éveihez
    .sor = „A hajóműhely” sorában
    .years = 1970–78
period-3 = Déli fény
    .bol = a déli fény éveiből
    .bolcap = A déli fény éveiből
    .rol = a déli fény éveiről
    .re = a déli fény éveire
    .hoz = a déli fény éveihez
    .sor = a „Déli fény” sorában
    .years = 1979–88
period-4 = A fiók
    .bol = a fiók éveiből
    .bolcap = A fiók éveiből
    .rol = a fiók éveiről
    .re = a fiók éveire
    .hoz = a fiók éveihez
    .sor = „A fiók” sorában
    .years = 1989–2003
period-5 = Hazafelé
    .bol = a hazafelé út éveiből
    .bolcap = A hazafelé út éveiből
    .rol = a hazafelé út éveiről
    .re = a hazafelé út éveire
    .hoz = a hazafelé út éveihez
    .sor = a „Hazafelé” sorában
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
cause-shift = nem volt elég ember a műszakra
cause-medical = ma senki sem nyújtott orvosi ellátást
cause-manager = a holnapi műszakvezető orvosa túlhajszolt

# $count a gondoskodásjelzők száma.
tokens =
    { $count ->
        [one] { $count } gondoskodásjelzőt
       *[other] { $count } gondoskodásjelzőt
    }

## Az események jelei

effect-ignore = ne vegyétek figyelembe, és húzzatok tovább
effect-reflection = elmerengés
effect-draw = húzzatok egy emléket
effect-draw-memory = húzzatok egy emléket az események kihagyásával
effect-change-subject = Billy témát vált
effect-trust-health = bizalom: egy gondoskodásjelzőért Billy állapota 1-gyel javul
effect-trust-memory = bizalom: egy gondoskodásjelzőért kaptok egy emléket
effect-improve = Billy állapota 1-gyel javul
effect-worsen = Billy állapota 1-gyel romlik
effect-end = a beszélgetés véget ér
effect-remove = az esemény kikerül a játékból

## A tábla és feliratai

board-health = Billy állapota
board-break-room = Pihenőszoba
board-leave = Szabadság
board-desk = Asszisztensek
board-pad = Műszakvezetői mappa
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
    .rule = Hányan dolgoznak az osztályon.
option-mode-standard = szokásos
    .rule = Két ápoló.
option-mode-gentle = kíméletes
    .rule = Az első naptól egy harmadik ápoló is dolgozik; a kampányba ez is beleszámít.
option-matching = Párosítás
    .rule = Hogyan találnak este a tiszta emlékek a homályos párjukra.
option-matching-attempt = szemre
    .rule = Akinél a tiszta emlék van, összeveti az alakot és az öltéseket, majd választ.
option-matching-auto = magától
    .rule = A tiszta emlék magától a párjára kerül, ha az játékban van.

## Hogyan ér véget egy forgatókönyv

result-win = elértétek a célt
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
do-assign = Oszd be { $staff_acc }
do-call-assistant = Hívj be egy orvosi asszisztenst
do-move = Vezényeld át { $staff_acc } erre a műszakra
do-stand-in = Ugorjon be { $staff }
do-lose = Adj le { $cost_acc }
do-give = A jelzőt { $staff } kapja
do-medical = Orvosi ellátás
do-palliative = Palliatív ellátás
do-cover = Rakd le { $staff_dat } az egyik jelzőjét
do-stop = Ennyi elég
do-take = Vegyél el { $reward_acc }
do-talk = Beszélgessen Billyvel { $staff }
do-guide = Tereld a beszélgetést { $period_re }
do-no-guide = Beszéljen Billy arról, amiről szeretne
do-accept = Hallgasd meg ezt az emléket
do-insist = Unszold, hogy másról beszéljen
do-spend = Adj oda egy jelzőt
do-decline = Tartsd meg a jelzőt
do-query = Kérdezz { $period_rol }
do-face = Segíts Billynek szembenézni { $regret_val }
do-pass = Nincs több kérdés
do-call = Hívd fel { $contact_acc }
do-hang-up = Tedd le a kagylót
do-send = Küldd szabadságra { $staff_acc }
do-done = Kész
do-serve = Elsőként { $staff }
do-put = { $slot }. hely
do-swap = Cseréld fel { $period_sor } { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} és { $other ->
    [1] az 1.
    [5] az 5.
   *[other] a { $other }.
} helyet
do-match = Illeszd { $slot ->
    [1] az 1.
    [5] az 5.
   *[other] a { $slot }.
} helyre
do-no-match = A homályos párja nincs itt

## Kérdések: az állapotsor

ask-phone = { $seat }, telefonáljon valaki ebben a műszakban? Hívható: { $contacts }.
ask-staff = { $seat }, oszd be { $shift_acc }: még { $count } hely szabad.
ask-tire = { $seat }, { $staff } elfáradt; mit adsz le érte?
ask-night-bonus = { $seat }, ki kapja az éjszakáért járó jelzőt?
ask-care = { $seat }, melyik ellátás legyen ennél a kártyánál: „{ $patient }”?
ask-medical = { $seat }, rakj le jelzőket: { $count } jel fedetlen.
ask-averted = { $seat }, elhárult a válság; ki kapja a jelzőt?
ask-either = { $seat }, jelző vagy homályos emlék?
ask-reward = { $seat }, ki kapja a jelzőt?
ask-talker = { $seat }, ki beszélgessen Billyvel?
ask-guide = { $seat }, tereled a beszélgetést?
ask-insist = { $seat }, Billy { $period_rol } beszél. Meghallgatod, vagy másról kérdeznéd?
ask-trust-health = { $seat }, adsz egy jelzőt Billy állapotáért?
ask-trust-memory = { $seat }, adsz egy jelzőt egy emlékért?
ask-query = { $seat }, van { $staff_dat } kérdése Billyhez?
ask-call = { $seat }, kit hívsz fel?
ask-leave = { $seat }, küldesz valakit szabadságra?
ask-serve = { $seat }, nem jut mindenkinek jelző; ki kapjon előbb?
ask-place = { $seat }, hová tartozik ez a homályos emlék { $period_sor }?
ask-arrange = { $seat }, átrendezed az emlékeket?
ask-match = { $seat }, melyik homályos emlékhez illik { $period_sor } a tiszta emléked?
ask-rearrange = { $seat }, átrendezed még egyszer az emlékeket?
ask-nothing = A forgatókönyv véget ért: { $result }.

## A napló: ami történt

log-page = { $page }
log-day = { $day }. nap. A műszakvezető { $staff } játékosa.
log-relief = Mára bejött a harmadik ápoló.
log-reveal = { $shift_cap }: „{ $patient }”.
log-phone = { $staff_cap } a telefonhoz megy.
log-assign = { $staff_cap } vállalja a műszakot.
log-call-assistant = { $staff_cap } bejön segíteni.
log-move = { $staff_cap } ott marad { $shift_ra } is.
log-stand-in = { $staff_cap } beugrik valaki helyett.
log-tired = { $staff_cap } elfáradt, a fáradtsága most { $count }.
log-lose-token = { $staff_cap } lead egy gondoskodásjelzőt.
log-lose-hazy = { $staff_cap } elejti a fonalat: elvész egy homályos emlék { $period_bol }.
log-lose-clear = { $staff_cap } elejti a fonalat: elvész egy tiszta emlék { $period_bol }.
log-gain = { $staff_cap } kap egy gondoskodásjelzőt.
log-medical = Billy orvosi ellátást kap.
log-cover = Egy jelet lefedtetek; a jelzőt { $staff } adta.
log-averted = A válság elhárult.
log-palliative = Valaki leül az ágy mellé: palliatív ellátás.
log-better = Billy kicsit jobban van, az állapota { $health }.
log-worse = Billy gyengül: az állapota { $count } ponttal romlik, most { $health }.
log-band = Billy állapota most a { $band } sávban van.
log-warning =
    { $count ->
        [1] Figyelmeztetés a kórházigazgatótól
       *[other] A kórházigazgató második figyelmeztetése
    }: { $cause }.
log-talk = { $staff_cap } { $count } emlékről beszélget Billyvel.
log-guide = { $staff_cap } { $period_re } tereli a beszélgetést.
log-hazy = { $period_bolcap }: „{ $quote }”
log-insist = { $staff_cap } szelíden másról kérdez.
log-event = „{ $event }”: { $effect }.
log-trust = { $staff_cap } él Billy bizalmával, és odaad egy jelzőt.
log-query = { $staff_cap } { $period_rol } kérdez.
log-answer = { $staff_cap } kap egy tiszta emléket { $period_bol }.
log-face = { $staff_cap } Billy mellett marad, miközben ő szembenéz { $regret_val }.
log-call = { $staff_cap } felhívja { $contact_acc } { $contact_there }.
log-hang-up = { $staff_cap } leteszi a kagylót.
log-send = { $staff_cap } szabadságra megy.
log-evening = { $staff_cap } ma időt szánt Billyre, ezért kap { tokens }.
log-back = { $staff_cap } kipihenten tér vissza a szabadságról.
log-overworked = { $staff_cap } túlhajszolt, szabadságra kell mennie.
log-turn-up = Felfordítotok egy homályos emléket { $period_bol }.
log-look = Ezt a tiszta emléket { $period_bol } csak te látod: { $scene }
log-clear = Kitisztul egy emlék { $period_bol }. { $scene }
log-no-match = { $staff_cap } visszatesz a pakliba egy tiszta emléket { $period_bol }, és senkinek sem mutatja meg.
log-from-locker = Az éjjeliszekrényből egy lap { $period_hoz } kerül.
log-win = { $ending }
log-loss-health = { $ending }
log-loss-deck = { $ending }
log-loss-staff = { $ending }
log-loss-warnings = { $ending }

## A csoportok, amelyekben a választások állnak.

group-staff = Beosztás
group-cover = Helyettesítés
group-phone = Telefon
group-price = A fáradtság ára
group-care = Ellátás
group-tokens = Jelzők
group-talk = Beszélgetés Billyvel
group-query = Kérdések Billyhez
group-leave = Szabadság
group-place = Az emlék helye
group-match = Az emlék párja
group-done = Tovább
group-row-1 = Átrendezés { period-1.sor }
group-row-2 = Átrendezés { period-2.sor }
group-row-3 = Átrendezés { period-3.sor }
group-row-4 = Átrendezés { period-4.sor }
group-row-5 = Átrendezés { period-5.sor }
group-swap = Átrendezés
