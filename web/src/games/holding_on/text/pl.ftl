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
web-holding-on-locked = Jeszcze zamknięty
web-holding-on-finished = ukończony
web-holding-on-page-intro-1 = Poufne
web-holding-on-page-intro-2 = Wprowadzenie
web-holding-on-page-setup = Przygotowanie i zasady
web-holding-on-page-goal = Cel
web-holding-on-page-win = Rezultat
web-holding-on-page-death = Koniec
web-holding-on-page-transfer = Koniec
web-holding-on-page-beat = Z tych dni
web-holding-on-page-back = Wstecz
web-holding-on-page-on = Czytaj dalej
web-holding-on-book-close = Na oddział
web-holding-on-open-pages = Nowe strony otwierają się same

## Pokój

web-holding-on-day = Dzień { $day } z { $days }
web-holding-on-medical-given = Opieka medyczna dziś już była
web-holding-on-medical-due = Dziś brakuje jeszcze opieki medycznej
web-holding-on-band = w strefie { $band_loc }
web-holding-on-pages = Co pokazuje plansza
web-holding-on-the-day = Dzień
web-holding-on-memories = Wspomnienia
web-holding-on-shift-morning = Rano
web-holding-on-shift-afternoon = Po południu
web-holding-on-shift-night = Noc
web-holding-on-later = Dopiero nadejdzie
web-holding-on-medical = Opieka medyczna
web-holding-on-palliative = Opieka paliatywna
web-holding-on-averted = Za zażegnanie
web-holding-on-place-free = Miejsce do obsadzenia
web-holding-on-bedside = Przy łóżku
web-holding-on-said = Co padło podczas tej zmiany
web-holding-on-evening = Wieczorem
web-holding-on-arrange-how = Przeciągajcie wspomnienia w obrębie ich rzędów, aż szwy się spotkają, albo zostawcie je tak, jak leżą.
web-holding-on-swaps =
    { $count ->
        [one] Tego wieczoru została { $count } zamiana
        [few] Tego wieczoru zostały { $count } zamiany
       *[many] Tego wieczoru zostało { $count } zamian
    }
web-holding-on-face-down = Jeszcze zakryte: mgliste { $hazy }, wyraźne { $clear }.
web-holding-on-team = Zespół
web-holding-on-manager = Kierownik zmiany
web-holding-on-close = Zamknij
# $text to zdanie, które mówi Billy.
web-holding-on-quoted = „{ $text }”

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
       *[other] { $count } razy żeton albo wspomnienie
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
web-holding-on-look = Przyjrzyj się
web-holding-on-look-at = Przyjrzyj się. { $name }
web-holding-on-put-how = Przeciągnij je na miejsce w jego rzędzie albo wybierz miejsce. Później można je przestawić.
web-holding-on-match-how = Widzisz je tylko ty. Porównaj postać Billy’ego i szwy, a potem wskaż mglisty odpowiednik.
web-holding-on-match-others = { $staff_cap } porównuje wyraźne wspomnienie z okresu „{ $period }” z mglistymi.
web-holding-on-slot = Miejsce { $slot }
web-holding-on-slot-empty = { $place }: puste
web-holding-on-figure = Billy { $pose }, { $facing }, { $object }
web-holding-on-pose-standing = stoi
web-holding-on-pose-sitting = siedzi
web-holding-on-pose-walking = idzie
web-holding-on-pose-kneeling = klęczy
web-holding-on-pose-leaning = opiera się
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
web-holding-on-object-mallet = z pobijakiem
web-holding-on-object-lantern = z latarnią
web-holding-on-object-cap = z czapką
web-holding-on-object-bag = z torbą
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
web-holding-on-object-ticket = z biletem
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
web-holding-on-condition-period = Wyraźne wspomnienie z okresu „{ $period }”
web-holding-on-condition-count =
    { $count ->
        [one] Wyraźne wspomnienie spośród wskazanych
        [few] { $count } wyraźne wspomnienia spośród wskazanych
       *[many] { $count } wyraźnych wspomnień spośród wskazanych
    }
web-holding-on-condition-run =
    { $count ->
        [one] Ciąg { $count } wyraźnego wspomnienia
       *[other] Ciąg { $count } zszytych wyraźnych wspomnień
    }
web-holding-on-condition-balance = Przyjemnych o { $count } więcej niż przykrych
web-holding-on-condition-heard =
    { $count ->
        [one] Odebrany telefon
        [few] { $count } odebrane telefony
       *[many] { $count } odebranych telefonów
    }
web-holding-on-condition-faced =
    { $count ->
        [one] Zmierzenie się z { $count } wyrzutem sumienia
       *[other] Zmierzenie się z { $count } wyrzutami sumienia
    }
