player = { $seat }
list-comma = 、
list-semicolon = ;{ " " }
list-space = { "" }
names-more = { $first }、{ $next }
names = { $first }と{ $last }
partners = { $one } & { $two }
partners-you = あなた & { $partner }

card-name = { $deck ->
    [colours] { $suit_text }の{ $rank_name }
   *[french] { $suit_text }の{ $rank_name }
}
card-sign = { $rank ->
    [S] { $sign }スキップ
    [R] { $sign }リバース
    [D] { $sign }+2
    [WW] 🌈ワイルド
    [W4] 🌈+4
    [JR] 大ジョーカー
    [JB] 小ジョーカー
   *[other] { $sign }{ $rank }
}
card-JR = 大ジョーカー
card-JB = 小ジョーカー
card-WW = ワイルド
card-W4 = ワイルド+4
card-hidden = 裏向きのカード
rank-name = { $rank ->
    [A] エース
    [J] ジャック
    [C] カバリエ
    [Q] クイーン
    [K] キング
    [T] 10
    [S] スキップ
    [R] リバース
    [D] ドロー2
    [JR] 大ジョーカー
    [JB] 小ジョーカー
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] クラブ
    [D] ダイヤ
    [H] ハート
    [R] 赤
    [Y] 黄
    [G] 緑
    [B] 青
    [W] 白
    [M] 虹
    [L] 棍棒
    [O] 金貨
    [P] 聖杯
    [E] 剣
   *[S] スペード
}
cards = { $cards }

game-group = { $group ->
    [tricks] トリックテイキング
    [climbing] 手札をなくす
    [rummy] ラミー
    [fishing] 場札を取る
    [poker] ポーカーと賭け
    [together] 協力
    [favorites] ここで人気
   *[fun] お楽しみ
}
unit = { $unit ->
    [hand] ディール{ $number }
    [deck] デッキ{ $number }
    [hole] ホール{ $number }
   *[round] ラウンド{ $number }
}
unit-under-way = { $unit ->
    [hand] ディール{ $number }の途中
    [deck] デッキ{ $number }の途中
    [hole] ホール{ $number }の途中
   *[round] ラウンド{ $number }の途中
}
unit-done = { $unit ->
    [hand] ディール{ $number }終了
    [deck] デッキ{ $number }終了
    [hole] ホール{ $number }終了
   *[round] ラウンド{ $number }終了
}
sheet-name = プレイヤー
sheet-before = 前まで
sheet-total = 合計
sheet-note = { $deed }：{ $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] 全員の勝ち
   *[other] { $seats }の勝ち
}
ending-lost = { $count ->
    [0] 勝者なし
    [house] ハウスの勝ち
   *[other] { $seats }の負け
}
ending-rating = { $seat } { $before } → { $after }
ending-led = { $seats }が最初から最後までトップでした。
ending-turn = { $seats }が{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}{ $number }でトップに立ち、逃げ切りました。
ending-last = 勝負は最後の{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}で決まりました：{ $seats }がそこで逆転。
ending-level = 最後の{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}を終えて同点でした。
ending-often = { $seats }が{ $number }{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}中{ $count }回勝ちました。
ending-all = { $seats }がすべての{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}で勝ちました。
ending-margin = { $seats }が{ $count }点差で勝ちました。
ending-length = { $number ->
    [1] 1{ $unit ->
        [hand] ディール
        [deck] デッキ
        [hole] ホール
       *[round] ラウンド
    }で終わりました
   *[other] { $number }{ $unit ->
        [hand] ディール
        [deck] デッキ
        [hole] ホール
       *[round] ラウンド
    }かかりました
}。
ending-most = 1{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}の最高：{ $seats }、{ SIGNED($points) }（{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}{ $number }）。
your-hand = { $count ->
    [0] 手札はありません
   *[other] あなたの手札、{ $count }枚
}
note-your-turn = あなたの手番
note-waiting = { $seats }を待っています
    .to-seats = { $others ->
        [0] あなたを待っています
       *[other] あなたと{ $seats }を待っています
    }
