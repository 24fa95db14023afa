pisti-name = 피슈티
    .line = 맨 위 카드와 숫자를 맞추면 더미가 내 것.
    .aliases = 피시티, 피슈피리크
pisti-rules = **더미 맨 위 카드와 숫자를 맞추면 더미를 다 먹어요.**
    손패는 네 장이고 가운데에 더미가 있어요. 차례마다 한 장을 내요. 맨 위 카드와 숫자가 같으면 더미가 다 내 것이에요. 잭은 어떤 더미든 먹어요. 다른 카드는 맨 위에 놓여요.
    한 장뿐인 카드를 같은 숫자로 먹으면 **피슈티**, 10점이에요. 잭끼리면 20점이에요. 덱이 끝나면 먹은 패를 세요. 10♦ 3점, 2♣ 2점, 에이스와 잭 1점씩, 가장 많이 먹으면 3점이에요. 151점이 되면 점수가 가장 높은 사람이 이겨요.
    - **예:** 누가 더미를 먹어서 내가 9♣로 새로 시작해요. 다음 사람이 9♥를 내면 피슈티, 10점이에요. 그러니 거의 다 나온 숫자로 시작하세요.
    .whole =
    - **딜:** 가운데에 네 장, 그다음 네 장씩 받아요. 가운데는 한 장만 뒤집고 나머지는 그 밑에 뒷면으로 있어요. 잭이 나오면 그대로 두고 위에 한 장 더 뒤집어요. 손패가 다 떨어지면 네 장씩 더 받고, 가운데에는 더 놓지 않아요. 판마다 딜러가 왼쪽으로 돌고 딜러가 마지막에 내요.
    - **내 차례:** 아무거나 내요. 더미 맨 위와 숫자가 같으면 더미를 먹어요. 잭도 먹어요. 바닥이 비었으면 잭이라도 그냥 남아요.
    - **뒷면 카드**는 첫 더미를 먹은 사람이 가져가고, 그 사람만 볼 수 있어요.
    - **피슈티:** 더미가 한 장뿐일 때 숫자를 맞추는 것이에요. 10점, 잭에 잭이면 20점이에요. 다른 카드에 잭을 내는 것과 판의 마지막 카드는 피슈티가 아니에요.
    - **덱이 끝나면** 마지막으로 먹은 사람이 남은 패를 가져요. 그다음 먹은 패를 세요. 10♦ 3점, 2♣ 2점, 에이스 1점, 잭 1점씩이에요. 가장 많이 먹으면 3점, 같으면 아무도 못 받아요.
    - **승리:** 판이 끝났을 때 151점 이상이면 점수가 가장 높은 사람이 이겨요. 두 사람이 같으면 한 판 더 해요.
    - **파트너:** 네 명이면 두 명씩 편을 먹고 먹은 패를 합쳐요.
pisti-paragraphs =
    .pisti-one-card = 2

pisti-variant-short = 짧게, 101점까지
pisti-variant-coffee_house = 커피하우스: 맨 밑 카드 공개, 마지막 카드도 피슈티
pisti-variant-each_alone = 각자, 101점까지
pisti-variant-open = 공개: 뒷면 카드 없이 시작

pisti-option-target = { shared-points-to-win }
pisti-option-partners = { shared-partners }
pisti-option-jack_pisti = 잭 한 장에 잭을 낸 점수
pisti-option-most_cards = 가장 많이 먹은 점수
pisti-option-last_pisti = 판의 마지막 카드도 피슈티가 돼요
pisti-option-closed_start = 첫 더미는 한 장만 앞면이고 밑은 뒷면이에요
pisti-option-look = 먹은 뒷면 카드를 볼 수 있어요
pisti-option-open_bottom = 덱의 맨 밑 카드를 보여 줘요

pisti-void = 가운데에 잭이 네 장이라 다시 돌려요.
pisti-turned = 바닥: { $cards }{ $count ->
    [0] {""}
   *[other] , 밑에 뒷면 { $count }장
}.
pisti-bottom = 덱의 맨 밑: { $card }.
pisti-lays = { $seat } 님이 { $card } 냈어요.
    .to-seat = { $card } 냈어요.
pisti-takes = { $seat } 님이 { $card } 내고 더미를 먹었어요: { shared-cards }.
    .to-seat = { $card } 내고 더미를 먹었어요: { shared-cards }.
pisti-pisti = 피슈티! { $seat } 님이 { $cards } 위에 { $card } 냈어요: { shared-points }.
    .to-seat = 피슈티! { $cards } 위에 { $card } 냈어요: { shared-points }.
pisti-looks = 더미 밑의 뒷면 카드: { $cards }.
pisti-rest = { $winner } 님이 마지막으로 먹어서 남은 { $cards } 카드를 가져요.
    .to-winner = 내가 마지막으로 먹어서 남은 { $cards } 카드를 가져요.
pisti-count-cards = 최다 카드, { $figures }: { $count ->
    [0] 동점, 0점
   *[other] { $seats }
}.
    .to-seats = 최다 카드, { $figures }: { shared-you-and }.
pisti-count-points = 먹은 패 { shared-points }: { $seats }.
    .to-seats = 먹은 패 { shared-points }: { shared-you-and }.
pisti-count-pistis = 피슈티 { shared-points }: { $seats }.
    .to-seats = 피슈티 { shared-points }: { shared-you-and }.
pisti-for-cards = 최다 카드 { $number }
pisti-for-points = 먹은 패 { $number }
pisti-for-pistis = 피슈티 { $number }
pisti-deed = { shared-cards }, 피슈티 { $number }번
pisti-fact = { $seat } 님이 피슈티를 { $number }번 했어요.
pisti-tag = 피슈티 +{ $points }
pisti-count = 피슈티 { $count }번
pisti-pile = 더미
pisti-under = 밑의 카드
pisti-closed = 먹은 뒷면 카드

pisti-hint-pisti = 피슈티예요: { shared-points }.
pisti-hint-take = 더미를 먹으세요: { shared-cards }{ $points ->
    [0] .
   *[other] { "" }, { $points }점.
}
pisti-hint-gone = 다른 { rank-name } 카드는 다 나왔거나 내 손에 있어서 잭만 먹을 수 있어요.
pisti-hint-lay = 맞춰질 확률이 가장 낮아요 ({ $number }%).

pisti-one-card = 한 장만 내세요: { $cards }. 먹는 건 저절로 돼요.
