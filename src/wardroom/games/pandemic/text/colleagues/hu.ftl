### A gépi munkatársak fajtái. A `.rule` röviden megmondja, hogyan játszanak.

colleague-planner = Tervező
    .rule = több körre előre gondolkodik
colleague-strong = Stratéga
    .rule = minden köre előtt sok lehetséges jövőt mérlegel
