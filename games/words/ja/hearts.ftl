hearts-name = ハーツ
    .line = ハートとスペードのQを取らないように。
    .aliases = ハート, ブラックレディ
hearts-rules = **ハートを取らないこと。何よりもQ♠を取らないこと。**
    全員が1人で戦います。まず3枚を別の人に渡し、誰かから3枚もらいます。
    { rules-trick } { rules-trick-plain } ハートは、誰かが1枚出すまでリードできません。
    取ったハートは1枚1点、Q♠は13点の失点です。ただし26点すべてを取れば**シュート・ザ・ムーン**で、自分は0点、ほかの全員が26点です。誰かが100点になったら、点の一番少ない人の勝ちです。
    - **例：** あなたが9♣をリードし、ほかの人が4♣、K♣、Q♠を出しました。K♣がトリックを取り、13点もついてきます。
    .whole =
    - **配札：** 全員に同じ枚数を配ります。3人なら2♦、5人なら2♦と2♣、6人なら2♦、3♦、3♣、4♣を除きます。
    - **カードを渡す：** 全員同時に、裏向きで3枚選びます。最初は左隣へ、次のディールは右隣へ、4人か6人ならその次は向かいへ。その次のディールは渡さず、また最初に戻ります。
    - **プレイ：** 一番低いクラブを持つ人が、それをリードします。{ rules-trick } { rules-trick-plain } Aが一番強い札です。
    - **最初のトリック：** ほかに何もない場合を除き、ハートとQ♠は出せません。
    - **ハートのブレイク：** ハートは、誰かが1枚出すまでリードできません（手札がハートだけのときを除く）。Q♠ではブレイクしません。Q♠はいつでもリードできます。
    - **点数：** ハート1枚が1点、Q♠が13点。
    - **シュート・ザ・ムーン：** ハート13枚とQ♠を全部取ると、自分は0点、ほかの全員が26点です。
    - **終わり：** 誰かが100点以上になったら、一番点の少ない人の勝ちです。最少が2人いれば、もう1ディール遊びます。
    - **例：** ダイヤがリードされ、あなたは1枚も持っていません。Q♠を出すと、このトリックを取った人が13点です。これではハートはブレイクしません。2♥を出していたらブレイクでした。
    - **ローカルルール**で、10点引けるJ♦、別のムーン、ブラックマリアなどを加えられます。
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = 短期戦、50点まで
hearts-variant-jack = J♦で10点引ける
hearts-variant-omnibus = オムニバス：J♦で10点引け、ムーンには得点札15枚すべてが必要
hearts-variant-bicycle = Q♠でもハートがブレイクする
hearts-variant-trickster = ムーンで対局に負けることはない
hearts-variant-black_maria = ブラックマリア：A♠とK♠も失点
hearts-variant-spot = スポットハーツ、500点まで

hearts-option-pass_count = 渡す枚数
hearts-option-pass_cycle = 渡す相手
    .classic = 左、右、向かい、渡さない、の順
    .wide = ほかの全員に順番に、そのあと渡さない
    .no_hold = 左、右、向かいの順、毎回渡す
    .left = いつも左
    .right = いつも右
    .none = { shared-never }
hearts-option-odd_cards = 均等に配れない余り
    .remove = 最初から除く
    .kitty_first_trick = 最初のトリックを取った人に
    .kitty_first_points = 最初に失点した人に
hearts-option-first_lead = 最初のリード
    .low_club = 一番低いクラブ
    .any_club = 一番低いクラブを持つ人が、好きなクラブを
    .left_of_dealer = ディーラーの左の人が、好きな札を
hearts-option-first_trick_points = 最初のトリックの失点札
    .barred = ほかに何もないときだけ
    .allowed = 出してよい
hearts-option-heart_leads = ハートをリードできるのは
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠でもハートがブレイクする
hearts-option-queen_forced = ハートのブレイク前、手札がQ♠とハートだけならQ♠をリードしなければならない
hearts-option-hearts = ハート1枚の失点
    .one = 1点
    .spot = 数字どおり、J Q K Aは11、12、13、14点
hearts-option-queen_points = Q♠の失点
hearts-option-spade_honours = K♠は10点、A♠は7点の失点
hearts-option-jack = ボーナスのダイヤ
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = ボーナスのダイヤで引ける点
hearts-option-moon = 失点札をすべて取ったら
    .others = ほかの全員がその点をもらう
    .self = 自分の点から引く
    .choose = 選ぶ：ほかの全員に足すか、自分から引くか
    .auto = ほかの全員に足す。それで対局に負けるなら自分から引く
    .off = 全部自分の失点になる
hearts-option-moon_needs_jack = ムーンにはボーナスのダイヤも必要
hearts-option-sun = 全トリックも取れば、ムーンは2倍
hearts-option-no_tricks_bonus = 1トリックも取らなかったとき引ける点
hearts-option-target = 対局が終わる点
hearts-option-reset_at_target = ちょうどその点になったら半分になる
hearts-option-tie_break = 最後に最少が2人いたら
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = ほかの全員に足す
do-subtract = 自分の点から引く

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat }が渡すカードを選びました。
    .short = 選んだ
    .to-seat = 渡すカードを選びました。
hearts-gets = { $seat }から{ $cards }をもらいました。
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = ハートがブレイクしました。
hearts-kitty = { $seat }がキティを取りました：{ $cards }。
    .to-seat = あなたがキティを取りました：{ $cards }。
