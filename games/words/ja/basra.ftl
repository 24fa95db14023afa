basra-name = バスラ
    .line = 同じ数や合計で取る。Jは全部取れる。
    .aliases = バストラ
basra-rules = **手札で場札を取り、できるときは場を一掃しましょう。**
    手札は5枚、場には表向きの4枚。手番に1枚出します。8は場の8全部と、合計8になる札を取ります。Jは全部取ります。出した札と取った札は、裏向きで自分の前に置きます。何も取れなければ、場に残ります。
    数の札で場を全部取ると**バスラ**で、その札の2倍の点です。取ったJ、A、2♣、10♦も点になります。デッキを使い切ったとき誰かが151点に達していたら、得点の一番高い人の勝ちです。
    - **例：** 場はA♣ 2♠ 5♠ 9♦。8♥を出してA♣ 2♠ 5♠を取りました。Aの1点です。9♦がなければ場を一掃して、バスラの16点も入るところでした。
    .whole =
    - **デッキ：** QとKを除いた44枚。Aは1、10までは数字どおり。Jは合計に入りません。
    - **配札：** 5枚ずつ配り、場に4枚表向きに置きます。その4枚の中のJはデッキに戻し、別の札に替えます。全員の手札がなくなったら5枚ずつ追加します（場には置きません）。デッキごとに左隣の人が配り、ディーラーは最後に出します。
    - **手番：** 1枚出します。同じ数の札全部と、合計がその数になる組全部を、できるだけ多く取ります。2つの組が同じ札を必要とするときは、どちらか選びます。何も取れなければ場に残ります。
    - **J**は、ほかのJも含めて全部取ります。場が空なら、ただ残ります。
    - **バスラ：** 数の札で場を空にすると、札そのものの点に加えて、数の2倍の点です。Aなら2点、10なら20点。Jではバスラになりません。最後に残った札をもらうときもなりません。
    - **点数：** J 1枚2点、A 1枚1点、2♣ 2点、10♦ 3点。取っても、それで取っても点になります。
    - **覚えておく：** 取った札は裏向きなので、何が出たか覚えておきましょう。
    - **デッキを使い切ったら**、最後に札を取った人が場の残りをもらいます。そのとき誰かが151点に達していれば、何人いても得点の一番高い人の勝ちです。最高が2人いれば、もう1デッキ遊びます。
    - **例：** 場はA♥ 3♦ 4♣。4は3枚とも取ります。4♣と、1+3です。バスラで8点、Aで1点。場がA♥ 2♦ 3♣ 4♠なら、6は1+2+3か2+4のどちらかを取ります。どちらも2♦が必要なので選びます。
    - **ローカルルール**で、4人を2人ずつのチームにして点を合計できます。
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = 伝統：最多枚数に30点、7♦で一掃、101点まで
basra-variant-short = 短期戦、51点まで

basra-option-target = { shared-points-to-win }
basra-option-hand_size = 1回に配る枚数（4枚は2人のときだけ）
basra-option-jack_points = J 1枚の点
basra-option-basra_scoring = バスラの点
    .double_face = 札の数の2倍
    .flat10 = いつも10点
basra-option-jack_basra_points = 場のJ 1枚をJで取ったときの点
basra-option-capture_rule = 1枚で取れるのは
    .maximal = 取れるもの全部
    .free = 好きな1組
basra-option-last_capturer_takes_rest = 最後に札を取った人が場の残りをもらう
basra-option-replace_table_jacks = 最初の場札4枚のJは替える
basra-option-end_check = 対局が終わるのは
    .deck_end = デッキを使い切ったとき
    .instant = 誰かが達したらすぐ
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = 7♦も場を全部取る
basra-option-majority_points = 最多枚数の点
basra-option-majority_tie = 最多枚数が同数なら、その点は
    .carry = 次のデッキに持ち越す
    .none = なくなる
basra-option-show_captured = 取った札を見返せる

basra-replaced = { $turned }はデッキに戻り、別の札がめくられました。
basra-turned = 場札：{ $cards }。
basra-takes = { $seat }が{ $card }を出して{ $cards }を取りました{ $points ->
    [0] 。
   *[other] ：{ $points }点。
}
    .to-seat = { $card }を出して{ $cards }を取りました{ $points ->
        [0] 。
       *[other] ：{ $points }点。
    }
basra-basra = バスラ！ 一掃して{ $number }点です。
basra-rest = 最後に札を取った{ $winner }が、残りの{ $cards }をもらいました{ $points ->
    [0] 。
   *[other] ：{ $points }点。
}
    .to-winner = 最後に札を取ったあなたが、残りの{ $cards }をもらいました{ $points ->
        [0] 。
       *[other] ：{ $points }点。
    }
basra-majority = 最多枚数は{ $seats }：{ $points }点。
    .to-seats = 最多枚数は{ $others ->
        [0] あなた
       *[other] あなたと{ $seats }
    }：{ $points }点。
basra-majority-tie = 最多枚数は同数です{ $points ->
    [0] 。
   *[other] 。{ $points }点は次のデッキに持ち越します。
}

basra-tag-cleared = バスラ +{ $number }
basra-for-cards = 札の点 { $number }
basra-for-basras = バスラ { $number }
basra-for-most = 最多枚数 { $number }
basra-fact = { $seat }は場を{ $number }回一掃しました。
basra-tag-took = +{ $number }
basra-tag = バスラ{ $count }回
basra-deck = デッキ{ $round } · { $target }点まで
basra-captured = 取った札
basra-most-cards = 最多枚数

basra-hint-basra = 場が空になります。バスラで{ $number }点です。
basra-hint-points = 取れるうちに{ $number }点取りましょう。
basra-hint-cards = 点はありませんが、{ $count }枚取れます。
basra-hint-lay = 取れる札がありません。{ $number ->
    [0] これならバスラをされる心配はほぼありません
   *[other] これが一番バスラをされにくい札です（{ $number }%）
}。
basra-hint-twin = 取れる札がありません。同じ数をもう1枚持っているので、あとで取り返せそうです。
basra-hint-wait = 今何か取るよりよい手です。次の人のバスラは{ $number ->
    [0] ほぼありません
   *[other] 約{ $number }%です
}。

basra-four-hands-of-five = 4人のときは5枚ずつ配ります。4枚ずつではデッキが割り切れません。
basra-partners-are-four = 2人ずつのチームには4人必要です。
