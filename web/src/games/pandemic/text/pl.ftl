### Ekrany Pandemica po polsku.

## Pionki: każda postać ma inną literę.

web-pandemic-pawn-contingency-planner = P
web-pandemic-pawn-dispatcher = L
web-pandemic-pawn-medic = S
web-pandemic-pawn-operations-expert = K
web-pandemic-pawn-quarantine-specialist = Q
web-pandemic-pawn-researcher = B
web-pandemic-pawn-scientist = N

## Plansza

web-pandemic-map = Mapa świata
web-pandemic-station = stacja badawcza
web-pandemic-stations-left =
    { $count ->
        [one] { $count } stacja badawcza w zasobach
        [few] { $count } stacje badawcze w zasobach
       *[many] { $count } stacji badawczych w zasobach
    }
web-pandemic-quiet = Najbliższe infekcje przepadają.
# Wśród najbliższych $after kart nie ma epidemii, wśród najbliższych $within jest.
web-pandemic-epidemic-within =
    { $after ->
        [0] { $within ->
                [one] Następna karta to epidemia.
                [few] Epidemia jest wśród { $within } najbliższych kart.
               *[many] Epidemia jest wśród { $within } najbliższych kart.
            }
        [one] Epidemia nie przyjdzie od razu, ale jest wśród { $within } najbliższych kart.
       *[many] Epidemia nie przyjdzie w { $after } najbliższych kartach, ale jest wśród { $within }.
    }
# Najbliższa epidemia to najwcześniej karta numer $from, najpóźniej $within.
web-pandemic-epidemic-brief =
    { $from ->
        [1] { $within ->
                [one] Następna karta to epidemia
               *[many] Epidemia wśród { $within } kart
            }
       *[many] Epidemia za { $from }–{ $within } kart
    }
web-pandemic-no-epidemic = W stosie nie ma już epidemii.
web-pandemic-close = Zamknij
web-pandemic-again = Dotknij jeszcze raz, żeby potwierdzić

## Gracze

web-pandemic-actions-left =
    { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }
web-pandemic-hand-size =
    { $count ->
        [one] { $count } karta na ręce, limit { $most }
        [few] { $count } karty na ręce, limit { $most }
       *[many] { $count } kart na ręce, limit { $most }
    }
web-pandemic-closed-hand =
    { $count ->
        [one] { $count } zakryta karta
        [few] { $count } zakryte karty
       *[many] { $count } zakrytych kart
    }

## Stosy

web-pandemic-piles = Stosy i odrzucone karty
web-pandemic-empty = Na razie nic.
web-pandemic-deck-parts = Części stosu od góry; w zaznaczonych jest jeszcze epidemia
# $number to numer warstwy od góry, $count liczba kart w warstwie.
web-pandemic-layer =
    { $number ->
        [1] Na wierzchu { $count ->
                [one] jedna karta:
                [few] { $count } karty w nieznanej kolejności:
               *[many] { $count } kart w nieznanej kolejności:
            }
       *[many] Pod spodem { $count ->
                [one] jedna karta:
                [few] { $count } karty w nieznanej kolejności:
               *[many] { $count } kart w nieznanej kolejności:
            }
    }
web-pandemic-unseen =
    { $count ->
        [one] Na samym dole { $count } karta, której jeszcze nie odkryto.
        [few] Na samym dole { $count } karty, których jeszcze nie odkryto.
       *[many] Na samym dole { $count } kart, których jeszcze nie odkryto.
    }
web-pandemic-unseen-show = Które to miasta

## Pytania

web-pandemic-cure-cards =
    { $count ->
        [few] Wybierz { $count } karty na lekarstwo.
       *[many] Wybierz { $count } kart na lekarstwo.
    }
web-pandemic-use-cards = Użyj tych kart ({ $chosen } z { $count })
web-pandemic-forecast = Która karta infekcji ma być { $number }. od góry?
web-pandemic-forecast-so-far = Dotąd ułożone

## Grupy akcji

