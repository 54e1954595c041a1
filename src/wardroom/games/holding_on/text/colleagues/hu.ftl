### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-listener = Meghallgató
    .rule = úgy gondozza Billyt, hogy legyen idő meghallgatni
