### Ostatnie chwile po polsku. Jak nazywają się komunikaty: docs/texts.md.
### Wspomnienia, karty pacjenta, wydarzenia i każdy scenariusz mają własne katalogi.

game-title = Ostatnie chwile. Burzliwe życie Billy’ego Kerra
game-pitch = Zespół opieki paliatywnej troszczy się o umierającego nieznajomego i wspomnienie po wspomnieniu dowiaduje się, kim był i do kogo trzeba jeszcze zadzwonić.

## Personel. Formy: .cap na początku zdania, .gen dopełniacz, .dat celownik, .acc biernik.

staff-yellow = żółty lekarz
    .cap = Żółty lekarz
    .gen = żółtego lekarza
    .dat = żółtemu lekarzowi
    .acc = żółtego lekarza
staff-blue = niebieski lekarz
    .cap = Niebieski lekarz
    .gen = niebieskiego lekarza
    .dat = niebieskiemu lekarzowi
    .acc = niebieskiego lekarza
staff-green = zielony lekarz
    .cap = Zielony lekarz
    .gen = zielonego lekarza
    .dat = zielonemu lekarzowi
    .acc = zielonego lekarza
staff-red = czerwony lekarz
    .cap = Czerwony lekarz
    .gen = czerwonego lekarza
    .dat = czerwonemu lekarzowi
    .acc = czerwonego lekarza
staff-nurse1 = pierwsza pielęgniarka
    .cap = Pierwsza pielęgniarka
    .gen = pierwszej pielęgniarki
    .dat = pierwszej pielęgniarce
    .acc = pierwszą pielęgniarkę
staff-nurse2 = druga pielęgniarka
    .cap = Druga pielęgniarka
    .gen = drugiej pielęgniarki
    .dat = drugiej pielęgniarce
    .acc = drugą pielęgniarkę
staff-nurse3 = trzecia pielęgniarka
    .cap = Trzecia pielęgniarka
    .gen = trzeciej pielęgniarki
    .dat = trzeciej pielęgniarce
    .acc = trzecią pielęgniarkę
staff-assistant1 = pierwszy asystent medyczny
    .cap = Pierwszy asystent medyczny
    .gen = pierwszego asystenta medycznego
    .dat = pierwszemu asystentowi medycznemu
    .acc = pierwszego asystenta medycznego
staff-assistant2 = drugi asystent medyczny
    .cap = Drugi asystent medyczny
    .gen = drugiego asystenta medycznego
    .dat = drugiemu asystentowi medycznemu
    .acc = drugiego asystenta medycznego
staff-pool = pula pielęgniarek
    .cap = Pula pielęgniarek
    .gen = puli pielęgniarek
    .dat = puli pielęgniarek
    .acc = pulę pielęgniarek

role-doctor = Lekarz
    .rule = Należy do jednego gracza. Zapewnia oba rodzaje opieki; mając mniej niż 2 żetony zmęczenia, może wypytywać i telefonować, a przy 3 musi iść na urlop.
role-nurse = Pielęgniarka
    .rule = Podlega kierownikowi zmiany. Zapewnia oba rodzaje opieki; wszystkie pielęgniarki mają wspólną pulę żetonów. Przy 2 żetonach zmęczenia musi iść na urlop.
role-medical-assistant = Asystent medyczny
    .rule = Można go wezwać na jeden dzień, gdy brakuje personelu. Nigdy się nie męczy, ale po tym dniu już nie wraca.

## Zmiany, okresy, strefy

shift-morning = poranna zmiana
    .cap = Poranna zmiana
    .gen = porannej zmiany
    .acc = poranną zmianę
    .loc = porannej zmianie
shift-afternoon = popołudniowa zmiana
    .cap = Popołudniowa zmiana
    .gen = popołudniowej zmiany
    .acc = popołudniową zmianę
    .loc = popołudniowej zmianie
shift-night = nocna zmiana
    .cap = Nocna zmiana
    .gen = nocnej zmiany
    .acc = nocną zmianę
    .loc = nocnej zmianie

period-1 = Tern Street
    .years = 1956–69
period-2 = Szkutnia
    .years = 1970–78
period-3 = Światło południa
    .years = 1979–88
period-4 = Szuflada
    .years = 1989–2003
period-5 = W stronę domu
    .years = 2004–16

band-green = zielony
    .loc = zielonej
band-orange = pomarańczowy
    .loc = pomarańczowej
