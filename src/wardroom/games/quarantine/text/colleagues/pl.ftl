### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-gentle = Łagodny
    .rule = robi to, co w danej chwili wygląda najlepiej
colleague-good = Dobry
    .rule = planuje całą turę
colleague-strong = Mocny
    .rule = planuje całą turę i niczego nie marnuje
