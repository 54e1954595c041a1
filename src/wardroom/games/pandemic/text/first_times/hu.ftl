# What is explained when it happens for the first time: two sentences, at most 35 words.

first-epidemic = A járvány keményen lecsap egy új városra, és továbblépteti a fertőzési rátát. Az eldobott fertőzéskártyák visszakerülnek a pakli tetejére, így hamarosan ugyanazok a városok kerülnek sorra.
first-outbreak = Egy városba nem kerülhet negyedik kocka ugyanabból a színből: helyette kitörés van, és minden összekötött város kap egyet. A nyolcadik kitörésnél a csapat veszít.
first-cure = Ez a betegség már gyógyítható: egyetlen kezelés a szín összes kockáját leveszi a városból. Terjedni azonban még terjed, amíg az utolsó kockája el nem tűnik.
first-eradicated = Ebből a gyógyítható betegségből egy kocka sem maradt: fel van számolva. A fertőzéskártyáinak mostantól nincs hatásuk.
first-asked = Egy csapattársad a lapoddal vagy a bábuddal tenne valamit, és a beleegyezésedet kéri. Egyezz bele vagy utasítsd el; akciódba egyik sem kerül.
first-too-many-cards = Legfeljebb hét lap lehet a kezedben, a többit el kell dobnod. Tartsd meg azt a színt, amelyikből sok van, az eseményt pedig inkább játszd ki.
first-medic-clears = Ahová a { role-medic } érkezik, ott akció nélkül leveszi a gyógyítható betegség összes kockáját. Elég, ha áthalad a városon.
first-spared = A város nem kap kockát, mert valami megvédi. Ez lehet egy { role-medic } vagy egy { role-quarantine-specialist }, vagy az, hogy a betegség már fel van számolva.
first-infection = Minden kör után fertőzéskártyákat kell felfedni, és mindegyik egy kockát tesz a városába. Figyeld azokat, ahol három van: még egy, és kitörés lesz.
