### The rules book: how the game is explained to those who want to read before or between playing.
### It names nobody whom the story has not named in its first scenario.

book-story = A történet és a cél
book-story-theme = Egy férfit hoznak az osztályotokra. Nincsenek iratai, alig látogatja valaki, és nem sok ideje maradt. Éjjel-nappal gondját viselitek, ő pedig darabonként elmeséli, ki volt.
book-story-campaign = Billy történetét tíz forgatókönyv mondja el. Sorban játsszátok őket, mindegyiknek saját célja van, és néha új szabálya is. Amelyik nem sikerül, azt akárhányszor újra megpróbálhatjátok, amelyik sikerült, az bármikor újrajátszható.

book-table = Mit láttok az asztalon
book-table-room = A szoba az osztály: az aktuális műszak betegkártyája, rajta a személyzet helyei, és azok, akik éppen nem dolgoznak.
book-picture-room = Egy műszak: a betegkártya a jeleivel, mellette a helyek, fent Billy állapota.
book-table-health = Billy állapota 30 és 0 között változhat; a sáv színe dönti el, mennyire kegyesek az események egy beszélgetésben.
book-table-card = Minden betegkártya instabil, stabil vagy kritikus. Megmutatja, hány ember kell, mennyit romolhat Billy állapota, és mit mesélhet, ha inkább leültök mellé.
book-table-grid = Az emlékek rácsa öt sor, életszakaszonként egy, mindegyikben hat hellyel. Itt áll össze Billy története: először homályosan, aztán tisztán.
book-table-cards = Vigyétek a mutatót valaki vagy valami fölé, vagy koppintsatok rá: a kártyája megmondja, mi az, hogyan áll, mit lehet vele tenni, és mit miért nem. Az ott látható „A szabályok között” gomb vezet ebbe a könyvbe.

book-setup = Az első nap előtt
book-setup-program = A program minden forgatókönyvet ugyanúgy készít elő:
book-setup-staff = Minden orvos és két ápoló a pihenőszobában vár, mellettük két orvosi asszisztens. Az első műszakvezetőt a véletlen választja ki.
book-setup-tokens = Minden orvosnak 1 gondoskodásjelzője van, az ápolók készlete üres. Billy állapota 28.
book-setup-decks = 39 betegkártya van, három-három tizenhárom napra, egy pakli homályos és egy pakli tiszta emlék. Ebben a kettőben öt-öt esemény is lapul.
book-setup-read = Aztán elolvassátok az első oldalakat: mi történt, mi az új, és mit kerestek.

book-day = Egy nap
book-day-reveal = A műszakvezető felfordítja a betegkártyát. Senki sem tudja, mit hoz a következő műszak.
book-day-staff = A műszakvezető betölti a kártya helyeit.
book-day-night = Éjszaka a teljesen betöltött kártya egy jelzőt ad.
book-day-care = A személyzet orvosi vagy palliatív ellátást nyújt.
book-day-ask = Stabil kártyán az orvosok kérdezhetnek Billytől egy életszakaszról; legvégül a hívás jön, ha valaki a telefonnál áll.

book-staff = Személyzet és helyettesítés
book-picture-staff = Az osztály emberei, a jelzőik és a fáradtságuk.
book-staff-senior = Akinek az orvosát elsőként tették a kártyára, az dönt abban a műszakban, ha nincs egyetértés: milyen ellátás legyen, ki beszélgessen, ki mit kapjon. Orvos nélkül a műszakvezető dönt.

book-care = Ellátás
book-care-kinds = A háromféle kártya másféle ellátást kíván:
book-care-unstable = Instabil: fedjétek be a jeleit jelzőkkel, vagy fogadjátok el a romlást, és figyeljetek Billyre.
book-care-stable = Stabil: semmi sem romlik. Egy jelző kicsit javít Billy állapotán, vagy csak beszélgettek; és kérdezni is lehet.
book-care-critical = Kritikus: csak orvosi ellátás van, kérdésekre nincs idő.
book-care-balance = Az orvosi ellátás életben tartja Billyt, a palliatív hagyja beszélni. Mindkettő kell, és naponta legalább egy műszakban jelzőt kell költeni orvosi ellátásra.

book-tokens = Gondoskodásjelzők
book-tokens-what = A jelzők a ti időtök és bizalmatok. Ezekkel fizettek az orvosi ellátásért, a kérdésekért és egy-egy dologért, ami a beszélgetésben előjön.
book-tokens-limit = Egy orvosnál legfeljebb 6 lehet, összesen 24 van. Senki sem adhatja tovább a jelzőit.
book-tokens-pool = Az ápolók készletének nincs felső határa. Orvosi ellátásért fizet, ha ápoló vagy asszisztens van a kártyán, kérdésért soha.

book-talk = Beszélgetés Billyvel

