rummy-500-name = ラミー500
    .line = メルドを並べ、捨て札を掘り起こす。
    .aliases = 500ラム, ラミー
rummy-500-rules = **セットやランを場に並べましょう。並べた札は得点、手元に残った札は失点です。**
    山札から引くか、捨て札を掘り起こします。捨て札はどの札でも、その上の札全部と一緒に取れますが、その札はすぐに並べなければなりません。そのあと**メルド**（同じ数3〜4枚、または同じスートの3枚以上の続き）を並べ、どのメルドにも1枚ずつ付けられます。最後に1枚捨てます。
    誰かの手札がなくなったらラウンドは終わりです。先に500点になった人の勝ちです。
    - **例：** 手札に7が2枚あり、捨て札の2枚下に7♠があります。3枚とも取り、7を並べて21点です。
    .whole =
    - **配札：** 2人なら13枚、3人からは7枚ずつ配り、1枚めくります。4人まではデッキ1組、5人からは2組です。
    - **引く：** 山札から1枚、または捨て札をその上の札全部と一緒に取ります。その捨て札は、メルドとして、またはメルドに付けて、すぐに並べます。ほかの札は手札に残ります。一番上の捨て札も、ただ取るだけではいけません。
    - **メルド：** スートの違う同じ数3〜4枚か、同じスートの3枚以上の続き。Aは一番下か一番上で、A 2 3かQ K A。K A 2はできません。並べた札は動かせません。
    - **付け札：** 場のどのメルドにも1枚ずつ付けられます。ほかの人のメルドでも、自分の得点です。
    - **捨てる**と手番は終わりです。メルド、付け札、捨て札で手札がなくなればあがりで、ラウンドは終わりです。
    - **山札が空なら？** 並べられる捨て札はまだ取れます。パスすると、あがりなしでラウンドは終わりです。
    - **点数：** 2から9は数字どおり、10 J Q Kは10、Aは15、ランの一番下のAは1。並べた札は得点、残った札は失点なので、ラウンドで点を失うこともあります。
    - **終わり：** 誰かが500点になったら、得点の一番多い人の勝ちです。同点は分け合います。
    - **例：** 7♣ 7♦ 7♥で21点、ランに6♦を付けて6点。残りはA、5、Kで30点。3点の失点です。
    - **ジョーカー**を使うときは、どの札にもなり15点です。メルドにはほかの札が2枚必要で、ジョーカーを取り替えることはできません。
    - **パートナー**は、残った札も含めて点を合計します。
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

rummy-500-variant-jokers = ジョーカー2枚
rummy-500-variant-fives = 簡単計算：小さい札5、A 15
rummy-500-variant-kitchen = 家庭ルール：一番上の捨て札は自由、捨ててあがる
rummy-500-variant-partners = パートナー戦
rummy-500-variant-short = 短期戦、250点まで

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 2人なら13枚、ほかは7枚
rummy-500-option-packs = デッキの数
    .zero = 1組、5人からは2組
rummy-500-option-jokers = デッキ1組のジョーカー
    .zero = { shared-none }
rummy-500-option-aces = ランのA
    .both = 一番下か一番上
    .low = 一番下。どこでも点は小さい
    .high = 一番上
rummy-500-option-low_ace = 一番下のAの点
rummy-500-option-values = 2から9の点
    .pips = 数字どおり
    .fives = 5点ずつ
rummy-500-option-top_free = 一番上の捨て札は並べずに取れる
rummy-500-option-must_discard = 捨ててあがらなければならない
rummy-500-option-stock_out = 山札が空になったら
    .end = 捨て札を取らなければラウンドは終わり
    .renew = 捨て札を1回だけシャッフルする
rummy-500-option-out_bonus = あがりの点
rummy-500-option-teams = パートナー
    .none = { shared-none }
    .pairs = 向かい同士の2人組
    .two = 交互に座る2チーム

do-lay = 付け札
    .with = { $picked }を付ける
do-lay-on = メルド{ $number }に付ける
    .with = { $picked }をメルド{ $number }に付ける
do-lay-on-low = メルド{ $number }の下に付ける
    .with = { $picked }をメルド{ $number }の下に付ける
