### New Game po polsku.

game-title = New Game
game-pitch = Cztery pokoje, a bałaganu wciąż przybywa. Utrzymajcie razem porządek aż do ostatniej karty.

## Pokoje. Formy: .cap na początku zdania, .short na planszy, .loc „gdzie”.

room-red = czerwony pokój
    .cap = Czerwony pokój
    .short = Czerwony
    .loc = w czerwonym pokoju
room-yellow = żółty pokój
    .cap = Żółty pokój
    .short = Żółty
    .loc = w żółtym pokoju
room-green = zielony pokój
    .cap = Zielony pokój
    .short = Zielony
    .loc = w zielonym pokoju
room-blue = niebieski pokój
    .cap = Niebieski pokój
    .short = Niebieski
    .loc = w niebieskim pokoju

do-tidy = Posprzątaj { $room_loc }
do-rest = Odpocznij
do-draw = Dobierz kartę

group-tidy = Sprzątanie
group-rest = Odpoczynek
group-draw = Karty

log-begin =
    { $count ->
        [one] W pokojach jest jeszcze czysto: zmieni to { $count } karta.
        [few] W pokojach jest jeszcze czysto: zmienią to { $count } karty.
       *[many] W pokojach jest jeszcze czysto: zmieni to { $count } kart.
    }
log-tidy = { $seat } sprząta { $room_loc }.
log-rest = { $seat } odpoczywa.
log-draw = { $seat } dobiera kartę: bałagan { $room_loc } rośnie o { $count }.
log-turn = Teraz gra { $seat }.
log-full = { $room_cap } tonie w bałaganie.
log-order = Dobrano ostatnią kartę: w pokojach jest porządek.

ask-tidy = { $seat }: posprzątaj pokój albo odpocznij.
ask-draw = { $seat }: dobierz kartę.
ask-nothing = Koniec gry.

outcome-order = We wszystkich pokojach jest porządek. Wygrana!
outcome-full = { $room_cap } tonie w bałaganie. Przegrana.
result-order = porządek w pokojach
result-full = pokój pełen bałaganu

why-over = Gra jest już skończona.
why-watching = Tylko oglądasz tę partię.
why-not-your-turn = Teraz gra { $seat }.
why-draw-first = Sprzątanie albo odpoczynek już za tobą; teraz dobierz kartę.
why-tidy-first = Najpierw posprzątaj pokój albo odpocznij, potem dobierz kartę.
why-tidy-already = { $room_cap } jest już posprzątany.

## Obraz w terminalu.

cli-new-game-to-come = Pozostałe karty: { $count }
