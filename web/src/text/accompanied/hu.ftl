# The first real game: its company, its coach, and what is explained once.

web-first-game = Most egy igazi játék, társaságban
web-first-game-short = Első játék, társaságban
web-first-time = Új:
web-understood = Értem
web-explain = Ami először történik, magyarázattal
web-coach = Az első játékban látszik a következő lépés
web-plans = Látszik, mire készülnek a gépi munkatársak
web-coach-close = Nem kell segítő
web-explain-again = Magyarázat újra, elölről
web-explain-again-done = Mostantól minden újra magyarázatot kap.
