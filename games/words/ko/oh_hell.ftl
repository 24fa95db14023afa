oh-hell-name = 오 헬
    .line = 딸 트릭 수를 말하고 꼭 그만큼 따세요.
    .aliases = 오헬, 블랙아웃, 컨트랙트 휘스트
oh-hell-rules = **몇 트릭을 딸지 말하고, 더도 덜도 말고 꼭 그만큼 따세요.**
    판마다 카드가 열 장에서 한 장까지 줄었다가 다시 늘어요. 카드 한 장을 뒤집어서 그 무늬가 이번 판의 으뜸패가 되고 다른 무늬를 이겨요. 한 번씩 비드해요. 딜러는 마지막에 비드하고, 비드의 합이 트릭 수와 같아지게 할 수 없어요.
    { rules-trick } { rules-trick-trump }
    트릭마다 1점이고, 비드한 만큼 꼭 따면 10점을 더 받아요. 마지막 판이 끝나면 점수가 가장 높은 사람이 이겨요.
    - **예:** 3을 비드하고 3트릭을 따면 13점이에요. 4트릭을 따면 4점뿐이에요.
    .whole =
    - **딜:** 한 장씩 뽑아 가장 높은 사람이 첫 딜러이고, 그 뒤로는 왼쪽으로 돌아요. 다섯 명까지는 10장, 여섯 명은 8장, 일곱 명은 7장으로 시작해요. 판마다 한 장씩 줄어 한 장이 되면 다시 늘어요.
    - **으뜸패:** 덱의 다음 카드를 뒤집어서 그 무늬가 으뜸패예요. 카드를 다 나눠 줬으면 으뜸패가 없어요.
    - **비드:** 딜러의 왼쪽부터 0부터 카드 수까지 한 번씩 비드해요. 딜러는 비드의 합이 트릭 수와 같아지게 할 수 없어서, 누군가는 꼭 틀려요.
    - **진행:** 딜러의 왼쪽 사람이 아무거나로 시작해요. { rules-trick } { rules-trick-trump } 에이스가 가장 높아요.
    - **점수:** 딴 트릭마다 1점, 비드와 꼭 같으면 10점을 더해요.
    - **끝:** 마지막 판이 끝나면 점수가 가장 높은 사람이 이겨요. 두 사람이면 함께 이겨요.
    - **예:** 다섯 장씩이고 지금까지 비드가 2, 0, 1이에요. 딜러는 2를 비드할 수 없어요. 합이 5가 되니까요. 1이나 3 등 다른 비드는 괜찮아요.
    - **하우스 룰**로 장수, 으뜸패, 비드, 점수를 바꿀 수 있어요.
oh-hell-paragraphs =
    .wrong-phase-bid = 3
    .bad-bid = 3
    .wrong-phase-play = 4
    .must-follow-suit = 4

oh-hell-variant-river = 강 오르내리기: 1장에서 7장까지 갔다가 다시 1장
oh-hell-variant-blackout = 블랙아웃: 틀리면 0점
oh-hell-variant-nomination = 노미네이션 휘스트, 7판
oh-hell-variant-fist = 모두 동시에 비드하고, 틀리면 감점
oh-hell-variant-wizard_points = 큰 점수, 카드가 늘기만 해요

oh-hell-option-hands = 판마다 카드 수
    .down_up = 최대에서 1장까지, 다시 최대로
    .up_down = 1장에서 최대까지, 다시 1장으로
    .down = 최대에서 1장까지
    .up = 1장에서 최대까지
oh-hell-option-max_cards = 최대 카드 수
oh-hell-option-one_card_hands = 한 장짜리 판의 수
oh-hell-option-trump = 으뜸패
    .turned = 카드 한 장을 뒤집어요
    .cycle = 하트, 클로버, 다이아, 스페이드 차례로
    .cycle_nt = 하트, 클로버, 다이아, 스페이드, 없음 차례로
    .none = { shared-none }
    .spades = 언제나 스페이드
oh-hell-option-full_pack = 카드를 다 나눠 줬으면
    .no_trump = 으뜸패 없음
    .last_card = 딜러의 마지막 카드를 보여 주고 그 무늬가 으뜸패
oh-hell-option-hook = 비드의 합이 트릭 수와 같으면 안 되는 규칙
    .always = 언제나
    .above_one = 한 장짜리 판은 예외
    .never = 없음
oh-hell-option-bidding = 비드하는 순서
    .in_turn = 차례로
    .at_once = { shared-same-time }
oh-hell-option-trump_leads = 으뜸패로 시작하기
    .anytime = { shared-any-time }
    .when_broken = { shared-once-played }
oh-hell-option-must_trump = 같은 무늬가 없으면 으뜸패를 내야 해요
oh-hell-option-scoring = 점수
    .trick_plus_ten = 트릭마다 1, 비드가 맞으면 10 더
    .exact = 비드가 맞으면 비드 + 10, 틀리면 0
    .minus_one = 비드가 맞으면 비드 + 10, 틀리면 어긋난 트릭마다 −1
    .trick_plus_five = 트릭마다 1, 비드가 맞으면 5 더
    .squares = 비드가 맞으면 비드의 제곱 + 10, 틀리면 어긋난 트릭 수의 제곱만큼 감점
    .wizard = 비드가 맞으면 20 + 트릭마다 10, 틀리면 어긋난 트릭마다 −10
    .tens = 비드가 맞으면 비드한 트릭마다 10, 틀리면 어긋난 트릭마다 −10
