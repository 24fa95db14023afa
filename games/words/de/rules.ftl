rules-trick = Zu jedem **Stich** spielen alle reihum eine Karte. Du musst bedienen: Hast du die ausgespielte Farbe, spielst du sie. Hast du sie nicht, spielst du, was du willst.
rules-trick-plain = Die höchste Karte der ausgespielten Farbe macht den Stich. Wer ihn macht, spielt zum nächsten aus. Trumpf gibt es nicht.
rules-trick-trump = Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.

rules-hands-of-five = { "  " }- Straight Flush, fünf in Folge in einer Farbe: 5♥ 6♥ 7♥ 8♥ 9♥
    { "  " }- Vierling: K♣ K♦ K♥ K♠ 4♦
    { "  " }- Full House, ein Drilling und ein Paar: J♣ J♥ J♠ 4♦ 4♠
    { "  " }- Flush, fünf in einer Farbe: A♦ J♦ 8♦ 6♦ 2♦
    { "  " }- Straße, fünf in Folge: 7♣ 8♦ 9♦ 10♠ J♥
rules-poker-hands = { rules-hands-of-five }
    { "  " }- Drilling: Q♣ Q♦ Q♥ 8♠ 4♦
    { "  " }- zwei Paare: A♣ A♥ 6♦ 6♠ 9♣
    { "  " }- Paar: 10♥ 10♠ K♦ 7♣ 3♠
    { "  " }- höchste Karte: nichts davon
rules-same-hand = - **Gleiches Blatt?** Dann zählen die höheren Karten: Könige schlagen Neunen, danach zählt, was sonst noch in deinen fünf Karten steckt. Die Farbe zählt nie, und bei völlig gleichen Blättern wird der Pot geteilt. Das Ass ist hoch, nur in A 2 3 4 5 niedrig.
rules-side-pot = - **Zum Beispiel:** Du hast 40 Chips und gehst All-in, zwei andere setzen je 100. Du kannst von beiden je 40 gewinnen und bekommst deine 40 zurück. Um die übrigen 120, den **Side-Pot**, spielen nur die zwei.
rules-chips = Gespielt wird, bis jemand alle Chips hat. Sie sind nur zum Spaß da und nichts wert.

rules-button = Der **Dealer-Button** zeigt, wer gibt, und wandert nach jeder Hand nach links. Die nächsten zwei links davon müssen zuerst setzen, den Small und den Big **Blind**. Eine Setzrunde kommt vor dem **Flop**, den ersten drei Karten des Boards, und je eine nach dem Flop, nach der vierten Karte (dem **Turn**) und nach der fünften (dem **River**). Du checkst (bleibst umsonst dabei), setzt, gehst mit, erhöhst oder steigst aus. Dann wird aufgedeckt, und das beste Blatt bekommt den **Pot**, also alles, was gesetzt wurde.
rules-blinds = Links vom Button sitzt der Small Blind, daneben der Big Blind; beide setzen, bevor sie ihre Karten sehen. Zu zweit ist der Button der Small Blind.
rules-streets = - **Die Setzrunden:** vor dem Flop beginnt es links vom Big Blind. Nach dem Flop (drei Karten), dem Turn und dem River (je eine) beginnt es links vom Button.
rules-check-bet-raise = - **Du bist dran:** Noch nichts gesetzt? Dann **checken** oder mindestens den Big Blind **setzen**. Schon gesetzt? Dann **mitgehen**, **erhöhen** oder für diese Hand **aussteigen**. Erhöht wird mindestens um so viel wie der letzte Einsatz oder die letzte Erhöhung. Wenn niemand erhöht, darf es der Big Blind noch.
rules-all-in = - **All-in:** Reicht es nicht zum Mitgehen, setzt du, was du hast. Von allen anderen kannst du nur so viel gewinnen, wie du selbst gesetzt hast; der Rest ist ihr Side-Pot. Was niemand mitgegangen ist, geht zurück. Reicht ein All-in nicht für eine volle Erhöhung, darfst du nicht noch einmal erhöhen, außer mehrere ergeben zusammen eine.
rules-showdown = - **Der Showdown:** Wer am River zuletzt gesetzt oder erhöht hat, zeigt zuerst. Danach musst du nur zeigen, wenn du gewinnst. Sind alle Verbliebenen All-in, wird aufgedeckt und der Rest der Karten gegeben. Steigen alle anderen aus, gewinnst du, ohne zu zeigen.
rules-blinds-end = - **Das Ende:** Die Blinds steigen alle paar Hände. Ohne Chips bist du raus; wer zuletzt noch Chips hat, gewinnt.
rules-play-chips = Die Chips sind nur zum Spaß da und nichts wert.
