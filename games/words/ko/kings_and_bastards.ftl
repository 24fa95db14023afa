kings-and-bastards-name = 왕과 천민
    .line = 먼저 털면 왕, 마지막은 천민.
    .aliases = 왕과천민, 신분 게임
kings-and-bastards-rules = **손패를 가장 먼저 다 털면 왕이고, 끝까지 남으면 천민이에요.**
    선은 한 장이나, 같은 숫자 여러 장의 **묶음**(페어, 트리플)을 내요. 다음 사람부터는 더 높은 숫자를 같은 장수로 내거나 패스해요. 다른 사람이 모두 패스하면 마지막에 낸 사람이 트릭을 따고 다시 선이에요.
    3이 가장 낮고 에이스가 높아요. **2**는 한 장으로 무엇이든 이겨요. **조커**는 어떤 카드와도 함께 내서 필요한 숫자가 돼요.
    다음 라운드에는 천민이 왕에게 가장 좋은 두 장을 바치고, 왕은 필요 없는 두 장을 돌려줘요.
    - **예:** 지수가 6♣ 6♦로 시작해요. 내가 9♥ 9♠를 내고, 민호는 패스하고, 유나가 2 한 장으로 트릭을 따요. 다음 선은 유나예요.
    .whole =
    - **딜:** 조커 한 장이 든 덱을 모두 나눠요. 일곱 명부터는 두 덱이에요. 한 장 더 받는 사람도 있어요. 첫 라운드 뒤에는 천민이 돌려요.
    - **선:** 3♣를 가진 사람이 그 카드로, 또는 다른 3이나 조커와 함께 시작해요. 그다음은 마지막 트릭을 딴 사람이 마음대로 시작해요. 선은 패스할 수 없어요.
    - **따라 내기:** 나온 장수만큼 더 높은 숫자를 내거나 패스해요. 패스해도 나중에 다시 낼 수 있어요. 무늬는 상관없어요.
    - **2**는 한 장만 내요. 몇 장이 나와 있든 바로 트릭을 따고, 아무것도 못 이겨요.
    - **조커**는 2가 아닌 어떤 숫자든 돼요. 혼자 내거나 진짜 카드 한 장 이상과 함께 내요.
    - **트릭을 따는 때:** 다른 사람이 모두 이어서 패스했을 때예요. 딴 사람이 손패를 다 털었으면 다음 사람이 선이에요.
    - **라운드의 끝:** 가장 먼저 털면 **왕**이에요. 한 사람만 카드가 남을 때까지 하고, 그 사람이 **천민**이에요.
    - **교환:** 다음 라운드 전에 천민의 가장 좋은 두 장이 왕에게 가요. 2, 조커, 에이스, 킹 순으로 좋아요. 왕은 아무 두 장이나 돌려줘요. 다른 사람은 볼 수 없어요.
    - **끝:** 원할 때 끝내요. 왕을 가장 많이 한 사람이 이기고, 같으면 천민을 가장 적게 한 사람이 이겨요. 이름 옆에 왕을 한 만큼 왕관, 천민을 한 만큼 누더기가 붙어요.
    - **예:** 잭 페어가 나와 있어요. Q♣ Q♦, K♠와 조커, 2 한 장으로 이길 수 있어요. 에이스 한 장이나 킹 세 장은 안 돼요.
kings-and-bastards-paragraphs =
    .kings-and-bastards-must-open = 2
    .kings-and-bastards-must-lead = 2
    .kings-and-bastards-one-rank = 2
    .kings-and-bastards-other-size = 3
    .kings-and-bastards-too-low = 3
    .kings-and-bastards-two-alone = 4
    .kings-and-bastards-joker-rank = 5
    .climbing-must-give = 8

kings-and-bastards-variant-race = 왕을 먼저 세 번 하면 승리
kings-and-bastards-variant-president = 부왕과 부천민, 패스하면 빠짐, 10라운드
kings-and-bastards-variant-short = 짧게: 5라운드

kings-and-bastards-option-decks = 덱 수
    .auto = 여섯 명마다 하나
kings-and-bastards-option-jokers = 덱마다 조커 수
kings-and-bastards-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = { shared-out-of-trick }
kings-and-bastards-option-exchange_count = 천민과 왕이 바꾸는 장수
    .zero = { shared-none }
