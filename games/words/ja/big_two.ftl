big-two-name = ビッグツー
    .line = 2が最強、ポーカーの役で出し、先にあがれば勝ち。
    .aliases = 大老二, 鋤大D, プソイドス
big-two-rules = **誰よりも先に手札をなくしましょう。ほかの人は残った手札の分を払います。**
    一番弱い札を持つ人が、それを含めて出します。1枚、ペア、スリーカード、または5枚の役です。続く人は同じ枚数のより強いものを出すか、パス。ほかの全員がパスしたら、最後に出した人が好きなものを出します。
    3が一番弱く、**2**が最強です。同じ数ではスートで決まり、♦、♣、♥、♠の順に強くなります。**5枚の役（強い順）：**
    { rules-hands-of-five }
    残った札1枚につき1点の失点。10枚以上なら2点ずつ、1枚も出していなければ3点ずつです。8ラウンドのあと、得点の一番多い人の勝ちです。
    - **例：** アンが5♦ 5♠を出しました。あなたは9♣ 9♥、ベンは9♦ 9♠。同じ数でもスペードのほうが強いのです。アンもあなたもパスし、次はベンが出します。
    .whole =
    - **配札：** 13枚ずつ。3人なら17枚ずつで、余った1枚は一番弱い札を配られた人に。2人ならデッキの半分を使いません。
    - **最初の人：** 一番弱い札を持つ人が、それを含めて出します。そのあとは、最後に出した人が好きなものを出します。
    - **続く人：** 同じ枚数の、より強いものを出すか、パス。パスしても、あとからまた出せます。
    - **強さ：** 3、4、5、とKまで上がり、A、2の順。同じ数なら♦、♣、♥、♠の順。ペアは強いほうのスートで比べます。
    - **5枚の役（強い順）**。上の役は下のどの役にも勝ちます：
    { rules-hands-of-five }
    - **同じ役なら：** フラッシュは一番強い札、フルハウスは3枚、フォーカードは4枚で比べます。フォーカードの5枚目は何でもかまいません。4枚だけ、ツーペアは役ではありません。
    - **ストレート**は10-J-Q-K-Aまで上がり、その上に2-3-4-5-6、一番上にA-2-3-4-5があります。同じストレートは、一番強い札のスートで決まります。
    - **最後の1枚：** 次の人が残り1枚のとき、1枚で出すなら手札で一番強い札でなければなりません。パスや、2枚以上で出すことはできます。
    - **ラウンドの終わり：** 誰かがあがったらすぐ。残った札1枚につき1点の失点。10枚以上（17枚配りなら14枚、18枚なら15枚）なら2点ずつ、1枚も出していなければ3点ずつ。勝者が全部もらいます。
    - **終わり：** 8ラウンドで、得点の一番多い人の勝ちです。
    - **例：** アンがあがりました。あなたは残り4枚で−4。ベンは11枚で−22。シドは1枚も出さず−39。アンは65点です。
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = 香港、厳格：あがらせた人が全員分払う
big-two-variant-taiwan = 台湾：爆弾あり、スリーカードとフラッシュなし
big-two-variant-pusoy_dos = プソイドス：ダイヤが最強
big-two-variant-western = 失点制：誰かが50点失ったら少ない人の勝ち

big-two-option-suits = スートの強さ（弱い順）
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = ラウンドを始める人
    .lowest = 一番弱い札を持つ人
    .winner = 前のラウンドの勝者
big-two-option-must_include = 最初は一番弱い札を含める
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = 場が流れるまで出せない
big-two-option-triples = スリーカードだけで出せる
big-two-option-straights = ストレート（弱い順）
    .twos_top = 3-4-5-6-7からAまで、次に2-3-4-5-6、A-2-3-4-5
    .six_top = A-2-3-4-5、3-4-5-6-7からAまで、次に2-3-4-5-6
    .poker = A-2-3-4-5、2-3-4-5-6、とAまで
    .no_twos = 3-4-5-6-7からAまで、2は使えない
big-two-option-flushes = フラッシュの比べ方
    .top_card = 一番強い札
    .all_cards = 5枚全部
    .suit = まずスート
    .none = フラッシュなし
big-two-option-same_kind = 5枚の役に勝てるのは同じ役か、フォーカード、ストレートフラッシュだけ
big-two-option-bombs = フォーカードとストレートフラッシュは枚数に関係なく何にでも勝つ
big-two-option-last_card = 次の人が残り1枚のとき
    .top = 1枚なら一番強い札を出す
    .free = 何を出してもよい
