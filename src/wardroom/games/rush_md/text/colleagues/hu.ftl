### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-novice = Újonc
    .rule = azt teszi, ami éppen a legjobbnak látszik
colleague-average = Ügyeletes orvos
    .rule = átlagos tempó, együtt tervez a csapattal
colleague-expert = Főorvos
    .rule = gyors kéz és tökéletes memória
