### Schody po polsku.

game-title = Schody
flight-1 = Pierwsze piętro
flight-2 = Drugie piętro
option-flight = Piętro
option-flight-1 = pierwsze
option-flight-2 = drugie
colleague-sherpa = Szerpa
do-rest = Wejdź o jeden stopień
do-climb = Wejdź jak najwyżej
log-climb = Stopni w górę: { $count }.
ask-climb = Jak wysoko wchodzisz?
ask-nothing = Wspinaczka skończona.
why-over = Wspinaczka skończona.
why-not-your-turn = Teraz wchodzi ktoś inny.
why-climb = Szczyt jest blisko.
outcome-win = Drużyna dotarła na szczyt.
outcome-loss = Na schodach zapada noc.
result-win = na szczycie
result-loss = noc
