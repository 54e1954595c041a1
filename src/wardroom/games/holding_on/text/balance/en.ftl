### What a balanced game of Holding On looks like, for the laboratory.

# $number is the scenario, $count the number of players.
balance-win = Scenario { $number } won with { $count } players
balance-loss-health = Losses by health, scenario 1 with three players
balance-loss-deck = Losses by the empty deck, scenario 1 with three players
balance-loss-transfer = Losses by transfer, scenario 1 with three players
balance-days = Days of a won game of three
balance-queries = Queries in a won game of three
balance-clear = Clear memories laid in a won game of three
balance-hazy = Hazy memories placed in a won game of three
balance-fatigue = Fatigue tokens given in a won game of three
balance-assistants = Medical assistants called in a won game of three