kings-and-bastards-option-exchange_ranking = 왕에게 바치는 좋은 카드의 순서
    .twos_high = 2, 조커, 에이스 순
    .ace_high = 에이스, 킹 순, 2와 조커는 다른 게 없을 때만
kings-and-bastards-option-lead_rule = 라운드를 시작하는 사람
    .three_of_clubs = 3♣를 가진 사람이 그 카드로
    .king = 두 번째 라운드부터 왕
    .bastard = 두 번째 라운드부터 천민
kings-and-bastards-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
kings-and-bastards-option-target_kings = 이기는 데 필요한 왕 횟수
    .zero = { shared-no-limit }
kings-and-bastards-option-vice_titles = 부왕(2등)과 부천민(끝에서 둘째)도 한 장을 바꿔요

do-as = → { rank-name }
    .after = { $picked } → { rank-name }

kings-and-bastards-calls = { $seat } 님이 { $card } 냈어요. 숫자: { $rank }.
    .to-seat = { $card } 냈어요. 숫자: { $rank }.
kings-and-bastards-wins = { $seat } 님이 { $cards } 카드로 땄어요. 숫자: { $rank }.
    .to-seat = 내가 { $cards } 카드로 땄어요. 숫자: { $rank }.
kings-and-bastards-king = { $seat } 님이 가장 먼저 털어서 왕이에요!
    .to-seat = 가장 먼저 털어서 왕이에요!
kings-and-bastards-bastard = { $seat } 님은 카드가 남아서 천민이에요.
    .to-seat = 나는 카드가 남아서 천민이에요.

kings-and-bastards-fact = 천민을 가장 많이 한 사람은 { $seat } 님이에요: { $number }번.
kings-and-bastards-kings = 왕 { $kings }번
kings-and-bastards-bastards = 천민 { $bastards }번
kings-and-bastards-reason = { kings-and-bastards-kings }, { kings-and-bastards-bastards }
kings-and-bastards-tag-king = 왕
kings-and-bastards-tag-bastard = 천민
kings-and-bastards-tag-vice = 부왕
kings-and-bastards-tag-vice-last = 부천민
kings-and-bastards-joker = { $seat }: 조커 → { $rank }

kings-and-bastards-hint-only-twos = 2만 남았고, 2는 한 장씩 내요.
kings-and-bastards-hint-two-few = 얼마 안 남았어요. 2로 이 트릭을 따고 선을 잡으세요.
kings-and-bastards-hint-joker = 에이스로 낸 조커는 2만 이길 수 있어요. 이 트릭을 따고 선을 잡으세요.
kings-and-bastards-hint-two-many = 2가 { $count }장 있어요. 한 장 써서 이 트릭을 따고 선을 잡으세요.
kings-and-bastards-hint-two-close = { $seat } 님이 { $count }장 남았으니 2를 써서 막으세요.
kings-and-bastards-hint-save-two = { $count ->
    [1] 하나뿐인 2를
   *[other] 2를
} 쓸 만하지 않아요.

kings-and-bastards-one-deck = 한 덱으로는 여섯 명까지예요. 덱 수를 “auto”나 둘로 하세요.
kings-and-bastards-must-open = 3♣로 라운드를 시작해요. 혼자 내거나 다른 3, 조커와 함께 내세요.
kings-and-bastards-must-lead = 선이라서 패스할 수 없어요. 한 장이나 묶음을 내세요.
kings-and-bastards-joker-rank = 조커를 무엇으로 할지 3부터 에이스까지(2 제외) “JR as 9”처럼 입력하세요.
kings-and-bastards-two-alone = 2는 언제나 한 장만 내요. 2 한 장이나, 2가 없는 묶음을 내세요.
kings-and-bastards-one-rank = 함께 내는 카드는 조커까지 숫자가 같아야 해요. 같은 숫자를 고르세요.
kings-and-bastards-only-jokers = 조커만으로는 묶음이 안 돼요. 진짜 카드를 더하거나, 조커 한 장을 내고 숫자를 말하세요.
kings-and-bastards-too-many = 묶음은 { $most }장까지예요. 더 적게 내세요.
kings-and-bastards-other-size = 나온 카드가 { $count }장이에요. 똑같이 { $count }장이나 2 한 장을 내거나 패스하세요.
kings-and-bastards-too-low = 너무 낮아요. { rank-name }보다 높은 숫자나 2 한 장을 내거나 패스하세요.
