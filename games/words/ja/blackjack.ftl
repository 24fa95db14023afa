blackjack-name = ブラックジャック
    .line = ハウスより21に近く。ただし超えないこと。
    .aliases = 21, BJ, トゥエンティワン
blackjack-rules = **21を超えずに、ハウスより21に近づけましょう。全員がそれぞれハウスと戦います。**
    ベットすると、表向きの2枚が配られます。ハウスは2枚のうち1枚を見せます。J、Q、Kは10、Aは1か11です。**ヒット**でもう1枚引き、**スタンド**で止めます。21を超えると**バスト**で、ベットを失います。そのあとハウスが17になるまで引きます。21に近いほうがベットの額を得ます。同じ合計なら戻ります。
    Aと10の札（10、J、Q、K）で**ブラックジャック**、3対2の払い戻しです。20ラウンドのあと、チップの一番多い人の勝ちです。{ rules-play-chips }
    - **例：** あなたは10♠ 6♦、ハウスは6♣を見せています。ここからハウスはよくバストするので、スタンド。ハウスは10♥で16になり、9♦を引いてバスト、あなたの勝ちです。
    .whole =
    - **ベット：** 全員同時に、10から200まで10刻みで。そろうまで、ほかの人には見えません。
    - **シュー：** デッキ6組。残り4分の1になったらシャッフルし直します。
    - **ソフト：** Aを11と数える手はソフトです。A♠ 6♦はソフト17で、10が来ても17です。
    - **インシュランス：** ハウスがAを見せているとき、ベットの半額で、隠れた札がブラックジャックになることに賭けられます。2対1の払い戻しです。
    - **隠れた札：** Aか10の札が見えているとき、ハウスは隠れた札を確認します。ブラックジャックならラウンドは終わりで、ベットが戻るのは自分もブラックジャックの人だけです。
    - **21**になったら自動でスタンドです。
    - **ダブル：** 最初の2枚のとき、ベットを2倍にして、ちょうど1枚だけ引きます。
    - **スプリット：** 同じ値の2枚は、それぞれにベットして2つの手に分けられます。4つまで。Aを分けると1枚ずつで、21になってもブラックジャックではありません。
    - **サレンダー：** 勝負せずに、ベットの半分をあきらめます。
    - **ハウス**は17以上になるまで引きます。勝負する相手がいなければ引きません。
    - **終わり：** 20ラウンドのあと、またはほかの誰もベットできなくなったとき。同点は分け合います。1人のときは、最初よりチップが多ければ勝ちです。
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = 厳しいハウス：6対5、ソフト17で引く
blackjack-variant-european = ヨーロッパ式：ハウスは確認しない
blackjack-variant-one_deck = デッキ1組、毎ラウンドシャッフル
blackjack-variant-kitchen = 家庭ルール：5枚で勝ち
blackjack-variant-long = 50ラウンド、ベット500まで

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = 最低のベット
blackjack-option-max_bet = 最高のベット
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = シューのデッキ数
blackjack-option-shoe = シャッフルし直すのは
    .run = 残り4分の1になったとき
    .fresh = 毎ラウンド
blackjack-option-soft17 = ソフト17でハウスは
    .stand = スタンド
    .hit = ヒット
blackjack-option-pays = ブラックジャックの払い戻し
    .three_two = 3対2
    .six_five = 6対5
    .even = 1対1
blackjack-option-house_blackjack = ハウスのブラックジャックは
    .peek = プレイの前にわかる
    .takes_all = 最後にわかり、ベットを全部取る
    .takes_one = 最後にわかり、ベットを1つ取る
blackjack-option-insurance = ハウスがAのときのインシュランス
blackjack-option-surrender = サレンダーできる
blackjack-option-double = ダブルできるのは
    .any = どの2枚でも
    .nine = 9、10、11
    .ten = 10、11
blackjack-option-das = スプリットのあともダブルできる
blackjack-option-split = スプリットできるのは
    .value = 10の札ならどの2枚でも
    .rank = 同じ数字の2枚だけ
blackjack-option-max_hands = スプリットでできる手の上限（1なら分けない）
blackjack-option-resplit_aces = Aをもう一度スプリットできる
blackjack-option-hit_aces = スプリットしたAにヒットできる
blackjack-option-charlie = バストせずに勝ちになる枚数
    .zero = { shared-none }

do-hit = ヒット
    .listed = ヒット
do-split = スプリット
    .listed = スプリット
do-surrender = サレンダー
    .listed = サレンダー
do-insure = インシュランス

blackjack-shuffles = シューをシャッフルしました：{ $count }枚。
blackjack-ready = { $seat }は準備できました。
    .short = 準備OK
    .to-seat = 準備できました。
blackjack-bets = { $seat }が{ $number }をベットしました。
    .to-seat = あなたは{ $number }をベットしました。
blackjack-insures = { $seat }が{ $number }のインシュランスをかけました。
    .to-seat = あなたは{ $number }のインシュランスをかけました。
blackjack-shows = ハウスが{ $card }を見せました。
blackjack-natural = { $seat }のブラックジャックです：{ $cards }。
    .to-seat = あなたのブラックジャックです：{ $cards }。
