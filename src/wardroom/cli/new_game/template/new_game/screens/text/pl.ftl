### Ekrany gry New Game po polsku.

web-new-game-to-come = Pozostałe karty: { $count }
web-new-game-brought = przybyło bałaganu

web-new-game-help = New Game
web-new-game-help-1 = W swojej turze posprzątaj pokój albo odpocznij, potem dobierz kartę: jej bałagan trafia do pokoju. Gdy w którymś pokoju bałagan przekroczy 5, przegrywacie. Gdy dobierzecie ostatnią kartę, wygrywacie.
