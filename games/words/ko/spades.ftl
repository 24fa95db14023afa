spades-name = 스페이드
    .line = 파트너와 비드하고 그만큼 트릭을 따세요.
    .aliases = 스페이즈
spades-rules = **맞은편 파트너와 함께 몇 트릭을 딸지 말해요. 그리고 그만큼 따요.**
    13장씩 받고 한 번씩 비드해요. 내 비드와 파트너의 비드를 더해요.
    { rules-trick }
    스페이드가 **으뜸패**라서 다른 무늬를 모두 이겨요. { rules-trick-trump } 스페이드가 한 번 나오기 전에는 스페이드로 시작할 수 없어요.
    비드를 달성하면 비드한 트릭마다 10점, 더 딴 트릭마다 1점이에요. 실패하면 비드한 트릭마다 10점을 잃어요. 먼저 500점이 되는 팀이 이겨요.
    - **예:** 내가 4, 파트너가 3을 비드했어요. 둘이 8트릭을 따면 70점에 1점을 더해 71점이에요. 6트릭이었다면 70점을 잃어요.
    .whole =
    - **딜:** 52장 덱에서 13장씩 받아요. 카드를 한 장씩 열어서 A♠를 받은 사람이 첫 딜러예요. 그 뒤로는 왼쪽으로 돌아요.
    - **비드:** 딜러의 왼쪽부터 0~13 중에서 한 번씩 비드해요. 패스할 수 없고 바꿀 수도 없어요. 파트너끼리 마주 앉고 비드를 더해요.
    - **진행:** 딜러의 왼쪽 사람이 선이에요. { rules-trick } 스페이드가 으뜸패이고 에이스가 가장 높아요. { rules-trick-trump }
    - **스페이드 브레이크:** 손에 스페이드만 있을 때가 아니면, 이번 판에 스페이드가 한 번 나오기 전에는 스페이드로 시작할 수 없어요.
    - **점수:** 팀이 비드한 만큼 이상 따면 비드한 트릭마다 10점, 더 딴 트릭마다 1점이에요. 못 따면 비드한 트릭마다 10점을 잃어요. 점수는 0점 아래로도 내려가요.
    - **끝:** 먼저 500점이 되는 팀이 이겨요. 같은 판에 둘 다 넘으면 높은 쪽이 이기고, 같으면 한 판 더 해요.
    - **예:** 하트로 시작했는데 하트가 없어요. 2♠를 내요. 뒤의 사람도 하트가 없어서 9♠를 내면 그 사람이 트릭을 따요. A♥를 냈다면 내 2♠가 이겼어요.
    - **하우스 룰**로 **닐**(한 트릭도 안 따겠다는 비드)을 더할 수 있어요. 하나도 안 따면 팀이 100점, 하나라도 따면 100점을 잃어요. 어느 쪽이든 파트너의 비드는 그대로 계산해요. **블라인드 닐**은 팀이 100점 이상 뒤질 때 카드를 보기 전에 하는 닐이고 200점이에요. **백**은 비드보다 더 딴 트릭이고, 10개마다 팀이 100점을 잃어요.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = 닐과 백, 250점까지
spades-variant-long = 닐, 블라인드 닐, 백, 500점까지
spades-variant-jokers = 조커, 닐, 백, 250점까지
spades-variant-short = 짧게, 200점까지

spades-option-target = { shared-points-to-win }
spades-option-tie_break = 끝났을 때 두 팀이 동점이면
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = 비드를 넘은 트릭마다 점수
spades-option-nil = 닐 비드 (한 트릭도 안 따기)
spades-option-nil_points = 닐의 점수 (성공과 실패)
spades-option-failed_nil_tricks = 닐을 비드한 사람이 딴 트릭
    .count = 파트너의 비드를 도와요
    .bags_only = 비드를 넘은 트릭으로만 세요
spades-option-blind_nil = 뒤진 팀의 블라인드 닐 (카드를 보기 전, 닐 필요)
spades-option-blind_nil_points = 블라인드 닐의 점수 (성공과 실패)
spades-option-blind_nil_behind = 블라인드 닐을 비드할 수 있는 점수 차
    .zero = { shared-any-time }
spades-option-bags = 백(비드를 넘은 트릭)이 쌓이면 벌점
spades-option-bag_limit = 벌점을 받는 백 수
spades-option-bag_penalty = 벌점
spades-option-jokers = 조커
    .none = { shared-none }
    .two = 두 장, 가장 높은 스페이드로 (2♣와 2♦ 대신)
spades-option-min_team_bid = 팀의 최소 비드
spades-option-cap_team_bid = 팀의 비드는 13까지예요
spades-option-not_thirteen = 네 비드의 합이 13이 되면 안 돼요
spades-option-first_lead = 첫 트릭의 선
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = 가장 낮은 클로버를 가진 사람이 그 카드로
spades-option-no_spade_trick_one = 다른 카드가 있으면 첫 트릭에 스페이드를 낼 수 없어요
spades-option-spade_leads = 스페이드로 시작하기
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = 팀이 지는 점수

do-bid-nil = 닐 비드
    .listed = 닐
do-bid-blind-nil = 블라인드 닐 비드
    .listed = 블라인드 닐
do-look = 내 카드 보기

