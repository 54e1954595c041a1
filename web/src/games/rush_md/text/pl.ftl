### Ekrany Ostrego Dyżuru po polsku.

## Plansze i ich części.

web-rush-department = Szpital widziany z góry
web-rush-boards = Plansze
web-rush-board-clinic = Przychodnia
web-rush-board-admission = Izba przyjęć
web-rush-board-ward = Oddział { $ward }
web-rush-board-theatre = Sala op. { $letter }
web-rush-board-pharmacy = Bank krwi i Apteka
web-rush-exam-cultures = Posiew
web-rush-exam-blood-exam = Badanie krwi
web-rush-exam-xray = Rentgen
web-rush-exam-mri = Rezonans
web-rush-view-all = Wszystko
web-rush-view-desk = Klepsydry
web-rush-view-admission = Izba przyjęć
web-rush-view-ward-a = Oddział A
web-rush-view-ward-b = Oddział B
web-rush-view-lab-1 = Posiew, krew
web-rush-view-lab-2 = Rentgen, rezonans
web-rush-view-theatre = Sale operacyjne
web-rush-view-pharmacy = Apteka
web-rush-view-research = Prace badawcze
web-rush-show = Pokaż: { $view }

## Litery na elementach; każdej towarzyszy kolor i kształt.

web-rush-letter-orange = P
web-rush-letter-white = B
web-rush-letter-blue = N
web-rush-letter-green = Z
web-rush-letter-yellow = Ż
web-rush-disc-white = B
web-rush-disc-red = C

## Rzeczy na planszach.

web-rush-slot-doctor = dla Lekarza
web-rush-slot-nurse = dla Pielęgniarki
web-rush-slot-general = dla Lekarza albo Pielęgniarki
web-rush-slot-open = Wolne pole { $whom }: { $slot }
web-rush-slot-taken = Zajęte pole: { $slot }. Stoi tu { $glass }
web-rush-glass-pool = { $glass_cap }, w puli
web-rush-glass-running =
    { $count ->
        [one] { $glass_cap } { $slot_loc }; piasku zostało na { $count } sekundę
        [few] { $glass_cap } { $slot_loc }; piasku zostało na { $count } sekundy
       *[other] { $glass_cap } { $slot_loc }; piasku zostało na { $count } sekund
    }
web-rush-glass-free = { $glass_cap } { $slot_loc }; piasek się przesypał
web-rush-call =
    { $count ->
        [one] Została { $count } sekunda!
        [few] Zostały { $count } sekundy!
       *[other] Zostało { $count } sekund!
    }
web-rush-pool = Pula klepsydr
# Co robi naciśnięcie rzeczy; czytane po jej nazwie.
web-rush-press-take =
    { $count ->
        [one] Weź; { $count } miejsce do wyboru
        [few] Weź; { $count } miejsca do wyboru
       *[other] Weź; { $count } miejsc do wyboru
    }
web-rush-press-back = Odłóż na miejsce
web-rush-press-several = Kilka akcji do wyboru
# Co mówi stuknięcie, gdy czas biegnie: na miejscu i w paru słowach.
web-rush-tap-sand = jeszcze { $count } s
web-rush-tap-doctor-sand = twój Lekarz: jeszcze { $count } s
web-rush-tap-nurse-sand = następna Pielęgniarka: za { $count } s
web-rush-tap-theirs = gra tym { $seat }
web-rush-tap-held = { $seat } trzyma to w ręce
web-rush-tap-quicker = { $seat } cię wyprzedza
web-rush-tap-doctor-first = najpierw Lekarz
web-rush-tap-glass-first = najpierw klepsydra
web-rush-tap-not-there = tu się nie da
web-rush-tap-not-yet = jeszcze nie
web-rush-tap-nothing = teraz nic tu nie zrobisz
web-rush-tap-full =
    { $count ->
        [one] { $count } krok już czeka
        [few] { $count } kroki już czekają
       *[many] { $count } kroków już czeka
    }
