### Ostry Dyżur po polsku. Zasady nazywania komunikatów: docs/texts.md.
### Imiona graczy są dowolne i nie odmieniają się: stoją zawsze w mianowniku.

game-title = Ostry Dyżur
game-pitch = Szpital kontra zegar: Lekarze i Pielęgniarki to klepsydry, a każdy Pacjent musi dostać dokładnie to, czego potrzebuje.

## Opcje. .rule mówi, co znaczą.

option-difficulty = Poziom trudności
    .rule = Wyznacza kolumnę na karcie celu: co trzeba osiągnąć i z iloma punktami umiejętności się zaczyna.
option-difficulty-easy = łatwy
    .rule = Spokojny dyżur.
option-difficulty-normal = normalny
    .rule = Pracowity dyżur.
option-difficulty-hard = trudny
    .rule = Pamiętny dyżur.
option-epidemics = Epidemie
    .rule = Choroba zakaźna może wywołać epidemię na oddziale. W pierwszej partii lepiej bez nich.
option-epidemics-on = z epidemiami
    .rule = Zarażenie ma skutki.
option-epidemics-off = bez epidemii
    .rule = Symbol choroby zakaźnej nic nie znaczy.
option-research = Prace badawcze
    .rule = Co rundę trzy prace badawcze: zadania z nagrodą i mocniejsze akcje.
option-research-on = z pracami badawczymi
    .rule = W każdej rundzie do wyboru są trzy odkryte karty.
option-research-off = bez prac badawczych
    .rule = Nie używa się prac badawczych.
option-objective = Cel
    .rule = Który z czterech celów dla tej liczby graczy obowiązuje.
option-objective-random = losowy
    .rule = Losuje się jeden z czterech celów.
option-objective-a = reputacja
    .rule = Liczy się tylko reputacja.
option-objective-b = Pacjenci
    .rule = Reputacja i wypisani Pacjenci.
option-objective-c = Oddziały
    .rule = Reputacja i wypisani Pacjenci do hospitalizacji.
option-objective-d = dobra opieka
    .rule = Reputacja i punkty umiejętności na koniec.
option-assist = Podpowiedzi
    .rule = Co się dzieje, gdy ktoś podaje coś niepotrzebnego.
option-assist-0 = brak
    .rule = Można się pomylić, jak przy stole.
option-assist-1 = ostrzeżenie
    .rule = Gra ostrzega przed pomyłką.
option-assist-2 = blokada
    .rule = Gra nie pozwala się pomylić.
option-manual-contagion = Zgłaszanie zakażeń
    .rule = Czy zespół sam musi zauważać symbole chorób zakaźnych.
option-manual-contagion-on = zgłaszacie sami
    .rule = Ktoś musi zgłosić symbol przed końcem fazy, inaczej kosztuje to 3 punkty umiejętności.
option-manual-contagion-off = automatyczne
    .rule = Gra sama dobiera kartę epidemii.
option-oath-strict = Surowa przysięga Hipokratesa
    .rule = Czy łamanie zasad przez nieuwagę kosztuje punkty umiejętności.
option-oath-strict-on = surowa
    .rule = Złe zdjęcie rentgenowskie albo goła ręka zamiast pęsety kosztuje 1 punkt umiejętności.
option-oath-strict-off = łagodna
    .rule = Traci się tylko czas.
option-pace = Tempo
    .rule = Wydłuża fazę akcji i czas przesypywania się piasku; przy wyniku widać, że partia toczyła się w zwolnionym tempie.
option-pace-100 = zwykłe
    .rule = Bez wydłużania.
option-pace-125 = 125%
    .rule = Trochę więcej czasu.
option-pace-150 = 150%
    .rule = O połowę więcej czasu.
option-pace-200 = 200%
    .rule = Dwa razy więcej czasu.
option-phase = Faza akcji
    .rule = Długość fazy w sekundach, od 10 do 600; zwykle 240, w pojedynkę 300. W krótszej fazie cel wymaga mniej, w dłuższej więcej.
