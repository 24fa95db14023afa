do-give = 주기
    .with = { $picked } 주기
    .pick = { $most }장 주기
do-set = 같은 숫자 { $number }장 내기
do-sets = 같은 숫자 두 장 이상 내기
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } 님이 { $other } 님에게 가장 좋은 카드 { $count }장을 바쳤어요.
    .to-seat = 내가 { $other } 님에게 가장 좋은 카드 { $count }장을 바쳤어요.
    .to-other = { $seat } 님이 내게 가장 좋은 카드 { $count }장을 바쳤어요.
climbing-you-pay = 내가 { $other } 님에게 { $cards } 줬어요.
climbing-you-receive = 내가 { $other } 님에게서 { $cards } 받았어요.
climbing-gives = { $seat } 님이 { $other } 님에게 { $count }장을 돌려줬어요.
    .short = { $count }장 줌
    .to-seat = { $other } 님에게 { $count }장을 돌려줬어요.
    .to-other = { $seat } 님이 내게 { $count }장을 돌려줬어요.
climbing-opens = { $card } 카드를 가진 { $seat } 님부터 시작해요.
    .to-seat = { $card } 있으니 나부터 시작해요.
climbing-leads = { $seat } 님부터 시작해요.
    .to-seat = 나부터 시작해요.
climbing-plays = { $seat } 님이 { $cards } 냈어요.
    .to-seat = { $cards } 냈어요.
climbing-few-left = { $other } 님은 { $count }장 남았어요!
    .to-other = 이제 { $count }장 남았어요!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } 님이 { $cards } 카드로 땄어요.
    .to-seat = 내가 { $cards } 카드로 땄어요.
climbing-wins-at-once = 이걸로 트릭을 따요.
climbing-out = { $seat } 님이 다 털었어요.
    .to-seat = 다 털었어요.
climbing-passed = { shared-passed }
climbing-place = { $number }등
    .round = 이번 라운드 { climbing-place }
climbing-prompt-opens = { $seat } 님이 { $card } 내고 시작
    .to-seat = { $card } 내고 시작하세요
climbing-prompt-gives = { $seat } 님이 { $other } 님에게 { $count }장 줄 차례
    .to-seat = { $other } 님에게 { $count }장 주세요
    .to-other = { $seat } 님이 { $count }장 줄 차례
climbing-exchange = { $number }라운드 · 카드 교환
climbing-opening = { $number }라운드 · { $card } 시작
climbing-taken = { $seat } 님이 땄어요
climbing-set = { $seat }: { $count ->
    [1] { rank-name } 한 장
    [2] { shared-ranks } 페어
    [3] { shared-ranks } 트리플
    [4] { shared-ranks } 네 장
    [5] { shared-ranks } 다섯 장
    [6] { shared-ranks } 여섯 장
    [7] { shared-ranks } 일곱 장
   *[8] { shared-ranks } 여덟 장
}
climbing-hint-give = 가장 나쁜 카드를 주세요. 낮은 낱장부터, 안 되면 페어. 2와 조커는 주지 마세요.
climbing-hint-out = 마지막 카드예요. 다 털었어요!
climbing-hint-lead = { $reversed ->
    [0] 가장 낮은
   *[1] 가장 약한
} { $count ->
    [1] 낱장
    [2] 페어
    [3] 트리플
   *[other] { $count }장 묶음
}부터 내세요.{ $close ->
    [0] { " " }아직 아무도 다 털 것 같지 않아요.
   *[1] {""}
}
climbing-hint-lead-spare = 이 { $count ->
    [1] 낱장을
    [2] 페어를
    [3] 트리플을
   *[other] { $count }장 묶음을
} 내세요. 더 { $reversed ->
    [0] 낮은
   *[1] 약한
} 걸 내면 묶음을 깨야 { $jokers ->
    [0] 해요
   *[1] 하거나 조커를 써야 해요
}.
climbing-hint-lead-close = { $seat } 님이 { $count }장 남았으니 낱장 말고 묶음으로 내세요.
climbing-hint-beat = { $count ->
    [1] { rank-name } 카드
   *[other] { shared-ranks } 묶음
}보다 높은 { $count ->
    [1] 낱장
    [2] 페어
    [3] 트리플
   *[other] { $count }장 묶음
} 중에서 { $reversed ->
    [0] 가장 낮아요
   *[1] 가장 약해요
}.
climbing-hint-spare = { $count ->
    [1] { rank-name } 카드
   *[other] { shared-ranks } 묶음
}보다 높아요. 더 { $reversed ->
    [0] 낮은
   *[1] 약한
} 걸 내면 묶음을 깨야 { $jokers ->
    [0] 해요
   *[1] 하거나 조커를 써야 해요
}.
climbing-hint-beat-close = { $seat } 님이 { $count }장 남았으니 이길 수 있으면 이기세요.
climbing-hint-nothing = 이길 카드가 없으니 패스해야 해요.
climbing-hint-save-joker = 조커를 쓸 만하지 않아요.
climbing-hint-save-set = 묶음을 깰 만하지 않아요.
climbing-must-give = 먼저 { $seat } 님에게 { $count }장 주세요. “give”와 카드를 입력하세요.