band-red = czerwony
    .loc = czerwonej
band-black = czarny
    .loc = czarnej

kind-unstable = niestabilny
kind-stable = stabilny
kind-critical = krytyczny

mark-plus = przyjemne wspomnienie
mark-minus = przykre wspomnienie

## Drobne słowa w zdaniach

cost-token = żeton opieki
cost-hazy = losowe mgliste wspomnienie
cost-clear = losowe wyraźne wspomnienie
reward-token = żeton opieki
reward-hazy = mgliste wspomnienie
cause-shift = nie udało się obsadzić zmiany
cause-medical = dziś nikt nie zapewnił opieki medycznej
cause-manager = lekarz jutrzejszego kierownika zmiany jest przemęczony

# $count to liczba żetonów opieki.
tokens =
    { $count ->
        [one] { $count } żeton opieki
        [few] { $count } żetony opieki
       *[many] { $count } żetonów opieki
    }

## Symbole wydarzeń

effect-ignore = zignorujcie to wydarzenie i dobierajcie dalej
effect-reflection = chwila zadumy
effect-draw = dobierzcie wspomnienie
effect-draw-memory = dobierzcie wspomnienie, ignorując wydarzenia
effect-change-subject = Billy zmienia temat
effect-trust-health = zaufanie: żeton opieki za 1 punkt zdrowia
effect-trust-memory = zaufanie: żeton opieki za wspomnienie
effect-improve = stan zdrowia poprawia się o 1
effect-worsen = stan zdrowia pogarsza się o 1
effect-end = koniec rozmowy
effect-remove = usuńcie to wydarzenie z gry

## Plansza i jej podpisy

board-health = Stan zdrowia Billy’ego
board-break-room = Pokój socjalny
board-leave = Urlop
board-desk = Asystenci
board-pad = Podkładka kierownika zmiany
board-supply = Zasoby
board-pool = Pula pielęgniarek
board-warnings = Ostrzeżenia
board-patients = Karty pacjenta
board-hazy-deck = Mgliste wspomnienia
board-clear-deck = Wyraźne wspomnienia
board-grid = Zebrane wspomnienia
board-goal = Cel
board-locker = Szafka przy łóżku
board-contact-tile = Kafel kontaktu
board-day = Dzień

## Opcje przed grą

option-scenario = Scenariusz
    .rule = Dziesięć scenariuszy rozgrywa się po kolei; do ukończonego można wrócić w każdej chwili.
option-scenario-1 = 1
    .rule = Pierwszy wieczór; bez żadnych dodatkowych zasad.
option-scenario-2 = 2
    .rule = Dostępny po ukończeniu scenariusza 1.
option-scenario-3 = 3
    .rule = Dostępny po ukończeniu scenariusza 2.
option-scenario-4 = 4
    .rule = Dostępny po ukończeniu scenariusza 3.
option-scenario-5 = 5
    .rule = Dostępny po ukończeniu scenariusza 4.
option-scenario-6 = 6
    .rule = Dostępny po ukończeniu scenariusza 5.
option-scenario-7 = 7
    .rule = Dostępny po ukończeniu scenariusza 6.
option-scenario-8 = 8
    .rule = Dostępny po ukończeniu scenariusza 7.
option-scenario-9 = 9
    .rule = Dostępny po ukończeniu scenariusza 8.
option-scenario-10 = 10
    .rule = Dostępny po ukończeniu scenariusza 9.
option-mode = Tryb
    .rule = Jak liczny jest personel oddziału.
option-mode-standard = zwykły
    .rule = Dwie pielęgniarki.
option-mode-gentle = łagodny
    .rule = Trzecia pielęgniarka od pierwszego dnia; scenariusz i tak liczy się do kampanii.
option-matching = Dopasowywanie
    .rule = Jak wyraźne wspomnienia trafiają wieczorem na swoje mgliste odpowiedniki.
option-matching-attempt = na oko
    .rule = Kto trzyma wyraźne wspomnienie, porównuje postać i ścieg, po czym wybiera.
option-matching-auto = automatyczne
    .rule = Wyraźne wspomnienie samo trafia na swój odpowiednik, jeśli ten jest w grze.

## Zakończenie scenariusza

result-win = cel osiągnięty
result-loss-health = Billy zmarł
result-loss-deck = Billy zmarł
result-loss-staff = Billy został przeniesiony
result-loss-warnings = Billy został przeniesiony

