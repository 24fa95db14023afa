do-bet = { $number }ベット
do-call = コール
do-call-for = { $number }コール
do-call-all-in = { $number }コール · オールイン
do-check = チェック
do-fold = フォールド
order-check-or-fold = チェックかフォールド
order-call-any = いくらでもコール
do-raise = { $number }レイズ
do-raise-to = { $number }にレイズ
do-rebuy = リバイ

poker-to-stake = { $kind ->
    [bet] { $number }ベット
   *[raise] { $number }にレイズ
}
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · ポットの半分
poker-pot = { poker-to-stake } · ポット
poker-all-in = { poker-to-stake } · オールイン

poker-amount = { $number }
poker-bets = { $seat }が{ $number }をベットしました{ poker-and-all-in }。
    .short = ベット
    .to-seat = { $number }をベットしました{ poker-and-all-in.to-seat }。
poker-raises = { $seat }が{ $number }にレイズしました{ poker-and-all-in }。
    .short = レイズ
    .to-seat = { $number }にレイズしました{ poker-and-all-in.to-seat }。
poker-calls = { $seat }が{ $number }をコールしました{ poker-and-all-in }。
    .short = コール
    .to-seat = { $number }をコールしました{ poker-and-all-in.to-seat }。
poker-and-all-in = { $left ->
    [0] （オールイン）
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] （オールイン）
       *[other] { "" }
    }
poker-checks = { $seat }がチェックしました。
    .short = チェック
    .to-seat = チェックしました。
poker-folds = { $seat }がフォールドしました。
    .short = フォールド
    .to-seat = フォールドしました。
poker-shows = { $seat }が{ $cards }を見せました：{ poker-hand }。
    .to-seat = あなたが{ $cards }を見せました：{ poker-hand }。
poker-shows-wild = { $seat }が{ $cards }を見せました：{ poker-hand }、{ poker-jokers }。
    .to-seat = あなたが{ $cards }を見せました：{ poker-hand }、{ poker-jokers }。
poker-shows-flush = { $seat }が{ $cards }を見せました：{ poker-hand }、{ poker-jokers }（{ $suit }）。
    .to-seat = あなたが{ $cards }を見せました：{ poker-hand }、{ poker-jokers }（{ $suit }）。
poker-shows-both = { $seat }が{ $cards }を見せました：{ poker-hand }、{ poker-low }。
    .to-seat = あなたが{ $cards }を見せました：{ poker-hand }、{ poker-low }。
poker-mucks = { $seat }は見せずにマックしました。
    .short = マック
    .to-seat = あなたは見せずにマックしました。
poker-gives-back = 誰も合わせなかった{ $number }が{ $seat }に戻りました。
    .to-seat = 誰も合わせなかった{ $number }があなたに戻りました。
poker-takes-all = { $winner }が手札を見せずに{ $number }を取りました。
    .to-winner = あなたが手札を見せずに{ $number }を取りました。
poker-wins = { $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }{ $number }を取りました。
    .to-seats = あなたが{ poker-hand }{ poker-kicker }で{ poker-which-pot }{ $number }を取りました。
poker-ties = { $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }{ $number }を分けました。
    .to-seats = あなたと{ $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }{ $number }を分けました。
poker-wins-both = { $seats }が{ poker-hand }{ poker-kicker }と{ poker-low }で{ poker-which-pot }{ $number }を総取りしました。
    .to-seats = あなたが{ poker-hand }{ poker-kicker }と{ poker-low }で{ poker-which-pot }{ $number }を総取りしました。
poker-ties-both = { $seats }が{ poker-hand }{ poker-kicker }と{ poker-low }で{ poker-which-pot }{ $number }を分けました。
    .to-seats = あなたと{ $seats }が{ poker-hand }{ poker-kicker }と{ poker-low }で{ poker-which-pot }{ $number }を分けました。
poker-wins-high = { $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }のハイの半分{ $number }を取りました。
    .to-seats = あなたが{ poker-hand }{ poker-kicker }で{ poker-which-pot }のハイの半分{ $number }を取りました。
poker-ties-high = { $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }のハイの半分{ $number }を分けました。
    .to-seats = あなたと{ $seats }が{ poker-hand }{ poker-kicker }で{ poker-which-pot }のハイの半分{ $number }を分けました。
poker-wins-low = { $seats }が{ poker-low }で{ poker-which-pot }のローの半分{ $number }を取りました。
    .to-seats = あなたが{ poker-low }で{ poker-which-pot }のローの半分{ $number }を取りました。
poker-ties-low = { $seats }が{ poker-low }で{ poker-which-pot }のローの半分{ $number }を分けました。
    .to-seats = あなたと{ $seats }が{ poker-low }で{ poker-which-pot }のローの半分{ $number }を分けました。
