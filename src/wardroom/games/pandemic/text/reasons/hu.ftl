### Miért így döntött a tervező – egy mondatban.
### $city és $card név, $colour egy betegség színe, $pawn egy játékos (sosem kap ragot).

why-cure = A { $colour } sorozat teljes, és van elérhető kutatóállomás.
why-head-cure = A { $colour } sorozat teljes; az út egy kutatóállomáshoz vezet.
why-treat-danger = Kitörés fenyeget { $city_ban }, ha a város kártyája következik.
why-treat = Kevesebb kockával { $city_ban } messzebb van a kitörés.
why-give = { $pawn } jobban hasznát veszi ennek a kártyának: { $card }.
why-take = Ez a kártya hiányzik a sorozatból: { $card }; { $pawn } nélkülözni tudja.
why-go = A következő kör előtt { $city_ban } a legjobb lenni.
why-fly = A gyors repülőút megéri ezt a kártyát: { $card }.
why-build = Egy kutatóállomás { $city_ban } lerövidíti a csapat útjait.
why-move-pawn = { $pawn } többet tehet { $city_ban }.
why-airlift = Most { $city_ban } van szükség rá: { $pawn }.
why-grant = Egy kutatóállomás { $city_ban } éppen most hasznos.
why-fetch = Ezt az eseményt érdemes másodszor is kijátszani: { $card }.
why-pass = Ebben a körben nem maradt több hasznos tennivaló.
why-agree = A csapat együtt tervez, ez mindenkinek segít.
why-discard = Ez a kártya hiányzik majd legkevésbé a csapatnak: { $card }.
why-quiet = A közelgő fertőzés kitöréssel fenyeget.
why-forecast = A következő fertőzéskártyák veszélyesek, jobb sorrendben kell jönniük.
why-forecast-order = Ez a kártya okozza most a legkisebb kárt: { $city }.
why-resilient = Ezt a kártyát nem szabad újra felfordítani: { $city }.
why-keep-events = Az esemény később többet ér.
why-event-in-need = A kéz tele van, és az eseményt jobb kijátszani, mint eldobni.
why-best = Így áll a legjobban a csapat.
