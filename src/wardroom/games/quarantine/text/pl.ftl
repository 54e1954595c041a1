### Quarantine po polsku. Zasady nazywania komunikatów: docs/texts.md.
### Imiona graczy są dowolne i nie odmieniają się: stoją zawsze w mianowniku.

game-title = Quarantine
game-pitch = Konkurujące ze sobą szpitale rosną sala po sali, przyjmują i leczą pacjentów i starają się nie wpuścić szarej gorączki.

## Kolory: (pacjent) żółty
## .acc      (jednego) żółtego (pacjenta)
## .gpl      (pięciu) żółtych (pacjentów)
## .fem      (jedną) żółtą (kostkę, salę)
## .sala     (jedna) żółta (sala)

colour-yellow = żółty
    .acc = żółtego
    .gpl = żółtych
    .fem = żółtą
    .sala = żółta
colour-red = czerwony
    .acc = czerwonego
    .gpl = czerwonych
    .fem = czerwoną
    .sala = czerwona
colour-green = zielony
    .acc = zielonego
    .gpl = zielonych
    .fem = zieloną
    .sala = zielona
colour-blue = niebieski
    .acc = niebieskiego
    .gpl = niebieskich
    .fem = niebieską
    .sala = niebieska

## Kostki wyliczane po kolei: (kostka) żółta

cube-yellow = żółta
cube-red = czerwona
cube-green = zielona
cube-blue = niebieska
cube-grey = szara

# Biernik: „leczy 2 żółtych pacjentów”.
patients =
    { $count ->
        [one] { $count } { $colour_acc } pacjenta
       *[other] { $count } { $colour_gpl } pacjentów
    }

## Stół i jego napisy

phase-building = Budowa szpitali
phase-turn = Tura
phase-ended = Koniec gry

board-hospital = Szpital
board-line = Kolejka
board-stock = Zasoby
board-markers = Znaczniki dodatkowej akcji
board-aside = Odłożone na bok
board-market = Rynek
board-wards = Dodatkowe sale chorych
board-price = Cena
board-contract = Kontrakt
board-bag = Kostki w woreczku
board-box = Pudełko
board-grey-supply = Szare kostki przy rynku
board-marker-supply = Znaczniki przy rynku
board-actions = Akcje
board-held = Kostki do dobrania
board-points = Punkty
board-rooms = Pomieszczenia specjalne
board-stations = Dyżurki
board-cubes = Kostki w zasobach
board-quarantined = Kwarantanna

## Opcje przed grą. Atrybut .rule mówi, co oznacza wybór.

option-first = Pierwszy gracz
    .rule = Losowo albo wybrane miejsce; wpisz 0, by wskazać pierwsze.
option-first-random = losowo
    .rule = O tym, kto zaczyna, decyduje los.
option-rooms = Pomieszczenia specjalne
    .rule = Losowe albo osiem wybranych, oddzielonych przecinkami.
option-rooms-random = losowe
    .rule = Gdy wszystkie szpitale stoją, losuje się osiem z czternastu pomieszczeń.

## Koniec gry. $points to punkty zwycięzcy.

result-win-points = wygrana na punkty
result-win-tiles = remis, wygrana dzięki mniejszej liczbie kafelków
result-win-stations = remis, wygrana dzięki mniejszej liczbie dyżurek
result-shared = wspólna wygrana

outcome-win-points = Wygrywa najlepszy szpital: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
outcome-win-tiles = Remis: po { $points ->
    [one] { $points } punkcie.
    [few] { $points } punkty.
   *[many] { $points } punktów.
} Wygrywa szpital złożony z mniejszej liczby kafelków.
outcome-win-stations = Remis: po { $points ->
    [one] { $points } punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
} i tyle samo kafelków. Wygrywa szpital z mniejszą liczbą pełnych dyżurek.
outcome-shared = Remis pod każdym względem: po { $points ->
    [one] { $points } punkcie.
    [few] { $points } punkty.
   *[many] { $points } punktów.
} Zwycięstwo jest wspólne.

## Wybory: napisy na przyciskach

do-lay = Połóż { $colour_fem } salę chorych { $spot }, przejścia: { $doors }
do-reset = Zacznij od nowa, od samego holu
do-done = Gotowe
do-open = Otwórz swój szpital
do-set-price = Ustal cenę
do-finish-rebuild = Zakończ przebudowę
do-cancel = Anuluj
do-end-turn = Zakończ turę
do-draw = Dobierz następną kostkę
do-queue = Pacjenta dostaje { $owner }
do-infect = Obejmij kwarantanną { $tile_acc } ({ $owner })
do-spread = Przenieś gorączkę na { $tile_acc }
do-no-spread = Nie rozprzestrzeniaj gorączki
do-disinfect = Zdezynfekuj { $tile_acc } ({ $owner })
do-pathology = Skorzystaj z { tile-pathology.gen }
do-block = Oczyść obszar zaczynający się na polu { $cell } ({ $owner })
do-block-at = { $owner }: oczyść obszar, którego południowo-zachodni róg leży { $spot }
do-keep = Zatrzymaj jedną szarą kostkę
do-keep-none = Nie zatrzymuj szarej kostki
do-admit = Przyjmij pierwszego pacjenta do { $tile_gen }
do-stop = Zakończ przyjmowanie
do-cure = Wylecz wszystkich { $colour_gpl } pacjentów
do-cure-more = Wylecz wszystkich { $colour_gpl } pacjentów, a dzięki { tile-waiting-room.gen } jeszcze drugi kolor
do-move = Przesuń pacjenta z miejsca { $place }
do-to = Na miejsce { $place }
do-triage = Ustaw kolejkę na nowo
do-next = Następny: { $colour }
do-keep-rest = Pozostali bez zmian
do-pharmacy = { tile-pharmacy }: pierwszy pacjent trafia do zasobów
do-gift-shop = { tile-gift-shop }: weź z pudełka { $colour_fem } kostkę
do-take-marker = Pobierz znacznik dodatkowej akcji
do-use-marker = Oddaj znacznik za dodatkową akcję
do-marker = Weź znacznik dzięki Stołówce
do-marker-from = Znacznik oddaje { $giver }
do-no = Nie bierz znacznika
do-contract = Zawrzyj kontrakt na { $tile_acc }
do-add = Dołóż do ceny { $colour_fem } kostkę
do-take = Weź { $tile_acc } ze swojego kontraktu
do-build-room = Kup { $tile_acc }
do-build-ward = Kup dodatkową { $colour_fem } salę chorych
do-pay = Zapłać { $colour_fem } kostkę
do-pay-grey = Zapłać dwie szare kostki
do-cell = Na pole { $cell }
do-cell-at = Połóż kafelek { $spot }
do-rotation = Przejścia: { $doors }
do-set-aside = Odłóż na bok
do-place-aside = Dołóż do szpitala { $tile_acc }
do-rebuild = Przebuduj szpital
do-lift = Podnieś { $tile_acc }
do-put = Połóż { $tile_acc }
do-aside = Odłóż na bok { $tile_acc }

