### Mi döntötte el a befejezett játszmát, és mi volt a legjobb, amit egy-egy játékos tett. A $seat és a $to játékos.

decided-win = Az utolsó ellenszer: { $turn }. kör; { $count } lap maradt a játékospakliban, kitörések: { $outbreaks }/{ $most }.
decided-outbreaks =
    Itt dőlt el a játék: { $turn }. kör, { $count ->
        [one] { $count } kitörés
       *[other] { $count } kitörés, az első
    } { $city_ban }.
decided-cubes = Itt dőlt el a játék: { $turn }. kör, egyszerre { cubes }.
decided-deck = Elfogytak a lapok, pedig még { $count } ellenszer hiányzott.

feat-cure = { $turn }. kör: { $seat } felfedezte a { $colour } betegség ellenszerét ({ $number }/{ $of }).
feat-card = { $turn }. kör: { $seat } átadta { $card_az } kártyát, és { $to } később ezzel fedezte fel a { $colour } betegség ellenszerét.
feat-saved = { $turn }. kör: { $seat } levett { $count } { $colour } kockát { $city_bol }, ahol eggyel több már kitörést jelentett volna.
feat-treat = { $turn }. kör: { $seat } levett { $count } { $colour } kockát { $city_bol }.
feat-station = { $turn }. kör: { $seat } kutatóállomást épített { $city_ban }.

boast-win =
    Pandemic { $number } járvánnyal: győzelem a { $turn }. körben, { $outbreaks ->
        [0] kitörés nélkül
       *[other] { $outbreaks } kitöréssel
    }. Neked is sikerül?
boast-loss =
    Pandemic { $number } járvánnyal: vereség a { $turn }. körben, { $count ->
        [0] ellenszer nélkül
       *[other] { $count } ellenszerrel
    }. Neked jobban megy?