outcome-win = { $ending }
outcome-loss-health = { $ending }
outcome-loss-deck = { $ending }
outcome-loss-staff = { $ending }
outcome-loss-warnings = { $ending }

## Wybory: napisy na przyciskach

do-phone = Niech zadzwoni { $staff }
do-no-phone = Nikt nie dzwoni
do-assign = Przydziel { $staff_acc }
do-call-assistant = Wezwij asystenta medycznego
do-move = Przenieś { $staff_acc } na tę zmianę
do-stand-in = Niech { $staff } zastąpi nieobecnych
do-lose = Oddaj { $cost }
do-give = Daj żeton { $staff_dat }
do-medical = Opieka medyczna
do-palliative = Opieka paliatywna
do-cover = Połóż żeton { $staff_gen }
do-stop = Na tym koniec
do-take = Weź { $reward }
do-talk = Niech z Billym porozmawia { $staff }
do-guide = Skieruj rozmowę na okres „{ $period }”
do-no-guide = Niech Billy sam wybierze, o czym mówi
do-accept = Wysłuchaj tego wspomnienia
do-insist = Nalegaj na inne wspomnienie
do-spend = Wydaj żeton
do-decline = Zachowaj żeton
do-query = Wypytaj o okres „{ $period }”
do-face = Pomóż Billy’emu zmierzyć się z { $regret_ins }
do-pass = Bez dalszych pytań
do-call = Zadzwoń do { $contact_gen }
do-hang-up = Odłóż słuchawkę
do-send = Wyślij na urlop { $staff_acc }
do-done = Gotowe
do-serve = Najpierw { $staff }
do-put = Miejsce { $slot }
do-swap = „{ $period }”: zamień miejsca { $slot } i { $other }
do-match = Pasuje do miejsca { $slot }
do-no-match = Mglistego odpowiednika tu nie ma

## Pytania: wiersz stanu

ask-phone = { $seat }, czy podczas tej zmiany któryś lekarz ma zadzwonić? Do wyboru: { $contacts }.
ask-staff =
    { $seat }, obsadź { $shift_acc }: { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }.
ask-tire = { $seat }, { $staff } pada z nóg. Co oddajesz?
ask-night-bonus = { $seat }, kto dostaje żeton za nocną zmianę?
ask-care = { $seat }, karta „{ $patient }”. Jakiej opieki potrzebuje Billy?
ask-medical =
    { $seat }, kładź żetony: { $count ->
        [one] { $count } symbol jest niezakryty
        [few] { $count } symbole są niezakryte
       *[many] { $count } symboli jest niezakrytych
    }.
ask-averted = { $seat }, stan krytyczny opanowany; kto dostaje żeton?
ask-either = { $seat }, żeton czy mgliste wspomnienie?
ask-reward = { $seat }, kto dostaje żeton?
ask-talker = { $seat }, kto porozmawia z Billym?
ask-guide = { $seat }, czy chcesz pokierować rozmową?
ask-insist = { $seat }, Billy mówi o okresie „{ $period }”. Słuchasz czy nalegasz na coś innego?
ask-trust-health = { $seat }, czy wydasz żeton, żeby poprawić zdrowie Billy’ego?
ask-trust-memory = { $seat }, czy wydasz żeton na wspomnienie?
ask-query = { $seat }, czy { $staff } chce wypytać Billy’ego?
ask-call = { $seat }, do kogo dzwonisz?
ask-leave = { $seat }, czy wysyłasz kogoś na urlop?
ask-serve = { $seat }, żetonów nie starczy dla wszystkich; kto dostaje pierwszy?
ask-place = { $seat }, gdzie w okresie „{ $period }” jest miejsce tego mglistego wspomnienia?
ask-arrange = { $seat }, czy chcesz przestawić wspomnienia?
ask-match = { $seat }, do którego mglistego wspomnienia z okresu „{ $period }” pasuje twoje wyraźne?
ask-rearrange = { $seat }, czy chcesz jeszcze raz przestawić wspomnienia?
ask-nothing = Koniec scenariusza: { $result }.

## Dziennik: co się wydarzyło

