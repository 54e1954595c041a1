# Feladványok: állások, amelyekben egyetlen kör egyértelműen a legjobb.

web-puzzles = Feladványok
web-puzzles-about = Valódi játszmák állásai, amelyekben egyetlen kör egyértelműen jobb minden másnál. Játszd le a táblán; az eredmény számít, nem az út. Utána megtudod, mennyit ért a köröd, és miért.
web-puzzles-solved = Megoldva: { $solved } / { $all }
web-puzzle-number = { $number }. feladvány
web-puzzle-number-solved = { $number }. feladvány, megoldva
web-puzzle-level-1 = Könnyű
web-puzzle-level-2 = Közepes
web-puzzle-level-3 = Nehéz
web-puzzle-task = Te jössz. Találd meg a legjobb kört, és játszd végig.
web-puzzle-judging = Értékeljük a körödet…
web-puzzle-solved = Megoldottad!
web-puzzle-missed = Ez még nem a legjobb kör.
web-puzzle-yours = A te köröd: { $yours }.
web-puzzle-unjudged = Itt senki sem tudja megmondani, mennyit ér a köröd.
web-puzzle-worth = A legjobb kör: { $best }, a következő: { $second }.
web-puzzle-chance = { $chance }% esély a győzelemre
web-puzzle-points = { $points } pont a legjobb riválishoz képest
web-puzzle-why = Miért:
web-puzzle-best = A legjobb kör:
web-puzzle-again = Még egyszer
web-puzzle-next = Következő feladvány
web-puzzle-leave = Kilépés a feladványból
web-problem-unknown-puzzle = Nincs ilyen feladvány.
web-problem-not-in-puzzles = Feladványban ezt nem lehet.
