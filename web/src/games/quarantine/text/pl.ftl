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
web-quarantine-nobody = nikt
web-quarantine-patient = { $colour } pacjent
web-quarantine-quarantined = kwarantanna
web-quarantine-station = pełna dyżurka: 1 punkt, ale tędy przenosi się gorączka
web-quarantine-ward = Dodatkowa sala
web-quarantine-ward-rule = Łóżko dla jednego pacjenta w kolorze sali. Dodatkowa sala kosztuje dwie dowolne kostki pacjentów; w turze można kupić najwyżej jedną w każdym kolorze i trzeba ją od razu położyć.
web-quarantine-any =
    { $count ->
        [one] { $count } dowolna kostka
        [few] { $count } dowolne kostki
       *[many] { $count } dowolnych kostek
    }
web-quarantine-ward-stack =
    Dodatkowa { $colour_sala } sala chorych: { $count ->
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
web-quarantine-sold = brak
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
web-quarantine-ahead = Rozkładaj już swoje sale: szpital otworzysz, gdy przyjdzie twoja kolej.
web-quarantine-lay-here = Połóż tutaj: { $name }, { $spot }, przejścia: { $passages }
web-quarantine-turn-here = Obróć: { $name }, { $spot }, przejścia: { $passages }
web-quarantine-block =
    Obszar, którego południowo-zachodni róg leży { $spot }: { $count ->
        [one] { $count } szara kostka
        [few] { $count } szare kostki
       *[many] { $count } szarych kostek
    }
web-quarantine-gauges = Woreczek, pudełko i pula
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
web-quarantine-last-turns = Ostatnie tury: { $seat } kończy grę, wszyscy inni mają jeszcze po jednej turze, bez kostek.

## Blat pod planem

web-quarantine-desk = Panel akcji
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
web-quarantine-turn-tap = Obróć
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
        [0] Nie można podnieść więcej kafelków
        [one] Można podnieść jeszcze { $count } kafelek
        [few] Można podnieść jeszcze { $count } kafelki
       *[many] Można podnieść jeszcze { $count } kafelków
    }
web-quarantine-paid = Zapłacono { $count } z { $due }:
web-quarantine-new-order = Nowa kolejność
web-quarantine-turn-actions = Osiem akcji tury
web-quarantine-action-admit = Przyjmij
web-quarantine-action-cure = Wylecz
web-quarantine-action-contract = Kontrakt
web-quarantine-action-build = Zbuduj
web-quarantine-action-move = Przesuń
web-quarantine-action-disinfect = Dezynfekuj
web-quarantine-action-marker = Znacznik
web-quarantine-action-rebuild = Przebuduj
web-quarantine-action-later = Teraz to niemożliwe.
web-quarantine-cost-action = Kosztuje jedną akcję.
web-quarantine-cost-rebuild = Kosztuje jedną akcję, a z działającą Konserwacją nie kosztuje żadnej.
web-quarantine-admit-all = Przyjmij { $count }
web-quarantine-your-stock = Twoje zasoby
web-quarantine-price-least =
    { $count ->
        [one] Co najmniej { $count } kostka, dowolny kolor
        [few] Co najmniej { $count } kostki, dowolne kolory
       *[many] Co najmniej { $count } kostek, dowolne kolory
    }
web-quarantine-price-payers = Kto może teraz zapłacić: { $names }
web-quarantine-price-nobody = Nikt nie mógłby teraz tyle zapłacić
web-quarantine-arrange = Przeciągnij pacjentów w kolejce poniżej, żeby ustawić ich na nowo.
web-quarantine-set-order = Ustaw tę kolejność
web-quarantine-follow = Podążaj za aktywnym graczem
web-quarantine-which = Co wybierasz?

## Dlaczego kafelek nie może tu leżeć

web-quarantine-why-turning = Obróć kafelek tam, gdzie leży, albo anuluj.
web-quarantine-why-cube = Ta kostka nie może tam trafić.

## Gracze i punkty

web-quarantine-first = Pierwszy gracz
web-quarantine-goal = Punkty: { $count }, lider: { $most }
web-quarantine-if-it-ended = Punkty, gdyby partia skończyła się teraz
web-quarantine-points =
    { $count ->
        [one] punkt
        [few] punkty
       *[many] punktów
    }
web-quarantine-item-rooms = Pomieszcz.
web-quarantine-item-stations = Dyżurki
web-quarantine-item-cubes = Kostki
web-quarantine-item-line = Pusta kolejka
web-quarantine-item-tiles = Kafelki
web-quarantine-scoring = Punktacja

