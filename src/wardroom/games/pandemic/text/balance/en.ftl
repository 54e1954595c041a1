### What `wardroom balance pandemic` measures. $count is the number of roles, $number of Epidemics.

balance-wins = Games won with { $count } roles and { $number } Epidemics
balance-turns = Turns of a game
balance-outbreaks = Outbreaks in a game
balance-cures = Cures found in a game
balance-out-of-cards = Games lost because the cards ran out
