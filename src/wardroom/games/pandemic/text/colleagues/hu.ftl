### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-gentle = Szelíd
    .rule = csak a saját körét és a közeli kockákat nézi
colleague-good = Jó
    .rule = több körre előre gondolkodik, az egész csapattal
colleague-strong = Erős
    .rule = minden köre előtt sokféle lehetséges folytatást mérlegel
