cheat-name = ダウト
    .line = 出した札を言う。本当でなくてもいい。
    .aliases = 嘘つき, ブラフ, チート
cheat-rules = **先に手札をなくしましょう。札は裏向きに出し、何の札かは嘘をついてもかまいません。**
    最初の人がA、次の人が2、と順にKまで進み、またAに戻ります。手番には、1〜4枚を裏向きに出します。枚数は全員に見えます。持っていてもいなくても、順番の数の札として出します。
    そのあと、ほかの全員が信じるかどうか聞かれます。誰かがダウトと言えば、札を表にします。本当なら、ダウトした人が場の札を全部取ります。嘘なら、出した人が取ります。
    - **例：** 8の番で、持っているのは1枚。Jと一緒に「8を2枚」と出します。誰もダウトしなければ、Jが1枚減りました。
    .whole =
    - **配札：** 1枚ずつ全部配ります。5人まではデッキ1組、6人からは2組。ディーラーの左の人がAから始めます。
    - **手番：** 必ず1枚以上出します。枚数は本当で、数は嘘でもかまいません。順番の数は、何があっても出すたびに1つ進みます。
    - **ダウト：** 出すたびに、ほかの全員が秘密に「ダウト」か「見逃す」を選びます。全員が選んだら進みます。何人かがダウトしたら、出した人の左から数えて最初の人が有効です。ほかの人の返事は誰にもわかりません。
    - **ダウトする**と、最後に出した札だけを表にします。全部その数なら、ダウトした人が場の札を取ります。違えば、出した人が取ります。そのあと次の人が続けます。
    - **終わり：** 最後の札が本当だったか、誰もダウトしなければあがりです。最初にあがった人の勝ち。終わらないときは、一番少ない人の勝ちです。
    - **ローカルルール**で、早い者勝ちのダウト、次の人だけのダウト、隣の数、場が流れるまで同じ数、などにできます。最後の場合はパスができ、全員がパスすると場の札を除きます。
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = 早い者勝ち：最初のダウトが有効
cheat-variant-neighbours = 隣の数：同じか、1つ上か1つ下
cheat-variant-bluff = ブラフ：場が流れるまで同じ数
cheat-variant-short = 短期戦：ダウトは次の人だけ
cheat-option-packs = デッキの数
    .auto = 1組、6人からは2組
    .one = 1組
    .two = 2組
cheat-option-claims = 言う数
    .up = 1つずつ上がる
    .down = 1つずつ下がる
    .near = 前と同じか、その隣
    .same = 場が流れるまで同じ
cheat-option-most_cards = 一度に出せる枚数
cheat-option-window = ダウトできるのは
    .everyone = 全員、同時に聞かれる
    .open = 次に出されるまで、早い者勝ち
    .next = 次の人だけ
cheat-option-leads_after = ダウトのあと
    .next = 次の人が続ける
    .winner = 正しかった人から
    .taker = 場の札を取った人から
cheat-option-scoring = 得点
    .wins = 最初にあがった人に1点
    .cards = 残った枚数、少ない人の勝ち
    .places = 早くあがるほど多い
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = ダウト
do-trust = 見逃す
order-trust = 全部見逃す
do-claim = { shared-ranks }と言う
    .after = { $picked }を{ shared-ranks }と言う
    .pick = { shared-ranks }として{ $most }枚まで

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat }が{ shared-cards }出し、{ shared-ranks }だと言いました。
    .short = { cheat-claim }
    .to-seat = { shared-cards }出し、{ shared-ranks }だと言いました。
cheat-left = { $count ->
    [0] { $other }の最後の札です。
   *[other] { $other }は残り1枚です。
}
    .to-other = { $count ->
        [0] あなたの最後の札です。
       *[other] あなたは残り1枚です。
    }
cheat-answers = { $seat }が返事しました。
    .short = 返事済み
    .to-seat = 返事しました。
cheat-nobody-doubts = 誰もダウトしませんでした。
cheat-doubts = { $seat }が{ $other }にダウトと言いました。
    .short = ダウト
    .to-seat = { $other }にダウトと言いました。
    .to-other = { $seat }があなたにダウトと言いました。
cheat-turned = { $cards }：{ $kind ->
    [true] 本当でした！
   *[lie] 嘘でした！
}
cheat-takes = { $other }が場の{ shared-cards }を取りました。
    .to-other = あなたが場の{ shared-cards }を取りました。
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = 全員がパスしたので、場の札を除きます。
cheat-out = { $other }があがりました！
    .to-other = あなたがあがりました！
cheat-broken-off = 長引いたので、ラウンドはここで終わりです。
cheat-for-cards = 残った手札 { $number }

cheat-tag-asked = 返事待ち
cheat-tag-answered = 返事済み
cheat-tag-caught = 場を取った
cheat-tag-out = { $place }位であがり
cheat-holding = { shared-ranks }：{ $count }枚
cheat-pile = 場の札
cheat-pile-told = 場の札：{ $claims }
cheat-claim = { $rank ->
    [T] 10
   *[other] { $rank }
} × { $count }
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = 本当だった
cheat-shown-lie = 嘘だった
cheat-next = 次
cheat-any-rank = どの数でも
cheat-plays-left = 残りの手数

cheat-hint-cannot = { shared-ranks }は{ $number }枚の場所がわかっているので、{ $count }枚も出せるはずがありません。
cheat-hint-last = あがってしまいます。確かめましょう。
cheat-hint-unlikely = { shared-ranks }が残っているとは思えません。確かめましょう。
cheat-hint-whim = ときどき確かめると得をします。
cheat-hint-trust = 本当かもしれません。
cheat-hint-all = { shared-ranks }を全部。しかも本当です。
cheat-hint-some = 出せるだけの{ shared-ranks }。しかも本当です。
cheat-hint-more = 本当の札に、いらない札を1枚足します。
cheat-hint-none = { shared-ranks }がないので、嘘をつくしかありません。{ $card }が必要になるのは一番あとです。
cheat-hint-pass = { shared-ranks }がありません。次の場を待ちましょう。

cheat-too-few-packs = このデッキ数では同じ数は{ $most }枚です。一度に出せる枚数を{ $most }枚までにしてください。
cheat-must-play = パスはできません。本当でも嘘でも、1枚以上出してください。言える数は{ $ranks }です。
cheat-too-many = 出せるのは{ $count }枚までです。
cheat-rank-is-fixed = 札を出すだけでかまいません。どのみち{ shared-ranks }として数えます。
cheat-name-a-rank = 何の札か言ってください。例：「7C 9D claim 8」。言える数は{ $ranks }です。
cheat-wrong-rank = その数は言えません。言える数は{ $ranks }です。
cheat-nothing-to-doubt = ダウトするものがありません。{ $kind ->
    [taken] { $other }が場の札を取りました。
    [late] { $other }の札にはもう間に合いません。
   *[none] 今は{ $other }が出す番です。
}
cheat-own-claim = それは自分の札です。ダウトできるのは{ $seats }です。
cheat-not-yours-to-doubt = これにはダウトできません。できるのは{ $seats }です。
cheat-has-answered = もう返事しました。{ $seats }を待っています。
cheat-answer-first = { $other }は{ shared-ranks }だと言っています。先にダウトするか見逃すか決めてください。
cheat-not-your-turn = 先に{ $seats }の返事が必要です。