web-holding-on-condition-arrived = Ktoś dotarł na miejsce
web-holding-on-reached = osiągnięte
web-holding-on-not-reached = jeszcze nieosiągnięte
web-holding-on-shown = Mgliste wspomnienia, których szukacie
web-holding-on-decks = Co jeszcze może się zdarzyć
web-holding-on-deck =
    { $name }: { $count ->
        [one] { $count } wspomnienie
        [few] { $count } wspomnienia
       *[many] { $count } wspomnień
    } oraz te wydarzenia, przy obecnym stanie Billy’ego
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
    }, odebrane: { $voices }
web-holding-on-faced = za nim
web-holding-on-not-faced = jeszcze przed nim
web-holding-on-a-regret = Wyrzut sumienia
web-holding-on-an-event = Wydarzenie tego scenariusza
web-holding-on-locker-pair = Dwie karty odłożono na bok.

## Gdzie kto jest

web-holding-on-at-break-room = w pokoju socjalnym
web-holding-on-at-leave = na urlopie
web-holding-on-at-pad = na podkładce
web-holding-on-at-desk = jeszcze bez wezwania
web-holding-on-at-out = poza grą

## Grupy akcji

web-holding-on-group-staff = Obsada zmiany
web-holding-on-group-cover = Zastępstwo
web-holding-on-group-phone = Telefon
web-holding-on-group-price = Cena zmęczenia
web-holding-on-group-care = Opieka
web-holding-on-group-tokens = Żetony
web-holding-on-group-talk = Rozmowa z Billym
web-holding-on-group-query = Pytania do Billy’ego
web-holding-on-group-leave = Urlop
web-holding-on-group-place = Miejsce wspomnienia
web-holding-on-group-match = Dopasowanie wspomnienia
web-holding-on-group-done = Dalej
web-holding-on-group-row-1 = Przestaw w okresie „Tern Street”
web-holding-on-group-row-2 = Przestaw w okresie „Szkutnia”
web-holding-on-group-row-3 = Przestaw w okresie „Światło południa”
web-holding-on-group-row-4 = Przestaw w okresie „Szuflada”
web-holding-on-group-row-5 = Przestaw w okresie „W stronę domu”

## Co oznacza wybór

web-holding-on-rule-phone = Lekarz dzwoni po rozpatrzeniu karty pacjenta i podczas tej zmiany nie zapewnia opieki (HOL-20.4).
web-holding-on-rule-call-assistant = Tylko na ten dzień; potem asystent nie wraca już do gry (HOL-2.3).
web-holding-on-rule-move = Z bezpośrednio poprzedniej zmiany; kosztuje 1 zmęczenie, asystenta nie męczy (HOL-7.3).
web-holding-on-rule-stand-in = Zajmuje też puste miejsce; kosztuje 1 zmęczenie (HOL-7.5).
web-holding-on-rule-medical = Żetony zakrywają symbole; każdy odkryty kosztuje 1 punkt zdrowia (HOL-8.4).
web-holding-on-rule-palliative = Każde pogorszenie kosztuje 1 punkt zdrowia, potem personel otrzymuje nagrody (HOL-10.1).
web-holding-on-rule-guide = 1 żeton: każde wspomnienie tej rozmowy będzie z tego okresu (HOL-19.3).
web-holding-on-rule-insist = 1 żeton: to wspomnienie odkładacie i dobieracie inne (HOL-19.5).
web-holding-on-rule-query = 1 żeton: wyraźne wspomnienie z tego okresu, chyba że wcześniej trafi się wydarzenie (HOL-14.4).
web-holding-on-rule-face = 2 żetony na kartę; kto raz się z nim zmierzy, ma je za sobą.
web-holding-on-rule-send = Wraca wieczorem bez zmęczenia; dziś nie dostanie żetonów (HOL-16.9).
web-holding-on-rule-match = Wspomnienie położone na niewłaściwym wraca do talii (HOL-G.26).
web-holding-on-rule-no-match = Wspomnienie wraca do talii, nikomu nie pokazane (HOL-15.6).

## Sytuacja w zdaniach