blackjack-gets = { $seat }に{ $card }：{ blackjack-hand }。
    .to-seat = あなたに{ $card }：{ blackjack-hand }。
blackjack-hits = { $seat }がヒット：{ $card }、{ blackjack-hand }。
    .short = ヒット
    .to-seat = ヒット：{ $card }、{ blackjack-hand }。
blackjack-doubles = { $seat }がダブル：{ $card }、{ blackjack-hand }。
    .short = ダブル
    .to-seat = ダブル：{ $card }、{ blackjack-hand }。
blackjack-stand = { $seat }が{ blackjack-total }でスタンドしました。
    .short = スタンド
    .to-seat = { blackjack-total }でスタンドしました。
blackjack-surrender = { $seat }がサレンダーしました。
    .short = サレンダー
    .to-seat = サレンダーしました。
blackjack-splits = { $seat }が{ $cards }をスプリットしました。
    .short = スプリット
    .to-seat = { $cards }をスプリットしました。
blackjack-house-turns = ハウスが{ $card }を開きました：{ blackjack-hand }。
blackjack-house-draws = ハウスが{ $card }を引きました：{ blackjack-hand }。
blackjack-result = { $seat }{ blackjack-which-hand }：{ blackjack-won }。
    .to-seat = あなた{ blackjack-which-hand }：{ blackjack-won }。
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] （手{ $hand }）
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] 引き分け
}
blackjack-insurance = { $seat }のインシュランス：{ blackjack-won }。
    .to-seat = あなたのインシュランス：{ blackjack-won }。
blackjack-for-insurance = インシュランス { $number }
blackjack-out = { $seat }はもうベットできません。
    .to-seat = あなたはもうベットできません。

blackjack-total = { $soft ->
    [yes] ソフト{ $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }、バスト
    [natural] ブラックジャック
    [surrendered] サレンダー
    [charlie] { $total }、勝ち
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] バスト
    [doubled] { blackjack-total } · ベット{ $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] あなたの手：{ blackjack-hand }
   *[other] 手{ $hand }/{ $count }：{ blackjack-hand }
}
blackjack-house = ハウス · { blackjack-hand }
blackjack-play-chips = 遊び用チップのベット
blackjack-limits = { $most ->
    [0] { $least }以上
   *[other] { $least }〜{ $most }
}
blackjack-shoe = シュー
blackjack-place-bets = ベットの時間
blackjack-subtitle = ラウンド{ $number }/{ $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · 脱落

blackjack-hint-bet-usual = 最初のチップの50分の1です。勝つには十分で、破産するには少ない額です。
blackjack-hint-bet-behind = 残りのラウンドはわずかです。トップを抜けるだけベットしましょう。
blackjack-hint-bet-ahead = 残りわずかでトップです。少なくベットしましょう。
blackjack-hint-pass = 3枚に1枚が10の札なら得ですが、実際は{ $count }枚中{ $number }枚だけです。
blackjack-hint-stand = { blackjack-total }にもう1枚引くのは、得より損が大きいです。
blackjack-hint-stand-weak = { $rank }が見えているとき、ハウスは{ $bust }%でバストします。任せましょう。
blackjack-hint-hit = { blackjack-total }でスタンドすると{ $lose }%で負けます。もう1枚引くほうがよいでしょう。
blackjack-hint-hit-safe = どの札が来てもバストしないので、引きましょう。
blackjack-hint-double = { blackjack-total }なら、もう1枚で勝つことのほうが多いです。ベットを2倍にしましょう。
blackjack-hint-split = { blackjack-total }なら、1つの手より2つに分けるほうがよいでしょう。
blackjack-hint-surrender = { blackjack-total }でスタンドすると{ $lose }%で負け、ヒットも大差ありません。ベットの半分をあきらめるほうが安く済みます。

few-decks = デッキ{ $decks }組で遊べるのは{ $most }人までです。
blackjack-high-bet = 最低のベットは{ $most }までです（最高のベットか、最初のチップ）。
bet-range = ベットは{ $least }から{ $most }まで、10刻みです。
bet-tens = ベットは10刻みです。{ $least }から{ $most }までです。
insure-or-pass = インシュランスをかけるか、パスしてください。
play-now = 今は手を決める番です。{ blackjack-may }
no-double = { $rule ->
    [nine] ここでダブルできるのは9、10、11だけです。
    [ten] ここでダブルできるのは10、11だけです。
    [split] ここではスプリットのあとダブルできません。
   *[late] ダブルは最初の2枚のときだけです。
}{ blackjack-may }
no-split = { $rule ->
    [pair] スプリットできるのは、そろった2枚だけです。
    [hands] 手の数はもう上限です。
    [aces] ここではAのスプリットは1回だけです。
   *[late] スプリットは最初の2枚のときだけです。
}{ blackjack-may }
no-surrender = { $rule ->
    [off] この卓にサレンダーはありません。
    [split] スプリットのあとはサレンダーできません。
   *[late] サレンダーは最初の決断のときだけです。
}{ blackjack-may }
no-chips = それには{ $number }必要ですが、{ $left }しかありません。{ blackjack-may }
blackjack-may = { blackjack-total }でできること：{ $calls }。
