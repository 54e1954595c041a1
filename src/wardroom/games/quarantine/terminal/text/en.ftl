### The picture of Quarantine in the terminal, in English.

cli-quarantine-turn =
    { $turn ->
        [0] Building the hospitals
       *[other] Turn { $turn }
    }
cli-quarantine-patients-left = Patients to come { $count }
cli-quarantine-tiles-left = Tiles left { $count }
cli-quarantine-drawn = Drawn:
