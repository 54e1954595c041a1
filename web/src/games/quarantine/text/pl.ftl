### Ekrany gry Quarantine po polsku.

## Nazwy, które mieszczą się na kafelku

web-quarantine-short-lobby = Hol
web-quarantine-short-storage = Magazyn
web-quarantine-short-waiting-room = Poczekalnia
web-quarantine-short-security = Ochrona
web-quarantine-short-accounting = Księgowość
web-quarantine-short-triage = Triaż
web-quarantine-short-cafeteria = Stołówka
web-quarantine-short-laboratory = Laboratorium
web-quarantine-short-maintenance = Konserwacja
web-quarantine-short-gift-shop = Upominki
web-quarantine-short-pharmacy = Apteka
web-quarantine-short-pathology = Patologia
web-quarantine-short-containment = Komora dez.
web-quarantine-short-emergency-room = SOR
web-quarantine-short-helipad = Lądowisko

## Rzeczy i ich liczba

# $kind to kolor kostek.
web-quarantine-cubes-of =
    { $kind ->
        [yellow] { $count ->
                [one] { $count } żółta
                [few] { $count } żółte
               *[many] { $count } żółtych
            }
        [red] { $count ->
                [one] { $count } czerwona
                [few] { $count } czerwone
               *[many] { $count } czerwonych
            }
        [green] { $count ->
                [one] { $count } zielona
                [few] { $count } zielone
               *[many] { $count } zielonych
            }
        [blue] { $count ->
                [one] { $count } niebieska
                [few] { $count } niebieskie
               *[many] { $count } niebieskich
            }
       *[grey] { $count ->
                [one] { $count } szara
                [few] { $count } szare
               *[many] { $count } szarych
            }
    }
web-quarantine-nothing = nic
web-quarantine-nobody = nikogo
web-quarantine-patient = { $colour } pacjent
web-quarantine-quarantined = kwarantanna
web-quarantine-station = pełna kartoteka: 1 punkt, ale tędy przenosi się gorączka
web-quarantine-ward = Dodatkowa sala
web-quarantine-ward-rule = Łóżko dla jednego pacjenta w kolorze sali. Dodatkowa sala kosztuje dwie dowolne kostki pacjentów; w turze można kupić najwyżej jedną w każdym kolorze i trzeba ją od razu położyć.
web-quarantine-any = dowolne: { $count }
web-quarantine-ward-stack =
    Dodatkowa sala chorych ({ $colour }): { $count ->
        [0] wyprzedane
        [one] został { $count } kafelek
        [few] zostały { $count } kafelki
       *[many] zostało { $count } kafelków
    }. Cena: dwie dowolne kostki.
web-quarantine-stack-sold = { $name }: wyprzedane
web-quarantine-stack-unpriced =
    { $name }: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, jeszcze bez ceny
web-quarantine-stack-priced =
    { $name }: na rynku { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, cena: { $price }
web-quarantine-stack-owned =
    { $name }: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }, kontrakt ma { $owner }, cena: { $price }
web-quarantine-sold = wyprzedane
web-quarantine-no-price = bez ceny
web-quarantine-no-market = Rynek otworzy się, gdy będą stały wszystkie szpitale.

## Plansza

