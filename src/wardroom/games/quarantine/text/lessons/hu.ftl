# Az első lecke: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = A saját kórházad
    .rule = Építs kórházat, gyógyítsd meg az első pácienseket, és nyisd meg az első helyiséget.

lesson-first-goal = Mindenki saját kórházat vezet. A végén pontot ér minden speciális helyiség és kartonozó, a meggyógyított páciensek minden második kockája és az üres várólista. Akinek a legtöbb pontja van, győz.
lesson-first-yellow = A kórházad az előtérrel kezdődik. Tedd fölé a sárga kórtermet, a szaggatott keretű mezőre: ott magától elfordul, hogy az átjárók találkozzanak. A „Forgatás (R)” gombbal te is elforgathatod.
lesson-first-red = Most tedd a vörös kórtermet az előtértől jobbra. Egyik átjárója átjáróval találkozzon, hogy el lehessen jutni az előtérig; a többi nézhet falra.
lesson-first-green = Ha négy lapka négyzetet alkot, az kartonozó, és egy pontot ér; mindegy, milyen lapkák. Egészítsd ki a négyzetet a zöld kórteremmel.
lesson-first-blue = A kék kórterem balra kerül. A bejárat előtti mező mindig üres marad: ott várnak a páciensek.
lesson-first-ready = Áll a kórházad, egy kartonozóval. Nyomd meg a „{ do-open }” gombot.
lesson-first-draw = A riválisod is felépítette az övét. Egy fordulóban négy kockát ki kell húznod a zsákból, és legfeljebb négy akciód van. Húzd ki az elsőt.
lesson-first-queue = Sárga páciens. Akit kihúzol, bármelyik várólista végére állhat. A sárga kórtermed szabad, ezért a sajátodnál nyomd meg a „Küldd ide” gombot.
lesson-first-admit = A sárga után kék, zöld és vörös jött. Nyomd meg a „Befogadás: 4” gombot. A sor első páciense egy vele azonos színű, szabad kórterembe kerül, aztán jön a következő, mindez egyetlen akció. Senki sem előzhet.
lesson-first-cure = Mind a négyen kórteremben vannak. Gyógyítás: egy akcióért egy szín minden páciense kockaként a készletedbe kerül. Gyógyítsd meg a sárgát.
lesson-first-again = A harmadik akcióddal gyógyítsd meg a kéket is. A készleted kockáival fizetsz a helyiségekért.
lesson-first-contract = Egy helyiséget csak akkor lehet megvenni, ha már van ára. Szerződéssel te szabod meg az árat, és lefoglalod a helyiséget. Válaszd { tile-cafeteria.t }.
lesson-first-price = Az ár legalább két kocka a készletedből. Aki később veszi meg ezt a helyiséget, ugyanezekkel a színekkel fizet. Tedd le a sárga kockát.
lesson-first-agreed = A kék kocka is ott van: kettő elég. A szerződéshez nyomd meg a „{ do-set-price }” gombot.
lesson-first-end = Négy kockát húztál, négy akciód volt. Fejezd be a fordulót. A következő fordulódtól a szerződés egy lapkája ingyen a tiéd.
lesson-first-take = A riválisod húzott, befogadott és gyógyított. Most vedd el { tile-cafeteria.t } a szerződésed alapján: nem kerül akcióba.
lesson-first-cell = Tedd a helyiséget a sárga kórteremtől balra: az előtérrel, a kék és a sárga kórteremmel egy második négyzetet zár le.
lesson-first-rotation = Fordítsd úgy a lapkát, hogy átjáró átjáróval találkozzon. Mindkét állás jó.
lesson-first-more = Egy speciális helyiség és egy második kartonozó: két ponttal több. A lecke húzott neked egy kék pácienst: a várólistádra került, így az üres várólista pontja elveszett. Húzd ki a következő kockát.
lesson-first-fever = A szürke kocka szürkeláz: karanténba zár egy lapkát, ott se befogadás, se gyógyítás. Koppints a riválisod kórházára, majd a vörös kórteremre.
lesson-first-spread = A riválisod kórházában a következő szürke kocka csak az első mellé kerülhet. A kartonozónál a szürkeláz a négy lapkából egyszerre kettőt is elérhet. Egy lapka fertőtlenítése egy akció.
lesson-first-rival = Zöld páciens, de a zöld kórtermed foglalt. Nyomd meg a riválisod nevét, és küldd hozzá: nála egy vörös páciens áll elöl, akinek most nincs kórterme, így az a várólista nem mozdul.
lesson-first-free = Az utolsó kocka, egy vörös páciens, a te várólistádra került. A vörös kórterem foglalt: gyógyítsd meg a vöröset, és újra szabad lesz az ágy.
lesson-first-beds = Most nyomd meg a „Befogadás: 2” gombot. A kék és a vörös is ágyat kap, a várólistád üres lesz, és újra pontot ér.
lesson-first-score = Szép munka! Ha elkel az utolsó lapka, vagy a zsákban nincs több páciens, a többieknek még egy fordulójuk van. Utána jön a pontozás.

## Válaszok arra, amit a lecke még nem kér

