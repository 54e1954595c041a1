### Miért így döntött a tervező – egy mondatban, az állás számaival.
### $city, $near és $card név, $colour egy betegség színe, $to, $owner, $pawn és $by játékos (sosem kap ragot).

why-cure = Fedezd fel az ellenszert ({ $colour }): { $to } kezében { $need } lapból { $count } megvan, és elér egy kutatóállomást.
why-head-cure = A { $colour } sorozat teljes ({ $need } lapból { $count } megvan): irány egy kutatóállomás.
why-share = { $to } kezében { $need } { $colour } lapból { $count } van meg, ez pedig ott van a társnál: { $card } ({ $owner }). Adjátok tovább!
why-meet = { $to } kezében { $need } { $colour } lapból { $count } van meg, ez pedig ott van a társnál: { $card } ({ $owner }). Találkozzatok, és adjátok tovább!
why-danger = Három { $colour } kocka van { $city_ban }, és a város lapja még jöhet: kezeld, mielőtt kitörés lesz.
why-danger-later = Három { $colour } kocka van { $city_ban }, és a város lapja a következő járvánnyal visszatér: kezeld idejében.
why-treat = { $count } { $colour } kocka van { $city_ban }: jobb most kezelni, mielőtt több lesz.
why-go-meet = Irány { $city }: { $to } kezében { $need } { $colour } lapból { $count } van meg, és továbbadható ez a lap: { $card } ({ $owner }).
why-go-set = Irány { $city }, úton egy kutatóállomásra, teljes { $colour } sorozattal ({ $need } lapból { $count } megvan).
why-go-there = Irány { $city }: { $count } kocka van ott.
why-go-near = Irány { $city }: onnan csak { $away } lépés { $near }, ahol { $count } kocka van.
why-go-station = Irány { $city }: a kutatóállomásról minden közelebb van.
why-go-leave = Irány { $city }, ahonnan rövidek az utak; két lépésen belül csak itt van mit kezelni: { $near } ({ $count } kocka).
why-go-calm = Irány { $city }: két lépésen belül nincs mit kezelni, és onnan rövidek az utak.
why-send-meet = { $pawn }: irány { $city }. { $to } kezében { $need } { $colour } lapból { $count } van meg, és továbbadható ez a lap: { $card } ({ $owner }).
why-send-set = { $pawn }: irány { $city }, úton egy kutatóállomásra, teljes { $colour } sorozattal ({ $need } lapból { $count } megvan).
why-send-there = { $pawn }: irány { $city }, { $count } kocka van ott.
why-send-near = { $pawn }: irány { $city }. Onnan csak { $away } lépés { $near }, ahol { $count } kocka van.
why-send-station = { $pawn }: irány { $city }, ahol kutatóállomás van.
why-send-leave = { $pawn }: irány { $city }; két lépésen belül csak itt van mit kezelni: { $near } ({ $count } kocka).
why-send-calm = { $pawn }: irány { $city }, ahonnan rövidek az utak.
why-fly = A lap nélkül { $away } akció lenne az út ide: { $card }.
why-build = A legközelebbi kutatóállomás { $away } lépésre van { $city_bol }: építs ott egyet.
why-fetch = Ez a lap a dobópakliban van, és még egyszer kijátszható: { $card }.
why-pass = A hátralévő { $count } akcióval semmi sem hozná jobb helyzetbe a csapatot.
why-agree = { $by } kéri, és a csapat együtt tervez.
why-discard = Ebből a színből ({ $colour }) { $count } lap van a kézben; ez hiányzik majd a legkevésbé: { $card }.
why-discard-cured = A { $colour } betegség már gyógyítható, ezért sorozathoz nem kell ez a lap: { $card }.
why-discard-event = Ennek a kéznek minden városlapja többet ér most ennél: { $card }.
why-quiet = { $count } olyan város jöhet ebben a fertőzésben, ahol három kocka van: hagyjuk ki.
why-forecast = { $count } olyan város jöhet most, ahol három kocka van: rakjuk jobb sorrendbe a paklit.
why-forecast-order = Ez okozza most a legkisebb kárt: { $city }. { $count ->
    [0] Nincs ott kocka.
   *[other] { $count } kocka van ott.
}
why-resilient = Ez a lap a fertőzéskártyák dobópaklijában van: { $city }. { $count ->
    [0] A városban nincs kocka,
   *[other] A városban { $count } kocka van,
} a lap kerüljön ki a játékból.
why-keep-events = { $count ->
    [0] A következő fertőzéskártyák közt nincs olyan város, ahol három kocka van: az esemény várhat.
   *[other] { $count } olyan város jöhet, ahol három kocka van; az esemény többet ér ennél a veszélynél.
}
why-event-in-need = { $count } lap van a kézben: jobb kijátszani egy eseményt, mint eldobni.

## Amit a terv nyitva hagy, és ami rontott rajta.

open-danger = Három { $colour } kocka { $city_ban } marad.
changed-own = Más úton indultál el, innen új terv kell.
changed-others = Az asztal helyzete megváltozott a terv óta.
changed-event = { $pawn } nem játszotta ki azt az eseményt, amelyre a terv számított.
