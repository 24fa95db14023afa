belote-name = ブロット
    .line = パートナーと切り札を決め、相手より多く点を取る。
    .aliases = ベロット, コワンシュ, コントレ
belote-rules = **あなたと向かいのパートナーで切り札を決めます。そして相手より多く点を取りましょう。**
    32枚から5枚ずつ配り、1枚めくります。順番に、それを取ってそのスートを切り札にできます。誰も取らなければ、別のスートを指定できます。そのあと8枚になるまで配ります。
    切り札の強さは**J 9** A 10 K Q 8 7。Jは20点、9は14点です。ほかのスートはA 10 K Q J 9 8 7。Aは11点、10は10点、Kは4点、Qは3点、ほかのJは2点。最後のトリックは10点です。
    フォローします。できなければ切らなければなりません（パートナーが勝っているときを除く）。できるなら、出ている切り札より強い切り札を出します。
    切り札を決めた側は、相手より多く点を取らなければなりません。取れなければ、全部相手の点です。先に1,000点になった側の勝ちです。
    - **例：** 切り札はハートで、相手のA♣が勝っています。クラブがなければ、ハートを出さなければなりません。
    .whole =
    - **宣言：** ディーラーの左から始めます。取った人はめくり札と2枚、ほかの人は3枚もらいます。2周とも全員パスなら、次の人が配り直します。
    - **プレイ：** ディーラーの左の人がリードします。フォローします。できず、パートナーも勝っていなければ切ります。できるなら出ている切り札より強い切り札を出します。切り札がリードされたときも、パートナーの切り札に対してもです。できなければ、低い切り札を出します。
    - **役：** 同じスートの3枚続きは20点、4枚は50点、5枚以上は100点。Jの4枚は200点、9は150点、A、10、K、Qは100点。最初の札を出すときに宣言します。最初のトリックのあと、一番よい役の側だけが見せて、自分の役を全部得点します。4枚組は続きに勝ちます。
    - **ブロット：** 1人の手にある切り札のKとQは、いつも20点です。
    - **得点：** 決めた側が多ければ、両方がそれぞれの点を取ります。少なければ、相手が162点と役の点全部を取ります。同点なら、決めた側の点は次のディールの勝者に持ち越します。8トリック全部なら252点です。
    - **終わり：** 両方が1,000点に達したら、多いほうの勝ちです。
    - **ローカルルール：** コワンシュでは80から160、または全トリックの250をビッドします。相手は2倍（コワンシュ）、こちらは3倍（シュルコワンシュ）にできます。
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = 役なし
belote-variant-short = 短期戦、501点まで
belote-variant-coinche = コワンシュ、ビッドあり、2,000点まで

belote-option-target = { shared-points-to-win }
belote-option-bidding = 切り札の決め方
    .take = めくり札を取る
    .auction = 競り
belote-option-declarations = 続きと4枚組を得点する
belote-option-undertrump = より強い切り札がなくても切らなければならない
belote-option-tie = 同点なら
    .hang = 決めた側の点を持ち越す
    .lost = 決めた側の失敗
belote-option-belote_counts = ブロットも達成に数える

belote-do-take = 取る
do-coinche = コワンシュ
do-surcoinche = シュルコワンシュ
belote-do-bid = { $number ->
    [250] 全トリック { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat }が配りました。
   *[1] { $seat }が配り、{ $turned }をめくりました。
}
    .to-seat = { $takes ->
        [0] あなたが配りました。
       *[1] あなたが配り、{ $turned }をめくりました。
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = 誰も{ $card }を取りませんでした。別のスートを指定するか、パスしてください。
belote-passed-in = 全員パス。得点はなく、次は{ $seat }が配ります。
    .to-seat = 全員パス。得点はなく、次はあなたが配ります。
belote-bids = { $seat }が{ $suit }で{ $number }をビッドしました。
    .short = { $number }をビッド
    .to-seat = { $suit }で{ $number }をビッドしました。
belote-coinche = { $kind ->
    [coinche] { $seat }が「コワンシュ」と言いました。ビッドは2倍です。
   *[surcoinche] { $seat }が「シュルコワンシュ」と言いました。ビッドは3倍です。
}
    .short = { $kind ->
        [coinche] コワンシュ
       *[surcoinche] シュルコワンシュ
    }
    .to-seat = { $kind ->
        [coinche] 「コワンシュ」と言いました。ビッドは2倍です。
       *[surcoinche] 「シュルコワンシュ」と言いました。ビッドは3倍です。
    }
belote-takes = { $seat }が{ $card }を取りました。切り札は{ $suit }です。
    .short = 取った
    .to-seat = { $card }を取りました。切り札は{ $suit }です。
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] 3枚続き
    [quarte] 4枚続き
    [quint] 5枚以上の続き
   *[four] 4枚組
}
belote-announces = { $seat }が{ belote-kind }を宣言しました。
    .to-seat = { belote-kind }を宣言しました。
belote-declares = { $seat }が{ $cards }を見せました：{ $points }点。
    .to-seat = あなたが{ $cards }を見せました：{ $points }点。
