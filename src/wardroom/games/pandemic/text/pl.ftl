### Pandemic po polsku. Zasady nazywania komunikatów: docs/texts.md.
### Imiona graczy są dowolne i nie odmieniają się: stoją zawsze w mianowniku.

game-title = Pandemic
game-pitch = Zespół specjalistów ściga się z czasem, by wynaleźć cztery lekarstwa, zanim choroby wymkną się spod kontroli.

## Kolory chorób: niebieska (choroba)
## .cap         Niebieska (choroba) na początku zdania
## .gen         niebieskiej (choroby)
## .acc         niebieską (chorobę)
## .znacznik    (1) niebieski (znacznik)
## .znaczniki   (2) niebieskie (znaczniki)
## .znacznikow  (5) niebieskich (znaczników)

colour-blue = niebieska
    .cap = Niebieska
    .gen = niebieskiej
    .acc = niebieską
    .znacznik = niebieski
    .znaczniki = niebieskie
    .znacznikow = niebieskich
colour-yellow = żółta
    .cap = Żółta
    .gen = żółtej
    .acc = żółtą
    .znacznik = żółty
    .znaczniki = żółte
    .znacznikow = żółtych
colour-black = czarna
    .cap = Czarna
    .gen = czarnej
    .acc = czarną
    .znacznik = czarny
    .znaczniki = czarne
    .znacznikow = czarnych
colour-red = czerwona
    .cap = Czerwona
    .gen = czerwonej
    .acc = czerwoną
    .znacznik = czerwony
    .znaczniki = czerwone
    .znacznikow = czerwonych

disease-active = aktywna
disease-cured = uleczalna
disease-eradicated = wyeliminowana

# Mianownik i biernik brzmią tak samo: „są 2 znaczniki”, „usuwa 2 znaczniki”.
cubes =
    { $count ->
        [one] { $count } { $colour_znacznik } znacznik
        [few] { $count } { $colour_znaczniki } znaczniki
       *[many] { $count } { $colour_znacznikow } znaczników
    }

## Postacie. Atrybut .rule mówi, co postać potrafi.

role-contingency-planner = Szef „Planu B”
    .rule = W ramach akcji bierze dowolną kartę zdarzenia z odrzuconych i kładzie ją na swojej karcie postaci. Może tam mieć tylko jedną; nie wlicza się ona do limitu kart na ręce, a po zagraniu zostaje usunięta z gry.
role-dispatcher = Logistyk
    .rule = W ramach akcji przenosi dowolny pionek do miasta, w którym stoi inny pionek, albo porusza cudzym pionkiem jak własnym, płacąc kartami ze swojej ręki.
role-medic = Sanitariusz
    .rule = Lecząc, usuwa wszystkie znaczniki jednego koloru. Znaczniki uleczalnych chorób znikają z jego miasta bez akcji, a nowe się tam nie pojawiają.
role-operations-expert = Kierownik budowy
    .rule = Buduje stacje badawcze bez odrzucania karty. Raz na turę może w ramach akcji polecieć ze stacji badawczej do dowolnego miasta, odrzucając dowolną kartę miasta.
role-quarantine-specialist = Specjalista ds. kwarantanny
    .rule = W jego mieście i we wszystkich połączonych z nim miastach nie kładzie się znaczników, a choroby się tam nie rozprzestrzeniają.
role-researcher = Badacz
    .rule = Dzieląc się wiedzą, może oddać dowolną kartę miasta, a nie tylko kartę miasta, w którym stoi – w swojej turze albo w turze drugiego gracza.
role-scientist = Naukowiec
    .rule = Do wynalezienia lekarstwa potrzebuje 4 kart miast jednego koloru zamiast 5.

## Karty. Atrybut .rule mówi, co karta robi.

card-airlift = Most powietrzny
    .rule = Przenieś jeden dowolny pionek do dowolnego miasta. Właściciel pionka musi się zgodzić.
card-forecast = Prognoza
    .rule = Obejrzyj 6 kart z wierzchu stosu kart infekcji i odłóż je na wierzch w dowolnej kolejności.
card-government-grant = Dotacja rządowa
    .rule = Postaw stację badawczą w dowolnym mieście, w którym jeszcze jej nie ma; karta miasta nie jest potrzebna.
card-one-quiet-night = Spokojna noc
    .rule = Najbliższa faza nowych infekcji przepada: nie odkrywa się żadnej karty infekcji.
