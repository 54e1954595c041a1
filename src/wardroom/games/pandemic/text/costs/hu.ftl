### Mibe kerül egy választás – a gomb mellett áll.

cost-card = elhasználja { $card_az } kártyát
cost-card-last = elhasználja { $card_az } kártyát és az utolsó akciódat
cost-any-city-card = egy tetszőleges városkártyába kerül
cost-cards = { $count } kártyát használ el
cost-actions = { $count } akció elvész
cost-last-action = ez az utolsó akciód ebben a körben
cost-rest-in-own-turn = csak akkor kérdezünk újra, ha eseményt húzol
cost-event = az esemény a dobópakliba kerül
cost-stored-event = az esemény kikerül a játékból
