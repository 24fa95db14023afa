texas-holdem-name = 텍사스 홀덤
    .line = 손패 두 장에 모두의 카드 다섯 장.
    .aliases = 홀덤, 포커, 텍사스홀덤
texas-holdem-rules = **가장 좋은 다섯 장을 만들거나, 다른 사람이 모두 포기할 때까지 베팅하세요.**
    나만 보는 카드를 두 장 받아요. 테이블에는 모두가 함께 쓰는 카드가 다섯 장까지 열려요. 이것이 **보드**예요. 일곱 장 중 가장 좋은 다섯 장이 내 족보예요.
    { rules-button }
    { rules-chips }
    - **예:** 손패가 A♠ 8♠이고 보드는 K♠ 8♦ 4♠ J♥ 2♠예요. 스페이드가 다섯 장이니 A 플러시예요. 8 원 페어보다 높으니 페어는 상관없어요.
    .whole =
    - **딜:** 두 장씩 받아요. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } 한도는 내 칩뿐이에요.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **족보, 높은 것부터:**
    { rules-poker-hands }
    { rules-same-hand } 여섯 번째 카드는 세지 않아요.
    - **한 판의 예:** 지수가 버튼이에요. 내가 스몰 블라인드 10, 민호가 빅 블라인드 20을 냈어요. 내 손패는 A♠ 8♠예요. 지수가 60까지 레이즈하고, 나는 콜, 민호는 폴드해서 팟은 140이에요. 플랍은 K♠ 8♦ 4♠. 내가 체크하고, 지수가 70을 벳하고, 내가 콜해서 280이에요. 턴은 J♥이고 둘 다 체크해요. 리버는 2♠. 내가 200을 벳하고, 지수가 콜하고 K♥ Q♦를 보여 줘요. 내 플러시가 K 원 페어를 이겨서 680을 가져가요.
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

texas-holdem-variant-turbo = 터보: 적은 칩, 빠른 블라인드
texas-holdem-variant-club = 카드룸: 많은 칩과 앤티
texas-holdem-variant-rebuy_night = 리바이의 밤: 두 번까지 리바이
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = 오르지 않음
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = 오르지 않음
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

texas-holdem-hint-shove = 칩이 적어요. { $cards } 정도면 올인할 만해요.
texas-holdem-hint-complete = { $cards } 정도로는 레이즈할 만하지 않지만, 블라인드 절반만 내면 돼요.
texas-holdem-hint-raise-again = { $cards } 정도면 다시 레이즈할 만해요.
texas-holdem-hint-call-raise = 레이즈할 만한 손패를 상대로 { $cards } 승률은 약 { $percent }%예요. { $need }%만 되면 되니 콜할 만해요.
texas-holdem-hint-fold-raise = 레이즈할 만한 손패를 상대로 { $cards } 승률은 약 { $percent }%뿐이에요. 콜하려면 { $need }%가 넘어야 해요.
