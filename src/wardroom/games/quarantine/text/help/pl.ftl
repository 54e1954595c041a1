### Zasady gry własnymi słowami, rozdział po rozdziale; każdy akapit wymienia zasady, o których mówi.

help-goal = O co chodzi
help-goal-1 = Każdy prowadzi szpital. Pacjenci są w czterech kolorach; przyjmujesz ich do sal w tym samym kolorze, leczysz, a kostkami wyleczonych płacisz za pomieszczenia.
    .rules = QUA-9.2, QUA-10.2, QUA-12.2
help-goal-2 = Dostajesz po jednym punkcie za każde pomieszczenie specjalne w szpitalu, za każdą pełną dyżurkę, za każde dwie kostki w zasobach i za pustą kolejkę.
    .rules = QUA-20.1–QUA-20.5
help-goal-3 = Przy remisie wygrywa ten, kto ma mniej kafelków, potem ten, kto ma mniej dyżurek; inaczej zwycięstwo jest wspólne.
    .rules = QUA-20.7

help-turn = Tura: cztery kostki, cztery akcje
help-turn-1 = Musisz dobrać cztery kostki i możesz wykonać cztery akcje, przeplatając je dowolnie.
    .rules = QUA-5.4
help-turn-2 = Dobraną kostkę umieszcza się od razu, przed wszystkim innym. Turę kończysz samodzielnie; niewykorzystane akcje przepadają.
    .rules = QUA-5.5, QUA-5.7, QUA-5.8
help-turn-3 = Znacznik pozwala wykonać dodatkową akcję. Pobranie znacznika (najwyżej dwa razy w turze) kosztuje akcję, a oddać go można od następnej tury.
    .rules = QUA-8.4, QUA-8.5, QUA-14.2
help-turn-4 = Za darmo, między akcjami, możesz oddawać znaczniki, kłaść odłożone kafelki i brać kafelek z własnego kontraktu.
    .rules = QUA-5.9

help-patients = Pacjenci
help-patients-1 = Pacjent z woreczka staje na końcu dowolnej kolejki, twojej albo cudzej.
    .rules = QUA-6.1
help-patients-2 = Przyjęcie: pierwszy z kolejki trafia do czystej, wolnej sali w swoim kolorze, potem może następny, a wszystko to jedna akcja. Nikt nikogo nie wyprzedza.
    .rules = QUA-9.2, QUA-9.4, QUA-9.5
help-patients-3 = Leczenie: wszyscy twoi pacjenci jednego koloru na czystych kafelkach trafiają do zasobów.
    .rules = QUA-10.2
help-patients-4 = Przesunięcie pacjenta: jeden pacjent z twojej kolejki staje na dowolnym innym miejscu.
    .rules = QUA-13.1

help-fever = Szara gorączka
help-fever-1 = Szara kostka obejmuje kwarantanną kafelek dowolnego szpitala. Jeśli jest tam już kwarantanna, kafelek musi z nią sąsiadować.
    .rules = QUA-7.1–QUA-7.3
help-fever-2 = Kafelek objęty kwarantanną do niczego nie służy: nikogo się tam nie przyjmuje ani nie leczy, pomieszczenie nie działa, nie można go przebudować.
    .rules = QUA-1.7
help-fever-3 = Jeśli kafelek należy do pełnej dyżurki, druga kostka z puli może trafić na inny kafelek tej dyżurki; dalej już nie.
    .rules = QUA-7.8–QUA-7.11
help-fever-4 = Dezynfekcja: usuń szarą kostkę z dowolnego szpitala i odłóż ją obok rynku.
    .rules = QUA-15.1, QUA-15.2
help-fever-5 = W twojej pierwszej turze szare kostki trafiają obok rynku, a w ich miejsce dobiera się inne.
    .rules = QUA-6.3

help-market = Rynek i kontrakty
help-market-1 = Pomieszczenie można kupić dopiero, gdy ma cenę. Kontrakt: połóż na stosie co najmniej dwie kostki pacjentów i przenieś go do swojego szpitala; te kostki to jego cena do końca gry.
    .rules = QUA-11.1, QUA-11.2, QUA-11.4
help-market-2 = Od następnej tury możesz wziąć z kontraktu jeden kafelek za darmo. Reszta wraca z ceną na rynek; jeśli był to ostatni kafelek, cena trafia do pudełka.
    .rules = QUA-11.8, QUA-11.10, QUA-11.11
help-market-3 = Do tego czasu z twojego kontraktu mogą kupować inni. Za każdym razem dostajesz znacznik, a gdy kupią ostatni kafelek, odzyskujesz zapłatę.
    .rules = QUA-12.7, QUA-12.8
help-market-4 = Budowa: zapłać do pudełka kostkami dokładnie w kolorach ceny i weź kafelek. Każde pomieszczenie możesz mieć tylko raz.
    .rules = QUA-12.2, QUA-12.5
