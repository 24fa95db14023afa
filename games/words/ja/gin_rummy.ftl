gin-rummy-name = ジンラミー
    .line = メルドを作り、相手より先にノック。
    .aliases = ジン・ラミー, ジン
gin-rummy-rules = **10枚の手札をセットとランにまとめ、相手より先にノックしましょう。**
    最初に1枚めくって捨て札にします。手番には、山札か捨て札の一番上から1枚引き、1枚捨てます。目指すのは**メルド**で、同じ数の3〜4枚か、同じスートの3枚以上の続きです。残りは全部**デッドウッド**で、絵札は10、Aは1と数えます。
    10以下になったらノックでき、ディールが終わります。2人とも見せて、差が得点になります。デッドウッドがまったくなければ**ジン**で、ボーナスがつきます。ただし、相手があなた以下なら、点は相手のものです。
    先に100点になった人の勝ちです。
    - **例：** 手札は4♥ 5♥ 6♥、9が3枚、7♣ 7♦ 2♠ A♠で、デッドウッドは17。7♠を引いて2♠を捨てると、残りはAだけ。1でノックです。
    .whole =
    - **配札：** 52枚のデッキから10枚ずつ、1枚をめくります。まず配らなかった人、次にディーラーが、それを取るか決めます。2人ともパスなら、配らなかった人が山札から引きます。
    - **手番：** 山札から引くか捨て札の一番上を取り、1枚捨てます（取ったばかりの捨て札は捨てられません）。Aは一番下で、A 2 3はラン、Q K Aはランではありません。1枚の札は1つのメルドにだけ数えます。デッドウッドはAが1、J Q Kが10、ほかは数字どおり。
    - **ノック：** 残りが10以下になるなら、ただ捨てる代わりにノックできます。義務ではありません。
    - **レイオフ（付け札）：** 相手もメルドを見せ、合う札をあなたのメルドに付けます。9の3枚に4枚目の9、4♥ 5♥ 6♥に7♥など。一番よい付け方は自動で選びます。ジンには付けられません。
    - **得点：** ノックすると差が得点です。ジンは25点と相手の残り全部。相手が同じかそれより少なければ**アンダーカット**で、相手が差と25点を取ります。
    - **流れ：** ノックがないまま山札が残り2枚になったら、得点はなく、同じ人がもう一度配ります。それ以外は交代で配ります。
    - **終わり：** 先に100点になった人が勝ち、さらに100点をもらいます。相手が1ディールも勝っていなければ、ディールの点は2倍です。そのあと、勝ったディール（**ボックス**）1つにつき25点を2人とも加えます。
    - **例：** あなたが6でノックしました。相手は21で、7♥を付けて14残り。あなたの8点です。残りが5だったら、アンダーカットで相手の26点でした。
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = オクラホマ、ビッグジンあり
gin-rummy-variant-straight = ストレートジン：ノックなし
gin-rummy-variant-old = 昔の得点：ジン20、アンダーカット10
gin-rummy-variant-short = 短期戦、50点まで

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = ノックできるデッドウッドの上限
    .zero = ジンだけ
gin-rummy-option-gin_bonus = ジンの点
gin-rummy-option-undercut_bonus = アンダーカットの点
gin-rummy-option-undercut_on_tie = 同点でもアンダーカット
gin-rummy-option-big_gin = 11枚全部がメルドならビッグジン
gin-rummy-option-big_gin_bonus = ビッグジンの点
gin-rummy-option-box_bonus = 勝ったディール1つの終わりの点（ボックス）
gin-rummy-option-game_bonus = 勝者のボーナス点
gin-rummy-option-shutout = 相手が1ディールも勝っていなければ
    .off = 追加なし
    .double_points = 勝者のディールの点が2倍
    .double_all = 勝者の合計が2倍
    .flat100 = 勝者にさらに100点
gin-rummy-option-dealer_rule = 次に配る人
    .alternate = 交代で
    .winner = ディールの勝者
    .loser = ディールの敗者
gin-rummy-option-last_discard_action = 流れる前の最後の捨て札は、すぐノックするなら取れる
gin-rummy-option-auto_layoff = 一番よい付け札を自動で選ぶ
gin-rummy-option-oklahoma = 最初にめくった札がノックの上限になる

do-knock = 捨ててノック
    .beside = ノック
    .with = { $picked }を捨ててノック
do-with = メルドを指定
do-biggin = ビッグジン
do-layoff = 付け札
    .with = { $picked }を付ける
do-done = 終わり

gin-rummy-deals = { $seat }が配りました。{ $card }がめくられ、まず{ $other }が取れます。
    .to-seat = あなたが配りました。{ $card }がめくられ、まず{ $other }が取れます。
    .to-other = { $seat }が配りました。{ $card }がめくられ、まずあなたが取れます。
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat }が{ $card }を捨てて、{ $number }でノックしました：{ $cards }。
    .to-seat = { $card }を捨てて、{ $number }でノックしました：{ $cards }。
gin-rummy-goes-gin = { $seat }が{ $card }を捨てて、ジンです：{ $cards }。
    .to-seat = { $card }を捨てて、ジンです：{ $cards }。
gin-rummy-goes-big-gin = { $seat }のビッグジンです：{ $cards }。
    .to-seat = ビッグジンです：{ $cards }。
gin-rummy-lays-off = { $seat }が{ $cards }を付けました。
    .to-seat = あなたが{ $cards }を付けました。
gin-rummy-answers = { $seat }が{ $cards }を見せました。残りは{ $number }です。
    .to-seat = あなたが{ $cards }を見せました。残りは{ $number }です。