web-rush-place-empty = { $place }, puste miejsce
web-rush-row = Rząd { $type_gpl }
web-rush-deck =
    { $count ->
        [one] Talia { $type_gpl }: została { $count } karta
        [few] Talia { $type_gpl }: zostały { $count } karty
       *[other] Talia { $type_gpl }: zostało { $count } kart
    }
web-rush-bed-empty = puste
web-rush-bed-free = Łóżko { $bed }, puste.
web-rush-bed = Łóżko { $bed } ({ $area }): { $patient }, stan { $condition }.
web-rush-home = Miejsce łóżka { $bed } na oddziale
web-rush-area = Miejsce na łóżko: { $exam }
web-rush-patient = { $place_cap }: { $patient }, stan { $condition }.
web-rush-exam-needed = Potrzebne badanie: { $exam }.
web-rush-dose =
    { $need ->
        [0] { $kind_few }: o { $given } za dużo
        [one] { $kind } { $given } z { $need }
       *[other] { $kind_few } { $given } z { $need }
    }
web-rush-chart-clinic = Do podania: { $doses }.
web-rush-chart-ward = Na oddziale: { $doses }.
web-rush-chart-or = W Sali operacyjnej: { $doses }.
web-rush-chart-epidemic = Przeciw epidemii: { $doses }.
web-rush-treated = Pacjent ma już wszystko.
web-rush-diagnosis = { $exam }: { $diagnosis }, efektywność { $count }
web-rush-epidemic = Epidemia: { $epidemic }. Reputacja za wyleczenie całego oddziału: { $count }.
web-rush-the-epidemic = epidemia
web-rush-back =
    { $count ->
        [one] { $exam }, { $count } karta. Na jej odwrocie: { $back }
        [few] { $exam }, { $count } karty. Na odwrocie wierzchniej: { $back }
       *[other] { $exam }, { $count } kart. Na odwrocie wierzchniej: { $back }
    }
web-rush-back-blank = nic
web-rush-token = Żeton kultur bakterii { $number }, zakryty
web-rush-token-open = Żeton kultur bakterii { $number }: { $icon }
web-rush-hole = Otwór { $number }: { $there }
web-rush-hole-empty = pusty
web-rush-bottom = Pod talią zdjęć rentgenowskich
web-rush-bottom-short = pod talię
web-rush-scan-tile = Kafelek rezonansu: zanieś go do łóżka i ustaw na nim Lekarza
web-rush-scan-tile-short = kafelek rezonansu
web-rush-shelf = Magazyn
web-rush-stored =
    { $count ->
        [0] W magazynie nie ma { $kind_gen }
        [one] W magazynie: { $count } { $kind_one }
        [few] W magazynie: { $count } { $kind_few }
       *[many] W magazynie: { $count } { $kind_many }
    }
web-rush-supply = Pula
# $stocked is how many one action brings to storage; of organs, one after the other.
web-rush-supplied =
    { $count ->
        [0] W puli nie ma { $kind_gen }
        [one] W puli: { $count } { $kind_one }
        [few] W puli: { $count } { $kind_few }
       *[many] W puli: { $count } { $kind_many }
    }; jedna akcja daje { $stocked }
web-rush-organ-area = Narządy: { $count } z 6
web-rush-bin = Odrzuć narząd
web-rush-empty-syringes =
    { $count ->
        [one] { $count } pusta strzykawka pod ręką
        [few] { $count } puste strzykawki pod ręką
       *[other] { $count } pustych strzykawek pod ręką
    }
web-rush-paused = Gra jest wstrzymana, a plansze są zakryte.
# $who to lista imion.
web-rush-missing = Nie ma przy stole: { $who }
web-rush-missing-about = Zegar stoi dla wszystkich. Ruszy dalej po odliczaniu, gdy wszyscy wrócą albo gdy zgodzą się obecni.
web-rush-undecided = Czekamy na zgodę: { $who }
# A pause that somebody asks for; $who is a list of names.
web-rush-asks-pause = Prośba o przerwę: { $who }
web-rush-asked-pause = Twoja prośba o przerwę czeka na zgodę: { $who }
web-rush-agree = Zgoda

## Punktacja.

web-rush-round = Runda
web-rush-points = Punkty umiejętności
web-rush-objective = Cel
web-rush-deaths = Zgony
web-rush-goal-reputation = Reputacja: { $now } z { $goal }
web-rush-goal-discharged = Wypisani: { $now } z { $goal }
web-rush-goal-hospitalized = Wypisani z oddziałów: { $now } z { $goal }
web-rush-goal-points = Punkty umiejętności: { $now }, na koniec potrzeba { $goal }

## Gracze.

web-rush-idle = Między akcjami
web-rush-doing = { $activity }: { $target }
web-rush-activity-admit = Przyjmuje Pacjentów
web-rush-activity-hospitalize = Szuka łóżka dla Pacjenta
web-rush-activity-treat-regular = Leczy w Przychodni
web-rush-activity-treat-ward = Leczy na oddziale
web-rush-activity-examine = Prowadzi badanie
web-rush-activity-donate = Pobiera krew
web-rush-activity-store-medicine = Uzupełnia leki
web-rush-activity-store-organs = Uzupełnia narządy
web-rush-activity-add-organs = Operuje: narządy
web-rush-activity-medicate = Operuje: leki
web-rush-activity-research = Korzysta z pracy badawczej
web-rush-hands-busy = Zajęte ręce
web-rush-hands-now = Sterowanie: { $mode }
web-rush-verdict-died = zgon
web-rush-cost =
    { $count ->
        [one] −{ $count } punkt umiejętności
        [few] −{ $count } punkty umiejętności
       *[many] −{ $count } punktów umiejętności
    }
web-rush-was-missing = Brakowało:
web-rush-still-needed = Jeszcze potrzeba
web-rush-mark-out = Tu przesypał się piasek.
web-rush-mark-worse = Tu ktoś jest w stanie krytycznym.
web-rush-mark-colleague = Tu pracuje ktoś z zespołu.
web-rush-in-hand = W ręce: { $thing }
web-rush-put-back = Odłóż
web-rush-next-steps =
    { $count ->
        [one] Potem jeszcze { $count } krok
        [few] Potem jeszcze { $count } kroki
       *[many] Potem jeszcze { $count } kroków
    }
web-rush-next-steps-why = Kroki z numerami, wybrane dotknięciem, wykonają się same, gdy tylko będziesz mieć wolne ręce.
web-rush-forget-steps = Jednak nie
web-rush-away = nie ma przy stole
web-rush-use-hands = Wybierz to sterowanie
web-rush-given = Podano:
web-rush-is-ready = Gotowe
web-rush-not-ready = Jeszcze planuje

## Rada i ocena.

web-rush-council = Rada lekarska, runda { $number }
web-rush-council-open = Wróć do rady
web-rush-council-time =
    { $count ->
        [one] Faza akcji potrwa { $count } sekundę.
        [few] Faza akcji potrwa { $count } sekundy.
       *[other] Faza akcji potrwa { $count } sekund.
    }
web-rush-council-moves = Faza akcji ma { $count ->
    [one] { $count } sekundę
    [few] { $count } sekundy
   *[other] { $count } sekund
}. Czas płynie tylko wtedy, gdy każdy wykonał ruch albo czeka.
web-rush-council-patients =
    { $count ->
        [one] W szpitalu jest jeszcze { $count } Pacjent.
       *[other] W szpitalu jest jeszcze { $count } Pacjentów.
    }
web-rush-look = Obejrzyj plansze
web-rush-plan = Kto co robi? Dotknij obowiązku, żeby wziąć go na siebie, a jeszcze raz, żeby go przekazać.
web-rush-duty-admission = Izba przyjęć
web-rush-duty-clinic = Przychodnia
web-rush-duty-ward-a = Oddział A
web-rush-duty-ward-b = Oddział B
web-rush-duty-labs = Badania
web-rush-duty-theatre = Operacje
web-rush-duty-pharmacy = Zapasy
web-rush-duty-nobody = jeszcze nikt
web-rush-start = Gotowe
web-rush-waiting = Czekamy na gotowość: { $names }.
web-rush-evaluation = Ocena Pacjentów, runda { $number }
web-rush-evaluation-open = Wróć do oceny
web-rush-nobody-came = Nie było kogo leczyć.
web-rush-verdict-exact = dokładnie jak trzeba
web-rush-verdict-over-treated = wyleczono, ale podano za dużo
web-rush-verdict-error = błąd medyczny
web-rush-leftovers = Nadmiar
web-rush-leftover = { $place_cap } ({ $tag }): { $count ->
        [one] { $count } { $kind_one }
        [few] { $count } { $kind_few }
       *[many] { $count } { $kind_many }
    } za dużo, zostaje: { $kept }
web-rush-keep = Zostaw { $count }
web-rush-go-on = Dalej
web-rush-earned = +{ $count } do reputacji za tę rundę

## Zasady wyborów.

web-rush-rule-ready = Gdy wszyscy będą gotowi, zegar ruszy po trzech sekundach. Gotowości nie da się cofnąć.
web-rush-rule-confirm = Gdy wszyscy się zgodzą, wyleczeni idą do domu i zaczyna się następna runda.
web-rush-rule-finish = To, co podano, zostaje; puste strzykawki wracają na miejsce.
web-rush-rule-pause = Gdy poproszą o to wszyscy, zegar stanie, a plansze zostaną zakryte.
web-rush-rule-wait = Czas płynie, aż coś się wydarzy, najwyżej pięć sekund.
web-rush-rule-wait-sand = Czas płynie, aż przesypie się piasek twojego Lekarza albo którejś Pielęgniarki.
web-rush-rule-grab = Przy surowej przysiędze Hipokratesa chwycenie gołą ręką kosztuje punkt umiejętności.
web-rush-rule-keep = Niepotrzebne rzeczy mogą wrócić do puli albo zostać na później.
web-rush-rule-mode-gesture = Przeciągaj elementy myszą lub palcem. Zwinne ręce oszczędzają czas, ale z pęsety można coś upuścić.
web-rush-rule-mode-steady = Wybieraj klawiszami lub dotknięciem. Wszystko trwa ustalony czas i zawsze się udaje.

## Sytuacja w zdaniach.

web-rush-position-round = Runda { $number } z { $rounds }. Punkty umiejętności: { $points }.
web-rush-position-beds = Puste łóżka: { $beds }.
web-rush-position-storage = W magazynie: { $items }.
web-rush-position-player = { $seat }: { $activity }.

## Wykres na koniec.

web-rush-curve-reputation = Reputacja
web-rush-curve-points = Punkty umiejętności

## Przewodnik po pierwszej grze.

web-rush-guide-close = Bez przewodnika
web-rush-go-place = Wybierz wolne łóżko albo odłóż Pacjenta.
web-rush-go-bed = Wybierz, dokąd trafi łóżko, albo je odstaw.
web-rush-go-glass = Wybierz pole albo dotknij jeszcze raz, żeby odłożyć.
web-rush-go-other = Wybierz miejsce albo dotknij jeszcze raz, żeby odłożyć.
web-rush-next-admit = Na zewnątrz czekają Pacjenci. Dotknij pola Pielęgniarki w Izbie przyjęć: pójdzie tam wolna Pielęgniarka.
web-rush-next-carry = Łóżko { $bed } trzeba teraz przestawić { $area_na }. Dotknij łóżka, potem miejsca.
web-rush-next-turn = Tam, gdzie stoi ta klepsydra, jest jeszcze co robić: dotknij jej dwa razy, żeby ją odwrócić.

## Pomoc.

