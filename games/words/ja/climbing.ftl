do-give = 渡す
    .with = { $picked }を渡す
    .pick = { $most }枚渡す
do-set = { $number }枚組を出す
do-sets = 2枚以上の組を出す
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat }が{ $other }に一番強いカードを{ $count }枚渡しました。
    .to-seat = あなたは{ $other }に一番強いカードを{ $count }枚渡しました。
    .to-other = { $seat }から一番強いカードを{ $count }枚もらいました。
climbing-you-pay = { $other }に{ $cards }を渡しました。
climbing-you-receive = { $other }から{ $cards }をもらいました。
climbing-gives = { $seat }が{ $other }に{ $count }枚返しました。
    .short = { $count }枚返した
    .to-seat = { $other }に{ $count }枚返しました。
    .to-other = { $seat }から{ $count }枚返ってきました。
climbing-opens = { $seat }が{ $card }を持っているので、最初に出します。
    .to-seat = { $card }を持っているので、あなたが最初に出します。
climbing-leads = { $seat }から始めます。
    .to-seat = あなたから始めます。
climbing-plays = { $seat }が{ $cards }を出しました。
    .to-seat = { $cards }を出しました。
climbing-few-left = { $other }の手札は残り{ $count }枚です！
    .to-other = あなたの手札は残り{ $count }枚です！
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat }が{ $cards }で場を取りました。
    .to-seat = あなたが{ $cards }で場を取りました。
climbing-wins-at-once = これで場が流れます。
climbing-out = { $seat }があがりました。
    .to-seat = あがりました。
climbing-passed = { shared-passed }
climbing-place = { $number }位であがり
    .round = このラウンドは{ climbing-place }
climbing-prompt-opens = { $seat }が{ $card }を出して開始
    .to-seat = { $card }を出して始めてください
climbing-prompt-gives = { $seat }が{ $other }に{ $count }枚渡します
    .to-seat = { $other }に{ $count }枚渡してください
    .to-other = { $seat }から{ $count }枚もらいます
climbing-exchange = ラウンド{ $number } · 交換
climbing-opening = ラウンド{ $number } · { $card }から
climbing-taken = { $seat }が取った
climbing-set = { $seat }：{ $count ->
    [1] { rank-name }1枚
    [2] { shared-ranks }のペア
    [3] { shared-ranks }を3枚
    [4] { shared-ranks }を4枚
    [5] { shared-ranks }を5枚
    [6] { shared-ranks }を6枚
    [7] { shared-ranks }を7枚
   *[8] { shared-ranks }を8枚
}
climbing-hint-give = いらないカードを渡しましょう。まず弱い札を1枚、なければペア。2とジョーカーは渡しません。
climbing-hint-out = 最後のカードです。あがりです！
climbing-hint-lead = { $reversed ->
    [0] 一番低い
   *[1] 一番弱い
}{ $count ->
    [1] 1枚
    [2] ペア
    [3] 3枚組
   *[other] { $count }枚組
}から出しましょう。{ $close ->
    [0] まだ誰もあがりそうにありません。
   *[1] {""}
}
climbing-hint-lead-spare = この{ $count ->
    [1] 1枚
    [2] ペア
    [3] 3枚組
   *[other] { $count }枚組
}を出しましょう。これより{ $reversed ->
    [0] 低い
   *[1] 弱い
}札だと、組を崩す{ $jokers ->
    [0] {""}
   *[1] かジョーカーを使う
}ことになります。
climbing-hint-lead-close = { $seat }は残り{ $count }枚です。1枚ではなく組で出しましょう。
climbing-hint-beat = { $count ->
    [1] { rank-name }
   *[other] { shared-ranks }の組
}に勝てる{ $count ->
    [1] 札
    [2] ペア
    [3] 3枚組
   *[other] { $count }枚組
}のうち、{ $reversed ->
    [0] 一番低い
   *[1] 一番弱い
}ものです。
climbing-hint-spare = { $count ->
    [1] { rank-name }
   *[other] { shared-ranks }の組
}に勝てます。これより{ $reversed ->
    [0] 低い
   *[1] 弱い
}札だと、組を崩す{ $jokers ->
    [0] {""}
   *[1] かジョーカーを使う
}ことになります。
climbing-hint-beat-close = { $seat }は残り{ $count }枚です。勝てるものは出しましょう。
climbing-hint-nothing = 勝てるカードがないので、パスするしかありません。
climbing-hint-save-joker = ジョーカーを使うほどではありません。
climbing-hint-save-set = 組を崩すほどではありません。
climbing-must-give = 先に{ $seat }に{ $count }枚渡してください。「give」とカードを入力します。
