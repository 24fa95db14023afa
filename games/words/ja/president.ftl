president-name = 大富豪
    .line = 最初にあがれば大富豪、最後は大貧民。
    .aliases = 大貧民, プレジデント
president-rules = **最初に手札をなくせば大富豪、最後の人は大貧民です。**
    誰かが1枚、または同じ数の札を何枚かまとめて（ペア、3枚組など）出します。続く人は、同じ枚数のより強い数を出すか、パスします。3が一番弱く、Aまで上がり、2が最強です。
    パスすると、その場にはもう出せません。ほかの誰も出さなくなったら場が流れ、最後に出した人が次を出します。
    次のラウンドでは、大貧民が大富豪に一番強い2枚を渡し、大富豪は好きな2枚を返します。
    6ラウンドのあと、得点の一番多い人の勝ちです。
    - **例：** アンが6♣ 6♦を出しました。あなたは9♥ 9♠、ベンはパス、シドはJ♣ J♦。アンもあなたもパスし、次はシドが出します。
    .whole =
    - **配札：** 全部配ります。1枚多い人もいます。2ラウンド目からは大貧民が配ります。
    - **最初の人：** 1ラウンド目は3♣を持つ人が、それだけで、またはほかの3と一緒に出します。次からは大富豪が始めます。そのあとは、場を取った人が好きなものを出します。自分から始めるときはパスできません。
    - **続く人：** 同じ枚数の、より強い数を出すか、パス。パスすると、場が流れるまで出せません。スートに強弱はありません。
    - **強さ：** 3、4、5、と上がってK、A、2の順です。
    - **場が流れる：** ほかに残っている人がいなくなったとき。その人があがっていたら、次の人が始めます。
    - **階級：** 1位が**大富豪**、2位が**富豪**、下から2番目が**貧民**、最後が**大貧民**。ほかは平民です。3人のときは富豪と貧民はありません。
    - **カード交換：** 次のラウンドの前に、大貧民の一番強い2枚が大富豪に、貧民の一番強い1枚が富豪に渡ります。大富豪と富豪は、同じ枚数の好きな札を返します。ほかの人には見えません。
    - **得点：** 自分より下の人1人につき1点。4人なら3、2、1、0点です。
    - **終わり：** 6ラウンド。同点なら大富豪になった回数が多い人、それも同じなら大貧民になった回数が少ない人の勝ちです。
    - **例：** 場にJのペアが出ています。Q♣ Q♦や2のペアで勝てますが、A 1枚やK 3枚では勝てません。
    - **ローカルルール**で、4枚組で強さが逆になる**革命**、場を流す8切り、ジョーカー、階段などを加えられます。
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = 11点先取：大富豪2点、富豪1点
president-variant-skip_it = 同じ数はスキップ、2で流れる、パスしてもまた出せる
president-variant-scum_leads = ジョーカー2枚、大貧民が始め、1枚渡す
president-variant-daifugo = 大富豪：革命、8切り、ジョーカー1枚
president-variant-daifugo_full = 大富豪、ルール全部あり

president-option-jokers = ジョーカー
president-option-first_lead = 2ラウンド目から始める人
    .president = 大富豪
    .scum = 大貧民
    .lowest = 3♣を持つ人が、その札で
president-option-equal = 同じ数の組は
    .no = 出せない
    .allowed = 出せる
    .skips = 出せて、次の人をスキップする
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = 2は
    .high = 一番強いだけ
    .clear = 場を流す。1枚でどの組や階段にも勝つ
president-option-revolution = 革命（4枚組でラウンド中の強さが逆になる）
president-option-eight_stop = 8切り（8で場が流れる）
president-option-jack_back = イレブンバック（Jでその場だけ強さが逆になる）
president-option-spade_three = スペ3返し（3♠がジョーカー1枚に勝つ）
president-option-runs = 3枚以上の階段
    .off = なし
    .suited = 同じスートで
    .any = スート不問で
president-option-bad_finish = 反則あがり（2、ジョーカー、8切りであがると最下位）
president-option-capital_fall = 都落ち（ほかの人が1位なら大富豪は最下位）
president-option-exchange_count = 大貧民と大富豪が交換する枚数
    .zero = { shared-none }
