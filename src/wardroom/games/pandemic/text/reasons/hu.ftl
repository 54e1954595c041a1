### Miért így döntött a tervező – egy mondatban, az állás számaival.
### $city, $near és $card név, $colour egy betegség színe, $to, $owner, $pawn és $by játékos (sosem kap ragot).

why-cure = Fedezd fel a { $colour } ellenszert: { $to } kezében a szükséges { $need } lapból már { $count } megvan, és kutatóállomás is elérhető közelségben van.
why-head-cure = Megvan a teljes { $colour } sorozat ({ $count }/{ $need } lap): irány egy kutatóállomás.
why-share = { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan, { $card_az } kártya pedig { $owner } kezében van: adjátok át!
why-meet = Találkozzatok { $near_ban }: { $owner } ott átadhatja { $card_az } kártyát, és { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan.
why-danger = Három { $colour } kocka van { $city_ban }, és a város lapja még jöhet: kezeld, mielőtt kitörés lesz.
why-danger-later = Három { $colour } kocka van { $city_ban }, és a város lapja a következő járvánnyal visszatér: kezeld idejében.
why-treat = { $count } { $colour } kocka van { $city_ban }: jobb most kezelni, mielőtt több lesz.
why-go-meet = { $away ->
    [0] Irány { $city }, ott lesz a találkozó: { $owner } átadhatja { $card_az } kártyát, és { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan.
   *[other] Irány { $city }, onnan { $away } lépés { $near }: { $near_ban } { $owner } átadhatja { $card_az } kártyát, és { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan.
}
why-go-set = Irány { $city }, útban egy kutatóállomás felé: a szükséges { $need } { $colour } lapból { $count } már megvan.
why-go-there = Irány { $city }: ott { $count } kocka van.
why-go-near = Irány { $city }: onnan csak { $away } lépés { $near }, ahol { $count } kocka van.
why-go-station = Irány { $city }: a kutatóállomásról minden közelebb van.
why-go-leave = Irány { $city }: onnan minden közel van, és két lépésen belül csak { $near_ban } van mit kezelni, { $count } kockát.
why-go-calm = Irány { $city }: két lépésen belül nincs mit kezelni, és onnan minden közel van.
why-go-next = Irány { $city }: onnan a legjobb kezdeni a következő kört.
why-send-meet = { $away ->
    [0] { $pawn } menjen { $city_ba }, ott lesz a találkozó: { $owner } átadhatja { $card_az } kártyát, és { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan.
   *[other] { $pawn } menjen { $city_ba }, onnan { $away } lépés { $near }: { $near_ban } { $owner } átadhatja { $card_az } kártyát, és { $to } kezében a szükséges { $need } { $colour } lapból már { $count } megvan.
}
why-send-set = { $pawn } menjen { $city_ba }, útban egy kutatóállomás felé: a szükséges { $need } { $colour } lapból { $count } már megvan.
why-send-there = { $pawn } menjen { $city_ba }, ahol { $count } kocka van.
why-send-near = { $pawn } menjen { $city_ba }: onnan csak { $away } lépés { $near }, ahol { $count } kocka van.
why-send-station = { $pawn } menjen { $city_ba }, ahol kutatóállomás van.
why-send-leave = { $pawn } menjen { $city_ba }: két lépésen belül csak { $near_ban } van mit kezelni, { $count } kockát.
why-send-calm = { $pawn } menjen { $city_ba }: onnan minden közel van.
why-send-next = { $pawn } menjen { $city_ba }: onnan a legjobb kezdeni a következő kört.
why-fly = Az út { $card_az } kártya nélkül { $away } akcióba telne.
why-build = A legközelebbi kutatóállomás { $away } lépésre van { $city_bol }: építs ott egyet.
why-fetch = A dobópakliban ott van { $card_az } kártya, és még egyszer kijátszható.
why-pass = A hátralévő { $count } akcióval a csapat sehogy sem kerülne jobb helyzetbe.
why-agree = { $by } kéri, és a csapat együtt tervez.
why-discard = A kézben { $count } { $colour } lap van; { $card_az } kártya nélkülözhető a leginkább.
why-discard-cured = A { $colour } betegség már gyógyítható, ezért sorozathoz nem kell { $card_az } kártya.
why-discard-event = Most minden kézben lévő városkártya többet ér, mint { $card_az } kártya.
why-quiet = { $count } olyan város jöhet ebben a fertőzésben, ahol három kocka van: hagyjuk ki a fázist.
why-forecast = { $count } olyan város jöhet most, ahol három kocka van: rakjuk jobb sorrendbe a paklit.
why-forecast-order = Most { $city } okozza a legkisebb kárt: { $count ->
    [0] nincs ott kocka.
   *[other] { $count } kocka van ott.
}
why-resilient = A fertőzés-dobópakliban ott van { $city_az } kártya. { $count ->
    [0] A városban nincs kocka:
   *[other] A városban { $count } kocka van:
} a lap kerüljön ki a játékból.
why-keep-events = { $count ->
    [0] A következő fertőzéskártyák közt nincs olyan város, ahol három kocka van: az esemény várhat.
   *[other] { $count } olyan város jöhet, ahol három kocka van; az esemény többet ér ennél a kockázatnál.
}
why-event-in-need = A kézben { $count } lap van: jobb kijátszani egy eseményt, mint eldobni.

## Amit a terv nyitva hagy, és ami rontott rajta.

open-danger = Továbbra is három { $colour } kocka van { $city_ban }.
changed-own = Más úton indultál el, innen új terv kell.
changed-others = A terv óta megváltozott a helyzet az asztalon.
changed-event = { $pawn } nem játszotta ki azt az eseményt, amelyre a terv számított.
