euchre-name = ユーカー
    .line = パートナーと切り札を決め、5トリック中3つ取る。
euchre-rules = **あなたと向かいのパートナーで切り札を決めます。そして5トリックのうち3つ以上取りましょう。**
    9からAまでの24枚を使います。5枚ずつ配り、1枚めくります。順番に、オーダーアップしてそのスートを切り札にできます。ディーラーはその札を取り、1枚捨てます。4人ともパスなら伏せて、順番に別のスートを指定できます。誰も指定しなければ、ディーラーが指定しなければなりません。
    { rules-trick } { rules-trick-trump }
    一番強い切り札は、切り札スートのJ、**ライトバウワー**です。次は同じ色のもう一方のJ、**レフトバウワー**。これは切り札で、元のスートの札ではありません。そのあとA K Q 10 9と続きます。
    切り札を決めた側は、3か4トリックで1点、5トリック全部で2点。足りなければ**ユーカー**で、相手に2点です。パートナーなしの**アローン**もでき、5トリック全部で4点です。先に10点になったチームの勝ちです。
    - **例：** 切り札はハートで、A♥がリードされました。手札にJ♦とA♦があります。J♦は今はハートなので出さなければならず、しかも勝ちます。
    .whole =
    - **デッキ：** 各スートの9 10 J Q K A。パートナーは向かい同士です。
    - **配札：** 1枚ずつ表にしていき、J♠が出た人が最初に配ります。5枚ずつ配り、次の札を残り3枚の上に表向きに置きます。ディールごとに左隣の人が配ります。
    - **1周目：** ディーラーの左から1回ずつ、パスか、めくり札のオーダーアップを選びます。オーダーアップされたスートが切り札です。ディーラーはその札を取り、6枚のうち1枚を裏向きに捨てます。
    - **2周目：** 全員パスなら、札を伏せます。順番に、パスか、残り3スートのどれかを指定します。最後のディーラーは必ず指定します。
    - **切り札（強い順）：** 切り札のJ（ライトバウワー）、同じ色のもう一方のJ（レフトバウワー）、A K Q 10 9。レフトバウワーは完全に切り札として扱います。ほかのスートはA K Q J 10 9です。
    - **プレイ：** ディーラーの左の人が好きな札をリードします。{ rules-trick } { rules-trick-trump }
    - **アローン：** 切り札を決める人は、その場で1人で戦うと宣言できます。パートナーは手札を伏せて休みます。それがディーラーなら、めくり札は誰も取りません。
    - **得点：** 切り札を決めたチームは、3か4トリックで1点、5トリック全部で2点、アローンで5トリック全部なら4点。3トリック未満はユーカーで、相手に2点です。
    - **終わり：** 先に10点になったチームの勝ちです。
    - **例：** Q♠がめくられ、ディーラーのパートナーがオーダーアップしました。ディーラーはそれを取り、1枚だけの9♦を捨てます。これでダイヤがなくなり、切れるようになりました。手札のJ♣は、このディールで2番目に強い札です。
    - **ローカルルール**で、ジョーカー、1人で守る、悪い手の配り直しなどを加えられます。
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = ディーラーもパスできる
euchre-variant-ontario = ディーラーのパートナーはアローンでだけオーダーできる
euchre-variant-midwest = ファーマーズハンドあり、1人で守れる
euchre-variant-british = イギリス式、ベニーあり、21点まで
euchre-variant-old_style = 昔風：32枚、5点まで

euchre-option-target = { shared-points-to-win }
euchre-option-pack = デッキの枚数（32枚は7から）
euchre-option-joker = ジョーカーが一番強い切り札
euchre-option-stick_dealer = 全員が2回パスしたら、ディーラーが指定しなければならない
euchre-option-canadian_loner = ディーラーのパートナーはアローンでだけオーダーアップできる
euchre-option-need_trump = 切り札にするスートの札を持っていなければならない
euchre-option-defend_alone = アローンに対して1人で守れる
euchre-option-farmers_hand = 3枚を残りの3枚と交換できる
    .off = { shared-never }
    .three_alike = 9が3枚、または10が3枚
    .three_low = 9と10を合わせて3枚
euchre-option-misdeal = 配り直しを求められる
    .off = { shared-never }
    .nines_tens = 9と10だけのとき
euchre-option-alone_lead = アローンのときの最初のリード
    .left_of_dealer = ディーラーの左
    .left_of_maker = アローンの人の左
euchre-option-alone_march = アローンで5トリック全部の点
euchre-option-lone_euchre = アローンをユーカーにした点
euchre-option-defender_alone = 1人で守ってユーカーにした点
euchre-option-super_euchre = 5トリック全部取ったユーカーの点

do-order = オーダーアップ
do-order-alone = オーダーアップしてアローン
do-pick-up = 取る
do-pick-up-alone = 取ってアローン
do-trump-alone = アローン { $symbol } { $suit }
do-defend-alone = 1人で守る
do-defend-together = 2人で守る
do-farmer = 交換
    .with = { $picked }を交換
    .pick = { $most }枚交換する
do-keep = このまま
do-redeal = 配り直し

