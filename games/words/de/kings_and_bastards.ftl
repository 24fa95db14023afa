kings-and-bastards-name = Könige & Bastarde
    .line = Wer zuerst fertig ist, wird König, wer übrig bleibt, Bastard.
    .aliases = Könige und Bastarde, Kings & Bastards, Rich Man Poor Man
kings-and-bastards-rules = **Werd als Erstes alle Karten los, dann bist du König. Bleibst du darauf sitzen, bist du Bastard.**
    Jemand spielt eine einzelne Karte aus oder einen **Satz** gleicher Karten: ein Paar, einen Drilling. Reihum spielen alle genauso viele Karten von höherem Wert oder passen. Haben alle anderen gepasst, macht den Stich, wer zuletzt gespielt hat, und spielt wieder aus.
    Die 3 ist niedrig, das Ass hoch. Eine **2** schlägt alles, ganz allein. Ein **Joker** passt zu allen Karten, als der Wert, den du brauchst.
    In der nächsten Runde gibt der Bastard dem König seine zwei besten Karten und bekommt zwei zurück, die der König entbehren kann.
    - **Zum Beispiel:** Ann spielt 6♣ 6♦ aus. Du spielst 9♥ 9♠, Ben passt, Cyd spielt eine einzelne 2 und macht den Stich. Cyd spielt als Nächstes aus.
    .whole =
    - **Geben:** alle Karten eines Kartenspiels mit einem Joker; ab sieben Personen sind es zwei. Manche bekommen eine Karte mehr. Nach der ersten Runde gibt der Bastard.
    - **Ausspielen:** Wer die 3♣ hat, fängt die Runde mit ihr an, allein oder mit weiteren 3ern und Jokern. Danach spielt aus, wer den letzten Stich gemacht hat. Beim Ausspielen kannst du nicht passen.
    - **Folgen:** genauso viele Karten von höherem Wert, oder passen. Nach dem Passen darfst du später wieder mitspielen. Die Farben zählen nicht.
    - **Eine 2** wird allein gespielt. Sie macht jeden Stich sofort, egal wie viele Karten darin liegen, und nichts schlägt sie.
    - **Ein Joker** steht für jeden Wert außer der 2: allein oder mit mindestens einer echten Karte.
    - **Einen Stich machst du,** wenn alle anderen nacheinander gepasst haben. Bist du dann fertig, spielt die nächste Person aus.
    - **Das Ende einer Runde:** Wer zuerst fertig ist, wird **König**. Es geht weiter, bis nur noch jemand Karten hat: der **Bastard**.
    - **Der Tausch:** Vor der nächsten Runde gehen die zwei besten Karten des Bastards an den König: erst 2er, dann Joker, Asse, Könige und so weiter. Der König gibt zwei beliebige zurück. Sonst sieht sie niemand.
    - **Das Ende:** Ihr hört auf, wann ihr wollt. Es gewinnt, wer am öftesten König war, bei Gleichstand, wer am seltensten Bastard war. Neben jedem Namen steht eine Krone für jede Runde als König und Lumpen für jede als Bastard.
    - **Zum Beispiel:** Auf dem Tisch liegt ein Paar Buben. Du schlägst es mit Q♣ Q♦, mit K♠ und einem Joker oder mit einer einzelnen 2. Ein Ass reicht nicht, und drei Könige auch nicht.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = Wer zuerst dreimal König ist
kings-and-bastards-variant-president = Vizetitel, Passen sperrt, 10 Runden
kings-and-bastards-variant-short = Kurz: 5 Runden

kings-and-bastards-option-decks = Kartenspiele
    .auto = eins für je sechs Personen
kings-and-bastards-option-jokers = Joker pro Kartenspiel
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = Karten im Tausch zwischen Bastard und König
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = Die besten Karten, die der Bastard abgibt, sind
    .twos_high = 2er, dann Joker, dann Asse
    .ace_high = Asse, dann Könige; 2er und Joker nur, wenn sonst nichts da ist
