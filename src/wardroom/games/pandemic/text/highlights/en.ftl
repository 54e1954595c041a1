### What decided a finished game, and the best that each player did. $seat and $to are players.

decided-win =
    The last cure came on turn { $turn }, with { $count ->
        [one] { $count } player card
       *[other] { $count } player cards
    } left and { $outbreaks } of { $most } outbreaks.
decided-outbreaks =
    The game was lost on turn { $turn }: { $count ->
        [one] { $count } outbreak,
       *[other] { $count } outbreaks, the first
    } in { $city }.
decided-cubes = The game was lost on turn { $turn }: { cubes } in one turn.
decided-deck =
    The cards ran out with { $count ->
        [one] { $count } cure
       *[other] { $count } cures
    } still to be found.

feat-cure = Turn { $turn }: { $seat } discovered the cure for the { $colour } disease, number { $number } of { $of }.
feat-card = Turn { $turn }: { $to } got { $card } from { $seat } and later used it to cure the { $colour } disease.
feat-saved = Turn { $turn }: { $seat } removed { cubes } from { $city }, where one more would have meant an outbreak.
feat-treat = Turn { $turn }: { $seat } removed { cubes } from { $city }.
feat-station = Turn { $turn }: { $seat } built a research station in { $city }.

boast-win =
    Pandemic with { $number } Epidemics: won on turn { $turn }, { $outbreaks ->
        [0] no outbreaks
        [one] { $outbreaks } outbreak
       *[other] { $outbreaks } outbreaks
    }. Can you do it too?
boast-loss =
    Pandemic with { $number } Epidemics: lost on turn { $turn }, with { $count ->
        [0] no cures
        [one] { $count } cure
       *[other] { $count } cures
    }. Can you do better?
