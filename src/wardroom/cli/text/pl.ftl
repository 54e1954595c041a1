### Terminal po polsku.

## Przed grą

cli-welcome = Wpisz numer ruchu albo jego nazwę. Listę poleceń pokazuje „pomoc”.
cli-who = Kto gra?
cli-who-colleague = Ty i komputerowy współpracownik
cli-who-two-colleagues = Ty i dwóch komputerowych współpracowników
cli-who-alone = Tylko ty, za wszystkich graczy
cli-who-people = Kilka osób przy tej klawiaturze
# Jak dobrze grają komputerowi współpracownicy; jest ich $count.
cli-strength = { $count ->
    [one] Jak ma grać współpracownik?
   *[other] Jak mają grać współpracownicy?
}
cli-who-names = Imiona graczy, oddzielone przecinkami:
cli-unfinished = Czeka niedokończona partia: wardroom play --resume
cli-resumed =
    { $count ->
        [0] Partia się zaczyna.
        [one] Partia toczy się dalej po { $count } ruchu.
       *[other] Partia toczy się dalej po { $count } ruchach.
    }
# $line to wiersz, w którym zaczyna się uszkodzenie, $kept i $lost liczą ruchy, $file to uszkodzony plik.
cli-damaged =
    Plik jest uszkodzony od wiersza { $line }: { $kept ->
        [one] ocalał { $kept } ruch
        [few] ocalały { $kept } ruchy
       *[many] ocalało { $kept } ruchów
    }, { $lost ->
        [one] przepadł { $lost } wiersz
        [few] przepadły { $lost } wiersze
       *[many] przepadło { $lost } wierszy
    }; uszkodzony plik zachowano jako { $file }.

## W czasie gry

cli-thinking = { $who } myśli…
cli-you = ty
cli-reason = Dlaczego: { $reason }
cli-hand-over = Klawiaturę przejmuje { $who }.
cli-press-enter = [Enter]
cli-which = „{ $typed }” może znaczyć:
cli-no-number = Na liście nie ma numeru { $typed }.
cli-not-understood = „{ $typed }” to ani ruch z listy, ani polecenie; „pomoc” pokazuje polecenia.
cli-not-now = Teraz nie można: { $action }.
cli-let-time-pass = Poczekaj, aż będzie coś nowego do zrobienia
# Grupa za długa na ekran: ile ma możliwości.
cli-choices = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
   *[many] { $count } możliwości
}
cli-step-back = Wróć do poprzedniego pytania
cli-undone = Cofnięto: { $action }.
cli-undo-possible = „cofnij” cofa poprzedni wybór.
cli-undo-nothing = Nie ma czego cofać.
cli-undo-revealed = Twój ostatni ruch odsłonił coś nowego, więc nie można go cofnąć.
# $action to wybór słowami, $notation to, co można wpisać.
cli-hint = Podpowiedź: { $action } ({ $notation }).
cli-hint-wait = Podpowiedź: na razie poczekaj.
cli-no-hint = Nikt tu nie może podpowiedzieć.
cli-nothing-found = Nic nie pasuje do „{ $about }”.

## Zapisywanie

cli-saved = Partia jest zapisana. Aby grać dalej:
cli-saved-finished = Aby obejrzeć tę partię jeszcze raz:
# $chapter is what a chapter of the campaign is called.
cli-unlocked = Od teraz można też zagrać rozdział „{ $chapter }”.
cli-unsaved = Partia toczy się dalej bez zapisu.
cli-saved-again = Partia znów jest zapisana.
cli-left-unsaved = Ostatnie ruchy tej partii nie są zapisane.
cli-save-where = Partia jest stale zapisywana w { $file }. Kopia: zapisz PLIK
cli-save-exists = { $file } już istnieje; wybierz inną nazwę.
cli-save-done = Kopię zapisano w { $file }.

## Polecenia. Pierwsze słowo jest pokazywane; rozumiane są wszystkie, także angielskie.

cli-command-undo = cofnij c
cli-command-hint = podpowiedź podpowiedz
cli-command-log = dziennik
cli-command-history = ruchy historia
cli-command-save = zapisz
cli-command-help = pomoc ?
cli-command-back = wstecz
cli-command-quit = koniec wyjdź wyjdz
cli-command-map = mapa
cli-command-discards = odrzucone
cli-command-rules = zasady postać postac postacie

cli-help = Wpisz numer ruchu, jego zapis ({ $notation }) albo początki słów ({ $begun }). 0 to pas, czekanie albo powrót do poprzedniego pytania; Enter pokazuje stół jeszcze raz. Inne polecenia:
# Po zasadach na jednej stronie: nazwy, o które można zapytać.
cli-rules-of = Wpisz „zasady” i jedną z tych nazw, a przeczytasz, co daje:
cli-about-undo = cofa twój ostatni ruch, o ile nic nowego nie wyszło na jaw
cli-about-hint = pyta komputerowego współpracownika, co zrobić i dlaczego
cli-about-log = co się stało; „dziennik 50” pokazuje więcej, „dziennik cały” wszystko
cli-about-history = wszystkie ruchy w notacji
cli-about-save = „zapisz PLIK” zachowuje kopię; sama partia jest zapisywana po każdym ruchu
cli-about-help = ta lista
cli-about-quit = przerywa grę; partia jest zapisana
cli-about-map = wszystkie miasta i ich połączenia; „mapa londyn” pokazuje tylko jedno
cli-about-discards = odrzucone karty i karty usunięte z gry
cli-about-rules = co dają postacie i zdarzenia; „zasady badacz” pokazuje tylko tę jedną postać

