skat-name = スカート
    .line = 競って、1人で2人と戦う。
    .aliases = スカット
skat-rules = **一番高くビッドした人が1人で2人と戦い、120点のうち61点を目指します。**
    32枚から10枚ずつ配り、2枚を伏せます。これが**スカート**です。自分のゲームの価値までビッドします。競り勝ったら、スカートを取って2枚捨てるか、取らずに**ハント**で戦います。そのあとゲームを決めます。
    - **スート：** J 4枚（♣ ♠ ♥ ♦の順）が切り札、続いてそのスートのA 10 K Q 9 8 7。
    - **グランド：** Jだけが切り札。
    - **ヌル：** 切り札なし。10はJの下で、1トリックでも取ると負け。
    できるならフォローします。Jは切り札です。Aは11点、10は10点、Kは4点、Qは3点、Jは2点。
    - **例：** ハートで、J♣はあってもJ♠がなければ「1枚あり、ゲームで2」、10を掛けます。勝てば20点、負ければ40点の失点です。
    .whole =
    - **ビッド：** ディーラーの左から2人目が1人目に数を言い、1人目はその数を受けるかパスします。そのあと、残った人に3人目が言います。
    - **価値：** クラブ12、スペード11、ハート10、ダイヤ9、グランド24。これに、マタドールの数+1と、ハント、シュナイダー（片方が30点以下）、シュヴァルツ（トリックなし）ごとに+1した数を掛けます。ハントでは、シュナイダー、シュヴァルツ、ウヴェール（手札を公開）を宣言でき、それぞれさらに+1です。
    - **マタドール：** 上から続く切り札を、何枚持っているか（あり）、または持っていないか（なし）。スカートはあなたのものです。
    - **ヌル：** 23、ハント35、ウヴェール46、両方59。
    - **得点：** 勝てば価値の分の得点、負ければ2倍の失点です。価値がビッドより低ければ、ビッドに届く次の倍数を失います。
    - **プレイ：** ディーラーの左の人がリードします。{ rules-trick }
    - **4人：** ディーラーは休みます。
    - **ラムシュ**（ローカルルール）：全員パスなら、Jを切り札に、全員が点を避けます。
    - **終わり：** 全員が4回ずつ配ります。得点の一番多い人の勝ちです。
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = リーグ、ボーナスあり
skat-variant-ramsch = ラムシュあり
skat-variant-home = ラムシュとコントラあり

skat-option-rounds = 1人が配る回数
    .zero = { shared-no-limit }
skat-option-scoring = 得点
    .classic = 価値だけ
    .seeger_fabian = ボーナスあり
skat-option-passed_in = 全員パスなら
    .next = 次のディールへ
    .ramsch = ラムシュ
skat-option-ramsch_skat = ラムシュのスカートは
    .last_trick = 最後のトリックに
    .loser = 点の一番多い人に
skat-option-kontra = ビッドした相手は2倍にできる

do-hold = 受ける
do-yes = { $number }を受ける
skat-do-take = スカートを取る
skat-do-bid = { $number }をビッド
do-game = { $suit } { $symbol }
do-game-grand = グランド
do-game-null = ヌル
do-game-null-ouvert = ヌルウヴェール
do-hand = ハント { $symbol }
do-hand-grand = グランドハント
do-hand-null = ヌルハント
do-hand-null-ouvert = ヌルハントウヴェール
do-hand-more = 宣言を足す
do-schneider = { $symbol } シュナイダー
do-schwarz = { $symbol } シュヴァルツ
do-ouvert = { $symbol } ウヴェール
do-grand-schneider = グランド シュナイダー
do-grand-schwarz = グランド シュヴァルツ
do-grand-ouvert = グランド ウヴェール
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = コントラ
do-re = レー

skat-more = { $hand ->
    [0] {""}
   *[1] ハント
}{ $extra ->
    [none] {""}
    [schneider] {" "}シュナイダー
    [schwarz] {" "}シュヴァルツ
   *[ouvert] {" "}ウヴェール
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] グランド
   *[null] ヌル
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat }が配り、休みます。
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] あなたが配り、休みます。
    }
skat-bids = { bids-tricks }
    .short = { $number }をビッド
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat }が{ $number }を受けました。
    .short = 受けた
    .to-seat = { $number }を受けました。
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat }が{ $number }で、1人で戦います。
    .to-seat = あなたが{ $number }で、1人で戦います。
skat-takes = { $seat }がスカートを取りました。
    .short = 取った
    .to-seat = スカートを取りました。
skat-discards = { $seat }が2枚捨てました。
    .short = 捨てた
    .to-seat = 2枚捨てました。
skat-announces = { $seat }のゲームは{ skat-game }です。
    .short = { skat-game }
    .to-seat = あなたのゲームは{ skat-game }です。
skat-doubles = { $kind ->
    [kontra] { $seat }が「コントラ」と言いました。賭け：× { $stake }
   *[re] { $seat }が「レー」と言いました。賭け：× { $stake }
}
    .short = { $kind ->
        [kontra] コントラ
       *[re] レー
    }
    .to-seat = { $kind ->
        [kontra] 「コントラ」と言いました。賭け：× { $stake }
       *[re] 「レー」と言いました。賭け：× { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = 全員パス。得点はありません。
skat-ramsch = 全員パス。ラムシュです。点を避けましょう！
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] 、{ $points }点
}。
skat-ends = { $made ->
    [0] { $seat }の負け：{ skat-result }
   *[1] { $seat }の勝ち：{ skat-result }
}
    .to-seat = { $made ->
        [0] あなたの負け：{ skat-result }
       *[1] あなたの勝ち：{ skat-result }
    }
