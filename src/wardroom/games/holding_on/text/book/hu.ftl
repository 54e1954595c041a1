### The rules book: how the game is explained to those who want to read before or between playing.
### It names nobody whom the story has not named in its first scenario.

book-story = A történet és a cél
book-story-theme = Egy férfit hoznak az osztályotokra. Nincsenek iratai, látogatója is alig akad, és nem sok ideje maradt. Éjjel-nappal gondját viselitek, ő pedig apránként elmeséli, ki volt.
book-story-campaign = Billy történetét tíz forgatókönyv mondja el. Sorban játsszátok őket, mindegyiknek saját célja van, és néha új szabálya is. Amelyik nem sikerül, azt akárhányszor újra megpróbálhatjátok, amelyik sikerült, azt bármikor újrajátszhatjátok.

book-table = Mit láttok az asztalon
book-table-room = A szoba az osztály: az aktuális műszak betegkártyája, rajta a személyzet helyei, és azok, akik éppen nem dolgoznak.
book-picture-room = Egy műszak: a betegkártya a jeleivel, mellette a helyek, fent Billy állapota.
book-table-health = Billy állapota 30 és 0 között változhat; a sáv színe dönti el, mennyire kegyesek az események egy beszélgetésben.
book-table-card = Minden betegkártya instabil, stabil vagy kritikus. Megmutatja, hány ember kell, mennyit romolhat Billy állapota, és mit nyertek azzal, ha inkább leültök mellé.
book-table-grid = Az emlékek rácsa öt sorból áll: minden életszakasznak egy sora van, hat hellyel. Itt áll össze Billy története: először homályosan, aztán tisztán.
book-table-cards = Vigyétek a mutatót valaki vagy valami fölé, vagy koppintsatok rá: a kártyája megmondja, mi az, milyen állapotban van, mit lehet vele tenni, és mit miért nem. A kártya „A szabályok között” gombja ebbe a könyvbe vezet.

book-setup = Az első nap előtt
book-setup-program = A program minden forgatókönyvet ugyanúgy készít elő:
book-setup-staff = Minden orvos és két ápoló a pihenőszobában vár, mellettük két orvosi asszisztens. Az első műszakvezetőt a véletlen választja ki.
book-setup-tokens = Minden orvosnak 1 gondoskodásjelzője van, az ápolók készlete üres. Billy állapota 28.
book-setup-decks = 39 betegkártya van (a tizenhárom nap mindegyikére három), azonkívül egy pakli homályos és egy pakli tiszta emlék. Mindkét emlékpakliban öt esemény is van.
book-setup-read = Aztán elolvassátok az első oldalakat: mi történt, mi az új, és mit kerestek.

book-day = Egy nap
book-day-reveal = A műszakvezető felfordítja a betegkártyát. Senki sem tudja, mit hoz a következő műszak.
book-day-staff = A műszakvezető beosztja az embereket a kártya helyeire.
book-day-night = Éjszaka a teljesen betöltött kártya egy jelzőt ad.
book-day-care = A személyzet orvosi vagy palliatív ellátást nyújt.
book-day-ask = Stabil kártyán az orvosok kérdezhetik Billyt egy életszakaszról; a műszak végén jön a hívás, ha valaki a telefonnál van.

book-staff = Személyzet és helyettesítés
book-picture-staff = Az osztály emberei, a jelzőik és a fáradtságuk.
book-staff-senior = Akinek az orvosa elsőként került a kártyára, az dönt abban a műszakban, ha nincs egyetértés: milyen ellátás legyen, ki beszélgessen, ki mit kapjon. Orvos nélkül a műszakvezető dönt.

book-care = Ellátás
book-care-kinds = A háromféle kártya más-más ellátást kíván:
book-care-unstable = Instabil: fedjétek le a jeleit jelzőkkel, vagy fogadjátok el a romlást, és hallgassátok meg Billyt.
book-care-stable = Stabil: semmi sem romlik. Egy jelzővel kicsit javíthattok Billy állapotán, vagy csak beszélgethettek vele; kérdezni mindkét esetben lehet.
book-care-critical = Kritikus: csak orvosi ellátás lehet, kérdésekre nincs idő.
book-care-balance = Az orvosi ellátás életben tartja Billyt, a palliatív szóhoz juttatja. Mindkettő kell, és naponta legalább egy műszakban jelzőt kell költeni orvosi ellátásra.

book-tokens = Gondoskodásjelzők
book-tokens-what = A jelzők az időtöket és a bizalmatokat jelentik. Ezekkel fizettek az orvosi ellátásért, a kérdésekért és néha azért is, ami a beszélgetésben előjön.
book-tokens-limit = Egy orvosnál legfeljebb 6 jelző lehet, összesen pedig 24 van. Jelzőt nem lehet továbbadni.
book-tokens-pool = Az ápolók készletének nincs felső határa. Orvosi ellátásért ebből is fizethettek, ha ápoló vagy asszisztens van a kártyán, kérdésért viszont soha.

book-talk = Beszélgetés Billyvel

