### The rules book: how the game is explained to those who want to read before or between playing.

book-story = O czym jest ta gra
book-story-theme = Cztery rundy w szpitalu, w którym nic nie stoi w miejscu. Przybywają Pacjenci, czekają badania, brakuje narządów i strzykawek, a w każdej klepsydrze sypie się piasek. Leczycie, przewozicie, operujecie i nawołujecie się, wszystko naraz.
book-story-together = Wszyscy pracują w tym samym szpitalu: wygrywacie albo przegrywacie razem i nikt nie ma własnych punktów.

book-table = Co widać na stole
book-table-boards = Stół to plan szpitala. Można go przesuwać i przybliżać; najważniejsze rzeczy zostają w zasięgu wzroku.
book-picture-table = Szpital w środku fazy akcji: klepsydry na polach i Pacjenci w łóżkach.
book-table-admission = Izba przyjęć z taliami i rzędem tych, którzy czekają na łóżko, a obok Przychodnia.
book-table-wards = Dwa oddziały po trzy łóżka.
book-table-exams = Cztery miejsca badań: posiew, badanie krwi, rentgen i rezonans.
book-table-rooms = Dwie Sale operacyjne.
book-table-stores = Magazyn krwi, leków i narządów. Podawać można to, co jest w magazynie; to, co jest w puli, trzeba najpierw sprowadzić.
book-table-card = Zatrzymaj wskaźnik na dowolnej rzeczy albo dotknij jej, gdy nic nie trzymasz, a otworzy się jej karta. Przycisk „W zasadach” prowadzi stamtąd do tej instrukcji; zegar tyka dalej.

book-setup = Przed pierwszą rundą
book-setup-program = Program sam przygotowuje dyżur:
book-setup-objective = Karta celu dla waszej liczby graczy: co trzeba osiągnąć i z iloma punktami umiejętności zaczynacie.
book-setup-stock = Trochę wszystkiego w magazynach, tym więcej, im więcej graczy; magazyn narządów jest pusty.
book-setup-decks = Potasowane talie Pacjentów zwykłych, Pacjentów do hospitalizacji i diagnoz. Nic innego w tej grze nie zależy od przypadku.
book-setup-begin = W pierwszej partii zostawcie epidemie i prace badawcze w pudełku i pozwólcie, żeby gra ostrzegała o pomyłkach.

book-round = Runda
book-round-ready = Gdy wszyscy są gotowi, zegar odlicza trzy sekundy. Gotowości nie można już odwołać.
book-round-pause = Zegara nie można zatrzymać na życzenie; czytanie też go nie zatrzymuje. Przerwa zaczyna się, gdy ktoś straci połączenie albo gdy zagłosują za nią wszyscy, najwyżej dwa razy w rundzie; plansze są wtedy zakryte.

book-glasses = Klepsydry
book-glasses-fair = Możesz wziąć swojego Lekarza i każdą Pielęgniarkę, której piasek się przesypał. Pielęgniarkę wolno zabrać prosto z pola, ktokolwiek ją tam postawił.
book-glasses-example = Przykład: stawiasz Pielęgniarkę na polu Przychodni, podajesz Pacjentowi dwie pigułki i od razu stawiasz Lekarza przy rentgenie. Tym samym kończysz leczenie, a Pielęgniarka zostaje, aż piasek się przesypie i ktoś ją zabierze.

book-patients = Pacjenci
book-picture-patients = Łóżko na oddziale. Wszystko, co Pacjent dostał, zostaje na łóżku i jeździ razem z nim.
book-patients-rows = Przychodnia i rząd mieszczą po sześć osób. Nie dobierajcie więcej, niż zdołacie wyleczyć: każdy przyjęty liczy się przy ocenie.
book-patients-stay = Pacjent do końca zostaje w tym samym łóżku i należy do jego oddziału, także wtedy, gdy łóżko stoi przy badaniu albo w Sali operacyjnej. Puste łóżka zostają na miejscu.

book-treatment = Leczenie i zapasy
book-treatment-need = Pacjent zwykły potrzebuje tego, co pokazuje karta. Pacjent do hospitalizacji może potrzebować leczenia od razu, badań, a potem także tego, co mówi diagnoza. Liczy się też to, co podano w poprzednich rundach.
book-treatment-amounts = Jedna akcja sprowadza 1 pigułkę, 2 kroplówki, 2 jednostki leku dożylnego, 3 strzykawki, 3 jednostki krwi albo 2 narządy jednego rodzaju.

book-exams = Badania
book-exams-which = Objaw na karcie mówi, o które badanie chodzi: infekcja to posiew, objaw autoimmunologiczny – badanie krwi, uraz fizyczny – rentgen, objaw neuropsychologiczny – rezonans. Trzeba zrobić wszystkie wskazane, w dowolnej kolejności, każde raz.
book-picture-exams = Posiew: osiem zakrytych żetonów. Co zobaczył jeden, niech pamiętają wszyscy.
book-exams-best = Przy kilku kartach diagnozy leczy się tylko według najbardziej efektywnej i tylko ona daje reputację.
book-exams-broken = Kto przerwie badanie, później zaczyna je od nowa. Po posiewie, badaniu krwi i rentgenie łóżko może odjechać od razu; w rezonansie czeka, aż przesypie się piasek.