## Zasady wyborów

web-quarantine-rule-rebuild = Przesuń, obróć lub usuń najwyżej dwa kafelki bez pacjentów i bez gorączki; z Konserwacją cztery i bez akcji. Raz w turze.
web-quarantine-rule-take-marker = Dodatkowa akcja w jednej z późniejszych tur. Najwyżej dwa znaczniki na turę.
web-quarantine-rule-stop = Akcja się kończy, a inni pacjenci zostają w kolejce.
web-quarantine-rule-keep-none = Wszystkie szare kostki odkłada się obok rynku.
web-quarantine-rule-no-spread = Nie bierze się drugiej kostki z puli.
web-quarantine-rule-set-aside = Położysz ten kafelek za darmo w którejś z następnych tur. Czekać mogą tak najwyżej dwa kafelki; nie działają i nie dają punktów.

## Przed grą

web-quarantine-seat = Miejsce { $number }
web-quarantine-rooms-chosen = wybrane
web-quarantine-rooms-about = Na sprzedaż jest osiem pomieszczeń. Nowo wybrane zastępuje to, które wybrano najwcześniej.

## Pozycja w zdaniach

web-quarantine-position-building = { $seat } buduje szpital początkowy.
web-quarantine-position-turn = Tura { $turn }: { $seat }; { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}, do dobrania { $held ->
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
web-quarantine-position-supplies = Szare kostki obok rynku: { $grey }, znaczniki: { $markers }. W pudełku: { $box }.
web-quarantine-position-hospital = Szpital ({ $seat }): { $list }.
web-quarantine-position-lobby = { $thing }, przejścia: { $passages }
web-quarantine-position-tile = { $thing }, { $spot }, przejścia: { $passages }
web-quarantine-position-line = Kolejka ({ $seat }), od początku: { $line }.
web-quarantine-position-stock =
    Zasoby ({ $seat }): { $list }; { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
       *[many] { $count } znaczników
    }.
web-quarantine-position-score = { $seat } ma na razie { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
}; { $stations ->
    [0] nie ma pełnej dyżurki
    [one] { $stations } pełna dyżurka
    [few] { $stations } pełne dyżurki
   *[many] { $stations } pełnych dyżurek
}.
web-quarantine-position-aside = Odłożone na bok ({ $seat }): { $names }.
web-quarantine-position-market =
    { $count ->
        [one] Do zdobycia został { $count } kafelek.
        [few] Do zdobycia zostały { $count } kafelki.
       *[many] Do zdobycia zostało { $count } kafelków.
    }
web-quarantine-position-ward = { $colour_sala }: { $count }
web-quarantine-position-wards = Dodatkowe sale chorych na rynku: { $wards }.

## Krzywa gry

web-quarantine-curve-seat = { $seat }
web-quarantine-turned-up =
    { $seat } zyskuje w jednej turze { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } i ma ich teraz { $points }.
web-quarantine-turned-down =
    { $seat } traci w jednej turze { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
       *[many] { $count } punktów
    } i ma ich teraz { $points }.

## Karty rzeczy i pytania do innych

# $count cubes will be drawn, in this turn or in the next.
web-quarantine-fever-risk =
    { $count ->
        [one] Szansa, że następna kostka będzie szara: { $chance }.
       *[other] Szansa na szarą kostkę wśród { $count } następnych: { $chance }.
    }
web-quarantine-fever-early = W pierwszej turze każdego gracza szare kostki nie szkodzą.
web-quarantine-thing-payers = Kto może teraz zapłacić: { $names }.
web-other-ask-turn = { $seat }: { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}, do dobrania { $held ->
    [one] { $held } kostka
    [few] { $held } kostki
   *[many] { $held } kostek
}.
web-other-ask-turn-rest = { $seat }: { $count ->
    [one] została { $count } akcja
    [few] zostały { $count } akcje
   *[many] zostało { $count } akcji
}; wszystkie kostki są już dobrane.
web-other-ask-building = { $seat } buduje szpital początkowy.

## Wielkie chwile

web-quarantine-moment-opens = { $seat } otwiera { $tile_acc }.
web-quarantine-moment-fever = Gorączka!
web-quarantine-moment-last = Ostatnia runda
web-quarantine-moment-won = Zwycięstwo!
web-quarantine-moment-over = Koniec gry