web-rush-help-goal = Cel gry
web-rush-help-goal-1 = Przez cztery rundy wspólnie prowadzicie szpital. Na końcu trzeba osiągnąć to, czego wymaga karta celu: reputację, a czasem także liczbę wypisanych Pacjentów albo punktów umiejętności, które wam zostały.
web-rush-help-goal-2 = Punkty umiejętności to wasze życie. Błędy je zabierają, a przy zerze od razu przegrywacie.
web-rush-help-round = Runda
web-rush-help-round-1 = Rada lekarska nie ma limitu czasu: planujcie, wybierzcie sposób sterowania i zgłoście gotowość.
web-rush-help-round-2 = Faza akcji toczy się w czasie rzeczywistym: cztery minuty, a w pojedynkę pięć. Wszyscy działają naraz.
web-rush-help-round-3 = Potem w spokoju oceniacie wszystkich Pacjentów.
web-rush-help-glasses = Klepsydry
web-rush-help-glasses-1 = Klepsydry to personel: każdy gracz ma Lekarza, a cztery Pielęgniarki są wspólne. Postaw wolną klepsydrę na wolnym polu i od razu działaj.
web-rush-help-glasses-2 = Klepsydrę można ruszyć znowu, gdy po 30 sekundach przesypie się piasek. Pole jest zajęte, dopóki ktoś jej nie zabierze.
web-rush-help-glasses-3 = Kwadratowe pola są dla Lekarzy, okrągłe dla Pielęgniarek, a te o pośrednim kształcie dla jednych i drugich. Nikt nie rusza cudzego Lekarza.
web-rush-help-glasses-4 = Postawienie następnej klepsydry kończy to, co robisz. Po końcu fazy możesz dokończyć akcję, póki w klepsydrze sypie się piasek.
web-rush-help-patients = Pacjenci
web-rush-help-patients-1 = Pielęgniarka w Izbie przyjęć dobiera najwyżej trzy karty, po jednej: Pacjenci zwykli idą do Przychodni, pozostali do rzędu.
web-rush-help-patients-2 = Lekarz w Izbie przyjęć kładzie do pustego łóżka jednego z Pacjentów czekających w rzędzie. Bez łóżka nie ma badań ani leczenia.
web-rush-help-patients-3 = Każdy może bez klepsydry zawieźć zajęte łóżko na badanie albo do Sali operacyjnej.
web-rush-help-patients-4 = Koło to stan stabilny, trójkąt – poważny, romb – krytyczny.
web-rush-help-exams = Badania
web-rush-help-exams-1 = Najpierw zawieź łóżko, potem postaw Lekarza. Każde badanie daje kartę diagnozy; z kilku liczy się najbardziej efektywna.
web-rush-help-exams-2 = Posiew: znajdź wśród ośmiu żetonów znak z odwrotu karty. Żetonów nigdy się już nie tasuje.
web-rush-help-exams-3 = Badanie krwi: ułóż pęsetą dyski tak jak na odwrocie karty.
web-rush-help-exams-4 = Rentgen: odkładaj karty pod talię, aż trafisz na taką, na której nie ma tego łóżka; tę weź.
web-rush-help-exams-5 = Rezonans: ustaw Lekarza w równowadze na kafelku i dobierz kartę. Łóżko zostaje na miejscu, aż przesypie się piasek; gdy klepsydra spadnie, badanie trzeba powtórzyć.
web-rush-help-treatment = Leczenie
web-rush-help-treatment-1 = Podaj z magazynu dokładnie to, co na karcie: w Przychodni albo na oddziale, gdy łóżko stoi na swoim miejscu.
web-rush-help-treatment-2 = Krew i leki dożylne podaje się w strzykawkach: jeden rodzaj, najwyżej sześć jednostek. Najpierw weź strzykawkę.
web-rush-help-treatment-3 = To, co podano w tej akcji, można cofnąć, dopóki akcja trwa.
web-rush-help-treatment-4 = Leki uzupełnia Pielęgniarka, narządy Lekarz, krew ktokolwiek. W jednej akcji sprowadza się z puli jeden rodzaj.
web-rush-help-surgery = Operacje
web-rush-help-surgery-1 = To, co jest w wykazie zabiegów chirurgicznych, trzeba podać w Sali operacyjnej, a resztę na oddziale.
web-rush-help-surgery-2 = Narządy podaje Lekarz, leki i krew Pielęgniarka; wszystko pęsetą.
web-rush-help-surgery-3 = W magazynie mieści się sześć narządów. Narząd można odrzucić w każdej chwili.
web-rush-help-evaluation = Ocena
web-rush-help-evaluation-1 = Dokładnie tyle, ile trzeba: Pacjent idzie do domu i daje reputację. Za dużo: tak samo, ale tracicie 2 punkty umiejętności.
web-rush-help-evaluation-2 = Każdy brak to błąd medyczny. Przy stanie stabilnym tracicie 1 punkt i stan staje się poważny, przy poważnym 3 i staje się krytyczny, przy krytycznym 8 i Pacjent umiera.
web-rush-help-evaluation-3 = Czekający w rzędzie też liczą się jako błąd. Niewyleczony Pacjent zostaje, a z nim wszystko, co dostał.
web-rush-help-epidemics = Epidemie
web-rush-help-epidemics-1 = Zakaźna diagnoza wywołuje epidemię na oddziale tego Pacjenta. W tej rundzie wszyscy na oddziale potrzebują też leczenia z karty epidemii.
web-rush-help-epidemics-2 = Gdy leczenie dostaną wszyscy, zyskujecie reputację. W przeciwnym razie każdy pominięty kosztuje punkt umiejętności.
web-rush-help-hands = Sterowanie
web-rush-help-hands-1 = Przeciągnij element tam, gdzie jego miejsce. Albo dotknij go, a potem podświetlonego miejsca; dotknięcie wolnego pola sprowadza pasującą klepsydrę.
web-rush-help-hands-2 = Pęseta: naciśnij, przytrzymaj chwilę, przesuwaj bez pośpiechu i puść dokładnie na miejscu. Za szybko – i się wyślizgnie.
web-rush-help-hands-3 = Łóżko przeciągnięte przez rezonans przewraca stojącą tam klepsydrę.
web-rush-help-hands-4 = Drugie dotknięcie odwraca klepsydrę na jej polu. Dotknięcie pustego miejsca odkłada to, co trzymasz.
web-rush-help-steady = Tryb spokojny
web-rush-help-steady-1 = Podczas rady lekarskiej możesz wybrać tryb spokojny: strzałkami przechodzisz między podświetlonymi elementami, Enterem bierzesz i odkładasz. Nic się nie wyślizguje.
web-rush-help-steady-2 = Wszystko można też wybrać z listy akcji.