card-resilient-population = Wzrost odporności
    .rule = Usuń z gry jedną z odrzuconych kart infekcji. Możesz to zrobić nawet w trakcie epidemii, zanim odrzucone karty zostaną potasowane.
card-epidemic = Epidemia
    .rule = Poziom zachorowań rośnie; w mieście z karty ze spodu stosu kart infekcji liczba znaczników rośnie do 3, a jeśli jakieś już tam były, choroba się rozprzestrzenia; na koniec odrzucone karty infekcji wracają po potasowaniu na wierzch stosu.

## Co chroni miasto

guard-eradicated = choroba jest wyeliminowana
guard-quarantine = miasto chroni { role-quarantine-specialist }
guard-medic = miasto chroni { role-medic }

## Plansza i jej napisy

phase-actions = Akcje
phase-before-draw = Przed dobraniem kart
phase-in-epidemic = W trakcie epidemii
phase-between-epidemics = Między dwiema epidemiami
phase-before-infection = Przed nowymi infekcjami
phase-infecting = Nowe infekcje
phase-ended = Koniec gry

board-infection-rate = Poziom zachorowań
board-outbreaks = Rozprzestrzenianie się chorób
board-cures = Lekarstwa
board-supply = Znaczniki w zasobach
board-stations = Stacje badawcze
board-player-deck = Stos kart gry
board-player-discards = Odrzucone karty gry
board-infection-deck = Stos kart infekcji
board-infection-discards = Odrzucone karty infekcji
board-removed = Usunięte z gry
board-hand = Ręka
board-stored = Na karcie postaci

## Opcje przed grą. Atrybut .rule mówi, co oznacza wybór.

option-epidemics = Epidemie
    .rule = Ile kart epidemii jest w stosie kart gry; im więcej, tym trudniej.
option-epidemics-4 = 4 (dla początkujących)
    .rule = Na pierwszą partię.
option-epidemics-5 = 5 (poziom standardowy)
    .rule = Dla zespołu, który zna grę.
option-epidemics-6 = 6 (poziom heroiczny)
    .rule = Dla zespołu, który szuka wyzwania.
option-hands = Karty na ręce
    .rule = Kto widzi karty na ręce gracza.
option-hands-usual = standardowo
    .rule = Odkryte przy 4 epidemiach, zakryte przy 5 i 6.
option-hands-open = odkryte
    .rule = Wszyscy widzą wszystkie karty.
option-hands-closed = zakryte
    .rule = Karty widzi tylko ich właściciel, ale wolno mu o nich mówić.
option-consent = Zgoda
    .rule = Co się dzieje, gdy gracz chce poruszyć cudzym pionkiem albo podzielić się kartą.
option-consent-ask = pytaj
    .rule = Gra pyta drugiego gracza o zgodę, a on może odmówić.
option-consent-gifts = pytaj, ale nie o podarowane karty
    .rule = Podarowaną kartę gracz po prostu dostaje, chyba że ma już pełną rękę; przed każdą inną taką akcją gra pyta o zgodę.
option-consent-automatic = automatyczna
    .rule = Nikt nie musi się zgadzać; najlepsze dla jednej osoby albo przy jednym ekranie.
option-roles = Postacie
    .rule = Losowe albo po jednej dla każdego miejsca, w kolejności miejsc, oddzielone przecinkami.
option-roles-random = losowe
    .rule = Karty postaci są tasowane i rozdawane.

## Koniec gry

result-win = wygrana
result-loss-outbreaks = przegrana: choroby się rozprzestrzeniły
result-loss-cubes = przegrana: zabrakło znaczników
result-loss-deck = przegrana: zabrakło kart

outcome-win = Wszystkie cztery lekarstwa wynalezione: zespół wygrywa!
outcome-loss-outbreaks = Choroby rozprzestrzeniły się po raz ósmy: zespół przegrywa.
outcome-loss-cubes = Zabrakło znaczników { $colour_gen } choroby: zespół przegrywa.
outcome-loss-deck = W stosie kart gry nie ma już dwóch kart do dobrania: zespół przegrywa.

## Wybory: napisy na przyciskach