euchre-draw = { $seat }がJ♠を引いたので、最初に配ります。
    .to-seat = J♠を引いたので、あなたが最初に配ります。
euchre-deals = { $seat }が配り、{ $card }をめくりました。
    .to-seat = あなたが配り、{ $card }をめくりました。
euchre-low-hand = { $seat }は低い札だけのファーマーズハンドなので、交換か配り直しができます。
    .to-seat = あなたは低い札だけのファーマーズハンドなので、交換か配り直しができます。
euchre-keeps = { $seat }はそのまま戦います。
    .short = そのまま
    .to-seat = そのまま戦います。
euchre-exchanges = { $seat }が{ $cards }を見せて、残りの3枚と交換しました。
    .short = 3枚交換
    .to-seat = { $cards }を見せて、残りの3枚と交換しました。
euchre-redeals = { $seat }の手札は9と10だけなので、配り直します。
    .short = 配り直し
    .to-seat = あなたの手札は9と10だけなので、配り直します。
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = 全員パス。{ $card }を伏せます。
euchre-orders = { $seat }がオーダーアップしました{ $alone ->
    [0] {""}
   *[1] （アローン）
}。切り札は{ $suit }です。
    .short = オーダー
    .to-seat = オーダーアップしました{ $alone ->
        [0] {""}
       *[1] （アローン）
    }。切り札は{ $suit }です。
euchre-picks-up = { $seat }がめくり札を取りました{ $alone ->
    [0] {""}
   *[1] （アローン）
}。切り札は{ $suit }です。
    .short = 取った
    .to-seat = めくり札を取りました{ $alone ->
        [0] {""}
       *[1] （アローン）
    }。切り札は{ $suit }です。
euchre-names = { $seat }が切り札を{ $suit }に決めました{ $alone ->
    [0] {""}
   *[1] （アローン）
}。
    .short = 切り札を決めた
    .to-seat = 切り札を{ $suit }に決めました{ $alone ->
        [0] {""}
       *[1] （アローン）
    }。
euchre-thrown-in = また全員パス。得点はなく、次は{ $seat }が配ります。
    .to-seat = また全員パス。得点はなく、次はあなたが配ります。
euchre-discards = { $seat }が1枚捨てました。
    .short = 捨てた
    .to-seat = 1枚捨てました。
euchre-defends = { $seat }は{ $alone ->
    [0] パートナーと守ります
   *[1] 1人で守ります
}。
    .to-seat = { $alone ->
        [0] パートナーと守ります
       *[1] 1人で守ります
    }。
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] ユーカー！ { $number }トリックでした：{ $seats }に{ $points }点。
    [made] { $alone ->
        [0] { $seats }が
       *[1] { $seat }がアローンで
    }{ $number }トリック取りました：1点。
   *[other] { $alone ->
        [0] { $seats }が
       *[1] { $seat }がアローンで
    }全部取りました：{ $points }点。
}
    .to-seat = { $feat ->
        [euchre] ユーカー！ { $number }トリックでした：{ $seats }に{ $points }点。
        [made] { $alone ->
            [0] あなたと{ $seats }が
           *[1] あなたがアローンで
        }{ $number }トリック取りました：1点。
       *[other] { $alone ->
            [0] あなたと{ $seats }が
           *[1] あなたがアローンで
        }全部取りました：{ $points }点。
    }
    .to-seats = { $feat ->
        [euchre] ユーカー！ { $number }トリックでした：あなたと{ $seats }に{ $points }点。
        [made] { $alone ->
            [0] あなたと{ $seats }が
           *[1] { $seat }がアローンで
        }{ $number }トリック取りました：1点。
       *[other] { $alone ->
            [0] あなたと{ $seats }が
           *[1] { $seat }がアローンで
        }全部取りました：{ $points }点。
    }
euchre-stands = { $kind ->
    [won] { $seats }が{ $most }対{ $least }で勝ちました。
    [even] { $most }対{ $most }です。
   *[ahead] { $seats }が{ $most }対{ $least }でリードしています。
}
    .to-seats = { $kind ->
        [won] あなたと{ $seats }が{ $most }対{ $least }で勝ちました。
        [even] { $most }対{ $most }です。
       *[ahead] あなたと{ $seats }が{ $most }対{ $least }でリードしています。
    }

euchre-for-made = 達成 { $number }
euchre-for-march = 5トリック全部 { $number }
euchre-for-alone = アローンで全部 { $number }
euchre-for-euchre = ユーカー { $number }
euchre-deed = { $made ->
    [0] {""}
   *[1] { $suit }を指定、{""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] 指定 · { shared-tricks }
    [alone] アローン · { shared-tricks }
    [defends] 守り · { shared-tricks }
    [out] 休み
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = スートを指定してください
euchre-subtitle = ディール{ $number } · { $phase ->
    [farmer] 低い手？
    [order] オーダーアップ？
    [name] 切り札の指定
    [discard] 捨て札
    [defend] 1人で守る？
   *[play] トリック{ $trick }
} · { $target }点まで
euchre-made-by = 切り札（{ $seat }）
euchre-turned-down = { $card }は伏せた
euchre-call-pass = パス
euchre-call-order = { $picks_up ->
    [0] オーダー
   *[1] 取る
}{ $alone ->
    [0] {""}
   *[1] 、アローン
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}アローン
}
euchre-call-defend = { $alone ->
    [0] 2人で
   *[1] 1人で守る
}

