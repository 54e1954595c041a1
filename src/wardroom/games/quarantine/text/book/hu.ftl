### The rules book: how the game is explained to those who want to read before or between playing.

book-story = A történet és a cél
book-story-theme = Mindnyájan kórházat nyitottatok. Az utcán sorban állnak a páciensek, ágy mindig kevés van, és időről időre valaki behurcolja a szürkelázat, amely egyik helyiséget a másik után zárja le.
book-story-race = Egymás ellen játszotok. Minden kórház ugyanabból az öt lapkából nő ki, és az győz, aki a legjobban épített, gyógyított és takarított, mire a piac vagy a zsák kiürül.

book-table = Mit látsz az asztalon
book-table-hospital = A nagy alaprajz egy kórház: az előtér, előtte az utca, kórtermek négy színben, és a speciális helyiségek, amelyeket megveszel. Ahol a fal megszakad, ott van átjáró.
book-picture-hospital = Egy kórház a játék közepén: kórtermek, speciális helyiségek, páciensek az ágyakban.
book-table-line = Az előtér előtt áll a várólista. Hossza nincs korlátozva, és az első páciensén múlik, kit fogadhatsz be.
book-table-market = A piacon tizenkét pakli van: nyolcféle speciális helyiség és pluszkórtermek négy színben. Mellette van a doboz, ahová a fizetségek kerülnek, a szürke kockák készlete és a pluszakció-jelzők.
book-table-card = Vidd a mutatót egy lapka, pakli vagy kocka fölé, vagy koppints rá: a kártyája megmondja, mit tud, mit tehetsz vele, és mit miért nem. Az ott látható „A szabályok között” gomb vezet ebbe a könyvbe.

book-setup = Az első forduló előtt
book-setup-own = Mindenki egy előtérrel és színenként egy kórteremmel kezd, és maga rakja le ezt az öt lapkát. Az előkészületekből csak ezt végzitek saját kezűleg.
book-picture-start = A kezdet: az előtér már lent van, négy kórterem vár a helyére.
book-setup-advice = Négy lapka, ha négyzetet alkot, már az elején ér egy pontot, de a szürkeláz is szereti. Hagyj kifelé nyitott átjárót, hogy a későbbi helyiségeknek legyen helyük.
book-setup-market = Utána a tizennégy speciális helyiségből nyolc kerül a piacra. Három és négy játékosnál mindegyikből két lapka van, kettőnél csak egy; pluszkórteremből színenként mindig kettő.
book-setup-bag = A zsákban 96 páciens van, színenként 24, és 32 szürke kocka. Soha semmi sem kerül vissza bele.

book-turn = A forduló: négy meg négy
book-turn-mix = Nem muszáj húzással kezdened. Befogadás, húzás, gyógyítás, megint húzás: az a művészet, mit teszel két kocka között.
book-turn-actions = A nyolc akció; mindegyik ismételhető, hacsak mellette más nem áll:
book-turn-admit = Befogadás a várólistád elejéről.
book-turn-cure = Gyógyítás: egy szín minden páciense.
book-turn-contract = Szerződés: egy helyiség árának megszabása.
book-turn-build = Építkezés: helyiség vagy pluszkórterem vásárlása.
book-turn-move = Páciens mozgatása a várólistádon belül.
book-turn-disinfect = Fertőtlenítés bármelyik kórházban.
book-turn-rebuild = Átépítés, fordulónként egyszer.
book-turn-marker = Pluszakció-jelző elvétele, fordulónként legfeljebb kétszer.

book-patients = Páciensek
book-patients-block = Egy kórteremben egy páciens fér el. Így egyetlen kék páciens a sor elején mindenkit feltart, amíg a kék kórtermed foglalt; előbb gyógyíts, vagy küldd hátrébb.
book-patients-example = Példa: a várólistád vörös, vörös, zöld. A befogadással bejut az első vörös, aztán megáll a sor, mert az egyetlen vörös kórterem megtelt. Gyógyítsd meg a vöröset, fogadj be újra, és bejut a vörös meg a zöld is: három akció, három páciens.

book-fever = A szürkeláz
book-picture-fever = A karantén alatt lévő lapkák vonalkázottak. Ebben a kórházban a következő szürke kocka csak melléjük kerülhet.
book-fever-supply = A második kocka a piac melletti készletből jön; ha az üres, a szürkeláz nem terjedhet tovább. A továbbterjesztés nem kötelező.

book-market = Piac és szerződések
book-market-price = A magas ár távol tartja a többieket, az alacsony jelzőket hoz. Amit választasz, a játék végéig marad: egy helyiség árát csak egyszer lehet megszabni.

book-building = Lapkák lerakása
book-building-clean = Nem elég karantén alatt lévő lapkához építeni: az új lapkának legalább egy fertőtlenítetthez is kapcsolódnia kell. Hogy onnan merre jut el az előtérig, mindegy.
book-picture-station = Ahol négy lapka négyzetet alkot, a sarkaik kartonozót adnak: egy pont.

