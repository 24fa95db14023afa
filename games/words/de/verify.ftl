verify-again = { $actions ->
    [one] 1 Zug kommt
   *[other] { $actions } Züge kommen
} genauso heraus, dazu { $shuffles ->
    [one] 1 Mischung
   *[other] { $shuffles } Mischungen
}
verify-holds = Es stimmt: Das Geheimnis ist das in der Lobby versiegelte. Zusammen mit { $people ->
    [one] 1 Klick
   *[other] { $people } Klicks
} und dem Geben{ $beacon ->
    [yes] , und Runde { $round } der öffentlichen Zufallsquelle,
   *[other] {""}
} ergibt es genau diese Karten, und { verify-again }.
    Sind die Zahlen die, die du vorher gesehen hast, hat niemand diese Karten ausgesucht. Wer den Bot betreibt, hätte sie trotzdem ansehen können.{ $beacon ->
    [missed] {" "}Versprochen war Runde { $round } der öffentlichen Zufallsquelle, aber niemand konnte sie erreichen.
   *[other] {""}
}
verify-holds-started = Es stimmt: Das Geheimnis ist das in der Lobby versiegelte, der Startwert folgt daraus und aus { $clicks ->
    [one] 1 Klick
   *[other] { $clicks } Klicks
} der Beteiligten, und { verify-again }. Aber es ist eine ältere Art Partiedatei: Die Nummer des letzten Klicks hat sonst niemand gesehen, also hätte man beim Betreiben viele probieren und die Karten aussuchen können.
verify-holds-unsealed = Es stimmt: { verify-again }. Aber vorher war nichts versiegelt, also zeigt das nicht, dass niemand den Startwert gewählt hat.
verify-form = Es stimmt nicht: Das Geheimnis oder die Liste der Beitritte ist nicht so geschrieben, wie sie sein sollte.
verify-commitment = Es stimmt nicht: Das Geheimnis ist nicht das versiegelte. Sein SHA-256 ist { $found }.
verify-seed = Es stimmt nicht: Der Startwert folgt nicht aus dem Geheimnis und den Beitritten; die ergeben { $found }.
verify-breaks = Es stimmt nicht: Zug { $number }, „{ $action }“, ist nicht möglich.
verify-end = Es stimmt nicht: Nach den Zügen { $count ->
    [0] hat niemand gewonnen
   *[other] ist der Sieg bei { $seats }
}, mit dem Stand { $scores }.
verify-no-end = Es stimmt nicht: Nach den Zügen ist die Partie nicht zu Ende.

chain-holds = Die { $count } Partiedateien folgen aufeinander, und dazwischen wurde keine ausgelassen oder geändert. Der SHA-256 der letzten ist { $digest }.
chain-gap = Diese Partiedateien folgen nicht aufeinander: Die mit dem SHA-256 { $found } fehlt.
chain-fork = Diese Partiedateien folgen nicht aufeinander: Zwei davon nennen dieselbe als vorige.
chain-none = Diese Partiedateien folgen nicht aufeinander: Eine ältere oder eine unfertige nennt ihre vorige nicht.