help-market-5 = Dodatkowa sala kosztuje dwie dowolne kostki pacjentów, można kupić jedną w każdym kolorze na turę i trzeba ją od razu położyć.
    .rules = QUA-12.10–QUA-12.13
help-market-6 = Kostki ceny na stosie nie liczą się nikomu, także na końcu: nie zawieraj kontraktów w swojej ostatniej turze.
    .rules = QUA-11.15, QUA-G.27

help-building = Kładzenie kafelków
help-building-1 = Przejście kafelka musi spotkać się z przejściem czystego kafelka, a stamtąd przejściami musi się dać dojść do holu.
    .rules = QUA-2.2, QUA-2.3, QUA-2.5
help-building-2 = Pozostałe przejścia mogą prowadzić na ściany.
    .rules = QUA-2.4
help-building-3 = Pole przed wejściem pozostaje puste i musi mieć drogę na zewnątrz.
    .rules = QUA-2.8, QUA-2.9
help-building-4 = Cztery kafelki w kwadracie tworzą dyżurkę pielęgniarek, bez względu na to, jakie to kafelki.
    .rules = QUA-3.1, QUA-3.2
help-building-5 = Pomieszczenia można odkładać na bok, najwyżej dwa; nic nie dają, dopóki nie leżą w szpitalu.
    .rules = QUA-4.1, QUA-4.2, QUA-4.6

help-rebuild = Przebudowa
help-rebuild-1 = Raz w turze możesz przesunąć, obrócić lub usunąć najwyżej dwa kafelki.
    .rules = QUA-16.1, QUA-16.2
help-rebuild-2 = Kafelki objęte kwarantanną i kafelki z pacjentami zostają na miejscu. Hol można przesunąć, ale nie usunąć.
    .rules = QUA-16.3, QUA-16.6
help-rebuild-3 = W trakcie przebudowy szpital może się rozpaść; na koniec wszystkie kafelki muszą być znów połączone, także z czystym kafelkiem, którego nie ruszano.
    .rules = QUA-16.4, QUA-16.9, QUA-16.10
help-rebuild-4 = Usunięte kafelki odkłada się na bok. Przy okazji można położyć kafelki odłożone wcześniej.
    .rules = QUA-16.5, QUA-16.7

help-more = Warto wiedzieć
help-more-1 = Przyjmowanie nie wymaga drogi przez szpital: kwarantanna po drodze nie przeszkadza.
    .rules = QUA-9.6
help-more-2 = Wszystko jest jawne poza kolejnością w woreczku: liczby u góry mówią, co jeszcze przyjdzie.
    .rules = QUA-H.2
help-more-3 = Każdą akcję złożoną z kilku kroków można anulować, dopóki się nie skończy. Po 50 anulowaniach w jednej turze żadnej takiej akcji nie można już w tej turze zacząć.

help-rooms = Pomieszczenia specjalne
help-rooms-1 = W jednej partii na sprzedaż jest osiem z tych czternastu pomieszczeń.
    .rules = QUA-0.5
help-rooms-2 = Pomieszczenie działa tylko wtedy, gdy jest w twoim szpitalu i nie ma na nim szarej kostki. Punkt daje zawsze.
    .rules = QUA-1.8, QUA-20.2

help-end = Koniec gry
help-end-1 = Gdy ktoś zdobędzie ostatni kafelek albo w woreczku zabraknie pacjentów, aktywny gracz kończy swoją turę.
    .rules = QUA-19.1, QUA-19.3, QUA-19.4
help-end-2 = Wszyscy inni mają jeszcze po jednej turze, bez kostek.
    .rules = QUA-19.5, QUA-19.6
help-end-3 = Szare kostki w zasobach liczą się tylko przy działającym { tile-laboratory }: dwie jak jeden pacjent.
    .rules = QUA-20.4
help-end-4 = Odłożone kafelki, sale chorych, znaczniki i kontrakty nie dają punktów.
    .rules = QUA-20.6

help-board = Co widać na stole
help-board-1 = Niebieski to koło, żółty – kwadrat, zielony – trójkąt, czerwony – romb, a szara gorączka to sześciokąt i kreskowanie.
help-board-2 = Przeciągnij kafelek na pole albo dotknij pola. Obrócisz go klawiszem R lub przyciskiem. Na zielonych polach pasuje tak, jak go trzymasz, na kreskowanych najpierw się obróci; wszędzie indziej zobaczysz, dlaczego nie pasuje.
help-board-3 = Małe plany po lewej to wszystkie szpitale; dotknij jednego, żeby go powiększyć.
help-board-4 = Dotknij czegoś, co nie jest podświetlone, żeby przeczytać, do czego służy.
help-board-5 = Punkty przy imieniu to te, które gracz miałby, gdyby partia skończyła się teraz.