web-holding-on-position-day = Dzień { $day } z { $days }, { $shift }. Kierownikiem zmiany jest gracz, do którego należy { $staff }.
web-holding-on-position-health = Stan zdrowia Billy’ego: { $health } z 30, w strefie { $band_loc }.
web-holding-on-position-warnings = Ostrzeżenia: { $count } z { $most }.
web-holding-on-position-medical-given = Opieka medyczna dziś już była.
web-holding-on-position-medical-due = Opieki medycznej dziś jeszcze nie było.
web-holding-on-position-decks =
    W mglistej talii kart: { $hazy }, w wyraźnej: { $clear }; w zasobach { $count ->
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

## Pomoc

web-holding-on-help-goal = O co chodzi
web-holding-on-help-goal-1 = Jesteście zespołem oddziału paliatywnego. Billy Kerr ma sześćdziesiąt lat i kilka dni życia przed sobą, a nikt nie wie, kim jest. Wygrywacie razem, gdy spełnicie cel scenariusza (HOL-1.2).
web-holding-on-help-goal-2 = Cele wymagają wyraźnych wspomnień. Mgliste mówi tylko, czego szukać (HOL-1.3).
web-holding-on-help-goal-3 = Przegrywacie, gdy zdrowie spadnie do 0, gdy zaczyna się nowy dzień, a kart pacjenta już nie ma, gdy nikogo nie da się przydzielić do zmiany albo przy drugim ostrzeżeniu (HOL-1.6 do HOL-1.9). Można próbować do skutku (HOL-1.10).
web-holding-on-help-day = Dzień
web-holding-on-help-day-1 = Trzy zmiany: poranna, popołudniowa i nocna. Na każdą odkrywa się kartę pacjenta, kierownik zmiany obsadza jej miejsca, a personel zapewnia opiekę (HOL-5.3).
web-holding-on-help-day-2 = Co rano podkładka przechodzi do następnego gracza (HOL-5.2). O sprawach zmiany decyduje lekarz, którego położono pierwszego (HOL-6.4).
web-holding-on-help-day-3 = Między poranną a popołudniową zmianą kierownik może wysłać kogoś na urlop (HOL-5.5).
web-holding-on-help-day-4 = Wieczorem każdy, kto nie pracował, dostaje 2 żetony; potem odkrywacie wspomnienia tego dnia (HOL-5.6, HOL-15.1).
web-holding-on-help-staff = Personel i zastępstwa
web-holding-on-help-staff-1 = Trzeba obsadzić każde miejsce karty, najpierw z pokoju socjalnego (HOL-6.2, HOL-7.1).
web-holding-on-help-staff-2 = Jeśli to za mało: wezwijcie asystenta medycznego, przenieście kogoś z poprzedniej zmiany albo niech ktoś zastąpi nieobecnych (HOL-7.2 do HOL-7.5).
web-holding-on-help-staff-3 = W pełni obsadzona nocna zmiana daje 1 żeton, zanim wybierzecie opiekę (HOL-18.1).
web-holding-on-help-staff-4 = Jeśli zmiany nadal nie da się obsadzić, dostajecie ostrzeżenie i pracują ci, którzy są (HOL-7.8).
web-holding-on-help-care = Opieka
web-holding-on-help-care-1 = Albo opieka medyczna, albo paliatywna, nigdy obie (HOL-8.1).
web-holding-on-help-care-2 = Medyczna: każdy żeton zakrywa jeden symbol, każdy odkryty kosztuje 1 punkt zdrowia (HOL-8.4). Na stabilnej karcie 1 żeton poprawia zdrowie o 1 (HOL-8.5).
web-holding-on-help-care-3 = Płacą lekarze z tej karty, a pula pielęgniarek wtedy, gdy jest na niej pielęgniarka lub asystent (HOL-8.3).
web-holding-on-help-care-4 = Paliatywna: zdrowie spada o każdy symbol karty, potem personel otrzymuje żetony i mgliste wspomnienia (HOL-10.1, HOL-10.3).
web-holding-on-help-care-5 = Karty krytyczne dopuszczają tylko opiekę medyczną; jeśli zakryjecie wszystkie symbole, ktoś z personelu dostaje żeton (HOL-9.1, HOL-9.2).
web-holding-on-help-talk = Rozmowa z Billym
web-holding-on-help-talk-1 = Ktoś z personelu rozmawia z Billym i do wieczora trzyma mgliste wspomnienia zakryte (HOL-12.5, HOL-12.7).
web-holding-on-help-talk-2 = Pośród nich trafiają się wydarzenia. Ich skutek zależy od zdrowia: strefa zielona 30–14, pomarańczowa 13–8, czerwona 7–4, czarna 3–0 (HOL-3.2, HOL-13.1).
web-holding-on-help-talk-3 = Wydarzenie zużywa jedną z należnych kart, chyba że je ignorujecie (HOL-13.2).
web-holding-on-help-talk-4 = Kierowanie rozmową, od drugiego scenariusza: lekarz płaci 1 żeton i wskazuje okres, z którego mgliste wspomnienie jest już w grze (HOL-19.3).
web-holding-on-help-talk-5 = Naleganie: po wysłuchaniu cytatu lekarz płaci 1 żeton i prosi o coś innego (HOL-19.5). Nigdy jedno i drugie w tej samej rozmowie (HOL-19.2).
web-holding-on-help-query = Wypytywanie
web-holding-on-help-query-1 = Po opiece na stabilnej karcie jej lekarze mogą pytać, jeśli nie mają 2 zmęczenia (HOL-14.2, HOL-14.3).
web-holding-on-help-query-2 = Każde pytanie kosztuje 1 własny żeton. Pytać można tylko o okres, z którego coś już leży na siatce (HOL-14.4, HOL-14.5).
web-holding-on-help-query-3 = Przy kolejnym pytaniu o ten sam okres napotkane wydarzenia nie wracają; inny okres to nowa rozmowa (HOL-14.9).
web-holding-on-help-query-4 = Wyraźne wspomnienia zostają zakryte do wieczora, także dla tego, kto je trzyma (HOL-14.11).
web-holding-on-help-evening = Wieczór
web-holding-on-help-evening-1 = Najpierw układacie wszystkie mgliste wspomnienia dnia, potem porównujecie wyraźne (HOL-15.1).
web-holding-on-help-evening-2 = Każde wspomnienie ma jedno prawdziwe miejsce. Ścieg, który biegnie dalej na sąsiedniej karcie, wskazuje prawdziwego sąsiada; obrębek to skraj siatki (HOL-15.2).
web-holding-on-help-evening-3 = Kto trzyma wyraźne wspomnienie, ogląda je sam i kładzie na mglistym z tym samym Billym i tymi samymi szwami (HOL-15.4, HOL-15.5).
web-holding-on-help-evening-4 = Bez odpowiednika w grze wraca ono nieobejrzane do talii, nawet jeśli potrzebuje go cel (HOL-15.6).
web-holding-on-help-phone = Telefonowanie
web-holding-on-help-phone-1 = W niektórych scenariuszach lekarz może podczas zmiany telefonować. Nie zapewnia wtedy opieki, a rozmowa następuje po karcie pacjenta (HOL-20.2, HOL-20.4, HOL-20.5).
web-holding-on-help-phone-2 = Lekarz z 2 zmęczenia nie może telefonować (HOL-20.3).
web-holding-on-help-fatigue = Zmęczenie i urlop
web-holding-on-help-fatigue-1 = Przeniesienie i zastąpienie kogoś kosztują po 1 zmęczeniu; zostaje ono, póki urlop nie zdejmie całego (HOL-16.1).
web-holding-on-help-fatigue-2 = Każde zmęczenie kosztuje od razu żeton albo trzymane wspomnienie, jeśli jest co oddać (HOL-16.3, HOL-16.5).
web-holding-on-help-fatigue-3 = Przy 2 zmęczenia lekarz nie może pytać ani telefonować (HOL-16.7). Przy 3, a pielęgniarka przy 2, jest przemęczony i opuszcza cały następny dzień (HOL-16.8).
web-holding-on-help-fatigue-4 = Kto po porannej zmianie idzie na urlop, wraca wieczorem wypoczęty (HOL-16.9).
web-holding-on-help-warnings = Ostrzeżenia
web-holding-on-help-warnings-1 = Za dzień bez opieki medycznej, za nieobsadzoną zmianę i wtedy, gdy lekarz jutrzejszego kierownika jest przemęczony (HOL-17.2 do HOL-17.4).
web-holding-on-help-warnings-2 = Drugie ostrzeżenie od razu kończy scenariusz przegraną; ostrzeżeń nigdy się nie zdejmuje (HOL-17.1, HOL-17.5).
web-holding-on-help-players = Ilu was jest
web-holding-on-help-players-1 = Jedna osoba prowadzi dwóch lekarzy według zasad dla dwojga (HOL-21.14).
web-holding-on-help-players-2 = Przy dwóch lekarzach ten, który należy do kierownika, może raz dziennie wziąć dodatkową zmianę bez zmęczenia, nawet z rana na noc (HOL-21.3, HOL-21.4).
web-holding-on-help-players-3 = Przy czterech lekarz kierownika spędza cały dzień na podkładce i wieczorem nie dostaje żetonów (HOL-21.8, HOL-21.9).
web-holding-on-help-board = Jak czytać ten pokój
web-holding-on-help-board-1 = Co jest podświetlone, tego można dotknąć. Kropki pod postacią to zmęczenie. Linia u góry to zdrowie Billy’ego od pierwszego dnia do dziś.
web-holding-on-help-board-2 = Wspomnienia przeciąga się myszą lub palcem. Klawiaturą: strzałkami do wspomnienia, Enter, strzałkami na nowe miejsce, Enter.
web-holding-on-help-board-3 = Gdzie ścieg pasuje, nić jest przeciągnięta. „Zaznacz pasujące brzegi” pokazuje, które brzegi w grze pasują do danego wspomnienia.
web-holding-on-help-board-4 = Okres poznacie po kolorze i rodzaju nici: ciągła, przerywana, kropkowana, podwójna, falista. Do historii można wrócić w każdej chwili.
