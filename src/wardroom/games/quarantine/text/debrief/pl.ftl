### Spojrzenie wstecz na skończoną grę. $seat i $owner to gracze.

debrief-expected = { $seat }: w pierwszej turze zapowiadało się na około { $start } pkt, na koniec { $count }.
debrief-turn = Tura { $turn }: { $seat }
debrief-queued = { $owner } dostaje do kolejki { $colour_acc } pacjenta
debrief-enough = Reszta tury więcej zabrała, niż przyniosła.