option-phase-usual = zwykła
    .rule = Cztery minuty; pięć w pojedynkę.
option-sand = Piasek
    .rule = Ile sekund przesypuje się piasek w klepsydrze, od 15 do 45.
option-rounds = Rundy
    .rule = Jak długa jest partia.
option-rounds-4 = cztery
    .rule = Pełna partia.
option-rounds-2 = dwie
    .rule = Szybka partia na jakieś dziesięć minut; cel wymaga mniej.
option-clock = Zegar
    .rule = Czy w fazie akcji czas płynie sam.
option-clock-runs = tyka
    .rule = Gra na czas, jak przy stole.
option-clock-moves = tylko podczas ruchów
    .rule = Czas płynie tylko wtedy, gdy coś robicie, więc każdy może myśleć, jak długo chce; wszyscy grają w trybie spokojnym.

## Wyniki.

result-win = wygrana
result-loss-points = przegrana: zabrakło punktów umiejętności
result-loss-objective = przegrana: cel nieosiągnięty

outcome-win = Cel osiągnięty: zespół wygrywa!
outcome-loss-points = Przepadł ostatni punkt umiejętności: zespół przegrywa.
outcome-loss-objective = Dyżur się skończył, a celu nie udało się osiągnąć: zespół przegrywa.

## Pytania.

ask-council = Rada lekarska, runda { $number }: naradźcie się i zgłoście gotowość.
ask-countdown = Przygotujcie się: zegar zaraz ruszy.
ask-action = Runda { $number }: zegar tyka.
ask-overtime = Koniec fazy; póki sypie się piasek, można dokończyć akcję.
ask-evaluation = Ocena Pacjentów, runda { $number }: zdecydujcie, co zostaje, i potwierdźcie.
ask-paused = Gra jest wstrzymana.
ask-resuming = Przygotujcie się: zegar zaraz ruszy dalej.
ask-moves = Runda { $number }: działajcie albo czekajcie; zegar stoi, dopóki ktoś jeszcze wybiera.
ask-nothing = Koniec gry.

## Wybory.

do-place = Postaw { $glass_acc } { $slot_loc }
do-lift-off = Zdejmij z pola { $glass_acc }
do-move-bed = Przestaw łóżko { $bed } { $area_na }
do-hospitalize = Połóż Pacjenta { $place_z } do łóżka { $bed }
do-draw = Przyjmij { $type_acc }
do-give = Podaj { $kind_acc }
do-inject = Wstrzyknij { $kind_acc }
do-organ = Przeszczep { $kind_acc }
do-take-back = Zabierz { $kind_acc }
do-serve = Podaj przeciw epidemii { $kind_acc } przy łóżku { $bed }
do-stock = Odłóż do magazynu { $kind_acc }
do-stock-organ = Odłóż do magazynu { $kind_acc }
do-discard-organ = Odrzuć { $kind_acc }
do-syringe = Weź strzykawkę
do-flip = Odwróć żeton { $number }
do-disc = Przełóż { $disc } { $hole_na }
do-read = Odczytaj wynik
do-cycle = Następne zdjęcie rentgenowskie
do-take = Weź to zdjęcie rentgenowskie
do-mri-draw = Dobierz kartę rezonansu
do-mri-steady = Ustabilizuj klepsydrę
do-begin-place = Podnieś { $glass_acc }
do-begin-scan = Zanieś { $glass_acc } do rezonansu
do-begin-lift-off = Podnieś z pola { $glass_acc }
do-begin-move-bed = Chwyć łóżko { $bed }
do-begin-draw = Sięgnij po kartę { $type_acc }
do-begin-hospitalize = Zabierz Pacjenta { $place_z }
do-begin-give = Sięgnij po { $kind_acc }
do-begin-inject = Nabierz { $kind_acc } do strzykawki
do-begin-organ = Chwyć pęsetą { $kind_acc } do zabiegu
do-begin-take-back = Sięgnij, by zabrać z powrotem { $kind_acc }
do-begin-serve = Przeciw epidemii: sięgnij po { $kind_acc }
do-begin-stock = Sięgnij do puli po { $kind_acc }
do-begin-stock-organ = Chwyć pęsetą { $kind_acc } z puli
do-begin-discard-organ = Chwyć pęsetą { $kind_acc } do odrzucenia
do-begin-syringe = Sięgnij po pustą strzykawkę
do-begin-disc = Chwyć pęsetą { $disc }
do-begin-card = Podnieś wierzchnie zdjęcie
do-begin-mri-draw = Sięgnij po kartę rezonansu
do-begin-mri-steady = Dotknij chwiejącej się klepsydry
do-drop = Odłóż
do-drop-steady = Odłóż powoli
do-drop-glass = Postaw { $slot_loc }
do-drop-glass-away = Odstaw poza pola
do-drop-bed = Przestaw łóżko { $area_na }
do-drop-bed-knock = Przestaw łóżko { $area_na }, potrącając rezonans
do-drop-bed-steady = Przestaw łóżko powoli { $area_na }
do-drop-patient = Do łóżka { $bed }
do-drop-dose = Podaj przy łóżku { $bed }
do-drop-disc = Włóż { $hole_na }
do-drop-disc-steady = Włóż powoli { $hole_na }
do-drop-card-bottom = Pod spód talii
do-drop-card-bed = Do łóżka
do-balance = Puść (odległość od środka: { $number })
do-balance-steady = Puść powoli na środku
do-slip = Coś się wyślizguje
do-miss = Chybiasz
do-cancel = Jednak nie
do-target = Lecz Pacjenta { $place_loc }
do-target-epidemic = Przeciwdziałaj epidemii
do-target-exam = Zrób { $exam } Pacjentowi { $place_loc }
do-finish = Zakończ akcję
do-grab = Chwyć gołą ręką
do-report = Zgłoś zakażenie przy łóżku { $bed }: { $exam }
do-mode = Sterowanie: { $mode }
do-ready = Gotowe
do-confirm = Dalej
do-pause = Poproś o przerwę
do-resume = Grajmy dalej
do-wait = Poczekaj chwilę
do-wait-sand = Poczekaj, aż przesypie się piasek
do-absent = Odejdź na chwilę od stołu
do-back = Wróć do stołu
do-keep = { $place_cap } ({ $tag }): { $count ->
        [0] nie zostawiaj { $kind_gen }
        [one] niech zostanie { $count } { $kind_one }
        [few] niech zostaną { $count } { $kind_few }
       *[many] niech zostanie { $count } { $kind_many }
    }

## Dziennik.

log-objective = Cel: { $goal }. Punkty umiejętności na start: { $points }.
log-round = Runda { $number }: zbiera się rada lekarska.
log-research = Prace badawcze w tej rundzie: { $cards }.
log-ready = { $seat } zgłasza gotowość.
log-mode = { $seat } wybiera sterowanie: { $mode }.
log-countdown =
    { $count ->
        [one] Jeszcze { $count } sekunda.
        [few] Jeszcze { $count } sekundy.
       *[many] Jeszcze { $count } sekund.
    }
log-start =
    { $count ->
        [one] Zegar ruszył: { $count } sekunda.
        [few] Zegar ruszył: { $count } sekundy.
       *[many] Zegar ruszył: { $count } sekund.
    }
