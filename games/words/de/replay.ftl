replay-dealt = Die Karten sind gegeben.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } zieht verdeckt.

decided-stop = { $seats } { $count ->
    [one] beendet die Partie.
   *[other] beenden gemeinsam die Partie.
}
    .to-seats = { $others ->
        [0] Du beendest die Partie.
        [one] Du und { $seats } beendet gemeinsam die Partie.
       *[other] Du, { $seats } beendet gemeinsam die Partie.
    }
decided-watch = { $seats } { $count ->
    [one] will
   *[other] wollen
} zusehen, wie es ausgeht.
    .to-seats = { $others ->
        [0] Du willst
        [one] Du und { $seats } wollt
       *[other] Du, { $seats } wollt
    } zusehen, wie es ausgeht.
decided-void = { $seats } brechen die Partie ab.
    .to-seats = { $others ->
        [one] Du und
       *[other] Du,
    } { $seats } brecht die Partie ab.
decided-redeal = Neu geben ist beschlossen, von { $seats }.
    .to-seats = Neu geben ist beschlossen, { $others ->
        [0] von dir.
        [one] von dir und { $seats }.
       *[other] von dir, { $seats }.
    }
decided-pause = Pause, auf Wunsch von { $seats }.
    .to-seats = Pause, auf Wunsch von { $others ->
        [0] dir.
        [one] dir und { $seats }.
       *[other] dir, { $seats }.
    }
decided-resume = { $count ->
    [0] Die Pause ist vorbei.
   *[other] { $seats } beendet die Pause.
}
    .to-seats = Du beendest die Pause.
decided-kick = { $count ->
    [0] { $other } übernimmt einen Platz. Entschieden hat, wer diesen Server leitet.
   *[other] { $other } übernimmt einen Platz. Einverstanden: { $seats }.
}
    .to-seats = { $other } übernimmt einen Platz. Einverstanden: { $others ->
        [0] du.
        [one] du und { $seats }.
       *[other] du, { $seats }.
    }
decided-undo = { $seats } { $count ->
    [one] nimmt einen Zug zurück.
   *[other] nehmen gemeinsam einen Zug zurück.
}
    .to-seats = { $others ->
        [0] Du nimmst einen Zug zurück.
        [one] Du und { $seats } nehmt gemeinsam einen Zug zurück.
       *[other] Du, { $seats } nehmt gemeinsam einen Zug zurück.
    }
decided-tie = { $seats } einigen sich auf Unentschieden.
    .to-seats = { $others ->
        [0] Du entscheidest auf Unentschieden.
        [one] Du und { $seats } einigt euch auf Unentschieden.
       *[other] Du, { $seats } einigt euch auf Unentschieden.
    }
decided-rest = { $count ->
    [one] { $seats } beansprucht den Rest.
   *[other] Der Rest geht an { $other }. Einverstanden: { $seats }.
}
    .to-seats = Der Rest geht an { $other }. Einverstanden: { $others ->
        [one] du und
       *[other] du,
    } { $seats }.
    .to-seats-other = { $others ->
        [0] Du beanspruchst den Rest.
        [one] Der Rest geht an dich. Einverstanden: du und { $seats }.
       *[other] Der Rest geht an dich. Einverstanden: du, { $seats }.
    }
    .to-other = Der Rest geht an dich. Einverstanden: { $seats }.
decided-sit = Ab dem nächsten Geben sitzt ein Gast auf dem Platz von { $other }. Einverstanden: { $seats }.
    .to-seats = Ab dem nächsten Geben sitzt ein Gast auf dem Platz von { $other }. Einverstanden: { $others ->
        [0] du.
        [one] du und { $seats }.
       *[other] du, { $seats }.
    }
decided-sat = { $seats } nimmt Platz.
    .to-seats = Du nimmst Platz.
decided-gone = { $seats } { $count ->
    [one] übernimmt
   *[other] übernehmen
}, weil dort eine Woche lang niemand gespielt hat.
decided-substitute = Ein Computer soll diesen Zug für { $other } machen, auf Wunsch von { $seats }.
    .to-seats = Ein Computer soll diesen Zug für { $other } machen, auf Wunsch von { $others ->
        [0] dir.
        [one] dir und { $seats }.
       *[other] dir, { $seats }.
    }
    .to-other = Ein Computer soll diesen Zug für dich machen, auf Wunsch von { $seats }.
undone = Der Tisch ist wieder wie vor dem Zug von { $seat }.
decided-no = { $what ->
    [sit] Ein Gast hat um den Platz von { $other } gebeten
   *[other] Wunsch von { $seats }: { decided-no-what }
}. Aber nicht alle waren einverstanden.
    .to-seats = { $what ->
        [sit] Ein Gast hat um den Platz von { $other } gebeten
       *[other] { $others ->
            [0] Dein Wunsch: { decided-no-what }
            [one] Wunsch von dir und { $seats }: { decided-no-what }
           *[other] Wunsch von dir, { $seats }: { decided-no-what }
        }
    }. Aber nicht alle waren einverstanden.
    .to-seats-other = Du hast den Rest beansprucht, aber nicht alle waren einverstanden.
    .to-other = { $what ->
        [rest] Wunsch von { $seats }: der Rest für dich
       *[other] Wunsch von { $seats }: ein Computer auf deinem Platz
    }. Aber nicht alle waren einverstanden.
decided-no-what = { $what ->
    [stop] die Partie beenden
    [void] die Partie abbrechen
    [redeal] neu geben
    [pause] eine Pause
    [undo] einen Zug zurücknehmen
    [tie] Unentschieden
    [rest] der Rest für { $other }
   *[other] ein Computer statt { $other }
}
