### Visszatekintés egy befejezett játszmára. A $seat és az $owner játékos.

debrief-expected = { $seat }: az első körben körülbelül { $start } pont volt várható, a végén { $count } lett.
debrief-turn = { $turn }. kör: { $seat }
debrief-queued = A várólistára: { $colour } páciens ({ $owner })
debrief-enough = A kör többi része többet vett el, mint amennyit hozott.
