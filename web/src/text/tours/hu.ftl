# Vezetett visszajátszás: valaki végigvezet egy befejezett játszmán, a többiek követik és beszélgetnek.

web-tour-lead = Vezess végig másokat ezen a játszmán
web-tour-lead-about = Aki megnyitja a linket, azt a pillanatot látja, amit te, és beszélgethettek is.
web-tour-leading = Te vezetsz: a többiek azt a pillanatot látják, amit te.
web-tour-following = { $name } vezet, te követed.
web-tour-alone = Most önállóan nézelődsz; { $name } vezet.
web-tour-leader-gone = Aki vezetett, már nincs itt.
web-tour-ended = A vezetett visszajátszás véget ért. Egyedül tovább nézelődhetsz.
web-tour-link = Link a többieknek
web-tour-not-shared = Amíg a játszma nincs megosztva, csak a játékosai nyithatják meg.
web-tour-people = Itt vannak még
web-tour-hand-over = Vezetés átadása
web-tour-take = Vezetés átvétele
web-tour-back = Újra követem
web-tour-end = Visszajátszás befejezése
web-tour-talk-about = Az itt elhangzottakat nem mentjük.
web-problem-unknown-tour = Ez a vezetett visszajátszás véget ért, vagy hiányos a link.
web-problem-not-following = Akit választottál, már nincs itt.
web-problem-not-leading = Most valaki más vezet.