euchre-count = 切り札{ $trumps }枚、ほかのA{ $aces }枚、ボイド{ $voids }つ
euchre-hint-order = { $suit }なら{ euchre-count }で、約{ $tricks }トリック。オーダーアップしましょう。
euchre-hint-pick-up = 拾う札も入れて{ euchre-count }で、約{ $tricks }トリック。取りましょう。
euchre-hint-name = { $suit }なら{ euchre-count }で、約{ $tricks }トリック。指定しましょう。
euchre-hint-next = ディーラーのチームはその色を断りました。{ $suit }なら{ euchre-count }で、約{ $tricks }トリックです。
euchre-hint-thin = { $suit }で約{ $tricks }トリックとぎりぎりですが、相手に切り札を決めさせないようにしましょう。
euchre-hint-alone = パートナーはいりません：{ euchre-count }で、約{ $tricks }トリック。アローンで行きましょう。
euchre-hint-stuck = 指定しなければなりません。一番よいのは{ $suit }です：{ euchre-count }で、約{ $tricks }トリック。
euchre-hint-pass = { $suit }でも約{ $tricks }トリックです。パスしましょう。
euchre-hint-none = 十分に強いスートがありません。パスしましょう。
euchre-hint-blind = まだ手札が見えないので、どのスートでも同じです。
euchre-hint-defend = 確実なトリックが3つあります。1人で守りましょう。
euchre-hint-together = 確実なトリックが3つありません。パートナーと守りましょう。
euchre-hint-farmer = 何が来ても、これより悪くはならないでしょう。
euchre-hint-keep = このままがよいでしょう。
euchre-hint-redeal = これでは1つも取れません。配り直しを求めましょう。
euchre-hint-discard-void = そのスートはこれだけです。なくせば切れます。
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = 切り札しかないので、一番低い札を捨てましょう。
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = パートナーが切り札を決めました。バウワーをリードして、相手の切り札を狩りましょう。
euchre-hint-draw = まず相手の切り札を狩りましょう。
euchre-hint-sure = これより強い札はもうありません。誰かがこのスートをなくす前にリードしましょう。
euchre-hint-short = 確実な札がないので、一番短いスートから高くリードしましょう。
euchre-hint-save-ace = アローンの相手には、Aはあとで役立ちます。ほかの一番短いスートからリードしましょう。
euchre-hint-pull = 一番強い切り札をリードしましょう。相手の切り札を引き出せば、もう1枚が最後のトリックに勝つかもしれません。
euchre-hint-throw = これは取れません。あとで相手を止めるのに一番役立たない札を捨てましょう。
euchre-hint-left = レフトバウワーで切りましょう。残しておいてもライトバウワーに負けます。
euchre-hint-trumps = 切り札しかありません。一番強い札をリードしましょう。
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = これは取れません。低く出し、Aと切り札を残しましょう。
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = このスートでなるべく高く出しましょう。
euchre-hint-ruff = フォローできないので、勝てる中で一番低い切り札で切りましょう。

euchre-wrong-phase = { $phase ->
    [farmer] 先に低い手を決めます。この卓のルールに従い、3枚見せて交換するか、配り直すか、そのまま戦うか選んでください。
    [order] { $turned }をオーダーアップしますか？ オーダーアップ、アローンでオーダーアップ、パスから選んでください。
    [name] 切り札を指定する番です。{ $turned }以外のスートを選ぶか、パスしてください。
    [blind] ジョーカーがめくられたので、手札を見る前に切り札を指定してください。
    [discard] めくり札を取りました。6枚のうち1枚捨ててください。
    [defend] 1人で守りますか、パートナーと守りますか？
   *[play] 切り札は決まりました。手札から出してください。
}
euchre-not-yet = まだスートは指定できません。{ $card }をオーダーアップするか、パスしてください。
euchre-must-go-alone = パートナーがディーラーなので、アローンでオーダーアップするか、パスするしかありません。
euchre-need-a-trump = 切り札にするスートの札が必要です。持っているのは{ $suits }だけです。
euchre-is-down = { $suit }は伏せられたので、今は切り札にできません。{ $count ->
    [0] パスできます。
   *[other] 指定できるのは{ $suits }です。
}
euchre-stuck = ほかの全員がパスしたので、スートを指定してください：{ $suits }。
euchre-not-low = { $kind ->
    [three_alike] 9を3枚か10を3枚見せてください。
   *[three_low] 9と10を合わせて3枚見せてください。
}手札は{ $cards }です。
euchre-sits-out = { $seat }がアローンなので、このディールは休みです。
euchre-left-bower = { $suit }を持っているので、フォローしなければなりません。{ $card }は今、{ suit-name }として数えます。出せるのは{ $cards }です。
