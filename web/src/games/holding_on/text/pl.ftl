### Ekrany gry „Ostatnie chwile” po polsku.

## Uwaga o treści

web-holding-on-note = Zanim zaczniesz
web-holding-on-note-1 = Ta gra opowiada o człowieku, który umiera, i o tych, którzy się nim opiekują. Mówi o chorobie, śmierci, żałobie, piciu i rozbitej rodzinie: cicho i nigdy po to, by szokować.
web-holding-on-note-2 = Możesz czytać tę historię strona po stronie albo grać tak, by strony nie otwierały się same. Zostaną w książce pod przyciskiem „Historia”, a zdanie możesz zmienić w każdej chwili.
web-holding-on-note-read = Zaczynam od historii
web-holding-on-note-skip = Gram bez stron
web-holding-on-note-leave = Nie teraz
web-holding-on-note-kept = Ta uwaga pojawia się raz na każdym urządzeniu.

## Książka

web-holding-on-story = Historia
web-holding-on-book = Dotychczasowa historia
web-holding-on-scenario = Scenariusz { $number }
web-holding-on-locked = Jeszcze niedostępny
web-holding-on-finished = ukończony
web-holding-on-page-intro-1 = Poufne
web-holding-on-page-intro-2 = Wprowadzenie
web-holding-on-page-setup = Na oddziale
web-holding-on-page-rules = Przygotowanie i zasady
web-holding-on-page-goal = Cel
web-holding-on-page-win = Wynik
web-holding-on-page-death = Koniec
web-holding-on-page-transfer = Koniec
web-holding-on-page-beat = Z oddziału, dzień { $day }
web-holding-on-page-call = Dzień { $day }: telefon do { $contact_gen } { $contact_there }
web-holding-on-page-arrival = Dzień { $day }: ktoś stoi w drzwiach
web-holding-on-page-back = Wstecz
web-holding-on-page-on = Czytaj dalej
web-holding-on-book-close = Na oddział
web-holding-on-open-pages = Nowe strony otwierają się same

## Pokój

web-holding-on-day = Dzień { $day } z { $days }
web-holding-on-medical-given = Opieka medyczna dziś już była
web-holding-on-eithers-left =
    { $count ->
        [few] Do wyboru są { $count } nagrody.
       *[many] Do wyboru jest { $count } nagród.
    }
web-holding-on-tokens-left =
    { $count ->
        [few] Do rozdania są { $count } żetony.
       *[many] Do rozdania jest { $count } żetonów.
    }
web-holding-on-medical-due = Dziś brakuje jeszcze opieki medycznej
web-holding-on-band = w strefie { $band_loc }
web-holding-on-pages = Co pokazuje plansza
web-holding-on-the-day = Dzień
web-holding-on-memories = Wspomnienia
web-holding-on-shift-morning = Rano
web-holding-on-shift-afternoon = Po południu
web-holding-on-shift-night = W nocy
web-holding-on-later = Dopiero nadejdzie
web-holding-on-medical = Opieka medyczna
web-holding-on-palliative = Opieka paliatywna
web-holding-on-averted = Za opanowanie
web-holding-on-place-free = Miejsce do obsadzenia
web-holding-on-bedside = Przy łóżku
web-holding-on-said = Co padło podczas tej zmiany
web-holding-on-evening = Wieczorem
web-holding-on-arrange-how = Przeciągajcie wspomnienia w rzędach, aż ściegi się zejdą, albo zostawcie je tak, jak leżą.
web-holding-on-swaps =
    { $count ->
        [one] Tego wieczoru została { $count } zamiana
        [few] Tego wieczoru zostały { $count } zamiany
       *[many] Tego wieczoru zostało { $count } zamian
    }
web-holding-on-face-down = Jeszcze zakryte: mgliste { $hazy }, wyraźne { $clear }.
web-holding-on-team = Zespół
web-holding-on-manager = Kierownik
web-holding-on-at-once = { $action }: { $count } naraz
# $text to zdanie, które mówi Billy.
web-holding-on-quoted = „{ $text }”
web-holding-on-next-card = Następna karta:
web-holding-on-chance =
    Może się trafić: { $memories ->
        [one] { $memories } wspomnienie
        [few] { $memories } wspomnienia
       *[many] { $memories } wspomnień
    }, { $count ->
        [one] { $count } wydarzenie
        [few] { $count } wydarzenia
       *[many] { $count } wydarzeń
    }.

