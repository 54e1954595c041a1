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

web-pandemic-plan = Plan ({ $name })
# $name says whose plan it is, $plan is what they said.
web-pandemic-plan-told = { $name }: „{ $plan }”
web-pandemic-map = Mapa świata
web-pandemic-station = stacja badawcza
web-pandemic-goal = Wynalezione lekarstwa: { $count } z { $most }
web-pandemic-stations-left =
    { $count ->
        [one] { $count } stacja badawcza w zasobach
        [few] { $count } stacje badawcze w zasobach
       *[many] { $count } stacji badawczych w zasobach
    }
web-pandemic-quiet = Najbliższa faza infekcji zostanie pominięta.
# Wśród najbliższych $after kart nie ma epidemii, wśród najbliższych $within jest.
web-pandemic-epidemic-within =
    { $after ->
        [0] { $within ->
                [one] Następna karta to epidemia.
                [few] Epidemia jest wśród { $within } najbliższych kart.
               *[many] Epidemia jest wśród { $within } najbliższych kart.
            }
        [one] Następna karta nie jest epidemią, ale wśród { $within } najbliższych już jakaś jest.
       *[other] Wśród { $after } najbliższych kart nie ma epidemii, ale wśród { $within } już jakaś jest.
    }
# Najbliższa epidemia to najwcześniej karta numer $from, najpóźniej $within.
web-pandemic-epidemic-brief =
    { $from ->
        [1] { $within ->
                [one] Następna karta to epidemia
               *[other] Epidemia w ciągu { $within } kart
            }
       *[other] { $within ->
                [few] Epidemia za { $from }–{ $within } karty
               *[many] Epidemia za { $from }–{ $within } kart
            }
    }
web-pandemic-no-epidemic = W stosie nie ma już epidemii.
web-pandemic-again = Dotknij jeszcze raz, żeby potwierdzić

## Gracze

