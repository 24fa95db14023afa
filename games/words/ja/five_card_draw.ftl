five-card-draw-name = ファイブカードドロー
    .line = 賭けて、替えて、だます。5枚の勝負。
    .aliases = ドローポーカー, 5カードドロー
five-card-draw-rules = **一番強い5枚を作るか、ほかの全員が降りるまで賭けましょう。**
    全員が**アンティ**を**ポット**（勝者が取るチップ）に払い、ほかの人に見えない5枚をもらいます。続いてベットです。手番に、チップを出す、ほかの人と同額を出す、さらに上乗せする、降りてこのディールを休む、のどれかを選びます。
    残った人は3枚まで交換できます。もう一度ベットして手札を見せ合い、一番強い人がポットを取ります。ペアは強く、スリーカードはもっと強く、ジョーカーは一番都合のよい札になります。
    { rules-chips }
    - **例：** 手札はQ♣ Q♦ 9♥ 5♠ 2♣。Qを残して3枚交換します。来たのはQ♥ 8♠ 4♦。Qのスリーカードで、どのツーペアにも勝ちます。
    .whole =
    - **配札：** 全員がアンティを払い、5枚もらいます。ディーラーの席はディールごとに左へ移ります。
    - **最初のベット**は、ディーラーの左から。ベットかフォールドで、チェックはできません。ベットが出たら、**コール**（同額を出す）、**レイズ**（同額に加え、直前のベットやレイズ以上を上乗せする）、**フォールド**のどれかです。上限は自分のチップだけ。足りなければ持っているだけ出して**オールイン**し、払った分のポットを争います。
    - **交換**は、ディーラーの左から。3枚まで捨てて新しい札をもらうか、5枚とも残します。
    - **2回目のベット**も同じです。そのあと残った全員が見せ合い、一番強い手の勝ちです。ほかの全員が降りたら、見せずに勝ちです。
    - **役（強い順）**。ジョーカーがあると、ファイブカードが最強です：
    { rules-poker-hands }
    { rules-same-hand }
    - **ジョーカー**は、一番強い手になるように働きます。7♣ 7♦ K♥ 4♠なら3枚目の7です。
    { rules-side-pot }
    - **終わり：** 1人がチップをすべて集めるまで続けます。途中でやめたら、一番多い人の勝ちです。
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = チェックあり、アンティが上がる
five-card-draw-variant-plain = ジョーカーなし、チェックあり、アンティが上がる
five-card-draw-variant-short = 短期戦：15ディール、アンティが上がる

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = アンティ（開始チップの5分の1まで）
five-card-draw-option-min_bet = 最低のベット
    .zero = アンティと同じ
five-card-draw-option-jokers = デッキのジョーカー
five-card-draw-option-allow_check = 誰もベットしていなければチェックできる
five-card-draw-option-max_draw = 交換できる枚数
five-card-draw-option-max_hands = ディール数
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = チップがなくなったら1回リバイできる
five-card-draw-option-ante_rises = アンティが倍になるまでのディール数
    .zero = { shared-never }
five-card-draw-option-ante_minutes = アンティが倍になるまでの分数
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = 交換しない
five-card-draw-deals = { $seat }が配ります。アンティは{ $number }です。
    .to-seat = あなたが配ります。アンティは{ $number }です。
five-card-draw-you-hold = 手札は{ poker-hand }です。
five-card-draw-stands = { $seat }は交換しません。
    .to-seat = 交換しませんでした。
five-card-draw-draws = { $seat }が{ $number }枚交換しました。
    .short = { $number }枚交換
    .to-seat = { $number }枚交換しました。
five-card-draw-you-draw = { $cards }を引き、手札は{ poker-hand }です。
five-card-draw-reshuffles = デッキが足りないので、降りた人の手札と先の捨て札{ $count }枚をシャッフルして戻しました。
five-card-draw-drew = { $number ->
    [0] 交換なし
   *[other] { $number }枚交換
}
five-card-draw-stub = 山札
five-card-draw-ante = アンティ
five-card-draw-stake = コール額
five-card-draw-hand = ディール{ $number } · { $stage ->
    [first-bets] 最初のベット
    [draw] 交換
    [second-bets] 2回目のベット
   *[over] 終了
}

five-card-draw-hint-pat = 手は{ poker-hand }。5枚とも残しましょう。
five-card-draw-hint-keep = { poker-hand }を残して、{ five-card-draw-how-many }交換しましょう。
five-card-draw-hint-four-flush = フラッシュまであと1枚です。余りの1枚を交換しましょう。
five-card-draw-hint-four-straight = ストレートまであと1枚で、アウツも多くあります。余りの1枚を交換しましょう。
five-card-draw-hint-joker = ジョーカーと一番強い札を残して、{ five-card-draw-how-many }交換しましょう。
five-card-draw-hint-nothing = まだ何もありません。強い札を残して、{ five-card-draw-how-many }交換しましょう。
five-card-draw-how-many = { $count }枚
five-card-draw-hint-bet = { five-card-draw-chance }。{ poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }。{ poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }。今のポットなら、コールする価値があります。
five-card-draw-hint-fold = { five-card-draw-chance }。でも相手はベットしているので、手札はランダムより強いはずです。降りましょう。
five-card-draw-hint-check = { five-card-draw-chance }。ベットするには足りず、チェックはただです。
five-card-draw-hint-no-bet = { five-card-draw-chance }。ベットするには足りません。
five-card-draw-chance = { poker-hand }なら、ランダムな手札の相手{ $count }人に勝つ確率は約{ $percent }%です
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = アンティが高すぎます。開始チップの5分の1、{ $most }までです。
five-card-draw-high-bet = 最低のベットが高すぎます。開始チップの{ $most }までです。
draw-now = 今は交換する番です。{ $number }枚まで捨てるか、「交換しない」を選んでください。
bad-discard = 手札から違うカードを1〜{ $number }枚捨てるか、「交換しない」を選んでください。