gin-rummy-no-melds = { $seat }にはメルドがなく、残りは{ $number }です。
    .to-seat = あなたはメルドがなく、残りは{ $number }です。
gin-rummy-scores = { $winner }に{ $number }点。
    .to-winner = あなたに{ $number }点。
gin-rummy-undercuts = アンダーカット！ { $winner }に{ $number }点。
    .to-winner = アンダーカット！ あなたに{ $number }点。
gin-rummy-tie = 同じなので、得点はありません。
gin-rummy-dead = 流れです。誰もノックしませんでした。得点はなく、同じ人がもう一度配ります。
gin-rummy-wins = { $winner }の勝ち。ボーナス込みで{ $number }対{ $least }です。
    .to-winner = あなたの勝ち。ボーナス込みで{ $number }対{ $least }です。

gin-rummy-line = { $score }点 · { $number }勝
gin-rummy-holding = デッドウッド{ $number }
gin-rummy-tag = { $how ->
    [gin] ジン
    [biggin] ビッグジン
   *[knock] ノック
}
gin-rummy-tag-undercut = アンダーカット
gin-rummy-deed = { $how ->
    [gin] ジン
    [biggin] ビッグジン
   *[left] 残り{ $number }
}
gin-rummy-for-bonus = { $how ->
    [undercut] アンダーカット { $number }
    [biggin] ビッグジン { $number }
   *[gin] ジン { $number }
}
gin-rummy-for-game = 勝利 { $number }
gin-rummy-for-boxes = { $count }ディール分 { $number }
gin-rummy-for-shutout = 完封 { $number }
gin-rummy-reason = 先に{ $number }点
gin-rummy-fact = { $seat }のほうが多く勝ちました：{ $most }対{ $least }。
gin-rummy-even = 2人とも{ $number }ディール勝ちました。
gin-rummy-subtitle = ディール{ $number }{ $how ->
    [knock] { " " }· ノック
    [gin] { " " }· ジン
    [biggin] { " " }· ビッグジン
    [undercut] { " " }· アンダーカット
    [tie] { " " }· 同点
    [dead] { " " }· 流れ
   *[other] { "" }
}
gin-rummy-limit = ノックの上限
gin-rummy-target = 目標
gin-rummy-meld = メルド · { $seat }
gin-rummy-deadwood = 残り{ $number } · { $seat }
gin-rummy-covered = 捨て札
gin-rummy-laid-off = 付け札 · { $seat }

gin-rummy-hint-pass = { $card }はあまり役に立ちません。
gin-rummy-hint-draw = { $card }はあまり役に立ちません。山札から引きましょう。
gin-rummy-hint-forced = 2人ともパスしたので、山札から引きます。
gin-rummy-hint-completes = { $cards }ができます。
gin-rummy-hint-take-to-knock = 取れば{ $number }でノックできます。
gin-rummy-hint-take-low = デッドウッドが{ $number }から{ $least }に減ります。
gin-rummy-hint-knock = 残りは{ $number }です。{ $seat }がアンダーカットするには{ $ties ->
    [1] { $number }以下
   *[0] それより少ない残り
}が必要です。
gin-rummy-hint-gin = ジンです。ほかの10枚は全部メルドです。
gin-rummy-hint-big-gin = 11枚全部がメルドです。
gin-rummy-hint-alone = 何にも合わず、{ $number }の負担です。なければ{ $least }まで減ります。
gin-rummy-hint-throw = 一番役に立たない札です。残りは{ $least }で、当たりも一番多くなります。
gin-rummy-hint-lay-off = 付けられます。デッドウッドが{ $number }減ります。
gin-rummy-hint-done = ほかに付ける価値のある札はありません。残りは{ $number }です。

gin-rummy-upcard-first = 先にめくり札を決めます。取るか、パスしてください。
gin-rummy-stock-first = 2人ともパスしました。山札から引いてください。
gin-rummy-draw-first = 先に引きます。山札から引くか、捨て札を取ってください。
gin-rummy-last-discard = 山札が尽きました。最後の捨て札を取ってすぐノックするか、パスしてください。
gin-rummy-discard-or-knock = もう引きました。1枚捨てるか、残りが{ $limit }以下になるならノックしてください。
gin-rummy-must-knock = 最後の捨て札を取ったので、ノックしなければなりません。{ $cards }のどれかを捨ててください。
gin-rummy-too-much-deadwood = 残りが{ $number }になります。ノックには{ $limit }以下が必要です。1枚捨てて続けてください。
gin-rummy-knock-with-another = 残りが{ $number }になります。ノックには{ $limit }以下が必要です。{ $cards }のどれかでノックするか、続けてください。
gin-rummy-no-melds-of-yours = それはほかの手札のメルドになっていません。3枚以上のセットかランを、同じ札を2度使わずに指定してください。
gin-rummy-no-big-gin = この卓にビッグジンはありません。1枚捨ててノックしてください。
gin-rummy-not-all-melded = 11枚全部がメルドになっていません。1枚捨てるか、残りが{ $limit }以下になるならノックしてください。
gin-rummy-does-not-fit = { $card }は、ノックした人のメルドに付けられません。{ $count ->
    [0] ほかの札も付けられないので、「done」と入力してください
   *[other] { $cards }のどれかを付けるか、「done」と入力してください
}。
gin-rummy-lay-off-or-done = { $count ->
    [0] ノックした人のメルドに付けられる札がないので、「done」と入力してください
   *[other] { $cards }のどれかを付けるか、「done」と入力してください
}。