## Karty

web-holding-on-places =
    { $count ->
        [one] { $count } miejsce dla personelu
        [few] { $count } miejsca dla personelu
       *[many] { $count } miejsc dla personelu
    }
web-holding-on-stable-symbol = stan stabilny: żeton poprawia zdrowie o 1
web-holding-on-deteriorations =
    { $count ->
        [one] { $count } pogorszenie
        [few] { $count } pogorszenia
       *[many] { $count } pogorszeń
    }
web-holding-on-critical-reward = tylko opieka medyczna; żeton, jeśli zakryjecie wszystkie symbole
web-holding-on-reward-tokens =
    { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }
web-holding-on-reward-hazy =
    { $count ->
        [one] { $count } mgliste wspomnienie
        [few] { $count } mgliste wspomnienia
       *[many] { $count } mglistych wspomnień
    }
web-holding-on-reward-either =
    { $count ->
        [one] żeton albo wspomnienie
       *[other] { $count } × żeton albo wspomnienie
    }
web-holding-on-rewards = opieka paliatywna: { $rewards }
web-holding-on-fatigue = zmęczenie { $count }
web-holding-on-tokens =
    { $count ->
        [one] { $count } żeton opieki
        [few] { $count } żetony opieki
       *[many] { $count } żetonów opieki
    }
web-holding-on-held-hazy =
    { $count ->
        [one] { $count } mgliste wspomnienie, jeszcze zakryte
        [few] { $count } mgliste wspomnienia, jeszcze zakryte
       *[many] { $count } mglistych wspomnień, jeszcze zakrytych
    }
web-holding-on-held-clear =
    { $count ->
        [one] { $count } wyraźne wspomnienie, jeszcze nieobejrzane
        [few] { $count } wyraźne wspomnienia, jeszcze nieobejrzane
       *[many] { $count } wyraźnych wspomnień, jeszcze nieobejrzanych
    }
web-holding-on-supply =
    { $count ->
        [one] W zasobach { $count } żeton
        [few] W zasobach { $count } żetony
       *[many] W zasobach { $count } żetonów
    }

## Wspomnienia

web-holding-on-hazy = mgliste
web-holding-on-clear = wyraźne
web-holding-on-seam-help = Zaznacz pasujące brzegi
web-holding-on-look-at = Przyjrzyj się: { $name }
web-holding-on-closer = Z bliska
web-holding-on-compare-how = Dotknij drugiego wspomnienia, żeby je porównać.
web-holding-on-seam-fits = Ściegi się schodzą.
web-holding-on-row-whole = Okres „{ $period }” stał się jednym obrazem.
web-holding-on-put-how = Przeciągnij wspomnienie na miejsce w jego rzędzie albo wybierz miejsce. Później można je przestawić.
web-holding-on-match-how = To wspomnienie widzisz tylko ty. Porównaj postać Billy’ego i ścieg, a potem wskaż mglisty odpowiednik.
web-holding-on-match-others = { $staff_cap } porównuje wyraźne wspomnienie z okresu „{ $period }” z mglistymi.
web-holding-on-slot = Miejsce { $slot }
web-holding-on-slot-empty = { $place }: puste
web-holding-on-figure = Billy { $pose }, { $facing }, { $object }
web-holding-on-pose-standing = stoi
web-holding-on-pose-sitting = siedzi
web-holding-on-pose-walking = idzie
web-holding-on-pose-kneeling = klęczy
web-holding-on-pose-leaning = stoi oparty
web-holding-on-pose-reaching = wyciąga rękę
web-holding-on-facing-left = zwrócony w lewo
web-holding-on-facing-right = zwrócony w prawo
web-holding-on-object-nothing = z pustymi rękami
web-holding-on-object-marble = ze szklaną kulką
web-holding-on-object-bundle = z zawiniątkiem
web-holding-on-object-oar = z wiosłem
web-holding-on-object-plate = z talerzem
web-holding-on-object-lamp = z lampą
web-holding-on-object-broom = z miotłą
web-holding-on-object-mallet = z drewnianym młotkiem
web-holding-on-object-lantern = z latarnią
web-holding-on-object-cap = z czapką
web-holding-on-object-bag = z workiem
web-holding-on-object-bread = z kawałkiem chleba
web-holding-on-object-umbrella = z parasolem
web-holding-on-object-envelope = z kopertą
web-holding-on-object-hat = z kapeluszem
web-holding-on-object-plane = ze strugiem
web-holding-on-object-keys = z kluczami
web-holding-on-object-suitcase = z walizką
web-holding-on-object-receiver = ze słuchawką telefonu
web-holding-on-object-cup = z kubkiem
web-holding-on-object-rule = z miarką
web-holding-on-object-photograph = ze zdjęciem
web-holding-on-object-letter = z listem
web-holding-on-object-ticket = z kartą pokładową
web-holding-on-edge-l = lewy brzeg: { $stitches }
web-holding-on-edge-r = prawy brzeg: { $stitches }
web-holding-on-edge-t = górny brzeg: { $stitches }
web-holding-on-edge-b = dolny brzeg: { $stitches }
web-holding-on-hem = obrębek
web-holding-on-stitch-b = kreska
web-holding-on-stitch-s = skos
web-holding-on-stitch-c = krzyżyk
web-holding-on-stitch-k = węzełek

