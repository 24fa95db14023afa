red-five-name = 레드 파이브
    .line = 두 덱으로 1 대 3.
    .aliases = 훙우, 홍오, 紅五
red-five-rules = **한 사람이 세 사람과 겨뤄요. 비드로 주공을 정하고, 주공은 약속한 점수를 따야 해요.**
    카드에 모두 200점이 있어요. 5가 5점, 10과 킹이 10점씩이에요. 가장 높게 비드한 사람이 **주공**이에요. 으뜸패를 정하고 여덟 장을 더 받은 뒤 여덟 장을 뒷면으로 **묻어요**. 나머지 세 사람이 **수비**이고 함께 해요.
    처음에는 주공이 선이고, 그다음은 마지막 트릭을 딴 사람이에요. 한 장, 똑같은 카드의 페어, 또는 그 이상을 한 무늬로 내요. 이것이 트릭의 **모양**이에요. 모두 같은 장수를 그 무늬로 내요. 모자라면 그 무늬를 다 내고 아무거나 채워요.
    그 무늬와 모양에서 가장 높은 카드가 트릭과 점수를 따요. 그 무늬가 없는 사람이 낸 같은 모양의 으뜸패만 이길 수 있어요. **레드 파이브** 5♥가 가장 높은 으뜸패예요. 그다음은 조커, 으뜸 무늬와 같은 색의 3, 모든 2예요.
    주공이 비드한 만큼 따면 수비가 각자 주공에게 내고, 못 따면 주공이 수비 각자에게 내요.
    - **예:** 다이아가 으뜸패이고 지수가 K♠ K♠로 시작해요. 나는 스페이드가 한 장이라 그것과 아무 카드나 내요. 민호는 스페이드가 없어서 4♦ 4♦를 내요. 으뜸패 페어가 킹 페어를 이겨요. 민호가 트릭과 20점을 따고 다음 선이에요.
    .whole =
    - **덱:** 조커가 든 두 덱이라 모든 카드가 두 장씩이에요. 25장씩 받고 마지막 8장이 **키티**예요.
    - **비드:** 55부터 200까지 5 단위로, 앞보다 높게 비드해요. 패스하면 끝이에요. 네 명 모두 패스하면 처음 비드할 사람이 55로 주공이에요.
    - **주공**은 으뜸패를 정하고, 키티를 가져온 뒤 아무 8장이나 묻어요. 나머지 세 사람이 수비이고 점수를 함께 세요.
    - **으뜸패, 높은 것부터**, 모두 한 무늬예요:
      - 5♥, 레드 파이브
      - 큰 조커, 작은 조커
      - 으뜸 무늬의 3, 같은 색의 다른 3
      - 으뜸 무늬의 2, 다른 2 (모두 같음)
      - 으뜸 무늬의 A K Q J 10부터 4까지
    - **시작할 수 있는 것:** 한 장, **페어**(똑같은 두 장), **트랙터**(8♣ 8♣ 7♣ 7♣처럼 이어지는 페어 둘 이상). 에이스보다 높은 으뜸패로는 트랙터를 못 만들어요. 으뜸패가 아닌 무늬는 에이스가 가장 높아요.
    - **한꺼번에 내기:** 한 무늬로 이런 것 여러 개를 한꺼번에 내서 한 트릭에 많은 점수를 딸 수 있어요. 하지만 일부라도 그 무늬로 이길 수 있는 사람이 있으면, 대신 가장 작은 부분을 내야 해요.
    - **따라 내기:** 나온 만큼 그 무늬를 내요. 되는 만큼 페어에는 페어, 트랙터에는 트랙터로 맞춰요. 없으면 그 무늬의 다른 카드면 돼요. **모자라면** 그 무늬를 다 내고 아무거나 채워요. 으뜸패를 꼭 내야 하는 건 아니에요.
    - **누가 따나:** 처음 나온 무늬에서 같은 모양 중 가장 높은 것이에요. 페어는 더 높은 페어에게만, 트랙터는 더 높은 트랙터에게만 져요. 그 모양의 으뜸패가 이겨요. 같으면 먼저 낸 쪽이에요.
    - **트릭의 예:** 하트가 으뜸패이고 지수가 트랙터 9♣ 9♣ 8♣ 8♣로 시작해요. 민호는 Q♣ 7♣ 7♣ 4♣ 3♣라 트랙터는 없지만 페어가 있어서 7♣ 7♣와 다른 클로버 두 장을 내야 해요. 유나는 클로버가 없어서 더 높은 으뜸패 트랙터 A♥ A♥ K♥ K♥를 내요. 태오는 10♣뿐이라 그것과 다른 세 장을 내요. 유나가 트릭과 적어도 30점을 따요.
    - **키티:** 수비가 마지막 트릭을 따면 묻은 점수를 두 배로, 페어나 트랙터로 시작했으면 네 배로 수비가 받아요. 주공이 따면 그대로 주공이 받아요.
    - **점수:** 비드를 달성하면 수비가 각자 1을 내요. 비드와 200의 중간 이상이면 2, 200점 모두면 3이에요. 모자라면 각자에게 1을 내요. 비드의 절반이 안 되면 2, 하나도 못 따면 3이에요.
    - **끝:** 8판 뒤에 점수가 가장 높은 사람이 이겨요.
    - **예:** 80을 비드했어요. 80과 200의 중간은 140이니까 80~135점이면 1씩, 140~195점이면 2씩 받아요. 40~75점이면 1씩, 5~35점이면 2씩, 0점이면 3씩 내요.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = 간단히: 한꺼번에 내기 없음, 3은 보통 카드
