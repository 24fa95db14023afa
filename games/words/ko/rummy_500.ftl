rummy-500-name = 러미 500
    .line = 멜드를 내려놓고 버린 더미를 파헤치세요.
    .aliases = 러미, 500 러미, 러미500
rummy-500-rules = **세트와 런을 내려놓으세요. 내려놓은 건 점수, 손에 남은 건 벌점이에요.**
    뽑는 더미에서 뽑거나 버린 더미를 파헤쳐요. 어떤 카드든 그 위의 카드와 함께 가져올 수 있지만, 그 카드는 바로 내려놓아야 해요. 그다음 **멜드**(같은 숫자 서너 장, 또는 한 무늬로 이어진 세 장 이상)를 내려놓고, 낱장을 아무 멜드에나 붙여요. 그다음 한 장 버려요.
    누가 카드를 다 털면 라운드가 끝나요. 먼저 500점이 되면 이겨요.
    - **예:** 7이 두 장 있고 버린 더미에 7♠가 두 장 밑에 있어요. 세 장을 다 가져와 7을 내려놓으면 21점이에요.
    .whole =
    - **딜:** 두 명이면 13장씩, 더 많으면 일곱 장씩 받고 한 장을 뒤집어요. 네 명까지 한 덱, 더 많으면 두 덱이에요.
    - **뽑기:** 뽑는 더미에서 한 장, 또는 버린 카드 하나를 그 위의 카드와 함께 가져와요. 그 버린 카드는 멜드로, 또는 멜드에 붙여서 바로 내려놓아야 해요. 나머지는 손패예요. 맨 위의 카드라도 그냥 가질 수 없어요.
    - **멜드:** 무늬가 모두 다른 같은 숫자 서너 장, 또는 한 무늬로 이어진 세 장 이상이에요. 에이스는 낮거나 높아요. A 2 3이나 Q K A는 되고 K A 2는 안 돼요. 내려놓은 카드는 그대로 있어요.
    - **붙이기:** 테이블의 아무 멜드에나 낱장을 붙여요. 남의 멜드에 붙여도 내 점수예요.
    - **버리기:** 버리면 차례가 끝나요. 멜드, 붙이기, 버리기 무엇으로든 카드가 없어지면 다 턴 것이고 라운드가 끝나요.
    - **더미가 비면?** 내려놓을 수 있는 버린 카드는 아직 가져올 수 있어요. 패스하면 라운드가 끝나고 턴 사람은 없어요.
    - **점수:** 2부터 9는 그 숫자, 10 J Q K는 10, 에이스는 15(런의 낮은 끝이면 1)예요. 내려놓은 것은 더하고 손에 남은 것은 빼니, 라운드에서 점수를 잃을 수도 있어요.
    - **끝:** 누가 500점이 되면 점수가 가장 높은 사람이 이겨요. 같으면 함께 이겨요.
    - **예:** 7♣ 7♦ 7♥로 21점, 런에 6♦를 붙여 6점이에요. 에이스, 5, 킹이 남아서 −30점이에요. 3점을 잃었어요.
    - **조커**를 쓰면 어떤 카드든 되고 15점이에요. 멜드에는 다른 카드가 두 장 있어야 하고, 조커를 바꿔 갈 수 없어요.
    - **파트너**는 손패까지 점수를 더해요.
rummy-500-paragraphs =
    .rummy-500-draw-first = 2
    .rummy-500-no-use = 2
    .rummy-500-not-in-pile = 2
    .rummy-500-use-first = 2
    .rummy-500-no-meld = 3
    .rummy-500-no-fit = 4
    .rummy-500-which-meld = 4
    .rummy-500-lay-or-discard = 5
    .rummy-500-stock-empty = 6

rummy-500-variant-jokers = 조커 두 장
rummy-500-variant-fives = 쉬운 계산: 작은 카드 5점, 에이스 15점
rummy-500-variant-kitchen = 집에서: 맨 위는 그냥 가져오고, 버려서 털어야 해요
rummy-500-variant-partners = 파트너
rummy-500-variant-short = 짧게, 250점까지

rummy-500-option-target = { shared-points-to-win }
rummy-500-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
rummy-500-option-hand_size = { shared-cards-dealt }
    .zero = 두 명이면 13장, 아니면 7장
rummy-500-option-packs = 덱 수
    .zero = 하나, 다섯 명부터 둘
rummy-500-option-jokers = 덱마다 조커 수
    .zero = { shared-none }
rummy-500-option-aces = 런의 에이스
    .both = 낮거나 높게
    .low = 낮게, 어디서나 적은 점수
    .high = 높게
rummy-500-option-low_ace = 낮은 에이스의 점수
rummy-500-option-values = 2부터 9의 점수
    .pips = 그 숫자
    .fives = 5점씩
rummy-500-option-top_free = 맨 위 버린 카드는 내려놓지 않고 가져올 수 있어요
rummy-500-option-must_discard = 버려서 털어야 해요
rummy-500-option-stock_out = 더미가 비면
    .end = 버린 카드를 가져오지 않으면 라운드가 끝나요
    .renew = 버린 카드를 한 번 섞어요
rummy-500-option-out_bonus = 다 턴 점수
rummy-500-option-teams = 파트너
    .none = { shared-none }
    .pairs = 마주 앉은 두 명씩
    .two = 번갈아 앉은 두 팀

do-lay = 붙이기
    .with = { $picked } 붙이기
