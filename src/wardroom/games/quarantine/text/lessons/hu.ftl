# Az első lecke: lépésenként legfeljebb 35 szó, és mindegyikben egy gondolat.

lesson-first = A saját kórházad
    .rule = Építs kórházat, gyógyítsd meg az első pácienseket, és nyisd meg az első helyiséget.

lesson-first-goal = Mindenki saját kórházat vezet. A végén pontot ér minden speciális helyiség és kartonozó, a meggyógyítottak minden két kockája és az üres várólista. A legtöbb pont győz.
lesson-first-yellow = A kórházad az előtérrel kezdődik. Tedd fölé a sárga kórtermet. A lapka egyik átjárója mindig átjáróval találkozzon, hogy el lehessen jutni az előtérig.
lesson-first-red = Most tedd a vörös kórtermet az előtértől jobbra.
lesson-first-green = Négy, négyzetet alkotó lapka kartonozót ad, bármilyen lapkák is: ez egy pont. Zárd le a négyzetet a zöld kórteremmel.
lesson-first-blue = A kék kórterem balra kerül. A bejárat előtti mező mindig üres marad: ott várnak a páciensek.
lesson-first-ready = Áll a kórházad, egy kartonozóval. Nyisd meg.
lesson-first-draw = A riválisod is felépítette az övét. Egy fordulóban négy kockát ki kell húznod a zsákból, és legfeljebb négy akciód van. Húzd ki az elsőt.
lesson-first-queue = Sárga páciens. Akit kihúzol, bármelyik várólista végére állhat. A sárga kórtermed szabad, ezért válaszd a sajátodat.
lesson-first-admit = A sárga után kék, zöld és vörös jött. Befogadás: a várólista első páciense azonos színű, szabad kórterembe kerül, aztán a következő, mind egyetlen akcióért.
lesson-first-next = Senki sem előzhet: csak az első mehet be. Folytasd a kék pácienssel; a zöld és a vörös követi.
lesson-first-cure = Mind a négyen kórteremben vannak. Gyógyítás: egy akcióért egy szín minden páciensed kockaként a készletedbe kerül. Gyógyítsd meg a sárgát.
lesson-first-again = A harmadik akcióddal gyógyítsd meg a kéket is. A készleted kockáival fizetsz a helyiségekért.
lesson-first-contract = Egy helyiséget csak akkor lehet megvenni, ha már van ára. Szerződéssel te szabod meg az árat, és lefoglalod a helyiséget. Válaszd a Menzát.
lesson-first-price = Az ár legalább két kocka a készletedből. Aki később ezt a helyiséget kéri, ugyanezekkel a színekkel fizet. Tedd le a sárga kockát.
lesson-first-agreed = A kék kocka is ott van: kettő elég. Kösd meg a szerződést.
lesson-first-end = Négy kockát húztál, négy akciód volt. Fejezd be a fordulót. A következő fordulódtól a szerződés egy lapkája ingyen a tiéd.
lesson-first-take = A riválisod húzott, befogadott és gyógyított. Most vedd el a Menzát a szerződésed alapján: nem kerül akcióba.
lesson-first-cell = Tedd balra, az előtér fölé: az előtérrel, a kék és a sárga kórteremmel második négyzetet zár le.
lesson-first-rotation = Fordítsd úgy, hogy átjáró átjáróval találkozzon. Mindkét állás jó.
lesson-first-more = Egy speciális helyiség és egy második kartonozó: két ponttal több. Egy kék páciens állt a várólistádra. Húzd ki a következő kockát.
lesson-first-fever = A szürke kocka a szürkeláz: bármelyik kórház egy lapkáját karantén alá helyezi. Ott nincs befogadás és gyógyítás. Válaszd a riválisod egyik lapkáját.
lesson-first-rival = Egy zöld páciens a riválisod várólistájára került, egy vörös a tiédre. A szürkeláz csak karantén mellett terjed. Egy lapka fertőtlenítése egy akció.
lesson-first-free = A vörös kórterem foglalt. Gyógyítsd meg a vöröset, és újra szabad lesz az ágy.
lesson-first-beds = Most fogadd be a kék pácienst; a vörös követi, és üres lesz a várólistád.
lesson-first-score = Szép munka! Ha elkel az utolsó lapka, vagy a zsákban nincs több páciens, a többieknek még egy fordulójuk van. Utána jön a pontozás.

## Válaszok arra, amit a lecke még nem kér

lesson-first-own-line = Így a riválisodat terhelheted. De van szabad ágyad ebben a színben, és a páciensekből élsz.
lesson-first-in-order = Már jó sorrendben állnak: mindegyiknek van szabad kórterem. Az áthelyezés akcióba kerülne.
lesson-first-use-actions = A fel nem használt akciók elvesznek. Előbb használd fel, amid van.
lesson-first-other-room = Lehetne azt is. Ebben a leckében a Menzát foglald le: beleillik a tervedbe.
lesson-first-save-cubes = A plusz kórterem is két kockába kerül. Most a szerződéshez kellenek.
lesson-first-other-cube = Mindkét kocka kelleni fog. Kezdd a sárgával.
lesson-first-no-square = Ott is elférne, de nem zár le négyzetet. Egy kartonozó egy pontot ér.
lesson-first-asleep = A félretett lapka semmit sem csinál, és semmit sem ér. Tedd le.
lesson-first-own-house = Ezzel a saját lapkádat helyeznéd karantén alá. Válaszd a riválisod egyikét.
lesson-first-bed-first = A vörös páciensnek várnia kellene, mert a vörös kórterem foglalt. Előbb gyógyítsd meg a vöröset.
lesson-first-other-cell = Ott is elférne. Ehhez a tervhez azt a kórtermet és helyet használd, amelyet a lecke megnevez.
lesson-first-turn-it = Előbb fordítsd el: felül is kell átjáró, hogy a következő lapka utat találjon.
lesson-first-keep-it = Ezzel elölről kezdenéd a tervet. Eddig jó: folytasd.
