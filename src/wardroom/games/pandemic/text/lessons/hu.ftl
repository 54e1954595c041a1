# Az első lecke: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = Az első köreid
    .rule = Három körön át te vagy a { role-medic }, és felfedezel egy ellenszert.

lesson-first-goal = Négy betegség terjed a világban. A munkatársaddal egy csapat vagytok: ha mind a négy ellenszert felfedezitek, együtt győztök.
lesson-first-drive = Te vagy a { role-medic }, és { city-atlanta.ban } állsz. Egy kör négy akció. Egy vonal mentén a szomszéd városba utazni egy akció. { city-washington.ban } két kocka van: utazz oda.
lesson-first-treat = A kockák a betegek. A kezelés egy akció, és egy kockát vesz le, a { role-medic } viszont egy szín összes kockáját leveszi. Kezelj { city-washington.ban }.
lesson-first-fly = A városkártya repülőjegy: dobd el, és egy akcióért a városában vagy, bármilyen messze van. { city-tokyo.ban } két piros kocka van, és nálad van a kártyája. Repülj oda.
lesson-first-tokyo = Egy akciód maradt: kezelj { city-tokyo.ban }. A negyedik akció után két lapot húzol, és a betegségek terjednek. Ez mind magától történik.
lesson-first-infected = Két lapot húztál: { city-chicago.t } és { city-ho-chi-minh-city.t }. Utána két fertőzéskártya egy-egy kockát tett { city-essen.ba } és { city-taipei.ba }. Ez minden kör után így van.
lesson-first-meet = A { role-researcher } { city-san-francisco.ba } jött, és ott kétszer kezelt: egy-egy kockát vett le. Menj hozzá: a { city-tokyo.bol } induló vonal a térkép túlsó szélén folytatódik.
lesson-first-five = Az ellenszerhez öt egyszínű kártya kell és egy kutatóállomás: az egyetlen { city-atlanta.ban } áll. Három kék kártyád van. A Kutatónál is van három: azokból kettő kell neked.
lesson-first-take = Tudást csak ugyanabban a városban lehet megosztani: annak a városnak a kártyája cserél gazdát. A { role-researcher } bármelyiket odaadhatja. Vedd át egy akcióért { city-atlanta.az } kártyát: oda enélkül is eljutsz.
lesson-first-fifth = Az akció mindig azé, aki éppen soron van, akár ad, akár kap. Vedd át az ötödik kéket, { city-essen.az } vagy { city-madrid.az } kártyát: a másik marad a Kutatónál repülőjegynek Európába.
lesson-first-chicago = Most irány az atlantai kutatóállomás. Az utolsó akcióddal utazz { city-chicago.ba }: az félúton van.
lesson-first-epidemic = Járványt húztál! A fertőzési ráta továbblép: később ez körönként több várost jelent. A legalsó fertőzéskártya { city-manila }: egyszerre három kocka kerül oda.
lesson-first-intensify = Utána az eldobott fertőzéskártyák megkeverve visszakerülnek a pakli tetejére. Amelyik város már bajba került, az hamarosan újra bajba kerül.
lesson-first-discard = Hét lapod lehet, de nyolc van. Dobj el egyet, de az öt kéket tartsd meg: azokból lesz az ellenszer.
lesson-first-danger = Egy városban egy színből sosem lehet háromnál több kocka. { city-london.ban } három kék van. Figyeld, mi történik, ha újra { city-london } következik.
lesson-first-outbreak = A { role-researcher } megtisztította { city-manila.t }, de { city-london } következett: kitörés! A negyedik kocka helyett { city-london } minden szomszédja kapott egyet. A nyolcadik kitörésnél vége a játéknak.
lesson-first-again = Te jössz, négy akcióval. Úgyis { city-chicago.ban } állsz: mielőtt továbbmész, kezelj.
lesson-first-station = Kutatóállomást bárki építhet annak a városnak a kártyájával, ahol áll. A szomszédos { city-atlanta.ban } már van egy: utazz oda.
lesson-first-cure = Kutatóállomás és öt kék kártya: fedezd fel az ellenszert.
lesson-first-cured = A kék betegség gyógyítható! Mostantól bárki kezeli, a város összes kék kockáját leveszi. Még három ellenszer, és győztök.
lesson-first-losing = Együtt veszítetek: a nyolcadik kitörésnél, ha egy színből elfogynak a kockák, vagy ha már nincs két húzható lap.

## Válaszok arra, amit a lecke még nem kér

