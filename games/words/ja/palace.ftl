palace-name = パレス
    .line = 手札、表の札、伏せ札の順に。最後に残った人の負け。
    .aliases = シットヘッド, カルマ
palace-rules = **手札、前に並べた3枚、誰も見ていない3枚の順に、全部なくしましょう。最後に札が残った人の負けです。**
    まず、6枚のうちどの3枚を表向きに並べるか選びます。強い札は終盤に役立ちます。
    手番には、同じ数の札を1枚以上、場に出します。一番上の札と同じか、それより強い数です。スートは関係ありません。そのあと3枚になるまで引きます。出せない、または出したくなければ、場の札を全部取ります。
    どんな札の上にも**2**を出せ、その上には何でも出せます。**10**はいつでも出せて場を流し（札は除かれます）、もう一度あなたの番です。同じ数4枚でも流れます。
    - **例：** 一番上はJで、手札は4、4、Q。出せるのはQだけです。出して1枚引きます。
    .whole =
    - **配札：** 誰も見ない裏向きの3枚を並べ、その上に表向きに3枚、手札に3枚。残りは山札です。6人ならデッキ2組を使います。
    - **交換：** 全員同時に、6枚のうちどの3枚を表向きに並べるか選びます。
    - **最初の人：** 表の札に3がある人。複数いればディーラーの左から近い人。いなければ手札に3がある人、それもいなければ4、と続きます。
    - **手番：** 出せる同じ数の札を出し、山札がある限り3枚になるまで引きます。出せるときでも、場の札を取ってかまいません。取ると、次の人が新しく始めます。
    - **出せる札：** 一番上と同じか、より強い数。Aが一番強い札です。2と10はいつでも出せます。
    - **流す：** 10で場が流れます。誰が出したかに関係なく、一番上に同じ数が4枚そろっても流れます。
    - **表の札と伏せ札：** 手札がなくなったら表の札、次に伏せ札を出します。一度に混ぜて出すことはできません。伏せ札は1枚めくり、出せれば出します。出せなければ、場の札と一緒に取ります。手札ができたら、また手札から出します。
    - **終わり：** 札がなくなればあがり。最後に札が残った人の負けです。札が回り続けるだけなら打ち切り、一番多い人の負けです。
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7には7以下、8は透明
palace-variant-mirror = 3は透明、8はスキップ、10も数どおり
palace-variant-strict = 出せるなら出さなければならない
palace-variant-long_match = 5ラウンド、あがった順位で得点

palace-option-packs = デッキの数
    .auto = 1組、6人なら2組
    .one = 1組
    .two = 2組
palace-option-swap = プレイの前に表の札を選ぶ
palace-option-starter = 最初に出す人
    .three = 一番低い札を持つ人
    .left = { shared-left-of-dealer }
palace-option-three = 3は
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = 普通の札
palace-invisible = 透明：いつでも出せ、下の札が有効
palace-option-seven = 7は
    .plain = { palace-plain }
    .lower = 次は7以下を出す
palace-option-eight = 8は
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = スキップ：1枚ごとに1人飛ばす
palace-option-ten_on = 10を出せるのは
    .any = いつでも
    .fits = 数どおりのとき
palace-option-four_burns = 同じ数4枚で場が流れる
palace-option-must_play = 出せるなら出さなければならない
palace-option-scoring = 対局
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = 表に並べる
    .with = { $picked }を表に並べる
do-three-up = 表の札を3枚選ぶ
do-flip = { $number }をめくる
palace-do-take = 場の札を取る

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat }が選びました。
    .to-seat = 選びました。
palace-swaps = { $seat }が{ $turned }を表に並べました。
    .to-seat = { $turned }を表に並べました。
palace-begins = { $kind ->
    [three] 一番低い札を持つ{ $other }から始めます。
   *[left] { $other }から始めます。
}
    .to-other = { $kind ->
        [three] 一番低い札を持つあなたから始めます。
       *[left] あなたから始めます。
    }
palace-takes = { $seat }が場の{ shared-cards }を取りました。
    .short = { $count }枚取った
    .to-seat = 場の{ shared-cards }を取りました。
palace-burns = { $kind ->
    [four] 同じ数が4枚！ { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] 同じ数が4枚！ { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat }が{ shared-cards }を流し、もう一度{ $seat }の番です。
   *[no] { $seat }が{ shared-cards }を流しました。
}
    .to-seat = { $again ->
        [yes] { shared-cards }を流し、もう一度あなたの番です。
       *[no] { shared-cards }を流しました。
    }
palace-flips = { $seat }が{ $card }をめくりました。
    .to-seat = { $card }をめくりました。
palace-misses = { $seat }が{ $turned }をめくりましたが出せず、{ shared-cards }を取りました。
    .short = { $count }枚取った
    .to-seat = { $turned }をめくりましたが出せず、{ shared-cards }を取りました。
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other }はスキップされました。
    .to-other = あなたはスキップされました。
palace-out = { $other }があがりました！
    .to-other = あなたがあがりました！
palace-broken-off = 誰も先に進めないので、ラウンドは終わりです。
palace-loses = { $other }の負けです。残りは{ shared-cards }。
    .to-other = あなたの負けです。残りは{ shared-cards }。

palace-prompt = 表の札を3枚選んでください
palace-chose = 選択済み
palace-choosing = 選択中
palace-pile = 場の札
palace-fits = 出せる札
palace-lower = 7以下
palace-burned = 流れた札
palace-ends-in = 残りの手番
palace-zone-up = 表の札を出します
palace-zone-blind = 伏せ札をめくります

palace-hint-swap = 一番強い札です。終盤まで残しましょう。
palace-hint-flip = どれでも同じです。幸運を！
palace-hint-take = 出せる札がないので、場の札を取りましょう。
palace-hint-worth = 場の札は少なく、よい札はあとのほうが役立ちます。
palace-hint-burn = 流しましょう：{ $count }枚なくなり、もう一度あなたの番です。
palace-hint-stuck = { $other }の札は見えていて、どれもこの上には出せません。
palace-hint-special = ほかの出せる札は、もっともったいない札です。
palace-hint-several = 一度に{ $count }枚なくせます。
palace-hint-low = 出せる中で一番低い札です。よい札は残しましょう。

palace-too-few-cards = 6人ならデッキが2組必要です。
palace-three-of-six = { $cards }から3枚選んで表に並べてください。
palace-has-chosen = もう選びました。{ $seats }がまだ選んでいます{ $count ->
   *[other] {""}
}。
palace-no-pile = 取る札がありません。何でも出せます。
palace-must-play = { $kind ->
    [blind] 場の札は取れません。1枚めくってください。
   *[other] 出せるときは出さなければなりません。出せるのは{ $cards }です。
}
palace-not-your-zone = { $kind ->
    [hand] 先に手札を出してください。
    [up] 先に表の札を出してください。
   *[blind] 伏せ札しかありません。1枚めくってください。
}
palace-no-such-place = そこに札はありません。めくれるのは{ $places }です。
palace-too-low = 低すぎます。{ $rank ->
    [A] A
   *[other] { rank-name }以上
}{ $kind ->
    [some] か、{ $cards }
   *[none] {""}
}が必要です。
palace-not-above-seven = 一番上は7です。7以下{ $kind ->
    [some] か、{ $cards }
   *[none] {""}
}が必要です。
