### What `wardroom balance pandemic` measures. $count is the number of roles, $number of Epidemics.

balance-wins = Games won with { $count } roles and { $number } Epidemics
balance-turns = Turns per game
balance-outbreaks = Outbreaks per game
balance-cures = Cures found per game
balance-out-of-cards = Games lost because the cards ran out