do-lay-on = 멜드 { $number }에 붙이기
    .with = { $picked } 멜드 { $number }에 붙이기
do-lay-on-low = 멜드 { $number } 낮은 쪽에 붙이기
    .with = { $picked } 멜드 { $number } 낮은 쪽에 붙이기
do-on = 멜드 { $number }에
do-on-low = 멜드 { $number } 낮은 쪽에
do-low = 낮은 쪽에
    .after = { $picked } 낮은 쪽에
do-meld = 멜드
order-draw = 뽑는 더미에서 뽑기

rummy-500-deals = { $seat } 님이 카드를 돌리고 { $card } 뒤집었어요.
    .to-seat = 내가 카드를 돌리고 { $card } 뒤집었어요.
rummy-500-melds = { $seat } 님이 { $cards } 내려놓았어요: { $points }점.
    .to-seat = { $cards } 내려놓았어요: { $points }점.
rummy-500-lays-off = { $seat } 님이 { $card } 붙였어요: { $kind ->
    [set] 세트, 멜드 { $number },
   *[run] 런, 멜드 { $number },
} { $points }점.
    .to-seat = { $card } 붙였어요: { $kind ->
        [set] 세트, 멜드 { $number },
       *[run] 런, 멜드 { $number },
    } { $points }점.
rummy-500-one-left = { $seat } 님이 한 장 남았어요.
    .to-seat = 한 장 남았어요.
rummy-500-renews = 버린 카드를 섞어 새 더미를 만들었어요.
rummy-500-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
rummy-500-out = { $seat } 님이 다 털었어요!
    .to-seat = 다 털었어요!
rummy-500-ends = 턴 사람 없이 라운드가 끝났어요.
rummy-500-scores = { $seat } 님: 내려놓은 { $points }, 남은 { $number }: { SIGNED($gain) }점.
    .to-seat = 나: 내려놓은 { $points }, 남은 { $number }: { SIGNED($gain) }점.

rummy-500-line = { $score } · 멜드 { $points }
rummy-500-holding = 벌점 { $points }
rummy-500-target = 목표
rummy-500-meld = 멜드 { $number }, { $seat }
rummy-500-for-melds = 내려놓은 { $number }
rummy-500-for-hand = 남은 { $number }
rummy-500-for-out = 다 턴 { $number }

rummy-500-hint-draw = 버린 더미에 가져올 만한 게 없어요.
rummy-500-hint-pass = 지금 라운드를 끝내는 게 손해가 가장 적어요.
rummy-500-hint-completes = 가져오면 { $cards } 완성이고, 이번 차례에 모두 { $points }점이에요.
rummy-500-hint-fits = { $card } 카드는 테이블에 맞아요. 이번 차례에 { $points }점을 내려놓을 수 있어요.
rummy-500-hint-lay = 지금 { $points }점이고, 내려놓으면 벌점이 안 돼요.
rummy-500-hint-alone = 어울리는 카드가 없고, 누가 다 털면 { $points }점을 잃어요.
rummy-500-hint-least = 없어도 가장 괜찮고, 누가 다 털면 { $points }점을 잃어요.

rummy-500-few-cards = 뽑는 더미로 남을 카드가 모자라요. 더 적게 돌리거나 두 덱으로 하세요.
rummy-500-no-teams = 팀은 네 명, 여섯 명, 여덟 명이 필요해요.
rummy-500-draw-first = 먼저 뽑는 더미에서 뽑으세요{ $count ->
    [0] .
   *[other] . 가져올 수 있는 버린 카드: { $cards }.
}
rummy-500-stock-empty = 더미가 비었어요. { $count ->
    [0] 패스할 수밖에 없어요.
   *[other] 버린 카드를 가져오거나({ $cards }) 패스하세요.
}
rummy-500-not-in-pile = { $card } 카드는 버린 더미에 없어요. { $count ->
    [0] 가져올 수 있는 카드가 없어요.
   *[other] 가져올 수 있는 카드: { $cards }.
}
rummy-500-no-use = { $card } 바로 내려놓을 수 없어서 가져올 수 없어요. { $count ->
    [0] 가져올 수 있는 카드가 없어요.
   *[other] 가져올 수 있는 카드: { $cards }.
}
rummy-500-use-first = { $card } 가져왔으니 먼저 멜드로 내려놓거나 멜드에 붙이세요.
rummy-500-lay-or-discard = 뽑았어요. 멜드를 내려놓거나, 붙이거나, 한 장 버려서 차례를 끝내세요.
rummy-500-keep-one = 버려서 털어야 하니 버릴 카드를 한 장 남기세요.
rummy-500-which-meld = { $card } 카드는 여러 멜드에 맞아요. 어느 것인지 말하세요: { $numbers }.
rummy-500-no-fit = { $card } 카드는 거기에 안 맞아요. { $count ->
    [0] 테이블의 어떤 멜드에도 안 맞아요.
   *[other] 맞는 멜드: { $numbers }.
}
rummy-500-no-meld = { $why ->
    [few] 멜드는 세 장 이상이어야 해요.
    [jokers] 멜드에는 조커가 아닌 카드가 두 장 있어야 해요.
    [twice] 세트에 같은 카드를 두 번 쓸 수 없어요.
    [long] 세트는 네 장까지예요.
    [suits] 숫자도 무늬도 같지 않아요.
   *[gap] 이어지지 않아서 런이 아니에요. K A 2는 안 돼요.
}
