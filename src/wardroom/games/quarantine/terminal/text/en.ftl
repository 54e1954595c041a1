### The picture of Quarantine in the terminal, in English.

cli-quarantine-turn =
    { $turn ->
        [0] The hospitals are built
       *[other] Turn { $turn }
    }
cli-quarantine-patients-left = Patients to come { $count }
cli-quarantine-tiles-left = Tiles left { $count }
cli-quarantine-drawn = Drawn:
