### Teksty wspólne dla wszystkich gier.

player = Gracz { $number }

list-empty = brak
list-comma = { $row }, { $next }
list-and = { $row } i { $last }
list-times = { $count } × { $item }

## Współpracownik, którego ma każda gra. Swoich gry nazywają w `text/colleagues`.

colleague-random = Marzyciel
    .rule = wybiera losowo
