president-name = Präsident
    .line = Wer zuerst fertig ist, wird Präsident, wer übrig bleibt, Bettler.
    .aliases = Arschloch, Präsident und Arschloch, Bettler, Kapitalismus, President
president-rules = **Werd als Erstes alle Karten los, dann bist du Präsident. Wer übrig bleibt, ist Bettler.**
    Jemand spielt eine einzelne Karte aus oder einen **Satz** gleicher Karten: ein Paar, einen Drilling. Reihum spielen alle genauso viele Karten von höherem Wert oder passen. Die 3 ist niedrig, dann geht es hinauf bis zum Ass, und die 2 ist am höchsten.
    Wenn du passt, bist du aus dem Stich raus. Kann oder will sonst niemand mehr, spielt wieder aus, wer zuletzt gespielt hat.
    In der nächsten Runde gibt der Bettler dem Präsidenten seine zwei besten Karten und bekommt zwei zurück, die der Präsident entbehren kann.
    Nach sechs Runden gewinnen die meisten Punkte.
    - **Zum Beispiel:** Ann spielt 6♣ 6♦ aus. Du spielst 9♥ 9♠, Ben passt, Cyd spielt J♣ J♦. Ann passt, du passt, und Cyd spielt als Nächstes aus.
    .whole =
    - **Geben:** alle Karten. Manche bekommen eine mehr. Nach der ersten Runde gibt der Bettler.
    - **Ausspielen:** In der ersten Runde fängt an, wer die 3♣ hat, mit ihr allein oder mit weiteren 3ern. Später fängt der Präsident an. Danach spielt aus, wer den letzten Stich gemacht hat. Beim Ausspielen kannst du nicht passen.
    - **Folgen:** genauso viele Karten von höherem Wert, oder passen. Wer passt, ist bis zum nächsten Ausspielen raus. Die Farben zählen nicht.
    - **Die Reihenfolge:** 3, 4, 5 und so weiter bis zum König, dann das Ass, dann die 2.
    - **Einen Stich machst du,** wenn sonst niemand mehr dabei ist. Bist du dann fertig, spielt die nächste Person aus.
    - **Titel:** Zuerst fertig ist **Präsident**, als Zweites **Vizepräsident**, als Vorletztes **Vizebettler**, zuletzt **Bettler**. Alle anderen sind Bürger. Zu dritt gibt es keine Vizetitel.
    - **Der Tausch:** Vor der nächsten Runde gehen die zwei besten Karten des Bettlers an den Präsidenten und die beste des Vizebettlers an den Vizepräsidenten. Dann geben beide beliebige ebenso viele zurück. Sonst sieht sie niemand.
    - **Punkte:** einer für jede Person hinter dir. Zu viert sind das 3, 2, 1 und 0.
    - **Das Ende:** sechs Runden. Bei Gleichstand gewinnt, wer öfter Präsident war, dann wer seltener Bettler war.
    - **Zum Beispiel:** Auf dem Tisch liegt ein Paar Buben. Du schlägst es mit Q♣ Q♦ oder mit einem Paar 2er. Ein Ass reicht nicht, und drei Könige auch nicht.
    - **Hausregeln** können **Revolutionen** dazunehmen, bei denen ein Vierling die Reihenfolge umdreht, 8er, die einen Stich beenden, Joker, Folgen und mehr.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = Bis 11 Punkte: 2 für Präsident, 1 für Vize
president-variant-skip_it = Gleiche lassen aussetzen, 2er beenden den Stich, Passen sperrt nicht
president-variant-scum_leads = Zwei Joker, der Bettler fängt an und gibt eine Karte
president-variant-daifugo = Daifugo: Revolutionen, 8er beenden den Stich, ein Joker
president-variant-daifugo_full = Daifugo mit allem Drum und Dran

president-option-jokers = Joker
president-option-first_lead = Ab der zweiten Runde fängt an
    .president = der Präsident
    .scum = der Bettler
    .lowest = wer die 3♣ hat, mit dieser Karte
president-option-equal = Ein Satz vom selben Wert
    .no = schlägt nicht
    .allowed = schlägt
    .skips = schlägt, und die nächste Person setzt aus
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = Eine 2
    .high = ist einfach die höchste Karte
    .clear = beendet den Stich, und eine einzelne schlägt jeden Satz und jede Folge
president-option-revolution = Ein Vierling dreht für die Runde die Reihenfolge um
president-option-eight_stop = Eine 8 beendet den Stich
president-option-jack_back = Buben drehen für den Stich die Reihenfolge um
president-option-spade_three = Die 3♠ schlägt einen einzelnen Joker
president-option-runs = Folgen ab drei Karten
    .off = gibt es nicht
    .suited = in einer Farbe
    .any = in beliebigen Farben
president-option-bad_finish = Fertig mit einer 2, einem Joker oder einer 8, die den Stich beendet, heißt: letzter Platz
president-option-capital_fall = Ist jemand anders zuerst fertig, fällt der Präsident auf den letzten Platz
president-option-exchange_count = Karten im Tausch zwischen Bettler und Präsident
    .zero = { shared-none }
president-option-give_back = Der Präsident gibt zurück
    .any = beliebige Karten
    .lowest = die niedrigsten Karten
president-option-scoring = Punkte
    .places = einer für jede Person hinter dir
    .titles = Präsident 2, Vizepräsident 1
    .presidencies = Präsident 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = Zwei oder mehr Karten spielen
do-run = Folge mit { $number } spielen

president-title = { $title ->
    [president] Präsident
    [vice] Vizepräsident
    [vice-scum] Vizebettler
    [scum] Bettler
   *[citizen] Bürger
}
president-line-first = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
}
president-line = { $title ->
    [vice] Vize
   *[other] { president-title }
} · { $score }
president-place = { $number ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $number }.
}
president-reason = Präsident: { $presidents }, Bettler: { $scums }
president-order = Aufwärts
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: { $count }er-Folge ab { $rank }
president-jokers = { $seat }: { $count ->
    [1] ein Joker
   *[other] zwei Joker
}

president-skips = { $other } setzt aus.
    .to-other = Du setzt aus.
president-eight = Eine 8!
president-two = Eine 2!
president-three = Die 3♠ schlägt den Joker!
president-revolution = Revolution! { $reversed ->
    [1] Jetzt ist die 3 hoch und die 2 niedrig.
   *[0] Die 2 ist wieder hoch.
}
president-jacks = Buben drehen die Reihenfolge um: In diesem Stich ist die { $reversed ->
    [1] 3 hoch.
   *[0] 2 hoch.
}
president-out = { $seat } ist fertig, { $number ->
    [1] auf Platz 1!
    [2] auf Platz 2.
    [3] auf Platz 3.
   *[other] auf Platz { $number }.
}
    .to-seat = Du bist fertig, { $number ->
        [1] auf Platz 1!
        [2] auf Platz 2.
        [3] auf Platz 3.
       *[other] auf Platz { $number }.
    }
president-bad = { $seat } wurde mit einer verbotenen Karte fertig: Platz { $number }.
    .to-seat = Du wurdest mit einer verbotenen Karte fertig: Platz { $number }.
president-falls = { $seat } verliert den Präsidententitel und fällt auf den letzten Platz.
    .to-seat = Du verlierst den Präsidententitel und fällst auf den letzten Platz.
president-ends = { $seat }: { $title ->
    [president] Präsident
    [vice] Vizepräsident
    [vice-scum] Vizebettler
    [scum] Bettler
   *[citizen] Bürger
}, { $number ->
    [one] 1 Punkt
   *[other] { $number } Punkte
}.
    .to-seat = Du bist { $title ->
        [president] Präsident
        [vice] Vizepräsident
        [vice-scum] Vizebettler
        [scum] Bettler
       *[citizen] Bürger
    }: { $number ->
        [one] 1 Punkt
       *[other] { $number } Punkte
    }.

president-hint-run = Mit der Folge bist du { $count } Karten auf einmal los{ $leads ->
    [1] {""}
   *[0] , und sie ist hoch genug
}.
president-hint-finish = Mit etwas Kleinerem bliebe dir nichts, womit du fertig werden kannst.
president-hint-stuck = Dann bliebe dir nichts, womit du fertig werden kannst.
president-hint-sure = Das kann niemand schlagen, also spielst du weiter aus und wirst fertig.
president-hint-early = Für so Hohes ist es zu früh. Spar es, bis jemand fast fertig ist.

president-must-open = Du fängst die Runde mit der 3♣ an. Spiel sie allein oder mit Karten, die dazu passen.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] Das passt nicht zusammen. Spiel Karten von einem Wert, gern mit Jokern.
   *[other] Das ist weder Satz noch Folge. Spiel Karten von einem Wert oder drei und mehr in Folge.
}
president-no-runs = Folgen gibt es an diesem Tisch nicht. Spiel Karten von einem Wert.
president-run-suit = Eine Folge muss in einer Farbe sein. Spiel so eine oder Karten von einem Wert.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] Da liegt eine Folge von { $count }. Spiel eine höhere Folge von { $count } oder pass.
   *[other] Da liegt ein Satz von { $count }. Spiel { $count } Karten von einem Wert oder pass.
}
president-too-low = { $kind ->
    [jokers] Das schlägt { $count ->
        [1] keinen Joker
       *[other] keine zwei Joker
    }. Pass, wenn du nichts Höheres hast.
    [run] Das ist zu niedrig. Spiel eine Folge, die { $reversed ->
        [1] unter { $rank } beginnt (die Reihenfolge ist umgedreht),
       *[0] über { $rank } beginnt,
    } oder pass.
   *[other] Das ist zu niedrig. Spiel { $equal ->
        [1] { $reversed ->
            [1] { $rank } oder kleiner (die Reihenfolge ist umgedreht)
           *[0] { $rank } oder höher
        }
       *[0] etwas { $reversed ->
            [1] unter { $rank } (die Reihenfolge ist umgedreht)
           *[0] über { $rank }
        }
    } oder pass.
}