belote-says = { $second ->
    [0] { $seat }が「ブロット」と言いました。
   *[1] { $seat }が「ルブロット」と言いました：20点。
}
    .to-seat = { $second ->
        [0] 「ブロット」と言いました。
       *[1] 「ルブロット」と言いました：20点。
    }
belote-sum = { $kind ->
    [plain] トリックで{ $total }点。
    [declared] トリック{ $tricks } + 役{ $declared } = { $total }。
    [belote] トリック{ $tricks } + ブロット{ $belote } = { $total }。
   *[both] トリック{ $tricks } + 役{ $declared } + ブロット{ $belote } = { $total }。
}
belote-counts = { $seats }：{ belote-sum }
    .to-seats = あなたと{ $seats }：{ belote-sum }
belote-scores = { $result ->
    [capot] { $seats }が全トリックを取りました：{ $ours }対{ $theirs }。
    [made] { $seats }が達成しました：{ $ours }対{ $theirs }。
    [hung] { $seats }は同点で、{ $held }点は持ち越しです：{ $ours }対{ $theirs }。
   *[failed] { $seats }は失敗しました：{ $ours }対{ $theirs }。
}
    .to-seats = { $result ->
        [capot] あなたと{ $seats }が全トリックを取りました：{ $ours }対{ $theirs }。
        [made] あなたと{ $seats }が達成しました：{ $ours }対{ $theirs }。
        [hung] あなたと{ $seats }は同点で、{ $held }点は持ち越しです：{ $ours }対{ $theirs }。
       *[failed] あなたと{ $seats }は失敗しました：{ $ours }対{ $theirs }。
    }
belote-for-made = 達成 { $number }
belote-for-capot = 全トリック { $number }
belote-for-failed = 失敗 { $number }
belote-for-hung = 同点 { $number }
belote-for-beaten = 相手の失敗 { $number }

belote-deed = { $made ->
    [0] {""}
   *[1] { $suit }を指定、{""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $suit }で{ $number }
}
belote-held = 持ち越し
belote-made-by = 切り札（{ $seat }）
belote-subtitle = ディール{ $number } · { $phase ->
    [take] 取る？
    [name] 切り札の指定
    [auction] 競り
    [surcoinche] シュルコワンシュ？
   *[play] トリック{ $trick }
}
belote-call-take = 取る
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = 切り札が{ $suit }なら、半分より多く取れそうです。
belote-hint-bid = 切り札が{ $suit }なら、{ $number }点取れそうです。
belote-hint-pass = { $kind ->
    [weak] { $suit }のJか、9とあと2枚がほしいところです。
    [bid] 切り札が{ $suit }では、点が足りなそうです。
   *[little] { $suit }は強いのですが、ほかが足りません。
}
belote-hint-enough = あなたの側のビッドはもう十分です。
belote-hint-raise = パートナーの{ $suit }を助けられます。上げましょう。
belote-hint-coinche = 相手の{ $suit }を負かせそうです。2倍にしましょう。
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = 誰も勝てません。相手の切り札を狩りましょう。
belote-hint-draw-low = 低い切り札で、相手の切り札を狩りましょう。
belote-hint-help = パートナーが切り札を決めました。一緒に狩りましょう。
belote-hint-trumps = 切り札しかありません。一番強い札をリードしましょう。
belote-hint-sure = これより強い札はもうありません。点を取りましょう。
belote-hint-short = 確実な札がないので、短いスートから低くリードしましょう。
belote-hint-give = パートナーが勝っています。なるべく多くの点をつけましょう。
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = 最後の番です。一番点の高い札で取りましょう。
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = これには誰も勝てません。
belote-hint-over = より強い切り札を出さなければなりません。その中で一番低い札を。
belote-hint-ruff = フォローできません。勝てる中で一番低い切り札で切りましょう。
belote-hint-wait = 確実に勝てる札がありません。低く出しましょう。

belote-wrong-phase = { $phase ->
    [take] めくり札を取るか、パスしてください。
    [name] スートを指定するか、パスしてください。
    [auction] スートと点をビッドするか、パスしてください。
    [surcoinche] シュルコワンシュと言うか、パスしてください。
   *[play] 切り札は決まりました。手札から出してください。
}
belote-not-yet = まだスートは指定できません。{ $card }を取るか、パスしてください。
belote-turned-down = { $suit }は誰も取りませんでした。指定できるのは{ $suits }です。
belote-bid-too-low = 低すぎます。{ $least }以上をビッドするか、パスしてください。
belote-not-a-value = ビッドは80から160まで10刻み、または全トリックの250です。{ $least }以上をビッドしてください。
belote-nothing-to-coinche = まだ誰もビッドしていません。{ $least }以上をビッドするか、パスしてください。
belote-own-side = 最後のビッドはパートナーです。{ $least }以上をビッドするか、パスしてください。
belote-must-trump = { $suit }がなく、パートナーも勝っていないので、切らなければなりません。出せるのは{ $cards }です。
belote-must-go-over = { $card }より強い切り札を出さなければなりません。出せるのは{ $cards }です。
