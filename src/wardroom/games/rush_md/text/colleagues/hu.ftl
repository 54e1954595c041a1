### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-gentle = Szelíd
    .rule = nem siet, és néha elfelejt valamit
colleague-good = Jó
    .rule = átlagos tempó, együtt tervez a csapattal
colleague-strong = Erős
    .rule = gyors kéz és tökéletes memória
