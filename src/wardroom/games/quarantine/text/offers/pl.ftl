### Co się oddaje za wybór, jeśli warto wiedzieć o tym wcześniej.

cost-actions =
    { $count ->
        [one] Przepadnie { $count } akcja.
        [few] Przepadną { $count } akcje.
       *[many] Przepadnie { $count } akcji.
    }
cost-cubes =
    { $count ->
        [one] Kosztuje { $count } kostkę.
        [few] Kosztuje { $count } kostki.
       *[many] Kosztuje { $count } kostek.
    }
cost-price-lost = To twoja ostatnia tura: kostki zapłacone jako cena przepadną.
