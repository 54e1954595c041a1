# What is explained when it happens for the first time: two sentences, at most 35 words.

first-overtime = Letelt az idő, de aki már elkezdett egy akciót, befejezheti, amíg pereg a homokja. Utána minden beteget értékelünk.
first-died = Egy válságos állapotú beteg nem pontosan azt kapta, ami kellett, és meghalt. Ez nyolc orvosi pontba kerül; ha egy pont sem marad, elveszítitek a játékot.
first-error = Valami hiányzik, vagy nem az, amit a beteg kártyája kér: ez orvosi pontba kerül, és a beteg állapota romlik. A következő fordulóban helyrehozhatjátok.
first-over-treated = Ez a beteg többet kapott, mint amennyit a kártyája kér: meggyógyult, de ez két orvosi pontba kerül. Pontosan azt add, ami a kártyán áll.
first-discharged = Az a beteg, aki pontosan azt kapta, ami kellett, hazamehet, és hírnevet hoz. Hogy mennyi hírnév kell, azt a fent látható célkitűzés mondja meg.
first-warned = Amit adtál, nem szerepel ennek a betegnek a kártyáján. Vedd vissza rögtön, mert a fölösleg orvosi pontba kerül.
first-critical = Ez a beteg válságos állapotban van: egy hibába belehal, és az nyolc orvosi pontba kerül. Az ilyen betegekkel foglalkozz először.
first-wobble = Inog a homokóra az MRI-n. Bárki megigazíthatja egy érintéssel; ha eldől, a vizsgálatot meg kell ismételni.
first-fallen = Eldőlt a homokóra, így a vizsgálat nem számít. Állítsd az orvost még egyszer egyensúlyba a lapkán.
first-diagnosis = Az eredményből kiderül, mi kell még ennek a betegnek azon felül, ami a kártyáján áll. Vidd az ágyat a következő vizsgálatra, vissza az osztályra vagy műtétre.
first-clock = Jár az óra, és mindenki egyszerre cselekszik. Egy homokóra addig foglalt, amíg le nem pereg: közben használj másikat.
first-council = A tanács alatt nem jár az óra: nézzétek meg a betegeket, és osszátok el a munkát. A forduló akkor kezdődik, amikor mindenki kész.
