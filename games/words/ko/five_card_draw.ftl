five-card-draw-name = 파이브 카드 드로우
    .line = 베팅, 교환, 블러핑. 가장 좋은 다섯 장이 이겨요.
    .aliases = 드로우 포커, 파이브카드드로우
five-card-draw-rules = **가장 좋은 다섯 장을 만들거나, 다른 사람이 모두 포기할 때까지 베팅하세요.**
    모두 **앤티**를 **팟**(승자가 가져가는 칩)에 내고, 나만 보는 카드를 다섯 장 받아요. 그다음 베팅해요. 내 차례에 칩을 걸거나, 남과 똑같이 내거나, 더 올리거나, 폴드하고 이번 판을 쉬어요.
    남은 사람은 세 장까지 새 카드로 바꿀 수 있어요. 한 번 더 베팅하고 손패를 보여 준 뒤 가장 좋은 사람이 팟을 가져가요. 페어는 좋고 트리플은 더 좋아요. 조커는 가장 도움이 되는 카드로 쳐요.
    { rules-chips }
    - **예:** 손패가 Q♣ Q♦ 9♥ 5♠ 2♣예요. Q 두 장을 남기고 나머지 세 장을 바꿔요. Q♥ 8♠ 4♦가 들어와서 Q 트리플이고, 어떤 투 페어도 이겨요.
    .whole =
    - **딜:** 모두 앤티를 내고 다섯 장을 받아요. 딜러 자리는 판마다 왼쪽으로 옮겨요.
    - **첫 베팅:** 딜러의 왼쪽부터 벳하거나 폴드해요. 체크는 없어요. 벳이 나오면 **콜**(똑같이 내기), **레이즈**(똑같이 내고 더 올리기, 직전의 벳이나 레이즈 이상), **폴드** 중에서 골라요. 한도는 내 칩뿐이에요. 칩이 모자라면 가진 만큼 **올인**하고 낸 만큼의 팟을 두고 겨뤄요.
    - **교환:** 딜러의 왼쪽부터 세 장까지 버리고 새로 받거나, **스탠드** 즉 다섯 장을 그대로 둬요.
    - **두 번째 베팅**도 같아요. 그다음 남은 사람이 모두 보여 주고 가장 좋은 손패가 이겨요. 다른 사람이 모두 폴드했으면 보여 주지 않고 이겨요.
    - **족보, 높은 것부터.** 조커가 있으면 파이브 카드가 모두 이겨요:
    { rules-poker-hands }
    { rules-same-hand }
    - **조커**는 저절로 가장 좋은 족보를 만들어요. 7♣ 7♦ K♥ 4♠와 함께라면 세 번째 7이에요.
    { rules-side-pot }
    - **끝:** 한 사람이 칩을 다 딸 때까지 해요. 일찍 끝내면 가장 많이 가진 사람이 이겨요.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = 체크 있음, 앤티 인상
five-card-draw-variant-plain = 조커 없음, 체크 있음, 앤티 인상
five-card-draw-variant-short = 짧게: 15판, 앤티 인상

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = 앤티 (시작 칩의 5분의 1까지)
five-card-draw-option-min_bet = 최소 벳
    .zero = 앤티와 같음
five-card-draw-option-jokers = 덱의 조커 수
five-card-draw-option-allow_check = 아무도 벳하지 않았으면 체크할 수 있어요
five-card-draw-option-max_draw = 바꿀 수 있는 최대 장수
five-card-draw-option-max_hands = 판 수
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = 칩이 떨어지면 한 번 리바이할 수 있어요
five-card-draw-option-ante_rises = 앤티가 두 배가 되는 간격 (판)
    .zero = 오르지 않음
five-card-draw-option-ante_minutes = 앤티가 두 배가 되는 간격 (분)
    .zero = 오르지 않음
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = 스탠드
five-card-draw-deals = { $seat } 님이 카드를 돌려요. 앤티: { $number }.
    .to-seat = 내가 카드를 돌려요. 앤티: { $number }.
five-card-draw-you-hold = 내 족보: { poker-hand }.
five-card-draw-stands = { $seat } 님이 스탠드했어요.
    .to-seat = 스탠드했어요.
five-card-draw-draws = { $seat } 님이 { $number }장 바꿨어요.
    .short = { $number }장 교환
    .to-seat = { $number }장 바꿨어요.
five-card-draw-you-draw = { $cards } 받았어요. 내 족보: { poker-hand }.
five-card-draw-reshuffles = 덱이 떨어져 가서 폴드한 손패와 버린 카드 { $count }장을 다시 섞었어요.
five-card-draw-drew = { $number ->
    [0] 스탠드
   *[other] { $number }장 교환
}
five-card-draw-stub = 덱
five-card-draw-ante = 앤티
five-card-draw-stake = 맞출 벳
five-card-draw-hand = { $number }판 · { $stage ->
    [first-bets] 첫 베팅
    [draw] 교환
    [second-bets] 두 번째 베팅
   *[over] 종료
}

five-card-draw-hint-pat = 이미 충분히 좋은 족보예요: { poker-hand }. 다섯 장 모두 두세요.
five-card-draw-hint-keep = { poker-hand } 남기고 { five-card-draw-how-many }.
five-card-draw-hint-four-flush = 플러시에 한 장 모자라요. 남는 한 장을 바꾸세요.
five-card-draw-hint-four-straight = 스트레이트에 한 장 모자라고, 맞는 카드가 많아요. 남는 한 장을 바꾸세요.
five-card-draw-hint-joker = 조커와 가장 높은 카드를 남기고 { five-card-draw-how-many }.
five-card-draw-hint-nothing = 아직 아무것도 없어요. 높은 카드를 남기고 { five-card-draw-how-many }.
five-card-draw-how-many = { $count ->
    [0] 바꾸지 마세요
    [1] 한 장 바꾸세요
    [2] 두 장 바꾸세요
    [3] 세 장 바꾸세요
   *[other] { $count }장 바꾸세요
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. 팟을 보면 콜할 만해요.
five-card-draw-hint-fold = { five-card-draw-chance }. 하지만 상대가 벳했으니 무작위보다 강할 거예요. 폴드하세요.
five-card-draw-hint-check = { five-card-draw-chance }. 벳하기엔 모자라고 체크는 공짜예요.
five-card-draw-hint-no-bet = { five-card-draw-chance }. 벳하기엔 모자라요.
five-card-draw-chance = 무작위 손패 { $count }개 상대로 승률은 약 { $percent }%예요 ({ poker-hand })
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = 앤티가 너무 높아요. 시작 칩의 5분의 1, { $most }까지만 돼요.
five-card-draw-high-bet = 최소 벳이 너무 높아요. 시작 칩 { $most }까지만 돼요.
draw-now = 지금은 카드를 바꿀 차례예요. { $number }장까지 버리거나 스탠드하세요.
bad-discard = 손패에서 서로 다른 카드를 1~{ $number }장 버리거나 스탠드하세요.
