### Obraz gry Kwarantanna w terminalu, po polsku.

cli-quarantine-turn =
    { $turn ->
        [0] Budowa szpitali
       *[other] Tura { $turn }
    }
cli-quarantine-patients-left = Pacjentów do przyjęcia: { $count }
cli-quarantine-tiles-left = Pozostało kafelków: { $count }
cli-quarantine-drawn = Wylosowano:
