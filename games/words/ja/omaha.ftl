omaha-name = オマハ
    .line = 手札は4枚。使うのは2枚。
    .aliases = PLO, オマハホールデム, オマハポーカー
omaha-rules = **一番強い5枚を作るか、ほかの全員が降りるまで賭けましょう。**
    ほかの人に見えない4枚をもらいます。卓には最大5枚の共通札（**ボード**）が開きます。あなたの手は必ず、**手札から2枚とボードから3枚**です。
    { rules-button }
    レイズの上限はポットの額です。**ハイロー**では、一番強いローの手がその半分を取ります。
    { rules-chips }
    - **例：** 手札はA♠ A♥ 8♠ 3♦、ボードはK♠ 8♦ 4♠ J♥ 2♠。A♠と8♠に、ボードのスペード3枚でフラッシュです。手札のスペードが1枚だけなら、フラッシュになりません。
    .whole =
    - **配札：** 4枚ずつ。卓によっては5枚か6枚です。{ rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **上限：** ポットにある額までベットできます。レイズは、まずコールしたと考え、そのポット全部を上乗せできます。ポットが200で150のベットなら、コールで500になるので、150 + 500で650にレイズできます。**フィックスドリミット**では、ベットもレイズもフロップまではビッグブラインド1つ分、そのあとは2つ分で、1回のラウンドのベットの回数に上限があります（2人のときを除く）。
    { rules-all-in }
    { rules-side-pot }
    - **あなたの手：** 手札から2枚、ボードから3枚。手札にAが4枚あってもワンペアです。ボードにスペードが4枚あり手札に1枚でも、フラッシュではありません。ボードだけのストレートは誰のものでもありません。
    - **役（強い順）：**
    { rules-poker-hands }
    { rules-same-hand }
    - **ハイロー：** **ロー**は、Aから8までの違う数5枚で、これも手札2枚とボード3枚。ハイと別の札でもかまいません。Aは一番小さく、ストレートやフラッシュになっても損はしません。上から比べ、7-5-4-2-Aは7-6-3-2-Aに勝ち、5-4-3-2-Aが最強です。一番強いローがポットの半分を取ります。ローがいなければハイが全部取り、端数はハイの側に入ります。
    { rules-showdown }
    - **ハイローの例：** 手札はA♣ 2♦ K♣ 9♥、アンはK♦ K♥ J♣ 10♠、ボードは3♣ 5♦ 8♥ K♠ Q♦。アンはKのスリーカード。あなたはKのワンペアですが、A♣と2♦に8♥、5♦、3♣で8-5-3-2-A。半分ずつ分けます。
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = ハイロー：一番強いローが半分取る
omaha-variant-limit_eight = カジノ：固定額のハイロー
omaha-variant-five_cards = 5枚ずつ
omaha-variant-big_o = ビッグオー：5枚ずつのハイロー
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = ベットの上限
    .pot_limit = ポットの額
    .no_limit = 自分のチップ全部
    .fixed_limit = 固定額
omaha-option-high_low = 一番強いローの手が半分取る
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = 固定額のとき、1ラウンドのベット回数の上限
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = ハイロー
omaha-limit = { $limit ->
    [most] ポットリミット：{ $number }
    [pot_limit] ポットリミット
    [fixed_limit] フィックスドリミット
   *[no_limit] ノーリミット
}
omaha-too-many = { $number }枚ずつなら、遊べるのは{ $most }人までです。
