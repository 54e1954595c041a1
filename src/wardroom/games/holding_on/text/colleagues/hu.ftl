### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-gentle = Szelíd
    .rule = minden gondoskodását a mai napra szánja
colleague-good = Jó
    .rule = a következő napokra is tartalékol
colleague-strong = Erős
    .rule = úgy gondozza Billyt, hogy legyen idő meghallgatni
