### Értesítések arról, hogy te jössz, többnapos asztalok, saját adatok, kapcsolat nélkül.

## Értesítések

web-notices-about = Minden körödről egy értesítést kapsz, akkor is, ha ez az oldal nincs megnyitva. Mást nem küldünk.
web-notices-here = Ez a böngésző csak akkor tud értesíteni, ha az oldal nyitva van.
web-notices-mail = E-mailben
web-notices-mail-address = E-mail-cím
web-notices-mail-ask = Link küldése
web-notices-mail-asked = Nyisd meg a linket, amelyet ide küldtünk: { $address }. Addig nem jön e-mail.
web-notices-mail-on = Az e-mailek ide mennek: { $address }.
web-notices-mail-off = E-mailek leállítása
web-notices-quiet = Csendes órák
web-notices-quiet-from = ettől
web-notices-quiet-until = eddig
web-mail-confirmed = E-mail-cím megerősítve
web-mail-confirmed-about = Mostantól e-mailt kapsz, ha te jössz, és nem vagy az asztalnál.
web-mail-stopped = E-mailek leállítva
web-mail-stopped-about = Erre a címre többé nem küldünk e-mailt.
web-mail-confirm = E-mail-cím megerősítése
web-mail-confirm-do = Megerősítés
web-mail-stop = Ne menjen több e-mail erre a címre?
web-mail-stop-do = E-mailek leállítása
web-to-home = Kezdőlap

## Többnapos asztalok

web-pace = Tempó
web-pace-live = Élő játék
web-pace-hour = Egy óra lépésenként
web-pace-day = Egy nap lépésenként
web-pace-three-days = Három nap lépésenként
web-pace-never = Ráérünk
web-pace-about-live = Aki nincs itt, azt fél perc után munkatárs helyettesítheti.
web-pace-about-days = A többiek csak akkor kérhetnek helyettest, ha valaki túllépi a megadott időt.
web-pace-about-never = Nincs helyettesítés; az asztal vár.
web-hook = Értesítés a csevegőnkbe arról, ki következik
web-hook-about = Egy webhook címe: Discord, Slack, Mattermost, Matrix. Titokban marad.
web-hook-address = Webhook címe
web-hook-save = Webhook mentése
web-hook-on = Értesítés megy a csevegésbe ({ $host }), valahányszor másik játékos következik.
web-hook-off = A csevegőbe küldött értesítések leállítása
web-recap = A legutóbbi köröd óta
web-recap-earlier = { $count ->
    [one] Egy korábbi kör
   *[other] { $count } korábbi kör
}
web-recap-more = { $count ->
    [one] Egy még korábbi kör a naplóban van.
   *[other] { $count } még korábbi kör a naplóban van.
}
web-recap-board = Megmutatás a táblán

## Saját adatok

web-my-data = Saját adatok
web-my-data-about = Amit ez a szerver rólad tud: a neved, a helyeid, a lépéseid, a csevegésed, és hogy hová küld értesítést.
web-my-data-download = Letöltés
web-sign-out-others = A többi eszköz kijelentkeztetése
web-sign-out-others-about = Minden más eszközön új személyes linkkel kell belépned. A régi link érvényét veszti.
web-sign-out-others-do = Kijelentkeztetés
web-sign-out-others-done = A többi eszköz kijelentkezett, és új a személyes linked.
web-forget-me = Minden adatom törlése
web-forget-me-about = A neved, a csevegésed és az asztalaid végleg törlődnek. A folyamatban lévő játszmákban munkatárs veszi át a helyedet. Ez nem vonható vissza.
web-forget-me-do = Végleges törlés

## Kapcsolat nélkül

web-offline = Nincs hálózati kapcsolat. Az asztalok megvárnak; ha visszatér a hálózat, újra elérhetők.
web-newer = Ennek az oldalnak van újabb változata.
web-newer-load = Betöltés
web-incomplete = Az oldal egy részét nem sikerült betölteni.
web-incomplete-load = Újratöltés

## Miért nem lehet.

web-problem-pace = Az asztal tempója szerint ennek a játékosnak még van ideje.
web-problem-bad-address = Erre a címre nem lehet üzenetet küldeni.
web-problem-no-mail = Ez a szerver most nem tud e-mailt küldeni.
web-problem-old-link = Ez a link már nem érvényes.
web-holiday = Szabadságon vagyok
web-holiday-about = A szabadságod végéig nem küldünk értesítést, és a lépéseidre szánt idő sem telik. Ezt a játékostársaid is látják.
web-holiday-until = Utolsó nap
web-holiday-stand-in = Gépi munkatárs játszhat helyettem
web-player-holiday = { $until } végéig szabadságon
web-row-holiday = { $name } ({ $until } végéig szabadságon)
web-status-holiday = { $name } { $until } végéig szabadságon
web-missed-holiday = { $name } { $until } végéig szabadságon van.
