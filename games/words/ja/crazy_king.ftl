crazy-king-name = クレイジーキング
    .line = 手札をなくそう。Kはいつでも出せる。
    .aliases = クレイジーエイト, ページワン
crazy-king-rules = **誰よりも先に手札をなくしましょう。**
    手番には、一番上の札と同じスートか同じ数の札を出します。合う札がなければ2枚まで引き、最初に合った札を出すか、なければパスします。
    特別な札もあります。**K**はいつでも出せ、次のスートを指定します。**J**は次の人をスキップ。**Q**はスキップして2枚引かせます。スキップされた人は、Kで応じるか、パスしかできません。**A**は回る向きを逆にします。
    あがると、ほかの人の手札が得点になります。先に500点になった人の勝ちです。
    - **例：** 一番上は7♥。ハートなら何でも、7なら何でも、Kも出せます。K♠を出してダイヤを指定すると、次の人はダイヤかほかのKが必要です。
    .whole =
    - **配札：** 52枚のデッキから7枚ずつ。次の札をめくって捨て札にします。何が出ても効果はありません。Kなら、そのスートを求めるだけです。
    - **最初の人：** 1ラウンド目はランダム、次からは前の勝者。その人から配ります。
    - **手番：** 合う札があれば、それかKを出します。引いたりパスしたりはできません。なければ引き、合う札はすぐに出します（代わりにKを出してもかまいません）。まだなければもう1枚引き、それからパスします。
    - **K：** いつでも出せ、好きなスートを指定します。出す義務はありません。
    - **J：** 次の人は1回休み。ただしKで応じれば休みません。そのKは普段どおり働き、その次の人はスキップされません。
    - **Q：** Jと同じで、さらに2枚引きます。Kはその両方を打ち消します。
    - **A：** 向きが逆になります。2人のときは変わりません。
    - **最後の1枚**でラウンドはすぐに終わり、その札の効果はありません。
    - **シャッフル：** 山札がなくなったら、一番上を除く捨て札をシャッフルします。5回目でラウンドは終わり、点の一番少ない人の勝ちです。同点なら枚数の少ない人です。
    - **得点：** ラウンドの勝者だけが、ほかの人の手札の点を全部取ります。Kは30、A、Q、Jは10、ほかは数字どおり。誰かが500点になるまで続けます。
    - **例：** あなたがあがりました。ほかの人は2♠ 9♦と3♠ K♦。11と33で、44点です。
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = 短期戦、150点まで
crazy-king-variant-strict = 厳格：Kは出さなければならない

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = ラウンドが終わる山札切れの回数
crazy-king-option-max_draws = パスまでに引ける枚数
crazy-king-option-king_obliges = 合うのがKだけなら出さなければならない
crazy-king-option-skipped_player = スキップされた人がKを持っていたら出せるのは
    .king_only = Kだけ
    .normal_turn = 合う札なら何でも
crazy-king-option-queen_king_cancels = QにKで応じれば2枚引かずに済む
crazy-king-option-ace_two_players = 2人のときのA
    .no_effect = 効果なし
    .acts_as_skip = もう一度自分の番
crazy-king-option-last_queen_draws = 最後の1枚がQでも次の人は2枚引く
crazy-king-option-exhaustion_tie = 最少が同点なら
    .fewest_cards = 枚数の少ない人の勝ち
    .no_score = 得点なし

crazy-king-turned-up = { $card }がめくられました。{ $other }から始めます。
    .to-other = { $card }がめくられました。あなたから始めます。
crazy-king-plays = { $seat }が{ $card }を出しました。
    .to-seat = { $card }を出しました。
crazy-king-calls = { $seat }が{ $card }を出し、{ $suit }を指定しました。
    .to-seat = { $card }を出し、{ $suit }を指定しました。
crazy-king-draws = { $seat }が{ $count }枚引きました。
    .short = { $count }枚引いた
    .to-seat = { $count }枚引きました。
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = Kで応じなければ、{ $seat }はスキップです。
    .to-seat = Kで応じなければ、あなたはスキップです。
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = 山札がなくなりました（{ $number }回目）。
crazy-king-wins-round = { $winner }がラウンドに勝ち、{ $number }点です。
    .to-winner = あなたがラウンドに勝ち、{ $number }点です。
crazy-king-no-score = 最少が同点なので、得点はありません。

do-suit = { $symbol } { $suit }を指定
    .after = { $picked }、{ $symbol } { $suit }を指定

crazy-king-line-skipped = { $score } · スキップ
crazy-king-round = ラウンド{ $round } · 山札切れ{ $number }/{ $most }
crazy-king-hint-draw = 合う札がないので、引きましょう。
crazy-king-hint-pass = 合う札がなく、もう引いたので、パスするしかありません。
crazy-king-hint-skipped = スキップされましたが、Kを使うほどではありません。パスしましょう。
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Kで手番を守れます。一番よいスートの{ $suit }を指定しましょう。
crazy-king-hint-call = { $suit }を指定しましょう。一番多く持っています。
crazy-king-hint-skips = { $count ->
    [1] 残り1枚の{ $seat }
    [2] 残り2枚の{ $seat }
    [3] 残り3枚の{ $seat }
   *[other] { $seat }
}をスキップできます。
crazy-king-hint-fits = これで合い、{ $count ->
    [0] ほかに{ $suit }はありません
   *[other] { $suit }はあと{ $count }枚残ります
}。

crazy-king-too-few-cards = カードが足りません。配る枚数は合計50枚までです。
must-fit = それは合いません。{ $suit }{ $rank ->
    [K] か
   *[other] 、ほかの{ rank-name }、
}Kを出してください。どれもなければ、引くか、パスしてください。
call-a-suit = { $card }の次のスートを指定してください：クラブ、ダイヤ、ハート、スペード。
call-the-last-king = { $card }が最後の1枚です。そのまま出してください。スートはいりません。
skipped = スキップされました。Kで応じるか、パスしてください。
must-play = 合う札があるので、引いたりパスしたりはできません。出せるのは{ $cards }です。
must-draw = { shared-must-draw }
must-play-king = Kがあり、この卓では出さなければなりません。最後の1枚でなければ、スートも指定してください。
drawn-enough = もう引けません。Kがあれば出すか、パスしてください。