web-pandemic-group-answer = Wybierz
web-pandemic-group-treat = Lecz
web-pandemic-group-drive = Jedź
web-pandemic-group-fly = Leć
web-pandemic-group-shuttle = Lot prywatny
web-pandemic-group-pawn = Porusz inne pionki
web-pandemic-group-cure = Wynajdź lekarstwo
web-pandemic-group-build = Buduj
web-pandemic-group-share = Podziel się wiedzą
web-pandemic-group-fetch = Odzyskaj zdarzenie
web-pandemic-group-discard = Odrzuć
web-pandemic-group-event = Zagraj zdarzenie
web-pandemic-group-pass = Dalej

## Przed grą

web-pandemic-roles-chosen = wybrane dla każdego miejsca
web-pandemic-seat = Miejsce { $number }

## Sytuacja w zdaniach

web-pandemic-position-turn =
    Tura { $turn }: { $seat }, { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }.
web-pandemic-position-tracks = Poziom zachorowań: { $rate }. Choroby rozprzestrzeniły się { $outbreaks } z { $most } razy.
web-pandemic-position-deck =
    { $count ->
        [one] W stosie kart gry została { $count } karta.
        [few] W stosie kart gry zostały { $count } karty.
       *[many] W stosie kart gry zostało { $count } kart.
    } { $epidemic }
web-pandemic-position-disease =
    Choroba { $colour } jest { $status }; { $count ->
        [one] w zasobach jest { $count } znacznik.
        [few] w zasobach są { $count } znaczniki.
       *[many] w zasobach jest { $count } znaczników.
    }
# $count to liczba znaczników jednego koloru.
web-pandemic-position-cubes =
    { $count ->
        [3] Po 3 znaczniki jednego koloru, o krok od rozprzestrzenienia: { $cities }.
        [one] Po jednym znaczniku: { $cities }.
       *[many] Po { $count } znaczniki jednego koloru: { $cities }.
    }
web-pandemic-position-player = { $seat } ({ $role }), miejsce: { $place }. Karty: { $hand }.
web-pandemic-position-near = Chore miasta obok: { $cities }.
web-pandemic-position-stations = Stacje badawcze: { $cities }.

## Krzywa gry

web-pandemic-curve-all = wszystkie znaczniki
web-pandemic-curve-blue = niebieskie
web-pandemic-curve-yellow = żółte
web-pandemic-curve-black = czarne
web-pandemic-curve-red = czerwone

## Pomoc

