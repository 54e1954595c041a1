### Mit ad fel az ember egy választással, ha ezt előre tudnia kell.

cost-actions = Elvész { $count } akció.
cost-cubes = Ára { $count } kocka.
cost-price-lost = Ez az utolsó fordulód: az ár kockái elvesznek.
