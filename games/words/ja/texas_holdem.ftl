texas-holdem-name = テキサスホールデム
    .line = 手札2枚と、全員共通の5枚。
    .aliases = ポーカー, ホールデム
texas-holdem-rules = **一番強い5枚を作るか、ほかの全員が降りるまで賭けましょう。**
    ほかの人に見えない2枚をもらいます。卓には最大5枚の共通札（**ボード**）が開きます。合わせて7枚のうち、一番強い5枚があなたの手です。
    { rules-button }
    { rules-chips }
    - **例：** 手札はA♠ 8♠、ボードはK♠ 8♦ 4♠ J♥ 2♠。スペードが5枚で、Aハイのフラッシュです。8のワンペアより強いので、ペアは関係ありません。
    .whole =
    - **配札：** 2枚ずつ。{ rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } 上限は自分のチップだけです。
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **役（強い順）：**
    { rules-poker-hands }
    { rules-same-hand } 6枚目の札は数えません。
    - **1ディールの例：** アンがボタン、あなたがスモールブラインドで10、ベンがビッグブラインドで20。手札はA♠ 8♠です。アンが60にレイズ、あなたはコール、ベンはフォールドで、ポットは140。フロップはK♠ 8♦ 4♠。あなたはチェック、アンが70ベット、あなたはコールで280。ターンはJ♥で、2人ともチェック。リバーは2♠。あなたが200ベット、アンがコールして手札はK♥ Q♦。フラッシュがKのワンペアに勝ち、680を取ります。
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = ターボ：チップ少なめ、ブラインド速め
texas-holdem-variant-club = カードルーム：チップ多め、アンティあり
texas-holdem-variant-rebuy_night = リバイナイト：2回リバイできる
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = チップが少ないので、{ $cards }ならオールインできる手です。
texas-holdem-hint-complete = { $cards }はレイズするほどではありませんが、ブラインドの半分で参加できます。
texas-holdem-hint-raise-again = { $cards }はリレイズできる手です。
texas-holdem-hint-call-raise = レイズしてくる手に対して、{ $cards }の勝率は約{ $percent }%。必要なのは{ $need }%なので、コールする価値があります。
texas-holdem-hint-fold-raise = レイズしてくる手に対して、{ $cards }の勝率は約{ $percent }%だけ。コールには{ $need }%より多く必要です。
