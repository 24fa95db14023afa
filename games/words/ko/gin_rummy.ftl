gin-rummy-name = 진 러미
    .line = 멜드를 만들고 상대보다 먼저 노크하세요.
    .aliases = 진러미, 노크 러미
gin-rummy-rules = **열 장을 세트와 런으로 만들고 상대보다 먼저 노크하세요.**
    카드 한 장을 뒤집어 버린 더미를 시작해요. 내 차례에 뽑는 더미나 버린 더미 맨 위에서 한 장 가져오고 한 장 버려요. **멜드**를 만들어요. 같은 숫자 서너 장이나, 한 무늬로 이어진 세 장 이상이에요. 나머지는 **데드우드**이고 그림패는 10점, 에이스는 1점이에요.
    10점 이하가 되면 노크해서 판을 끝낼 수 있어요. 둘 다 보여 주고 차이만큼 점수를 받아요. 데드우드가 없으면 **진**, 보너스가 있어요. 하지만 상대가 나보다 많지 않으면 점수는 상대가 받아요.
    먼저 100점이 되면 이겨요.
    - **예:** 4♥ 5♥ 6♥, 9 세 장, 7♣ 7♦ 2♠ A♠가 있어요. 데드우드 17점이에요. 7♠를 뽑고 2♠를 버리면 에이스만 남아요. 1점으로 노크해요.
    .whole =
    - **딜:** 52장 덱에서 열 장씩 받고 한 장을 뒤집어요. 딜러가 아닌 사람이 그 카드를 가져갈 수 있고, 안 하면 딜러가 할 수 있어요. 둘 다 패스하면 딜러가 아닌 사람이 뽑는 더미에서 뽑아요.
    - **내 차례:** 뽑는 더미에서 뽑거나 버린 더미 맨 위를 가져오고, 한 장 버려요. 방금 버린 더미에서 가져온 카드는 버릴 수 없어요. 에이스는 낮아요. A 2 3은 런이지만 Q K A는 아니에요. 카드는 한 멜드에만 써요. 데드우드는 에이스 1점, J Q K 10점, 나머지는 그 숫자예요.
    - **노크:** 10점 이하가 남으면 그냥 버리지 않고 노크할 수 있어요. 꼭 해야 하는 건 아니에요.
    - **붙이기:** 상대도 멜드를 보여 주고, 데드우드를 내 멜드에 붙여요. 9 세 장에 네 번째 9, 4♥ 5♥ 6♥에 7♥처럼요. 가장 좋은 방법은 자동으로 찾아 줘요. 진에는 붙일 수 없어요.
    - **점수:** 노크하면 차이만큼 받아요. 진은 25점에 상대의 데드우드 전부예요. 상대가 나와 같거나 적으면 **언더컷**이고, 상대가 차이에 25점을 더 받아요.
    - **무효 판:** 더미에 두 장 남을 때까지 노크가 없으면 점수 없이 같은 사람이 다시 돌려요. 아니면 번갈아 돌려요.
    - **끝:** 먼저 100점이 되면 게임을 이기고 100점을 더 받아요. 상대가 한 판도 못 이겼으면 승자의 판 점수가 두 배예요. 그다음 이긴 판(**박스**)마다 둘 다 25점씩 더해요.
    - **예:** 6점으로 노크했어요. 상대는 21점에서 7♥를 붙여서 14점이에요. 8점을 받아요. 상대가 5점이었다면 언더컷으로 26점을 받았어요.
gin-rummy-paragraphs =
    .gin-rummy-upcard-first = 1
    .gin-rummy-stock-first = 2
    .gin-rummy-discard-or-knock = 2
    .gin-rummy-draw-first = 2
    .rummy-just-taken = 2
    .gin-rummy-must-knock = 3
    .gin-rummy-knock-with-another = 3
    .gin-rummy-too-much-deadwood = 3
    .gin-rummy-last-discard = 3
    .gin-rummy-does-not-fit = 4
    .gin-rummy-lay-off-or-done = 4

gin-rummy-variant-oklahoma = 오클라호마, 빅 진 있음
gin-rummy-variant-straight = 스트레이트 진: 노크 없음
gin-rummy-variant-old = 옛 점수: 진 20, 언더컷 10
gin-rummy-variant-short = 짧게, 50점까지

gin-rummy-option-target = { shared-points-to-win }
gin-rummy-option-knock_limit = 노크할 수 있는 데드우드
    .zero = 진만
