### Spojrzenie wstecz na skończoną grę. $seat to gracz, wszystkie liczby to procenty lub punkty procentowe.

debrief-no-core = Ten serwer działa bez natywnego rdzenia gry Pandemic, więc nie może obliczyć szans w tej partii.
debrief-start = Po rozdaniu szansa na wygraną wynosiła { $chance }% (od { $low } do { $high }%).
debrief-luck-gave = Szczęście { $rest } : decyzje { $share }. Karty zwiększyły szansę na wygraną o { $luck } pkt proc., wasze decyzje zmniejszyły ją o { $play } pkt proc.
debrief-luck-took = Szczęście { $rest } : decyzje { $share }. Karty zmniejszyły szansę na wygraną o { $luck } pkt proc., wasze decyzje o { $play } pkt proc.
debrief-turn = Tura { $turn }: { $seat }
debrief-full-hand = Tura { $turn }: { $seat } – odrzucanie kart
