shared-points-to-win = 승리 점수
shared-hands = 한 게임의 판 수
shared-until-all-chips = 한 사람이 칩을 다 딸 때까지
shared-most-hands = 한 게임의 최대 판 수
shared-rounds = 한 게임의 라운드 수
shared-chips = 시작 칩
shared-cards-dealt = 한 사람이 받는 카드 수
shared-none = 없음
shared-never = 안 함
shared-no-limit = 제한 없음
shared-any-time = 언제든지
shared-once-played = 한 장이 나온 뒤부터
shared-same-time = 모두 동시에
shared-another-hand = 한 판 더 해요
shared-share-the-win = 함께 이겨요
shared-left-of-dealer = 딜러의 왼쪽 사람
shared-when-you-pass = 패스하면
shared-come-back = 다음 차례에 다시 낼 수 있어요
shared-out-of-trick = 그 트릭에서는 빠져요
shared-showdown = 쇼다운에서
shared-everyone-shows = 모두 보여 줘요
shared-losers-hide = 진 손패는 숨길 수 있어요

shared-cards = { $count }장
shared-ranks = { $rank ->
    [A] 에이스
    [J] 잭
    [Q] 퀸
    [K] 킹
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number }트릭
shared-points = { $points }점
shared-faces = 카드 무늬
    .latin = 금화, 성배, 검, 곤봉
    .french = 다이아, 하트, 스페이드, 클로버
shared-you-and = { $others ->
    [0] 나
   *[other] 나, { $seats }
}
shared-partners = 네 명이면 두 명씩 편을 먹어요
shared-passes = { $seat } 님이 패스했어요.
    .to-seat = 패스했어요.
shared-passed = 패스
shared-deals = { $seat } 님이 카드를 돌려요.
    .to-seat = 내가 카드를 돌려요.
shared-leads = { $seat } 님이 선이에요.
    .to-seat = 내가 선이에요.
shared-trick-of-hand = { $number }판 · 트릭 { $trick }

shared-hint-only-card = 낼 수 있는 카드가 이것뿐이에요.
shared-hint-cheapest = 마지막 차례니까 되도록 낮은 카드로 따세요.
shared-hint-partner-winning = 파트너가 이기고 있어요. 낮게 내세요.
shared-hint-cannot-win = 이번엔 딸 수 없어요. 낮게 내세요.
shared-hint-highest-under = 따지 않는 카드 중에서 가장 높아요.
shared-hint-highest-safe = 마지막 차례고 나쁜 카드도 없어요. 가장 높은 카드를 털어 내세요.
shared-hint-taking-anyway = 어차피 가져가니까 가장 높은 카드를 털어 내세요.
shared-hint-lowest-over = 피할 수 없으니 되도록 낮게 내세요.
shared-hint-off-suit = 같은 무늬가 없으니 가장 남기기 싫은 카드를 버리세요.
shared-hint-no-safe-lead = 안전하게 낼 카드가 없어요. 이게 손해가 가장 적어요.
shared-hint-last-card = 마지막 카드예요. 다 털었어요!
shared-hint-least-useful = 가장 쓸모없는 카드예요.
shared-hint-no-chips = 칩이 없으니 구경할 수밖에 없어요.

shared-must-lead = 선이라서 패스할 수 없어요. 아무거나 내세요.
shared-other-size = 나온 카드가 { $count }장이에요. 똑같이 { $count }장을 내거나 패스하세요.
shared-must-draw = 아직 패스할 수 없어요. 먼저 한 장 뽑으세요.
shared-reverses = 도는 방향이 바뀌었어요.
shared-you-draw = 내가 { $cards } 뽑았어요.