do-drive = Jedź do { $city_gen }
do-drive-pawn = Niech { $pawn } jedzie do { $city_gen }
do-fly = Lot bezpośredni do { $city_gen }
do-fly-pawn = Niech { $pawn } skorzysta z lotu bezpośredniego do { $city_gen }
do-shuttle = Lot prywatny do { $city_gen }
do-shuttle-pawn = Niech { $pawn } skorzysta z lotu prywatnego do { $city_gen }
do-charter = Lot czarterowy do dowolnego miasta
do-charter-pawn = Niech { $pawn } poleci czarterem do dowolnego miasta
do-charter-to = Niech { $pawn } poleci czarterem do { $city_gen }
do-join-pawn = Niech { $pawn } dołączy do pionka w { $city_loc }
do-operations-flight = Leć ze stacji badawczej do dowolnego miasta za dowolną kartę miasta
do-pay = Zapłać kartą { $card }
do-to = Leć do { $city_gen }
do-build = Zbuduj tu stację badawczą
do-from = Zabierz stację badawczą { $city_z }
do-treat = Lecz { $colour_acc } chorobę
do-give = Niech { $to } dostanie kartę { $card }
do-take = Niech { $giver } odda kartę { $card }
do-cure = Wynajdź lekarstwo na { $colour_acc } chorobę
do-spend = Użyj kart: { $cards }
do-fetch = Połóż kartę { $card } na swojej karcie postaci
do-pass = Pas
do-rest = Pas aż do twojej następnej tury
do-agree = Zgoda
do-refuse = Odmów
do-discard = Odrzuć kartę { $card }
do-play = Zagraj kartę { $card }
do-pawn = Niech leci { $owner }
do-airlift-to = Niech { $pawn } leci mostem powietrznym do { $city_gen }
do-at = Postaw stację badawczą w { $city_loc }
do-next = Następna karta: { $city }
do-remove = Usuń z gry kartę { $city }

## Pytania: co mówi pasek stanu

ask-action =
    { $seat }, { $count ->
        [one] została ci { $count } akcja
        [few] zostały ci { $count } akcje
       *[many] zostało ci { $count } akcji
    }.
ask-charter-city = { $seat }, wybierz cel lotu czarterowego.
ask-flight-card = { $seat }, wybierz kartę miasta, którą zapłacisz za lot.
ask-flight-city = { $seat }, wybierz cel lotu.
ask-station-to-take = { $seat }, wszystkie stacje badawcze stoją już na planszy; wybierz tę, którą przeniesiesz.
ask-cure-cards = { $seat }, wybierz karty na lekarstwo.
ask-consent = { $by } proponuje: { $action }. { $seat }, zgadzasz się?
ask-airlift-pawn = { $seat }, wybierz pionek, który poleci mostem powietrznym.
ask-airlift-city = { $seat }, wybierz cel mostu powietrznego.
ask-forecast-next = { $seat }, wybierz kartę infekcji, która będzie następna od góry.
ask-grant-city = { $seat }, wybierz miasto, w którym stanie stacja badawcza.
ask-resilient-card = { $seat }, wybierz kartę infekcji, którą usuniesz z gry.
ask-over-limit =
    { $seat }, masz o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za dużo: wybierz, co odrzucisz.
ask-over-limit-event =
    { $seat }, masz o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za dużo: odrzuć kartę albo zagraj zdarzenie.
ask-event-before-draw = { $seat }, zagrywasz zdarzenie przed dobraniem kart?
ask-event-in-epidemic = { $seat }, zagrywasz kartę { card-resilient-population }, zanim odrzucone karty infekcji zostaną potasowane?
ask-event-between-epidemics = { $seat }, zagrywasz zdarzenie przed drugą epidemią?
ask-event-before-infection = { $seat }, zagrywasz zdarzenie przed nowymi infekcjami?
ask-event-infecting = { $seat }, zagrywasz zdarzenie przed następną kartą infekcji?
ask-nothing = Koniec gry – { $result }.

## Dziennik: co się stało