kings-and-bastards-option-lead_rule = Eine Runde beginnt
    .three_of_clubs = wer die 3♣ hat, mit dieser Karte
    .king = der König, ab der zweiten Runde
    .bastard = der Bastard, ab der zweiten Runde
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = Runden als König zum Sieg
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = Auch Vizekönig (Platz 2) und Vizebastard (vorletzter Platz) tauschen eine Karte

do-as = als { rank-name }
    .after = { $picked } als { rank-name }

kings-and-bastards-calls = { $seat } spielt { $card } als { $rank }.
    .to-seat = Du spielst { $card } als { $rank }.
kings-and-bastards-wins = { $seat } macht den Stich mit { $cards } als { $rank }.
    .to-seat = Du machst den Stich mit { $cards } als { $rank }.
kings-and-bastards-king = { $seat } ist zuerst fertig und wird König!
    .to-seat = Du bist zuerst fertig und wirst König!
kings-and-bastards-bastard = { $seat } bleibt auf Karten sitzen und wird Bastard.
    .to-seat = Du bleibst auf Karten sitzen und wirst Bastard.

kings-and-bastards-fact = Am öftesten Bastard: { $seat }, { $number }-mal.
kings-and-bastards-kings = { $kings ->
    [0] nie König
    [one] einmal König
   *[other] { $kings }-mal König
}
kings-and-bastards-bastards = { $bastards ->
    [0] nie Bastard
    [one] einmal Bastard
   *[other] { $bastards }-mal Bastard
}
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = König
kings-and-bastards-tag-bastard = Bastard
kings-and-bastards-tag-vice = Vizekönig
kings-and-bastards-tag-vice-last = Vizebastard
kings-and-bastards-joker = { $seat }: Joker als { $rank }

kings-and-bastards-hint-only-twos = Du hast nur noch 2er, und die gehen einzeln.
kings-and-bastards-hint-two-few = Du hast nur noch wenige Karten. Eine 2 macht diesen Stich, und dann spielst du aus.
kings-and-bastards-hint-joker = Nur eine 2 schlägt einen Joker als Ass. Mach den Stich, und dann spielst du aus.
kings-and-bastards-hint-two-many = Du hast { $count ->
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
} 2er. Gib eine aus: Sie macht diesen Stich, und dann spielst du aus.
kings-and-bastards-hint-two-close = { $seat } hat nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. Gib eine 2 aus und halt dagegen.
kings-and-bastards-hint-save-two = Das ist { $count ->
    [1] deine einzige 2
   *[other] eine 2
} nicht wert.

kings-and-bastards-one-deck = Ein Kartenspiel reicht für höchstens sechs Personen. Stell die Kartenspiele auf „auto“ oder auf zwei.
kings-and-bastards-must-open = Du fängst die Runde mit der 3♣ an. Spiel sie allein oder mit anderen 3ern und Jokern.
kings-and-bastards-must-lead = Du spielst aus, also kannst du nicht passen. Spiel eine Karte oder einen Satz.
kings-and-bastards-joker-rank = Sag, was der Joker ist, von 3 bis Ass, aber nie eine 2, zum Beispiel „JR as 9“.
kings-and-bastards-two-alone = Eine 2 wird immer allein gespielt. Spiel nur eine 2 oder einen Satz ohne sie.
kings-and-bastards-one-rank = Zusammen gespielte Karten müssen denselben Wert haben, auch die Joker. Wähl Karten von einem Wert.
kings-and-bastards-only-jokers = Joker allein sind kein Satz. Nimm eine echte Karte dazu oder spiel einen Joker und sag seinen Wert.
kings-and-bastards-too-many = Ein Satz hat höchstens { $most } Karten. Spiel weniger.
kings-and-bastards-other-size = { $count ->
    [one] Da liegt eine einzelne Karte. Spiel auch eine
   *[other] Da liegen { $count } Karten. Spiel genauso viele
}, eine einzelne 2, oder pass.
kings-and-bastards-too-low = Das ist zu niedrig. Spiel etwas über { rank-name }, eine einzelne 2, oder pass.