book-surgery = Operacje
book-surgery-spread = Operację można rozłożyć na kilka akcji, obie sale i kilka rund. Ręką bierze się tam tylko strzykawki.

book-evaluation = Ocena
book-evaluation-order = Najpierw ocenia się walkę z epidemiami, potem kolejno Pacjentów, następnie zadania z prac badawczych, a na koniec wyleczeni idą do domu.
book-evaluation-spare = To, czego Pacjent po błędzie medycznym ma za dużo, można zabrać przed następną rundą.

book-epidemics = Epidemie
book-epidemics-serve = Pielęgniarka na oddziale jedną akcją leczy Pacjentów we wszystkich łóżkach, które stoją na miejscu. Leczenie przeciw epidemii liczy się osobno i nie da się w nim pomylić; karta i tak znika po rundzie.

book-research = Prace badawcze
book-research-cards = W każdej rundzie odkryte są trzy karty prac badawczych, za każdym razem nowe:
book-research-task = Zadania: spełnijcie warunek w tej rundzie, a zyskacie punkty umiejętności.
book-research-action = Akcje: dodatkowe pole, zwykle z mocniejszą wersją akcji, którą już znacie.
book-research-duty = Każdą z tych kart można pominąć.

book-hands = Sterowanie

book-end = Koniec gry
book-end-win = Po czwartej ocenie muszą być spełnione wszystkie warunki z karty celu. Może ona wymagać:
book-end-reputation = Reputacji, która nigdy nie spada.
book-end-patients = Wypisanych Pacjentów.
book-end-points = Punktów umiejętności, które wam zostały.
book-end-lost = Przy 0 punktów umiejętności przegrywacie od razu, w każdej fazie.
book-end-solo = W pojedynkę masz dwóch Lekarzy i pięć minut, ale tylko jedną parę rąk.

book-options = Opcje tego stołu
book-options-intro = Opcje wybieracie przy otwieraniu stołu. Komputerowi współpracownicy mogą zająć każde miejsce; nic im się nie wyślizguje, ale potrzebują czasu na namysł.

book-questions = Dlaczego nie mogę…?
book-questions-glass = Dlaczego nie mogę wziąć tej klepsydry?
    .answer = Jej piasek jeszcze się sypie albo to cudzy Lekarz.
book-questions-slot = Nikt tam nie pracuje. Dlaczego pole jest zajęte?
    .answer = Klepsydra blokuje pole, dopóki ktoś jej nie zabierze, nawet gdy piasek się przesypał.
book-questions-exam = Dlaczego nie mogę zacząć badania?
    .answer = Najpierw musi tam stać łóżko. Badanie musi być Pacjentowi potrzebne i jeszcze niezrobione, a na polu może stanąć tylko Lekarz.
book-questions-treat = Dlaczego nie mogę leczyć tego Pacjenta?
    .answer = Na oddziale łóżko musi stać na swoim miejscu, a Pielęgniarka musi zacząć akcję właśnie dla tego Pacjenta. Bez łóżka nikogo się nie leczy.
book-questions-syringe = Dlaczego nie mogę podać krwi?
    .answer = Potrzebna jest pusta strzykawka w ręce albo niepełna strzykawka tego samego rodzaju u tego Pacjenta. W strzykawce mieści się sześć jednostek jednego rodzaju.
book-questions-lost = Dlaczego moja akcja się skończyła?
    .answer = Postawienie następnej klepsydry kończy poprzednią akcję: każdy robi jedną rzecz naraz.
book-questions-cured = Pacjent dostał wszystko. Dlaczego nie jest wyleczony?
    .answer = Może brakuje badania, leczono według mniej efektywnej diagnozy albo coś z wykazu zabiegów podano na oddziale. To, co podano w złym miejscu, się nie liczy.
book-questions-organ = Dlaczego nie mogę dołożyć narządu?
    .answer = W magazynie mieści się sześć narządów. Odrzuć jeden; nie potrzeba do tego klepsydry.
book-questions-time = Czas minął. Dlaczego inni jeszcze działają?
    .answer = Kto zaczął akcję przed końcem czasu, może ją dokończyć, dopóki w klepsydrze sypie się piasek.
book-questions-read = Czy zegar stoi, gdy to czytam?
    .answer = Nie. Czytaj podczas rady lekarskiej albo zagłosujcie za przerwą.

book-summary = Wszystko na jednej stronie
book-summary-round = Rada lekarska bez zegara, cztery minuty akcji, ocena; i tak cztery razy.
book-summary-nurse = Pielęgniarka: przyjęcie najwyżej trzech Pacjentów, leczenie na oddziale, dostawa leków, leki i krew przy operacji.
book-summary-doctor = Lekarz: Pacjent do łóżka, badania, dostawa narządów, narządy przy operacji.
book-summary-either = Lekarz albo Pielęgniarka: leczenie w Przychodni, dostawa krwi.
book-summary-bed = Bez klepsydry: przewożenie łóżek, odrzucanie narządów.
book-summary-end = Leczenie dokładne: reputacja. Za dużo: 2 punkty mniej. Czegoś brakuje: 1, 3 albo 8 punktów mniej i gorszy stan.
book-summary-win = Wygrywacie, jeśli po czterech rundach spełniacie warunki z karty celu i ani razu nie spadliście do 0 punktów umiejętności.
