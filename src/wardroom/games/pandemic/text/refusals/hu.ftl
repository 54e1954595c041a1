### Miért nem lehet most valamit megtenni – ahogy egy barát mondaná az asztalnál.
### $city, $origin és $card név, $colour egy betegség színe, $asking az asztalhoz intézett kérdés.

## Ki dönt most

why-not-over = Vége a játéknak – { $result }.
why-not-watching = Te csak nézed ezt a játszmát.
why-not-your-turn = Most { $seat } van soron.
why-not-your-decision = Erre most { $seat } válaszol: „{ $asking }”.
why-not-answered = Előbb erre válaszolj: „{ $asking }”.
why-not-in-window = Erre csak eseménnyel vagy passzal lehet válaszolni: „{ $asking }”.
why-not-over-limit = Előbb dobj el lapot: { $count } kártyával több van nálad a megengedettnél.
why-not-refused = { $owner } ezt az imént visszautasította; előbb csinálj mást.

## Kártyák

why-not-no-card = Nincs nálad { $card_az } kártya.
why-not-no-city-card = Nincs nálad városkártya, amellyel fizethetnél.
why-not-they-lack = Nincs { $giver } kezében { $card_az } kártya.
why-not-other-card = Itt csak { $city_az } kártya cserélhet gazdát; másikat csak a { role-researcher } adhat át.
why-not-discard = Kártyát csak akkor kell eldobni, ha több mint { $count } lap van a kezedben.

## Mozgás

why-not-there-already = A bábu már { $city_ban } van.
why-not-connected = Nincs összeköttetés { $origin } és { $city } között.
why-not-no-station = Nincs kutatóállomás { $city_ban }.
why-not-nobody-there = Nem áll másik bábu { $city_ban }.
why-not-own-pawn = Ez a saját bábud; lépj vele közvetlenül.
why-not-no-player = Ennél az asztalnál nincs { $number }. játékos.
why-not-role = Erre csak a { $role } képes.
why-not-flown = Ez a repülés körönként csak egyszer lehetséges.

## Munka

why-not-station-there = Már áll kutatóállomás { $city_ban }.
why-not-no-cubes = Nincs { $colour } kocka { $city_ban }.
why-not-apart = { $pawn } másik városban van.
why-not-with-yourself = Saját magával senki sem cserél kártyát.
why-not-cured = A { $colour } betegség ellenszere már megvan.
why-not-too-few = A { $colour } ellenszerhez szükséges { $needed } kártyából { $count } van nálad.
why-not-stored = Előbb játszd ki { $card_az } kártyát, amely a szerepkártyádon van.
why-not-not-discarded = Nincs a játékos-dobópakliban { $card_az } kártya.
why-not-rest = Most te vagy soron; ha nem akarsz többet lépni, passzolj.

## Események

why-not-in-epidemic = Járvány közben csak { card-resilient-population.az } kártya játszható ki, { $card_az } kártya nem.
why-not-no-infections = A fertőzés-dobópakli üres.
why-not-quiet-already = A következő fertőzési fázis már így is kimarad.
why-not-forecast = A fertőzéspakliban nincs két lap, amelyet sorba lehetne rakni.
why-not-play-first = Ehhez előbb ki kell játszani { $card_az } kártyát.

## Válaszok

why-not-no-flight = Nincs megkezdett repülés: előbb jöjjön egy charterjárat, a { role-operations-expert } repülése vagy { card-airlift.az } kártya.
why-not-nothing-to-pay = Nincs repülés, amelyért most fizetni kellene.
why-not-nothing-to-move = Most egyetlen kutatóállomást sem kell áthelyezni.
why-not-no-cure-begun = Előbb mondd meg, melyik betegség ellenszerét keresed.
why-not-no-proposal = Senki sem javasolt neked semmit.
why-not-other-colour = Ehhez az ellenszerhez csak { $colour } kártyák jók.
why-not-so-many = Az ellenszerhez pontosan { $count } kártya kell.
why-not-ordered = Már sorba raktad { $city_az } kártyát.
why-not-in-forecast = Nincs a megnézett lapok között { $city_az } kártya.
why-not-not-infected = Nincs a fertőzés-dobópakliban { $city_az } kártya.
