### Minden játék közös szövegei.

player = { $number }. játékos

list-empty = semmi
list-comma = { $row }, { $next }
list-and = { $row } és { $last }
list-times = { $count } { $item }

## Amit az asztal kérdez, ha a játék mást nem mond.

ask-to-choose = { $seat }: válassz egy akciót.

## A munkatárs, aki minden játékban ott van. A sajátjaikat a játékok a `text/colleagues` alatt nevezik meg.

colleague-random = Álmodozó
    .rule = véletlenszerűen választ

## Leckék: amit minden játék válaszol.

lesson-not-now = Ezt is megtehetnéd, de a lecke így megy tovább: { $wanted }.
lesson-read-first = Előbb olvass tovább: a következő lépés egy koppintásra van.
lesson-act-first = Ezt a lépést nem elég elolvasni: tedd meg, amit mond.
lesson-over = A lecke véget ért.
