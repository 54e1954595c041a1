# What is explained when it happens for the first time: two sentences, at most 35 words.

first-last-round = Elkelt az utolsó lapka: mindenki másnak még egy fordulója van, kockahúzás nélkül. Rakd le a félrerakott helyiségeidet, és próbáld kiüríteni a várólistádat, mert mindkettő pontot ér.
first-last-patients = A zsákban nincs több páciens: mindenki másnak még egy fordulója van, kockahúzás nélkül. Gyógyíts meg, akit lehet, mert a készletedben minden két kocka egy pont.
first-fever = Egy szürke kocka karantén alá vonja a lapkádat: oda senki sem fogadható be, ott senki sem gyógyul, és a hatása is szünetel. Egy akcióért fertőtlenítheted.
first-fever-elsewhere = A karantén alatt álló lapka semmire sem jó, amíg valaki nem fertőtleníti. A következő szürke kocka abban a kórházban csak mellé kerülhet.
first-fever-spreads = A lapka egy teljes kartonozóhoz tartozik, ezért a szürkeláz a kartonozó még egy lapkáját elérheti. Annál tovább nem terjed.
first-early-grey = Mindenkinek az első fordulójában a szürke kocka a piac mellé kerül, és másikat kell húzni. A második fordulótól már egy lapkát von karantén alá.
first-contract = A szerződés a játék végéig megszabja egy helyiség árát. Aki kötötte, a következő fordulójától ingyen elvehet egy lapkát; a többieknek fizetniük kell érte.
first-contract-price = Valaki a szerződésedből vásárolt, ezért pluszakció-jelzőt kapsz. A saját fordulódban egy további akcióra válthatod.
first-cure = A meggyógyultak most kockák a készletedben. Ezekkel fizetsz szerződésért, helyiségért és pluszkórteremért, a végén pedig minden két kocka egy pont.
first-room = Négy lapka egy négyzetben kartonozót alkot, és minden teljes kartonozó egy pont. Ezért rakd a lapkákat szorosan egymás mellé, átjárót átjáróhoz.
first-line = A zsákból húzott páciens bármelyik várólista végére állhat, nálad vagy egy riválisnál. Csak az elsőt lehet befogadni, a színével egyező szabad kórterembe.
