# Oldal, amelyen szerver nélkül lehet játszani

web-site-loading = Az asztalok előkészítése…
web-site-elsewhere = A Wardroom egy másik lapon van megnyitva. Zárd be ott, és itt folytathatod.
web-site-failed = A böngésző nem tudta elindítani a játékot. Töltsd újra az oldalt, vagy próbáld meg egy másik böngészőben.
web-problem-needs-server = Ehhez más játékosok kellenek, vagyis szerver: telepítsd a Wardroomot, majd indítsd el a „wardroom serve” paranccsal.