red-five-variant-rich = 크게: 으뜸패 없는 판, 조커까지 트랙터, 오르는 판돈
red-five-variant-short = 짧게: 4판

red-five-option-min_bid = 최소 비드
red-five-option-bid_step = 비드 단위
red-five-option-all_pass = 네 명 모두 패스하면
    .first_bidder = 처음 비드할 사람이 최소 비드로 해요
    .redeal = 다시 돌려요 (두 번까지)
red-five-option-first_bidder = 처음 비드하는 사람
    .rotate = 차례로
    .random = 무작위
    .last_declarer = 지난 주공
red-five-option-trump_timing = 주공이 으뜸패를 정하는 때
    .before_kitty = 키티를 보기 전
    .after_kitty = 묻은 뒤
red-five-option-no_trump = 으뜸 무늬 없이 할 수 있어요 (5♥, 조커, 2만 으뜸패)
red-five-option-advisers = 으뜸 무늬와 같은 색의 3은 높은 으뜸패예요
red-five-option-high_tractors = 트랙터가 으뜸 에이스를 넘어 조커까지 이어져요
red-five-option-throws = 여러 조합을 한꺼번에 낼 수 있어요
red-five-option-throw_check = 한꺼번에 내기의 판정
    .hands = 남의 실제 손패로 봐서 실패할 수 있어요
    .unseen = 안 나온 카드 전부로 봐서 확실한 것만 낼 수 있어요
red-five-option-failed_throw = 한꺼번에 내기에 실패하면
    .smallest = 가장 작은 부분을 내요
    .beaten_component = 질 수 있는 부분을 내요
red-five-option-failed_throw_penalty = 실패하면 상대가 받는 점수
red-five-option-ruff_compare = 으뜸패로 딴 한꺼번에 내기를 이기려면
    .dominant = 가장 큰 모양이 더 높으면 돼요
    .all = 모든 부분이 더 높아야 해요
red-five-option-show_kitty = 주공이 가져가기 전에 모두 키티를 봐요
    .never = { shared-never }
    .below = 낮은 비드일 때
    .always = 언제나
red-five-option-show_kitty_below = 낮은 비드의 기준 (이보다 낮으면)
red-five-option-kitty_multiplier = 수비가 마지막 트릭을 따면 키티는
    .x1 = 그대로
    .x2 = 두 배
    .x2_4 = 두 배, 페어나 트랙터로 시작했으면 네 배
    .x2_4_8 = 두 배, 페어면 네 배, 트랙터면 여덟 배
red-five-option-results = 두 배, 세 배를 내는 기준
    .ratio = 비드와 견준 비율
    .fixed40 = 비드보다 많거나 적은 40점마다
red-five-option-red_five_capture = 상대의 레드 파이브를 잡으면 기본값을 받고 20점이 옮겨 와요
red-five-option-bid_stake = 한 판의 판돈
    .flat = 모든 비드에 똑같이
    .rising = 비드 20점마다 기본값만큼 더
red-five-option-base = 기본값 (보통 이겼을 때)
red-five-option-hands = { shared-hands }
red-five-option-target = 게임이 끝나는 점수 (기본값의 배수)

do-trump = 으뜸패 { $symbol } { $suit }
do-trump-none = 으뜸패 없음
do-bury = 묻기
    .with = { $picked } 묻기
    .pick = { $most }장 묻기
do-pairs = 페어나 트랙터 내기

red-five-lowest = { $number } 비드
red-five-leap = { $number } 비드 · +{ $leap }

red-five-opens = { $other } 님부터 비드해요.
    .to-other = 나부터 비드해요.
red-five-bids = { $seat } 님이 { $number } 비드했어요.
    .to-seat = { $number } 비드했어요.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = 모두 패스해서 다시 돌려요.
red-five-declares = { $seat } 님이 주공이고 { $number }점이 필요해요.
    .to-seat = 내가 주공이고 { $number }점이 필요해요.
red-five-names = { $seat } 님이 으뜸패를 { $suit } 무늬로 정했어요.
    .short = 으뜸패 지정
    .to-seat = 으뜸패를 { $suit } 무늬로 정했어요.
red-five-names-none = { $seat } 님은 으뜸 무늬 없이 해요.
    .short = 으뜸패 없음
    .to-seat = 으뜸 무늬 없이 해요.
red-five-shows = { $seat } 님의 키티: { $cards }.
    .to-seat = 내 키티: { $cards }.
red-five-takes-kitty = { $seat } 님이 키티를 가져갔어요.
    .to-seat = 키티를 가져왔어요.
red-five-buries = { $seat } 님이 여덟 장을 묻었어요.
    .short = 8장 묻음
    .to-seat = 여덟 장을 묻었어요.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } 님이 { $cards } 한꺼번에 내려 했지만, 일부를 이길 수 있는 사람이 있어요.
    .to-seat = { $cards } 한꺼번에 내려 했지만, 일부를 이길 수 있는 사람이 있어요.
red-five-throw-costs = 실패해서 { $seat } 님 편이 { $points }점을 잃어요.
    .to-seat = 실패해서 우리 편이 { $points }점을 잃어요.
red-five-takes = { $play ->
    [last] { $winner } 님이 { $cards } 내고 땄어요
   *[earlier] { $winner } 님이 { $cards } 카드로 땄어요
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] { $cards } 내고 땄어요
       *[earlier] 내가 { $cards } 카드로 땄어요
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points }점.
}
red-five-captured = { $winner } 님이 { $seat } 님의 레드 파이브를 잡았어요.
    .to-winner = 내가 { $seat } 님의 레드 파이브를 잡았어요.
    .to-seat = { $winner } 님이 내 레드 파이브를 잡았어요.
red-five-kitty = { $winner } 님이 마지막 트릭을 땄어요. 키티: { $cards }{ $points ->
    [0] , 0점.
   *[other] , { $points }점{ $times ->
        [1] .
       *[other] { " " }× { $times }.
    }
}
    .to-winner = 내가 마지막 트릭을 땄어요. 키티: { $cards }{ $points ->
        [0] , 0점.
       *[other] , { $points }점{ $times ->
            [1] .
           *[other] { " " }× { $times }.
        }
    }
red-five-made = { $seat } 님은 { $bid } 비드에 { $points }점을 따서 달성했어요. 수비에게서 { $stake }씩 받아요.
    .to-seat = 나는 { $bid } 비드에 { $points }점을 따서 달성했어요. 수비에게서 { $stake }씩 받아요.
red-five-set = { $seat } 님은 { $bid } 비드에 { $points }점을 따서 모자라요. 수비에게 { $stake }씩 내요.
    .to-seat = 나는 { $bid } 비드에 { $points }점을 따서 모자라요. 수비에게 { $stake }씩 내요.

red-five-call-passed = { do-pass }
red-five-line = 점수 { $score }
red-five-line-bid = { $score } · 비드 { $bid }
red-five-line-taken = { $score } · 획득 { $points }
red-five-deed = 비드 { $bid }, 획득 { $points }
red-five-deed-defender = 획득 { $points }
red-five-for-fives = 레드 파이브 { $number }
red-five-declarer-tag = 주공
red-five-passed-tag = 패스
red-five-phase-bid = { $number }판 · 비드
red-five-phase-trump = { $number }판 · 으뜸패
red-five-prompt-bury = { $seat } 님이 8장 묻을 차례
    .to-seat = 8장을 묻으세요
red-five-phase-bury = { $number }판 · 키티
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = { $number }판 · { $bid } 중 { $points }
red-five-kitty-label = 키티
red-five-buried-label = 묻은 카드
red-five-own-buried-label = 내가 묻은 카드
red-five-bid-badge = 비드
red-five-defenders-badge = 수비
red-five-trump-badge = 으뜸패
red-five-no-trump-badge = 없음

