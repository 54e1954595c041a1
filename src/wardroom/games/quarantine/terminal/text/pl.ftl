### Obraz gry Quarantine w terminalu, po polsku.

cli-quarantine-turn =
    { $turn ->
        [0] Budowa szpitali
       *[other] Tura { $turn }
    }
cli-quarantine-patients-left = Pacjenci w woreczku: { $count }
cli-quarantine-tiles-left = Pozostałe kafelki: { $count }
cli-quarantine-drawn = Dobrano:
