# A leckék: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

## Felvétel és kezelés

lesson-first = Az első műszak
    .rule = Betegfelvétel, vizsgálat, kezelés, végül hazaengedés.

lesson-first-goal = Négy fordulón át vezetitek a kórházat. Az a beteg, aki mindent megkap, amit a kártyája kér, hazamegy, és hírnevet hoz. Ha együtt teljesítitek a célkitűzést, győztök.
lesson-first-council = Minden forduló orvosi tanáccsal kezdődik, óra nélkül. Az utána következő akciófázis négy percig tart, egyedül ötig; ebben a leckében az óra megvár. Nyomd meg a Kész gombot.
lesson-first-nurse = A homokórák a dolgozóid: a piros és a fekete orvos, a kereszttel jelöltek ápolók. A kerek mező ápolóé, a szögletes orvosé. Tegyél egy ápolót a betegfelvételhez.
lesson-first-admit = Egy akcióval legfeljebb három beteget vehetsz fel. A forduló végén minden kezeletlen beteg orvosi pontba kerül, ezért kezdd eggyel: vegyél fel egy járóbeteget a rendelőbe.
lesson-first-doctor = A kórustagnak egy kék tabletta és két infúzió kell. A rendelőben orvos is, ápoló is kezelhet. Tedd oda a piros orvost: azonnal dolgozni kezd, amíg pereg a homokja.
lesson-first-target = A rendelőben egy akcióval egy beteget kezelhetsz. Válaszd a kórustagot.
lesson-first-blue = Mindent a raktárból adsz be. Add be a kék tablettát.
lesson-first-fluids = Most az infúzió jön: adj be egyet.
lesson-first-second = Add be a másodikat is. Az akció végéig bármit visszavehetsz. Akkor van vége, ha befejezed, vagy ha másik homokórát teszel le.
lesson-first-sand = A kórustag mindent megkapott. Az ápoló még foglalt: amíg harminc másodpercig pereg a homokja, senki sem mozdíthatja. Nyomd meg a Tovább gombot, és letelik ez az idő.
lesson-first-search = Közben egy segélymunkást toltak a tenyésztéshez, a fekete orvos vizsgálja. A nyolc jelző egyikén ugyanaz a jel van, mint a kártyán: fordítsd fel őket, és keresd meg. A jelzők sosem cserélnek helyet.
lesson-first-found = Megvan! Ez a kártya a diagnózis, és megmondja, mit kell beadni. Az ágy visszakerült az A osztályra, ott egy ápoló mindent beadott. Nyomd meg a Tovább gombot: véget ér a fázis.
lesson-first-stars = Mindkét beteg pontosan azt kapta, amit a kártyája kér: hazamennek, és a csillagaikból lesz a hírnevetek. Ez dönti el a játékot. Nyomd meg a Tovább gombot.
lesson-first-done = Az első csillagok! Már játszhatsz, először inkább óra nélkül. Vagy tanulj tovább: ágyak, műtét kézzel, a játék vége, egy perc időre.

lesson-first-steady = Ezt az irányítást hagyd későbbre. Ebben a leckében rákoppintasz valamire, aztán arra a helyre, ahová kerül, és semmi sem csúszik ki.
lesson-first-nobody-yet = Még nincs kit kezelni, és orvos nem vesz fel beteget. Ápoló igen.
lesson-first-admit-first = Még nincs kit kezelni. Kezdd a betegfelvétellel.
lesson-first-no-pause = Nem kell szünet: ebben a leckében megvár az óra.
lesson-first-regular-first = A fekvőbetegnek ágy kell, és az már a következő lecke. Előbb vegyél fel egy járóbeteget.
lesson-first-admit-somebody = Akkor az ápoló hiába jött volna, pedig a homokja így is pereg.
lesson-first-ends-action = Ha másik homokórát teszel le, vége annak, amit csinálsz, akkor is, ha félbemaradt. Előbb tedd meg, amiért jöttél.
lesson-first-one-is-enough = Megtehetnéd. De akit nem tudsz időben kezelni, az orvosi pontba kerül. Itt egy beteg is elég.
lesson-first-keep-black = Bármelyik orvos jó volna. Vedd a pirosat; a fekete mindjárt vizsgálni fog.
lesson-first-place-doctor = Nem kell befejezned a felvételt: ha leteszed az orvost, magától véget ér.
lesson-first-exam-first = Ezzel félbeszakadna a vizsgálat. Előbb keresd meg azt a jelzőt, amelyen ugyanez a jel van.
lesson-first-stay = Az ágynak a vizsgálat végéig a tenyésztésnél kell maradnia.
lesson-first-nurse-one = Bármelyik ápoló jó volna. Itt vedd az 1. ápolót.
lesson-first-slot-one = Bármelyik mező jó volna. Itt válaszd az elsőt.
lesson-first-keep-nurses = Ápoló is megtehetné. De sok mező csak az ápolóké, ezért kíméld őket ott, ahol orvos is jó.
lesson-first-patient-first = Megtehetnéd, de a rendelőben beteg vár.
lesson-first-treat-first = A kórustag még nem kapott meg mindent, így nem mehetne haza.
lesson-first-fluids-next = Az infúzió is rajta van a kártyán, mindjárt az jön. Előbb a kék tabletta.
lesson-first-not-on-card = Be lehetne adni, de nincs a kártyán, vagy már túl sok volna. A túlkezelés orvosi pontba kerül.
lesson-first-no-syringe = A fecskendő vérhez és intravénás gyógyszerhez kell. Tablettát és infúziót anélkül lehet beadni.
lesson-first-leave-it = Hagyd a betegnél: a kártya kéri.

## Ágy és vizsgálat

lesson-bed = Ágy és vizsgálat
    .rule = Egy fekvőbeteg teljes útja a sortól a gyógyszerig, és egy út a gyógyszertárba.

lesson-bed-row = Egy segélymunkás vár a sorban. Fekvőbeteget ágy nélkül sem vizsgálni, sem kezelni nem lehet. Ágyat orvos keres: tedd a pirosat a betegfelvételhez.
lesson-bed-bed = Minden osztályon három ágy van. Fektesd a segélymunkást az A1 ágyba.
lesson-bed-push = A kártya jele fertőzést jelent, ehhez tenyésztés kell. Foglalt ágyat bárki, bármikor, homokóra nélkül áttolhat. Told az A1 ágyat a tenyésztéshez.
lesson-bed-exam = A vizsgálat az orvosok dolga, és előbb oda kell tolni az ágyat. A másik orvos szabad: tedd a tenyésztéshez.
lesson-bed-search = A legfelső kártya hátán csillag van, és a nyolc jelző egyikén is. Fordítsd fel őket, amíg meg nem találod. A tévedés csak időbe kerül: jegyezd meg, mi volt ott.
lesson-bed-home = Megvan a csillag! Ez a kártya a diagnózis: egy kék tabletta és három egység vér. Ezeket az osztályon kell beadni: told vissza az ágyat a helyére.
lesson-bed-nurse = Az osztályokon ápolók kezelnek. Tegyél egyet az A osztályra.
lesson-bed-target = Válaszd az A1 ágyban fekvő segélymunkást.
lesson-bed-blue = Add be a kék tablettát.
lesson-bed-syringe = Vért és intravénás gyógyszert fecskendővel adsz be. Vegyél elő egyet a raktárból.
lesson-bed-blood = Most fecskendezz be egy egység vért.
lesson-bed-second = Ez az első a három egységből. Fecskendezd be a másodikat.
lesson-bed-more = Egy fecskendőben egyféle lehet, legfeljebb hat egység; többhöz másik kell. Fecskendezd be a harmadikat.
lesson-bed-pharmacy = A segélymunkás mindent megkapott. A raktárban fogy a vér és a fecskendő, az 1. ápoló homokja pedig lepergett: egyenesen egy másik mezőre mehet. Küldj egy szabad ápolót a gyógyszertárba.
lesson-bed-stock = Egy akcióval egyfélét hozhatsz a gyógyszertárból: egy tablettát, két infúziót, két egység fecskendős gyógyszert vagy három fecskendőt. Készletezz, amit szeretnél.
lesson-bed-done = Ismered egy beteg teljes útját. A kártya jele mondja meg, melyik vizsgálat kell; a vérvizsgálat, a röntgen és az MRI más-más feladvány. Következik a műtét, kézzel.

lesson-bed-the-red-one = Bármelyik orvos jó volna. Itt vedd a pirosat; a feketének mindjárt lesz dolga.
lesson-bed-bed-first = Előbb ágy kell: a sorban senkit sem lehet se vizsgálni, se kezelni.
lesson-bed-no-pause = Nem kell szünet: ebben a leckében megvár az óra.
lesson-bed-bed-a1 = Bármelyik szabad ágy jó volna. Ez a lecke az A1 ággyal folytatódik.
lesson-bed-other-lab = A jel tenyésztést kér. Más vizsgálatot nem lehetne elvégezni, hiába tolnád oda az ágyat.
lesson-bed-push-first = Előbb a vizsgálat. Told az ágyat a tenyésztéshez.
lesson-bed-exam-first = Ezzel félbeszakadna a vizsgálat, és elölről kellene kezdeni.
lesson-bed-stay = Az ágynak a vizsgálat végéig a tenyésztésnél kell maradnia.
lesson-bed-go-home = Előbb told vissza az ágyat az A osztályra: ott kell beadni, amit ez a kártya kér.
lesson-bed-ward-first = A segélymunkás még nem kapott meg mindent. Folytasd az A osztályon.
lesson-bed-stay-home = Ezt az ágyat az osztályán kívül nem lehetne ellátni. Hagyd a helyén.
lesson-bed-not-on-card = Be lehetne adni, de a diagnózis nem kéri. A túlkezelés orvosi pontba kerül.
lesson-bed-pill-first = A vérhez majd kell fecskendő. Előbb a kék tabletta.
lesson-bed-leave-it = Hagyd a betegnél: a diagnózis kéri.
lesson-bed-one-syringe = Egy fecskendőbe hat egység fér: itt egy elég.
lesson-bed-stock-first = Előbb a gyógyszertár: fel kell tölteni a raktárat.
lesson-bed-organs-later = A gyógyszertárból az orvos szerveket hoz. A gyógyszer az ápolók dolga.

## Műtét

lesson-surgery = Műtét kézzel
    .rule = Mozdulatok, csipesz és a műtő.
lesson-surgery-hands = Kétféle irányítás van, a tanácson választhatsz. Nyugodt mód: egy koppintás elég; lassú, de biztos. Mozdulatok: húzod az elemeket, és olyan gyors vagy, mint a kezed. Ehhez a leckéhez válaszd a mozdulatokat.

lesson-surgery-organs = A tetőfedő műtéti mappája három csontot és egy egység vért kér, a műtőben. Szervet orvos hoz: húzd a feketét a helyére a gyógyszertárban.
lesson-surgery-bone = Csipesszel: nyomd meg a csont közepét, tartsd lenyomva egy pillanatig, majd vidd lassan a polcára. Ha kicsúszik, csak időt veszítesz, és újra próbálod.
lesson-surgery-two = Egy akcióval két egyforma szervet hozhatsz; a raktárban összesen hat szerv fér el. Hozd a második csontot is.
lesson-surgery-theatre = Megvan a harmadik csont is. Húzd az A1 ágyat az A műtőbe. Vigyázz az MRI-re: ha az ágy túl közel megy el, feldönti az ott álló homokórát.
lesson-surgery-doctor = Szervet orvos ültet be. Húzd a pirosat az A műtőbe.
lesson-surgery-add = A műtétet közelről látod. Vigyél egy csontot a polcról a beteghez: biztos fogással, kapkodás nélkül.
lesson-surgery-nurse = A másik két csont is bent van. Gyógyszert és vért ápoló ad be. Húzz egyet az A műtőbe.
lesson-surgery-blood = Az ápoló hozott fecskendőt. Most vigyél egy egység vért az ágy melletti vérfecskendő nyílásához.
lesson-surgery-done = A mappa teljes. Amit rossz helyen adsz be, az nem számít. Inkább koppintanál? Minden tanácson választhatsz nyugodt irányítást. Következik: mikor van vége a játéknak.
lesson-surgery-hands-first = Előbb válaszd a mozdulatokat: a gomb a Kész mellett van.
lesson-surgery-to-pharmacy = Ne oda tedd, hanem a gyógyszertár szögletes mezőjére.

lesson-surgery-organs-first = Előbb a szervek: csont nélkül nincs mit beültetni.
lesson-surgery-no-pause = Nem kell szünet: ebben a leckében megvár az óra.
lesson-surgery-only-bones = A mappa csontot kér. Más szerv csak a helyet foglalná.
lesson-surgery-keep-organs = Szervet bármikor el lehet dobni. De ezekre szükség van.
lesson-surgery-room-a = A két műtő egyforma. Ez a lecke az A műtőben folytatódik.
lesson-surgery-no-lab = Ennek a betegnek nem vizsgálat kell, hanem műtét.
lesson-surgery-push-first = Előbb az ágy: told az A műtőbe.
lesson-surgery-organs-now = Az ápoló mindjárt sorra kerül. Előbb a csontok, azokat orvos ülteti be.
lesson-surgery-operate-first = A műtétnek még nincs vége. Folytasd az A műtőben.
lesson-surgery-stay = Az ágynak a műtőben kell maradnia, amíg mindent be nem adtál, ami a mappában van.
lesson-surgery-leave-it = Hagyd a betegnél: a mappa kéri.
lesson-surgery-not-on-card = Ezt a mappa nem kéri. A túlkezelés orvosi pontba kerül.
lesson-surgery-one-syringe = Egy fecskendőbe hat egység fér: itt egy elég.

## Értékelés

lesson-evaluation = Mikor van vége a játéknak
    .rule = Közös játék, a hibák, és hogy mibe kerülnek.
lesson-evaluation-shared = Ha többen játszotok, mindenkinek saját színű orvosa van, azt más nem mozdíthatja. A négy ápoló közös: az 1. ápoló, akit a csapattársad küldött, újra szabad. Tedd a rendelőbe.

lesson-evaluation-last = Három beteg van a rendelőben, és a leckében mindjárt véget ér a fázis. A kórustagnak még egy infúzió hiányzik. Add be.
lesson-evaluation-time = Ha vége a fázisnak, több homokórát nem lehet mozdítani. Akinek még pereg a homokja, befejezheti az akcióját. Utána minden beteget értékelünk. Nyomd meg a Tovább gombot.
lesson-evaluation-home = A kórustag pontosan azt kapta, amit a kártya kér: hírnevet hoz. Az asztalosnak eggyel több kék tabletta jutott: ő is hazamegy, de a túlkezelés 2 orvosi pontba kerül.
lesson-evaluation-confirm = Az iskoláslány nem kapott meg mindent: műhiba. Enyhe állapotnál 1 pont az ára, és az állapot súlyosra romlik; súlyosnál 3, és válságosra romlik; válságosnál 8, és a beteg meghal. Nyomd meg a Tovább gombot.
lesson-evaluation-round = Itt a második forduló tanácsa. Az iskoláslány itt maradt, állapota már súlyos. Aki marad, megtartja, amit kapott. Ha valaki a sorban marad, az is műhiba. Nyomd meg a Kész gombot.
lesson-evaluation-done = 0 orvosi pontnál azonnal veszítetek, és minden haláleset nyolc pontba kerül. Az utolsó forduló után a célkitűzés dönt. Következik: egy perc, időre.

lesson-evaluation-not-on-card = Ezt a kártya nem kéri. Egy infúzió hiányzik.
lesson-evaluation-leave-it = Hagyd a betegnél: a kártya kéri.
lesson-evaluation-last-first = A kórustag az utolsó infúzió nélkül maradna, és nem mehetne haza.
lesson-evaluation-red-later = Hagyd az orvosodat; ez ápolónak való. Tedd az 1. ápolót a rendelőbe.
lesson-evaluation-nurse-one = Úgy is lehetne. Itt vedd el az 1. ápolót a betegfelvételtől, és tedd a rendelőbe.
lesson-evaluation-no-pause = Nem kell szünet: ebben a leckében megvár az óra.
lesson-evaluation-steady = Ezt az irányítást hagyd későbbre. Itt rákoppintasz valamire, aztán a helyére, és semmi sem csúszik ki.

## Egy perc órával

lesson-minute = Egy perc időre
    .rule = Hatvan másodperc a rendelőben, élesben.

lesson-minute-plan = Most számít az idő: egy perced van, egy homokóra tizenöt másodpercig pereg. Csak a felvétel, a rendelő, a gyógyszertár és a vérbank van nyitva. Vegyél fel és kezelj két beteget. Itt nem veszíthetsz.
lesson-minute-ready = Íme egy terv: egy ápoló felvesz két beteget, és egy-egy orvos kezeli őket. Ha hiányzik egy tabletta, ápoló hozza. Nyomd meg a Kész gombot, és indul a perc.
lesson-minute-run = Ketyeg az óra! Ápoló a felvételhez, két beteg, orvos a rendelőbe, aztán add be, amit a kártya kér. A Tovább gombbal előbb is befejezheted a percet.
lesson-minute-verdict = Idő! Aki mindent megkapott, amit a kártyája kér, hazamegy. Ha maradt valaki, ne bánd: egy igazi forduló négy percig tart, egyedül ötig.
lesson-minute-confirm = Aki marad, megtartja, amit kapott; igazi játszmában visszaadhatjátok, amit a kártyája nem kér. A játék akkor folytatódik, ha mindenki kész. Nyomd meg a Tovább gombot.
lesson-minute-done = Ha többen játszotok, mindenkinek egy orvosa van, akit más nem mozdíthat; a négy ápoló közös. Beszéljétek meg, ki mit csinál, és jöhet a játék.

