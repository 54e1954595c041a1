### A Karantén képe a terminálban, magyarul.

cli-quarantine-turn =
    { $turn ->
        [0] Épülnek a kórházak
       *[other] { $turn }. kör
    }
cli-quarantine-patients-left = Hátralévő betegek: { $count }
cli-quarantine-tiles-left = Maradék lapkák: { $count }
cli-quarantine-drawn = Kihúzva:
