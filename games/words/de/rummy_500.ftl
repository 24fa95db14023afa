rummy-500-name = Rommé 500
    .line = Leg Kombinationen aus und grab im Ablagestapel.
    .aliases = 500 Rommé, Rummy 500, 500 Rum, Rommé
rummy-500-rules = **Leg Sätze und Folgen auf den Tisch. Ausgelegtes zählt für dich, was du behältst, gegen dich.**
    Zieh vom Stapel oder grab im Ablagestapel: Nimm irgendeine Karte mit allem, was auf ihr liegt, wenn du diese Karte sofort legst. Dann leg **Kombinationen** aus, drei oder vier gleiche (ein Satz) oder drei und mehr in Folge in einer Farbe, und leg einzelne Karten an irgendeine Kombination an. Dann leg eine ab.
    Hat jemand keine Karten mehr, ist die Runde zu Ende. Wer zuerst 500 hat, gewinnt.
    - **Zum Beispiel:** Du hast zwei 7er, und die 7♠ liegt im Ablagestapel unter zwei Karten. Nimm alle drei und leg die 7er aus: 21 Punkte.
    .whole =
    - **Geben:** zu zweit 13 Karten für beide, sonst sieben, und eine wird aufgedeckt. Bis zu viert mit einem Kartenspiel, sonst mit zwei.
    - **Ziehen:** Nimm eine Karte vom Stapel oder irgendeine abgelegte mit allem, was darauf liegt. Die abgelegte musst du sofort legen, in oder an eine Kombination; die anderen bleiben bei dir. Auch die oberste darfst du nicht einfach behalten.
    - **Kombinationen:** drei oder vier gleiche, alle in verschiedenen Farben, oder drei und mehr in Folge in einer Farbe. Ein Ass ist niedrig oder hoch: A 2 3 oder Q K A, aber nicht K A 2. Karten bleiben, wo sie liegen.
    - **Anlegen:** Leg einzelne Karten an irgendeine Kombination auf dem Tisch an. Sie zählen für dich, auch an fremden.
    - **Ablegen** beendet deinen Zug. Hast du keine Karten mehr, bist du fertig, und die Runde endet: durch Auslegen, Anlegen oder Ablegen.
    - **Stapel leer?** Abgelegte, die du legen kannst, darfst du noch nehmen. Passt du, ist die Runde zu Ende, und niemand ist fertig.
    - **Punkte:** 2 bis 9 ihre Zahl, 10 J Q K je 10, ein Ass 15, oder 1 unten in einer Folge. Ausgelegtes zählt für dich, was du noch hast, gegen dich, also kann eine Runde dich Punkte kosten.
    - **Das Ende:** Sobald jemand 500 hat, gewinnen die meisten Punkte. Bei Gleichstand wird der Sieg geteilt.
    - **Zum Beispiel:** Du hast 7♣ 7♦ 7♥ ausgelegt, 21 Punkte, und die 6♦ an eine Folge angelegt, 6. Dir bleiben ein Ass, eine 5 und ein König, 30. Das sind 3 Punkte Verlust.
    - **Joker,** wenn ihr mit ihnen spielt, stehen für jede Karte und zählen 15. Eine Kombination braucht zwei andere Karten, und niemand darf einen Joker austauschen.
    - **Teams** zählen ihre Punkte zusammen, auch die auf der Hand.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = Mit zwei Jokern
rummy-500-variant-fives = Leicht zu rechnen: kleine Karten 5, Asse 15
rummy-500-variant-kitchen = Küchenregeln: oberste Ablage frei, fertig nur durch Ablegen
rummy-500-variant-partners = In Teams
rummy-500-variant-short = Kurz, bis 250

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = zu zweit 13, sonst 7
rummy-500-option-packs = Kartenspiele
    .zero = eins, ab fünf Personen zwei
rummy-500-option-jokers = Joker pro Kartenspiel
    .zero = { shared-none }
rummy-500-option-aces = Asse in Folgen
    .both = niedrig oder hoch
    .low = niedrig, und sie zählen überall wenig
    .high = hoch
rummy-500-option-low_ace = Punkte für ein niedriges Ass
rummy-500-option-values = Punkte für 2 bis 9
    .pips = ihre Zahl
    .fives = je 5
rummy-500-option-top_free = Die oberste Ablage darf man nehmen, ohne sie zu legen
rummy-500-option-must_discard = Fertig wird man nur durch Ablegen
rummy-500-option-stock_out = Ist der Stapel leer
    .end = endet die Runde, außer du nimmst Abgelegtes
    .renew = wird die Ablage einmal gemischt
rummy-500-option-out_bonus = Punkte fürs Fertigwerden
rummy-500-option-teams = Teams
    .none = { shared-none }
    .pairs = zu zweit, gegenüber
    .two = zwei Teams, abwechselnd gesetzt

do-lay = Anlegen
    .with = { $picked } anlegen