president-option-give_back = 大富豪が返すのは
    .any = 好きな札
    .lowest = 一番弱い札
president-option-scoring = 得点
    .places = 自分より下の人1人につき1点
    .titles = 大富豪2点、富豪1点
    .presidencies = 大富豪1点
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = 2枚以上出す
do-run = { $number }枚の階段を出す

president-title = { $title ->
    [president] 大富豪
    [vice] 富豪
    [vice-scum] 貧民
    [scum] 大貧民
   *[citizen] 平民
}
president-line-first = { $score }点
president-line = { $title ->
    [vice] 富豪
   *[other] { president-title }
} · { $score }
president-place = { $number }位
president-reason = 大富豪{ $presidents }回、大貧民{ $scums }回
president-order = 弱い→強い
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }：{ $rank }から{ $count }枚の階段
president-jokers = { $seat }：{ $count ->
    [1] ジョーカー
   *[other] ジョーカーのペア
}

president-skips = { $other }はスキップされました。
    .to-other = あなたはスキップされました。
president-eight = 8切りです！
president-two = 2で流れます！
president-three = スペ3返し！ 3♠がジョーカーに勝ちました。
president-revolution = 革命です！ { $reversed ->
    [1] 今は3が最強、2が最弱です。
   *[0] また2が最強に戻りました。
}
president-jacks = イレブンバック！ この場では{ $reversed ->
    [1] 3が最強です。
   *[0] 2が最強です。
}
president-out = { $seat }が{ president-place }であがりました{ $number ->
    [1] ！
   *[other] 。
}
    .to-seat = { president-place }であがりました{ $number ->
        [1] ！
       *[other] 。
    }
president-bad = { $seat }は反則あがりで{ president-place }です。
    .to-seat = 反則あがりで{ president-place }です。
president-falls = 都落ち！ { $seat }は最下位になりました。
    .to-seat = 都落ち！ あなたは最下位になりました。
president-ends = { $seat }は{ $title ->
    [president] 大富豪
    [vice] 富豪
    [vice-scum] 貧民
    [scum] 大貧民
   *[citizen] 平民
}：{ $number }点。
    .to-seat = あなたは{ $title ->
        [president] 大富豪
        [vice] 富豪
        [vice-scum] 貧民
        [scum] 大貧民
       *[citizen] 平民
    }：{ $number }点。

president-hint-run = 階段なら一度に{ $count }枚なくせます{ $leads ->
    [1] {""}
   *[0] 。強さも十分です
}。
president-hint-finish = これより弱い札だと、あがれる札が残りません。
president-hint-stuck = それを出すと、あがれる札が残りません。
president-hint-sure = 誰も勝てないので、続けて出してあがれます。
president-hint-early = そこまで強い札を出すには早すぎます。誰かがあがりそうになるまで残しましょう。

president-must-open = 3♣でラウンドを始めます。それ1枚か、一緒に出せる札と合わせて出してください。
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] 一緒に出せる組ではありません。同じ数の札（とジョーカー）を出してください。
   *[other] 組でも階段でもありません。同じ数の札か、3枚以上の続きを出してください。
}
president-no-runs = この卓に階段はありません。同じ数の札を出してください。
president-run-suit = 階段は同じスートでなければなりません。同じスートの階段か、同じ数の札を出してください。
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] 場は{ $count }枚の階段です。もっと強い{ $count }枚の階段を出すか、パスしてください。
   *[other] 場は{ $count }枚組です。同じ数の札を{ $count }枚出すか、パスしてください。
}
president-too-low = { $kind ->
    [jokers] それでは{ $count ->
        [1] ジョーカー
       *[other] ジョーカー2枚
    }に勝てません。勝てる札がなければパスしてください。
    [run] 弱すぎます。{ $rank }{ $reversed ->
        [1] より下（強さが逆になっています）
       *[0] より上
    }から始まる階段を出すか、パスしてください。
   *[other] 弱すぎます。{ $rank }{ $equal ->
        [1] { $reversed ->
            [1] 以下（強さが逆になっています）
           *[0] 以上
        }
       *[0] { $reversed ->
            [1] より下（強さが逆になっています）
           *[0] より上
        }
    }を出すか、パスしてください。
}
