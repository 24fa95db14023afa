blackjack-name = 블랙잭
    .line = 21을 넘지 않고 딜러보다 가깝게.
    .aliases = 21, 이십일
blackjack-rules = **21을 넘지 않으면서 딜러보다 21에 가깝게 만드세요. 모두 각자 딜러와 겨뤄요.**
    벳을 걸고 앞면 카드 두 장을 받아요. 딜러는 두 장 중 하나를 보여 줘요. J, Q, K는 10, 에이스는 1이나 11로 세요. **히트**로 한 장 더 받거나 **스탠드**로 멈춰요. 21을 넘으면 **버스트**, 벳을 잃어요. 그다음 딜러가 17까지 뽑아요. 21에 더 가까우면 벳만큼 따고, 같으면 돌려받아요.
    에이스와 10짜리 카드(10, J, Q, K)면 **블랙잭**이고 3 대 2로 받아요. 20라운드 뒤에 칩이 가장 많은 사람이 이겨요. { rules-play-chips }
    - **예:** 손패가 10♠ 6♦이고 딜러는 6♣를 보여 줘요. 딜러가 자주 버스트하는 카드라 스탠드해요. 딜러는 10♥로 16, 9♦를 뽑아 버스트예요. 내가 이겨요.
    .whole =
    - **벳:** 모두 동시에 10부터 200까지 10 단위로 걸어요. 다 걸 때까지 남의 벳은 안 보여요.
    - **슈:** 여섯 덱이고, 4분의 1이 남으면 다시 섞어요.
    - **소프트:** 에이스를 11로 세는 동안은 소프트예요. A♠ 6♦는 소프트 17이고, 10이 오면 17이에요.
    - **인슈어런스:** 딜러가 에이스를 보여 주면, 숨긴 카드로 블랙잭이 된다는 데 벳의 절반을 더 걸 수 있어요. 2 대 1로 받아요.
    - **숨긴 카드:** 에이스나 10짜리 카드가 보이면 딜러가 확인해요. 블랙잭이면 라운드가 끝나고, 나도 블랙잭일 때만 벳을 지켜요.
    - **21**은 저절로 멈춰요.
    - **더블:** 처음 두 장에서 벳을 두 배로 하고 꼭 한 장만 더 받아요.
    - **스플릿:** 값이 같은 두 장을 손패 둘로 나누고 각각 벳을 걸어요. 넷까지 돼요. 나눈 에이스는 한 장씩만 받고, 21이 돼도 블랙잭이 아니에요.
    - **서렌더:** 승부하지 않고 벳의 절반을 포기해요.
    - **딜러**는 17 이상이 될 때까지 뽑아요. 이길 상대가 없으면 뽑지 않아요.
    - **끝:** 20라운드 뒤, 또는 걸 수 있는 사람이 없을 때예요. 같으면 함께 이겨요. 혼자 할 때는 시작보다 칩이 많으면 이겨요.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = 매운 딜러: 6 대 5, 소프트 17에 히트
blackjack-variant-european = 유럽식: 딜러가 미리 확인하지 않아요
blackjack-variant-one_deck = 한 덱, 라운드마다 섞어요
blackjack-variant-kitchen = 집에서: 다섯 장이면 이겨요
blackjack-variant-long = 50라운드, 벳 500까지

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = 최소 벳
blackjack-option-max_bet = 최대 벳
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = 슈의 덱 수
blackjack-option-shoe = 슈를 섞는 때
    .run = 4분의 1이 남았을 때
    .fresh = 라운드마다
blackjack-option-soft17 = 소프트 17에서 딜러는
    .stand = 스탠드
    .hit = 히트
blackjack-option-pays = 블랙잭 배당
    .three_two = 3 대 2
    .six_five = 6 대 5
    .even = 1 대 1
blackjack-option-house_blackjack = 딜러가 블랙잭이면
    .peek = 시작하기 전에 알려요
    .takes_all = 끝에 알리고 건 벳을 모두 가져가요
    .takes_one = 끝에 알리고 벳 하나만 가져가요
blackjack-option-insurance = 딜러가 에이스면 인슈어런스
blackjack-option-surrender = 서렌더할 수 있어요
blackjack-option-double = 더블할 수 있는 카드
    .any = 아무 두 장
    .nine = 9, 10, 11
    .ten = 10, 11
blackjack-option-das = 스플릿한 뒤 더블할 수 있어요
blackjack-option-split = 스플릿할 수 있는 카드
    .value = 10짜리 아무 두 장
    .rank = 숫자가 같은 두 장만
blackjack-option-max_hands = 스플릿 후 최대 손패 수 (1: 스플릿 없음)
blackjack-option-resplit_aces = 에이스를 다시 스플릿할 수 있어요
blackjack-option-hit_aces = 나눈 에이스에 히트할 수 있어요
blackjack-option-charlie = 버스트 없이 바로 이기는 장수
    .zero = { shared-none }

do-hit = 히트
    .listed = 히트
do-split = 스플릿
    .listed = 스플릿
do-surrender = 서렌더
    .listed = 서렌더
do-insure = 인슈어런스

blackjack-shuffles = 슈를 섞었어요: { $count }장.
blackjack-ready = { $seat } 님이 준비됐어요.
    .short = 준비
    .to-seat = 준비됐어요.
blackjack-bets = { $seat } 님이 { $number } 벳했어요.
    .to-seat = 내가 { $number } 벳했어요.
blackjack-insures = { $seat } 님이 인슈어런스 { $number } 걸었어요.
    .to-seat = 내가 인슈어런스 { $number } 걸었어요.
