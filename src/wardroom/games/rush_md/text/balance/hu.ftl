### Milyen egy kiegyensúlyozott Rush M.D.-játszma – a laboratóriumnak.

# $count a játékosok száma.
balance-wins =
    { $count } játékos győz { $difficulty ->
        [easy] könnyű fokozaton
        [hard] nehéz fokozaton
       *[normal] közepes fokozaton
    }
balance-objective = A csapat győzelmi aránya közepes fokozaton, célkitűzés: { $letter }
balance-points = Vereség közepes fokozaton, mert elfogyott az utolsó orvosi pont
balance-nurses = Az idő azon része, amikor egy ápoló homokja pereg
balance-doctors = Az idő azon része, amikor egy orvos homokja pereg
balance-epidemics = Kezelhető járványok játszmánként
balance-deaths = Halálesetek játszmánként közepes fokozaton
balance-empty = Elfogyott valami a közös készletből
balance-syringes = Játszmák, amelyekben elfogyott a fecskendő a közös készletből
balance-exam = Aránya az összes vizsgálat között: { $exam }
