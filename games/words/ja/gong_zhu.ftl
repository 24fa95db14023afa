gong-zhu-name = 拱猪
    .line = 羊を取って、豚は相手に残す。
    .aliases = ゴンジュー, コンチュー, 豚
gong-zhu-rules = **豚（Q♠）とハートは取らないこと。羊（J♦）は取ること。**
    全員が1人で戦い、手札は13枚です。{ rules-trick } { rules-trick-plain }
    取った札はディールの終わりに数えます。**豚**は100点の失点、ハートは1枚最大50点の失点、**羊**は100点の得点です。**変圧器**の10♣は、よくも悪くもそれを全部2倍にします。ハートを全部取れば、逆に200点の得点です。
    誰かが−1000まで落ちたら、その人が豚で、得点の一番高い人の勝ちです。
    - **例：** Q♠、K♥、3♥を取ると、−100、−40、0で140点の失点です。10♣も取っていたら280点の失点でした。
    .whole =
    - **配札：** 52枚のデッキから13枚ずつ。
    - **公開：** プレイの前に、手札のQ♠、J♦、10♣、A♥を公開できます。全員が同時に決めます。取った人にとって、公開された豚と羊は2倍、公開されたA♥はハート全部が2倍、公開された10♣は4倍になります。公開した札は、そのスートが初めてリードされたときには出せません（そのスートがそれだけのときを除く）。
    - **プレイ：** 2♣を持つ人が、それをリードします。{ rules-trick } { rules-trick-plain } Aが一番強い札です。
    - **ハート**の失点は、Aが50、Kが40、Qが30、Jが20、10から5までが10ずつ。4、3、2は0です。
    - **ハート13枚全部**なら逆に200点の得点で、豚も一緒に取れば、豚も100点の得点です。
    - **豚**は100点の失点、**羊**は100点の得点です。
    - **変圧器**は、取ったほかの点を全部2倍にします。ハートも豚も羊も取らずにこれだけ取れば50点、公開されていれば100点です。
    - **終わり：** 誰かが−1000以下になったら、そこまで落ちた人は全員豚で、得点の一番高い人の勝ちです。
    - **例：** A♥が公開されていました。それと9♥と羊を取ると、ハートが−60、2倍で−120、羊が100点。合わせて−20です。
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = パートナー戦
gong-zhu-variant-plain = 公開なし
gong-zhu-variant-short = 短期戦、−500まで

gong-zhu-option-expose = プレイ前にQ♠、J♦、10♣、A♥を公開して2倍にできる
gong-zhu-option-expose_timing = 公開の順番
    .simultaneous = { shared-same-time }
    .in_turn = 2♣の人から順番に
gong-zhu-option-expose_protect = 公開した札は、そのスートが1度リードされるまで出せない
gong-zhu-option-first_lead = 最初のリード
    .two_of_clubs = 毎回2♣
    .two_of_spades_then_pig = 2♠。次からは豚を取った人が好きな札を
    .seven_of_spades_then_pig = 7♠の人が好きな札を。次からは豚を取った人
gong-zhu-option-hearts_table = ハートの失点
    .standard = A K Q Jは50、40、30、20、10から5は10、4 3 2は0
    .pip = A K Q Jは50、40、30、20、4は10、ほかは数字どおり
gong-zhu-option-pig_value = 豚（Q♠）の点
gong-zhu-option-pig_flip = 豚が得点になる条件
    .all_hearts = ハートを全部取る
    .grand_slam = 点のある16枚を全部取る
    .never = なし
gong-zhu-option-sheep_flip = 点のある16枚全部ではなくハートだけ全部取ったら、羊は失点になる
gong-zhu-option-transformer_alone = 変圧器（10♣）だけ取ったときの点
gong-zhu-option-target = この点まで落ちたら負け
gong-zhu-option-win_target = この点に達しても対局が終わる
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = 向かい同士がパートナーで、点を合計する

do-expose = 公開する
    .with = { $picked }を公開
    .pick = { $most }枚まで公開する
do-expose-none = 公開しない

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat }が公開する札を決めました。
    .short = 決めた
    .to-seat = 公開する札を決めました。
gong-zhu-exposes = { $seat }が{ $cards }を公開しました。
    .to-seat = { $cards }を公開しました。
