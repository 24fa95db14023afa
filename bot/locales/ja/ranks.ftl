rank-server = { $place }のランキング
rank-season = { $place }のランキング · { $season }
rank-everywhere = 全体ランキング
rank-nobody = まだ誰も対局を終えていません。
rank-provisional = ？ = 暫定：対局数{ $matches }未満
rank-bets = ベット/100 = 100ラウンドあたりに勝った自分のベット。{ $few }ラウンド未満は{ $few }として計算
rank-none = まだこのランキングに載っていません。先にほかの人と対局を終えてください。
rank-none-house = まだこのランキングに載っていません。先に対局を1つ終えてください。
rank-percent = { $percent }%
press-me = 自分の順位
column-rank = 順位
column-player = プレイヤー
column-game = ゲーム
column-rating = レーティング
column-matches = 対局
column-won = 勝ち
column-streak = 連勝
column-best = 最高
column-average = 平均
column-bets = ベット/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }？

press-week = 今週
press-week-all = 今週、全ゲーム
press-all-time = 通算
week-all-games = 全ゲーム
week-head = { $place }の今週
week-note = 上回った相手1人につき1点、同じ相手からは減っていく
week-points = 上回った相手1人につき1点です。同じ相手は、週の2回目は3分の1、3回目は5分の1。ここで終えた対局が{ $few }回未満の人は、まとめて1人と数えます。週の終わり：{ $time }。
week-nobody = 今週はまだ誰もほかの人と遊んでいません。
week-none = まだこのランキングに載っていません。今週、ほかの人と対局を終えてください。
week-of-server = 今週のランキングはサーバーごとです。サーバーでコマンドを使ってください。

stats-summary = 対局{ $matches }回、{ $wins }勝
    .most = 対局{ $matches }回、{ $wins }勝 · 主に{ $games }
stats-day = { DATE($day, pattern: "y年M月d日") }
stats-plot = { $game }の{ $of ->
    [bets] 100ラウンドあたりに勝ったベット
    [average] 平均得点
   *[rating] レーティング
}（{ $count ->
    [1] 1対局
   *[other] 最近{ $count }対局
}）
stats-against = { $name }対{ $rivals }。
stats-rival = { $name } { $won }-{ $lost }
stats-practice = コンピューター相手：{ $matches }回中{ $wins }勝。
stats-practice-only = { $name }はまだ練習だけです。コンピューター相手：{ $matches }回中{ $wins }勝。
stats-recounted = お知らせ：1人でコンピューターと始めた対局は練習となり、レーティングは変わりません。以前の分も数えなくなりました。
stats-none = { $name }はまだ対局を終えていません。
stats-hidden = { $name }の成績は非公開です。

season-started = 🏁 シーズン**{ $season }**が始まりました。順位は`/leaderboard`の`season`で選べます。
season-ended = 🏁 シーズン**{ $season }**が終わりました。結果は`/leaderboard`の`season`で選べます。
season-not-allowed = シーズンを始めたり終えたりできるのは、このサーバーの管理者だけです。管理者に頼んでください。
season-not-started = もうシーズンの途中です。先に`/season end`で終えてください。
season-name-taken = このサーバーには同じ名前のシーズンがありました。別の名前にしてください。
season-none = 今はシーズンがありません。`/season start`で始められます。
season-unknown = このサーバーに「{ $name }」というシーズンはありません。一覧から選んでください。
season-of-server = シーズンはサーバーごとです。サーバーで、範囲を「このサーバー」にして使ってください。
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
