### Minden játék közös szövegei.

player = Játékos { $number }

list-empty = semmi
list-comma = { $row }, { $next }
list-and = { $row } és { $last }
list-times = { $count } × { $item }

## A munkatárs, aki minden játékban ott van. A sajátjaikat a játékok a `text/colleagues` alatt nevezik meg.

colleague-random = Álmodozó
    .rule = véletlenszerűen választ
