### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-gentle = Szelíd
    .rule = azt teszi, ami éppen a legjobbnak látszik
colleague-good = Jó
    .rule = megtervezi az egész fordulót
colleague-strong = Erős
    .rule = megtervezi az egész fordulót, és semmit sem pazarol el
