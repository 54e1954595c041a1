### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-gentle = Szelíd
    .rule = nem siet, és néha elfelejt valamit
colleague-good = Jó
    .rule = átlagos tempóban játszik, együtt tervez a csapattal
colleague-strong = Erős
    .rule = gyors a keze, és mindenre emlékszik
