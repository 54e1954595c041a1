### Mibe kerül egy választás, az „Ára:” után olvasva.

price-tokens = { $count } gondoskodásjelző
price-fatigue = 1 fáradtság, összesen { $count }: { $staff }
price-health = Billy állapota: −{ $count }
price-warning = egy figyelmeztetés a kórházigazgatótól
price-assistant = egy asszisztens, aki este végleg elmegy
price-leave = { $staff } a nap hátralévő részére, és a ma esti jelzők
price-rewards = a palliatív ellátás jutalmai
price-memory = ez az emlék, amely visszakerül a pakliba
