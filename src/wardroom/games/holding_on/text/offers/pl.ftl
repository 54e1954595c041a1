### Co się traci przez wybór, obok jego przycisku.

price-tokens = kosztuje { tokens }
price-fatigue = 1 żeton zmęczenia dla { $staff_gen } (razem { $count })
price-health = stan zdrowia Billy’ego spada o { $count }
price-warning = dyrektor szpitala udzieli ostrzeżenia
price-assistant = asystent odejdzie wieczorem na dobre
price-leave = { $staff } ma wolne do końca dnia i wieczorem nie dostaje żetonów
price-rewards = bez nagród za opiekę paliatywną
price-memory = wspomnienie wraca do talii
