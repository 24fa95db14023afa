press-join = 参加
press-leave = 離れる
press-computer = コンピューターを追加
press-dismiss = コンピューターを外す
press-options = オプション
press-keep = このルールを保存
press-drop = 「{ $name }」を削除
press-private = 非公開にする
press-open = 公開にする
press-start = 開始
press-play = 遊ぶ
press-manage = 卓の操作…
press-thread = スレッドに移す
press-hand = 手札を見る
press-here = 戻りました
press-substitute = コンピューターに任せる
press-substitute-too = コンピューターに任せる（{ $count }/{ $needed }）
press-again = 再戦
press-void = 中止を提案
press-watch = 観戦を続ける
press-end-here = ここで終える
press-resume = 再開
press-agree = 同意する
press-let-in = 入ってもらう
press-enter = 席を希望
press-stay-out = 参加しない
press-no = いいえ
press-withdraw = やめる
press-hint = アドバイス
press-why = なぜ？
press-ready = 準備OK
press-say = リアクション
press-scores = 得点表
press-verify = 検証
press-numbers = シャッフル証明
press-replay = リプレイ
press-review = 振り返り
press-review-show = 答えを見る
press-review-again = もう一度
press-review-back = 前へ
press-review-next = 次へ
press-first = 最初
press-back = 戻る
press-next = 進む
press-last = 最後
press-round = { $unit ->
    [hand] 次のディール
    [deck] 次のデッキ
    [hole] 次のホール
   *[round] 次のラウンド
}
press-open-hands = 全員の手札を見る
press-hide-hands = 手札を隠す
press-share = 共有
press-film = クリップを作る
press-record = 対局ファイル
press-report = 報告
press-form = 入力する
pick-card = カードを出す

shelf-head = ### 何で遊びますか？
shelf-pick = ゲームを選ぶ
game-alias = { $name }（{ $alias }）
shelf-taken = ちょうど誰かがここで卓を開きました。参加するか、/playで別の卓を開いてください。
press-notifying = 通知を選ぶ
notify-head = { $count ->
    [0] ゲームを選んでください。ここで卓が開いたら、通知音の鳴らないダイレクトメッセージを送ります。
   *[other] ここで次のゲームの卓が開いたら、通知音の鳴らないダイレクトメッセージを送ります。やめるには何も選ばないでください。
}
notify-opened = 🎴 **{ $host }**が{ $name }の卓を開きました：{ $place }
role-called = 🎴 { $mention } **{ $host }**が{ $name }の卓を開きました：{ $place }
notify-daily = { $wish ->
    [on] 毎日のデイリーが始まったときもお知らせします。
   *[off] 毎日のデイリーが始まったときもお知らせできます。
}
notify-muted = そこの{ $name }の通知はもう送りません。`/notify`で元に戻せます。
notify-nowhere = 通知してほしいサーバーで`/notify`と入力してください。
press-mute = 通知を止める
lobby-head = ### { $name }
    席につくには**参加**を、全員そろったら**開始**を押してください。
lobby-held = *{ $name }のための席、空くのは{ $time }*
lobby-invited = *{ $name }のための席*
lobby-english = このゲームは英語だけです。
lobby-private = 🔐 非公開：参加するには招待が必要です。招待は`/table invite`で送れます。ほかの人も観戦できますが、手札とリプレイは対局が終わるまで見えません。
lobby-answers = 🧳 このサーバーにボットが入っていないので、卓が更新されるのは誰かが押してから15分間だけで、手番の通知もできません。手札は**手札を見る**を押してください。
lobby-alone = このサーバーではボットの返信が隠されるので、卓はあなたにしか見えません。それでもコンピューターとは遊べます。
lobby-farewell = 💤 { $minutes }分間何もなかったので、{ $name }の卓を閉じました：{ $place }。/playで別の卓を開けます。
lobby-moved = 卓は{ $place }に移りました。
lobby-begun = 🎴 **{ $name }**が始まりました：{ $place }
lobby-crowded = -# このチャンネルには卓が多く、画像が遅れます。スレッドのほうが速くなります。**卓の操作…**で移せます。
manage-head = **{ $name }**：ここで変えたことは卓に反映されます。
lobby-open = あと{ $count }人参加できます。
lobby-computers = 今始めると、コンピューターが{ $count }人入ります。
lobby-more-computers = 今始めると、コンピューターがあと{ $count }人入ります。
lobby-full-of-people = 満席です。
lobby-full-of-computers = 席は埋まっていますが、参加できます。コンピューターと交代します。
lobby-partners = パートナー：{ $teams }
seats-choose = 席を選ぶ
seats-shuffle = 席をシャッフル
seat-free = 空席
seat-computer = コンピューター
lobby-sealed = 🔒 シャッフル封印済み
number-own = { $place ->
        [here] 参加しました。
       *[elsewhere] 再戦に参加しました：{ $place }
    }
