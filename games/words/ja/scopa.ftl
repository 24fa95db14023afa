scopa-name = スコパ
    .line = 同じ数か合計で取る。場を一掃しよう。
    .aliases = スコーパ, スコポーネ
scopa-rules = **場札を、とくに金貨と7を取り、場を一掃しましょう。**
    手札は3枚、場には表向きの4枚。手番に1枚出します。同じ数の札を1枚取るか、なければ合計がその数になる札を取ります。7なら2と5です。何も取れなければ場に残ります。Jは8、カバリエは9、Kは10と数えます。
    場を空にすると**スコパ**で1点です。ほかの点はディールの終わりに、最多枚数、最多の金貨、金貨の7、一番よいプリミエラにつきます。11点で、得点の一番高い人の勝ちです。
    - **例：** 場に2、3、6があります。5を出すと2と3が取れます。残りは6だけなので、次の人が6を出せばスコパです。
    .whole =
    - **デッキ：** Aから7、J、カバリエ、Kの40枚。J、カバリエ、Kは8、9、10と数えます。スートは金貨、聖杯、剣、棍棒。フランス式のカードでは、金貨はダイヤ、カバリエはQです。
    - **配札：** 3枚ずつ配り、場に4枚表向きに置きます。全員の手札がなくなったら3枚ずつ追加します（場には置きません）。場のKが3枚以上なら配り直し。ディールごとに左隣の人が配ります。
    - **手番：** 1枚出します。場に同じ数の札があれば、それを1枚だけ取り、合計では取れません。なければ、合計がその数になる1組を取ります。何通りもあれば選びます。取れるときは取らなければならず、取れなければ場に残ります。
    - **スコパ：** 場を空にすると1点。ただしディールの最後の札では点になりません。
    - **ディールの終わり：** 最後に札を取った人が場の残りをもらいます。そのあと、最多枚数、最多の金貨、金貨の7、一番よいプリミエラに1点ずつ。同数なら誰にもつきません。
    - **プリミエラ：** 4つのスートそれぞれの一番よい札の合計です。7は21、6は18、Aは16、5は15、4は14、3は13、2は12、ほかは10。4スートそろわなければありません。
    - **勝ち：** ディールのあと11点以上で、得点の一番高い人の勝ちです。同点なら、もう1ディール遊びます。
    - **パートナー：** 4人は2人ずつ組み、取った札を合わせます。
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = スコポーネ・シエンティフィコ：10枚ずつ、21点まで
scopa-variant-scopone = スコポーネ：9枚ずつ、21点まで
scopa-variant-asso_pigliatutto = アッソ・ピリアトゥット：Aが全部取る
scopa-variant-napola = ナポラと金貨のKあり、21点まで

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = 1回に配る枚数
    .three = 3枚
    .nine = 9枚（4人）
    .ten = 10枚、場は0枚（4人）
scopa-option-ace = 出したAは
    .plain = 1と数える
    .takes_all = 全部取る。スコパにはならない
    .takes_all_sweep = 全部取る。スコパになる
scopa-option-napola = 金貨のA、2、3と、続く札に1点ずつ
scopa-option-re_bello = 金貨のKに1点
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }：場のKが多すぎるので、配り直します。
scopa-turned = 場札：{ $cards }。
scopa-takes = { $seat }が{ $card }を出して{ $cards }を取りました。
    .to-seat = { $card }を出して{ $cards }を取りました。
scopa-takes-itself = { $seat }が空の場に{ $card }を出し、自分のものにしました。
    .to-seat = 空の場に{ $card }を出し、自分のものにしました。
scopa-sweeps = スコパ！ { $seat }が{ $card }で{ $cards }を一掃しました。
    .to-seat = スコパ！ { $card }で{ $cards }を一掃しました。
scopa-rest = 最後に札を取った{ $winner }が、残りの{ $cards }をもらいました。
    .to-winner = 最後に札を取ったあなたが、残りの{ $cards }をもらいました。
scopa-count-cards = 最多枚数（{ $figures }）：{ $count ->
    [0] 同数、点なし
   *[other] { $seats }
}。
    .to-seats = 最多枚数（{ $figures }）：{ shared-you-and }。
scopa-count-coins = 最多の金貨（{ $figures }）：{ $count ->
    [0] 同数、点なし
   *[other] { $seats }
}。
    .to-seats = 最多の金貨（{ $figures }）：{ shared-you-and }。
scopa-count-primiera = 最高のプリミエラ（{ $figures }）：{ $count ->
    [0] 同点、点なし
   *[other] { $seats }
}。
    .to-seats = 最高のプリミエラ（{ $figures }）：{ shared-you-and }。
scopa-count-seven = 金貨の7：{ $seats }。
    .to-seats = 金貨の7：{ shared-you-and }。
scopa-count-sweeps = { scopa-swept }：{ $seats }。
    .to-seats = { scopa-swept }：{ shared-you-and }。
scopa-count-napola = ナポラ（{ $points }点）：{ $seats }。
    .to-seats = ナポラ（{ $points }点）：{ shared-you-and }。
scopa-count-king = 金貨のK：{ $seats }。
    .to-seats = 金貨のK：{ shared-you-and }。

scopa-for-cards = 最多枚数 { $number }
scopa-for-coins = 最多の金貨 { $number }
scopa-for-primiera = プリミエラ { $number }
scopa-for-seven = 金貨の7 { $number }
scopa-for-sweeps = スコパ { $number }
scopa-for-napola = ナポラ { $number }
scopa-for-king = 金貨のK { $number }
scopa-deed = { shared-cards }、金貨{ $number }枚、プリミエラ{ $points ->
    [0] なし
   *[other] { $points }
}
scopa-tag = スコパ
scopa-swept = スコパ{ $count }回

scopa-hint-sweep = 場が空になります。スコパで1点です。
scopa-hint-seven = 金貨の7を取りましょう。それだけで1点です。
scopa-hint-coins = 金貨を{ $count }枚取りましょう。最多の金貨は1点です。
scopa-hint-primiera = プリミエラは7で決まります。取りましょう。
scopa-hint-cards = { shared-cards }取れます。最多枚数は1点です。
scopa-hint-lay = 取れる札がありません。場の合計は{ $number }になり、{ $chance ->
    [0] スコパの心配はほぼありません
   *[other] 約{ $chance }%でスコパになります
}。
scopa-hint-wait = 今取るよりよい手です。場の合計は{ $number }になり、{ $chance ->
    [0] スコパの心配はほぼありません
   *[other] 約{ $chance }%でスコパになります
}。

scopa-scopone-is-for-four = スコポーネは4人用です。それより少なければ3枚ずつ配ってください。
scopa-equal-first = { $cards }は同じ数なので、{ $card }ではそれを取り、合計では取れません。