web-pandemic-help-goal = O co chodzi
web-pandemic-help-goal-1 = Gracie razem przeciwko czterem chorobom. Zespół wygrywa w chwili, gdy wszystkie cztery lekarstwa są wynalezione, bez względu na to, co jeszcze leży na planszy (PAN-1.2).
web-pandemic-help-goal-2 = Zespół przegrywa, gdy choroby rozprzestrzenią się po raz ósmy, gdy trzeba położyć znacznik, a w tym kolorze żadnego już nie ma, albo gdy w stosie brakuje dwóch kart do dobrania (PAN-1.4, PAN-1.5, PAN-1.6).
web-pandemic-help-turn = Przebieg tury
web-pandemic-help-turn-1 = Najpierw do 4 akcji w dowolnej kolejności; tę samą wolno powtarzać. Można skończyć wcześniej, a niewykorzystane akcje przepadają (PAN-2.4).
web-pandemic-help-turn-2 = Potem dobiera się 2 karty gry. Karty miast i zdarzeń idą na rękę, epidemia działa od razu (PAN-7.1, PAN-7.2).
web-pandemic-help-turn-3 = Kto ma na ręce więcej niż 7 kart, odrzuca karty albo zagrywa zdarzenia, aż zostanie 7 (PAN-9.2).
web-pandemic-help-turn-4 = Na koniec odkrywa się tyle kart infekcji, ile wynosi poziom zachorowań; każda dokłada 1 znacznik w swoim mieście (PAN-10.1).
web-pandemic-help-moving = Akcje: podróże
web-pandemic-help-moving-1 = Jazda: wzdłuż linii do połączonego miasta. Linie, które wychodzą poza mapę z jednej strony, wracają z drugiej (PAN-4.1, PAN-4.2).
web-pandemic-help-moving-2 = Lot bezpośredni: odrzuć kartę miasta i leć do tego miasta (PAN-4.3).
web-pandemic-help-moving-3 = Czarter: odrzuć kartę miasta, w którym jesteś, i leć dokądkolwiek (PAN-4.4).
web-pandemic-help-moving-4 = Lot prywatny: z jednej stacji badawczej do dowolnej innej, bez karty (PAN-4.5).
web-pandemic-help-work = Akcje: praca na miejscu
web-pandemic-help-work-1 = Leczenie: usuń 1 znacznik ze swojego miasta, a jeśli choroba jest uleczalna – wszystkie tego koloru (PAN-5.5, PAN-5.6).
web-pandemic-help-work-2 = Budowa: odrzuć kartę swojego miasta i postaw tam stację badawczą. Gdy stoi już 6, jedną z nich się przenosi (PAN-5.1, PAN-5.3).
web-pandemic-help-work-3 = Dzielenie się wiedzą: dwóch graczy w jednym mieście przekazuje sobie kartę dokładnie tego miasta, w dowolną stronę, jeśli obaj się zgadzają (PAN-5.9, PAN-5.12).
web-pandemic-help-work-4 = Lekarstwo: w dowolnej stacji badawczej odrzuć 5 kart miast jednego koloru (PAN-5.14).
web-pandemic-help-spread = Jak szerzą się choroby
web-pandemic-help-spread-1 = W mieście nigdy nie ma więcej niż 3 znaczników jednego koloru. Gdyby miał dojść czwarty, choroba się rozprzestrzenia: zamiast tego każde połączone miasto dostaje 1 znacznik (PAN-10.3, PAN-11.2).
web-pandemic-help-spread-2 = Jeśli połączone miasto jest już pełne, choroba rozprzestrzenia się także z niego, ale z każdego miasta tylko raz w łańcuchu (PAN-11.3, PAN-11.4).
web-pandemic-help-spread-3 = Epidemia podnosi poziom zachorowań, dopełnia do 3 znaczników miasto z karty ze spodu stosu infekcji i kładzie potasowane odrzucone karty infekcji z powrotem na wierzch: to, co ucierpiało, ucierpi znowu (PAN-8.1, PAN-8.2, PAN-8.8).
web-pandemic-help-spread-4 = Uleczalna choroba nadal się szerzy. Gdy zniknie jej ostatni znacznik, jest wyeliminowana i nigdy nie wraca (PAN-6.4, PAN-6.6, PAN-6.8).
web-pandemic-help-roles = Postacie
web-pandemic-help-roles-1 = Każdy ma postać z własną zdolnością.
web-pandemic-help-events = Zdarzenia
web-pandemic-help-events-1 = Kto ma kartę zdarzenia, może ją zagrać w turze dowolnego gracza; nie jest to akcja (PAN-12.2).
web-pandemic-help-events-2 = Nie w trakcie rozpatrywania innej karty. Przed dobraniem kart, między epidemiami oraz przed infekcjami i między nimi gra czeka na tych, którzy mają zdarzenie (PAN-12.3, PAN-12.8).
web-pandemic-help-end = Poziom trudności
web-pandemic-help-end-1 = W stosie kart gry są 4, 5 albo 6 epidemii rozłożonych równo: po jednej w każdej z tylu samo części (PAN-S.13).
web-pandemic-help-end-2 = Stos jest zegarem: gra trwa najwyżej 26 tur (PAN-1.6).
web-pandemic-help-board = Jak czytać tę planszę
web-pandemic-help-board-1 = Niebieski to koło, żółty kwadrat, czarny trójkąt, czerwony romb. Miasto z 3 znacznikami jednego koloru ma czerwoną obwódkę: jeszcze jeden i choroba się rozprzestrzeni.
web-pandemic-help-board-2 = Co się świeci, tego można dotknąć. Jeśli w mieście da się zrobić kilka rzeczy, pojawią się obok niego.
web-pandemic-help-board-3 = Stosy u góry można otworzyć: są tam odrzucone karty i wszystko, co wiadomo o kartach, które dopiero przyjdą.
