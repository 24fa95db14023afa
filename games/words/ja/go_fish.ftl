go-fish-name = ゴーフィッシュ
    .line = ほかの人に札を聞き、同じ数を4枚集める。
    .aliases = フィッシュ, 釣り
go-fish-rules = **ほかの人に札を聞いて、ブック（同じ数4枚）を集めましょう。**
    手番には、1人を選び、自分が1枚以上持っている数を聞きます。「7ある？」 相手が持っていれば全部もらい、もう一度聞けます。なければ「ゴーフィッシュ」で、山札から1枚引きます。聞いた数ならもう一度聞け、違えば次の人の番です。
    ブックが全部そろったら、一番多い人の勝ちです。
    - **例：** 手札は7、7、K。アンに7を聞いて2枚もらい、ブックです！ ボブにKを聞きましたが持っていないので、1枚引きます。
    .whole =
    - **配札：** 2、3人なら7枚ずつ、4人からは5枚ずつ。残りは山札です。
    - **聞く：** 手札のある人と、自分が持っている数を言います。相手は、その数の札を全員に見えるように全部渡します。
    - **ゴーフィッシュ：** 相手が持っていなければ1枚引きます。聞いた数なら、見せてもう一度聞けます。
    - **ブック：** 同じ数4枚がそろったら、すぐに表向きに並べます。
    - **手札がないとき：** 手番に1枚引きます。山札がなければ飛ばされます。
    - **パートナー**は向かい同士で、ブックを合計します。パートナーには聞けません。
    - **終わり：** 全部の札がブックになったとき。誰ももう何ももらえないときも、ラウンドは終わりです。
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = 聞かれた人が次の番
go-fish-variant-pairs = 4枚のブックの代わりにペア
go-fish-variant-teams = パートナー戦、2ラウンド
go-fish-variant-single_cards = 1枚ずつ聞く
go-fish-variant-memory = メモなし、3ラウンド

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = 7枚、4人からは5枚
go-fish-option-books = ブックは
    .four = 同じ数4枚
    .pairs = ペア
go-fish-option-ask_for = 聞くのは
    .rank = その数の札全部
    .card = 1枚の札
go-fish-option-next_turn = 次に聞く人
    .left = 左隣の人
    .asked = 聞かれた人
go-fish-option-lucky = 聞いた札を引いたらもう一度聞ける
go-fish-option-book_again = 引いた札でブックができたらもう一度聞ける
go-fish-option-empty_hand = 手札がなくなったら
    .draw = 手番に1枚引く
    .refill = 新しい手札をもらう
    .end = ラウンドは終わり（山札がないときも）
go-fish-option-scoring = ブックの点
    .books = 1点
    .values = A 15、K 13、Q 12、J 11、ほかは数字どおり
go-fish-option-teams = チーム
    .none = 1人ずつ
    .pairs = パートナー、4人か6人で
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = 全員が知っていることを卓に表示する

do-ask = { $seat }に聞く
do-ask-for = { $seat }に{ shared-ranks }を聞く
do-ask-card = { $seat }に聞く
    .with = { $seat }に{ $picked }を聞く
do-for = { shared-ranks }
do-card = 1枚
    .with = { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat }が{ $other }に聞いて{ $cards }をもらいました。
    .to-seat = { $other }に聞いて{ $cards }をもらいました。
    .to-other = { $seat }があなたに聞いて{ $cards }をもらいました。
go-fish-fish = { $kind ->
    [card] { $seat }が{ $other }に{ $suit }の{ rank-name }を聞きました。ゴーフィッシュ！
   *[rank] { $seat }が{ $other }に{ shared-ranks }を聞きました。ゴーフィッシュ！
}
    .short = ゴーフィッシュ
    .to-seat = { $kind ->
        [card] { $other }に{ $suit }の{ rank-name }を聞きました。ゴーフィッシュ！
       *[rank] { $other }に{ shared-ranks }を聞きました。ゴーフィッシュ！
    }
    .to-other = { $kind ->
        [card] { $seat }があなたに{ $suit }の{ rank-name }を聞きました。ゴーフィッシュ！
       *[rank] { $seat }があなたに{ shared-ranks }を聞きました。ゴーフィッシュ！
    }
go-fish-lucky = { $seat }が{ $card }を引きました！
    .to-seat = { $card }を引きました！
go-fish-draws = { $seat }は手札がなく、{ shared-cards }引きました。
    .to-seat = あなたは手札がないので、{ shared-cards }引きました。
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat }が{ $cards }を並べました。
    .to-seat = { $cards }を並べました。
go-fish-nobody = 誰も何ももらえないので、ラウンドは終わりです。

go-fish-points = { shared-points }
go-fish-gave = { $other }から
go-fish-marks = { $kind ->
    [none] { $others }なし
    [some] { $held }
   *[both] { $held }, { $others }なし
}
go-fish-asked = { $other }、{ shared-ranks }ある？
go-fish-asked-card = { $other }、{ $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }ある？
go-fish-books = { $kind ->
    [pairs] ペア{ $count }組
   *[four] ブック{ $count }
}

go-fish-hint-known = { $other }は確実に{ shared-ranks }を持っています。
go-fish-hint-unknown = { $other }には誰も知らない札が{ shared-cards }あります。{ shared-ranks }があるかもしれません。
go-fish-hint-vain = 今はどれも見込みがありません。どれでも同じです。

go-fish-few-cards = カードが足りません。配るのは{ $count }枚ずつまでです。
go-fish-team-seats = パートナー戦には4人か6人必要です。
go-fish-ask-now = 誰かに札を聞いてください。例：「ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
}」。
go-fish-not-held = 聞けるのは自分が持っている数だけです：{ $ranks }。
go-fish-not-yourself = 自分には聞けません。{ $seats }に聞いてください。
go-fish-no-such-seat = そういう人はいません。{ $seats }に聞いてください。
go-fish-no-cards = { $other }には手札がありません。{ $seats }に聞いてください。
go-fish-partner = { $other }はパートナーです。{ $seats }に聞いてください。
go-fish-have-it = { $card }は自分が持っています。
go-fish-in-book = { $card }はもうブックになっています。