blackjack-shows = 딜러의 카드: { $card }.
blackjack-natural = { $seat } 님은 블랙잭이에요: { $cards }.
    .to-seat = 나는 블랙잭이에요: { $cards }.
blackjack-gets = { $seat } 님이 { $card } 받았어요: { blackjack-hand }.
    .to-seat = { $card } 받았어요: { blackjack-hand }.
blackjack-hits = { $seat } 님이 히트했어요: { $card }, { blackjack-hand }.
    .short = 히트
    .to-seat = 히트했어요: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } 님이 더블했어요: { $card }, { blackjack-hand }.
    .short = 더블
    .to-seat = 더블했어요: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } 님이 { blackjack-total }에서 스탠드했어요.
    .short = 스탠드
    .to-seat = { blackjack-total }에서 스탠드했어요.
blackjack-surrender = { $seat } 님이 서렌더했어요.
    .short = 서렌더
    .to-seat = 서렌더했어요.
blackjack-splits = { $seat } 님이 { $cards } 스플릿했어요.
    .short = 스플릿
    .to-seat = { $cards } 스플릿했어요.
blackjack-house-turns = 딜러가 { $card } 뒤집었어요: { blackjack-hand }.
blackjack-house-draws = 딜러가 { $card } 뽑았어요: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = 나{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , 손패 { $hand }
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] 무승부
}
blackjack-insurance = { $seat }, 인슈어런스: { blackjack-won }.
    .to-seat = 나, 인슈어런스: { blackjack-won }.
blackjack-for-insurance = 인슈어런스 { $number }
blackjack-out = { $seat } 님은 더 걸 수 없어요.
    .to-seat = 나는 더 걸 수 없어요.

blackjack-total = { $soft ->
    [yes] 소프트 { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, 버스트
    [natural] 블랙잭
    [surrendered] 서렌더
    [charlie] { $total }, 승리
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] 버스트
    [doubled] { blackjack-total } · 벳 { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] 내 손패: { blackjack-hand }
   *[other] 손패 { $hand }/{ $count }: { blackjack-hand }
}
blackjack-house = 딜러 · { blackjack-hand }
blackjack-play-chips = 재미로 쓰는 칩
blackjack-limits = { $most ->
    [0] { $least } 이상
   *[other] { $least }~{ $most }
}
blackjack-shoe = 슈
blackjack-place-bets = 벳을 거세요
blackjack-subtitle = { $count }라운드 중 { $number }라운드
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · 탈락

blackjack-hint-bet-usual = 시작 칩의 50분의 1이에요. 딸 만하면서도 파산할 걱정은 없어요.
blackjack-hint-bet-behind = 남은 라운드가 적어요. 선두를 앞지를 만큼 거세요.
blackjack-hint-bet-ahead = 앞서 있고 남은 라운드가 적어요. 조금만 거세요.
blackjack-hint-pass = 카드의 3분의 1이 10짜리여야 이득인데, { $count }장 중 { $number }장뿐이에요.
blackjack-hint-stand = 지금 { blackjack-total }에 한 장 더 받으면 손해가 더 커요.
blackjack-hint-stand-weak = { $rank } 카드가 보이면 딜러가 { $bust }% 버스트해요. 맡겨 두세요.
blackjack-hint-hit = { blackjack-total }에서 스탠드하면 { $lose }% 져요. 한 장 더 받는 게 나아요.
blackjack-hint-hit-safe = 어떤 카드가 와도 버스트하지 않으니 받으세요.
blackjack-hint-double = { blackjack-total }이면 한 장 더 받아 이길 때가 더 많아요. 두 배로 거세요.
blackjack-hint-split = { blackjack-total }일 때는 손패 하나보다 둘이 나아요.
blackjack-hint-surrender = { blackjack-total }에서 스탠드하면 { $lose }% 지고, 히트해도 별로 낫지 않아요. 절반만 잃는 게 싸요.

few-decks = { $decks }덱이면 { $most }명까지 할 수 있어요.
blackjack-high-bet = 최소 벳은 { $most }까지예요. 최대 벳이나 시작 칩보다 클 수 없어요.
bet-range = { $least }~{ $most } 중에서 10 단위로 걸 수 있어요.
bet-tens = 벳은 10 단위예요. { $least }~{ $most } 중에서 걸 수 있어요.
insure-or-pass = 인슈어런스를 걸거나 패스하세요.
play-now = 지금은 손패를 진행할 차례예요. { blackjack-may }
no-double = { $rule ->
    [nine] 여기서는 9, 10, 11만 더블할 수 있어요.
    [ten] 여기서는 10, 11만 더블할 수 있어요.
    [split] 여기서는 스플릿한 뒤 더블할 수 없어요.
   *[late] 처음 두 장에서만 더블할 수 있어요.
} { blackjack-may }
no-split = { $rule ->
    [pair] 같은 두 장만 스플릿할 수 있어요.
    [hands] 손패를 더 늘릴 수 없어요.
    [aces] 여기서는 에이스를 한 번만 스플릿할 수 있어요.
   *[late] 처음 두 장만 스플릿할 수 있어요.
} { blackjack-may }
no-surrender = { $rule ->
    [off] 이 테이블에는 서렌더가 없어요.
    [split] 스플릿한 뒤에는 서렌더할 수 없어요.
   *[late] 맨 처음에만 서렌더할 수 있어요.
} { blackjack-may }
no-chips = { $number }칩이 필요한데 { $left }칩밖에 없어요. { blackjack-may }
blackjack-may = 지금 { blackjack-total }에서 할 수 있는 것: { $calls }.
