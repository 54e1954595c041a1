### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-novice = Nowicjusz
    .rule = robi to, co w danej chwili wygląda najlepiej
colleague-average = Lekarz dyżurny
    .rule = pracuje w zwykłym tempie i planuje z zespołem
colleague-expert = Ordynator
    .rule = szybkie ręce i doskonała pamięć
