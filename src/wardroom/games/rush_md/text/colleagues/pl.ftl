### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-gentle = Łagodny
    .rule = nie spieszy się i czasem o czymś zapomina
colleague-good = Dobry
    .rule = pracuje w zwykłym tempie i planuje z zespołem
colleague-strong = Mocny
    .rule = szybkie ręce i doskonała pamięć
