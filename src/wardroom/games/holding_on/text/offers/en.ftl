### What a choice costs, to be read after “It costs:”.

price-tokens = { tokens }
price-fatigue = 1 fatigue for { $staff }, { $count } in all
price-health = { $count } of Billy’s health
price-warning = a warning from the hospital director
price-assistant = an assistant, who leaves for good tonight
price-leave = { $staff } for the rest of the day, and the tokens of this evening
price-rewards = the rewards of palliative care
price-memory = this memory, which goes back into the deck