poker-no-low = { poker-which-pot }にローの役はありませんでした。
poker-low = ロー{ $eight }
poker-tag-low = ロー{ $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] （キッカーA）
    [K] （キッカーK）
    [Q] （キッカーQ）
    [J] （キッカーJ）
    [T] （キッカー10）
   *[other] （キッカー{ $kicker }）
}
poker-prompt-won = { $how ->
    [one] { $seats }が{ $number }を取った
    [even] { $seats }が{ $number }を等分
   *[uneven] { $seats }が{ $number }を分け合った
}
    .to-seats = { $how ->
        [one] { $number }を取りました
        [even] あなたと{ $seats }が{ $number }を等分
       *[uneven] あなたと{ $seats }が{ $number }を分け合った
    }
poker-which-pot = { $pot ->
    [main] メインポット
    [side] サイドポット
   *[only] ポット
}
poker-bankrupt = { $seat }のチップがなくなりました。
    .to-seat = あなたのチップがなくなりました。
poker-buys-in = { $seat }が{ $number }でリバイしました。
    .short = リバイ
    .to-seat = { $number }でリバイしました。
poker-leaves = { $seat }はリバイしませんでした。
    .to-seat = リバイしませんでした。

poker-line = チップ{ $chips }
poker-line-stake = { $chips } · ベット{ $number }
poker-line-all-in = オールイン · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · フォールド
poker-line-bankrupt = チップなし
poker-deed-folded = フォールド
poker-deed-mucked = マック
poker-for-won = 獲得 { $number }
poker-for-paid = ベット { $number }
poker-for-rebuy = リバイ { $number }

poker-hand = { $made ->
    [pair] { poker-ranks }のワンペア
    [two-pair] { poker-ranks }と{ poker-low-ranks }のツーペア
    [three] { poker-ranks }のスリーカード
    [straight] { rank-name }ハイのストレート
    [flush] { rank-name }ハイのフラッシュ
    [full-house] { poker-ranks }と{ poker-low-ranks }のフルハウス
    [four] { poker-ranks }のフォーカード
    [straight-flush] { $rank ->
        [A] ロイヤルフラッシュ
       *[other] { rank-name }ハイのストレートフラッシュ
    }
    [five] { poker-ranks }のファイブカード
   *[high-card] { rank-name }ハイ
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · ローはまだ
    [gone] { poker-hand } · ローなし
   *[low] { poker-hand } · ロー{ $eight }
}
poker-category = { $made ->
    [pair] ワンペア
    [two-pair] ツーペア
    [three] スリーカード
    [straight] ストレート
    [flush] フラッシュ
    [full-house] フルハウス
    [four] フォーカード
    [straight-flush] ストフラ
    [five] ファイブカード
   *[high-card] ハイカード
}
poker-category-and-low = { $made ->
    [pair] ワンペア+ロー
    [two-pair] ツーペア+ロー
    [three] スリーカード+ロー
    [straight] ストレート+ロー
    [flush] フラッシュ+ロー
    [full-house] フルハウス+ロー
    [four] フォーカード+ロー
    [straight-flush] ストフラ+ロー
   *[high-card] ハイ+ロー
}
poker-ranks = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-low-ranks = { $low ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-jokers = { $jokers ->
   *[other] ジョーカーは{ $wild }
}

poker-may = { $may ->
    [bet-fold] { $span }をベットするか、フォールドできます。
    [check-bet-fold] チェック、{ $span }のベット、フォールドができます。
    [check-bet] チェックか、{ $span }のベットができます。
    [check-raise] チェックか、{ $span }へのレイズができます。
    [check] チェックできます。
    [call-raise-fold] { $owe }のコール、{ $span }へのレイズ（「raise to」と数を入力）、フォールドができます。
   *[call-fold] { $owe }のコールか、フォールドができます。
}
bad-amount = その額はベットできません。{ poker-may }
over-the-pot = ベットはポットの額、つまり{ $most }までです。{ poker-may }
capped = もう{ $cap }回ベットされました。1回のラウンドではこれが上限です。{ poker-may }
no-raise = レイズに応えられるチップがほかの人に残っていません。{ poker-may }
raise-closed = 前の手番のあと、誰もフルレイズをしていないので、再びレイズすることはできません。{ poker-may }
raise-short = レイズするチップが足りません。{ poker-may }
no-check = この卓ではチェックできません。{ poker-may }
check-owing = ベットが出ているので、チェックできません。{ poker-may }
bet-is-made = もうベットが出ています。{ poker-may }
nothing-to-call = { $may ->
    [check-raise] もう同額を出しているので、コールは必要ありません。
    [check] もう同額を出しているので、コールは必要ありません。
   *[bet] まだ誰もベットしていないので、コールできません。
}{ poker-may }
free-to-check = ただで残れるので、フォールドすることはありません。{ poker-may }
nothing-to-raise = まだ誰もベットしていないので、レイズできません。{ poker-may }
bet-now = 今はベットする番です。{ poker-may }
rebuy-or-pass = チップがありません。リバイするか、パスしてください。
poker-worth-bet = ベットする価値があります。
poker-worth-raise = レイズする価値があります。

poker-variant-cash_40 = キャッシュゲーム、40ディール
poker-option-mode = 勝負の形
    .sit_and_go = チップをすべて集める
    .cash = 一番多く勝つ（ブラインドは上がらない）
poker-option-big_blind = 最初のビッグブラインド（開始チップの10分の1まで）
poker-option-hands_per_level = ブラインドが上がるまでのディール数
poker-option-minutes_per_level = ブラインドが上がるまでの分数
poker-option-ante = アンティ
    .each = 全員、ビッグブラインドの10分の1
    .big_blind = ビッグブラインドの人が全員分を払う
poker-option-ante_from_level = アンティが始まるレベル
poker-option-button_rule = 誰かが脱落したとき、ボタンは
    .moving = 次のプレイヤーに移る
    .dead = 空席で止まることがあり、ブラインドを飛ばさない
poker-option-reopening = フルレイズに足りないオールイン
    .cumulative = 足し合わせて、リレイズできるようになることがある
    .single_raise = リレイズできるようにはならない
poker-option-max_hands = ディール数
poker-option-rebuys = リバイできる回数

poker-button = { $seat }がボタンです。
    .to-seat = あなたがボタンです。
poker-up = ブラインドが{ $small }と{ $big }に上がりました。
poker-up-next = このブラインドは今回までです。次は{ $small }と{ $big }です。
poker-antes = 全員がアンティ{ $number }を払いました。
poker-small = { $seat }がスモールブラインド{ $number }を払いました{ poker-and-all-in }。
    .to-seat = あなたがスモールブラインド{ $number }を払いました{ poker-and-all-in.to-seat }。
poker-big = { $seat }がビッグブラインド{ $number }を払いました{ poker-and-all-in }。
    .to-seat = あなたがビッグブラインド{ $number }を払いました{ poker-and-all-in.to-seat }。
poker-big-and-ante = { $seat }がビッグブラインド{ $number }とアンティ{ $ante }を払いました{ poker-and-all-in }。
    .to-seat = あなたがビッグブラインド{ $number }とアンティ{ $ante }を払いました{ poker-and-all-in.to-seat }。
poker-you-hold = 手札は{ $cards }です。
poker-flop = フロップ：{ $cards }。
poker-turn = ターン：{ $cards }。
poker-river = リバー：{ $cards }。
poker-out = { $seat }は{ poker-place }で終わりました。
    .to-seat = あなたは{ poker-place }で終わりました。
poker-place = { $place }位
poker-line-out = 脱落 · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] 増減なし
    [up] +{ $number }
   *[down] −{ $number }
}
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = ブラインド
poker-badge-value = { $small }/{ $big }
poker-badge-ante = アンティ
poker-badge-left = 次の上昇まで
poker-badge-hands = { $count }ディール
poker-badge-up = ブラインド上昇
poker-badge-minutes = { $count }分ごと
poker-board = { $form ->
    [none] ボード
   *[other] ボード、{ $form }
}
poker-hand-level = ディール{ $number }、レベル{ $level } · { $stage ->
    [preflop] プリフロップ
    [flop] フロップ
    [turn] ターン
    [river] リバー
    [all-in] オールイン
   *[over] 終了
}
poker-high-blind = ビッグブラインドが高すぎます。開始チップの10分の1、{ $most }までです。
poker-drawing = { $draw ->
    [flush] { poker-hand }とフラッシュドロー
    [straight] { poker-hand }とストレートドロー
    [gutshot] { poker-hand }とガットショット
    [both] { poker-hand }とフラッシュ、ストレートの両ドロー
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] { poker-drawing }なら、{ poker-rivals }に対する勝率は約{ $percent }%です
    [unknown] { $cards }なら、{ poker-rivals }に対してポットの約{ $percent }%を取れます
    [none] { poker-drawing }でローはまだなら、{ poker-rivals }に対してポットの約{ $percent }%を取れます
    [gone] { poker-drawing }でローなしなら、{ poker-rivals }に対してポットの約{ $percent }%を取れます
   *[low] { poker-drawing }と{ poker-low }なら、{ poker-rivals }に対してポットの約{ $percent }%を取れます
}
poker-rivals = ランダムな手札の相手{ $count }人
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = この席からなら、{ $cards }はレイズできる手です。
poker-hint-open-call = { $cards }は参加できる手です。
poker-hint-open-check = { $cards }はレイズするほどではありません。ただでフロップを見ましょう。
poker-hint-open-fold = 後ろにまだ人がいるので、{ $cards }では弱すぎます。
poker-hint-bet = { poker-chance }。{ poker-worth-bet }
poker-hint-check = { poker-chance }。ただで次のカードを見ましょう。
poker-hint-show = { poker-chance }。ベットするほどではありません。ただで勝負を見ましょう。
poker-hint-raise = { poker-chance }。{ poker-worth-raise }
poker-hint-call = { poker-chance }。必要なのは{ $need }%なので、コールする価値があります。
poker-hint-answer-check = { poker-chance }。レイズするほどではなく、チェックはただです。
poker-hint-answer-fold = { poker-chance }。でも相手はベットしているので、手札はランダムより強いはずです。コールには{ $need }%必要です。
