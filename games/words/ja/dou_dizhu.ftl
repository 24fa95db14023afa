dou-dizhu-name = 闘地主
    .line = 農民2人が地主と戦う。先にあがれば勝ち。
    .aliases = 斗地主, トウチシュ, ドウディーチュー
dou-dizhu-rules = **1人の地主と、2人の農民が戦います。先にあがった人の側の勝ちです。**
    賭け点を3までビッドします。一番高い人が地主となり、3枚多くもらって先に出します。1枚、ペア、3枚組（1枚かペアを付けてもよい）、5枚以上のストレートなどです。{ dou-dizhu-rules-following }
    スートは関係ありません。3が一番弱く、Aまで上がり、その上が**2**とジョーカーです。{ dou-dizhu-rules-bombs } どちらも賭け点を2倍にします。
    { dou-dizhu-rules-points } 6ラウンドのあと、得点の一番多い人の勝ちです。
    - **例：** アンが2で地主になりました。あなたが爆弾を出して賭け点は4、ベンが先にあがりました。アンは8点の失点、あなたとベンは4点ずつです。
    .whole =
    - **配札：** 17枚ずつ。3枚は伏せておきます。
    - **ビッド：** 1人1回、前より高くビッドするか、パス。3で終わりです。地主の3枚は全員に見えます。全員パスなら配り直し。3回目の配札では、最初にビッドする人が1で地主になります。
    - **プレイ：** 地主から出します。{ dou-dizhu-rules-following } パスしても、あとからまた出せます。
    - **種類：** 1枚、ペア、3枚組。ストレートは5枚以上の続き、ペアのストレートは3組以上の続くペア、飛行機は2組以上の続く3枚組で、2とジョーカーは使えません。3枚組それぞれに1枚ずつ、またはペアずつ付けられます。4枚組には、1枚を2つかペアを2つ付けられます。
    - **付ける札：** ジョーカー2枚、4枚組は付けられません。飛行機を長くできる3枚組も付けられません。
    - **爆弾。** { dou-dizhu-rules-bombs } 札を付けた4枚組は爆弾ではありません。
    - **賭け点**はビッドの数です。爆弾とロケットは1つごとに2倍。スプリングも2倍です。農民が1度も出さないうちに地主があがるか、地主が1回しか出さないうちに農民があがることです。{ dou-dizhu-rules-points }
    - **終わり：** 6ラウンドで、得点の一番多い人の勝ちです。
dou-dizhu-rules-following = 続く人は、同じ種類で同じ枚数のより強いものを出すか、パス。2人続けてパスしたら、最後に出した人がまた出します。
dou-dizhu-rules-bombs = 4枚組は**爆弾**で、より強い爆弾以外の何にでも勝ちます。ジョーカー2枚は**ロケット**で、何にでも勝ちます。
dou-dizhu-rules-points = 地主は賭け点の2倍を、農民はそれぞれ賭け点を得るか失います。
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = 叫地主と搶地主：2倍にして奪う
dou-dizhu-variant-book = 正式ルール：続くビッド、同じ数は付けられない
dou-dizhu-variant-simple = シンプル：種類少なめ、小さな賭け点

dou-dizhu-option-bidding = ビッド
    .once = 1人1回、1から3
    .open = 2人がパスするまで続く
    .grab = 名乗り、2倍で奪う
dou-dizhu-option-passed_in = 全員パスしたら
    .redeal = 配り直し（2回まで）
    .first_plays = 最初にビッドする人が1で地主
dou-dizhu-option-first_bidder = 最初にビッドする人
    .rotate = 次の人
    .winner = 先にあがった人
dou-dizhu-option-attached_alike = 付ける1枚札は同じ数でもよい
dou-dizhu-option-pairs_attached = ペアを付けられる
dou-dizhu-option-four_with_two = 4枚組に2つ付けられる
dou-dizhu-option-spring = スプリングで賭け点2倍
dou-dizhu-option-doubling = プレイ前に秘密のダブル
dou-dizhu-option-max_doubles = 数える倍の回数の上限
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-grab = 奪う
dou-dizhu-do-call = 名乗る
dou-dizhu-do-bid = { $number }をビッド
dou-dizhu-bids-first = { $seat }からビッドします。{ dou-dizhu-last-deal }
    .to-seat = あなたからビッドします。{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] 全員パスなら、最初にビッドする人が1で地主になります。
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] 名乗り
    [grab] 奪う
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat }が{ $number }をビッドしました。
    [call] { $seat }が名乗りました。
    [grab] { $seat }が奪いました：賭け点は2倍です。
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] { $number }をビッドしました。
        [call] 名乗りました。
        [grab] 奪いました：賭け点は2倍です。
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = 全員パスしたので、配り直します。
dou-dizhu-landlord = { $seat }が{ $number }で地主となり、{ $cards }を取りました。
    .to-seat = あなたが{ $number }で地主となり、{ $cards }を取りました。
dou-dizhu-chooses = { $seat }が選びました。
    .to-seat = 選びました。
dou-dizhu-doubles = { $count ->
    [0] 誰もダブルしませんでした。
   *[other] { $seats }がダブルしました。
}
    .to-seats = { $others ->
        [0] あなたがダブルしました。
       *[other] あなたと{ $seats }がダブルしました。
    }