## Cel, talie i szafka

web-holding-on-chart = Cel i talie
web-holding-on-condition-period =
    { $count ->
        [one] Wyraźne wspomnienie z okresu „{ $period }”
        [few] { $count } wyraźne wspomnienia z okresu „{ $period }”
       *[many] { $count } wyraźnych wspomnień z okresu „{ $period }”
    }
web-holding-on-condition-any =
    { $count ->
        [one] Wyraźne wspomnienie
        [few] { $count } wyraźne wspomnienia
       *[many] { $count } wyraźnych wspomnień
    }
web-holding-on-condition-count =
    { $count ->
        [one] Wyraźne wspomnienie spośród wskazanych
        [few] { $count } wyraźne wspomnienia spośród wskazanych
       *[many] { $count } wyraźnych wspomnień spośród wskazanych
    }
web-holding-on-condition-run =
    { $count ->
        [one] Ciąg { $count } wyraźnego wspomnienia z okresu „{ $period }”
       *[other] Ciąg { $count } zszytych wyraźnych wspomnień z okresu „{ $period }”
    }
web-holding-on-condition-balance = Przyjemnych wspomnień o { $count } więcej niż przykrych
web-holding-on-condition-heard =
    { $count ->
        [one] Odebrany telefon do { $contact_gen }
        [few] { $count } odebrane telefony do { $contact_gen }
       *[many] { $count } odebranych telefonów do { $contact_gen }
    }
web-holding-on-condition-faced =
    { $count ->
        [one] Wyrzut sumienia, z którym Billy się zmierzył
       *[other] Wyrzuty sumienia, z którymi Billy się zmierzył: { $count }
    }
web-holding-on-condition-arrived = Przyjazd { $contact_gen }
web-holding-on-somebody = Ktoś
web-holding-on-somebody-else = Ktoś inny
web-holding-on-somebody-heard =
    { $count ->
        [one] Odebrany telefon
        [few] { $count } odebrane telefony
       *[many] { $count } odebranych telefonów
    }
web-holding-on-somebody-arrived = Ktoś przyjechał
web-holding-on-somebody-else-arrived = Przyjechał jeszcze ktoś
web-holding-on-short-count = Wyraźne wspomnienia
web-holding-on-short-balance = Przewaga przyjemnych
web-holding-on-short-faced = Wyrzuty sumienia
web-holding-on-progress = ({ $reached } z { $count })
web-holding-on-reached = osiągnięte
web-holding-on-not-reached = jeszcze nieosiągnięte
web-holding-on-shown = Mgliste wspomnienia, których szukacie
web-holding-on-decks = Co jeszcze może się zdarzyć
web-holding-on-deck =
    { $name }: { $count ->
        [one] { $count } wspomnienie
        [few] { $count } wspomnienia
       *[many] { $count } wspomnień
    } oraz te wydarzenia (skutki przy obecnym zdrowiu Billy’ego)
web-holding-on-arrived = jest na miejscu
web-holding-on-line =
    { $heard ->
        [0] jeszcze bez rozmowy
        [one] { $heard } rozmowa za wami
        [few] { $heard } rozmowy za wami
       *[many] { $heard } rozmów za wami
    }; { $cards ->
        [one] został { $cards } telefon
        [few] zostały { $cards } telefony
       *[many] zostało { $cards } telefonów
    }, w tym z odpowiedzią: { $voices }