do-lay-on = An Kombination { $number } anlegen
    .with = { $picked } an Kombination { $number } anlegen
do-lay-on-low = Unten an Kombination { $number } anlegen
    .with = { $picked } unten an Kombination { $number } anlegen
do-on = an Kombination { $number }
do-on-low = an Kombination { $number }, unten
do-low = unten
    .after = { $picked } unten
do-meld = Auslegen
order-draw = Vom Stapel ziehen

rummy-500-deals = { $seat } gibt. { $card } wird aufgedeckt.
    .to-seat = Du gibst. { $card } wird aufgedeckt.
rummy-500-melds = { $seat } legt { $cards } aus, für { $points }.
    .to-seat = Du legst { $cards } aus, für { $points }.
rummy-500-lays-off = { $seat } legt { $card } { $kind ->
    [set] an Satz { $number } an,
   *[run] an Folge { $number } an,
} für { $points }.
    .to-seat = Du legst { $card } { $kind ->
        [set] an Satz { $number } an,
       *[run] an Folge { $number } an,
    } für { $points }.
rummy-500-one-left = { $seat } hat noch eine Karte.
    .to-seat = Du hast noch eine Karte.
rummy-500-renews = Die Ablage wird zum neuen Stapel gemischt.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } ist fertig!
    .to-seat = Du bist fertig!
rummy-500-ends = Die Runde ist zu Ende, und niemand ist fertig.
rummy-500-scores = { $seat }: ausgelegt { $points }, übrig { $number }: { SIGNED($gain) }.
    .to-seat = Du: ausgelegt { $points }, übrig { $number }: { SIGNED($gain) }.

rummy-500-line = { $score } · liegt { $points }
rummy-500-holding = { $points } gegen dich
rummy-500-target = Ziel
rummy-500-meld = Kombination { $number }, { $seat }
rummy-500-for-melds = { $number } ausgelegt
rummy-500-for-hand = { $number } übrig
rummy-500-for-out = { $number } fürs Fertigwerden

rummy-500-hint-draw = Im Ablagestapel lohnt sich nichts.
rummy-500-hint-pass = Jetzt die Runde zu beenden kostet dich am wenigsten.
rummy-500-hint-completes = Damit hast du { $cards } und in diesem Zug insgesamt { $points } Punkte.
rummy-500-hint-fits = { $card } passt auf den Tisch. In diesem Zug kannst du { $points } Punkte legen.
rummy-500-hint-lay = Das sind jetzt { $points } Punkte, und auf dem Tisch zählen sie nicht gegen dich.
rummy-500-hint-alone = Sie passt zu nichts von dir und kostet dich { $points }, wenn jemand fertig wird.
rummy-500-hint-least = Sie fehlt dir am wenigsten und kostet dich { $points }, wenn jemand fertig wird.

rummy-500-few-cards = Für den Stapel blieben zu wenig Karten. Gebt weniger oder spielt mit zwei Kartenspielen.
rummy-500-no-teams = Teams gibt es nur zu viert, zu sechst oder zu acht.
rummy-500-draw-first = Zieh erst, vom Stapel{ $count ->
    [0] .
   *[other] , oder nimm etwas Abgelegtes: { $cards }.
}
rummy-500-stock-empty = Der Stapel ist leer. { $count ->
    [0] Du kannst nur passen.
   *[other] Nimm etwas Abgelegtes, { $cards }, oder pass.
}
rummy-500-not-in-pile = { $card } liegt nicht im Ablagestapel. { $count ->
    [0] Dort kannst du nichts nehmen.
   *[other] Nehmen kannst du { $cards }.
}
rummy-500-no-use = { $card } könntest du nicht sofort legen, also kannst du sie nicht nehmen. { $count ->
    [0] Dort kannst du nichts nehmen.
   *[other] Nehmen kannst du { $cards }.
}
rummy-500-use-first = Du hast { $card } genommen, also leg sie erst, in oder an eine Kombination.
rummy-500-lay-or-discard = Du hast gezogen. Leg Kombinationen aus, leg Karten an, oder leg eine ab und beende deinen Zug.
rummy-500-keep-one = Fertig wirst du nur durch Ablegen, also behalt dafür eine Karte.
rummy-500-which-meld = { $card } passt an mehrere. Sag, an welche: { $numbers }.
rummy-500-no-fit = { $card } passt dort nicht. { $count ->
    [0] Sie passt an keine Kombination auf dem Tisch.
   *[other] Sie passt an Kombination { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] Eine Kombination braucht mindestens drei Karten.
    [jokers] Eine Kombination braucht zwei Karten, die keine Joker sind.
    [twice] Ein Satz darf keine Karte zweimal haben.
    [long] Ein Satz hat höchstens vier Karten.
    [suits] Das ist weder ein Wert noch eine Farbe.
   *[gap] Das ist keine Folge: Die Karten schließen nicht aneinander an. K A 2 zählt nicht.
}
