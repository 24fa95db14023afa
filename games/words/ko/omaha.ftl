omaha-name = 오마하
    .line = 손패 네 장. 그중 두 장만 써요.
    .aliases = 오마하 홀덤, 오마하 포커
omaha-rules = **가장 좋은 다섯 장을 만들거나, 다른 사람이 모두 포기할 때까지 베팅하세요.**
    나만 보는 카드를 네 장 받아요. 테이블에는 모두가 함께 쓰는 카드가 다섯 장까지 열려요. 이것이 **보드**예요. 족보는 언제나 **내 손패 두 장과 보드 세 장**으로 만들어요.
    { rules-button }
    레이즈는 팟만큼까지 올릴 수 있어요. **하이로우** 게임에서는 가장 좋은 로우가 팟의 절반을 따요.
    { rules-chips }
    - **예:** 손패가 A♠ A♥ 8♠ 3♦이고 보드는 K♠ 8♦ 4♠ J♥ 2♠예요. A♠ 8♠와 보드의 스페이드 세 장으로 플러시예요. 손패에 스페이드가 한 장뿐이라면 플러시가 아니에요.
    .whole =
    - **딜:** 네 장씩 받아요. 테이블에 따라 다섯 장이나 여섯 장이에요. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **한도:** 팟에 있는 만큼까지 벳할 수 있어요. 레이즈는 먼저 콜했다고 치고 그 팟 전부를 더해요. 팟이 200일 때 누가 150을 벳했다면, 내가 콜하면 500이 되니까 150 + 500, 즉 650까지 레이즈할 수 있어요. **고정 리밋**에서는 벳과 레이즈가 플랍까지는 빅 블라인드 하나, 그 뒤로는 둘이고, 둘이서만 할 때가 아니면 한 라운드의 벳 횟수에 한도가 있어요.
    { rules-all-in }
    { rules-side-pot }
    - **내 족보:** 내 카드 두 장, 보드 세 장이에요. 손패에 에이스 네 장이 있어도 원 페어예요. 보드에 스페이드 네 장, 손패에 한 장이면 플러시가 아니고, 보드만으로 된 스트레이트는 누구의 것도 아니에요.
    - **족보, 높은 것부터:**
    { rules-poker-hands }
    { rules-same-hand }
    - **하이로우:** **로우**는 에이스부터 8까지의 서로 다른 다섯 장이고, 역시 내 카드 두 장과 보드 세 장이에요. 하이와 다른 카드를 써도 돼요. 에이스는 낮고, 스트레이트와 플러시는 상관없어요. 높은 카드부터 비교해서 7-5-4-2-A는 7-6-3-2-A를 이기고, 5-4-3-2-A가 가장 좋아요. 가장 좋은 로우가 팟의 절반을 받아요. 로우가 없으면 하이가 다 가져가고, 남는 칩 하나는 하이 쪽이 받아요.
    { rules-showdown }
    - **하이로우 한 판의 예:** 나는 A♣ 2♦ K♣ 9♥, 지수는 K♦ K♥ J♣ 10♠이고 보드는 3♣ 5♦ 8♥ K♠ Q♦예요. 지수는 K 트리플이에요. 나는 K 원 페어지만, A♣ 2♦와 8♥ 5♦ 3♣로 8-5-3-2-A 로우예요. 둘이 절반씩 받아요.
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

omaha-variant-high_low = 하이로우: 가장 좋은 로우가 절반을 따요
omaha-variant-limit_eight = 카지노: 벳이 고정된 하이로우
omaha-variant-five_cards = 다섯 장씩
omaha-variant-big_o = 빅 오: 다섯 장씩, 하이로우
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = 벳 한도
    .pot_limit = 팟만큼
    .no_limit = 가진 칩 전부
    .fixed_limit = 정해진 금액
omaha-option-high_low = 가장 좋은 로우가 절반을 따요
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = 한 라운드의 최대 벳 횟수 (고정 리밋일 때)
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = 오르지 않음
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = 오르지 않음
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
omaha-high-low = 하이로우
omaha-limit = { $limit ->
    [most] 팟 리밋: { $number }
    [pot_limit] 팟 리밋
    [fixed_limit] 고정 리밋
   *[no_limit] 노 리밋
}
omaha-too-many = { $number }장씩이면 { $most }명까지만 할 수 있어요.
