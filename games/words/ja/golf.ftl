golf-name = ゴルフ
    .line = 伏せ札を低い札と交換。合計が一番低い人の勝ち。
    .aliases = ポーリッシュポーカー
golf-rules = **2列に並んだ6枚の伏せ札を、低い札と交換しましょう。9ホールで合計が一番低い人の勝ちです。**
    まず全員が2枚めくります。ほかの札は見られません。
    手番には、1枚引くか、一番上の捨て札を取ります。それを自分の札のどれかと置き換え、元の札は捨てます。引いた札はそのまま捨てられますが、取った捨て札は必ず使います。
    Kは0、Aは1、2は−2、3から10は数字どおり、JとQは10です。**縦の列に同じ数が2枚そろうと0です。**
    自分の札が全部表になったら、ほかの人はあと1回ずつ。そのあと全部めくって数えます。
    - **例：** 左上に7があります。もう1枚の7を引き、その下に置きました。これでその列は0です。
    .whole =
    - **カード：** デッキ1組、足りなければ2組。自分の前の札は誰も見ません。次の札をめくって捨て札にします。
    - **始め：** 全員が好きな順に2枚めくります。ディーラーの左の人が最初です。
    - **手番：** 引いた札は自分だけが見られ、自分の札と交換するか、捨てます。または一番上の捨て札を取り、必ず自分の札と置き換えます。置いた札は表向きです。
    - **数え方：** K 0、A 1、2は−2、3から10は数字どおり、JとQは10。同じ数の列は、2でも0です。ジョーカーは−2で、打ち消しません。
    - **ホールの終わり：** 誰かの札が全部表になったら、ほかの人はあと1回ずつ。山札が尽きたら捨て札をシャッフルします。2度目に尽きたら、ホールは終わりです。
    - **記憶の4枚：** 下の2枚を見られ、交換した札は伏せたまま。手番の代わりにノックするとホールが終わります。同じ数2枚は、場所に関係なく打ち消します。
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = クイック：捨てるたびに1枚めくる、5ホール
golf-variant-four_cards = 4枚、記憶とノック
golf-variant-nine_cards = 9枚
golf-variant-jokers = ジョーカーあり、同じ数4枚でボーナス

golf-option-holes = 対局のホール数
golf-option-cards = { shared-cards-dealt }
golf-option-start = 始めに
    .turn_two = 全員2枚めくる
    .turn_three = 全員3枚めくる
    .peek_two = 全員が最後の2枚を見る
golf-option-placing = 交換した札は
    .open = 表向き
    .closed = 裏向き、自分だけが知っている
golf-option-ending = ホールが終わるのは
    .all_up = 誰かの札が全部表になったとき
    .knock = 誰かがノックしたとき
golf-option-last_turn = そのあと、ほかの人はあと1回ずつ
golf-option-after_discard = 引いた札を捨てたら
    .nothing = 手番は終わり
    .may_turn = 1枚めくってよい
    .must_turn = 1枚めくらなければならない
golf-option-cancel = 0になるのは
    .column = 縦の列の同じ数
    .lines = 縦か横の同じ数
    .anywhere = どこでも同じ数2枚
    .none = { shared-none }
golf-option-twos = 2は
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = ジョーカー2枚、−2ずつ
golf-option-four_bonus = 2列とも同じ数のとき引く点
    .zero = { shared-none }
golf-option-ender_penalty = 終わらせたのに最少でないときの点
    .zero = { shared-none }

golf-do-turn = { $number }番をめくる
golf-do-take = 取って{ $number }番へ
golf-do-swap = { $number }番と交換
golf-do-knock = ノック

golf-deals = { $seat }が配り、{ $turned }がめくられました。
    .to-seat = あなたが配り、{ $turned }がめくられました。
golf-turns = { $seat }が{ $card }をめくりました。
    .to-seat = { $card }をめくりました。
golf-starts = { $other }から始めます。
    .to-other = あなたから始めます。
golf-draws = { $seat }が引きました。
    .short = 引いた
    .to-seat = 引きました。
golf-you-draw = { shared-you-draw }
golf-takes = { $seat }が{ $card }を{ $number }番に取り、{ $turned }を捨てました。
    .to-seat = { $card }を{ $number }番に取り、{ $turned }を捨てました。
golf-puts = { $seat }が{ $card }を{ $number }番に置き、{ $turned }を捨てました。
    .to-seat = { $card }を{ $number }番に置き、{ $turned }を捨てました。
golf-hides = { $seat }が引いた札を{ $number }番に置き、{ $turned }を捨てました。
    .short = { $number }番と交換
    .to-seat = 引いた札を{ $number }番に置き、{ $turned }を捨てました。
golf-discards = { $seat }が{ $turned }を捨てました。
    .short = 捨てた
    .to-seat = { $turned }を捨てました。
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat }がノックしました{ golf-one-more }。
    .short = ノック
    .to-seat = ノックしました{ golf-one-more }。
golf-all-open = { $seat }の札が全部表になりました{ golf-one-more }。
    .to-seat = あなたの札が全部表になりました{ golf-one-more }。
golf-one-more = { $kind ->
    [more] 。ほかの人はあと1回ずつです
   *[no] {""}
}
golf-shuffles = 捨て札をシャッフルして山札にしました。
golf-stock-out = また山札が尽きたので、ホールは終わりです。
golf-scores = { $other }は{ $points }点です。
    .to-other = あなたは{ $points }点です。
golf-four = 同じ数4枚 { $number }
golf-penalty = 終わらせて最少でない { $number }

golf-hole = ホール{ $number }/{ $most }
golf-last-turns = 最後の1回、終わらせた人
golf-line = { $score } · 表{ $points }
golf-line-end = { $score }
golf-ended = 終わらせた
golf-knocked = ノック
golf-last-turn = 最後の1回
golf-drawn = 引いた札
golf-own = あなたの札

golf-hint-start = 違う列を1枚ずつめくるのが一番よくわかります。
golf-hint-cancels = ここにもう1枚{ rank-name }を置けば、0になります。
golf-hint-low = { $card }は、伏せ札の平均より低い札です。
golf-hint-better = そこは{ $turned }より{ $card }のほうが低くなります。
golf-hint-discard = { $card }はどこにも役立ちません。捨てましょう。
golf-hint-draw = { $card }はあまり役立たないので、引きましょう。
golf-hint-end = 約{ $count }点リードしているので、ホールを終わらせましょう。
golf-hint-turn = どの伏せ札でも同じです。
golf-hint-wait = それではホールが終わり、最少でないかもしれません。

golf-closed-never-open = 伏せたまま交換すると、全部表になることがありません。ノックで終わるようにしてください。
golf-closed-not-turned = 伏せたまま交換するときは、捨てたあとにめくれません。
golf-turn-first = 先に{ $count }枚めくってください。めくれるのは{ $places }です。
golf-wait = { $seats }がまだめくっていません{ $count ->
   *[other] {""}
}。
golf-not-closed = その札は伏せ札ではありません。めくれるのは{ $places }です。
golf-draw-or-take = 引くか、{ $card }を1から{ $most }のどこかに取ってください{ $kind ->
    [knock] 。ノックもできます
   *[none] {""}
}。
golf-swap-or-discard = { $card }を引きました。1から{ $most }のどれかと交換するか、捨ててください。
golf-no-place = あなたの札は1から{ $most }までです。
golf-no-knock = もう誰かがホールを終わらせました。これが最後の1回です。
golf-turn-or-pass = 伏せ札を1枚めくるか、パスしてください。めくれるのは{ $places }です。
golf-must-turn = 伏せ札を1枚めくってください。めくれるのは{ $places }です。
