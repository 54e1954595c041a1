### Rodzaje komputerowych współpracowników. `.rule` mówi krótko, jak grają.

colleague-listener = Słuchacz
    .rule = dba o Billy’ego tak, by zdążyć go wysłuchać
