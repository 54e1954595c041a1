### Mit ad fel valaki egy választással, a gombja mellett.

price-tokens = ára { $count } gondoskodásjelző
price-fatigue = { $staff } 1 fáradtságot kap, összesen { $count } lesz
price-health = Billy állapota { $count } ponttal romlik
price-warning = figyelmeztetést kaptok a kórházigazgatótól
price-assistant = az egyik asszisztens este végleg elmegy
price-leave = { $staff } a nap végéig nincs itt, és este nem kap jelzőt
price-rewards = a palliatív ellátás jutalmai elvesznek
price-memory = az emlék visszakerül a pakliba
