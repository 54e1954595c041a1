### Jak wygląda zrównoważona gra „Ostatnie chwile” – dla laboratorium.

# $number to scenariusz, $count liczba graczy.
balance-win = Wygrane w scenariuszu { $number } przy liczbie graczy { $count }
balance-loss-health = Porażki przez stan zdrowia w scenariuszu 1 przy trzech graczach
balance-loss-deck = Porażki przez pustą talię w scenariuszu 1 przy trzech graczach
balance-loss-transfer = Porażki przez przeniesienie w scenariuszu 1 przy trzech graczach
balance-days = Dni w wygranej partii trzech graczy
balance-queries = Wypytywania w wygranej partii trzech graczy
balance-clear = Wyraźne wspomnienia w wygranej partii trzech graczy
balance-hazy = Mgliste wspomnienia w wygranej partii trzech graczy
balance-fatigue = Żetony zmęczenia w wygranej partii trzech graczy
balance-assistants = Asystenci medyczni wezwani w wygranej partii trzech graczy
