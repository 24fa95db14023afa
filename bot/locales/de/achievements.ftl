award = { $names }: „{ $name }“ errungen

press-achievements = Erfolge
press-career = Alle Spiele
achievements-head = ### Erfolge von { $name }: { $count } von { $all }
achievements-earned = { $icon } **{ $name }**: { $how } Errungen { $time }.
achievements-open = ▫️ **{ $name }**: { $how }

profile-new = Noch keine Partie beendet
profile-dailies = { $count ->
    [one] Tagesspiel in Folge
   *[other] Tagesspiele in Folge
}
profile-wins = { $count ->
    [one] Sieg in Folge
   *[other] Siege in Folge
}
profile-practice = im Training gewonnen
profile-practiced = { $wins } von { $matches }
profile-medals = Medaillen aus Arenen: { $gold } Gold, { $silver } Silber, { $bronze } Bronze.
profile-games = Beste Spiele
profile-game = { $name } { $rating }, Platz { $rank }
profile-rank = #{ $rank }
profile-rivals = Rivalen
profile-balance = { $won }:{ $lost }
profile-won-lost = Gewonnen:verloren
profile-achievements = Erfolge
profile-earned = { $count } von { $all }

achievement-regular = Stammplatz
how-to-earn-regular = Beende zehn Partien mit anderen Menschen.
achievement-full-table = Voller Tisch
how-to-earn-full-table = Beende eine Partie mit vier Menschen am Tisch.
achievement-people = Viele Bekannte
how-to-earn-people = Spiel ein Spiel gegen zehn verschiedene Menschen.
achievement-guest = Später Gast
how-to-earn-guest = Nimm mitten in einer Partie Platz und gewinn sie.
achievement-comeback = Comeback
how-to-earn-comeback = Gewinn eine Partie, in der du zur Hälfte auf dem letzten Platz warst.
achievement-bids = Genau angesagt
how-to-earn-bids = Gewinn eine Partie und schaff deine Ansage dreimal in Folge genau.
achievement-ahead = Immer vorn
how-to-earn-ahead = Gewinn eine Partie von mindestens fünf Runden und führ nach jeder.
achievement-last-round = Auf den letzten Drücker
how-to-earn-last-round = Gewinn eine Partie von mindestens fünf Runden und führ erst nach der letzten.
achievement-streak = Siegesserie
how-to-earn-streak = Gewinn fünf Partien eines Spiels in Folge.
achievement-machines = Gegen die Maschinen
how-to-earn-machines = Schlag drei schwere Computer an einem Tisch.
achievement-seats = Jeder Platz
how-to-earn-seats = Gewinn ein Spiel von jedem Platz eines Tisches für mindestens vier.
achievement-crowd = Großer Tisch
how-to-earn-crowd = Gewinn eine Partie mit sechs Menschen am Tisch.
achievement-giant = David und Goliath
how-to-earn-giant = Schlag jemanden mit einer um 200 Punkte höheren Wertung.
achievement-games = Vielseitig
how-to-earn-games = Gewinn in zehn Spielen, mit je drei beendeten Partien.
achievement-hundred = Alter Hase
how-to-earn-hundred = Beende hundert Partien mit anderen Menschen.
achievement-master = Meisterschaft
how-to-earn-master = Erreich eine Wertung von 1.500, die nicht mehr vorläufig ist.
achievement-arena-medal = Podest
how-to-earn-arena-medal = Gewinn eine Medaille in einer Arena mit mindestens acht Menschen.
achievement-arena-gold = Goldmedaille
how-to-earn-arena-gold = Gewinn eine Arena mit mindestens sechzehn Menschen.
achievement-daily-week = Jeden Tag
how-to-earn-daily-week = Beende an sieben Tagen in Folge ein Tagesspiel.
achievement-daily-games = Zehn Tagesspiele
how-to-earn-daily-games = Beende die Tagesspiele von zehn verschiedenen Spielen.
achievement-daily-house = Besser als alle
how-to-earn-daily-house = Sei in einem Tagesspiel besser als jeder Computer, der es gespielt hat.
achievement-daily-month = Ein ganzer Monat
how-to-earn-daily-month = Beende an dreißig Tagen in Folge ein Tagesspiel.