number-seal = -# 🔒 シャッフル封印済み ||番号 `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] 、指紋 `{ $commitment }`
}||
deal-told = **{ $seat }**がシャッフルしました。🔒 シャッフル封印済み ||`{ $seal }`||
deal-beacon = -# ||公開ビーコンの第{ $round }ラウンドも使います。||
computer = 🤖 { $name } · { $level ->
    [easy] 弱い
    [normal] 普通
   *[hard] 強い
}
computer-character = 🤖 { $name } · { $level ->
    [easy] 弱い
    [normal] 普通
   *[hard] 強い
}、{ $manner ->
    [cautious] 慎重
    [counts-cards] カードを覚える
   *[bold] 大胆
}
computer-way = { $level ->
    [easy] 弱い
    [normal] 普通
   *[hard] 強い
}、{ $manner ->
    [cautious] 慎重
    [counts-cards] カードを覚える
   *[bold] 大胆
}
levels-choose = コンピューターの強さを決める
level-change = { $old }の代わりに{ $name }
table-computers = -# { $computers }
lobby-clock = { $clock }、卓が認めれば対局ごとに予備時間{ $count }{ $unit ->
    [minutes] 分
   *[other] 分
}
clock-none = 時間制限なし
clock-seconds = 1手{ $count }秒
clock-minutes = 1手{ $count }分
clock-hours = 1手{ $count }時間

options-head = この卓の**オプション**。変えるものを5つまで選んでください。
options-pick = オプションを変える
options-changed = ローカルルール
options-rarer = ほかのローカルルール
options-more = ほか{ $count }件：/rules
keep-name = このルールの名前
keep-first = ここで新しく開く{ $name }の卓に使う
presets-many = このサーバーには、このゲームの保存したルールがもう{ $most }個あります。先に1つ削除してください。
presets-no-name = このルールに名前をつけてください。
option-clock = 手番の時間
option-title = オプションを変える
option-range = { $least }〜{ $most }
option-span = { $least }〜{ $most }{ $step ->
    [1] { "" }
   *[other] （{ $step }刻み）
}
option-span-or-none = { $least }〜{ $most }{ $step ->
    [1] { "" }
   *[other] （{ $step }刻み）
}か「{ option-none }」
option-on = オン
option-off = オフ
option-none = なし
option-zero = { $title }（0：{ $zero }）
label-and-hint = { $label }。{ $hint }
number-title = いくつ？

rules-head = ### { $name }
rules-changed-here = **この卓のルール：**
rules-here = **この卓のルール：** { $rules }
rules-as-usual = **標準ルール：**
rules-all-usual = **この卓は標準ルールです：**
rules-of-nowhere = **標準ルール。** 卓を開く人は次のどれでも変えられます：
press-rules = ルール
press-rules-minute = ルール（短く）
press-rules-whole = ルール（詳しく）
press-rules-table = この卓のルール
press-rules-usual = 標準ルール

table-turning-up = **オールイン。** 次のカードが開きます。
table-turn = { $count ->
    [1] **{ $seats }**の手番
   *[other] **{ $seats }**を待っています
}
table-turn-clock = { $count ->
    [1] **{ $seats }**の手番
   *[other] **{ $seats }**を待っています
}、締め切り{ $time }
table-turn-spare = **{ $seats }**は予備時間です{ $count ->
   *[other] {""}
}、締め切り{ $time }
table-resting = { $unit ->
    [hand] ディール終了
    [deck] デッキ終了
    [hole] ホール終了
   *[round] ラウンド終了
}です。次を配るのは{ $time }、または全員が**準備OK**を押したとき。
table-unready = **{ $seats }**の準備を待っています。
    .to-seats = { $others ->
        [0] **あなた**の準備を待っています。
       *[other] **あなた**と**{ $seats }**の準備を待っています。
    }
ready-noted = 準備できました。**{ $seats }**を待っています。
table-won = { $count ->
    [all] 🏆 全員の勝ちです！
   *[other] 🏆 **{ $seats }**が勝ちました！
}
    .to-seats = { $count ->
        [all] 🏆 全員の勝ちです！
        [1] 🏆 **あなた**の勝ちです！
       *[other] 🏆 **あなた**と**{ $seats }**の勝ちです！
    }
table-lost = { $count ->
    [0] 全員の負けです。
    [house] ハウスの勝ちです。
   *[other] **{ $seats }**が負けました。
}
    .to-seats = { $count ->
        [0] 全員の負けです。
        [house] ハウスの勝ちです。
        [1] **あなた**の負けです。
       *[other] **あなた**と**{ $seats }**の負けです。
    }
table-away = 🤖 **{ $seats }**は離席中なので、コンピューターが代わりにプレイしています{ $count ->
   *[other] {""}
}。
table-replaced = -# 🤖 { $seat }が{ $name }と交代しました。
table-deserted = 🏁 **{ $seats }**は脱落し、残りはコンピューターだけです。観戦を続けますか、ここで終えますか？ 返事がなければ{ $time }に終わります。
    .to-seats = 🏁 { $others ->
        [0] あなたは脱落し
       *[other] あなたと**{ $seats }**は脱落し
    }、残りはコンピューターだけです。観戦を続けますか、ここで終えますか？ 返事がなければ{ $time }に終わります。
table-rests = 💤 全員離席中です。続けるには**戻りました**を押してください。誰も押さなければ{ $time }に卓を閉じます。
table-paused-until = ⏸️ 卓は休憩中で、時計は止まっています。再開は{ $time }、または誰かが**再開**を押したとき。
table-absent = ⏱️ **{ $seats }**はほとんどの手番で時間切れなので、負けになります。
    .to-seats = ⏱️ { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }はほとんどの手番で時間切れなので、負けになります。
table-practice = 🎓 練習だったので、レーティングは変わりません。
asked-stop = 🏁 **{ $seats }**が対局の終了を希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = 🏁 { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }が対局の終了を希望しています。
asked-void = 🏳️ **{ $seats }**がこの対局の中止（誰の成績にも数えない）を希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = 🏳️ { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }がこの対局の中止（誰の成績にも数えない）を希望しています。
asked-redeal = 🔄 **{ $seats }**が配り直しを希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = 🔄 { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }が配り直しを希望しています。
asked-pause = ⏸️ **{ $seats }**が休憩を希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = ⏸️ { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }が休憩を希望しています。
asked-kick = 🚪 **{ $seats }**が**{ $other }**をコンピューターと交代させることを希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = 🚪 { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }が**{ $other }**をコンピューターと交代させることを希望しています。
    .to-other = 🚪 **{ $seats }**があなたをコンピューターと交代させることを希望しています{ $count ->
       *[other] {""}
    }。
asked-undo = { $count ->
    [1] ↩️ **{ $seats }**が「待った」（自分の最後の手を戻すこと）を希望しています。
   *[other] ↩️ **{ $seats }**が「待った」（最後の手を戻すこと）を希望しています。
}
    .to-seats = ↩️ { $others ->
        [0] あなたが「待った」（自分の最後の手を戻すこと）を希望しています。
       *[other] あなたと**{ $seats }**が「待った」（最後の手を戻すこと）を希望しています。
    }