gong-zhu-exposes-none = { $seat }は何も公開しません。
    .short = 公開なし
    .to-seat = 何も公開しません。
gong-zhu-expose-nothing = { $seats }は何も公開しません。
    .to-seats = { $others ->
        [0] 何も公開しません。
       *[other] あなたと{ $seats }は何も公開しません。
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat }が{ $cards }を取りました：{ shared-points }。
    .to-seat = あなたが{ $cards }を取りました：{ $points }点。
gong-zhu-scores-nothing = { $seat }は点のある札を取りませんでした。
    .to-seat = あなたは点のある札を取りませんでした。
gong-zhu-pigs = { $seats }が豚です！
    .to-seats = { $others ->
        [0] あなたが豚です！
       *[other] あなたと{ $seats }が豚です！
    }

gong-zhu-exposable = 公開できる札
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · 今回{ SIGNED($points) }
gong-zhu-line-scored = { $score } （{ SIGNED($points) }）
gong-zhu-for = { $term ->
    [pig] 豚 { $number }
    [sheep] 羊 { $number }
    [transformer] 10♣ { $number }
   *[hearts] ハート { $number }
}
gong-zhu-answered = 決定済み
gong-zhu-pig = 豚
gong-zhu-exposing = ディール{ $number } · 公開
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat }が取った
gong-zhu-doubled = 2倍

gong-zhu-hint-expose = { $exposes ->
    [none] 隠しておきましょう。公開した札は取った人にとって2倍になり、分が悪いです。
    [alone] 隠しておきましょう。公開した札は取った人にとって2倍になります。1人からは得をしても、3人全員に損をするかもしれません。
   *[some] 公開した札は取った人にとって2倍です。ほかの人がつかみそうな札か、自分で取れる羊を公開しましょう。
}{ $pig ->
    [none] { "" }
   *[other] あなたがQ♠を取る確率：{ $pig }%。
}{ $sheep ->
    [none] { "" }
   *[other] あなたがJ♦を取る確率：{ $sheep }%。
}{ $transformer ->
    [none] { "" }
   *[other] あなたが10♣を取る確率：{ $transformer }%。
}{ $ace ->
    [none] { "" }
   *[other] このA♥があると、ハートの失点は平均{ $ace }点です（普通は50点）。
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = 豚を追い出しましょう。Qより低いスペードでは豚を取りません。
gong-zhu-hint-cash-sheep = 羊をリードしましょう。もう誰も勝てません。
gong-zhu-hint-heart = ほかの人がもっと強いハートを持っているので、たぶん誰かが取ってくれます。
gong-zhu-hint-catch-sheep = ほかの人のダイヤは残り少なく、もうすぐ誰かが羊を出します。強い札をリードして取りましょう。
gong-zhu-hint-short = 短いスートからリードしましょう。なくなれば、悪い札をほかの人に渡せます。
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = もっと強いスペードが出ているので、豚はほかの人が取ります。
gong-zhu-hint-drop-transformer = もっと強いクラブが出ているので、変圧器はほかの人が取ります。
gong-zhu-hint-take-transformer = このディールは大きくプラスなので、変圧器で2倍にしましょう。
gong-zhu-hint-take-sheep = 羊を取りましょう。あなたのものです。
gong-zhu-hint-keep-heart = ハートを集めている人がいるので、渡さないようにしましょう。
gong-zhu-hint-keep-sheep = 羊と、羊を取れる札は残しましょう。
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = パートナーが取りそうなので、なるべく悪い札を出さないようにしましょう。
gong-zhu-hint-stop = ハートを全部集めている人がいます。1枚取って止めましょう。
gong-zhu-hint-collect = ここまでのハートは全部あなたのものです。残りも狙いましょう。

must-lead-2c = 最初のトリックは{ $cards }でリードします。それを出してください。
exposed-protected = { $card }は公開したので、そのスートが初めてリードされたときには出せません。出せるのは{ $cards }です。
not-exposable = 公開できるのは{ $cards }だけです。公開しないこともできます。
nothing-to-expose = 公開できる札がないので、「公開しない」を選んでください。
wrong-phase-expose = 先に公開を決めます。{ $cards }の全部か一部を公開するか、「公開しない」を選んでください。
wrong-phase-exposed = 公開の時間は終わりました。出せるのは{ $cards }です。
