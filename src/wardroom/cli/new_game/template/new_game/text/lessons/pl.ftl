# Pierwsza lekcja: najwyżej 35 słów na krok i jedna myśl w każdym.

lesson-first = Porządki
    .rule = Posprzątaj pokój, dobierz kartę i zobacz, co się stanie.

lesson-first-goal = Cztery pokoje, dwanaście kart. Każda karta przynosi do któregoś pokoju bałagan. Jeśli w żadnym nie będzie go więcej niż pięć, po ostatniej karcie wspólnie wygrywacie.
lesson-first-tidy = W swojej turze najpierw sprzątasz: bałagan w jednym pokoju maleje o 1. Dotknij czerwonego pokoju albo innego, w którym nie jest czysto.
lesson-first-no-rest = Można odpocząć, ale bałagan jest w każdym pokoju. Posprzątaj któryś z nich.
lesson-first-draw = Teraz dobierz kartę: jej bałagan trafia do pokoju. Dobrania karty nie można cofnąć.
lesson-first-again = Drugi gracz odpoczął i dobrał kartę. Znów twoja tura: posprzątaj pokój albo też odpocznij.
lesson-first-end = To wszystko: sprzątanie, karta, następny gracz. Uważaj na pokój, w którym zostało najmniej miejsca.