## Karty rzeczy.

web-rush-thing-judged = Wyleczenie: { $reputation } pkt reputacji. Za błąd tracicie teraz { $costs } pkt umiejętności.
web-rush-thing-diagnosis-counts = Ta karta się liczy: wyleczenie według niej daje { $count } pkt reputacji.
web-rush-thing-diagnosis-idle = Zamiast tej karty liczy się inna karta tego Pacjenta, bardziej efektywna.

## Rodzaje gry.

web-rush-preset-first = pierwsza partia
    .rule = Cztery rundy po cztery minuty, łatwo i bez dodatków: około pół godziny.
web-rush-preset-quick = szybka
    .rule = Dwie rundy po cztery minuty i połowa celu: około dziesięciu minut.
web-rush-preset-moves = bez zegara
    .rule = Czas płynie tylko wtedy, gdy coś robicie; dobre, gdy chcecie się namyślić albo grać z czytnikiem ekranu.
web-rush-preset-shift = pracowity dyżur
    .rule = Cztery rundy na normalnym poziomie, z epidemiami i bez ostrzeżeń.

# Badania i operacje z bliska
web-rush-close-surgery = Stół operacyjny
web-rush-close-organs = Magazyn narządów
web-rush-close-away = Zamknij: wróć do całego szpitala
web-rush-lightbox = negatoskop
web-rush-close-how-cultures = Odwracaj żetony, aż znajdziesz taki sam obrazek jak na karcie.
web-rush-close-how-blood-exam = Ułóż dyski jak na karcie. Najpierw wyjmij niewłaściwy; chwytaj pewnie.
web-rush-close-how-xray = Czy na zdjęciu jest to łóżko? Jeśli tak, odłóż zdjęcie pod talię; jeśli nie, połóż je na negatoskopie.
web-rush-close-how-mri = Postaw Lekarza na krzyżyku i puść. Jeśli się chwieje, dotknij go, żeby go ustabilizować.
web-rush-close-how-surgery = Weź z półki to, czego brakuje, i przenieś spokojną ręką.
web-rush-close-how-organs = Przenoś narządy z puli na ich półkę. Chwytaj pośrodku i bez pośpiechu.