log-setup = Na początku w { $city_loc }: { cubes }.
log-role = { $seat } gra jako { $role }.
log-first = Zaczyna { $seat } – ma kartę największego miasta: { $card }.
log-turn = Tura { $turn }: { $seat }.
log-drive = { $seat } jedzie do { $city_gen }.
log-drive-pawn = { $seat } przenosi pionek: { $pawn } jedzie do { $city_gen }.
log-fly = { $seat } odrzuca kartę { $card } i leci do { $city_gen }.
log-fly-pawn = { $seat } odrzuca kartę { $card }: { $pawn } leci do { $city_gen }.
log-charter = { $seat } odrzuca kartę { $card } i leci czarterem do { $city_gen }.
log-charter-pawn = { $seat } odrzuca kartę { $card }: { $pawn } leci czarterem do { $city_gen }.
log-shuttle = { $seat } korzysta z lotu prywatnego { $origin_z } do { $city_gen }.
log-shuttle-pawn = { $seat } przenosi pionek: { $pawn } korzysta z lotu prywatnego { $origin_z } do { $city_gen }.
log-join = { $seat } dołącza do pionka w { $city_loc }.
log-join-pawn = { $seat } przenosi pionek: { $pawn } dołącza do pionka w { $city_loc }.
log-operations-flight = { $seat } odrzuca kartę { $card } i leci ze stacji badawczej w { $origin_loc } do { $city_gen }.
log-build = { $seat } buduje stację badawczą w { $city_loc }.
log-relocate = { $seat } przenosi stację badawczą { $origin_z } do { $city_gen }.
log-treat = { $seat } leczy chorobę w { $city_loc } i usuwa { cubes }.
log-clear = { $pawn } bez akcji usuwa { cubes } { $city_z }.
log-give = { $seat } oddaje kartę { $card }, dostaje ją { $to }.
log-take = { $giver } oddaje kartę { $card }; bierze ją { $seat }.
log-cure = { $seat } wynajduje lekarstwo na { $colour_acc } chorobę! Karty: { $cards }.
log-eradicate = { $colour_cap } choroba zostaje wyeliminowana!
log-fetch = { $seat } kładzie kartę { $card } na karcie postaci.
log-pass = { $seat } pasuje; { $left ->
    [one] przepada { $left } akcja
    [few] przepadają { $left } akcje
   *[many] przepada { $left } akcji
}.
log-propose = { $seat } proponuje: { $action }. Decyduje { $owner }.
log-agree = { $seat } zgadza się.
log-refuse = { $seat } odmawia.
log-discard = { $seat } odrzuca kartę { $card }.
log-over-limit =
    { $seat } ma o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za dużo.
log-airlift = { $seat } zagrywa kartę { card-airlift }: { $pawn } leci { $origin_z } do { $city_gen }.
log-grant = { $seat } zagrywa kartę { card-government-grant }.
log-quiet-night = { $seat } zagrywa kartę { card-one-quiet-night }: najbliższa faza nowych infekcji przepada.
log-resilient = { $seat } zagrywa kartę { card-resilient-population } i usuwa z gry kartę infekcji { $city }.
log-forecast = { $seat } zagrywa kartę { card-forecast } i ogląda karty infekcji: { $cards }.
log-forecast-order = { $seat } odkłada karty infekcji w kolejności: { $cards }.
log-draw = { $seat } dobiera kartę { $card }.
log-draw-closed =
    { $seat } dobiera { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
log-epidemic = { $seat } dobiera kartę epidemii! Znacznik poziomu zachorowań przesuwa się o jedno pole, na { $rate }, a choroba uderza w { $city_acc }.
log-intensify =
    { $count ->
        [0] Nie ma odrzuconych kart infekcji do potasowania.
        [one] { $count } odrzucona karta infekcji wraca na wierzch stosu.
        [few] { $count } odrzucone karty infekcji wracają po potasowaniu na wierzch stosu.
       *[many] { $count } odrzuconych kart infekcji wraca po potasowaniu na wierzch stosu.
    }
log-quiet = { card-one-quiet-night }: w tej turze nie ma nowych infekcji.
log-infect = Infekcja w { $city_loc }: { cubes }.
log-outbreak = Rozprzestrzenienie nr { $outbreaks }: { $colour } choroba wybucha w { $city_loc }!
log-spread = Choroba dociera do { $city_gen }: { cubes }.
log-prevented = W { $city_loc } nie pojawia się { $colour_znacznik } znacznik, bo { $guard }.
log-win = { outcome-win }
log-loss-outbreaks = { outcome-loss-outbreaks }
log-loss-cubes = { outcome-loss-cubes }
log-loss-deck = { outcome-loss-deck }

## Grupy, w których wypisane są wybory.

group-answer = Wybierz
group-treat = Leczenie choroby
group-drive = Jazda/rejs
group-fly = Lot
group-shuttle = Lot prywatny
group-pawn = Porusz innymi pionkami
group-cure = Wynalezienie lekarstwa
group-build = Budowa stacji badawczej
group-share = Dzielenie się wiedzą
group-fetch = Odzyskaj zdarzenie
group-discard = Odrzuć
group-event = Zagraj zdarzenie
group-pass = Dalej
