# The first real game: its company, its coach, and what is explained once.

web-first-game = Teraz prawdziwa partia, w towarzystwie
web-first-game-short = Pierwsza partia, w towarzystwie
web-first-time = Nowość:
web-understood = Jasne
web-explain = Wyjaśniaj to, co dzieje się pierwszy raz
web-coach = W pierwszej partii pokazuj następny krok
web-plans = Pokazuj plany komputerowych współpracowników
web-coach-close = Bez podpowiedzi
web-explain-again = Wyjaśnij wszystko od nowa
web-explain-again-done = Wszystko będzie teraz wyjaśniane od początku.