gin-rummy-option-gin_bonus = 진의 점수
gin-rummy-option-undercut_bonus = 언더컷의 점수
gin-rummy-option-undercut_on_tie = 데드우드가 같으면 언더컷이에요
gin-rummy-option-big_gin = 열한 장이 모두 멜드면 빅 진이에요
gin-rummy-option-big_gin_bonus = 빅 진의 점수
gin-rummy-option-box_bonus = 끝에 이긴 판(박스)마다 받는 점수
gin-rummy-option-game_bonus = 게임을 이긴 점수
gin-rummy-option-shutout = 진 사람이 한 판도 못 이겼으면
    .off = 더 없음
    .double_points = 승자의 판 점수가 두 배
    .double_all = 승자의 총점이 두 배
    .flat100 = 승자가 100점을 더 받아요
gin-rummy-option-dealer_rule = 다음 딜러
    .alternate = 번갈아
    .winner = 판을 이긴 사람
    .loser = 판을 진 사람
gin-rummy-option-last_discard_action = 무효 판의 마지막 버린 카드를 가져와 바로 노크할 수 있어요
gin-rummy-option-auto_layoff = 가장 좋은 붙이기를 자동으로 찾아요
gin-rummy-option-oklahoma = 처음 뒤집은 카드가 노크 한도를 정해요

do-knock = 노크, 버릴 카드:
    .beside = 노크
    .with = { $picked } 버리고 노크
do-with = 멜드:
do-biggin = 빅 진
do-layoff = 붙이기
    .with = { $picked } 붙이기
do-done = 끝

gin-rummy-deals = { $seat } 님이 카드를 돌렸어요. { $card } 뒤집었고 { $other } 님이 가져갈 수 있어요.
    .to-seat = 내가 카드를 돌렸어요. { $card } 뒤집었고 { $other } 님이 가져갈 수 있어요.
    .to-other = { $seat } 님이 카드를 돌렸어요. { $card } 뒤집었고 내가 가져올 수 있어요.
gin-rummy-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
gin-rummy-knocks = { $seat } 님이 { $card } 버리고 { $number }점으로 노크했어요: { $cards }.
    .to-seat = { $card } 버리고 { $number }점으로 노크했어요: { $cards }.
gin-rummy-goes-gin = { $seat } 님이 { $card } 버리고 진이에요: { $cards }.
    .to-seat = { $card } 버리고 진이에요: { $cards }.
gin-rummy-goes-big-gin = { $seat } 님이 빅 진이에요: { $cards }.
    .to-seat = 빅 진이에요: { $cards }.
gin-rummy-lays-off = { $seat } 님이 { $cards } 붙였어요.
    .to-seat = 내가 { $cards } 붙였어요.
gin-rummy-answers = { $seat } 님이 { $cards } 보여 줬고 { $number }점 남았어요.
    .to-seat = 내가 { $cards } 보여 줬고 { $number }점 남았어요.
gin-rummy-no-melds = { $seat } 님은 멜드가 없고 { $number }점 남았어요.
    .to-seat = 나는 멜드가 없고 { $number }점 남았어요.
gin-rummy-scores = { $winner } 님이 { $number }점을 받아요.
    .to-winner = 내가 { $number }점을 받아요.
gin-rummy-undercuts = 언더컷! { $winner } 님이 { $number }점을 받아요.
    .to-winner = 언더컷! 내가 { $number }점을 받아요.
gin-rummy-tie = 같아서 아무도 점수를 받지 않아요.
gin-rummy-dead = 무효 판이에요. 제때 노크한 사람이 없어요. 점수 없이 같은 사람이 다시 돌려요.
gin-rummy-wins = { $winner } 님이 보너스까지 { $number } 대 { $least }, 게임을 이겼어요!
    .to-winner = 보너스까지 { $number } 대 { $least }, 내가 게임을 이겼어요!

