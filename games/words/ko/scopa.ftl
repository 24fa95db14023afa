scopa-name = 스코파
    .line = 같은 숫자나 합으로 먹어요. 바닥을 싹 쓸어요.
    .aliases = 스코포네, 스코파 다시
scopa-rules = **바닥패를 먹어요. 특히 금화와 7을 노리고, 바닥을 싹 쓸어 가세요.**
    손패는 세 장, 바닥에 네 장이 깔려 있어요. 차례마다 한 장을 내요. 같은 값의 카드 한 장을, 없으면 합이 그 값이 되는 카드를 먹어요. 7은 2와 5를 먹어요. 먹을 게 없으면 바닥에 남아요. 잭은 8, 기사는 9, 킹은 10이에요.
    바닥을 비우면 **스코파**, 1점이에요. 나머지 점수는 판이 끝나면 세요. 최다 카드, 최다 금화, 금화 7, 가장 좋은 프리미에라예요. 11점이 되면 점수가 가장 높은 사람이 이겨요.
    - **예:** 바닥에 2, 3, 6이 있어요. 5로 2와 3을 먹어요. 6만 남아서 다음 사람이 6을 내면 스코파예요.
    .whole =
    - **덱:** 40장이에요. 에이스부터 7, 그다음 잭, 기사, 킹이 8, 9, 10이에요. 무늬는 금화, 성배, 검, 곤봉이에요. 프랑스 카드로는 다이아가 금화, 퀸이 기사예요.
    - **딜:** 세 장씩 받고 바닥에 네 장을 깔아요. 손패가 다 떨어지면 세 장씩 더 받고, 바닥에는 더 깔지 않아요. 바닥에 킹이 세 장 이상이면 다시 돌려요. 판마다 딜러가 왼쪽으로 돌아요.
    - **내 차례:** 한 장을 내요. 같은 값의 카드가 바닥에 있으면 그중 한 장을 먹고, 합으로는 못 먹어요. 없으면 합이 그 값이 되는 한 묶음을 먹어요. 여럿이면 하나를 골라요. 먹을 수 있으면 먹어야 하고, 못 먹으면 바닥에 남아요.
    - **스코파:** 바닥을 비우면 1점이에요. 판의 마지막 카드로는 안 돼요.
    - **판이 끝나면** 마지막으로 먹은 사람이 남은 바닥패를 가져요. 그다음 최다 카드, 최다 금화, 금화 7, 가장 좋은 프리미에라에 1점씩이에요. 같으면 아무도 못 받아요.
    - **프리미에라:** 네 무늬마다 가장 좋은 카드를 더해요. 7은 21, 6은 18, 에이스는 16, 5는 15, 4는 14, 3은 13, 2는 12, 나머지는 10이에요. 네 무늬가 다 없으면 프리미에라가 없어요.
    - **승리:** 판이 끝났을 때 11점 이상이면 점수가 가장 높은 사람이 이겨요. 두 사람이 같으면 한 판 더 해요.
    - **파트너:** 네 명이면 두 명씩 편을 먹고 먹은 패를 합쳐요.
scopa-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3
    .scopa-equal-first = 3

scopa-variant-scopone_scientifico = 스코포네 시엔티피코: 열 장씩, 21점까지
scopa-variant-scopone = 스코포네: 아홉 장씩, 21점까지
scopa-variant-asso_pigliatutto = 아소 필리아투토: 에이스가 다 먹어요
scopa-variant-napola = 나폴라와 금화 킹, 21점까지

scopa-option-target = { shared-points-to-win }
scopa-option-partners = { shared-partners }
scopa-option-deal = 한 번에 받는 장수
    .three = 세 장
    .nine = 아홉 장 (네 명)
    .ten = 열 장, 바닥 없음 (네 명)
scopa-option-ace = 에이스를 내면
    .plain = 1로 세요
    .takes_all = 다 먹지만 스코파는 아니에요
    .takes_all_sweep = 다 먹고 스코파예요