lesson-first-no-cubes-there = Megtehetnéd, de ott senki sem beteg. Oda menj, ahol kockák vannak: kettő vagy három egy városban már veszélyes.
lesson-first-fewer-cubes = Abban a városban csak egy kocka van, ott pedig, ahová a lecke küld, kettő. Minél több kocka van egy városban, annál nagyobb a veszély.
lesson-first-save-cards = Ez az út egy kártyába kerül. A szomszéd városba kártya nélkül is eljutsz, tartogasd a lapjaidat hosszú útra és ellenszerre.
lesson-first-share-later = A kártyák kicsit később cserélnek gazdát. Előbb kezdj valamit a kockákkal.
lesson-first-treat-first = Akkor itt maradnának a kockák. Ha már idáig eljöttél, előbb kezelj.
lesson-first-too-far = Utazva több körbe telne Tokióig eljutni. A kártyájával azonnal ott vagy.
lesson-first-no-pass = Ezzel elvesznének a megmaradt akcióid. Használd fel őket.
lesson-first-meet-first = Így messzebb kerülsz a Kutatótól, pedig kellenek a lapjai. Menj { city-san-francisco.ba }.
lesson-first-save-blue = Ez az út egy szükséges kártyába kerülne, vagy rossz irányba vinne. Öt kékből lesz ellenszer: tartsd meg őket.
lesson-first-blue-next = Ez is kék, mindjárt sorra kerül. Előbb { city-atlanta.az } kártyát vedd át: oda enélkül is eljutsz.
lesson-first-not-blue = Ez a kártya nem kék. Az ellenszerhez öt egyszínű kell, és kékből van nálad a legtöbb: egy kéket vegyél át.
lesson-first-stay-and-take = Kártya csak ugyanabban a városban cserél gazdát. Maradj, amíg meg nem szereztél mindent, ami kell.
lesson-first-keep-blue = Ez kék kártya, és az ellenszerhez mind az öt kell. Válassz más színűt.
lesson-first-other-way = Erre nem jutsz el a kutatóállomáshoz. Chicagón át menj { city-atlanta.ba }.
lesson-first-hand-full = Már hét lapod van, több nem lehet. Öt közülük kék: ennyi elég.
lesson-first-treat-on-the-way = Mindjárt! Ha már itt vagy, előbb kezelj: különben a chicagói kocka ott maradna.
lesson-first-cure-first = Kutatóállomáson állsz öt kék kártyával. Előbb fedezd fel az ellenszert.

## Szerepek és események

lesson-roles = Szerepek és események
    .rule = Egy körön át te vagy a { role-dispatcher }, és kijátszol egy eseményt.

lesson-roles-role = Mindenkinek van egy szerepe, amely felülír egy szabályt. Te vagy a { role-dispatcher }: mások bábuját is úgy mozgatod, mint a sajátodat. A társad a { role-operations-expert }.
lesson-roles-treat = A Szanitécen kívül mindenki csak egy kockát vesz le. { city-atlanta.ban } kettő van: kezelj.
lesson-roles-send = { city-johannesburg.ban } kockák vannak, és nálad van a kártyája. Fizess vele a társadért: repüljön oda a { role-operations-expert }.
lesson-roles-join = A { role-dispatcher } bármelyik bábut kártya nélkül oda viheti, ahol egy másik áll. Menj a társad után { city-johannesburg.ba }.
lesson-roles-last = A negyedik akciód: kezelj { city-johannesburg.ban }.
lesson-roles-event = Az esemény nem kerül akcióba. Bármikor kijátszhatod, más körében is, csak egy lap végrehajtása közben nem. Húzás előtt megkérdezünk: játszd ki a Légihidat.
lesson-roles-whom = Ez a lap bármelyik bábut bármelyik városba viszi. Válaszd a társadat.
lesson-roles-where = { city-karachi.ban } három fekete kocka van, egy lépésre a kitöréstől. Repüljön oda a { role-operations-expert }.
lesson-roles-station = A társad kétszer kezelt, és kutatóállomást épített { city-karachi.ban }. A Műveleti szakértőnek ehhez nem kell kártya.
lesson-roles-others = Kérdezz rá egy szerepre a játékos mezőjében, és elolvashatod, mit tud. Két összeillő szerep többet ér két erősnél.

lesson-roles-event-later = Tartsd meg az eseményt arra a pillanatra, amikor a legtöbbet segít. Mindjárt eljön.
lesson-roles-treat-here = Kockák között állsz: előbb kezelj.
lesson-roles-no-pass = Ezzel elvesznének a megmaradt akcióid. Használd fel őket.
lesson-roles-send-colleague = Repülhetnél te is. De Diszpécserként elküldheted a társadat, és kártya nélkül utánamehetsz.
lesson-roles-johannesburg = Ez a kártya máshová visz. { city-johannesburg.ban } két kocka van.
lesson-roles-too-slow = Utazással túl sokáig tartana odaérni. Van gyorsabb út is.
lesson-roles-one-stays = Egy kocka most maradhat. Máshol nagyobb a baj.
lesson-roles-no-need = Kártyát akkor érdemes átadni, ha valaki a színét gyűjti. Most a kockák fontosabbak.
lesson-roles-other-way = Ezzel visszahoznád a társadat. Inkább a saját bábudat vidd oda.
lesson-roles-for-nothing = Ez az út kártyába kerül. A { role-dispatcher } kártya nélkül is odamehet egy másik bábuhoz.
lesson-roles-event-soon = Mindjárt. Előbb használd fel az utolsó akciódat.
lesson-roles-good-moment = Most érdemes kijátszanod: akciód nincs több, de eseményhez nem is kell.
lesson-roles-colleague-flies = Repülhetnél te is. De a társadé a következő kör, és ott rögtön kezelhet.
lesson-roles-three-cubes = Sehol sincs akkora veszély, mint { city-karachi.ban } a három kockával.
