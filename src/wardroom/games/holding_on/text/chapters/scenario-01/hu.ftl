### 1. forgatókönyv

scenario-01-title = Ki az a Billy Kerr?
scenario-01-intro-1 = Az éjszakai műszak a végéhez közeledik, amikor a főorvosnő behívat benneteket. Az asztalán egyetlen lap: Billy Kerr, hatvanéves, a Sydney–London járaton lett rosszul. A szíve megtett mindent, amit tudott. Napok kérdése, mondja, talán két hété. Aztán felétek fordítja a lapot, és a hozzátartozó rovatára mutat. Üres.
scenario-01-intro-2 = A négyes szobában fekszik, az ablaknál, a szivarzsebében egy második beszállókártyával: nem London lett volna az út vége, hanem Belfast. Elmondjátok neki, hol van. Beszéltek az időjárásról, a repülőútról, a folyóról a domb alatt. A második este, miközben valaki a takarót igazítja, megszólal: „Volt egy utca.” Aztán elalszik.
scenario-01-setup = A szoba készen áll: egy ágy, egy szék, egy ablak, a lázlap a kampóján. Délelőtt, délután és éjjel lesz itt valaki, hogy a testét ápolja, vagy leüljön és meghallgassa. Mást nem kell előkészíteni. Így is lesz dolog elég.
scenario-01-rules = Az előkészületek nem változnak, és nincsenek külön szabályok.
scenario-01-goal = Egy élet több fejezetből áll. Legyen a lerakott tiszta emlékek között mind az öt életszakaszból legalább egy.
scenario-01-win = Egy utca, egy hajóműhely, egy fénnyel teli kikötő, egy fiók, egy út hazafelé: öt kis lapot tűztök az íróasztal fölé, és hátraléptek. Csak vázlat, de ennek az egy embernek a vázlata, senki másé. Ami feltűnik, az a többiek. Mindig van valaki ezeken a képeken, vagy éppen csak a kereten kívül áll, és Billy még egyetlen nevet sem mondott ki.
scenario-01-death = Két vizit között megy el, félig leeresztett redőny mellett. Az űrlapon még ott a rovat azoknak, akiket értesíteni kell. Üresen hagyjátok, mert muszáj, és sokáig senki sem teszi le a tollat. Valahol valaki még nem tudja. Szerettétek volna, ha tőletek tudja meg.
scenario-01-transfer = Az utasítás telefonon jön: másik osztály, azonnal. Épp egy mondat közepén tart, amikor kiengedik az ágy fékjét. „És akkor mi ketten…” – mondja nektek a betegszállító válla fölött. Becsukódik a lift. Egész este azt próbáljátok befejezni helyette.
