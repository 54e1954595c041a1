# The first real game: its company, its coach, and what is explained once.

web-first-game = Now a real game, with company
web-first-game-short = First game, with company
web-first-time = New:
web-understood = Got it
web-explain = Explain things when they first happen
web-coach = Show the next step in a first game
web-plans = Show what computer colleagues are planning
web-coach-close = Hide coach
web-explain-again = Explain everything again
web-explain-again-done = From now on everything will be explained again.
