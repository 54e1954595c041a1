### Mindkét emlékpakli öt eseménye. A .text azt mondja el, mi történik az ágynál.

event-h1 = Messze jár
    .text = Elnéz mellettetek valamire, ami nincs a szobában.
event-h2 = Kinyílik egy ajtó
    .text = Egyik történetből nyílik a másik, és ő követi.
event-h3 = Elakadó lélegzet
    .text = Egy szó közepén megáll, és levegőre vár.
event-h4 = Szép szóval
    .text = Azt mondja, semmiség. Ahogy mondja, abból hallani, hogy nem az.
event-h5 = Megfogott kéz
    .text = Egy ideig senki sem beszél. Ennyi elég.
event-c1 = Valami más
    .text = Egyvalamiről kérdeztétek, ő másról beszél.
event-c2 = Ma nem
    .text = Megrázza a fejét, és az ablak felé fordul.
event-c3 = Túl sok
    .text = A hangja előbb fogy el, mint az emlék.
event-c4 = Minden egyszerre
    .text = Hosszú csend után minden egyszerre kívánkozik ki.
event-c5 = Könnyebb, hogy elmondta
    .text = Kifújja a levegőt, mintha letett volna valamit.
