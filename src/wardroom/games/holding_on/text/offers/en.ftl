### What is given up by a choice, said beside its button.

price-tokens = costs { tokens }
price-fatigue = 1 fatigue for { $staff }, { $count } in all
price-health = Billy loses { $count } health
price-warning = brings a warning from the hospital director
price-assistant = an assistant leaves for good tonight
price-leave = { $staff } is away for the rest of the day and gets no tokens this evening
price-rewards = forgoes the rewards of palliative care
price-memory = the memory goes back into the deck
