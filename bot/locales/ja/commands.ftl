command-play = 卓を開く。ほかの人が参加し、空いた席にはコンピューターが入る
command-play-game = 遊ぶゲーム（空なら一覧を表示）
command-play-private = 招待した人だけ参加できる

command-leave = 卓を離れる。コンピューターが代わり、練習でなければ負けになる

command-notify = ここで卓が開いたらダイレクトメッセージを受け取る

command-hand = 自分の手札を見る（自分だけに見える）

command-hint = 上手な人ならどうするか、その理由

command-move = 手を入力してプレイする。例：QS、bid 4、KH suit S
command-move-text = あなたの手

command-daily = 1日1回、1人でコンピューターと勝負し、ほかの人と結果を比べる
command-daily-game = どのゲーム（空なら今日のゲーム）

command-table = 自分の卓でできること
command-table-show = 卓をチャンネルの一番下に出し直す
command-table-invite = 誰かを卓に招待し、席を取っておく
command-table-invite-user = 招待する人
command-table-join = このチャンネルの対局で、コンピューターの席を希望する
command-table-end = 全員が同意すれば、このラウンドで対局を終える
command-table-tie = 全員が同意すれば、引き分けで対局を終える
command-table-claim = 残りのトリックを全部取ると宣言する
command-table-undo = 全員が同意すれば、最後の手を戻す
command-table-pause = 全員が同意すれば、休憩する
command-table-redeal = 誰もプレイしないうちに、全員が同意すれば配り直す
command-table-kick = ほかの人が同意すれば、プレイヤーをコンピューターに代える
command-table-kick-user = 代える人

command-preferences = 手札の見た目、並び順、受け取り方

command-settings = このサーバーの色、ゲーム、チャンネル、報告

command-rules = ゲームの遊び方（短く、または詳しく）
command-rules-game = どのゲーム

command-help = できることと始め方

command-about = 運営者、バージョン、規約、プライバシー

command-learn = ゲームを2分のレッスンで覚える
command-learn-game = どのゲーム

command-verify = ここの最後の対局が公正に配られたか確かめる

command-leaderboard = ゲームのランキング
command-leaderboard-game = どのゲーム（空なら今週の全ゲーム）
command-leaderboard-scope = このサーバーのプレイヤーか、全サーバーか
command-leaderboard-scope-server = このサーバー
command-leaderboard-scope-global = 全サーバー
command-leaderboard-season = このサーバーのシーズン（空なら通算）
command-leaderboard-span = 通算か、このサーバーの今週か
command-leaderboard-span-always = 通算
command-leaderboard-span-week = 今週

command-stats = 得意なゲーム、連勝、ライバル、実績
command-stats-user = 誰の（空なら自分）
command-stats-game = レーティングを表示するゲーム

command-season = このサーバーのシーズン
command-season-start = シーズンを始める。全員が新しいランキングから
command-season-start-name = 名前。例：2027年春
command-season-end = シーズンを終える。ランキングは残る

command-arena = 短い対局を重ねてメダルを競う大会
command-arena-start = アリーナを始める。短い対局、1つの順位表、メダル
command-arena-start-game = 遊ぶゲーム
command-arena-start-minutes = 続ける時間（10〜240分）
command-arena-start-at = 開始時刻。例：45m、2h、20:30（UTC）。空なら今
command-arena-end = ここのアリーナを終える。途中の卓は数える
command-arena-end-game = 2つあるとき、どのゲームか
command-arena-remove = ここのアリーナを取り消す（メダルなし）
command-arena-remove-game = 2つあるとき、どのゲームか
command-arena-results = このサーバーのアリーナでの順位（または最後のもの）

command-privacy = あなたについて保存しているもの
command-privacy-show = あなたについて保存しているものと、誰が見るか
command-privacy-export = あなたについて保存しているすべてを1つのファイルで
command-privacy-leaderboard = どのランキングに載るか選ぶ
command-privacy-leaderboard-where = レーティングと成績を見せる範囲
command-privacy-leaderboard-where-global = どこでも
command-privacy-leaderboard-where-server = 自分のサーバーだけ
command-privacy-leaderboard-where-hidden = 見せない
command-privacy-delete = あなたについて保存しているすべてを削除

command-replay = 終わった対局を1手ずつ見る
command-replay-match = 番号（空ならここの最後の対局）

command-review = 終わった対局で、どの手が一番損だったか見る
command-review-match = 番号（空ならここの自分の最後の対局）

command-report = 対局で困ったことをサーバーの管理者に知らせる

context-menu-challenge = 対局に誘う