book-rebuild = Átépítés
book-rebuild-why = Átépítéssel kartonozóvá zárhatod a szabad sarkokat, a megfelelő kórterem mellé viheted { tile-storage.t }, vagy helyet csinálhatsz egy félrerakott lapkának.

book-markers = Pluszakció-jelzők
book-markers-ways = Jelzőt ad a { tile-cafeteria } is, és akció nélkül kapsz egyet, valahányszor valaki a te szerződésedből vásárol. Ezeket a saját fordulódban azonnal felhasználhatod.
book-markers-left = Összesen nyolc jelző van. Akárhányat összegyűjthetsz, de a végén semmit sem érnek.

book-rooms = Speciális helyiségek

book-end = A játék vége és a pontozás
book-end-score = Ezek mindegyike egy pontot ér:
book-end-room = Minden speciális helyiség a kórházadban, karantén alatt is.
book-end-station = Minden teljes kartonozó.
book-end-cubes = Minden két pácienskocka a készletedben.
book-end-line = Az üres várólista.

book-options = Az asztal beállításai
book-options-players = Ketten, hárman vagy négyen játszhattok. Kettőnél minden helyiségből csak egy van; más nem változik. A többi helyre gépi munkatársak ülhetnek. Az asztal nyitásakor ezekről döntötök:

book-questions = Miért nem lehet…?
book-questions-admit = Van szabad kórterem. Miért nem fogadhatok be senkit?
    .answer = A várólistád első páciense más színű, vagy a kórterem karantén alatt áll. Csak a sor eleje számít.
book-questions-overtake = Bemehet a második páciens az első előtt?
    .answer = Magától nem. Egy akcióért áthelyezhetsz egy pácienst; a Priorizálóval az egész sort rendezheted.
book-questions-buy = Miért nem vehetem meg ezt a helyiséget?
    .answer = Lehet, hogy még nincs ára: akkor előbb szerződés kell. Vagy hiányzik az ár egyik színe, már van ilyen helyiséged, vagy sem a kórházban, sem félrerakva nincs neki hely.
book-questions-own = Miért nem vehetek a saját szerződésemből?
    .answer = Már fizettél. A következő fordulódtól egy lapkát ingyen, akció nélkül elvehetsz.
book-questions-lay = Miért nem illik ide a lapkám?
    .answer = Egyik átjárójának fertőtlenített lapka átjárójával kell találkoznia, mindenhonnan el kell jutni az előtérig, a bejárat elől pedig a szabadba. Forgasd el: gyakran más állásban jó.
book-questions-take = Mikor vehetem el a szerződésem lapkáját?
    .answer = Bármelyik későbbi fordulódban, de abban, amelyikben a szerződést kötötted, soha. Nem sürgős, de mások felvásárolhatják; akkor visszakapod az árat.
book-questions-marker = Elvettem egy jelzőt. Miért nem használhatom fel?
    .answer = Az akcióval elvett jelző csak a következő fordulódtól használható fel.
book-questions-rebuild = Miért nem mozdíthatom ezt a lapkát?
    .answer = Páciens vagy szürke kocka van rajta, vagy ebben a fordulóban már volt átépítésed.
book-questions-target = Miért nem kerülhet a szürkeláz ebbe a kórházba?
    .answer = Ahol karantén van, a következő kocka csak mellé kerülhet. Ha minden ilyen lapka foglalt, vagy { tile-containment }, a kórház egyelőre védve van.
book-questions-grey = Mire jók a szürke kockák a készletemben?
    .answer = Fertőtlenített { tile-laboratory } nélkül semmire. Azzal kettő egy páciensnek számít, fizetéskor és pontozáskor is.

book-summary = Minden egy oldalon
book-summary-turn = Húzz négy kockát, mindegyik azonnal a helyére kerül:
book-summary-patient = A páciens bármelyik várólista végére kerül.
book-summary-grey = A szürke kocka bármelyik kórház egyik lapkájára kerül, karantén mellé, ha van ott; teljes kartonozóban egyszer továbbterjedhet.
book-summary-actions = A kockák húzása közben legfeljebb négy akció:
book-summary-line = Befogadás a sor elejéről azonos színű, fertőtlenített kórterembe · Egy szín gyógyítása · Páciens mozgatása · Fertőtlenítés.
book-summary-rooms = Szerződés: legalább két kocka az ár, lapkát a következő fordulótól vehetsz el · Építkezés: pontosan az ár, pluszkórteremért bármely két kocka.
book-summary-plan = Legfeljebb két lapka átépítése, egyszer · Jelző elvétele egy későbbi akcióhoz, legfeljebb kétszer.
book-summary-end = Kiürült a piac, vagy nincs páciens a zsákban: mindenki másnak egy utolsó fordulója van, kockahúzás nélkül. Pont: helyiségek, kartonozók, kockapárok, üres várólista.
