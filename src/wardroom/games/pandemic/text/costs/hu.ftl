### Mibe kerül egy választás – a gomb mellett áll.

cost-card = eldobod { $card_az } kártyát
cost-card-last = eldobod { $card_az } kártyát, és ez az utolsó akciód
cost-any-city-card = eldobsz egy tetszőleges városkártyát
cost-cards = { $count } kártyát használsz el
cost-actions = { $count } akció elvész
cost-last-action = ez az utolsó akciód ebben a körben
cost-rest-in-own-turn = csak akkor kérdezünk újra, ha eseményt húzol
cost-play = { $event_rule }
cost-play-stored = { $event_rule } Utána az esemény kikerül a játékból.
cost-event = az esemény a dobópakliba kerül
cost-stored-event = az esemény kikerül a játékból