spades-draw = { $seat } 님이 A♠를 받아서 딜러예요.
    .to-seat = A♠를 받아서 내가 딜러예요.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } 님이 자기 카드를 봤어요.
    .short = 카드 봄
    .to-seat = 내 카드를 봤어요.
spades-bids-nil = { $seat } 님이 닐을 비드했어요.
    .to-seat = 닐을 비드했어요.
spades-bids-blind-nil = { $seat } 님이 블라인드 닐을 비드했어요.
    .to-seat = 블라인드 닐을 비드했어요.
spades-overbid = { $seats } 님의 비드를 더하면 13을 넘어요. 트릭은 13개뿐이에요.
    .to-seats = { $seats } 님과 내 비드를 더하면 13을 넘어요. 달성할 수 없어요.
spades-broken = 스페이드가 깨졌어요.
spades-scores = { $seats } 님은 { $bid } 비드에 { $won }트릭: { shared-points }.
    .to-seats = { $seats } 님과 나는 { $bid } 비드에 { $won }트릭: { shared-points }.
spades-nil-made = { $seat } 님이 닐에 성공했어요. 팀이 { $points }점을 받아요.
    .to-seat = 내가 닐에 성공했어요. 팀이 { $points }점을 받아요.
spades-nil-failed = { $seat } 님이 닐에 실패했어요. 팀이 { $points }점을 잃어요.
    .to-seat = 내가 닐에 실패했어요. 팀이 { $points }점을 잃어요.
spades-bag-penalty = 백이 너무 많아요. { $seats } 님이 { $points }점을 잃어요.
    .to-seats = 백이 너무 많아요. 나와 { $seats } 님이 { $points }점을 잃어요.

spades-line-waiting = 비드 전
spades-for-extra = 초과 { $number }
spades-for-nil = { $seat } 님의 { $kind ->
    [blind] 블라인드 닐
   *[nil] 닐
} { $number }
spades-for-bags = 백 { $number }
spades-line = { $bid ->
    [nil] 닐
    [blind] 블라인드 닐
   *[other] 비드 { $bid }
} · 획득 { $number }
spades-bidding = { $number }판 · 비드
spades-trick = { shared-trick-of-hand }
spades-bags = 백 { $count }개
spades-broken-badge = 깨짐

spades-hint-look = 카드를 보세요. 블라인드 비드는 좀처럼 이득이 아니에요.
spades-hint-nil = 모두 피할 수 있는 카드예요. 스페이드가 낮고 긴 무늬마다 낮은 카드가 있어요. 닐을 비드하세요.
spades-hint-bid = 약 { $tricks }트릭으로 보여요. 확실한 스페이드: { $spades }장 중 { $sure }장. 다른 에이스: { $aces }장. 애매하면 낮게 비드하세요.
spades-hint-crowded = 약 { $tricks }트릭으로 보이지만, 앞의 비드까지 더하면 { $total }트릭이에요. 트릭이 모자라니 하나 낮게 비드하세요.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = 더 높은 카드가 없으니 누가 으뜸패를 내지 않으면 이겨요.
spades-hint-top-spade = 남은 스페이드 중 가장 높아요. 좋은 카드를 으뜸패에 뺏기기 전에 상대의 스페이드를 뽑아내세요.
spades-hint-need-all = 남은 트릭이 거의 다 필요하니 가장 높은 스페이드로 시작하세요.
spades-hint-partner-ruffs = 파트너는 이 무늬가 없어서 으뜸패로 딸 수 있어요.
spades-hint-shortest = 가장 짧은 무늬로 시작하세요. 그 무늬가 없어지면 으뜸패로 딸 수 있어요.
spades-hint-longest = 가장 긴 무늬에서 낮게 시작하세요.
spades-hint-low-spade = 스페이드밖에 없으니 가장 낮은 것으로 시작하세요.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = 더 높은 카드가 없으니 이겨요.
spades-hint-second-low = 두 번째 차례는 낮게. 파트너에게 맡기세요.
spades-hint-third-high = 세 번째 차례는 높게. 마지막 사람을 어렵게 하세요.
spades-hint-third-low = 파트너가 높게 시작했으니 낮게 내세요.
spades-hint-ruff = 같은 무늬가 없으니, 이길 수 있는 가장 낮은 스페이드로 따세요.
spades-hint-set = 우리는 비드를 달성했고 상대는 아직이에요. 계속 따서 실패하게 하세요.
spades-hint-cover = 파트너가 닐을 비드했어요. 파트너가 따지 않게 높은 카드로 따세요.
spades-hint-trap = 닐을 비드한 상대가 이 트릭을 따게 됐어요. 그대로 두세요.
spades-hint-bag = 두 팀 다 달성해서 따 봐야 백이에요. 피하세요.
spades-hint-duck = 닐을 비드했으니 피하세요.

spades-blind-nil-needs-nil = 블라인드 닐에는 닐이 필요해요. 닐도 켜세요.
wrong-phase-blind = 먼저 카드를 보거나 블라인드 닐을 비드하세요.
wrong-phase-look = 먼저 카드를 보세요.
no-spade-trick-one = 첫 트릭에는 스페이드를 낼 수 없어요. 낼 수 있는 카드: { $cards }.
spades-not-broken = 아직 스페이드가 깨지지 않아서 스페이드로 시작할 수 없어요. 낼 수 있는 카드: { $cards }.