lesson-first-own-line = Így hátráltathatod a riválisodat. De van szabad ágyad ebben a színben, és a páciensekből élsz.
lesson-first-in-order = A páciensek már jó sorrendben állnak: mindegyiknek van szabad kórterem. Az áthelyezés akcióba kerülne.
lesson-first-use-actions = A fel nem használt akciók elvesznek. Előbb használd fel, amid van.
lesson-first-other-room = Az a helyiség is jó volna. Ebben a leckében { tile-cafeteria.t } foglald le: beleillik a tervedbe.
lesson-first-save-cubes = A pluszkórterem is két kockába kerül. Most a szerződéshez kellenek.
lesson-first-other-cube = Mindkét kocka kelleni fog. Kezdd a sárgával.
lesson-first-no-square = Ott is elférne a helyiség, de nem zárna le négyzetet. Egy kartonozó egy pontot ér.
lesson-first-asleep = A félrerakott lapka semmit sem csinál, és semmit sem ér. Rakd le.
lesson-first-own-house = Ezzel a saját lapkádat helyeznéd karantén alá. Válaszd a riválisod egyik lapkáját.
lesson-first-no-bed = A zöld kórtermed foglalt: ez a páciens csak a saját várólistádat tartaná fel.
lesson-first-their-first = Máshol kevésbé fájna. A riválisod várólistáján vörös az első: vörös kórterem nélkül mindenki vár.
lesson-first-bed-first = A vörös páciensnek várnia kellene, mert a vörös kórterem foglalt. Előbb gyógyítsd meg a vöröset.
lesson-first-other-cell = Ott is elférne a lapka. Ehhez a tervhez azt a kórtermet és helyet használd, amelyet a lecke megnevez.
lesson-first-turn-it = Előbb fordítsd el a lapkát: felül is kell átjáró, hogy a következő lapka kapcsolódni tudjon.
lesson-first-keep-it = Ezzel elölről kezdenéd a tervet. Eddig jó: folytasd.

## Átépítés és speciális helyiségek

lesson-rooms = Átépítés és speciális helyiségek
    .rule = Fordíts el egy kórtermet, használd egy helyiség képességét, és takaríts fel a szürkeláz után.

lesson-rooms-cure = Ez az első lecke kórháza, két akciód maradt. Amelyik kórteremben páciens fekszik, azt nem lehet mozdítani: előbb gyógyítsd meg a zöldet.
lesson-rooms-rebuild = A zöld kórterem átjárói nem vezetnek új helyre. Fordulónként egyszer, egy akcióért átépítheted a kórházat: felemelsz legfeljebb két üres lapkát, és újra lerakod őket. Kezdd el az átépítést.
lesson-rooms-lift = Emeld fel a zöld kórtermet. Közben széteshet a kórház; csak a végén kell rendben lennie.
lesson-rooms-put = Rakd le újra a kórtermet.
lesson-rooms-cell = Máshová is kerülhetne, de itt zárja le a négyzetet, és így a kartonozót. Tedd vissza a helyére.
lesson-rooms-rotation = Most fordítsd el úgy a kórtermet, hogy az egyik átjárója jobbra vagy lefelé vezessen ki: oda kapcsolódhatnak majd a következő helyiségek.
lesson-rooms-finished = Felemelhetnél még egy lapkát. Egy elég: fejezd be az átépítést.
lesson-rooms-end = Elfogytak az akcióid. Fejezd be a fordulót.
lesson-rooms-marker = A speciális helyiség egy pontot ér, és ha nincs karantén alatt, képessége is van. A { tile-cafeteria } a fordulóid elején pluszakció-jelzőt ad. Vedd el.
lesson-rooms-disinfect = A riválisod karantén alá vonta a zöld kórtermedet: ott nincs se páciens, se képesség, se átépítés. A fertőtlenítés egy akció. Fertőtlenítsd.
lesson-rooms-use = Egy jelző bármelyik fordulódban egy pluszakciót ad. Használd fel: újra négy akciód lesz.
lesson-rooms-powers = Kérdezz rá egy helyiségre a piacon, és elolvashatod, mit tud. Egy helyiség csak a kórházadban működik: félrerakva nincs hatása, és pontot sem ad.

lesson-rooms-green-ward = Ne azt emeld fel: a zöld kórterem van útban.
lesson-rooms-patient-there = A zöld kórteremben páciens fekszik, ezért még nem lehet felemelni.
lesson-rooms-use-actions = Van még akciód. A következő fordulóra nem marad meg.
lesson-rooms-their-trouble = A rivális kórházát is megtisztíthatod. De az ajándék volna.
lesson-rooms-better-use = A jelzővel egy akciót teszel el későbbre. Most jobb hasznát veszed az akciónak.
lesson-rooms-one-action = Ezzel elmenne az utolsó akciód. Tartsd meg az átépítésre.
lesson-rooms-go-on = Ezzel ott tartanál, ahol kezdted. Folytasd.
lesson-rooms-one-is-enough = Két lapkát lehet felemelni. Itt egy is elég.
lesson-rooms-asleep = A félrerakott lapka nem működik: nem része a kórháznak.
lesson-rooms-keep-square = Ott a kórterem megbontaná a négyzetet, és vele a kartonozódat.
lesson-rooms-as-before = Eddig is így állt a kórterem. Fordítsd el.
lesson-rooms-it-is-free = A jelző nem kerül semmibe, és egy egész akciót ér.
lesson-rooms-clean-first = Azt is lehet. De előbb a karantén: onnan a szürkeláz a szomszédos lapkákra terjed.
lesson-rooms-marker-next = Mindjárt. Előbb fertőtlenítsd a kórtermet.
lesson-rooms-marker-now = Az is lehet. De előbb nézd meg, mire jó a jelző.
