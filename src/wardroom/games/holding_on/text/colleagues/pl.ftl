### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-gentle = Łagodny
    .rule = myśli tylko o dzisiejszym dniu
colleague-good = Dobry
    .rule = zostawia coś na następne dni
colleague-strong = Mocny
    .rule = dba o Billy’ego tak, by zdążyć go wysłuchać
