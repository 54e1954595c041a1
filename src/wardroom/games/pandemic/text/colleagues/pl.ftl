### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-gentle = Łagodny
    .rule = patrzy na własną turę i pobliskie znaczniki
colleague-good = Dobry
    .rule = planuje kilka tur naprzód z całym zespołem
colleague-strong = Mocny
    .rule = przed każdą turą rozważa wiele możliwych przebiegów gry