red-five-count = 으뜸패 { $trumps }장(2보다 높은 것 { $honours }장), 으뜸패 페어 { $pairs }개, 다른 에이스 { $aces }장
red-five-hint-bid = { $suit } 무늬면 약 { $points }점을 따요: { red-five-count }. { $limit }까지 비드하세요.
red-five-hint-pass = { $suit } 무늬로도 약 { $points }점뿐이에요: { red-five-count }.
red-five-hint-trump = { $suit } 무늬가 가장 좋아요. 약 { $points }점: { red-five-count }.
red-five-hint-bury = 이 카드를 묻으세요. 짧은 무늬가 없어지고 { $points ->
    [0] 점수를 잃지 않아요
   *[other] { $points }점만 묻어요
}. 에이스, 페어, 으뜸패는 남기세요.
red-five-hint-only = 낼 수 있는 게 이것뿐이에요.
red-five-hint-sure = 이 무늬에 이길 카드가 남아 있지 않아요.
red-five-hint-throw = 한꺼번에 내세요. 이 무늬에 이길 카드가 남아 있지 않아요.
red-five-hint-draw = 남은 으뜸패 중 가장 높아요. 수비의 으뜸패를 뽑아내세요.
red-five-hint-pair = 확실히 이기는 건 없지만 페어는 이기기 어려워요.
red-five-hint-pull = 확실한 게 없어요. 낮은 으뜸패로 시작해서 수비의 으뜸패를 뽑아내세요.
red-five-hint-gamble = 카드가 얼마 안 남았어요. 한꺼번에 내고 운에 맡기세요.
red-five-hint-low = 확실한 게 없으니 긴 무늬에서 점수 없는 낮은 카드로 시작하세요.
red-five-hint-low-trump = 으뜸패밖에 없으니 낮은 것으로 시작하세요.
red-five-hint-gives = 우리 편이 이기고 있으니 { $points }점을 보태세요.
red-five-hint-partner = 우리 편이 이기고 있으니 낮게 내세요.
red-five-hint-cheapest = 이걸로 트릭을 따고, 더 싼 걸로는 못 따요.
red-five-hint-holds = 이걸로 트릭을 따고, 이 무늬에 이길 카드가 남아 있지 않아요.
red-five-hint-ruff = 같은 무늬가 없고 점수가 걸려 있으니 되도록 낮은 으뜸패로 따세요.
red-five-hint-low-follow = 딸 수 없거나 딸 만하지 않아요. 점수 없이 낮게 내세요.

red-five-wrong-phase = { $phase ->
    [bid] 아직 비드 중이에요. 비드하거나 패스하세요.
    [trump] 으뜸패를 정할 차례예요. 무늬를 고르세요.
    [bury] 키티를 묻을 차례예요. 여덟 장을 묻으세요.
   *[play] 지금은 카드를 낼 차례예요. 손패에서 내세요.
}
already-passed = 패스해서 이번 판에는 비드할 수 없어요.
bid-too-low = 너무 낮아요. { $least } 이상 비드하거나 패스하세요.
bad-suit = 그건 으뜸패가 될 수 없어요. 스페이드, 하트, 다이아, 클로버 중에서 고르세요.
need-8-cards = { $number }장을 골랐어요. 꼭 여덟 장을 묻으세요.
only-one-held = { $card } 카드는 한 장뿐이에요. 있는 카드를 고르세요.
one-group-only = 한 번에 한 무늬로만 시작할 수 있고, 으뜸패는 모두 한 무늬예요. 한 장, 페어, 트랙터, 한꺼번에 내기 중에서 고르세요.
use-throw = { $cards } 조합이 여러 개예요. 한꺼번에 내기로 시작하거나 그중 하나만 내세요.
throws-off = 이 테이블에는 한꺼번에 내기가 없어요. 한 장, 페어, 트랙터로 시작하세요.
unsure-throw = 아무도 못 이기는 것만 한꺼번에 낼 수 있어요. { $count ->
    [0] 여기엔 확실한 게 없어요
   *[other] 확실한 카드: { $cards }
}.
throw-is-a-lead = 한꺼번에 내기는 선일 때만 돼요. { $number }장 내세요.
wrong-count = 나온 만큼 { $number }장 내세요. 낼 수 있는 카드: { $cards }.
must-follow-group = 같은 무늬를 내야 해요. 낼 수 있는 카드: { $cards }.
must-play-all-of-group = 처음 나온 무늬가 모자라요. 그 무늬 { $cards } 다 내고 아무거나 채우세요.
must-match-pairs = 되는 만큼 페어를 맞춰야 해요. 낼 수 있는 카드: { $cards }.
must-match-tractor = 되는 만큼 트랙터를 맞춰야 해요. 낼 수 있는 카드: { $cards }.
