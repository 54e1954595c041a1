### Visszatekintés egy befejezett játszmára.

web-debrief = Elemzés
web-debrief-working = Elemezzük a játszmát. Körülbelül egy percig tart; ha a szervernek sok dolga van, tovább. Nem kell itt megvárnod.
web-debrief-waited = Eddig { $count } mp telt el
web-debrief-given-up = A szerver túlterhelt volt, ezért nem tudta elemezni a játszmát.
web-debrief-again = Próbáld újra
web-debrief-interval = A győzelem esélye; a sáv a 95%-os konfidenciaintervallum.
web-debrief-curve-told = A győzelem esélye a játék során: az osztás után { $start }%, a legalacsonyabb { $lowest }% ({ $ply }. lépés). Minden szám lent olvasható.
web-debrief-numbers = Minden szám
web-debrief-after = Lépés után
web-debrief-chance = A győzelem esélye
web-debrief-range = { $chance }% ({ $low }–{ $high }%)
web-debrief-decisions =
    { $count ->
        [one] A legdrágább döntés
        [5] Az 5 legdrágább döntés
       *[other] A { $count } legdrágább döntés
    }
web-debrief-no-decisions = Egyik döntés sem került sokba.
web-debrief-in-numbers = Számokban
web-debrief-cost-chance = { $cost } százalékponttal csökkentette a győzelem esélyét ({ $low }–{ $high })
web-debrief-cost = Körülbelül { $cost } pontba került a riválisokhoz képest ({ $low }–{ $high })
web-debrief-played = Ezt léptétek
web-debrief-better = Jobb lett volna
web-debrief-other = { $name }: { $step }
web-debrief-show = Mutasd ezt a pillanatot
web-debrief-replay = Visszajátszás 15 másodpercben
web-debrief-replay-stop = Leállítás
web-debrief-busy = dolgozik
web-debrief-idle = tétlen
web-debrief-missing = hiányzik
web-debrief-nothing-missing = Senki sem várt sokáig semmire.
web-debrief-lanes = Minden homokóra számokban
web-debrief-forecast = A végén várható pontok, ha az adott pillanattól mindenki úgy játszik tovább, mint a szelíd munkatárs. Válassz egy nevet, és látod, miből állnak össze.
web-debrief-forecast-told = A várható végső pontszám alakulása a játék során. Minden szám lent olvasható.
web-debrief-forecast-numbers = Minden szám: { $name }
web-debrief-together = Összesen
web-debrief-points-range = { $points } ({ $low }–{ $high })