oh-hell-option-zero = 0을 비드해서 맞혔을 때
    .same = 점수 규칙대로
    .five = 5점
    .hand = 5점에 카드마다 1점
    .none = 0점
oh-hell-option-tie_break = 끝났을 때 최고 점수가 두 명이면
    .shared = { shared-share-the-win }
    .extra_hand = { shared-another-hand }

oh-hell-suit = { $suit_name ->
    [none] 으뜸패 없음
   *[other] { suit-name }
}
oh-hell-draw = { $seat } 님이 가장 높은 카드를 뽑았어요.
    .to-seat = 가장 높은 카드를 뽑았어요.
oh-hell-deals = { $seat } 님이 { $count }장씩 돌려요.
    .to-seat = 내가 { $count }장씩 돌려요.
oh-hell-trumps = { $suit_name ->
    [none] 으뜸패가 없어요.
    [C] 클로버가 으뜸패예요.
    [D] 다이아가 으뜸패예요.
    [H] 하트가 으뜸패예요.
   *[S] 스페이드가 으뜸패예요.
}
oh-hell-answers = { $seat } 님이 비드했어요.
    .short = 비드함
    .to-seat = 비드했어요.
oh-hell-scores = { $number }판 ({ $count }장, { oh-hell-suit }): { $gains } → { $totals }.
oh-hell-made = { $count ->
    [0] 아무도 비드를 맞히지 못했어요.
   *[other] { $seats } 님이 맞혔어요.
}
    .to-seats = { $others ->
        [0] 내가 비드를 맞혔어요.
       *[other] { $seats } 님과 내가 맞혔어요.
    }

oh-hell-for-exact = 적중 { $number }
oh-hell-line-waiting = { $score }
oh-hell-line = { $bid } 중 { $number } · { $score }
oh-hell-answered = 비드함
oh-hell-exact = 적중
oh-hell-needs = { $kind ->
    [needs] { $number } 더 필요
    [over] { $number } 초과
   *[has] 적중
}
oh-hell-subtitle = { $hands }판 중 { $number }판 · { $count }장
oh-hell-no-trump = 으뜸패 없음
oh-hell-pack = 덱
oh-hell-bids = 비드
oh-hell-so-far = { $size } 중 { $sum }
oh-hell-off = { $kind ->
    [over] { $number } 초과
    [under] { $number } 부족
   *[even] 딱 맞음
}
oh-hell-not = { $number } 비드 불가

oh-hell-hint-bid = 확실한 트릭 { $sure }개, 가능한 트릭 { $hopes }개로 보여요.{ $leave ->
    [more] {" "}다른 사람이 낮게 비드해서 딸 트릭이 많아요.
    [less] {" "}다른 사람이 높게 비드해서 딸 트릭이 적어요.
   *[same] {""}
}
oh-hell-hint-small = 확실한 카드는 없지만 작은 가능성도 모이면 커요.
oh-hell-hint-hooked = 가장 알맞은 비드는 { $number }인데 그렇게는 할 수 없어요. 이게 차선이에요.
oh-hell-hint-only = { shared-hint-only-card }
oh-hell-hint-draw = 트릭이 거의 다 필요해요. 먼저 상대의 으뜸패를 뽑아내세요.
oh-hell-hint-sure = 이 무늬에서는 아무도 못 이겨요.
oh-hell-hint-all = 남은 트릭이 다 필요해요. 높게 시작하세요.
oh-hell-hint-spare-trump = 필요한 트릭보다 으뜸패가 많아요. 가장 낮은 것으로 상대의 으뜸패를 뽑아내세요.
oh-hell-hint-short = 아직 확실한 게 없으니 가장 짧은 무늬에서 높게 시작하세요.
oh-hell-hint-take = 확실히 이기는 카드 중 가장 낮아요.
oh-hell-hint-last-one = 마지막으로 필요한 트릭이에요. 나중에 하나 더 딸지 모르는 가장 높은 카드로 따세요.
oh-hell-hint-high = 트릭이 필요한데 이걸로 딸 수도 있어요.
oh-hell-hint-trumps = 비드만큼 으뜸패가 있으니 높은 카드를 털어 내세요.
oh-hell-hint-better = 더 좋은 트릭을 기다리고, 딸 수 있는 카드를 아끼세요.
oh-hell-hint-rid = 이 트릭은 필요 없어요. 지는 카드 중 가장 높은 것을 털어 내세요.
oh-hell-hint-throw = 이 트릭은 필요 없어요. 가장 피하기 어려운 무늬에서 버리세요.
oh-hell-hint-last = { shared-hint-taking-anyway }
oh-hell-hint-over = { shared-hint-lowest-over }
oh-hell-hint-shed-trump = 트릭이 더 필요 없어요. 더 높은 으뜸패가 남아 있을 때 낮은 으뜸패로 시작하세요.
oh-hell-hint-low = 트릭이 더 필요 없어요. 이 카드가 가장 지기 쉬워요.
oh-hell-hint-extra = 비드는 틀렸지만 트릭마다 1점은 받아요.

oh-hell-hook = 비드의 합이 트릭 수와 같으면 안 돼요. 지금까지의 합은 { $sum }, 그래서 { $number } 비드는 안 돼요. 할 수 있는 비드: { $bids }.
must-trump = 같은 무늬가 없으니 으뜸패를 내야 해요. 낼 수 있는 카드: { $cards }.
trumps-not-broken = 아직 으뜸패가 나오지 않아서 으뜸패로 시작할 수 없어요. 낼 수 있는 카드: { $cards }.
too-many-cards = 카드가 모자라요. 이 인원이면 한 판에 { $most }장까지예요.
