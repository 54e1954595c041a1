# Ugyanaz az ember minden eszközön

web-account = Eszközeid
web-account-about = Minden eszközödön ugyanaz lehetsz. A játékhoz erre nincs szükség.
web-account-open = Azonosítókulcsok, belépés

## Azonosítókulcsok

web-passkeys = Azonosítókulcsok
web-passkeys-about = Azonosítókulccsal bármelyik eszközödön beléphetsz, ujjlenyomattal, arcfelismeréssel vagy PIN-kóddal. Jelszót nem kell megjegyezned.
web-passkey-create = Azonosítókulcs létrehozása
web-passkey-made = Létrehozva: { $day }
web-passkey-used = Utoljára használva: { $ago }
web-passkey-unused = Még nem használtad
web-passkey-synced = A többi eszközödön is megvan
web-passkey-here-only = Csak egy eszközön van meg
web-passkey-remove = Eltávolítás
web-passkey-remove-about = Ezzel a kulccsal többé senki sem léphet be. Töröld az eszközödről is.
web-passkeys-none = Ez a szerver nem tud azonosítókulcsokat használni: https-címre lenne szükség, és az üzemeltető nem adott meg ilyet.
web-passkeys-elsewhere = Az azonosítókulcsok a szerver saját címén működnek:
web-passkeys-unknown = Ez a böngésző nem ismeri az azonosítókulcsokat.

## Belépés

web-sign-in = Belépés ezen az eszközön
web-sign-in-about = Másik eszközön már játszol? Lépj be, és az asztalaid itt is megjelennek.
web-sign-in-passkey = Belépés azonosítókulccsal
web-sign-in-mail = Vagy kérj linket egy megerősített e-mail-címre
web-sign-in-mail-send = Link küldése
web-sign-in-mail-sent = Ha ezt a címet itt már megerősítették, a link úton van. Egy órán át használható.
web-sign-in-mail-yours = A megerősített címed: { $address }.
web-sign-in-mail-none = Még nincs megerősített címed. A beállításokban, az értesítéseknél adhatod meg.
web-arrival-mailed = Ezt a linket e-mailben kaptad. Egyszer használható, és itt is a saját neveden játszhatsz, minden asztalodnál.

## Eszközök

web-devices = Bejelentkezett eszközök
web-devices-about = Ha egy eszközt nem ismersz fel, vagy már nincs meg, jelentkeztesd ki.
web-device-here = Ez az eszköz
web-device-seen = Utoljára itt: { $ago }
web-device-since = Belépés napja: { $day }
web-device-unknown = Ismeretlen eszköz
web-device-sign-out = Kijelentkeztetés
web-device-sign-out-about = Onnan csak azonosítókulccsal vagy linkkel lehet majd visszalépni. Ha a személyes linked is ott lehet, inkább az összes többi eszközt jelentkeztesd ki: akkor új linket kapsz.

## Elutasítások

web-problem-no-passkeys = Ez a szerver nem tud azonosítókulcsokat használni.
web-problem-bad-passkey = Ez nem sikerült; próbáld újra.
web-problem-unknown-passkey = Ez a szerver nem ismeri ezt az azonosítókulcsot. Lehet, hogy eltávolították.
web-problem-copied-passkey = Ezt az azonosítókulcsot lehet, hogy lemásolták, ezért nem fogadtuk el. Lépj be másképp, és távolítsd el.
web-problem-too-many-passkeys = Több azonosítókulcsod itt nem lehet, vagy ez már megvan.
web-problem-unknown-device = Ez az eszköz már ki van jelentkeztetve.
web-problem-passkey-cancelled = Megszakítva; semmi sem változott.
web-problem-passkey-there = Ezen az eszközön már van azonosítókulcsod.
web-problem-passkey-failed = A böngésző itt nem tudott azonosítókulcsot használni.
