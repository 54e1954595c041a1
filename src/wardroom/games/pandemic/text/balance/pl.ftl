### Co mierzy `wardroom balance pandemic`. $count to liczba postaci, $number – liczba epidemii.

balance-wins = Wygrane przy { $number } epidemiach; liczba postaci: { $count }
balance-turns = Tury w grze
balance-outbreaks = Rozprzestrzenienia w grze
balance-cures = Wynalezione lekarstwa w grze
balance-out-of-cards = Przegrane przez brak kart