book-query = Kérdezés
book-query-why = A homályos emlékek csak azt mutatják, mit keressetek. A célhoz a tiszták kellenek, és azokat csak akkor kapjátok meg Billytől, ha kérdezitek.

book-evening = Az este
book-picture-memories = A rács este: minden sor egy életszakasz; ha egy lap öltései a szomszéd lapon folytatódnak, a kettő valóban egymás mellé tartozik.
book-evening-provisional = Egy homályos emlék helye csak sejtés. Bármelyik este áttehetitek.

book-fatigue = Fáradtság és szabadság
book-fatigue-rest = Az idejében kiadott szabadság olcsóbb, mint a túlhajszoltság. A műszakvezető nem küldheti szabadságra a saját orvosát, és azt sem, aki délelőtt dolgozott.

book-warnings = Figyelmeztetések

book-phone = Telefonálás
book-phone-place = A telefonálót a műszak betöltésekor kell a készülékhez állítani, műszakonként egyet. Ez is munka: aki telefonál, este nem kap jelzőt.

book-signs = A jelek

book-end = Hogyan ér véget
book-end-win = A forgatókönyv abban a pillanatban sikerül, amikor a célja teljesül. Veszítetek, ha ezek közül bármelyik bekövetkezik:
book-end-health = Billy állapota 0-ra romlik, akár a műszak közepén.
book-end-deck = Új napnak kellene kezdődnie, de nincs több betegkártya. A tizenharmadik napon még győzhettek.
book-end-nobody = Nincs senki, akit be lehetne osztani egy műszakra.
book-end-warning = Megkapjátok a második figyelmeztetést.
book-end-again = Minden próbálkozás elölről kezdődik; az emlékek nem maradnak meg.

book-options = Játékosszám és beállítások

book-questions = Miért nem lehet…?
book-questions-cover = Miért nem hívhatunk be most asszisztenst?
    .answer = Helyettest csak akkor lehet behívni, ha a pihenőszobában nincsenek elegen. Előbb mindenki dolgozik, aki ott van.
book-questions-both = Kaphatunk emléket orvosi ellátás mellett is?
    .answer = Nem. Aki orvosi ellátást nyújt, lemond mindarról, amit a palliatív hozna. Stabil kártyán mindkettő után lehet kérdezni.
book-questions-pool = Miért nem fizethetünk az ápolók jelzőivel?
    .answer = Csak akkor fizethettek velük, ha ápoló vagy asszisztens van ezen a kártyán; kérdésért soha.
book-questions-ask = Miért nem kérdezhetek erről az életszakaszról?
    .answer = Csak akkor kérdezhetsz róla, ha van már belőle homályos emlék a rácson, a kártya stabil, van saját jelződ, és a fáradtságod 2-nél kevesebb.
book-questions-face = Miért nem nézhetem meg a nálam lévő emléket?
    .answer = Estig minden emlék lefordítva marad. A hátlapja elárulja az életszakaszt és azt, amit Billy mondott.
book-questions-back = Miért került vissza egy tiszta emlék a pakliba?
    .answer = A homályos párja nem volt játékban. Előbb gyűjtsetek több homályos emléket abból az életszakaszból.
book-questions-leave = Miért nem mehet valaki most szabadságra?
    .answer = Szabadságot a délelőtti és a délutáni műszak között lehet adni a pihenőszobában lévő orvosoknak és ápolóknak, de a műszakvezető orvosának soha.
book-questions-pass = Odaadhatok valakinek egy jelzőt?
    .answer = Nem. A személyzet csak akkor dönthet arról, kihez kerül egy jelző, amikor a műszak jutalmait osztjátok ki.
book-questions-morning = Miért nem dolgozhat éjszaka, aki délelőtt dolgozott?
    .answer = Átvezényelni csak a közvetlenül megelőző műszakból lehet. Ha két orvos van a csapatban, a műszakvezető orvosa mindkét műszakot vállalhatja: ő naponta egy pluszműszakot dolgozhat.

book-summary = Minden egy oldalon
book-summary-day = Naponta három műszak. Mindegyikben:
book-summary-staff = Töltsétek be a kártya helyeit a pihenőszobából; ha ott nincsenek elegen, jöhet asszisztens, átvezénylés vagy beugrás; az utóbbi kettő fáradtsággal jár.
book-summary-medical = Orvosi ellátás: a jelzők lefedik a jeleket, a fedetlen jelek rontják Billy állapotát. Naponta legalább egyszer kötelező.
book-summary-palliative = Palliatív ellátás: minden jel 1-gyel rontja Billy állapotát, utána jelzőket és homályos emlékeket kaptok.
book-summary-query = Stabil kártya: az orvos kérdésenként 1 jelzőt fizet, és tiszta emléket kap egy olyan életszakaszból, amelyből már van emlék a rácson.
book-summary-evening = Este: mindenki 2 jelzőt kap, aki nem dolgozott; rakjátok le a homályos emlékeket, és keressétek meg a tiszták párját.
book-summary-end = Győztök, ha eléritek a célt. Veszítetek, ha Billy állapota 0, ha letelt a tizenhárom nap, ha nincs kit beosztani, vagy ha megkapjátok a második figyelmeztetést.