hearts-moon = { $seat }のシュート・ザ・ムーンです！
    .to-seat = あなたのシュート・ザ・ムーンです！
hearts-moon-adds = { $seat }以外の全員に{ $points }点つきます。
    .to-seat = あなた以外の全員に{ $points }点つきます。
hearts-moon-subtracts = { $seat }は自分の点から{ $points }点引きました。
    .to-seat = 自分の点から{ $points }点引きました。
hearts-resets = { $seat }はちょうど{ $points }点なので、{ $half }点に減ります。
    .to-seat = あなたはちょうど{ $points }点なので、{ $half }点に減ります。
hearts-scores = ディール{ $number }：{ $gains } → { $totals }。
hearts-ahead = { $count ->
    [1] { $seats }がトップです。
   *[other] { $seats }が同点でトップです。
}
    .to-seats = { $others ->
        [0] あなたがトップです。
       *[other] あなたと{ $seats }が同点でトップです。
    }
hearts-shot = { $seat }がディール{ $number }でシュート・ザ・ムーンを決めました。

hearts-way = { $way ->
    [hold] なし
    [across] 向かいへ
    [left] { $far ->
        [1] 左隣へ
       *[2] 左2つ隣へ
    }
   *[right] { $far ->
        [1] 右隣へ
       *[2] 右2つ隣へ
    }
}
hearts-prompt-pass = { hearts-way }{ $count }枚渡してください
hearts-pass-to = { $other }に{ $count }枚渡す
hearts-line = { $score }
hearts-line-hand = { $score } · 今回{ SIGNED($points) }
hearts-line-scored = { $score } （{ SIGNED($points) }）
hearts-deed = { $count ->
    [0] トリックなし
   *[other] { $count }トリック
}
hearts-for-hearts = ハート { $number }
hearts-for-queen = Q♠ { $number }
hearts-for-king = K♠ { $number }
hearts-for-ace = A♠ { $number }
hearts-for-bonus = ボーナス { $number }
hearts-for-moon = { $seat }のムーン { $number }
hearts-for-no-tricks = トリックなし { $number }
hearts-for-reset = ちょうど{ $target }点 { $number }
hearts-chose = 選択済み
hearts-choosing = 選択中
hearts-passing = ディール{ $number } · 交換
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = 渡す
hearts-badge = 未ブレイク
hearts-badge-broken = ブレイク
hearts-left-out = 除いた札
hearts-taken = { $seat }が取った

hearts-hint-pass-queen = Q♠を守る低いスペードが足りません。渡してしまいましょう。
hearts-hint-pass-spade = 強いスペードはQ♠を取ってしまい、代わりに出せる低い札が足りません。
hearts-hint-pass-heart = 強いハートはハートを集めてしまいます。渡しましょう。
hearts-hint-pass-void = 短いスートをなくしましょう。なくなれば、好きな札を出せます。
hearts-hint-pass-rest = いらないトリックを取ってしまいそうな札です。
hearts-hint-add = ほかの全員に足しましょう。それで対局に負けることはありません。
hearts-hint-subtract = 自分の点から引きましょう。ほかの全員に足すと対局が終わり、あなたは勝てません。
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = ここまでの失点札はすべてあなたのもので、この札には誰も勝てません。ムーンを狙いましょう。
hearts-hint-stop = 誰かがムーンを狙っています。何点か取って止めましょう。
hearts-hint-drive = Qより低いスペードは、Q♠を追い出すのに役立ちます。
hearts-hint-give = 残りのスペードはどれもQより強い札です。リードすれば、ほかの誰かが取るしかありません。
hearts-hint-low = 一番負けやすい札なので、ほかの誰かが取ってくれるでしょう。
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = もっと強いスペードが出ているので、今出しましょう。ほかの人がトリックを取ります。
hearts-hint-bonus = このトリックは取る価値があります。点を引けます。
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = まだ序盤で、みんなフォローするはずです。一番強い札を片づけましょう。
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = 先にカードを渡します。{ $other }に{ $count }枚渡してください。
wrong-pass-count = { $other }に、違うカードをちょうど{ $count }枚渡してください。
hearts-already-passed = もう選び終わっています。あとは{ $seats }待ちです。
hearts-bad-card = 「{ $text }」はこのゲームのカードではありません。手札から渡してください。
hearts-passing-over = カードを渡す時間は終わりました。出せるのは{ $cards }です。
hearts-moon-now = シュート・ザ・ムーンです。ほかの全員に足すか、自分の点から引くか選んでください。
must-lead-club = 最初のトリックはクラブでリードします。出せるのは{ $cards }です。
no-points-first-trick = 最初のトリックで失点札は出せません。出せるのは{ $cards }です。
hearts-not-broken = ハートはまだブレイクしていないので、リードできません。出せるのは{ $cards }です。
hearts-moon-needs-jack = そのムーンにはボーナスのダイヤが必要です。J♦か10♦も選んでください。
hearts-sun-needs-moon = 2倍のムーンにはムーンが必要です。ムーンの効果も選んでください。
hearts-reset-needs-even = { $target }は半分にできません。偶数の点を選んでください。
hearts-without-end = ボーナスが大きすぎて、対局が終わらないかもしれません。減らすか、ディール数を決めてください。