gin-rummy-line = { $score }점 · { $number }판 승
gin-rummy-holding = 데드우드 { $number }
gin-rummy-tag = { $how ->
    [gin] 진
    [biggin] 빅 진
   *[knock] 노크
}
gin-rummy-tag-undercut = 언더컷
gin-rummy-deed = { $how ->
    [gin] 진
    [biggin] 빅 진
   *[left] { $number } 남음
}
gin-rummy-for-bonus = { $how ->
    [undercut] 언더컷 { $number }
    [biggin] 빅 진 { $number }
   *[gin] 진 { $number }
}
gin-rummy-for-game = 게임 승리 { $number }
gin-rummy-for-boxes = { $count }판 { $number }
gin-rummy-for-shutout = 완승 { $number }
gin-rummy-reason = 먼저 { $number }점
gin-rummy-fact = { $seat } 님이 판을 더 많이 이겼어요: { $most } 대 { $least }.
gin-rummy-even = 둘 다 { $number }판씩 이겼어요.
gin-rummy-subtitle = { $number }판{ $how ->
    [knock] { " " }· 노크
    [gin] { " " }· 진
    [biggin] { " " }· 빅 진
    [undercut] { " " }· 언더컷
    [tie] { " " }· 동점
    [dead] { " " }· 무효
   *[other] { "" }
}
gin-rummy-limit = 노크 한도
gin-rummy-target = 목표
gin-rummy-meld = 멜드 · { $seat }
gin-rummy-deadwood = { $number } 남음 · { $seat }
gin-rummy-covered = 버린 카드
gin-rummy-laid-off = 붙인 카드 · { $seat }

gin-rummy-hint-pass = { $card } 카드는 별로 도움이 안 돼요.
gin-rummy-hint-draw = { $card } 카드는 별로 도움이 안 돼요. 뽑는 더미에서 뽑으세요.
gin-rummy-hint-forced = 둘 다 패스했으니 뽑는 더미에서 뽑으세요.
gin-rummy-hint-completes = 가져오면 { $cards } 완성이에요.
gin-rummy-hint-take-to-knock = 가져오면 { $number }점으로 노크할 수 있어요.
gin-rummy-hint-take-low = 데드우드가 { $number }점에서 { $least }점으로 줄어요.
gin-rummy-hint-knock = { $number }점까지 줄었어요. { $seat } 님이 언더컷하려면 { $ties ->
    [1] { $number }점 이하여야
   *[0] 그보다 적어야
} 해요.
gin-rummy-hint-gin = 진이에요. 나머지 열 장이 모두 멜드예요.
gin-rummy-hint-big-gin = 열한 장이 모두 멜드예요.
gin-rummy-hint-alone = 어디에도 안 맞고 { $number }점이에요. 버리면 { $least }점 남아요.
gin-rummy-hint-throw = 가장 쓸모없는 카드예요. { $least }점이 남고, 맞는 카드가 올 기회가 가장 많아요.
gin-rummy-hint-lay-off = 맞아요. 데드우드가 { $number }점 줄어요.
gin-rummy-hint-done = 더 붙일 만한 게 없어요. { $number }점 남았어요.

gin-rummy-upcard-first = 뒤집은 카드가 먼저예요. 가져오거나 패스하세요.
gin-rummy-stock-first = 둘 다 패스했어요. 뽑는 더미에서 뽑으세요.
gin-rummy-draw-first = 먼저 뽑으세요. 뽑는 더미에서 뽑거나 버린 카드를 가져오세요.
gin-rummy-last-discard = 뽑는 더미가 다 떨어졌어요. 바로 노크할 수 있으면 마지막 버린 카드를 가져오고, 아니면 패스하세요.
gin-rummy-discard-or-knock = 뽑았어요. 한 장 버리거나, { $limit }점 이하가 남으면 노크하세요.
gin-rummy-must-knock = 마지막 버린 카드를 가져와서 노크해야 해요. 버릴 수 있는 카드: { $cards }.
gin-rummy-too-much-deadwood = { $number }점이 남는데 노크하려면 { $limit }점 이하여야 해요. 한 장 버리고 계속하세요.
gin-rummy-knock-with-another = { $number }점이 남는데 노크하려면 { $limit }점 이하여야 해요. { $cards } 중 하나를 버리고 노크하거나 계속하세요.
gin-rummy-no-melds-of-yours = 나머지 카드의 멜드가 아니에요. 세 장 이상의 세트나 런을, 같은 카드를 두 번 쓰지 말고 말하세요.
gin-rummy-no-big-gin = 이 테이블에는 빅 진이 없어요. 한 장 버리고 노크하세요.
gin-rummy-not-all-melded = 열한 장이 모두 멜드가 아니에요. 한 장 버리거나, { $limit }점 이하가 남으면 노크하세요.
gin-rummy-does-not-fit = { $card } 카드는 노크한 사람의 멜드에 맞지 않아요. { $count ->
    [0] 다른 카드도 안 맞으니 “done”이라고 하세요
   *[other] { $cards } 중에서 붙이거나 “done”이라고 하세요
}.
gin-rummy-lay-off-or-done = { $count ->
    [0] 노크한 사람의 멜드에 맞는 카드가 없으니 “done”이라고 하세요
   *[other] { $cards } 중에서 붙이거나 “done”이라고 하세요
}.