note-resting = { $unit ->
    [hand] ディール終了
    [deck] デッキ終了
    [hole] ホール終了
   *[round] ラウンド終了
}
prompt-leads = { $seat }のリード
    .to-seat = あなたのリード
prompt-bids = { $seat }からビッド
    .to-seat = あなたからビッド
prompt-all-bid = 全員同時にビッド
note-turning-up = 次のカードが開きます
note-over = 対局終了
winner-tag = 勝ち
loser-tag = 負け

do-deal = 配る
do-deal-up = 配る（賭け金アップ）
do-turn-up = 次のカード
do-stop = 対局を終える
do-tie = 引き分けにする
do-rest = 残りは{ $seat }
do-undo = 待った
outcome-tied = 引き分けです。
do-pass = パス
    .with = { $picked }を渡す
    .pick = { $most }枚渡す
order-pass = パスする
order-stand = スタンド
order-follow-low = 一番下でフォロー
do-double = ダブル
    .listed = ダブル
do-play = 出す
    .pick = { $kind ->
        [some] { $most }枚まで出す
        [all] { $most }枚出す
        [some-of] { $sizes }、{ $most }枚出す
       *[span] { $least }〜{ $most }枚出す
    }
do-discard = 捨てる
    .cards = 捨てるカードを選ぶ
    .with = { $picked }を捨てる
    .pick = { $kind ->
        [some] { $most }枚まで捨てる
        [all] { $most }枚捨てる
       *[span] { $least }〜{ $most }枚捨てる
    }
do-stand = スタンド
    .listed = スタンド
do-throw = まとめ出し
    .with = { $picked }をまとめて出す
    .pick = { $kind ->
        [some] { $most }枚まで出す
        [all] { $most }枚出す
       *[span] { $least }〜{ $most }枚出す
    }
do-take = 取る
    .with = { $picked }を取る
    .between = { $played }で{ $picked }を取る
do-bid = { $number }をビッド
do-pair = ペアを出す

alt-title = { $title }、{ $subtitle }。
alt-section = { $heading }：{ $names }。
alt-turn = { $names }を待っています。
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken }（今のところ勝ち）
alt-latest = 最後に動いた人：{ $name }。
alt-latest-word = 今：{ $name } { $word }。
alt-latest-cards = 今出た札：{ $name }、{ $spoken }。
alt-trick = トリック：{ $plays }。
alt-spot-cards = { $label }：{ $spoken }。
alt-spot-cards-count = { $label }：{ $spoken }、全部で{ $count }枚。
alt-spot-pairs = { $label }：{ $pairs }。
alt-cards = { $spoken }
alt-pair = { $spoken }の上に{ $upper }
alt-spot-suit = { $label }、出すスートは{ $suit_text }
alt-spot-note = { $label }（{ $note }）
alt-spot-count = { $label }：{ $count }枚。
alt-track = ボード、{ $length }まで：{ $lanes }。{ $told }。
alt-badge = { $label }：{ $value }。
alt-partners = パートナー：{ $teams }。
alt-pot = ポット：{ $pot }。
alt-cover = { $name }：{ $line }
alt-suit = { $suit } { $told }
alt-cell = { $head }：{ $cell }
alt-row = { $cells }。
alt-row-note = { $cells }、{ $note }。
alt-step = { $place }位：{ $names }、{ $score }。
alt-step-lines = { $place }位：{ $names }、{ $score }（{ $lines }）。
alt-note = { $note }。
alt-award = { $title }：{ $line }
alt-tally = { $label } { $value }。
alt-earned = 獲得：{ $names }。
alt-plot = { $title }：{ $first }から{ $last }へ、最低{ $least }、最高{ $most }。
alt-place = { $name }：{ $parts }。
alt-holds = { $count }枚
alt-shows = { $spoken }を公開
alt-part = 手{ $number }：{ $spoken }（{ $note }）
alt-over = 裏向き{ $count }枚の上に{ $spoken }
alt-down = 裏向き{ $count }枚
alt-place-down = 裏向き
alt-noted = { $place }枚目：{ $told }
alt-not-noted = { $place }枚目は不明
alt-face = { $spoken }
alt-noted-face = { $spoken }（{ $told }）
alt-pointed = { $told }、印つき
alt-told = ヒントでわかったこと：{ $told }。
alt-dealer = ディーラー
alt-computer = コンピューター
alt-won = 獲得
alt-group = 手札は{ $groups }。
words-table = 卓
words-hand = あなたの手札
words-play = できること
alt-playable = 出せるのは{ $spoken }。
alt-playable-all = どれでも出せます。
alt-playable-suits = 出せるのは{ $groups }。
alt-fresh = 新しいカード：{ $spoken }。
alt-counts = { $spoken }は{ $suit }として数えます。
alt-high = いつもより強い：{ $spoken }。
alt-marked = 印つき：{ $spoken }。

