press-help-play = Spielen
press-help-learn = Lernen
press-help-hand = Mein Blatt zeigen
press-help-rules = Regeln
press-help-preferences = Einstellungen
press-terms = Bedingungen

description = Ich richte Kartenspiele aus, von Stichspielen über Rommé bis Poker. Tippe /play und drück Mitspielen; Computer füllen die freien Plätze. Deine Karten kommen per Direktnachricht, Partien überstehen Neustarts, und alle können das Mischen prüfen.

help-head = ### Kartenspiele, gleich hier
    Tippe `/play`, wähl eins von { $count } Spielen und drück **Mitspielen**. Computer füllen die freien Plätze. Deine Karten kommen per Direktnachricht, oder drück **Mein Blatt zeigen**.
    -# `/learn` bringt dir ein Spiel in zwei Minuten bei. `/hint` sagt, was ein guter Zug wäre. `/daily` ist ein Spiel pro Tag, du allein gegen Computer. `/arena` ist ein Abend mit kurzen Tischen und Medaillen. Wenn du diesen Server verwaltest, ist `/settings` für dich.
help-learn = Welches Spiel willst du lernen?
help-rules = Zu welchem Spiel willst du die Regeln?

about-head = ### Parlor { $version }
    Ein Bot für Kartenspiele. `/help` zeigt, wie du anfängst.
about-operator = Betrieben von { $name }.
about-contact = Kontakt: { $contact }
about-support = [Support-Server]({ $link })
about-source = [Quellcode]({ $link })
about-invite = [Auf deinen Server einladen]({ $link })
