### What a balanced game of Holding On looks like, for the laboratory.

# $number is the scenario, $count the number of players.
balance-win = Scenario { $number } won with { $count } players
balance-loss-health = Losses at 0 health, scenario 1 with three players
balance-loss-deck = Losses to an empty deck, scenario 1 with three players
balance-loss-transfer = Losses to a transfer, scenario 1 with three players
balance-days = Days in a three-player win
balance-queries = Queries in a three-player win
balance-clear = Clear memories laid in a three-player win
balance-hazy = Hazy memories placed in a three-player win
balance-fatigue = Fatigue tokens given in a three-player win
balance-assistants = Medical assistants called in a three-player win