do-on = メルド{ $number }に
do-on-low = メルド{ $number }の下に
do-low = 下に
    .after = { $picked }を下に
do-meld = 並べる
order-draw = 山札から引く

rummy-500-deals = { $seat }が配り、{ $card }がめくられました。
    .to-seat = あなたが配り、{ $card }がめくられました。
rummy-500-melds = { $seat }が{ $cards }を並べました：{ $points }点。
    .to-seat = { $cards }を並べました：{ $points }点。
rummy-500-lays-off = { $seat }が{ $card }を{ $kind ->
    [set] セット
   *[run] ラン
}（メルド{ $number }）に付けました：{ $points }点。
    .to-seat = { $card }を{ $kind ->
        [set] セット
       *[run] ラン
    }（メルド{ $number }）に付けました：{ $points }点。
rummy-500-one-left = { $seat }は残り1枚です。
    .to-seat = 残り1枚です。
rummy-500-renews = 捨て札をシャッフルして山札にしました。
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat }があがりました！
    .to-seat = あがりました！
rummy-500-ends = あがりなしでラウンドは終わりです。
rummy-500-scores = { $seat }は並べた札{ $points }、残り{ $number }：{ SIGNED($gain) }。
    .to-seat = あなたは並べた札{ $points }、残り{ $number }：{ SIGNED($gain) }。

rummy-500-line = { $score } · 場{ $points }
rummy-500-holding = 失点{ $points }
rummy-500-target = 目標
rummy-500-meld = メルド{ $number }、{ $seat }
rummy-500-for-melds = 並べた札 { $number }
rummy-500-for-hand = 残り { $number }
rummy-500-for-out = あがり { $number }

rummy-500-hint-draw = 捨て札に取る価値のあるものはありません。
rummy-500-hint-pass = 今ラウンドを終えるのが一番損がありません。
rummy-500-hint-completes = { $cards }ができ、この手番で全部で{ $points }点です。
rummy-500-hint-fits = { $card }は場に付けられます。この手番で{ $points }点並べられます。
rummy-500-hint-lay = 今{ $points }点になり、場に置けば失点にはなりません。
rummy-500-hint-alone = 合う札がなく、誰かがあがると{ $points }点の失点です。
rummy-500-hint-least = 一番いらない札で、誰かがあがると{ $points }点の失点です。

rummy-500-few-cards = 山札が足りなくなります。配る枚数を減らすか、デッキを2組にしてください。
rummy-500-no-teams = チーム戦には4人、6人、8人のどれかが必要です。
rummy-500-draw-first = 先に引いてください。山札から{ $count ->
    [0] 引きます。
   *[other] 引くか、捨て札を取ります：{ $cards }。
}
rummy-500-stock-empty = 山札が空です。{ $count ->
    [0] パスするしかありません。
   *[other] 捨て札の{ $cards }を取るか、パスしてください。
}
rummy-500-not-in-pile = { $card }は捨て札にありません。{ $count ->
    [0] 取れる札はありません。
   *[other] 取れるのは{ $cards }です。
}
rummy-500-no-use = { $card }はすぐに並べられないので、取れません。{ $count ->
    [0] 取れる札はありません。
   *[other] 取れるのは{ $cards }です。
}
rummy-500-use-first = { $card }を取ったので、先にそれをメルドとして、またはメルドに付けて並べてください。
rummy-500-lay-or-discard = もう引きました。メルドを並べるか、付けるか、1枚捨てて手番を終えてください。
rummy-500-keep-one = 捨ててあがらなければならないので、1枚残してください。
rummy-500-which-meld = { $card }はいくつかに付けられます。どれか指定してください：{ $numbers }。
rummy-500-no-fit = { $card }はそこに付けられません。{ $count ->
    [0] 場のどのメルドにも付けられません。
   *[other] 付けられるのはメルド{ $numbers }です。
}
rummy-500-no-meld = { $why ->
    [few] メルドには3枚以上必要です。
    [jokers] メルドにはジョーカー以外の札が2枚必要です。
    [twice] セットに同じ札を2枚入れられません。
    [long] セットは4枚までです。
    [suits] 同じ数でも同じスートでもありません。
   *[gap] ランではありません。数が続いていません。K A 2は数えません。
}
