# Oldal, amelyen szerver nélkül lehet játszani

web-site-loading = Az asztalok előkészítése…
web-site-elsewhere = A Wardroom egy másik lapon van megnyitva. Zárd be ott, és itt folytathatod.
web-site-failed = A böngésző nem tudta elindítani a játékot. Töltsd újra az oldalt, vagy próbáld meg egy másik böngészőben.
web-problem-needs-server = Ehhez más játékosok kellenek, vagyis szerver: telepítsd a Wardroomot, majd indítsd el a „wardroom serve” paranccsal.

## Ami itt másképp van

web-site-pitch = Egyedül vagy többen egy képernyőnél, gépi munkatársakkal. Nem kell fiók, nem kell szerver: minden ebben a böngészőben fut.
web-site-tables = Asztalok
web-site-together = Játék másokkal
web-site-together-about = Itt egyedül játszhatsz, vagy többen egy képernyőnél. Ha másik eszközről csatlakozó emberekkel játszanál, telepítsd a Wardroomot, és indítsd el a „wardroom serve” paranccsal; a játszmáidat és kampányaidat fájlként viheted oda.
web-site-to-server = Ugrás a szerver asztalaihoz
web-site-kept = A játszmáid ebben a böngészőben maradnak, és internet nélkül is folytathatók. A webhelyadatok törlése ezeket is törli, ezért amit meg akarsz tartani, mentsd fájlba.
web-site-about = Az oldalról
web-site-about-kept = A neved, a játszmáid és a jegyzeteid csak ebben a böngészőben vannak. Semmi sem kerül máshová; nincs se fiók, se süti, se nyomkövető.
web-site-seats = Minden helyen te ülsz vagy egy gépi munkatárs. A más eszközökön játszó barátokhoz szerver kell.
web-site-save = A játszma mentése fájlba
web-site-save-about = A fájlt itt vagy egy szerveren a „Jegyzőkönyv megnyitása” gombbal nyithatod meg, és bármelyik pillanattól folytathatod. A még hátralévő lapok is benne vannak.
web-site-share = Ez a játszma csak ebben a böngészőben van meg. Fájlként bárhol megnyithatod, szerveren is.
web-site-challenge = A link tartalmazza a leosztást: aki ezen az oldalon megnyitja, ugyanazt játszhatja. Az eredmény mindenkinek a saját böngészőjében marad, szóval meséljétek el egymásnak, hogy ment.
web-site-daily = Minden játéknak naponta egy leosztása van, ugyanaz minden böngészőben, ahol szerver nélkül játszanak. Az elsőként megkezdett játszmád számít, akár egyedül, akár gépi munkatársakkal játszod. Ami utána jön, az gyakorlás.