skat-counts = { $holds ->
    [0] { $matadors }枚なし
   *[1] { $matadors }枚あり
}、ゲーム{ $at_game }{ $at_hand ->
    [0] {""}
   *[other] 、ハント{ $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] 、シュナイダー{ $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] 、宣言{ $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] 、シュヴァルツ{ $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] 、宣言{ $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] 、ウヴェール{ $at_ouvert }
} × { $base } = { $value }。
skat-overbid = ビッドの{ $number }に届かないので、{ $value }で負けです。
skat-scores = { $seat }：{ SIGNED($gain) }点。
    .to-seat = あなた：{ SIGNED($gain) }点。
skat-lay = スカート：{ $cards }。

skat-for-game = { skat-game } { $number }
skat-for-bonus = ボーナス { $number }
skat-for-ramsch = ラムシュ { $number }
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · 休み
skat-tag = { skat-game } { $number }
skat-tag-declarer = 1人、{ $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = ディール{ $number } · { $phase ->
    [skat] スカート
    [discard] 捨て札
    [game] ゲームの指定
    [kontra] コントラ？
    [re] レー？
    [play] トリック{ $trick }
   *[bid] ビッド
}
skat-bid = ビッド
skat-by = { $seat }のゲーム
skat-everyone = 全員で戦う
skat-badge = { $kind ->
    [suit] {""}
    [grand] グランド
    [null] ヌル
   *[ramsch] ラムシュ
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = スカート
skat-taken-by = スカート（{ $seat }）

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] （{ $matadors }枚なし）
       *[1] （{ $matadors }枚あり）
    }
}
skat-hint-bid = { skat-with }で、{ $value }まで行けます。
skat-hint-enough = 一番よいゲームの{ skat-with }でも、{ $value }の価値しかありません。
skat-hint-weak = 十分に強いゲームがありません。
skat-hint-take = あと2枚あると助かります。
skat-hint-hand = { skat-game }にスカートはいりません。ハントのほうが価値があります。
skat-hint-discard = { skat-game }に一番いらない2枚です。
skat-hint-game = 手札に一番合うのは{ skat-game }です。
skat-hint-double = { $doubles ->
    [0] 負けるかもしれません。2倍はやめましょう。
   *[1] 勝てそうです。2倍にしましょう。
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = 誰も勝てません。相手の切り札を狩りましょう。
skat-hint-draw-low = 低い切り札で、相手の切り札を狩りましょう。
skat-hint-sure = これより強い札はもうありません。点を取りましょう。
skat-hint-trumps = 切り札しかありません。
skat-hint-long = 一番長いスートをリードしましょう。強い札があとで取れます。
skat-hint-beaten = これは取れません。点を少なくつけましょう。
skat-hint-throw = 点は少しです。切り札を残しましょう。
skat-hint-last = 最後の番です。一番点の高い札で取りましょう。
skat-hint-wait = 確実に勝てる札がありません。点を少なくつけましょう。
skat-hint-high = 誰も勝てないはずです。
skat-hint-trump = フォローできないので、切りましょう。
skat-hint-through = 次はソロプレイヤーの番です。長いスートから低くリードしましょう。
skat-hint-short = ソロプレイヤーは最後です。短いスートからリードしましょう。
skat-hint-give = パートナーが勝っています。なるべく多くの点をつけましょう。
skat-hint-risk = 点がたくさん出ています。賭けてみましょう。
skat-hint-low = めったにトリックを取れない札です。
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = 短いスートから低くリードしましょう。ソロプレイヤーが取るしかなくなるかもしれません。
skat-hint-null-throw = あとで下をくぐれるように、強い札を片づけましょう。
skat-hint-null-under = ソロプレイヤーが勝っています。下をくぐりましょう！
skat-hint-null-low = ソロプレイヤーはあなたのあとです。低く出しましょう。

skat-wrong-phase = { $phase ->
    [skat] スカートを取るか、ハントを宣言してください。
    [discard] { skat-two-cards }
    [game] ゲームを決めてください。
    [kontra] コントラと言うか、パスしてください。
    [re] レーと言うか、パスしてください。
    [play] 手札から出してください。
   *[bid] ビッドするか、受けるか、パスしてください。
}
skat-not-a-value = その価値のゲームはありません。近いのは{ $numbers }です。
skat-bid-too-low = 低すぎます。{ $least }以上をビッドするか、パスしてください。
skat-answer-first = { $seat }が{ $number }をビッドしました。受けるか、パスしてください。
skat-nothing-to-hold = 受けられるのは、ほかの人のビッドだけです。{ $least }以上をビッドするか、パスしてください。
skat-forehand-18 = ほかの全員がパスしました。{ $least }をビッドするか、パスしてください。
skat-take-or-hand = 先にスカートを取るか、ハントを宣言してください。
skat-taken = スカートを取りました。スート、グランド、ヌルから決めてください。
skat-hand-only = それはハントだけのものです。スート、グランド、ヌル、ヌルウヴェールから決めてください。
skat-below-bid = それは{ $value }の価値しかなく、ビッドは{ $bid }です。スート{ $ouvert ->
    [0] かグランド
   *[1] 、グランド、ヌルウヴェールのどれか
}にしてください。
skat-two-cards = 12枚のうち2枚捨ててください。
skat-has-not-bid = コントラと言えるのは、ビッドしたか受けた相手だけです。
skat-sits-out = あなたがディーラーなので、このディールは休みです。
skat-jacks = { $trump ->
    [0] フォローできます。Jは切り札です。
   *[1] 切り札がリードされました。Jも切り札です。
}出せるのは{ $cards }です。