lesson-minute-clinic-only = Ebben a percben csak a rendelő, a gyógyszertár és a vérbank van nyitva. Az ágyak az igazi játszmában jönnek.
lesson-minute-no-pause = Szünet csak az igazi játszmában van. A Tovább gombbal előbb is befejezheted a percet.
lesson-minute-steady = Ezt az irányítást hagyd későbbre. Itt rákoppintasz valamire, aztán a helyére, és semmi sem csúszik ki.

## Járványok és kutatás

lesson-outbreak = Járványok és kutatás
    .rule = A két kiegészítő, amely gazdagabbá teszi a játékot.

lesson-outbreak-research = A kutatással játszva fordulónként három kártyát fedtek fel. A feladat orvosi pontot hoz, ha a forduló végén teljesül; az akciónak saját mezője van. Egyik sem kötelező.
lesson-outbreak-drive = A véradónap ilyen akció: három helyett öt egység vért hozhat vele orvos vagy ápoló. Tegyél rá egy ápolót.
lesson-outbreak-blood = Vedd el a vért.
lesson-outbreak-exam = Az A osztályon már ketten fekszenek, a búvár a tenyésztésnél van. A kártya papírsárkányt mutat; az a nyolcadik jelzőn van. Fordítsd fel.
lesson-outbreak-epidemic = A diagnózis fertőző: járvány tör ki a búvár osztályán. A forduló végéig az A osztály minden betegének egy narancssárga tabletta is kell. Másik járvány addig ott nem törhet ki.
lesson-outbreak-home = Csak az osztályon álló ágyakat lehet ellátni. Told vissza a helyére az A1 ágyat.
lesson-outbreak-nurse = A járvány ellen ápoló kell azon az osztályon. Tegyél egyet az A osztályra.
lesson-outbreak-target = Ezen a mezőn egy beteget vagy a járványt kezelheted. Válaszd a járványt.
lesson-outbreak-serve = Egy akcióban mindenkit elláthatsz. Kezdd az A1 ággyal: add be a tablettát.
lesson-outbreak-second = Most add be az A2 ágynál is.
lesson-outbreak-done = Mindenki megkapta: ez a forduló végén hírnevet hoz. Különben minden kimaradt beteg egy orvosi pontba kerülne. A járványkártya így is, úgy is lekerül az asztalról.

lesson-outbreak-spare-doctors = Orvos is megtehetné. De az orvosok kelleni fognak az ágyakhoz és a vizsgálatokhoz.
lesson-outbreak-research-first = Előbb a véradónap, hogy lásd, mire jó egy kutatáskártya.
lesson-outbreak-no-pause = Nem kell szünet: ebben a leckében megvár az óra.
lesson-outbreak-eighth = A papírsárkány nem ott van. Fordítsd fel a nyolcadik jelzőt.
lesson-outbreak-exam-first = Ezzel félbeszakadna a vizsgálat. Előbb fordítsd fel a jelzőt.
lesson-outbreak-stay = Az ágynak a vizsgálat végéig a tenyésztésnél kell maradnia.
lesson-outbreak-go-home = Előbb told vissza az ágyat a helyére: az osztályától távol senki sem láthatja el.
lesson-outbreak-stay-home = Az osztályától távol ezt az ágyat nem lehetne ellátni.
lesson-outbreak-ward-first = Előbb a járvány az A osztályon, amíg van idő.
lesson-outbreak-epidemic-first = Ezzel csak ezt a beteget kezelnéd. A járvány az egész osztályt érinti.
lesson-outbreak-in-order = Ez a sorrend is jó volna. Itt kezdd az A1 ággyal.
lesson-outbreak-no-syringe = Tablettához nem kell fecskendő.
