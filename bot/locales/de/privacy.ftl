press-policy = Warum und wie lange
press-forget = Alles über mich löschen

privacy-head = ### Was ich über dich speichere
privacy-nothing = Nichts. Das ändert sich, wenn du an einem Tisch Platz nimmst, in `/preferences` etwas wählst oder in `/settings` Meldungen bestellst.
privacy-name = **Dein Name**, { $name }, wie der Server ihn zeigte, als du Platz genommen hast.
privacy-language = **Die Sprache deines Discord**: { $language }.
privacy-preferences = **Deine Einstellungen**: { $count ->
    [0] keine gewählt
    [one] 1 gewählt
   *[other] { $count } gewählt
}. Direktnachrichten von mir { $direct ->
    [0] bekommst du nicht
   *[other] bekommst du
}.
privacy-matches = **Deine Plätze** in { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} (noch offen: { $open }), mit deinen Zügen und den Discord-IDs deiner Klicks. Deine Züge sehen die anderen am Tisch; nach dem Ende kann jede Person die Partie ansehen.
privacy-opened = **Tische, die du geöffnet** und vor dem Start verlassen hast: { $count }.
privacy-results = **Deine Ergebnisse**: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} bis zum Ende gespielt. Die anderen am Tisch haben sie gesehen.
privacy-standings = **Deine Bilanzen**: { $count }, mit Partien, Siegen und Wertung. Es gibt eine für jedes Spiel, jeden Server und jede Saison, und eine für alle Server zusammen.
privacy-visible = **Ranglisten**: { $where ->
    [global] Du stehst auf denen deiner Server und auf der globalen.
    [server] Du stehst auf denen deiner Server, nicht auf der globalen, und andere sehen deine Statistik nur auf einem Server.
   *[hidden] Du stehst auf keiner, und niemand sonst sieht deine Statistik.
} Das änderst du mit `/privacy leaderboard`.
privacy-daily = **Tagesspiele**: Ich sage dir, wenn ein neues beginnt, wie du es in `/daily` oder `/notify` gewählt hast, und merke mir, an welchem Tag zuletzt.
privacy-reports = **Meldungen**: Du bekommst die von { $count ->
    [one] 1 Server
   *[other] { $count } Servern
}, wie du es in `/settings` gewählt hast.
privacy-manages = **Server, die du verwaltest**: { $count ->
    [one] 1 Server
   *[other] { $count } Server
}.
privacy-lessons = **Lektionen**: { $count ->
    [one] 1 davon habe ich dir angeboten
   *[other] { $count } davon habe ich dir angeboten
}, damit ich nicht zweimal frage.
privacy-solos = **Deine Tagesspiele und Trainingsspiele**: { $count } (noch offen: { $open }), mit deinen Zügen und den Discord-IDs deiner Klicks. Andere sehen deinen Namen und deine Punkte auf den Ranglisten der Tagesspiele und was du teilst.
privacy-months = **Deine Tagesspiele nach Monat**: { $count }. Es gibt eine Zeile für jeden Monat und Server, und eine für alle Server zusammen.
privacy-reviews = **Analysen**: { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
} von dir. Nur du siehst sie.
privacy-achievements = **Deine Erfolge**: { $count }, mit der Partie oder dem Tag, der sie brachte. Andere sehen sie im Bild dieser Partie und in deinem Profil.
privacy-arenas = **Arenen**: { $count } (Medaillen: { $medals }). Andere sehen dort deinen Namen, deine Punkte und deinen Platz.
privacy-channels = **Unsere Direktnachrichten**: { $count ->
    [one] die ID von 1 Kanal
   *[other] die IDs von { $count } Kanälen
} und die der Nachrichten mit deinen Blättern.
privacy-operator = -# Andere sehen deinen Namen, deine Plätze, Züge, Ergebnisse und Ranglisten, sonst nichts. Wer diesen Bot betreibt, kann alles sehen, auch jedes Blatt. `/privacy export` gibt dir alles in einer Datei, `/privacy delete` löscht es.
privacy-terms = Die Bedingungen dieses Bots:
privacy-policy = Was ich über Menschen speichere, warum, wie lange und wer es sieht:

privacy-sent = Ich habe dir alles geschickt, was ich über dich speichere, in einer Datei. Sieh in deine Direktnachrichten.
privacy-file = Alles, was ich über dich speichere. `/privacy show` hat einen Button zu PRIVACY.md, wo jeder Schlüssel erklärt ist.

privacy-ask = **Alles über dich löschen?** Dein Name, deine Einstellungen, Wertungen und Tagesspiele verschwinden, und du verlässt deine Tische; wo eine Partie läuft, spielt ein Computer weiter. Beendete Partien behalten einen Platz namens „Player“, damit die anderen ihre Ergebnisse behalten. In den letzten 100 Partien aller, die gegen dich gespielt haben, steht ein Pseudonym für dich, damit ihre Wertungen nicht neu beginnen. Das lässt sich nicht rückgängig machen.
privacy-deleted = Erledigt. Deinen Namen und deine ID speichere ich nicht mehr. Nachrichten, die schon auf Discord sind, bleiben dort. Nimmst du wieder Platz, beginnt es von vorn.
export-about = Was Parlor über dich gespeichert hat. PRIVACY.md erklärt jeden Schlüssel; Zeiten sind in UTC.