## Gdzie leży pole, patrząc od holu: $rows pól na północ lub południe, $columns pól na wschód lub zachód.

spot-lobby = na miejscu holu
spot-n =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na północ od holu
spot-s =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na południe od holu
spot-e =
    { $columns ->
        [one] { $columns } pole
        [few] { $columns } pola
       *[many] { $columns } pól
    } na wschód od holu
spot-w =
    { $columns ->
        [one] { $columns } pole
        [few] { $columns } pola
       *[many] { $columns } pól
    } na zachód od holu
spot-ne =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na północ i { $columns } na wschód od holu
spot-nw =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na północ i { $columns } na zachód od holu
spot-se =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na południe i { $columns } na wschód od holu
spot-sw =
    { $rows ->
        [one] { $rows } pole
        [few] { $rows } pola
       *[many] { $rows } pól
    } na południe i { $columns } na zachód od holu

## Pytania: co mówi pasek stanu

ask-building =
    { $seat }, { $count ->
        [0] czy szpital jest gotowy?
        [one] dołóż ostatnią salę chorych.
        [few] rozłóż { $count } sale chorych.
       *[many] rozłóż { $count } sal chorych.
    }
ask-turn =
    { $seat }, { $count ->
        [one] została ci { $count } akcja
        [few] zostały ci { $count } akcje
       *[many] zostało ci { $count } akcji
    }, do dobrania { $held ->
        [one] jest { $held } kostka
        [few] są { $held } kostki
       *[many] jest { $held } kostek
    }.
ask-turn-rest =
    { $seat }, { $count ->
        [one] została ci { $count } akcja
        [few] zostały ci { $count } akcje
       *[many] zostało ci { $count } akcji
    }; wszystkie kostki są już dobrane.
ask-free-marker = { $seat }, bierzesz znacznik dzięki Stołówce?
ask-queue = { $seat }, do czyjej kolejki trafi { $colour } pacjent?
ask-infect = { $seat }, wybierz kafelek, który szara kostka obejmie kwarantanną.
ask-spread = { $seat }, gorączka obejmuje { $tile_acc }: na który kafelek przejdzie przez dyżurkę?
ask-admit = { $seat }, następny w kolejce jest { $colour } pacjent; przyjmujesz dalej?
ask-price = { $seat }, ustal cenę za { $tile_acc }; dotychczas: { $cubes }.
ask-payment =
    { $seat }, zapłać za { $tile_acc }: { $count ->
        [one] jeszcze { $count } kostka
        [few] jeszcze { $count } kostki
       *[many] jeszcze { $count } kostek
    }.
ask-place = { $seat }, wybierz pole dla { $tile_gen }.
ask-turning = { $seat }, wybierz ustawienie { $tile_gen }.
ask-move-to = { $seat }, gdzie stanie { $colour } pacjent?
ask-new-order = { $seat }, kto będzie następny w nowej kolejce?
ask-rebuild =
    { $seat }, przebudowa: { $count ->
        [0] nie można podnieść więcej kafelków.
        [one] można podnieść jeszcze { $count } kafelek.
        [few] można podnieść jeszcze { $count } kafelki.
       *[many] można podnieść jeszcze { $count } kafelków.
    }
ask-rebuild-place = { $seat }, wybierz pole dla { $tile_gen }.
ask-rebuild-turning = { $seat }, wybierz ustawienie { $tile_gen }.
ask-block = { $seat }, wybierz obszar, który oczyści { tile-pathology }.
ask-keep = { $seat }, zatrzymujesz jedną z szarych kostek?
ask-nothing = Koniec gry – { $result }.

## Grupy, w których wypisane są wybory.

group-answer = Wybierz
group-lay = Która sala chorych?
group-lay-yellow = Żółta sala chorych
group-lay-red = Czerwona sala chorych
group-lay-green = Zielona sala chorych
group-lay-blue = Niebieska sala chorych
group-cell = Gdzie?
group-rotation = Jak obrócić?
group-go-on = Dalej
group-admit = Przyjęcie pacjentów
group-cure = Leczenie
group-buy = Budowa
group-contract = Kontrakt
group-tiles = Twoje kafelki (bez akcji)
group-line = Przesunięcie pacjenta
group-disinfect = Dezynfekcja
group-rooms = Twoje pomieszczenia
group-markers = Znaczniki
group-rebuild = Przebudowa
