### A Karantén képe a terminálban, magyarul.

cli-quarantine-turn =
    { $turn ->
        [0] Épülnek a kórházak
       *[other] { $turn }. forduló
    }
cli-quarantine-patients-left = Hátralévő páciensek: { $count }
cli-quarantine-tiles-left = Maradék lapkák: { $count }
cli-quarantine-drawn = Kihúzva:
