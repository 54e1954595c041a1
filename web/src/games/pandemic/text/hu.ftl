### A Pandemic képernyői magyarul.

## Bábuk: minden szerepnek más betűje van.

web-pandemic-pawn-contingency-planner = V
web-pandemic-pawn-dispatcher = D
web-pandemic-pawn-medic = S
web-pandemic-pawn-operations-expert = M
web-pandemic-pawn-quarantine-specialist = Q
web-pandemic-pawn-researcher = K
web-pandemic-pawn-scientist = T

## A tábla

web-pandemic-plan = { $name } terve
# $name says whose plan it is, $plan is what they said.
web-pandemic-plan-told = { $name }: „{ $plan }”
web-pandemic-map = Világtérkép
web-pandemic-station = kutatóállomás
web-pandemic-goal = Felfedezett ellenszerek: { $count } / { $most }
web-pandemic-stations-left = { $count } kutatóállomás a készletben
web-pandemic-quiet = A következő fertőzés kimarad.
# A következő $after lap között nincs járvány, a következő $within között van.
web-pandemic-epidemic-within =
    { $after ->
        [0] { $within ->
                [1] A következő lap járvány.
               *[other] A következő { $within } lap között járvány van.
            }
       *[other] A következő { $after } lap között nincs járvány, de { $within } lapon belül jön.
    }
# A következő járvány legkorábban a(z) $from., legkésőbb a(z) $within. lap.
web-pandemic-epidemic-brief =
    { $from ->
        [1] { $within ->
                [1] A következő lap járvány
               *[other] Járvány { $within } lapon belül
            }
       *[other] Járvány { $from }–{ $within } lap múlva
    }
web-pandemic-no-epidemic = Nincs több járvány a pakliban.
web-pandemic-again = Koppints újra a megerősítéshez

## Játékosok

web-pandemic-drew-event = Eseményt húztál:
web-pandemic-actions-left = még { $count } akció
web-pandemic-hand-size = { $count } lap a kézben, legfeljebb { $most } lehet
web-pandemic-shown = Te láthatod
web-pandemic-closed-hand = { $count } rejtett lap

## Paklik

web-pandemic-piles = Paklik és dobópaklik
web-pandemic-empty = Még üres.
web-pandemic-deck-parts = A pakli részei felülről; a megjelöltekben még van járvány
# $number: hányadik réteg felülről, $count: hány lap van benne.
web-pandemic-layer =
    { $number ->
        [1] Legfelül { $count ->
                [1] egy lap:
               *[other] { $count } lap, ismeretlen sorrendben:
            }
       *[other] Alatta { $count ->
                [1] egy lap:
               *[other] { $count } lap, ismeretlen sorrendben:
            }
    }
web-pandemic-unseen = Legalul { $count } még fel nem fedett lap van.
web-pandemic-unseen-show = Mutasd ezeket a városokat

## Veszély

web-pandemic-danger = Veszély
web-pandemic-danger-title = Melyik város lapja mekkora eséllyel jön (D)
web-pandemic-danger-drawn = Húzás a következő köröd előtt
web-pandemic-danger-drawn-of = Húzás { $seat } következő köre előtt
web-pandemic-danger-outbreak = Kitörés: legalább { $least }
web-pandemic-chances = A következő köröd előtt: húzás { $drawn }, kitörés { $outbreak }.
web-pandemic-chances-of = { $seat } következő köre előtt: húzás { $drawn }, kitörés { $outbreak }.
web-pandemic-chances-soon = Esélyek: …
web-pandemic-away-soon = Távolság: …
web-pandemic-away =
    { $count ->
        [0] Itt áll a bábud.
       *[other] { $count } akcióra van a bábudtól.
    }
web-pandemic-away-of =
    { $count ->
        [0] { $seat } itt van.
       *[other] { $seat } { $count } akcióra van innen.
    }
web-pandemic-shortcut = Csak { $count } akció { $means }.
web-pandemic-means-card = { $card_az } kártya eldobásával
web-pandemic-means-any = egy tetszőleges városkártya eldobásával
web-pandemic-means-station = kutatóállomás építésével
web-pandemic-go = Menj oda ({ $count } akció)
web-pandemic-charter = Repülj oda charterjárattal (1 akció)

## A cél

web-pandemic-goal-found = A { $colour } betegség: { $status }.
web-pandemic-goal-cards = A { $colour } ellenszerhez { $seat } kezében a szükséges { $needed } lapból { $count } van meg.
web-pandemic-goal-none = A { $colour } ellenszerhez még senkinél sincs lap.

## Kérdések

web-pandemic-agree-turn = Beleegyezem minden lépésbe ebben a körben
web-pandemic-cure-cards = Válaszd ki az ellenszerhez szükséges { $count } lapot.
web-pandemic-use-cards = Használd fel ezeket ({ $chosen } / { $count })
web-pandemic-forecast =
    Melyik fertőzéskártya legyen { $number ->
        [1] az 1.
        [5] az 5.
       *[other] a { $number }.
    } felülről?
web-pandemic-forecast-so-far = Eddigi sorrend

## Játék előtt

web-pandemic-roles-chosen = minden helyhez külön választva
web-pandemic-seat = { $number }. hely

## Az állás mondatokban

web-pandemic-position-turn = { $turn }. kör: { $seat }, még { $count } akció.
web-pandemic-position-tracks = A fertőzési ráta { $rate }; eddig { $outbreaks } kitörés volt; a { $most }. kitörésnél vége a játéknak.
web-pandemic-position-deck = { $count } lap maradt a játékospakliban. { $epidemic }
web-pandemic-position-disease = A { $colour } betegség { $status }; { $count } kocka van a készletben.
# $count: egy szín kockáinak száma.
web-pandemic-position-cubes =
    { $count ->
        [3] Egy színből 3 kocka, egy lépésre a kitöréstől: { $cities }.
       *[other] Egy színből { $count } kocka: { $cities }.
    }
web-pandemic-position-player = { $seat } ({ $role }) helye: { $place }. Lapjai: { $hand }.
web-pandemic-position-near = Fertőzött szomszédos városok: { $cities }.
web-pandemic-position-stations = Kutatóállomások: { $cities }.

## A játék görbéje

web-pandemic-curve-all = az összes kocka
web-pandemic-curve-blue = kék
web-pandemic-curve-yellow = sárga
web-pandemic-curve-black = fekete
web-pandemic-curve-red = piros

## A dolgok lapjai

web-pandemic-thing-near = Összeköttetések: { $cities }.
web-pandemic-thing-held = A városkártya { $seat } kezében van.
web-pandemic-thing-spent = A városkártya a dobópakliban van.
web-pandemic-thing-infected = A fertőzéskártya a dobópakliban van; a következő járvány visszahozza.
web-pandemic-thing-coming =
    { $count ->
        [1] A fertőzéskártya a pakli tetején van.
       *[other] A fertőzéskártya a felső { $count } lap között van.
    }
web-pandemic-thing-safe = A fertőzéskártya kikerült a játékból.
web-pandemic-thing-city-card = Ha eldobod, ebbe a városba repülhetsz, innen bárhová repülhetsz, vagy itt kutatóállomást építhetsz; az ellenszerhez egyszínű lapok kellenek.
web-pandemic-thing-cards = { $seat }: { $count }/{ $needed }
web-pandemic-thing-cure = Lapok a { $colour } ellenszerhez: { $list }.
web-pandemic-thing-infection = Fertőzéskártya: { $city }
web-pandemic-thing-disease = A { $colour } betegség
web-pandemic-thing-cities = Fertőzött városok: { $cities }.
web-pandemic-thing-discards = Itt vannak az eldobott és kijátszott lapok; eseményt csak a { role-contingency-planner } vehet vissza.
web-pandemic-part-standing = Az állás
web-pandemic-part-diseases = Betegségek

## Kérdések másokhoz

web-other-ask-action = { $seat }: még { $count } akció.

## Nagy pillanatok

web-pandemic-moment-cure = { $count } / { $most } ellenszer megvan
web-pandemic-moment-cured = { $seat } felfedezte a { $colour } betegség ellenszerét.
web-pandemic-moment-falls =
    { $count ->
        [one] Még { $count } { $colour } kocka van a térképen: egyetlen akcióval levehető.
       *[other] Még { $count } { $colour } kocka van a térképen: mostantól egyetlen akció egy egész várost megtisztít tőlük.
    }
web-pandemic-moment-eradicated = Felszámolva!
web-pandemic-moment-gone = A betegség többé nem tér vissza: a fertőzéskártyáinak mostantól nincs hatásuk.
web-pandemic-moment-outbreak = Kitörés: { $count } / { $most }
web-pandemic-moment-won = Győzelem!
web-pandemic-moment-lost = Vereség
