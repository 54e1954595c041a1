# The first real game: its company, its coach, and what is explained once.

web-first-game = Now a real game, with company
web-first-game-short = First game, with company
web-first-time = New:
web-understood = Got it
web-explain = Explain what happens for the first time
web-coach = Show the next step in a first game
web-plans = Show what computer colleagues are after
web-coach-close = No coach, please
web-explain-again = Explain everything again
web-explain-again-done = From now on everything is explained again.
