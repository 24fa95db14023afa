daily-head = ### デイリー：{ $name }
daily-offer = ほかの人と同じカードで、{ $opponents ->
    [house] ハウス
   *[computers] コンピューター
}と1人で勝負します。挑戦は1回だけ、時間制限はなく、いつでも中断して戻れます。終了：{ $time }。
daily-length = -# 全部で{ $count }{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}です。アドバイスを使うと練習になり、順位はつきません。
daily-rules = -# 標準ルールと違う点：{ $rules }。
daily-others = ほかのゲームのデイリー
daily-ranked = -# デイリー · 終了{ $time }
daily-practice = -# デイリー（練習） · 終了{ $time }
daily-unranked = 🎓 アドバイスを使ったので練習になり、順位はつきません。
daily-late = ⏰ このデイリーは終わり、間に合いませんでした。今日の分は`/daily`をどうぞ。
daily-none = { $name }のデイリーはありません。今日のゲームは`/daily`をどうぞ。
daily-day = { DATE($day, pattern: "M月d日") }
daily-month = { DATE($day, pattern: "yyyy年M月") }

solo-practice = -# 練習
solo-points = **結果：{ SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] （{ $rounds }）
}
solo-resting = { $unit ->
    [hand] ディール終了
    [deck] デッキ終了
    [hole] ホール終了
   *[round] ラウンド終了
}です。**準備OK**を押すと次を配ります。
solo-hint-price = アドバイスを使うと練習になります。結果は見られますが、順位はつきません。それでよければ**アドバイスを使う**を押してください。
solo-gone = そのカードはもうありません。今日の分は`/daily`をどうぞ。
press-take-hint = アドバイスを使う
solo-points-lead = -# どれだけリードしたかで比べます。
solo-points-bad = -# ここでは点が少ないほどよいので、マイナスで数えます。

daily-better = 同じカードで、{ $among ->
    [all] 全プレイヤーとコンピューター
   *[people] ほかのプレイヤー
}の**{ $percent }%**を上回りました{ $kind ->
    [far] （現時点）
   *[final] { "" }
}。
daily-place = **{ $rank }**位です{ $kind ->
    [far] （現時点）
   *[final] { "" }
}。
daily-level = { $level ->
    [random] ランダム
    [easy] 弱い
    [normal] 普通
   *[hard] 強い
} { SIGNED($points) }
daily-house = -# 同じカードのコンピューター：{ $results }。
daily-final = -# 順位の確定：{ $time }。
daily-streak = 🔥 { $days }日連続、最高は{ $best }日。
press-daily-board = ランキング
press-today = 今日
press-yesterday = 昨日
press-month = 今月
press-this-server = このサーバー
press-all-servers = 全サーバー
column-result = 結果
column-better = 上回った
column-days = 日数
column-points = 点
daily-board-day = デイリー：{ $name }
daily-board-month = デイリー
daily-board-all = { $date } · 全サーバー
daily-board-here = { $date } · { $place }
daily-today = 今日の途中
daily-board-points = 点：その日のゲームごとに、上回った割合（%）。
daily-nobody = まだ誰もいません。
daily-place-none = まだこのランキングに載っていません。先にデイリーを終えてください。
daily-place-hidden = { $rank }位のはずですが、`/privacy leaderboard`で非公開にしています。

seals-today = 🔒 **今日のデイリー**（{ $day }日目）：誰も遊ばないうちに秘密の数を{ $count }個引きました。{ $used ->
    [1] 全員のカードは1個目から決まります。
   *[other] 全員のカードは、初めの{ $used }個のどれかから決まります。
}秘密の数を公開する（{ $time }）までの指紋：
    { $seals }
seals-before = 🔒 **昨日のデイリー**（{ $day }日目）：同じく、公開する（{ $time }）まで：
    { $seals }
seals-opened = 🔓 **昨日のデイリー**（{ $day }日目）：秘密の数です。あなたのは{ $number }個目でした。
    { $secrets }
press-daily-seals = デイリーのシャッフル

daily-shared = **{ $seat }**が{ $game }のデイリーを終えました：**{ $percent }%**を上回りました{ $kind ->
    [far] （現時点）
   *[final] { "" }
}。
daily-shared-title = { $name }：{ $game }のデイリー
daily-shared-better = { $percent }%を上回る{ $kind ->
    [far] （現時点）
   *[final] { "" }
}
daily-shared-plot = コンピューターとの差、{ $unit ->
    [hand] ディールごと
    [deck] デッキごと
    [hole] ホールごと
   *[round] ラウンドごと
}
daily-shared-once = これはもう共有しました。
press-daily-too = 自分も遊ぶ

daily-news = ☀️ **デイリー：{ $name }。** { $opponents ->
    [house] ハウス
   *[computers] コンピューター
}と1人で勝負して、ほかの人と比べましょう。終了：{ $time }。
daily-muted = デイリーのメッセージはもう送りません。`/daily`の下の**通知を受け取る**で元に戻せます。
press-daily-notify-on = 通知を受け取る
press-daily-notify-off = 通知を止める
daily-news-best = 昨日の{ $name }、ここの最高：{ $names }。
daily-news-one = **{ $name }**（{ $percent }%）

press-same-cards = このカードで遊ぶ
press-same-cards-again = もう一度
same-cards-head = ### { $name }、対局{ $number }：同じカード
same-cards-offer = この配札で、{ $opponents ->
    [house] ハウス
   *[computers] コンピューター
}と時間制限なしで1人で遊べます。ほかの人には見えません。最後に比べられます。
same-cards-seat = 誰のカード？
same-cards-own = { $name }、あなたの席
same-cards-of = { $name }、席{ $number }
same-cards-private = 非公開の卓だったので、このカードで遊べるのはそのプレイヤーだけです。
same-cards-round = { $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}{ $count }：あなたは**{ SIGNED($own) }**、{ $name }は**{ SIGNED($then) }**。
same-cards-round-own = { $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}{ $count }：今回**{ SIGNED($own) }**、対局では**{ SIGNED($then) }**。
same-cards-round-open = { $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}{ $count }：今回**{ SIGNED($own) }**。対局はその途中で終わりました。
same-cards-differ = -# 対局はこの{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}の前に別の展開になったので、カードが違いました。
same-cards-sum = **合計：あなたは{ SIGNED($own) }、{ $name }は{ SIGNED($then) }。**
same-cards-sum-own = **合計：今回{ SIGNED($own) }、対局では{ SIGNED($then) }。**
