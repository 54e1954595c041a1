### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-planner = Planista
    .rule = planuje kilka tur naprzód
colleague-strong = Strateg
    .rule = przed każdą turą rozważa wiele możliwych przyszłości