web-pandemic-drew-event = Masz nowe zdarzenie:
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
web-pandemic-shown = Widoczne dla ciebie
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
       *[other] Pod spodem { $count ->
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

## Zagrożenie

web-pandemic-danger = Zagrożenie
web-pandemic-danger-title = Pokaż, jak prawdopodobna jest infekcja w każdym z miast (D)
web-pandemic-danger-drawn = Infekcja przed twoją następną turą
web-pandemic-danger-drawn-of = Infekcja przed następną turą ({ $seat })
web-pandemic-danger-outbreak = Rozprzestrzenienie: od { $least }
web-pandemic-chances = Szanse przed twoją następną turą: infekcja { $drawn }, rozprzestrzenienie { $outbreak }.
web-pandemic-chances-of = Szanse przed następną turą ({ $seat }): infekcja { $drawn }, rozprzestrzenienie { $outbreak }.
web-pandemic-chances-soon = Szanse: …
web-pandemic-away-soon = Odległość: …
web-pandemic-away =
    { $count ->
        [0] Tu stoi twój pionek.
        [one] { $count } akcja od twojego pionka.
        [few] { $count } akcje od twojego pionka.
       *[many] { $count } akcji od twojego pionka.
    }
web-pandemic-away-of =
    { $count ->
        [0] Tu stoi { $seat }.
        [one] { $seat }: { $count } akcja stąd.
        [few] { $seat }: { $count } akcje stąd.
       *[many] { $seat }: { $count } akcji stąd.
    }
web-pandemic-shortcut =
    { $count ->
        [one] Wystarczy { $count } akcja { $means }.
        [few] Wystarczą { $count } akcje { $means }.
       *[many] Wystarczy { $count } akcji { $means }.
    }
web-pandemic-means-card = po odrzuceniu karty { $card }
web-pandemic-means-any = po odrzuceniu dowolnej karty miasta
web-pandemic-means-station = po zbudowaniu stacji badawczej
web-pandemic-go =
    { $count ->
        [one] Rusz tam ({ $count } akcja)
        [few] Rusz tam ({ $count } akcje)
       *[many] Rusz tam ({ $count } akcji)
    }
web-pandemic-charter = Poleć tam czarterem (1 akcja)

## Cel

web-pandemic-goal-found = { $colour_cap } choroba: { $status }.
web-pandemic-goal-cards = Lekarstwo na { $colour_acc } chorobę: { $seat } ma { $count } z { $needed } kart.
web-pandemic-goal-none = Lekarstwo na { $colour_acc } chorobę: nikt nie ma jeszcze kart.

## Pytania

web-pandemic-agree-turn = Zgoda na wszystkie ruchy w tej turze
web-pandemic-cure-cards =
    { $count ->
        [few] Wybierz { $count } karty na lekarstwo.
       *[many] Wybierz { $count } kart na lekarstwo.
    }
web-pandemic-use-cards = Użyj tych kart ({ $chosen } z { $count })
web-pandemic-forecast = Która karta infekcji ma być { $number }. od góry?
web-pandemic-forecast-so-far = Dotąd ułożone

## Przed grą

web-pandemic-roles-chosen = wybrane dla każdego miejsca
web-pandemic-seat = Miejsce { $number }

## Sytuacja w zdaniach

web-pandemic-position-turn =
    Tura { $turn }, { $seat }: { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }.
web-pandemic-position-tracks = Poziom zachorowań: { $rate }. Rozprzestrzenienia: { $outbreaks } z { $most }; przy { $most }. przegrywacie.
web-pandemic-position-deck =
    { $count ->
        [one] W stosie kart gry została { $count } karta.
        [few] W stosie kart gry zostały { $count } karty.
       *[many] W stosie kart gry zostało { $count } kart.
    } { $epidemic }
web-pandemic-position-disease =
    { $colour_cap } choroba jest { $status }; { $count ->
        [one] w zasobach jest { $count } znacznik.
        [few] w zasobach są { $count } znaczniki.
       *[many] w zasobach jest { $count } znaczników.
    }
# $count to liczba znaczników jednego koloru.
web-pandemic-position-cubes =
    { $count ->
        [3] Po 3 znaczniki jednego koloru, o krok od rozprzestrzenienia: { $cities }.
        [one] Po jednym znaczniku: { $cities }.
       *[other] Po { $count } znaczniki jednego koloru: { $cities }.
    }
web-pandemic-position-player = { $seat } ({ $role }), miejsce: { $place }. Karty: { $hand }.
web-pandemic-position-near = Zainfekowane miasta obok: { $cities }.
web-pandemic-position-stations = Stacje badawcze: { $cities }.

## Krzywa gry

web-pandemic-curve-all = wszystkie znaczniki
web-pandemic-curve-blue = niebieskie
web-pandemic-curve-yellow = żółte
web-pandemic-curve-black = czarne
web-pandemic-curve-red = czerwone

## Karty rzeczy

web-pandemic-thing-near = Połączenia: { $cities }.
web-pandemic-thing-held = Kartę tego miasta ma { $seat }.
web-pandemic-thing-spent = Karta tego miasta jest wśród odrzuconych.
web-pandemic-thing-infected = Karta infekcji tego miasta jest wśród odrzuconych; wróci z następną epidemią.
web-pandemic-thing-coming =
    { $count ->
        [one] Karta infekcji tego miasta jest na wierzchu stosu.
        [few] Karta infekcji tego miasta jest wśród { $count } wierzchnich kart.
       *[many] Karta infekcji tego miasta jest wśród { $count } wierzchnich kart.
    }
web-pandemic-thing-safe = Karta infekcji tego miasta jest usunięta z gry.
web-pandemic-thing-city-card = Odrzuć tę kartę, aby polecieć do jej miasta, polecieć stamtąd dokądkolwiek albo zbudować tam stację badawczą; karty jednego koloru dają lekarstwo.
web-pandemic-thing-cards = { $seat }: { $count } z { $needed }
web-pandemic-thing-cure = Karty do lekarstwa na { $colour_acc } chorobę: { $list }.
web-pandemic-thing-infection = Karta infekcji: { $city }
web-pandemic-thing-disease = { $colour_cap } choroba
web-pandemic-thing-cities = Zainfekowane: { $cities }.
web-pandemic-thing-discards = Tu trafiają karty odrzucone i zagrane; zdarzenia może odzyskać tylko { role-contingency-planner }.
web-pandemic-part-standing = Stan gry
web-pandemic-part-diseases = Choroby

## Pytania do innych

web-other-ask-action =
    { $seat }: { $count ->
        [one] została { $count } akcja
        [few] zostały { $count } akcje
       *[many] zostało { $count } akcji
    }.

## Wielkie chwile

web-pandemic-moment-cure = Lekarstwo { $count } z { $most }
web-pandemic-moment-cured = { $seat } wynajduje lekarstwo na { $colour_acc } chorobę.
web-pandemic-moment-falls =
    { $count ->
        [one] Na mapie został jeszcze { $count } { $colour_znacznik } znacznik: usunie go jedna akcja.
        [few] Na mapie zostały jeszcze { $count } { $colour_znaczniki } znaczniki: odtąd jedna akcja czyści z nich całe miasto.
       *[many] Na mapie zostało jeszcze { $count } { $colour_znacznikow } znaczników: odtąd jedna akcja czyści z nich całe miasto.
    }
web-pandemic-moment-eradicated = Choroba wyeliminowana!
web-pandemic-moment-gone = Ta choroba już nie wróci: jej karty infekcji nie mają odtąd żadnego skutku.
web-pandemic-moment-outbreak = Rozprzestrzenienie { $count } z { $most }
web-pandemic-moment-won = Zwycięstwo!
web-pandemic-moment-lost = Porażka