scopa-option-napola = 금화 에이스, 2, 3과 이어지는 금화는 1점씩이에요
scopa-option-re_bello = 금화 킹은 1점이에요
scopa-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

scopa-void = { $cards }: 바닥에 킹이 너무 많아서 다시 돌려요.
scopa-turned = 바닥패: { $cards }.
scopa-takes = { $seat } 님이 { $card } 내고 { $cards } 먹었어요.
    .to-seat = { $card } 내고 { $cards } 먹었어요.
scopa-takes-itself = { $seat } 님이 빈 바닥에 { $card } 내고 그대로 가져갔어요.
    .to-seat = 빈 바닥에 { $card } 내고 그대로 가져왔어요.
scopa-sweeps = 스코파! { $seat } 님이 { $card } 내고 { $cards } 싹 쓸었어요.
    .to-seat = 스코파! { $card } 내고 { $cards } 싹 쓸었어요.
scopa-rest = { $winner } 님이 마지막으로 먹어서 남은 { $cards } 카드를 가져요.
    .to-winner = 내가 마지막으로 먹어서 남은 { $cards } 카드를 가져요.
scopa-count-cards = 최다 카드, { $figures }: { $count ->
    [0] 동점, 0점
   *[other] { $seats }
}.
    .to-seats = 최다 카드, { $figures }: { shared-you-and }.
scopa-count-coins = 최다 금화, { $figures }: { $count ->
    [0] 동점, 0점
   *[other] { $seats }
}.
    .to-seats = 최다 금화, { $figures }: { shared-you-and }.
scopa-count-primiera = 최고 프리미에라, { $figures }: { $count ->
    [0] 동점, 0점
   *[other] { $seats }
}.
    .to-seats = 최고 프리미에라, { $figures }: { shared-you-and }.
scopa-count-seven = 금화 7: { $seats }.
    .to-seats = 금화 7: { shared-you-and }.
scopa-count-sweeps = { scopa-swept }: { $seats }.
    .to-seats = { scopa-swept }: { shared-you-and }.
scopa-count-napola = 나폴라, { $points }점: { $seats }.
    .to-seats = 나폴라, { $points }점: { shared-you-and }.
scopa-count-king = 금화 킹: { $seats }.
    .to-seats = 금화 킹: { shared-you-and }.

scopa-for-cards = 최다 카드 { $number }
scopa-for-coins = 최다 금화 { $number }
scopa-for-primiera = 프리미에라 { $number }
scopa-for-seven = 금화 7 { $number }
scopa-for-sweeps = 스코파 { $number }
scopa-for-napola = 나폴라 { $number }
scopa-for-king = 금화 킹 { $number }
scopa-deed = { shared-cards }, 금화 { $number }장, 프리미에라 { $points ->
    [0] 없음
   *[other] { $points }
}
scopa-tag = 스코파
scopa-swept = 스코파 { $count }번

scopa-hint-sweep = 바닥을 비워요. 스코파, 1점이에요.
scopa-hint-seven = 금화 7을 먹으세요. 그것만으로 1점이에요.
scopa-hint-coins = 금화를 { $count }장 먹으세요. 최다 금화는 1점이에요.
scopa-hint-primiera = 7은 프리미에라에서 가장 높으니 먹으세요.
scopa-hint-cards = { shared-cards }을 먹어요. 최다 카드는 1점이에요.
scopa-hint-lay = 먹을 게 없어요. 바닥의 합은 { $number }, 스코파를 당할 확률은 { $chance ->
    [0] 거의 없어요
   *[other] 약 { $chance }%예요
}.
scopa-hint-wait = 지금 먹는 것보다 나아요. 바닥의 합은 { $number }, 스코파를 당할 확률은 { $chance ->
    [0] 거의 없어요
   *[other] 약 { $chance }%예요
}.

scopa-scopone-is-for-four = 스코포네는 네 명이 해요. 더 적으면 세 장씩 돌리세요.
scopa-equal-first = { $cards } 카드가 같은 값이라 { $card } 카드로 그걸 먹어요. 합으로는 못 먹어요.