web-holding-on-faced = Billy ma to za sobą
web-holding-on-not-faced = jeszcze przed Billym
web-holding-on-a-regret = Wyrzut sumienia
web-holding-on-an-event = Wydarzenie tego scenariusza
web-holding-on-locker-pair = Dwie karty odłożono na bok.

## Gdzie kto jest

web-holding-on-at-break-room = w pokoju socjalnym
web-holding-on-at-leave = na urlopie
web-holding-on-at-pad = na podkładce
web-holding-on-at-desk = jeszcze niewezwany
web-holding-on-at-out = poza grą

## Co oznacza wybór

web-holding-on-rule-phone = Lekarz dzwoni po rozpatrzeniu karty pacjenta i podczas tej zmiany nie zapewnia opieki.
web-holding-on-rule-call-assistant = Asystent pomaga tylko tego dnia; potem nie wraca już do gry.
web-holding-on-rule-move = Ktoś przechodzi z poprzedniej zmiany i dostaje 1 żeton zmęczenia.
web-holding-on-rule-move-free = Bez zmęczenia: asystenci nigdy się nie męczą, a przy dwóch lekarzach ten, który należy do kierownika, może raz dziennie wziąć dodatkową zmianę.
web-holding-on-rule-stand-in = Ta osoba zajmuje też puste miejsce i dostaje 1 żeton zmęczenia.
web-holding-on-rule-medical = Stan niestabilny lub krytyczny: każde pogorszenie niezakryte żetonem odbiera 1 punkt zdrowia. Stan stabilny: 1 żeton poprawia zdrowie o 1.
web-holding-on-rule-medical-worse = Żetony zakrywają symbole; każde niezakryte pogorszenie odbiera 1 punkt zdrowia.
web-holding-on-rule-medical-stable = 1 żeton poprawia zdrowie Billy’ego o 1.
web-holding-on-rule-palliative = Każde pogorszenie odbiera 1 punkt zdrowia, potem personel otrzymuje nagrody.
web-holding-on-rule-palliative-free = Ta karta nie odbiera zdrowia; personel otrzymuje nagrody.
web-holding-on-rule-guide = 1 żeton: każde wspomnienie w tej rozmowie będzie z tego okresu.
web-holding-on-rule-insist = 1 żeton: to wspomnienie odkładacie i dobieracie inne.
web-holding-on-rule-query = 1 żeton: wyraźne wspomnienie z tego okresu, chyba że wcześniej trafi się wydarzenie.
web-holding-on-rule-face = 2 żetony na kartę; z czym Billy raz się zmierzy, to ma już za sobą.
web-holding-on-rule-send = Ta osoba wraca wieczorem bez zmęczenia; dziś nie dostanie żetonów.
web-holding-on-rule-match = Wyraźne wspomnienie położone na niewłaściwym mglistym wraca do talii.
web-holding-on-rule-no-match = Wspomnienie wraca do talii, nikomu niepokazane.

## Sytuacja w zdaniach

web-holding-on-position-day = Dzień { $day } z { $days }, { $shift }. Kierownikiem zmiany jest gracz, do którego należy { $staff }.
web-holding-on-position-health = Stan zdrowia Billy’ego: { $health } z 30, w strefie { $band_loc }.
web-holding-on-position-warnings = Ostrzeżenia: { $count } z { $most }.
web-holding-on-position-medical-given = Opieka medyczna dziś już była.
web-holding-on-position-medical-due = Opieki medycznej dziś jeszcze nie było.
web-holding-on-position-decks =
    Karty w talii mglistych wspomnień: { $hazy }, w talii wyraźnych: { $clear }; w zasobach { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }.
web-holding-on-position-shift = { $shift_cap }: { $card }. Obsada: { $team }.
web-holding-on-position-pawn = { $staff_cap }: { $where }, zmęczenie { $count }.
web-holding-on-position-purse =
    { $staff_cap }: { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
       *[many] { $count } żetonów
    }, mgliste wspomnienia na ręce: { $hazy }, wyraźne: { $clear }.