web-quarantine-hospitals = Szpitale
web-quarantine-hospital-of = Szpital: { $seat }
web-quarantine-show-hospital =
    Pokaż szpital: { $seat }; { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, { $count ->
        [0] nikt nie czeka
        [one] czeka { $count } pacjent
        [few] czeka { $count } pacjentów
       *[many] czeka { $count } pacjentów
    }
web-quarantine-line-of = Kolejka ({ $seat }): { $line }
web-quarantine-place-in-line = Miejsce { $place }: { $colour } pacjent
web-quarantine-join-here = Tutaj
web-quarantine-no-line = Nikt nie czeka: na koniec 1 punkt.
web-quarantine-lay-here = Połóż tutaj: { $name }, pole { $cell }, przejścia: { $passages }
web-quarantine-block =
    Obszar od pola { $cell }: { $count ->
        [one] { $count } szara kostka
        [few] { $count } szare kostki
       *[many] { $count } szarych kostek
    }
web-quarantine-gauges = Woreczek, pudełko i zasoby
web-quarantine-tiles-left =
    { $count ->
        [one] Do zdobycia został { $count } kafelek
        [few] Do zdobycia zostały { $count } kafelki
       *[many] Do zdobycia zostało { $count } kafelków
    }
web-quarantine-few-patients =
    { $count ->
        [0] W woreczku nie ma już pacjentów
        [one] W woreczku został tylko { $count } pacjent
       *[other] W woreczku zostało tylko { $count } pacjentów
    }
web-quarantine-few-tiles =
    { $count ->
        [one] Na sprzedaż został tylko { $count } kafelek
        [few] Na sprzedaż zostały tylko { $count } kafelki
       *[many] Na sprzedaż zostało tylko { $count } kafelków
    }
web-quarantine-last-turns = Ostatnie tury: każdy, z wyjątkiem gracza { $seat }, gra jeszcze raz, bez kostek.

## Blat pod planem

web-quarantine-desk = Blat
web-quarantine-actions-left =
    { $count ->
        [one] Została { $count } akcja
        [few] Zostały { $count } akcje
       *[many] Zostało { $count } akcji
    }
web-quarantine-draw =
    { $count ->
        [one] Dobierz ostatnią kostkę
       *[other] Dobierz kostkę ({ $count })
    }
web-quarantine-spend = Oddaj znacznik
web-quarantine-turn = Obróć (R)
web-quarantine-settle = Połóż tak
web-quarantine-drawn =
    { $kind ->
        [yellow] Żółty pacjent
        [red] Czerwony pacjent
        [green] Zielony pacjent
        [blue] Niebieski pacjent
       *[grey] Szara kostka
    }
web-quarantine-lifts =
    { $count ->
        [0] Nie można więcej podnieść
       *[other] Można podnieść jeszcze: { $count }
    }
web-quarantine-paid = Zapłacono { $count } z { $due }:
web-quarantine-new-order = Nowa kolejność
web-quarantine-which = Co wybierasz?
web-quarantine-close = Zamknij

## Dlaczego kafelek nie może tu leżeć

web-quarantine-why-occupied = Tu już leży kafelek.
web-quarantine-why-entrance = Pole przed wejściem zawsze pozostaje puste.
web-quarantine-why-fenced = To odcięłoby wejście: z ulicy musi być droga na zewnątrz.
web-quarantine-why-far = Za daleko od kafelków szpitala.
web-quarantine-why-walls = Na to pole wychodzą same ściany: żaden sąsiad nie ma tu przejścia.
web-quarantine-why-turn = Obróć kafelek: przejście musi spotkać się z przejściem.
web-quarantine-why-quarantine = Tu łączyłby się tylko z kafelkami objętymi kwarantanną; potrzebny jest choć jeden czysty.
web-quarantine-why-island = Stąd żadne przejście nie prowadzi do holu.
web-quarantine-why-turning = Obróć kafelek tam, gdzie leży, albo anuluj.
web-quarantine-why-cube = Ta kostka nie może tam trafić.
web-quarantine-unfinished-hand = Połóż albo odłóż na bok to, co podniesione.
web-quarantine-unfinished-lobby = Hol musi stać w szpitalu.
web-quarantine-unfinished-unchanged = Nic jeszcze nie jest przebudowane.
web-quarantine-unfinished-aside = Na bok można odłożyć najwyżej dwa kafelki.
web-quarantine-unfinished-entrance = Wejście jest zastawione albo zabudowane dookoła.
web-quarantine-unfinished-quarantine = Przebudowane kafelki muszą łączyć się z czystym, nieruszonym kafelkiem.
web-quarantine-unfinished-cut-off = Część kafelków jest odcięta od holu.

## Gracze i punkty

web-quarantine-first = Pierwszy gracz
web-quarantine-if-it-ended = Punkty, gdyby gra skończyła się teraz
web-quarantine-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-quarantine-item-rooms = Pomieszcz.
web-quarantine-item-stations = Kartoteki
web-quarantine-item-cubes = Kostki
web-quarantine-item-line = Kolejka
web-quarantine-scoring = Podliczenie

## Grupy akcji

web-quarantine-group-answer = Wybierz
web-quarantine-group-lay-yellow = Żółta sala chorych
web-quarantine-group-lay-red = Czerwona sala chorych
web-quarantine-group-lay-green = Zielona sala chorych
web-quarantine-group-lay-blue = Niebieska sala chorych
web-quarantine-group-cell = Gdzie?
web-quarantine-group-rotation = Jak obrócić?
web-quarantine-group-go-on = Dalej
web-quarantine-group-admit = Przyjęcie pacjentów
web-quarantine-group-cure = Leczenie
web-quarantine-group-buy = Budowa
web-quarantine-group-contract = Zawarcie kontraktu
web-quarantine-group-tiles = Twoje kafelki, bez akcji
web-quarantine-group-line = Przesunięcie pacjenta
web-quarantine-group-disinfect = Dezynfekcja
web-quarantine-group-rooms = Twoje pomieszczenia
web-quarantine-group-markers = Znaczniki
web-quarantine-group-rebuild = Przebudowa

## Zasady wyborów

web-quarantine-rule-rebuild = Przesuń, obróć lub usuń najwyżej dwa kafelki bez pacjentów i bez gorączki; z Konserwacją cztery i bez akcji. Raz w turze.
web-quarantine-rule-take-marker = Dodatkowa akcja w jednej z późniejszych tur. Najwyżej dwa na turę.
web-quarantine-rule-stop = Akcja się kończy, pozostali zostają w kolejce.
web-quarantine-rule-keep-none = Wszystkie szare kostki trafiają obok rynku.
web-quarantine-rule-no-spread = Nie bierze się drugiej kostki z zasobu.
web-quarantine-rule-set-aside = Położysz go w innej turze, za darmo. Czekać mogą tak najwyżej dwa kafelki; nie działają i nie dają punktów.

## Przed grą

web-quarantine-seat = Miejsce { $number }
web-quarantine-rooms-chosen = wybrane
web-quarantine-rooms-about = Na sprzedaż jest osiem pomieszczeń. Nowo wybrane zastępuje to, które wybrano najdawniej.

## Pozycja w zdaniach

web-quarantine-position-building = { $seat } buduje szpital początkowy.
web-quarantine-position-turn =
    Tura { $turn }: { $seat }; akcje: { $count }, do dobrania { $held ->
        [0] nie ma kostek
        [one] jest { $held } kostka
        [few] są { $held } kostki
       *[many] jest { $held } kostek
    }.
web-quarantine-position-bag =
    W woreczku: { $list }; razem { $count ->
        [one] { $count } pacjent
       *[other] { $count } pacjentów
    }.
web-quarantine-position-supplies = Obok rynku: szare kostki: { $grey }, znaczniki: { $markers }. W pudełku: { $box }.
web-quarantine-position-hospital = Szpital ({ $seat }): { $list }.
web-quarantine-position-tile = { $thing }, pole { $cell }, przejścia: { $passages }
web-quarantine-position-line = Kolejka ({ $seat }), od początku: { $line }.
web-quarantine-position-stock =
    Zasoby ({ $seat }): { $list }; { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }.
web-quarantine-position-score =
    { $seat } ma na razie { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    }; pełne kartoteki: { $stations }.
web-quarantine-position-aside = Odłożone na bok ({ $seat }): { $names }.
web-quarantine-position-market =
    { $count ->
        [one] Do zdobycia został { $count } kafelek.
        [few] Do zdobycia zostały { $count } kafelki.
       *[many] Do zdobycia zostało { $count } kafelków.
    }
web-quarantine-position-ward = { $colour }: { $count }
web-quarantine-position-wards = Dodatkowe sale chorych na rynku: { $wards }.

## Krzywa gry

web-quarantine-curve-seat = { $seat }

## Pomoc

web-quarantine-help-goal = O co chodzi
web-quarantine-help-goal-1 = Każdy prowadzi szpital. Pacjenci są w czterech kolorach; przyjmujesz ich do sal w tym samym kolorze, leczysz, a kostkami wyleczonych płacisz za pomieszczenia (QUA-9.2, QUA-10.2, QUA-12.2).
web-quarantine-help-goal-2 = Po jednym punkcie za każde pomieszczenie specjalne w szpitalu, za każdą pełną kartotekę, za każde dwie kostki w zasobach i za pustą kolejkę (QUA-20.1 do QUA-20.5).
web-quarantine-help-goal-3 = Przy remisie wygrywa ten, kto ma mniej kafelków, potem ten, kto ma mniej kartotek; inaczej zwycięstwo jest wspólne (QUA-20.7).
web-quarantine-help-turn = Tura: cztery i cztery
web-quarantine-help-turn-1 = Musisz dobrać cztery kostki i możesz wykonać cztery akcje, w dowolnej kolejności na przemian (QUA-5.4).
web-quarantine-help-turn-2 = Dobraną kostkę umieszcza się od razu, przed wszystkim innym (QUA-5.5). Turę kończysz samodzielnie; niewykorzystane akcje przepadają (QUA-5.7, QUA-5.8).
web-quarantine-help-turn-3 = Znacznik dodatkowej akcji daje jedną akcję więcej. Pobranie go kosztuje akcję, najwyżej dwa razy w turze, a oddać go można od następnej tury (QUA-8.4, QUA-8.5, QUA-14.2).
web-quarantine-help-turn-4 = Bez akcji, pomiędzy akcjami: oddawanie znaczników, kładzenie odłożonych kafelków, branie kafelka z własnego kontraktu (QUA-5.9).
web-quarantine-help-patients = Pacjenci
web-quarantine-help-patients-1 = Pacjent z woreczka staje na końcu dowolnej kolejki, twojej albo cudzej (QUA-6.1).
web-quarantine-help-patients-2 = Przyjęcie: pierwszy z kolejki trafia do czystej, wolnej sali w swoim kolorze, potem może następny, a wszystko to jedna akcja. Nikt nikogo nie wyprzedza (QUA-9.2, QUA-9.4, QUA-9.5).
web-quarantine-help-patients-3 = Leczenie: wszyscy twoi pacjenci jednego koloru na czystych kafelkach trafiają do zasobów (QUA-10.2).
web-quarantine-help-patients-4 = Przesunięcie pacjenta: jeden pacjent z twojej kolejki staje na dowolnym innym miejscu (QUA-13.1).
web-quarantine-help-fever = Szara gorączka
web-quarantine-help-fever-1 = Szara kostka obejmuje kwarantanną kafelek dowolnego szpitala. Jeśli jest tam już kwarantanna, kafelek musi z nią sąsiadować (QUA-7.1 do QUA-7.3).
web-quarantine-help-fever-2 = Kafelek objęty kwarantanną do niczego nie służy: nikogo się tam nie przyjmuje ani nie leczy, pomieszczenie nie działa, nie można go przebudować (QUA-1.7).
web-quarantine-help-fever-3 = Jeśli kafelek należy do pełnej kartoteki, druga kostka z zasobu może trafić na inny kafelek tej kartoteki; dalej już nie (QUA-7.8 do QUA-7.11).
web-quarantine-help-fever-4 = Dezynfekcja: usuń szarą kostkę z dowolnego szpitala; trafia obok rynku (QUA-15.1, QUA-15.2).
web-quarantine-help-fever-5 = W twojej pierwszej turze szare kostki trafiają obok rynku, a w ich miejsce dobiera się inne (QUA-6.3).
web-quarantine-help-market = Rynek i kontrakty
web-quarantine-help-market-1 = Pomieszczenie można kupić dopiero, gdy ma cenę. Kontrakt: połóż na stosie co najmniej dwie kostki pacjentów i przenieś go do swojego szpitala; to jego cena do końca gry (QUA-11.1, QUA-11.2, QUA-11.4).
web-quarantine-help-market-2 = Od następnej tury możesz wziąć z niego jeden kafelek za darmo. Reszta wraca z ceną na rynek; jeśli był to ostatni kafelek, cena trafia do pudełka (QUA-11.8, QUA-11.10, QUA-11.11).
web-quarantine-help-market-3 = Do tego czasu mogą z niego kupować inni. Za każdym razem dostajesz znacznik, a gdy kupią ostatni kafelek, odzyskujesz cenę (QUA-12.7, QUA-12.8).
web-quarantine-help-market-4 = Budowa: zapłać do pudełka dokładnie w kolorach ceny i weź kafelek. Każde pomieszczenie możesz mieć tylko raz (QUA-12.2, QUA-12.5).
web-quarantine-help-market-5 = Dodatkowa sala kosztuje dwie dowolne kostki pacjentów, w turze jedna w każdym kolorze, i trzeba ją od razu położyć (QUA-12.10 do QUA-12.13).
web-quarantine-help-market-6 = Kostki ceny na stosie nie liczą się nikomu, także na końcu: nie zawieraj kontraktów w swojej ostatniej turze (QUA-11.15, QUA-G.27).
web-quarantine-help-building = Kładzenie kafelków
web-quarantine-help-building-1 = Przejście kafelka musi spotkać się z przejściem czystego kafelka, a przejściami trzeba móc dojść do holu (QUA-2.2, QUA-2.3, QUA-2.5).
web-quarantine-help-building-2 = Pozostałe przejścia mogą prowadzić na ściany (QUA-2.4).
web-quarantine-help-building-3 = Pole przed wejściem pozostaje puste i musi mieć drogę na zewnątrz (QUA-2.8, QUA-2.9).
web-quarantine-help-building-4 = Cztery kafelki w kwadracie tworzą kartotekę, bez względu na to, jakie to kafelki (QUA-3.1, QUA-3.2).
web-quarantine-help-building-5 = Pomieszczenia można odkładać na bok, najwyżej dwa; nic nie dają, dopóki nie leżą w szpitalu (QUA-4.1, QUA-4.2, QUA-4.6).
web-quarantine-help-rebuild = Przebudowa
web-quarantine-help-rebuild-1 = Raz w turze możesz przesunąć, obrócić lub usunąć najwyżej dwa kafelki (QUA-16.1, QUA-16.2).
web-quarantine-help-rebuild-2 = Kafelki objęte kwarantanną i kafelki z pacjentami zostają na miejscu (QUA-16.3). Hol można przesunąć, ale nie usunąć (QUA-16.6).
web-quarantine-help-rebuild-3 = W trakcie szpital może się rozpaść; na koniec wszystko musi być znów połączone i łączyć się z czystym, nieruszonym kafelkiem (QUA-16.4, QUA-16.9, QUA-16.10).
web-quarantine-help-rebuild-4 = Usunięte kafelki odkłada się na bok. Przy okazji można położyć kafelki odłożone wcześniej (QUA-16.5, QUA-16.7).
web-quarantine-help-more = Warto wiedzieć
web-quarantine-help-more-1 = Przyjmowanie nie wymaga drogi przez szpital: kwarantanna po drodze nie przeszkadza (QUA-9.6).
web-quarantine-help-more-2 = Wszystko jest jawne poza kolejnością w woreczku: liczby u góry mówią, co jeszcze przyjdzie (QUA-H.2).
web-quarantine-help-more-3 = Każdą akcję złożoną z kilku kroków można anulować, dopóki się nie skończy (część 5 opisu zasad).
web-quarantine-help-rooms = Pomieszczenia specjalne
web-quarantine-help-rooms-1 = W jednej grze na sprzedaż jest osiem z tych czternastu (QUA-0.5).
web-quarantine-help-rooms-2 = Pomieszczenie działa tylko wtedy, gdy leży czyste w twoim szpitalu (QUA-1.8). Punkt daje zawsze (QUA-20.2).
web-quarantine-help-end = Koniec gry
web-quarantine-help-end-1 = Gdy ktoś zdobędzie ostatni kafelek albo w woreczku nie ma już pacjentów, aktywny gracz kończy swoją turę (QUA-19.1, QUA-19.3, QUA-19.4).
web-quarantine-help-end-2 = Wszyscy inni mają jeszcze po jednej turze, bez kostek (QUA-19.5, QUA-19.6).
web-quarantine-help-end-3 = Szare kostki w zasobach liczą się tylko przy działającym Laboratorium: dwie jak jeden pacjent (QUA-20.4).
web-quarantine-help-end-4 = Odłożone kafelki, sale chorych, znaczniki i kontrakty nie dają punktów (QUA-20.6).
web-quarantine-help-board = Jak czytać ten stół
web-quarantine-help-board-1 = Niebieski to koło, żółty kwadrat, zielony trójkąt, czerwony romb, a szara gorączka to sześciokąt i kreskowanie.
web-quarantine-help-board-2 = Przeciągnij kafelek na pole albo stuknij pole. Obraca go R lub przycisk. Na zielonych polach pasuje tak, jak jest trzymany, na kreskowanych najpierw się obróci; wszędzie indziej zobaczysz, dlaczego nie.
web-quarantine-help-board-3 = Małe plany po lewej to wszystkie szpitale; stuknięcie pokazuje szpital w dużym widoku.
web-quarantine-help-board-4 = Stuknij cokolwiek niepodświetlonego, aby przeczytać, co daje.
web-quarantine-help-board-5 = Punkty przy imieniu to te, które gracz miałby, gdyby gra skończyła się teraz.