log-place = { $seat } stawia { $glass_acc } { $slot_loc }.
log-lift-off = { $seat } zabiera { $glass_acc } { $slot_z }.
log-in-vain = { $seat } nie zdąża i odkłada to, co ma w ręce.
log-outpaced = { $by } działa szybciej: { $seat } odkłada to, co ma w ręce.
log-too-late = { $seat } nie zdąża na czas.
log-held-too-long = { $seat } trzyma coś za długo i musi to puścić.
log-slip = { $seat } upuszcza coś z pęsety.
log-miss = { $seat } nie trafia.
log-move-bed = { $seat } przestawia łóżko { $bed } { $area_na }.
log-admit = { $seat } przyjmuje { $type_acc }: { $patient }, stan { $condition }, { $place_loc }.
log-hospitalize = { $seat } znajduje łóżko: { $patient } leży teraz w łóżku { $bed }.
log-target = { $seat } podchodzi do Pacjenta { $place_loc }.
log-target-epidemic = { $seat } przeciwdziała epidemii.
log-finish = { $seat } kończy akcję.
log-give = { $seat } podaje { $kind_acc } Pacjentowi { $place_loc }.
log-warn = Karta Pacjenta { $place_loc } nie wymaga { $kind_gen }.
log-take-back = { $seat } zabiera z powrotem { $kind_acc } Pacjentowi { $place_loc }.
log-syringe = { $seat } bierze strzykawkę.
log-stock = { $seat } uzupełnia magazyn: { $count ->
        [one] { $count } { $kind_one }.
        [few] { $count } { $kind_few }.
       *[many] { $count } { $kind_many }.
    }
log-stock-organ = { $seat } odkłada do magazynu { $kind_acc }.
log-discard-organ = { $seat } odrzuca { $kind_acc }.
log-flip = { $seat } odwraca żeton { $number }.
log-token = Żeton { $number } pokazuje: { $icon }.
log-cycle = { $seat } ogląda następne zdjęcie.
log-wrong-take = { $seat } musi odłożyć to zdjęcie: widać na nim łóżko { $bed }.
log-oath =
    { $count ->
        [one] { $seat } łamie przysięgę Hipokratesa: { $count } punkt umiejętności mniej.
        [few] { $seat } łamie przysięgę Hipokratesa: { $count } punkty umiejętności mniej.
       *[many] { $seat } łamie przysięgę Hipokratesa: { $count } punktów umiejętności mniej.
    }
log-diagnosis = { $seat } ma wynik dla łóżka { $bed } ({ $exam }): { $diagnosis }, efektywność { $count }.
log-wobble = { $seat }: klepsydra chwieje się przy łóżku { $bed }!
log-unbalanced = { $seat } nie może ustawić klepsydry w równowadze i ją zabiera.
log-steadied = { $seat } stabilizuje klepsydrę.
log-still-wobbles = { $seat } poprawia klepsydrę, ale ta nadal się chwieje.
log-fall = Trach! Przewraca się { $glass }; badanie przy łóżku { $bed } trzeba powtórzyć.
log-scanned = Rezonans przy łóżku { $bed } jest zakończony.
log-report = { $seat } zgłasza zakażenie przy łóżku { $bed }.
log-epidemic = Epidemia na Oddziale { $ward }: { $epidemic }!
log-no-epidemic = Zakażenie na Oddziale { $ward } okazuje się niegroźne: { $epidemic }.
log-contagion-ignored = Kolejne zakażenie na Oddziale { $ward }; trwa tam już epidemia.
log-vote-pause = { $seat } prosi o przerwę.
log-vote-resume = { $seat } chce grać dalej.
log-pause = Zegar stoi.
log-resume-soon = Zegar ruszy dalej za { $count } s.
log-resume = Zegar znów tyka.
log-absent = { $seat } odchodzi na chwilę.
log-back = { $seat } wraca.
log-overtime = Czas! Póki sypie się piasek, można dokończyć akcję.
log-closed = Ręce przy sobie: pora na ocenę Pacjentów.
log-served =
    { $count ->
        [one] Cały Oddział { $ward } dostał leki przeciw epidemii: { $count } punkt reputacji.
        [few] Cały Oddział { $ward } dostał leki przeciw epidemii: { $count } punkty reputacji.
       *[many] Cały Oddział { $ward } dostał leki przeciw epidemii: { $count } punktów reputacji.
    }
log-untreated =
    { $count ->
        [one] Epidemia na Oddziale { $ward }: { $count } Pacjent bez leczenia, { $count } punkt umiejętności mniej.
        [few] Epidemia na Oddziale { $ward }: { $count } Pacjentów bez leczenia, { $count } punkty umiejętności mniej.
       *[many] Epidemia na Oddziale { $ward }: { $count } Pacjentów bez leczenia, { $count } punktów umiejętności mniej.
    }
