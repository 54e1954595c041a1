# The first real game: its company, its coach, and what is explained once.

web-first-game = Jöhet egy igazi játszma, társaságban
web-first-game-short = Első játszma, társaságban
web-first-time = Új:
web-understood = Értem
web-explain = Magyarázat az első alkalommal
web-coach = Következő lépés mutatása az első játszmában
web-plans = A gépi munkatársak szándékának mutatása
web-coach-close = Segítő elrejtése
web-explain-again = Minden magyarázat elölről
web-explain-again-done = Mostantól mindent újra elmagyarázunk.