## Powtórka

cli-replay-prompt = [Enter] dalej, p wstecz, numer ruchu, q koniec >

## Symulacje

cli-results-so-far = wygrane { $share }
cli-results-none = Żadna partia nie została dokończona.
cli-results-ending = Zakończenie
cli-results-games = Partie
cli-results-share = Odsetek
cli-results-interval = Przedział 95%
cli-results-seat = wygrywa miejsce { $number }
# $low i $high to procenty.
cli-results-wins = Wygrane: { $share } (od { $low } do { $high }%) z { $games } partii.
# $colleague to rodzaj współpracownika, $games – ile razy siedział przy stole, $shared – wygrane wspólne.
cli-results-kind =
    { $colleague }: wygrane { $share } (od { $low } do { $high }%) z { $games } partii{ $shared ->
        [0] {""}
       *[other] , w tym wspólnie: { $shared }
    }; średnio punktów: { $points }.
cli-results-pace = Średnio w partii: { $decisions } decyzji, każda po { $ms } ms.
cli-results-choices = Średnia liczba możliwości do wyboru: { $choices }.
cli-results-slowest = Najdłuższa tura trwała { $ms } ms.

cli-soak =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $ways ->
        [one] { $ways } sposób
        [few] { $ways } sposoby
       *[many] { $ways } sposobów
    } rozdania, decyzji: { $decisions }; w najdłuższej partii { $longest }.
cli-soak-sound = Wszystkie niezmienniki zachowane.
cli-soak-failure = Ziarno { $seed } ({ $players }), ruch { $ply }: { $why } Zapis: { $file }

## Turnieje

cli-tournament-players = Gracze
cli-tournament-points = Punkty
cli-tournament-rating = Ranking
cli-tournament-rivals = Przewaga 400 punktów rankingowych to dziesięć wygranych na jedną porażkę; 1500 to średnia tego turnieju.
cli-tournament-team = Wszystkie zespoły grały te same rozdania.

## Równowaga. $colleague to rodzaj współpracownika.

cli-balance =
    { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } przy każdej liczbie graczy, na wszystkich miejscach: { $colleague }.
cli-balance-target = Cel
cli-balance-cases = Przypadki
cli-balance-bounds = Granice
cli-balance-value = Zmierzono
cli-balance-holds = Spełniony
cli-balance-yes = tak
cli-balance-no = nie

## Szybkość

cli-bench-pure = wersja zwykła, na sekundę
cli-bench-compiled = wersja skompilowana, na sekundę
cli-bench-ratio = na pętlę
cli-bench-decisions = losowe decyzje
cli-bench-decisions-with-dealing = to samo z rozdaniem
cli-bench-copies = kopie pozycji
cli-bench-games = całe losowe partie
cli-bench-peer = { $peer } ({ $decisions }/s)
cli-bench-gain = Wersja skompilowana podejmuje decyzje { $times } raza szybciej.
cli-bench-loop = „Na pętlę” mówi, ile mieści się w jednej pętli wzorcowej ({ $seconds }); tę liczbę można porównywać między komputerami.
cli-bench-native = Rdzeń natywny: { $decisions } losowych decyzji na sekundę ({ $quick_decisions } z własnymi kośćmi), { $copies } kopii, { $games } całych partii, { $batch_steps } kroków w pakiecie partii z obserwacjami.
cli-bench-no-native = Rdzeń natywny gry Pandemic nie jest tu zbudowany; `make native` zbuduje go, jeśli jest kompilator C++.
cli-load = serwer
cli-load-flat-out = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, pełna prędkość
cli-load-paced = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  }, po { $rate }/s
cli-load-live = { $tables ->
    [one] jeden stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
  } w czasie rzeczywistym, po { $rate }/s
cli-load-moves = zapisane ruchy na sekundę
cli-load-p50 = połowę ruchów drugi gracz widzi najpóźniej po
cli-load-p99 = 99 na 100 ruchów najpóźniej po
cli-load-slowest = najwolniejszy ruch po
cli-load-games = skończone partie
cli-load-refused = ruchy odrzucone lub utracone
cli-load-memory = pamięć serwera
cli-load-memory-per-table = pamięć na jeden stół
cli-load-server = procesor, serwer
cli-load-server-per-move = czas procesora serwera na jeden ruch
cli-load-generator = procesor, gracze
cli-load-aims = Każdy ruch jest na dysku, zanim ktokolwiek się o nim dowie. Cel: { $moves } ruchów na sekundę przy pełnej prędkości i 99 na 100 ruchów w ciągu { $slowest } ms przy stałym tempie, a w ciągu { $live } ms w czasie rzeczywistym.
cli-load-beside = to samo podczas analiz
cli-load-debrief = Analiza { $number }, { $moves ->
    [one] jeden ruch
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
  }: gotowa po { $seconds } s.
cli-load-debrief-aim = Cel: każda analiza gotowa w ciągu { $seconds } s na dwóch rdzeniach, a żaden ruch się przez nią nie opóźnia.

## Gry

cli-games-seats = miejsca
cli-games-colleagues = współpracownicy
cli-games-usual = zwykle

## Lekcje

cli-learn-how = Lekcja trwa około { $minutes } min. Rób to, co mówi każdy krok. „wstecz” pokazuje krok jeszcze raz, „koniec” przerywa.
cli-learn-left = Aby wrócić do tego miejsca:
cli-learn-next = Dobra robota. Następna lekcja:
cli-learn-done = Udało się: więcej na początek nie trzeba. Teraz zagraj naprawdę:
