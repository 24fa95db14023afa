hearts-name = 하트
    .line = 하트도, 스페이드 퀸도 가져가지 마세요.
    .aliases = 하츠, 블랙 레이디
hearts-rules = **하트를 가져가지 마세요. 무엇보다 Q♠를 가져가지 마세요.**
    각자 혼자 해요. 먼저 카드 세 장을 다른 사람에게 넘기고, 나도 세 장을 받아요.
    { rules-trick } { rules-trick-plain } 하트가 한 번 나오기 전에는 하트로 시작할 수 없어요.
    가져간 하트는 한 장에 1점, Q♠는 13점이에요. 그런데 26점을 다 가져가면 **슛 더 문**이에요. 나는 0점이고 다른 사람이 모두 26점을 받아요. 누가 100점이 되면 점수가 가장 낮은 사람이 이겨요.
    - **예:** 내가 9♣로 시작하고 다른 사람들이 4♣, K♣, Q♠를 내요. K♣를 낸 사람이 트릭과 13점을 함께 가져가요.
    .whole =
    - **딜:** 모두 같은 장수를 받아요. 세 명이면 2♦, 다섯 명이면 2♦와 2♣, 여섯 명이면 2♦, 3♦, 3♣, 4♣를 빼요.
    - **넘기기:** 세 장을 골라 모두 동시에 뒷면으로 넘겨요. 첫 판은 왼쪽, 다음 판은 오른쪽, 네 명이나 여섯 명이면 그다음은 맞은편이에요. 그다음 판은 넘기지 않고, 다시 처음부터예요.
    - **진행:** 가장 낮은 클로버를 가진 사람이 그 카드로 시작해요. { rules-trick } { rules-trick-plain } 에이스가 가장 높아요.
    - **첫 트릭:** 다른 카드가 있으면 하트와 Q♠를 낼 수 없어요.
    - **하트 브레이크:** 손에 하트만 있을 때가 아니면, 하트가 한 번 나오기 전에는 하트로 시작할 수 없어요. Q♠로는 하트가 깨지지 않고, Q♠로는 언제든지 시작할 수 있어요.
    - **점수:** 하트는 1점씩, Q♠는 13점이에요.
    - **슛 더 문:** 하트 13장과 Q♠를 모두 가져가면 나는 0점, 다른 사람은 모두 26점이에요.
    - **끝:** 누가 100점 이상이 되면 점수가 가장 낮은 사람이 이겨요. 두 사람이 같으면 한 판 더 해요.
    - **예:** 다이아로 시작했는데 다이아가 없어요. Q♠를 내면 트릭을 따는 사람이 13점을 받아요. 이걸로는 하트가 깨지지 않아요. 2♥를 냈다면 깨졌어요.
    - **하우스 룰**로 10점을 빼 주는 J♦, 다른 슛 더 문 규칙, 블랙 마리아 등을 더할 수 있어요.
hearts-paragraphs =
    .hearts-passing-over = 2
    .hearts-pass-now = 2
    .wrong-pass-count = 2
    .hearts-bad-card = 2
    .must-lead-low-club = 3
    .must-follow-suit = 3
    .no-points-first-trick = 4
    .must-lead-club = 4
    .hearts-not-broken = 5

hearts-variant-quick = 짧게, 50점까지
hearts-variant-jack = J♦가 10점을 빼 줘요
hearts-variant-omnibus = 옴니버스: J♦가 10점을 빼 주고, 슛 더 문에는 점수 카드 15장이 다 필요해요
hearts-variant-bicycle = Q♠로도 하트가 깨져요
hearts-variant-trickster = 슛 더 문 때문에 게임을 지는 일이 없어요
hearts-variant-black_maria = 블랙 마리아: A♠와 K♠도 벌점이에요
hearts-variant-spot = 숫자 하트, 500점까지

hearts-option-pass_count = 넘기는 카드 수
hearts-option-pass_cycle = 넘기는 방향
    .classic = 왼쪽, 오른쪽, 맞은편, 그다음은 없음
    .wide = 다른 사람에게 차례로, 그다음은 없음
    .no_hold = 왼쪽, 오른쪽, 맞은편, 매 판
    .left = 언제나 왼쪽
    .right = 언제나 오른쪽
    .none = { shared-never }
hearts-option-odd_cards = 똑같이 나눌 수 없을 때 남는 카드
    .remove = 덱에서 빼요
    .kitty_first_trick = 첫 트릭을 딴 사람이 가져가요
    .kitty_first_points = 처음 점수를 받은 사람이 가져가요
hearts-option-first_lead = 첫 선
    .low_club = 가장 낮은 클로버
    .any_club = 가장 낮은 클로버를 가진 사람이 아무 클로버나
    .left_of_dealer = 딜러의 왼쪽 사람이 아무거나
hearts-option-first_trick_points = 첫 트릭의 점수 카드
    .barred = 다른 카드가 없을 때만
    .allowed = 낼 수 있음
hearts-option-heart_leads = 하트로 시작하기
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
hearts-option-queen_breaks = Q♠로도 하트가 깨져요
hearts-option-queen_forced = 하트가 깨지기 전에 Q♠와 하트만 남으면 Q♠로 시작해야 해요
hearts-option-hearts = 하트 한 장의 벌점
    .one = 1
    .spot = 적힌 숫자, J Q K A는 11, 12, 13, 14
hearts-option-queen_points = Q♠의 점수
hearts-option-spade_honours = K♠는 10점, A♠는 7점이에요
hearts-option-jack = 보너스 다이아
    .none = { shared-none }
    .jack = J♦
    .ten = 10♦
hearts-option-jack_points = 보너스 다이아가 빼 주는 점수
hearts-option-moon = 벌점 카드를 모두 가져가면
    .others = 다른 사람이 모두 그만큼 받아요
    .self = 내 점수에서 빼요
    .choose = 내가 골라요: 다른 사람에게 더하거나 내 점수에서 빼기
    .auto = 다른 사람에게 더하되, 그래서 지게 되면 내 점수에서 빼요
    .off = 그 점수를 다 받아요
hearts-option-moon_needs_jack = 슛 더 문에는 보너스 다이아도 필요해요
hearts-option-sun = 트릭까지 모두 따면 슛 더 문이 두 배예요
hearts-option-no_tricks_bonus = 트릭을 하나도 안 따면 빼 주는 점수
hearts-option-target = 게임이 끝나는 점수
hearts-option-reset_at_target = 정확히 그 점수가 되면 절반으로 줄어요
hearts-option-tie_break = 끝났을 때 최저 점수가 두 명이면
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
hearts-option-max_hands = { shared-most-hands }

do-add = 다른 사람에게 더하기
do-subtract = 내 점수에서 빼기

hearts-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
hearts-chooses = { $seat } 님이 넘길 카드를 골랐어요.
    .short = 고름
    .to-seat = 넘길 카드를 골랐어요.
hearts-gets = { $seat } 님이 내게 { $cards } 넘겨줬어요.
hearts-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
hearts-broken = 하트가 깨졌어요.
hearts-kitty = { $seat } 님이 남은 카드를 가져갔어요: { $cards }.
    .to-seat = 내가 남은 카드를 가져왔어요: { $cards }.
hearts-moon = { $seat } 님이 슛 더 문을 해냈어요!
    .to-seat = 내가 슛 더 문을 해냈어요!
hearts-moon-adds = { $seat } 님을 뺀 모두가 { $points }점을 받아요.
    .to-seat = 나를 뺀 모두가 { $points }점을 받아요.
hearts-moon-subtracts = { $seat } 님이 자기 점수에서 { $points }점을 뺐어요.
    .to-seat = 내 점수에서 { $points }점을 뺐어요.
hearts-resets = { $seat } 님이 정확히 { $points }점이라 { $half }점으로 줄어요.
    .to-seat = 내 점수가 정확히 { $points }점이라 { $half }점으로 줄어요.
hearts-scores = { $number }판: { $gains } → { $totals }.
hearts-ahead = { $count ->
    [1] { $seats } 님이 선두예요.
   *[other] { $seats } 님이 공동 선두예요.
}
    .to-seats = { $others ->
        [0] 내가 선두예요.
       *[other] 나와 { $seats } 님이 공동 선두예요.
    }
hearts-shot = { $seat } 님이 { $number }번째 판에서 슛 더 문을 해냈어요.

hearts-way = { $way ->
    [hold] 없음
    [across] 맞은편
    [left] { $far ->
        [1] 왼쪽
       *[2] 왼쪽 두 칸
    }
   *[right] { $far ->
        [1] 오른쪽
       *[2] 오른쪽 두 칸
    }
}
hearts-prompt-pass = { hearts-way }으로 { $count }장 넘기기
hearts-pass-to = { $other } 님에게 { $count }장 넘기기
hearts-line = { $score }
hearts-line-hand = { $score } · 지금 { SIGNED($points) }
hearts-line-scored = { $score } ({ SIGNED($points) })
hearts-deed = { $count ->
    [0] 트릭 없음
   *[other] { $count }트릭
}
hearts-for-hearts = 하트 { $number }
hearts-for-queen = Q♠ { $number }
hearts-for-king = K♠ { $number }
hearts-for-ace = A♠ { $number }
hearts-for-bonus = 보너스 { $number }
hearts-for-moon = { $seat } 님의 슛 더 문 { $number }
hearts-for-no-tricks = 트릭 없음 { $number }
hearts-for-reset = { $target }점 적중 { $number }
hearts-chose = 고름
hearts-choosing = 고르는 중
hearts-passing = { $number }판 · 넘기기
hearts-trick = { shared-trick-of-hand }
hearts-badge-pass = 넘기기
hearts-badge = 안 깨짐
hearts-badge-broken = 깨짐
hearts-left-out = 뺀 카드
hearts-taken = { $seat } 님이 딴 카드

hearts-hint-pass-queen = Q♠를 지킬 낮은 스페이드가 모자라요. 넘기세요.
hearts-hint-pass-spade = 높은 스페이드는 Q♠를 가져오게 되고, 대신 낼 낮은 스페이드가 모자라요.
hearts-hint-pass-heart = 높은 하트는 하트를 가져와요. 넘기세요.
hearts-hint-pass-void = 적은 무늬를 없애세요. 그 무늬가 없으면 아무거나 낼 수 있어요.
hearts-hint-pass-rest = 원치 않는 트릭을 따기 쉬운 카드예요.
hearts-hint-add = 다른 사람에게 더하세요. 그래도 게임을 지지 않아요.
hearts-hint-subtract = 내 점수에서 빼세요. 다른 사람에게 더하면 게임이 끝나는데 내가 이기지 못해요.
hearts-hint-only = { shared-hint-only-card }
hearts-hint-moon = 지금까지 점수를 다 가져왔고 이 카드는 아무도 못 이겨요. 슛 더 문을 노리세요.
hearts-hint-stop = 누가 슛 더 문을 노려요. 점수를 조금 가져와서 막으세요.
hearts-hint-drive = 퀸보다 낮은 스페이드로 Q♠를 끌어낼 수 있어요.
hearts-hint-give = 남은 스페이드는 모두 퀸보다 높아요. Q♠로 시작하면 다른 사람이 가져가야 해요.
hearts-hint-low = 질 가능성이 가장 높으니 다른 사람이 가져갈 거예요.
hearts-hint-risky = { shared-hint-no-safe-lead }
hearts-hint-under = 더 높은 스페이드가 나와 있으니 지금 내세요. 다른 사람이 트릭을 가져가요.
hearts-hint-bonus = 이 트릭은 딸 만해요. 점수를 빼 줘요.
hearts-hint-free = { shared-hint-highest-safe }
hearts-hint-early = 아직 초반이라 모두 같은 무늬가 있을 거예요. 가장 높은 카드를 털어 내세요.
hearts-hint-duck = { shared-hint-highest-under }
hearts-hint-last = { shared-hint-taking-anyway }
hearts-hint-over = { shared-hint-lowest-over }
hearts-hint-throw = { shared-hint-off-suit }

hearts-pass-now = 카드 넘기기가 먼저예요. { $other } 님에게 { $count }장 넘기세요.
wrong-pass-count = { $other } 님에게 서로 다른 카드를 꼭 { $count }장 넘기세요.
hearts-already-passed = 이미 카드를 골랐어요. 이제 { $seats } 님 차례예요.
hearts-bad-card = “{ $text }” 카드는 이 게임에 없어요. 손패에서 넘기세요.
hearts-passing-over = 카드 넘기기는 끝났어요. 낼 수 있는 카드: { $cards }.
hearts-moon-now = 슛 더 문을 해냈어요. 다른 사람에게 더하거나 내 점수에서 빼세요.
must-lead-club = 첫 트릭은 클로버로 시작해야 해요. 낼 수 있는 카드: { $cards }.
no-points-first-trick = 첫 트릭에는 점수 카드를 낼 수 없어요. 낼 수 있는 카드: { $cards }.
hearts-not-broken = 아직 하트가 깨지지 않아서 하트로 시작할 수 없어요. 낼 수 있는 카드: { $cards }.
hearts-moon-needs-jack = 그 슛 더 문에는 보너스 다이아가 필요해요. J♦나 10♦도 고르세요.
hearts-sun-needs-moon = 두 배가 되려면 슛 더 문 규칙이 필요해요. 슛 더 문의 효과도 고르세요.
hearts-reset-needs-even = 목표 { $target }점은 절반으로 나눌 수 없어요. 짝수를 고르세요.
hearts-without-end = 보너스가 너무 커서 게임이 안 끝날 수 있어요. 낮추거나 판 수를 정하세요.
