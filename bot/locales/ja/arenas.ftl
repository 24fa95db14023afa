press-arena-next = 次の卓
press-arena-results = 結果
press-arena-me = 自分の順位
press-arena-back = 戻る
press-arena-more = 続き
arena-title = { $name }アリーナ
arena-head = ### 🏟️ { $name }アリーナ
arena-announced = 開始：{ $time }、{ $minutes }分間。参加するなら**参加**を押してください。
arena-running = **次の卓**を押すと席につけます。卓は{ $count }人で始まり、30秒たつとコンピューターが入ります。受付終了：{ $time }。
arena-closing = 新しい卓はもう始まりません。最後の卓が終わるとメダルです。
arena-done = 🏁 終了です。お疲れさまでした！
arena-removed = このアリーナは取り消されたので、メダルはありません。途中の卓は続きます。
arena-people = 参加者**{ $count }**人：{ $names }
arena-names = { $names }、ほか{ $count }人
arena-rules = { $form ->
    [pairs] 勝ったパートナーは2点ずつです。
    [few] 1位は2点です。
   *[many] 1位は2点、2位は1点です。
}2回続けて1位なら、途切れるまで点は2倍です。コンピューターだけが相手の勝ちは1点です。
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points }点
arena-no-medals = メダルには点の違う人が2人必要なので、今回はありません。
arena-unplayed = 🏁 アリーナは終わりました。終わった卓はありませんでした。
arena-nobody = まだ誰も参加していません。
arena-subtitle = { $status ->
    [over] 最終順位
    [announced] 開始前
   *[running] 順位
} · { $count }人
arena-sharing = { $count }人
arena-points = { $points }点
arena-record = { $tables }卓、1位{ $firsts }回
arena-hot = 2連勝以上：点は2倍
column-firsts = 1位
column-tables = 卓

arena-in = 参加しました。アリーナが始まったら、ここで**次の卓**を押してください。開始：{ $time }。
arena-in-line = 列に並びました。{ $count }人そろうか、最初の人が押して30秒たつと（コンピューター入りで）始まります。`/leave`で列から抜けます。
arena-out-of-line = もう列に並んでいません。席につくなら、もう一度**次の卓**を押してください。
arena-seated = あなたの卓：{ $place }
arena-table = { $name }アリーナ · 卓{ $number }
arena-started = アリーナが始まりました：{ $place }
arena-ended = 新しい卓はもう始まりません。途中の卓は数え、最後の卓が終わるとメダルです：{ $place }
arena-gone = アリーナを取り消しました。途中の卓は普通の卓として続きます：{ $place }
arena-channel = アリーナには、ボットが入っているサーバーのテキストチャンネルが必要です。そこで入力してください。
arena-none = このサーバーではまだアリーナがありません。`/arena start`で始められます。
arena-none-open = ここに開いているアリーナはありません。`/arena start`で始められます。
arena-which = ここにはアリーナが2つあります。`game`で選んでください。
time-unclear = 「{ $text }」が読み取れません。45m、2h、20:30（UTC）のように入力してください。
time-over = 「{ $text }」はもう過ぎています。これからの時刻を選んでください。

arenas-off = このサーバーではアリーナがオフです。管理者が`/settings`でオンにできます。
arenas-of-managers = アリーナを始められるのは、このサーバーの管理者だけです。管理者が`/settings`で変えられます。
arenas-many = このサーバーにはもうアリーナが{ $most }つあります。どれかが終わったら始めてください。
arena-no-game = { $name }のアリーナはありません。別のゲームを選んでください。
arena-minutes = アリーナは{ $least }分から{ $most }分までです。
arena-time = アリーナは今か、7日以内に始まります。その間の時刻を選んでください。
arena-not-begun = アリーナはまだ始まっていないので、卓はありません。開始：{ $time }。
arena-over = このアリーナは終わったので、新しい卓は始まりません。結果は`/arena results`で見られます。
arena-table-open = まだ卓についています：{ $place } 終わったら**次の卓**を押してください。
arena-no-room = 卓を準備しています。少ししてから、もう一度**次の卓**を押してください。
arena-not-yours = それができるのは、アリーナを始めた人か、このサーバーの管理者だけです。
arena-stranger = そこで遊ぶには{ $name }のメンバーでなければなりません。
no-such-arena = そのアリーナはわかりません。`/arena results`で最後のアリーナを見られます。
