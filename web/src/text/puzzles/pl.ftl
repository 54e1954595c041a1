# Zagadki: pozycje, w których jedna tura jest wyraźnie najlepsza.

web-puzzles = Zagadki
web-puzzles-about = Pozycje z prawdziwych partii, w których jedna tura jest wyraźnie lepsza od wszystkich innych. Rozegraj ją na planszy – liczy się wynik, a nie droga do niego. Potem dowiesz się, ile była warta i dlaczego.
web-puzzles-solved = Rozwiązane: { $solved } z { $all }
web-puzzle-number = Zagadka { $number }
web-puzzle-number-solved = Zagadka { $number }, rozwiązana
web-puzzle-level-1 = Łatwa
web-puzzle-level-2 = Średnia
web-puzzle-level-3 = Trudna
web-puzzle-task = Twoja tura. Znajdź najlepsze ruchy i rozegraj ją do końca.
web-puzzle-judging = Oceniamy twoją turę…
web-puzzle-solved = Rozwiązane!
web-puzzle-missed = Jeszcze nie to.
web-puzzle-yours = Twoja tura: { $yours }.
web-puzzle-unjudged = Tutaj nie da się ocenić twojej tury.
web-puzzle-worth = Najlepsza tura: { $best }, następna po niej: { $second }.
web-puzzle-chance = { $chance }% szans na wygraną
web-puzzle-points = { $points } pkt względem najlepszego rywala
web-puzzle-why = Dlaczego:
web-puzzle-best = Najlepsza tura:
web-puzzle-again = Jeszcze raz
web-puzzle-next = Następna zagadka
web-puzzle-leave = Wyjdź z zagadki
web-problem-unknown-puzzle = Nie ma takiej zagadki.
web-problem-not-in-puzzles = W zagadce nie da się tego zrobić.