big-two-option-assist = 次の人を1枚であがらせたら全員分払う
big-two-option-double_from = この枚数以上残ると1枚2点
    .zero = { shared-never }
big-two-option-triple = 1枚も出していなければ1枚3点
big-two-option-twos_double = 残った2は1枚ごとに失点を2倍にする
big-two-option-finish_double = 2、フォーカード、ストレートフラッシュであがると全員2倍
big-two-option-settlement = 得点
    .winner = 敗者が勝者に払う
    .pairwise = 全員がお互いに清算する
    .points = 敗者は失点、勝者は0
big-two-option-three_deal = 3人のとき
    .all = 全部配る
    .thirteen = 13枚ずつ
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = 対局が終わる失点
    .zero = { shared-no-limit }

big-two-suits = スートの強さ（弱い順）
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] 1枚
    [pair] ペア
    [triple] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four] フォーカード
   *[straight-flush] ストレートフラッシュ
}
big-two-label = { $seat }：{ big-two-kind }
big-two-line = { $score }点
big-two-tag-one = 残り1枚！
big-two-deed = { $count ->
    [0] あがり
   *[other] 残り{ $count }枚{ $unplayed ->
        [1] （1枚も出さず）
       *[0] {""}
    }：{ $number }
}
big-two-for-all = 全員分 { $number }

big-two-plays = { $seat }が{ $cards }を出しました：{ big-two-kind }。
    .to-seat = { $cards }を出しました：{ big-two-kind }。
big-two-wins = { $seat }があがり、ラウンドに勝ちました！
    .to-seat = あがりました。ラウンドの勝ちです！
big-two-left = { $seat }の残りは{ $cards }：{ $number }。
    .to-seat = あなたの残りは{ $cards }：{ $number }。
big-two-blamed = { $seat }は{ $other }をあがらせたので、全員分払います：{ $number }。
    .to-seat = あなたは{ $other }をあがらせたので、全員分払います：{ $number }。
    .to-other = { $seat }はあなたをあがらせたので、全員分払います：{ $number }。

big-two-hint-high = { $seat }は残り1枚です。強い札を出しましょう。
big-two-hint-lead-high = { $seat }は残り1枚です。1枚で出すなら、強い札にしましょう。
big-two-hint-five = { $kind ->
    [four] フォーカード
   *[other] { big-two-kind }
}なら一度に5枚なくせ{ $twos ->
    [1] 、2も残せます
   *[0] ます
}。
big-two-hint-lead = { $kind ->
    [triple] この3枚
    [pair] このペア
   *[single] この1枚
}から出しましょう{ $few ->
    [1] 。もうすぐあがれます
   *[0] 。一番いらない札です
}。
big-two-hint-follow = { $kind ->
    [triple] この3枚
    [pair] このペア
   *[single] この1枚
}で勝てます{ $few ->
    [1] 。もうすぐあがれます
   *[0] 。一番いらない札です
}。
big-two-it = { $kind ->
   *[other] それ
}

big-two-must-open = あなたから始めます。{ $card }を、それだけか一緒に出せる札と出してください。
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] 2枚ならペアでなければなりません。
    [three] 3枚ならスリーカードでなければなりません。
    [no-triples] この卓ではスリーカードだけでは出せません。
    [two-pairs] ツーペアは役ではありません。どちらかのペアを出してください。
    [four] 4枚の役はありません。フォーカードには5枚目が必要です。
    [five] その5枚はストレートでもフラッシュでもフルハウスでもフォーカードでもありません。
   *[many] 6枚以上は出せません。
}1枚、ペア{ $triples ->
    [1] 、スリーカード
   *[0] {""}
}、5枚の役のどれかを出してください。
big-two-other-size = { shared-other-size }
big-two-other-kind = ここで勝てるのは、より強い{ big-two-kind }か、フォーカード、ストレートフラッシュだけです。
big-two-too-low = 弱すぎます。{ $cards }より強い{ $kind ->
    [triple] スリーカード
    [four] フォーカード
   *[other] { big-two-kind }
}{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] か、もっと上の役
}を出すか、パスしてください。
big-two-must-top = { $other }は残り1枚なので、1枚で出すなら一番強い札でなければなりません。{ $card }を出すか、2枚以上で出すか、パスしてください。