asked-tie = 🤝 **{ $seats }**が引き分けを希望しています{ $count ->
   *[other] {""}
}。
    .to-seats = 🤝 { $others ->
        [0] あなた
       *[other] あなたと**{ $seats }**
    }が引き分けを希望しています。
asked-claim = { $count ->
    [1] 🙌 **{ $seats }**が残りのトリックを全部取ると宣言しました。
   *[other] 🙌 **{ $seats }**が、残りのトリックは**{ $other }**のものだと言っています。
}
    .to-seats = 🙌 { $others ->
        [0] あなたが残りのトリックを全部取ると宣言しました。
       *[other] あなたと**{ $seats }**が、残りのトリックは**{ $other }**のものだと言っています。
    }
    .to-seats-other = 🙌 { $others ->
        [0] あなたが残りのトリックを全部取ると宣言しました。
       *[other] あなたと**{ $seats }**が、残りのトリックはあなたのものだと言っています。
    }
    .to-other = 🙌 **{ $seats }**が、残りのトリックはあなたのものだと言っています。
asked-sit = 💺 **{ $name }**が**{ $other }**の席を希望しています。
guest-comes = 💺 次のディールから**{ $name }**が**{ $seat }**と交代します。
asked-others = **{ $seats }**、同意しますか？ 締め切り：{ $time }。
    .to-seats = { $others ->
        [0] 同意しますか？
       *[other] あなたと**{ $seats }**、同意しますか？
    } 締め切り：{ $time }。
asked-all = 全員が同意したので、この{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}で対局は終わりです。
table-long = ⏳ { $seat }、この対局は{ $count }手に達したので、この{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}で終わります。
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 シャッフル封印済み
table-opened = -# 🔓 シャッフル証明：**検証**を押してください
table-moves = { $place ->
    [here] 卓はここです。
   *[elsewhere] 卓は{ $place }に移りました。
}
table-out-of-reach = その卓は元のチャンネルにしか出せません。そこで/table showと入力してください。
table-stays = 今は卓を出せません。少ししてからもう一度試してください。

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}卓へ移動]({ $link })
hand-away = 🤖 離席中なので、コンピューターが代わりにプレイしています。**戻りました**を押すと交代できます。
hand-paused = 休憩中
hand-others = ほかの人の手番
hand-order = ⏩ 手番が来たら自動で行います：**{ $order }**。もう一度押すと取り消せます。
hand-standing-order = ⏩ これからは自動で行います：**{ $order }**。もう一度押すと取り消せます。
hand-turn-clock = **あなたの手番**、締め切り{ $time }。
hand-turn-spare = **あなたの手番**、予備時間です。ほかの人はコンピューターに任せられます。締め切り{ $time }。
hand-own = { $label }：{ $cards }
hint = 💡 **{ $action }**：{ $why }
why-head = ありうる多くの配札で、それぞれの手を試しました。{ $unit ->
    [hand] ディール
    [deck] デッキ
    [hole] ホール
   *[round] ラウンド
}の終わりに、一番強い相手と比べて：
why-move-even = **{ $action }**：ほぼ互角
why-move-better = **{ $action }**：約{ $points }点リード
why-move-worse = **{ $action }**：約{ $points }点遅れ
why-ahead = 先を読むと、最初の候補より上です。
why-instead = 多くのディールで、最初の候補より上です。
why-policy = 「強い」コンピューターの手です。
why-rule = 定石です。このゲームでは、先を読んでもこれに勝てませんでした。
why-late = 先を読む時間がありませんでした。
why-only = 打てる手はこれだけです。
type-it = ⌨️ ボタンに収まりません。`/move`で入力してください：`{ $action }`
your-turn = { $mention } { $name }であなたの手番です。卓の下の**手札を見る**を押してください。
dm-late = { $mention } 今はDiscordが手札を届けてくれません。卓の下の**手札を見る**を押してプレイしてください。
dm-closed = { $mention } ダイレクトメッセージを送れません。卓の下の**手札を見る**を押してプレイしてください。
hand-kicked = 卓の同意により、あなたは{ $seat }と交代しました。{ $mode ->
    [practice] 練習なので負けにはなりません。
   *[rated] その席が負けたときだけ、あなたの負けです。
}
hand-sent-away = サーバーの管理者の操作により、あなたは{ $seat }と交代しました。{ $mode ->
    [practice] 練習なので負けにはなりません。
   *[rated] 対局の前半なら負けにはなりません。後半なら、席と同じ結果です。
}
hand-gone = 1週間プレイしなかったので、{ $seat }と交代しました。{ $mode ->
    [practice] 練習なので負けにはなりません。
   *[rated] 負けになります。
}戻るには卓の下の**席を希望**を押してください。
hand-left = 対局を離れました。{ $seat }が代わりにプレイします。
hand-rating = あなたのレーティング：{ $before } → **{ $after }**
time-up = ⏱️ { $seat }は時間切れでした。
    .to-seat = ⏱️ 時間切れでした。
just-drawn = { $text } · 新
was-forced = 打てる手はこれだけでした。
was-ordered = 予約どおり、自動で行いました。
last-trick = 前のトリック
no-last-trick = まだ終わったトリックはありません。

verify-true = ✅ **シャッフル証明：** { $name }、終了{ $time }。{ $told }
verify-false = ❌ **シャッフル証明：** { $name }、終了{ $time }。{ $told }
verify-lobby = 🔒 **シャッフル証明：** { $name }、まだ配っていません。誰も参加しないうちに、シャッフルの秘密の数を引きました。その指紋は`{ $commitment }`です。**参加**が押されるたびに番号が加わり、配るときにも加わります。対局のあとで秘密の数を公開し、誰でも確かめられます。
verify-beacon = 公開ビーコンの第{ $round }ラウンドも混ぜます。まだ発表されていません。
verify-under-way = 🔒 **シャッフル証明：** { $name }、対局中。シャッフルの秘密の数の指紋はロビーにありました：`{ $commitment }`。秘密の数は最後に公開します。
verify-unsealed = { $name }、対局中。シャッフルに指紋がつく前に始まった対局なので、照合するものがありません。
verify-follows = このサーバーで直前に終わった対局{ $match }に続くものです。
verify-first = このサーバーで最初に記録された対局です。
verify-nothing = このチャンネルで終わった対局はまだありません。
numbers-commitment = **指紋**、誰も参加しないうちにロビーに表示：秘密の数と前の対局のSHA-256：
    `{ $commitment }`
numbers-opened-after = **前の対局**：この卓を開いたときの、このサーバーの最後の対局ファイルのSHA-256（なければ0）：
    `{ $digest }`
numbers-secret = **秘密の数**、最後に公開：
    `{ $secret }`
numbers-joins = **参加**：席（0から）ごとに、席についたクリックのID、次に配札のメッセージのID（Discordの時刻で{ $times }）：
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] 配札のメッセージには、その前の部分のSHA-256があります：`{ $seal }`。
    }
numbers-seed = **シード**、秘密の数を鍵とした参加のHMAC-SHA256：
    `{ $seed }`
numbers-seed-alone = **シード**、指紋なしで配札の前に引いたもの：
    `{ $seed }`
numbers-file = ファイルには対局全体が入っています。自分で確かめるには：`python -m games verify { $file }`

record-file = 対局全体のファイルです。

replay-title = { $name }、対局{ $number }
replay-entry = { $number }：{ $name }、{ DATE($day, pattern: "M/d") } { $time } UTC、{ $names }
replay-step = { $number }/{ $last }手目
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }**が次の対局の1手を共有しました：
    { $head }
film-steps = { $first }〜{ $last }手目
film-words = { $head }、{ $place }。最後の場面：
no-such-match-here = このチャンネルに対局{ $number }はありません。`/replay`で出る一覧から選んでください。

review-title = ### { $name }、対局{ $number }：振り返り
review-begins = 🔎 これからあなたの手を見ていきます。このメッセージを閉じるとやめます。
review-first = 🔎 あなたの手を見ています：{ $done }/{ $of }。このメッセージを閉じるとやめます。
review-closer = 🔎 { $of }手すべて見ました。損をしたかもしれない手を詳しく見ます。
review-moment = -# 場面{ $number }/{ $last }、{ $decisions }回の決断から
review-find-head = -# { $decisions }回の決断にはっきりした間違いはありません。これが一番の好手でした。
review-clean = { $decisions }回の決断にはっきりした間違いも、飛び抜けた好手もありませんでした。お見事です。
review-try = **あなたならどうしますか？** 実際の手は損でした。ほかの手を試してください。ここで試しても成績には影響しません。
review-same = **{ $action }**は実際の手と同じです。ほかの手を試してください。
review-other = **{ $action }**よりよい手があります。もう一度試すか、**答えを見る**を押してください。
review-solved = ✅ そのとおり！
review-cost = あなたの手：**{ $action }**。平均で約{ $points }点の損でした（誤差{ $error }点）。
review-scale = -# ありうる多くの配札で、{ $unit ->
    [together] 最後に数えました。
    [hand] ディールの終わりに、一番強い相手と比べました。
    [deck] デッキの終わりに、一番強い相手と比べました。
    [hole] ホールの終わりに、一番強い相手と比べました。
   *[round] ラウンドの終わりに、一番強い相手と比べました。
}
review-better = 💡 よりよい手：**{ $action }**。{ $why }
review-find = ✅ あなたの手：**{ $action }**。**{ $instead }**だったら、平均で約{ $points }点の損でした（誤差{ $error }点）。
review-ahead = 先を読むと、試したほかのどの手よりも上です。
review-not-yours = 振り返れるのは、その対局のプレイヤーだけです。自分の対局は`/review`でどうぞ。
review-not-over = この対局はまだ終わっていません。終わってから振り返ります。
review-no-game = このゲームは振り返れません。先を読んでも、よい手と悪い手の区別がつきません。
review-nothing = この対局で、あなた自身の決断はありませんでした。
review-none-here = このチャンネルで終わったあなたの対局はまだありません。ほかの場所の対局の番号を入力してください。
review-busy = まだあなたの対局を振り返っています。少しお待ちください。
review-failed = 振り返りを終えられませんでした。もう一度**振り返り**を押すか、`/review`と入力してください。
review-late = 混み合っていて終わりませんでした。あとでもう一度試してください。

report-title = 報告 { $title }
report-label = 何がありましたか？
report-note = { $status ->
    [over] サーバーの管理者が、これと対局ファイルを見ます。
   *[playing] サーバーの管理者がこれを見ます。対局中なので、隠れたカードのことは書かないでください。
}
report-head = ### 🚩 { $title }
    報告者：**{ $name }**（{ $mention }）、{"["}この卓]({ $place })について：
report-over = -# 対局ファイルを添えました。
report-under-way = -# 対局中なので、添えたファイルには公開されたものだけが入っています。終われば、**対局ファイル**で全部を受け取れます。
report-sent = ありがとうございます。報告と対局を{ $count }人に送りました。
report-closed = サーバーの管理者に届けられませんでした。リプレイの下の**対局ファイル**を添えて、直接知らせてください。
report-nobody = サーバーの管理者がわからないので、報告を送れませんでした。
report-nothing = まだ報告するものがありません。ここではまだ対局がありません。

