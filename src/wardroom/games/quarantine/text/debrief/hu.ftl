### Visszatekintés egy befejezett játszmára. A $seat és az $owner játékos.

debrief-expected = { $seat }: az első fordulóban körülbelül { $start } pont volt várható, a végén { $count } lett.
debrief-turn = { $turn }. forduló: { $seat }
debrief-queued = { $colour } páciens { $owner } várólistájára
debrief-enough = A forduló többi része többet vett el, mint amennyit hozott.
