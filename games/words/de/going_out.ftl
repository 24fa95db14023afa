going-out = Platz { $place }
going-out-points = { shared-points }
going-out-marks = { $count }× verloren
going-out-losses = So oft verlieren beendet die Partie
going-out-rounds = Runden, wenn Plätze zählen
going-out-until-lost = geht, bis jemand oft genug verloren hat
going-out-counts-places = zählt, wer wann fertig ist

going-out-fact = { $seat } blieb { $count ->
    [one] mit nur einer Karte
   *[other] mit { $count } Karten
} zurück.
going-out-one-rank = Mehrere Karten auf einmal gehen nur, wenn alle denselben Wert haben.
