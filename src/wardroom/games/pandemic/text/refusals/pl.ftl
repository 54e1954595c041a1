### Dlaczego czegoś nie można teraz zrobić – tak, jak powiedziałby to znajomy przy stole.
### $city, $origin i $card to nazwy, $colour to choroba, $asking to pytanie do stołu.

## Kto decyduje

why-not-over = Koniec gry – { $result }.
why-not-watching = Tylko oglądasz tę partię.
why-not-your-turn = Teraz gra { $seat }.
why-not-your-decision = { $asking } Odpowiada na to { $seat }.
why-not-answered = Najpierw odpowiedz: { $asking }
why-not-in-window = { $asking } Odpowiada się na to tylko zdarzeniem albo pasem.
why-not-over-limit =
    Najpierw ręka: masz o { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } za dużo.
why-not-refused = { $owner } się na to nie zgadza; najpierw zrób coś innego.

## Karty

why-not-no-card = Nie masz karty { $card }.
why-not-no-city-card = Nie masz karty miasta, którą można by zapłacić.
why-not-they-lack = { $giver } nie ma karty { $card }.
why-not-other-card = W tym miejscu przekazuje się tylko kartę { $city }; inne karty może oddać tylko { role-researcher }.
why-not-discard = Karty odrzuca się dopiero wtedy, gdy na ręce jest ich więcej niż { $count }.

## Ruch

why-not-there-already = Pionek już jest w { $city_loc }.
why-not-connected = { $origin } i { $city } nie są połączone.
why-not-no-station = W { $city_loc } nie ma stacji badawczej.
why-not-nobody-there = W { $city_loc } nie ma innego pionka.
why-not-own-pawn = To twój własny pionek; po prostu nim rusz.
why-not-no-player = Przy tym stole nie ma gracza nr { $number }.
why-not-role = To potrafi tylko { $role }.
why-not-flown = Taki lot jest możliwy tylko raz w turze.

## Praca

why-not-station-there = W { $city_loc } już stoi stacja badawcza.
why-not-no-cubes = W { $city_loc } nie ma znaczników { $colour_gen } choroby.
why-not-apart = { $pawn } jest w innym mieście.
why-not-with-yourself = Nie można podzielić się kartą z samym sobą.
why-not-cured = Lekarstwo na { $colour_acc } chorobę już jest.
why-not-too-few = Do lekarstwa na { $colour_acc } chorobę masz { $count } z { $needed } potrzebnych kart.
why-not-stored = Na twojej karcie postaci leży karta { $card }; najpierw ją zagraj.
why-not-not-discarded = Karty { $card } nie ma wśród odrzuconych kart gry.
why-not-rest = To twoja tura: żeby ją skończyć, spasuj.

## Zdarzenia

why-not-in-epidemic = Karta { $card } musi poczekać: w trakcie epidemii można zagrać tylko kartę { card-resilient-population }.
why-not-no-infections = Stos odrzuconych kart infekcji jest pusty.
why-not-quiet-already = Najbliższa faza nowych infekcji i tak już przepada.
why-not-forecast = W stosie infekcji nie ma dwóch kart, które można by ułożyć.
why-not-play-first = Najpierw trzeba zagrać kartę { $card }.

## Odpowiedzi

why-not-no-flight = Żaden lot nie jest w toku: zacznij od czarteru, lotu Kierownika budowy albo karty { card-airlift }.
why-not-nothing-to-pay = Nie ma teraz lotu, za który trzeba zapłacić.
why-not-nothing-to-move = Żadnej stacji badawczej nie trzeba przenosić.
why-not-no-cure-begun = Najpierw wybierz chorobę, na którą szukasz lekarstwa.
why-not-no-proposal = Nikt ci niczego nie zaproponował.
why-not-other-colour = Do tego lekarstwa pasują tylko karty { $colour_gen } choroby.
why-not-so-many =
    Do tego lekarstwa potrzeba dokładnie { $count ->
        [one] { $count } karty
        [few] { $count } kart
       *[many] { $count } kart
    }.
why-not-ordered = Karta { $city } ma już swoje miejsce.
why-not-in-forecast = Karty { $city } nie ma wśród kart, które pokazała karta { card-forecast }.
why-not-not-infected = Karty { $city } nie ma wśród odrzuconych kart infekcji.
