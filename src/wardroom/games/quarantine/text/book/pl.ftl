### The rules book: how the game is explained to those who want to read before or between playing.

book-story = O czym jest ta gra
book-story-theme = Każde z was otworzyło szpital. Na ulicy rośnie kolejka pacjentów, łóżek jest zawsze za mało, a co jakiś czas ktoś przynosi szarą gorączkę, która zamyka jedno pomieszczenie po drugim.
book-story-race = Gracie przeciwko sobie. Każdy szpital wyrasta z tych samych pięciu kafelków, a wygrywa ten, kto najlepiej budował, leczył i walczył z gorączką do chwili, gdy rynek będzie wykupiony albo woreczek pusty.

book-table = Co widać na stole
book-table-hospital = Duży plan to szpital: hol z ulicą przed wejściem, sale chorych w czterech kolorach i pomieszczenia specjalne, które kupujesz. Przerwy w ścianach to przejścia.
book-picture-hospital = Szpital w środku gry: sale chorych, pomieszczenia specjalne i pacjenci w łóżkach.
book-table-line = Przed holem stoi kolejka; może być dowolnie długa. To, kogo możesz przyjąć, zależy od jej pierwszego pacjenta.
book-table-market = Na rynku leży dwanaście stosów: osiem rodzajów pomieszczeń specjalnych i dodatkowe sale chorych w czterech kolorach. Obok są pudełko, do którego trafia zapłata, pula szarych kostek i znaczniki dodatkowej akcji.
book-table-card = Zatrzymaj wskaźnik na kafelku, stosie albo kostce lub ich dotknij: karta powie, co to daje, co możesz zrobić, a czego nie i dlaczego. Przycisk „W zasadach” prowadzi stamtąd do tej instrukcji.

book-setup = Zanim zacznie się gra
book-setup-own = Każdy zaczyna z holem i jedną salą chorych w każdym kolorze i sam układa te pięć kafelków. Całą resztę przygotowuje gra.
book-picture-start = Początek: hol już leży, cztery sale chorych czekają na swoje miejsce.
book-setup-advice = Cztery kafelki w kwadracie od początku są warte punkt, ale gorączka też je lubi. Zostaw przejścia na zewnątrz, żeby późniejsze pomieszczenia miały gdzie stanąć.
book-setup-market = Potem losuje się osiem z czternastu pomieszczeń specjalnych. Przy trzech i czterech graczach są po dwa kafelki każdego, przy dwóch tylko po jednym; dodatkowe sale chorych są zawsze po dwie w każdym kolorze.
book-setup-bag = W woreczku jest 96 pacjentów, po 24 w każdym kolorze, i 32 szare kostki. Nic nigdy do niego nie wraca.

book-turn = Tura: cztery kostki, cztery akcje
book-turn-mix = Nie musisz zaczynać od dobierania. Przyjmij, dobierz, wylecz, znów dobierz: cała sztuka w tym, co robisz między kolejnymi kostkami.
book-turn-actions = Akcji jest osiem; każdą wolno powtarzać, chyba że napisano inaczej:
book-turn-admit = Przyjęcie pacjentów z początku twojej kolejki.
book-turn-cure = Leczenie wszystkich twoich pacjentów jednego koloru.
book-turn-contract = Kontrakt: ustalenie ceny pomieszczenia.
book-turn-build = Budowa: zakup pomieszczenia albo dodatkowej sali chorych.
book-turn-move = Przesunięcie pacjenta w twojej kolejce.
book-turn-disinfect = Dezynfekcja kafelka w dowolnym szpitalu.
book-turn-rebuild = Przebudowa, raz w turze.
book-turn-marker = Pobranie znacznika dodatkowej akcji, najwyżej dwa razy w turze.

book-patients = Pacjenci
book-patients-block = Sala mieści jednego pacjenta. Jeden niebieski na początku kolejki blokuje więc wszystkich, dopóki niebieska sala jest zajęta; najpierw wylecz pacjenta z tej sali albo przesuń niebieskiego na dalsze miejsce w kolejce.
book-patients-example = Przykład: twoja kolejka to czerwony, czerwony, zielony. Przyjęcie obejmuje pierwszego czerwonego i kończy się, bo jedyna czerwona sala jest pełna. Wylecz czerwonych, przyjmij znowu, a wejdą czerwony i zielony: trzy akcje, trzech pacjentów.

book-fever = Szara gorączka
book-picture-fever = Kafelki objęte kwarantanną są zakreskowane. Następna szara kostka w tym szpitalu musi leżeć obok nich.
book-fever-supply = Gdy gorączka przeskakuje przez dyżurkę, drugą kostkę bierze się z puli obok rynku; jeśli pula jest pusta, gorączka nie może przeskoczyć. Nigdy też nie musi.

book-market = Rynek i kontrakty
book-market-price = Wysoka cena odstrasza innych, niska przynosi znaczniki. Wybrana cena zostaje do końca gry: każde pomieszczenie wycenia się tylko raz.

book-building = Kładzenie kafelków
book-building-clean = Nie można budować wyłącznie przy kafelku objętym kwarantanną: nowy kafelek musi łączyć się z co najmniej jednym czystym. Którędy stamtąd prowadzi droga do holu, nie ma znaczenia.
book-picture-station = Narożniki czterech kafelków ułożonych w kwadrat tworzą dyżurkę: jeden punkt.

book-rebuild = Przebudowa
book-rebuild-why = Przebudowa łączy luźne narożniki w dyżurki, przysuwa { tile-storage } do właściwej sali albo robi miejsce na odłożony kafelek.

book-markers = Znaczniki dodatkowej akcji
book-markers-ways = Znaczniki daje też { tile-cafeteria } oraz, bez wydawania akcji, każdy zakup z twojego kontraktu. Te możesz w swojej turze wykorzystać od razu.
book-markers-left = Znaczników jest osiem. Możesz mieć ich dowolnie wiele, ale na koniec nie są nic warte.

book-rooms = Pomieszczenia specjalne

book-end = Koniec i punkty
book-end-score = Po jednym punkcie dostajesz:
book-end-room = Za każde pomieszczenie specjalne w szpitalu, także objęte kwarantanną.
book-end-station = Za każdą pełną dyżurkę.
book-end-cubes = Za każde dwie kostki pacjentów w zasobach.
book-end-line = Za pustą kolejkę.

book-options = Opcje tego stołu
book-options-players = Gra od dwóch do czterech osób. Przy dwóch graczach każde pomieszczenie jest tylko w jednym egzemplarzu; reszta się nie zmienia. Pozostałe miejsca mogą zająć komputerowi współpracownicy. Przy otwieraniu stołu wybieracie:

book-questions = Dlaczego nie mogę…?
book-questions-admit = Sala jest wolna. Dlaczego nie mogę nikogo przyjąć?
    .answer = Pierwszy pacjent kolejki ma inny kolor albo sala jest objęta kwarantanną. Liczy się tylko początek kolejki.
book-questions-overtake = Czy drugi pacjent może wejść przed pierwszym?
    .answer = Nie tak po prostu. Za akcję przesuniesz jednego pacjenta, a z Triażem ułożysz całą kolejkę.
book-questions-buy = Dlaczego nie mogę kupić tego pomieszczenia?
    .answer = Może nie mieć jeszcze ceny: wtedy najpierw kontrakt. Albo brakuje ci kostki w którymś z kolorów ceny, masz już to pomieszczenie lub nie masz dla niego miejsca ani w szpitalu, ani na boku.
book-questions-own = Dlaczego nie mogę kupować z własnego kontraktu?
    .answer = Zapłata już za tobą. Od następnej tury bierzesz jeden kafelek za darmo, bez akcji.
book-questions-lay = Dlaczego kafelek tu nie pasuje?
    .answer = Jedno z jego przejść musi trafić na przejście czystego kafelka, zewsząd trzeba móc dojść do holu, a wejście musi mieć drogę na zewnątrz. Obróć kafelek: często pasuje inny bok.
book-questions-take = Kiedy mogę wziąć kafelek z kontraktu?
    .answer = W każdej swojej późniejszej turze, nigdy w turze zawarcia kontraktu. Nie ma pośpiechu, ale inni mogą wykupić cały stos; wtedy odzyskujesz zapłatę.
book-questions-marker = Mam nowy znacznik. Dlaczego nie mogę go oddać?
    .answer = Znacznik pobrany za akcję czeka do twojej następnej tury.
book-questions-rebuild = Dlaczego nie mogę przesunąć tego kafelka?
    .answer = Leży na nim pacjent albo szara kostka, albo przebudowa w tej turze już była.
book-questions-target = Dlaczego gorączka nie może trafić do tego szpitala?
    .answer = Jeśli jest w nim już kwarantanna, następna kostka musi leżeć obok niej. Jeśli każdy taki kafelek jest już zajęty albo jest Komorą dezynfekcyjną, szpital jest na razie bezpieczny.
book-questions-grey = Po co mi szare kostki w zasobach?
    .answer = Bez czystego { tile-laboratory } na nic się nie przydają. Z nim dwie liczą się jak jedna kostka pacjenta, przy płaceniu i w punktacji.

book-summary = Wszystko na jednej stronie
book-summary-turn = Dobierz cztery kostki, każdą umieść od razu:
book-summary-patient = Pacjent staje na końcu dowolnej kolejki.
book-summary-grey = Szara kostka trafia na kafelek dowolnego szpitala, a jeśli jest tam kwarantanna, to obok niej; z pełnej dyżurki może raz przeskoczyć.
book-summary-actions = Pomiędzy nimi do czterech akcji:
book-summary-line = Przyjęcie z początku kolejki do czystych sal tego samego koloru · Leczenie jednego koloru · Przesunięcie pacjenta · Dezynfekcja.
book-summary-rooms = Kontrakt: ceną są co najmniej dwie kostki, kafelek bierzesz od następnej tury · Budowa: dokładnie cena albo dwie dowolne kostki za dodatkową salę.
book-summary-plan = Przebudowa najwyżej dwóch kafelków, raz · Znacznik na późniejszą akcję, najwyżej dwa.
book-summary-end = Rynek wykupiony albo w woreczku nie ma pacjentów: wszyscy inni mają ostatnią turę bez kostek. Punkty: pomieszczenia, dyżurki, pary kostek, pusta kolejka.