dou-dizhu-kind = { $kind ->
    [single] 1枚
    [pair] ペア
    [triplet] 3枚組
    [triplet-singles] 3枚組+1枚
    [triplet-pairs] 3枚組+ペア
    [sequence] ストレート
    [pair-sequence] ペアのストレート
    [plane] 飛行機
    [plane-singles] 飛行機+1枚ずつ
    [plane-pairs] 飛行機+ペアずつ
    [four-singles] 4枚組+1枚2つ
    [four-pairs] 4枚組+ペア2つ
    [bomb] 爆弾
   *[rocket] ロケット
}
dou-dizhu-plays = { $seat }が{ $cards }を出しました：{ dou-dizhu-kind }。{ dou-dizhu-rises }
    .to-seat = { $cards }を出しました：{ dou-dizhu-kind }。{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] 賭け点は{ $number }になりました。
    [rocket] 賭け点は{ $number }になりました。
   *[other] {""}
}
dou-dizhu-terms = ビッド{ $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· 奪う × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· 爆弾 × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· ロケット × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· スプリング × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· 上限 × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat }があがり、{ $side ->
    [landlord] 地主の勝ち
   *[peasants] 農民の勝ち
}：{ dou-dizhu-terms }。
    .to-seat = あがりました。あなたの勝ち：{ dou-dizhu-terms }。
dou-dizhu-left = { $seat }の残りは{ $cards }。
    .to-seat = あなたの残りは{ $cards }。
dou-dizhu-deed = 地主、{ dou-dizhu-terms }{ $doubled ->
    [1] 、{ dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = 農民{ $doubled ->
    [1] 、{ dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] 地主 · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = 残り{ shared-cards }！
dou-dizhu-tag-doubled = ダブル
dou-dizhu-label = { $seat }：{ dou-dizhu-kind }
dou-dizhu-stake = 賭け点
dou-dizhu-talon = 地主の札

dou-dizhu-hint-call = { $passes ->
    [1] 1人で戦うには強い札が足りません。
   *[0] 札が強く、少ない手数であがれます。
}
dou-dizhu-hint-double = { $yes ->
    [1] ダブルする価値のある手です。
   *[0] ダブルするほどの手ではありません。
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] ほぼ何にでも勝ち、もうすぐあがれます。
    [rocket] 何にも負けず、もうすぐあがれます。
    [single] 一番いらない札です。
   *[other] 一度に{ $count }枚。何も崩しません。
}
dou-dizhu-hint-feed = { $seat }は残り1枚です。低く出してあがらせましょう。
dou-dizhu-hint-avoid = { $seat }は{ $count ->
    [1] 残り1枚なので、2枚以上で出しましょう
   *[other] 残り2枚なので、ペアは避けましょう
}。
dou-dizhu-hint-high = { $seat }は残り1枚なので、一番強い札を出しましょう。
dou-dizhu-hint-beat = 勝てて、あまり痛くありません。
dou-dizhu-hint-bomb = 今爆弾を出しましょう。次はあなたから出せます。
dou-dizhu-hint-raise = 次は地主です。低い札を出させないようにしましょう。
dou-dizhu-hint-partner = { $seat }は味方です。任せましょう。
dou-dizhu-hint-save = 今使うにはもったいない札です。

dou-dizhu-bid-higher = { $kind ->
    [call] 名乗るか、パスしてください。
    [grab] 奪うか、パスしてください。
    [double] ダブルするか、パスしてください。
   *[bid] { $least ->
        [3] 3
       *[other] { $least }から3まで
    }をビッドするか、パスしてください。
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] ロケットには何も勝てません。パスしてください。
    [bomb] 爆弾に勝てるのは、より強い爆弾かロケットだけです。
   *[other] より強い{ dou-dizhu-kind }、爆弾、ロケットのどれかを出すか、パスしてください。
}
dou-dizhu-other-size = { shared-cards }、爆弾、ロケットのどれかを出すか、パスしてください。
dou-dizhu-too-low = 弱すぎます。{ rank-name }より強い{ dou-dizhu-kind }を出すか、パスしてください。
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] この卓ではペアを付けられません。
    [four-with-two] この卓では4枚組に何も付けられません。
   *[attached-alike] この卓では、付ける札は違う数でなければなりません。
}
dou-dizhu-no-combination = { $why ->
    [sequence] ストレートには5枚以上の続きが必要です。
    [pair-sequence] ペアのストレートにはペアが3組以上必要です。
    [high] 2とジョーカーはストレートに入りません。
    [gap] 数が続いていません。
   *[other] 一緒に出せる組ではありません。
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] ジョーカー2枚は一緒に付けられません。
    [fours] 4枚組は付けられません。
    [four] 4枚組に付けられるのは、1枚を2つかペアを2つです。
    [body] 飛行機には、それと同じ数の札を付けられません。
    [readings] その3枚組は飛行機に入れられます。
    [single] 3枚組に付けられるのは、1枚かペア1組です。
   *[plane] この飛行機に付けられるのは、1枚を{ $count }つかペアを{ $count }つです。
}
