### Minden játék közös szövegei.

player = { $number }. játékos

list-empty = semmi
list-comma = { $row }, { $next }
list-and = { $row } és { $last }
list-times = { $count } × { $item }
