# What is explained when it happens for the first time: two sentences, at most 35 words.

first-last-round = Elkelt az utolsó lapka: mindenki másnak még egy köre van, kockák nélkül. Tedd le a félretett helyiségeidet, és próbáld kiüríteni a várólistádat, mert mindkettő pontot ér.
first-last-patients = A zsákban nincs több beteg: mindenki másnak még egy köre van, kockák nélkül. Gyógyíts meg, akit lehet, mert a készletedben minden két kocka egy pont.
first-fever = Egy szürke kocka karantén alá vonja a lapkádat: oda senkit sem veszel fel, ott senki sem gyógyul, és a hatása is szünetel. Egy akcióért fertőtlenítheted.
first-fever-elsewhere = A karantén alatt álló lapka semmire sem jó, amíg valaki nem fertőtleníti. A következő szürke kocka abban a kórházban csak mellé kerülhet.
first-fever-spreads = A lapka egy teljes kartonozóhoz tartozik, ezért a szürkeláz a kartonozó még egy lapkáját elérheti. Annál tovább nem terjed.
first-early-grey = Mindenkinek az első körében a szürke kocka a piac mellé kerül, és másikat kell húzni. A második körtől egy lapkát von karantén alá.
first-contract = A szerződés a játék végéig árat ad egy helyiségnek. Aki kötötte, a következő körétől ingyen elvisz egy lapkát; a többiek vehetnek belőle.
first-contract-price = Valaki a szerződésedből vásárolt, ezért pluszakció-jelzőt kapsz. A saját körödben egy további akcióra válthatod.
first-cure = A meggyógyultak most kockák a készletedben. Velük fizetsz szerződésért, helyiségért és plusz kórteremért, a végén pedig minden két kocka egy pont.
first-room = Négy lapka egy négyzetben kartonozót alkot, és minden teljes kartonozó egy pont. Ezért rakd a lapkákat szorosan egymás mellé, átjárót átjáróhoz.
first-line = A zsákból húzott beteg bármelyik várólista végére állhat, a tiédére vagy egy riváliséra. Csak az elsőt lehet felvenni, a színével egyező szabad kórterembe.
