### Co mierzy `wardroom balance pandemic`. $count to liczba postaci, $number – liczba epidemii.

balance-wins = Wygrane przy { $number } epidemiach i { $count } postaciach
balance-turns = Tury na partię
balance-outbreaks = Rozprzestrzenienia na partię
balance-cures = Lekarstwa wynalezione na partię
balance-out-of-cards = Przegrane przez brak kart
