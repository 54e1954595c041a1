### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-novice = Nowicjusz
    .rule = robi to, co w danej chwili wygląda najlepiej
colleague-steady = Kierownik oddziału
    .rule = planuje całą turę
colleague-sharp = Dyrektor
    .rule = planuje całą turę i niczego nie marnuje