web-holding-on-position-row = „{ $period }”: { $cells }.
web-holding-on-position-up = Odkryte: { $face }
web-holding-on-position-held = Twoje wyraźne wspomnienie: { $face }

## Wykres scenariusza

web-holding-on-curve-health = stan zdrowia Billy’ego
web-holding-on-curve-clear = wyraźne wspomnienia

## Karty rzeczy

web-holding-on-thing-tokens = Żetony opieki: { $count }.
web-holding-on-thing-row = Wyraźne wspomnienia: { $clear }, mgliste: { $hazy }.
web-holding-on-thing-calls = Pozostałe telefony: { $cards }, w tym odebrane: { $voices }. Cena w żetonach: { $price }.
web-holding-on-thing-regret = Wyraźne wspomnienia: { $clear } z { $wanted }. Cena w żetonach: { $price }.
web-holding-on-billy = Billy Kerr
web-holding-on-billy-who = Wasz pacjent. Ma sześćdziesiąt lat, zostało mu kilka dni życia, a nikt nie wie, kim jest: powiedzą to tylko jego wspomnienia.
# $names are people of his life.
web-holding-on-billy-people = Ludzie z jego życia, o których już wiecie: { $names }.
web-holding-on-billy-nobody = Nie znacie jeszcze nikogo z jego życia.
# $names are what he regrets.
web-holding-on-billy-regrets = Co dręczy Billy’ego: { $names }.
web-holding-on-billy-story =
    Za wami { $count ->
        [one] { $count } rozdział
        [few] { $count } rozdziały
       *[many] { $count } rozdziałów
    } jego historii.

## Symbole

web-holding-on-sign-token = Żeton opieki
    .rule = Zakrywa symbol opieki medycznej; płaci się nim za pytania i za kierowanie rozmową.
web-holding-on-sign-worse = Pogorszenie
    .rule = Odbiera 1 punkt zdrowia, chyba że opieka medyczna zakryje je żetonem.
web-holding-on-sign-steady = Stan stabilny
    .rule = Żeton wydany na opiekę medyczną poprawia zdrowie Billy’ego o 1.
web-holding-on-sign-hazy = Mgliste wspomnienie
    .rule = Dzięki opiece paliatywnej Billy zaczyna opowiadać; wieczorem odkrywacie wspomnienie i szukacie mu miejsca.
web-holding-on-sign-clear = Wyraźne wspomnienie
    .rule = Odpowiedź na pytanie; wieczorem trafia na swój mglisty odpowiednik.
web-holding-on-sign-either = Żeton albo wspomnienie
    .rule = Obsada zmiany wybiera jedno z dwojga.
web-holding-on-sign-ask = Pytanie
    .rule = Po opiece, obojętnie jakiej, lekarze z tej zmiany mogą wypytywać Billy’ego.
web-holding-on-sign-event = Wydarzenie
    .rule = Może się trafić zamiast wspomnienia; skutek zależy od zdrowia Billy’ego.
web-holding-on-sign-phone = Telefon
    .rule = Ktoś, do kogo można zadzwonić, albo lekarz przy telefonie.
web-holding-on-sign-tired = Zmęczenie
    .rule = Kto ma pełny rząd, jest przemęczony i opuszcza cały następny dzień.
web-holding-on-sign-double = Zastępstwo
    .rule = Oprócz swojego miejsca ta osoba zajmuje jeszcze jedno, puste.
web-holding-on-sign-warning = Ostrzeżenie
    .rule = Dostajecie je za dzień bez opieki medycznej albo za puste miejsce; drugie oznacza przegraną.
web-holding-on-sign-joined = Zszyte wspomnienia
    .rule = Sąsiadujące karty, których ściegi się schodzą.
web-holding-on-sign-plus = Przyjemne
    .rule = Wyraźne wspomnienie, które dobrze robi Billy’emu.
web-holding-on-sign-minus = Przykre
    .rule = Wyraźne wspomnienie, które ciąży Billy’emu.
web-holding-on-sign-letter = Litera
    .rule = Pierwsza litera imienia osoby, o której mówi to wspomnienie.
web-holding-on-sign-regret = Wyrzut sumienia
    .rule = To wspomnienie dotyczy czegoś, z czym Billy musi się zmierzyć.
web-holding-on-sign-arrived = W drzwiach
    .rule = Ktoś jedzie do Billy’ego albo już przyjechał.