book-query = Kérdezés
book-query-why = A homályos emlékek csak azt mutatják, mit keressetek. A célhoz a tiszták kellenek, és azokat Billy csak akkor adja, ha kérdezitek.

book-evening = Az este
book-picture-memories = A rács este: a sorok életszakaszok, és ahol az öltések a szomszéd lapon folytatódnak, ott igazi szomszédok vannak.
book-evening-provisional = Egy homályos emlék helye csak sejtés. Bármelyik este áttehetitek.

book-fatigue = Fáradtság és szabadság
book-fatigue-rest = Az idejében kiadott szabadság olcsóbb, mint a túlhajszoltság. A műszakvezető a saját orvosát nem küldheti el, és azt sem, aki délelőtt dolgozott.

book-warnings = Figyelmeztetések

book-phone = Telefonálás
book-phone-place = A telefonálót a műszak betöltésekor kell a készülékhez állítani, műszakonként egyet. Ez is munka: aki telefonál, este nem kap jelzőt.

book-signs = A jelek

book-end = Hogyan ér véget
book-end-win = A forgatókönyv abban a pillanatban sikerül, amikor a célja teljesül. Ezek bármelyike vereség:
book-end-health = Billy állapota 0-ra csökken, akár a műszak közepén.
book-end-deck = Új napnak kellene kezdődnie, de nincs több betegkártya. A tizenharmadik napon még lehet győzni.
book-end-nobody = Egyetlen embert sem lehet beosztani egy műszakra.
book-end-warning = Megkapjátok a második figyelmeztetést.
book-end-again = Minden próbálkozás elölről kezdődik; az emlékek nem maradnak meg.

book-options = Játékosszám és beállítások

book-questions = Miért nem lehet…?
book-questions-cover = Miért nem hívhatunk be most asszisztenst?
    .answer = Helyettest csak akkor lehet behívni, ha a pihenőszobában nincsenek elegen. Előbb mindenki dolgozik, aki ott van.
book-questions-both = Kaphatunk emléket orvosi ellátás mellett is?
    .answer = Nem. Aki orvosi ellátást nyújt, lemond mindarról, amit a palliatív hozna. Stabil kártyán mindkettő után lehet kérdezni.
book-questions-pool = Miért nem fizethetünk az ápolók jelzőivel?
    .answer = Csak akkor lehet, ha ápoló vagy asszisztens van ezen a kártyán, kérdésért pedig soha.
book-questions-ask = Miért nem kérdezhetek erről az életszakaszról?
    .answer = Előbb egy homályos emléknek kell lennie belőle a rácson, a kártyának stabilnak kell lennie, és kell hozzá egy saját jelző meg 2-nél kevesebb fáradtság.
book-questions-face = Miért nem nézhetem meg a nálam lévő emléket?
    .answer = Estig minden emlék lefordítva marad. A hátlapja elárulja az életszakaszt és azt, amit Billy mondott.
book-questions-back = Miért került vissza egy tiszta emlék a pakliba?
    .answer = A homályos párja nem volt játékban. Előbb gyűjtsetek több homályos emléket abból az életszakaszból.
book-questions-leave = Miért nem mehet valaki most szabadságra?
    .answer = Szabadságot a délelőtti és a délutáni műszak között lehet adni, a pihenőszobában lévő orvosoknak és ápolóknak, a műszakvezető orvosának nem.
book-questions-pass = Odaadhatok valakinek egy jelzőt?
    .answer = Nem. A személyzet csak arról dönthet, ki kapja a műszak jutalmait.
book-questions-morning = Miért nem dolgozhat éjszaka, aki délelőtt dolgozott?
    .answer = Átvezényelni csak a közvetlenül megelőző műszakból lehet. Ha két orvos van a csapatban, a műszakvezető orvosa naponta egyszer kivételt tehet.

book-summary = Minden egy oldalon
book-summary-day = Naponta három műszak. Mindegyikben:
book-summary-staff = Töltsétek be a kártya helyeit a pihenőszobából; aztán jöhet asszisztens, vagy fáradtságért átvezénylés és beugrás.
book-summary-medical = Orvosi ellátás: a jelzők jeleket fednek, a fedetlenek rontják Billy állapotát. Naponta legalább egyszer.
book-summary-palliative = Palliatív ellátás: minden jel rontja Billy állapotát, utána jelzőket és homályos emlékeket kaptok.
book-summary-query = Stabil kártyánál: kérdésenként egy orvos 1 jelzőt fizet, és tiszta emléket kap egy olyan életszakaszból, amely már ott van a rácson.
book-summary-evening = Este: 2 jelző mindenkinek, aki nem dolgozott; rakjátok le a homályos emlékeket, párosítsátok a tisztákat.
book-summary-end = A cél elérése győzelem. Vereség, ha Billy állapota 0, ha letelt a tizenhárom nap, ha nincs személyzet, vagy ha megjön a második figyelmeztetés.
