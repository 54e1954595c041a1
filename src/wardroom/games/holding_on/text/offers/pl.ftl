### Ile kosztuje wybór, do przeczytania po „Koszt:”.

price-tokens = { tokens }
price-fatigue = 1 żeton zmęczenia, razem { $count }: { $staff }
price-health = stan zdrowia Billy’ego: −{ $count }
price-warning = ostrzeżenie od dyrektora szpitala
price-assistant = asystent, który wieczorem odejdzie na dobre
price-leave = { $staff } do końca dnia i żetony na dziś wieczór
price-rewards = nagrody za opiekę paliatywną
price-memory = to wspomnienie, które wraca do talii