plays-cards = { $seat }が{ $cards }を出しました。
    .to-seat = { $cards }を出しました。
bids-tricks = { $seat }のビッドは{ $number }です。
    .to-seat = { $number }をビッドしました。
bids-are-in = ビッドが出そろいました。{ $seat }のリードです。
    .to-seat = ビッドが出そろいました。あなたのリードです。
trump = 切り札
turned-up = めくり札
claims-rest = { $seat }が残りを全部取ります。
    .to-seat = あなたが残りを全部取ります。
takes-trick = { $play ->
    [last] { $winner }が{ $cards }を出して取りました。
   *[earlier] { $winner }が{ $cards }で取りました。
}
    .to-winner = { $play ->
        [last] { $cards }を出して取りました。
       *[earlier] あなたが{ $cards }で取りました。
    }

bid-call = { $bid ->
    [nil] ニル
    [blind] ブラインド
   *[other] { $bid }
}
bid-deed = ビッド{ $bid }、獲得{ $number }

match-over = 対局終了です。
round-over = { $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}終了です。まもなく次を配ります。
turning-up = 誰も決めることがありません。次のカードが開きます。
not-your-turn = あなたの手番ではありません。{ $seat }の手番です。
not-possible = 今は「{ $action }」はできません。
seats-out-of-range = このゲームは{ seat-counts }で遊びます。
seat-counts = { $kind ->
    [one] { $most }人
    [span] { $least }〜{ $most }人
   *[some] { $numbers }、{ $most }人
}
variant-usual = 標準
cover-players = { $players }
cover-minutes = { $minutes ->
    [0] 時間は自由
   *[other] 約{ $minutes }分
}
option-unknown = 「{ $name }」というオプションはありません。
option-out-of-range = 「{ $name }」を「{ $value }」にはできません。{ $kind ->
    [listed] 次から選んでください：{ $listed }。
    [optional] { $least }から{ $most }までの数か「{ $none }」を選んでください。
   *[number] { $least }から{ $most }までの数を選んでください{ $step ->
        [1] 。
       *[other] （{ $step }刻み）。
    }
}
not-in-hand = { $card }は持っていません。手札から出してください。
bad-card = 「{ $text }」というカードはありません。出せるのは{ $cards }です。
wrong-phase-bid = まずビッドしてください。選べるのは{ $bids }です。
wrong-phase-play = ビッドは終わりました。出せるのは{ $cards }です。
must-lead-low-club = 最初のトリックは一番低いクラブでリードします。{ $cards }を出してください。
must-follow-suit = { $suit }を持っているので、フォローしなければなりません。出せるのは{ $cards }です。
bad-bid = { $rule ->
    [least] チームで{ $least }以上ビッドしなければなりません。
    [cap] チームで13より多くはビッドできません。
    [thirteen] 4人のビッドの合計を13にはできません。
   *[range] そのビッドはできません。
}選べるのは{ $bids }です。