no-table = 卓に参加していません。`/play`で開くか、`/notify`で卓が開いたときの通知を受け取れます。
no-match-here = このチャンネルでは誰も遊んでいません。`/play`で卓を開くか、`/notify`で卓が開いたときの通知を受け取れます。
invited = 🎴 { $mention }、**{ $host }**が{ $place }の{ $name }に招待しています。
invite-bot = ほかのボットとは遊べません。人を選んでください。
challenge-pick = **{ $name }**とどのゲームで遊びますか？
no-hint = 今はアドバイスがありません。あなたの手番ではありません。
words-off = このサーバーではリアクションがオフです。
table-elsewhere = このサーバーで卓を開けるのは{ $places }です。そこで/playと入力してください。
game-hidden = このサーバーでは{ $game }がオフです。/playで遊べるゲームを見てください。
permission-view_channel = チャンネルを見る
permission-attach_files = ファイルを添付
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-create_public_threads = 公開スレッドの作成
permissions-missing = ここでの権限が足りません：{ $names }。サーバーの管理者に、このチャンネルで許可するよう頼んでください。
leave-ask-match = { $place }の{ $name }の対局を離れますか？ { $mode ->
    [practice] 練習なので負けにはなりません。
   *[rated] コンピューターが席につき、負けになります。
}
leave-ask-table = { $place }の{ $name }の卓を離れますか？
you-left = 卓を離れました。
you-left-match = { $mode ->
    [practice] 対局を離れました。練習なので負けにはなりません。コンピューターが代わりにプレイします。
   *[rated] 対局を離れたので、負けになります。コンピューターが代わりにプレイします。
}
you-left-last = { $mode ->
    [practice] 対局を離れ、卓は閉じました。練習なので負けにはなりません。
   *[rated] 全員が離れたので、卓は閉じました。離れた人は負けになります。
}
you-asked = { $place }の卓の全員に希望を伝えました。締め切り：{ $time }。
you-let-in = { $place }の卓に入れてもらえました。次のディールから参加します。
you-turned-down = { $place }の卓で、全員の同意は得られませんでした。
you-asked-no-more = { $place }の卓への希望は取り下げました。
you-stay-out = わかりました。{ $place }には参加しません。
you-all-agree = 全員が同意しました。{ $place }の卓を見てください。
kick-ask = { $name }は、ここではなく{ $place }で{ $game }を遊んでいます。そこでコンピューターと交代させますか？
press-replace = 交代させる
kicked = 交代させました。{ $place }の卓では{ $seat }が続けます。
kick-self = それはあなたです。離れるには`/leave`と入力してください。
kick-stranger = { $name }はここの卓で遊んでいません。遊んでいる人を選んでください。
you-want-void = 対局の中止を提案しました。{ $place }の卓の下でほかの全員が同意すれば、数えません。それまでは続けてください。
store-unavailable = 今データベースにつながりません。少しして何も起きなければ、もう一度試してください。
discord-unavailable = 今Discordの調子が悪いようです。少しして何も起きなければ、もう一度試してください。
in-line = ⏳ { $place }番目に並んでいます。
too-many = 少しゆっくりお願いします。次は{ $time }に試してください。
slow = いつもより時間がかかっています。返事はまもなくここに出ます。出なければ、もう一度試してください。
form-late = 時間がかかりました。**入力する**を押してください。
not-ours = そのボタンは古くなりました。一番新しいメッセージを使うか、コマンドを入力してください。
argument-out-of-range = { $value }は範囲外です。別の数を選んでください。
argument-unknown = 「{ $value }」がわかりません。入力すると出る一覧から選んでください。
command-changed = このコマンドは変わりました。Discordを再読み込みして、もう一度入力してください。
broken = 問題が起きましたが、卓は無事です。もう一度試してください。続くようなら、このコードをボットの運営者に伝えてください：{ $code }

lesson-head = ### { $name }：レッスン
lesson-step = -# ステップ{ $number }/{ $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **レッスンはここまでです。** あとは遊びながら覚えられます。準備ができたら**遊ぶ**を押してください。
lesson-table = もうこのゲームの卓に参加しています：{ $place }。全員そろったら、そこで**開始**を押してください。
lesson-offer = 🎓 { $name }は初めてですか？ 始める前に、2分のレッスンを受けられます。
lesson-none = { $game }のレッスンはまだありません。`/rules`をどうぞ。
press-learn = レッスン
press-learn-again = 最初から
