### Jak wygląda zrównoważona gra „Ostatnie chwile” – dla laboratorium.

# $number to scenariusz, $count liczba graczy.
balance-win = Wygrana, scenariusz { $number }, liczba graczy: { $count }
balance-loss-health = Porażki przez stan zdrowia, scenariusz 1, trzech graczy
balance-loss-deck = Porażki przez pustą talię, scenariusz 1, trzech graczy
balance-loss-transfer = Porażki przez przeniesienie, scenariusz 1, trzech graczy
balance-days = Dni wygranej partii trzech graczy
balance-queries = Wypytywania w wygranej partii trzech graczy
balance-clear = Wyraźne wspomnienia w wygranej partii trzech graczy
balance-hazy = Mgliste wspomnienia w wygranej partii trzech graczy
balance-fatigue = Żetony zmęczenia w wygranej partii trzech graczy
balance-assistants = Asystenci medyczni wezwani w wygranej partii trzech graczy
