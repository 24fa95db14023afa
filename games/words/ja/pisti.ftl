pisti-name = ピシュティ
    .line = 一番上と同じ数を出せば、山は全部あなたのもの。
    .aliases = Pişti, ピシティ
pisti-rules = **場の山の一番上と同じ数を出すと、山を全部取れます。**
    手札は4枚、真ん中に山があります。手番に1枚出します。一番上と同じ数なら、山全部があなたのもの。Jはどんな山も取れます。ほかの札は上に置かれます。
    1枚だけの山を同じ数で取ると**ピシュティ**で10点、J同士なら20点です。デッキを使い切ったら取った札を数えます。10♦は3点、2♣は2点、AとJは1点ずつ、最多枚数は3点。151点で、得点の一番高い人の勝ちです。
    - **例：** 誰かが山を取り、あなたが9♣で新しい山を始めました。次の人が9♥を出すとピシュティで10点です。だから、もうほとんど出た数で始めましょう。
    .whole =
    - **配札：** 真ん中に4枚、それから4枚ずつ。真ん中の1枚を表にし、ほかはその下に伏せます。Jが出たらそのままにして、上にもう1枚表にします。全員の手札がなくなったら4枚ずつ追加します（真ん中には置きません）。ディールごとに左隣の人が配り、ディーラーは最後に出します。
    - **手番：** 好きな札を出します。一番上と同じ数なら山を取ります。Jでも取れます。場が空なら、Jでもただ残ります。
    - **伏せた札**は、最初の山を取った人のものです。その人だけが見られます。
    - **ピシュティ：** 1枚だけの山に同じ数を出したとき。10点で、JにJなら20点です。ほかの札にJを出してもピシュティではなく、ディールの最後の札でもなりません。
    - **デッキを使い切ったら**、最後に札を取った人が残りをもらいます。そのあと取った札を数えます。10♦は3点、2♣は2点、Aは1点、Jは1点。最多枚数は3点で、同数なら誰にもつきません。
    - **勝ち：** ディールのあと151点以上で、得点の一番高い人の勝ちです。同点なら、もう1ディール遊びます。
    - **パートナー：** 4人は2人ずつ組み、取った札を合わせます。
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = 短期戦、101点まで
pisti-variant-coffee_house = コーヒーハウス：一番下の札を見せる、最後の札でもピシュティ
pisti-variant-each_alone = 1人ずつ、101点まで
pisti-variant-open = オープン：伏せた札なし

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = 1枚のJにJを出したときの点
pisti-option-most_cards = 最多枚数の点
pisti-option-last_pisti = ディールの最後の札でもピシュティになる
pisti-option-closed_start = 最初の山は1枚を除き伏せておく
pisti-option-look = 取った伏せ札を見られる
pisti-option-open_bottom = デッキの一番下の札を見せる

pisti-void = 真ん中がJ 4枚なので、配り直します。
pisti-turned = 場札：{ $cards }{ $count ->
    [0] 。
   *[other] 、下に伏せた札が{ $count }枚。
}
pisti-bottom = デッキの一番下：{ $card }。
pisti-lays = { $seat }が{ $card }を出しました。
    .to-seat = { $card }を出しました。
pisti-takes = { $seat }が{ $card }で山を取りました：{ shared-cards }。
    .to-seat = { $card }で山を取りました：{ shared-cards }。
pisti-pisti = ピシュティ！ { $seat }が{ $cards }に{ $card }を出しました：{ shared-points }。
    .to-seat = ピシュティ！ { $cards }に{ $card }を出しました：{ shared-points }。
pisti-looks = 山の下に伏せてあった札：{ $cards }。
pisti-rest = 最後に札を取った{ $winner }が、残りの{ $cards }をもらいました。
    .to-winner = 最後に札を取ったあなたが、残りの{ $cards }をもらいました。
pisti-count-cards = 最多枚数（{ $figures }）：{ $count ->
    [0] 同数、点なし
   *[other] { $seats }
}。
    .to-seats = 最多枚数（{ $figures }）：{ shared-you-and }。
pisti-count-points = 取った札で{ shared-points }：{ $seats }。
    .to-seats = 取った札で{ shared-points }：{ shared-you-and }。
pisti-count-pistis = ピシュティで{ shared-points }：{ $seats }。
    .to-seats = ピシュティで{ shared-points }：{ shared-you-and }。
pisti-for-cards = 最多枚数 { $number }
pisti-for-points = 取った札 { $number }
pisti-for-pistis = ピシュティ { $number }
pisti-deed = { shared-cards }、ピシュティ{ $number }回
pisti-fact = { $seat }はピシュティを{ $number }回決めました。
pisti-tag = ピシュティ +{ $points }
pisti-count = ピシュティ{ $count }回
pisti-pile = 山
pisti-under = その下
pisti-closed = 取った伏せ札

pisti-hint-pisti = ピシュティです：{ shared-points }。
pisti-hint-take = 山を取りましょう：{ shared-cards }{ $points ->
    [0] 。
   *[other] 、{ $points }点入り。
}
pisti-hint-gone = ほかの{ rank-name }は全部出たか手札にあるので、取れるのはJだけです。
pisti-hint-lay = 一番合わせられにくい札です（{ $number }%）。

pisti-one-card = 1枚出してください：{ $cards }。何が取れるかは自動で決まります。