log-page = { $page }
log-day = Dzień { $day }. Podkładkę przejmuje gracz, do którego należy { $staff }.
log-relief = Dziś do pracy przychodzi także trzecia pielęgniarka.
log-reveal = { $shift_cap }: „{ $patient }”.
log-phone = { $staff_cap } idzie do telefonu.
log-assign = { $staff_cap } bierze zmianę.
log-call-assistant = { $staff_cap } przychodzi na wezwanie.
log-move = { $staff_cap } zostaje na { $shift_acc }.
log-stand-in = { $staff_cap } pracuje także za kogoś, kogo brakuje.
log-tired =
    { $staff_cap } ma już { $count ->
        [one] { $count } żeton zmęczenia
        [few] { $count } żetony zmęczenia
       *[many] { $count } żetonów zmęczenia
    }.
log-lose-token = { $staff_cap } oddaje żeton opieki.
log-lose-hazy = { $staff_cap } oddaje mgliste wspomnienie z okresu „{ $period }”.
log-lose-clear = { $staff_cap } oddaje wyraźne wspomnienie z okresu „{ $period }”.
log-gain = { $staff_cap } dostaje żeton opieki.
log-medical = Billy otrzymuje opiekę medyczną.
log-cover = Jeden symbol zakryty żetonem { $staff_gen }.
log-averted = Stan krytyczny opanowany.
log-palliative = Ktoś siada przy łóżku: opieka paliatywna.
log-better = Billy czuje się trochę lepiej: stan zdrowia wynosi teraz { $health }.
log-worse = Billy słabnie: stan zdrowia pogarsza się o { $count }, do { $health }.
log-band = Stan zdrowia Billy’ego jest teraz w strefie { $band_loc }.
log-warning =
    { $count ->
        [1] Ostrzeżenie od dyrektora szpitala
       *[other] Drugie ostrzeżenie od dyrektora szpitala
    }: { $cause }.
log-talk =
    { $staff_cap } rozmawia z Billym o { $count ->
        [one] { $count } wspomnieniu
       *[other] { $count } wspomnieniach
    }.
log-guide = { $staff_cap } kieruje rozmowę na okres „{ $period }”.
log-hazy = Z okresu „{ $period }”: „{ $quote }”.
log-insist = { $staff_cap } łagodnie prosi o coś innego.
log-event = „{ $event }”: { $effect }.
log-trust = { $staff_cap } korzysta z zaufania Billy’ego i wydaje żeton.
log-query = { $staff_cap } wypytuje o okres „{ $period }”.
log-answer = { $staff_cap } dostaje wyraźne wspomnienie z okresu „{ $period }”.
log-face = { $staff_cap } jest przy Billym, gdy ten mierzy się z { $regret_ins }.
log-call = { $staff_cap } dzwoni do { $contact_gen } { $contact_there }.
log-hang-up = { $staff_cap } odkłada słuchawkę.
log-send = { $staff_cap } idzie na urlop.
log-evening = { $staff_cap } ma dziś czas dla Billy’ego i dostaje { tokens }.
log-back = { $staff_cap } wraca z urlopu bez zmęczenia.
log-overworked = { $staff_cap } nie ma już siły i musi iść na urlop.
log-turn-up = Odkrywacie mgliste wspomnienie z okresu „{ $period }”.
log-look = Tylko ty widzisz to wyraźne wspomnienie z okresu „{ $period }”: { $scene }
log-clear = Wspomnienie z okresu „{ $period }” nabiera ostrości. { $scene }
log-no-match = { $staff_cap } oddaje do talii wyraźne wspomnienie z okresu „{ $period }”, nikomu go nie pokazując.
log-from-locker = Karta z szafki przy łóżku dołącza do okresu „{ $period }”.
log-win = { $ending }
log-loss-health = { $ending }
log-loss-deck = { $ending }
log-loss-staff = { $ending }
log-loss-warnings = { $ending }

## Grupy, w których wypisane są wybory.

group-staff = Obsada zmiany
group-cover = Zastępstwo
group-phone = Telefon
group-price = Cena zmęczenia
group-care = Opieka
group-tokens = Żetony
group-talk = Rozmowa z Billym
group-query = Wypytywanie
group-leave = Urlop
group-place = Miejsce wspomnienia
group-match = Dopasowanie wspomnienia
group-done = Dalej
group-row-1 = Przestaw w okresie „{ period-1 }”
group-row-2 = Przestaw w okresie „{ period-2 }”
group-row-3 = Przestaw w okresie „{ period-3 }”
group-row-4 = Przestaw w okresie „{ period-4 }”
group-row-5 = Przestaw w okresie „{ period-5 }”
group-swap = Zamiana
