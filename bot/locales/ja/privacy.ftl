press-policy = プライバシーポリシー
press-forget = 私のデータをすべて削除

privacy-head = ### あなたについて保存しているもの
privacy-nothing = 何もありません。卓に参加したり、`/preferences`で選んだり、`/settings`で報告を受け取ることにしたりすると変わります。
privacy-name = **名前**：{ $name }（参加したときにサーバーで表示されていたもの）。
privacy-preferences = **個人設定**：{ $count ->
    [0] なし
   *[other] { $count }件
}。ダイレクトメッセージは{ $direct ->
    [0] 受け取りません
   *[other] 受け取ります
}。
privacy-language = **Discordの言語**：{ $language }。
privacy-matches = **席についた対局**：{ $count }件（続いているもの{ $open }件）。あなたの手とクリックのDiscord IDを含みます。手は同じ卓の人に見え、対局が終わると誰でも見られます。
privacy-opened = 始まる前に離れた**自分が開いた卓**：{ $count }件。
privacy-results = **結果**：最後まで遊んだ対局{ $count }件。同じ卓の人に見えました。
privacy-standings = **成績**：{ $count }件。対局数、勝ち、レーティングを含みます。ゲーム、サーバー、シーズンごとに1件、全サーバー合計で1件です。
privacy-visible = **ランキング**：{ $where ->
    [global] 自分のサーバーと全体のランキングに載っています。
    [server] 自分のサーバーのランキングだけに載り、成績はサーバーの中でだけ見えます。
   *[hidden] どこにも載らず、成績はほかの人に見えません。
}`/privacy leaderboard`で変えられます。
privacy-daily = **デイリー**：`/daily`か`/notify`で選んだとおり、毎日の始まりを知らせ、最後に知らせた日を保存します。
privacy-reports = **報告**：`/settings`で選んだとおり、{ $count }件のサーバーの報告を受け取ります。
privacy-manages = **管理しているサーバー**：{ $count }件。
privacy-lessons = **レッスン**：{ $count }件を勧めました。同じことを2度聞かないように保存します。
privacy-solos = **デイリーと練習**：{ $count }件（途中{ $open }件）。あなたの手とクリックのDiscord IDを含みます。デイリーのランキングでは名前と点が、共有したものはその内容が、ほかの人に見えます。
privacy-months = **月ごとのデイリー**：{ $count }件。月とサーバーごとに1件、全サーバー合計で1件です。
privacy-reviews = **振り返り**：あなたの対局{ $count }件。見えるのはあなただけです。
privacy-achievements = **実績**：{ $count }件。獲得した対局や日を含みます。その対局の画像とプロフィールで、ほかの人に見えます。
privacy-arenas = **アリーナ**：{ $count }件（メダル{ $medals }個）。名前、点、順位がほかの人に見えます。
privacy-channels = **ダイレクトメッセージ**：チャンネルのID{ $count }個と、手札のメッセージのID。
privacy-operator = -# ほかの人に見えるのは、名前、席、手、結果、ランキングだけです。ボットの運営者には、そのすべてと全員の手札が見えます。`/privacy export`で全部をファイルで受け取り、`/privacy delete`で削除できます。
privacy-terms = このボットの利用規約：
privacy-policy = 人について何を、なぜ、どのくらい保存し、誰が見るか：

privacy-sent = 保存しているすべてを1つのファイルで送りました。ダイレクトメッセージを見てください。
privacy-file = あなたについて保存しているすべてです。`/privacy show`のボタンから、各項目を説明したPRIVACY.mdを読めます。

privacy-ask = **あなたについてのすべてを削除しますか？** 名前、個人設定、レーティング、デイリーがなくなり、卓からも離れます。続いている対局はコンピューターが代わりにプレイします。終わった対局の席は「プレイヤー」として残り、ほかの人の結果は変わりません。対戦相手の最近100対局では仮名に置き換え、相手のレーティングはそのまま残ります。元には戻せません。
privacy-deleted = 削除しました。名前とIDはもう保存していません。Discordに送られたメッセージは残ります。また参加すると、新しく始まります。

export-about = Parlorがあなたについて保存しているものです。各項目はPRIVACY.mdで説明しています。時刻はUTCです。
