### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-novice = Újonc
    .rule = azt teszi, ami éppen a legjobbnak látszik
colleague-steady = Főnővér
    .rule = megtervezi az egész fordulót
colleague-sharp = Igazgató
    .rule = megtervezi az egész fordulót, és semmit sem pazarol el