log-missed-symbol =
    { $count ->
        [one] Nikt nie zauważył zakażenia na Oddziale { $ward }: { $count } punkt umiejętności mniej.
        [few] Nikt nie zauważył zakażenia na Oddziale { $ward }: { $count } punkty umiejętności mniej.
       *[many] Nikt nie zauważył zakażenia na Oddziale { $ward }: { $count } punktów umiejętności mniej.
    }
log-exact = { $patient }: leczenie dokładnie takie, jak trzeba.
log-over-treated =
    { $count ->
        [one] { $patient }: wyleczono, ale podano za dużo, { $count } punkt umiejętności mniej.
        [few] { $patient }: wyleczono, ale podano za dużo, { $count } punkty umiejętności mniej.
       *[many] { $patient }: wyleczono, ale podano za dużo, { $count } punktów umiejętności mniej.
    }
log-error =
    { $count ->
        [one] { $patient }: błąd medyczny, { $count } punkt umiejętności mniej; stan jest teraz { $condition }.
        [few] { $patient }: błąd medyczny, { $count } punkty umiejętności mniej; stan jest teraz { $condition }.
       *[many] { $patient }: błąd medyczny, { $count } punktów umiejętności mniej; stan jest teraz { $condition }.
    }
log-died =
    { $count ->
        [one] { $patient }: nic więcej nie dało się zrobić, { $count } punkt umiejętności mniej.
        [few] { $patient }: nic więcej nie dało się zrobić, { $count } punkty umiejętności mniej.
       *[many] { $patient }: nic więcej nie dało się zrobić, { $count } punktów umiejętności mniej.
    }
log-keep = { $count ->
        [0] { $seat } nie zostawia { $place_loc } ({ $tag }) { $kind_gen }.
        [one] { $seat } decyduje, co zostaje { $place_loc } ({ $tag }): { $count } { $kind_one }.
        [few] { $seat } decyduje, co zostaje { $place_loc } ({ $tag }): { $count } { $kind_few }.
       *[many] { $seat } decyduje, co zostaje { $place_loc } ({ $tag }): { $count } { $kind_many }.
    }
log-returned =
    { $count ->
        [one] Do puli wraca { $count } niepotrzebna rzecz.
        [few] Do puli wracają { $count } niepotrzebne rzeczy.
       *[many] Do puli wraca { $count } niepotrzebnych rzeczy.
    }
log-confirm = { $seat } potwierdza ocenę.
log-task =
    { $count ->
        [one] Zadanie wykonane: { $card }, { $count } punkt umiejętności.
        [few] Zadanie wykonane: { $card }, { $count } punkty umiejętności.
       *[many] Zadanie wykonane: { $card }, { $count } punktów umiejętności.
    }
log-discharge =
    { $count ->
        [one] Wypis do domu: { $patient }, { $count } punkt reputacji.
        [few] Wypis do domu: { $patient }, { $count } punkty reputacji.
       *[many] Wypis do domu: { $patient }, { $count } punktów reputacji.
    }
log-win = { outcome-win }
log-loss-points = { outcome-loss-points }
log-loss-objective = { outcome-loss-objective }
log-result = Reputacja: { $reputation }. Wypisani: { $regular } z Przychodni, { $hospitalized } z oddziałów. Zgony: { $deaths }. Punkty umiejętności: { $points }.

## Grupy, w których wypisane są wybory.

group-council = Rada
group-evaluation = Ocena
group-table = Stół
group-drop = W ręce
group-target = Kogo leczyć
group-work = Twoja akcja
group-exam = Badanie
group-stock = Zapasy
group-report = Zakażenia
group-finish = Koniec akcji
group-wait = Czekanie
group-place = Klepsydry
group-bed = Łóżka
group-lift = Zwolnij pole
group-discard = Odrzuć narządy
group-mode = Sterowanie
group-slot = Gdzie?
