palace-name = 팰리스
    .line = 손패, 앞면, 뒷면 순으로 털어요. 마지막까지 남으면 패배.
    .aliases = 궁전, 카르마
palace-rules = **카드를 다 터세요. 먼저 손패, 그다음 앞에 놓인 세 장, 그다음 아무도 못 본 세 장이에요. 마지막까지 카드가 남은 사람이 져요.**
    먼저 여섯 장 중 어떤 세 장을 앞면으로 놓을지 골라요. 좋은 카드는 마지막에 도움이 돼요.
    내 차례에 더미 맨 위와 같거나 높은 숫자를 한 장이나 같은 숫자 여러 장 내요. 무늬는 상관없어요. 그다음 세 장이 되게 뽑아요. 낼 수 없거나 내기 싫으면 더미를 다 가져가요.
    특별한 카드는 둘이에요. **2**는 어디에나 내고, 그 위에는 무엇이든 낼 수 있어요. **10**은 어디에나 내고 더미를 태워요. 태운 카드는 빠지고 한 번 더 해요. 같은 숫자 네 장도 태워요.
    - **예:** 잭이 맨 위이고 4, 4, 퀸이 있어요. 퀸만 맞아요. 퀸을 내고 한 장 뽑아요.
    .whole =
    - **딜:** 아무도 못 보는 뒷면 세 장을 한 줄로, 그 위에 앞면 세 장, 손패 세 장이에요. 나머지는 뽑는 더미예요. 여섯 명이면 두 덱이에요.
    - **고르기:** 모두 동시에 여섯 장 중 앞면으로 놓을 세 장을 골라요.
    - **처음:** 딜러의 왼쪽부터 앞면에 3이 있는 사람이 시작해요. 없으면 손에 있는 사람, 그다음 4로 같은 식이에요.
    - **내 차례:** 맞는 숫자를 한 장이나 여러 장 내고, 뽑는 더미가 있는 동안 세 장이 되게 뽑아요. 낼 수 있어도 더미를 가져갈 수 있어요. 그러면 다음 사람이 새로 시작해요.
    - **맞는 카드:** 맨 위와 같거나 높은 숫자, 에이스가 가장 높아요. 2와 10은 언제나 맞아요.
    - **태우기:** 10은 더미를 태워요. 누가 냈든 맨 위에 같은 숫자 네 장이 모여도 태워요.
    - **앞면과 뒷면 카드:** 손패가 없으면 앞면 카드를, 그다음 뒷면 카드를 내요. 한 번에 섞어 낼 수 없어요. 뒷면 카드는 뒤집어서 맞으면 낸 것이고, 안 맞으면 그 카드와 더미를 가져가요. 손패가 다시 생기면 손패부터 내요.
    - **끝:** 카드가 없으면 나가요. 마지막까지 카드가 남은 사람이 져요. 손패가 돌고 돌기만 하면 라운드를 멈추고, 카드가 가장 많은 사람이 져요.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7에는 7 이하, 투명한 8
palace-variant-mirror = 투명한 3, 8은 건너뛰기, 10은 맞아야 함
palace-variant-strict = 낼 수 있으면 내야 해요
palace-variant-long_match = 다섯 라운드, 나간 등수로 점수

palace-option-packs = 덱 수
    .auto = 하나, 여섯 명이면 둘
    .one = 하나
    .two = 둘
palace-option-swap = 시작하기 전에 앞면 카드를 골라요
palace-option-starter = 처음 내는 사람
    .three = 가장 낮은 카드를 가진 사람
    .left = { shared-left-of-dealer }
palace-option-three = 3은
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = 다른 카드와 같아요
palace-invisible = 투명해요: 어디에나 내고, 아래 카드로 쳐요
palace-option-seven = 7은
    .plain = { palace-plain }
    .lower = 7 이하로 받아야 해요
palace-option-eight = 8은
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = 건너뛰기: 한 장마다 한 사람을 건너뛰어요
palace-option-ten_on = 10을 낼 수 있는 곳
    .any = 어디에나
    .fits = 숫자가 맞는 곳
palace-option-four_burns = 같은 숫자 네 장이면 더미를 태워요
palace-option-must_play = 낼 수 있으면 내야 해요
palace-option-scoring = 게임
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = 앞면으로
    .with = { $picked } 앞면으로
do-three-up = 앞면 카드 세 장 고르기
do-flip = { $number }번 뒤집기
palace-do-take = 더미 가져가기

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } 님이 골랐어요.
    .to-seat = 골랐어요.
palace-swaps = { $seat } 님이 { $turned } 카드를 앞면으로 놓았어요.
    .to-seat = 내가 { $turned } 카드를 앞면으로 놓았어요.
palace-begins = { $kind ->
    [three] 가장 낮은 카드를 가진 { $other } 님부터 시작해요.
   *[left] { $other } 님부터 시작해요.
}
    .to-other = { $kind ->
        [three] 가장 낮은 카드가 있어서 나부터 시작해요.
       *[left] 나부터 시작해요.
    }
palace-takes = { $seat } 님이 더미 { shared-cards }을 가져갔어요.
    .short = { $count }장 가져감
    .to-seat = 더미 { shared-cards }을 가져왔어요.
palace-burns = { $kind ->
    [four] 같은 숫자 네 장! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] 같은 숫자 네 장! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } 님이 { shared-cards }을 태우고 한 번 더 해요.
   *[no] { $seat } 님이 { shared-cards }을 태웠어요.
}
    .to-seat = { $again ->
        [yes] { shared-cards }을 태우고 한 번 더 해요.
       *[no] { shared-cards }을 태웠어요.
    }
palace-flips = { $seat } 님이 { $card } 뒤집었어요.
    .to-seat = { $card } 뒤집었어요.
palace-misses = { $seat } 님이 { $turned } 뒤집었는데 안 맞아서 { shared-cards }을 가져갔어요.
    .short = { $count }장 가져감
    .to-seat = { $turned } 뒤집었는데 안 맞아서 { shared-cards }을 가져왔어요.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } 님을 건너뛰어요.
    .to-other = 내 차례를 건너뛰어요.
palace-out = { $other } 님이 다 털었어요!
    .to-other = 내가 다 털었어요!
palace-broken-off = 아무도 나아가지 못해서 라운드가 끝났어요.
palace-loses = { $other } 님이 { shared-cards } 남아서 졌어요.
    .to-other = 나는 { shared-cards } 남아서 졌어요.

palace-prompt = 앞면 카드 세 장을 고르세요
palace-chose = 고름
palace-choosing = 고르는 중
palace-pile = 더미
palace-fits = 낼 것
palace-lower = 7 이하
palace-burned = 태운 카드
palace-ends-in = 남은 차례
palace-zone-up = 앞면 카드를 낼 차례
palace-zone-blind = 뒷면 카드를 뒤집을 차례

palace-hint-swap = 가장 좋은 카드예요. 마지막까지 아끼세요.
palace-hint-flip = 어느 것이든 똑같아요. 행운을 빌어요!
palace-hint-take = 맞는 카드가 없으니 더미를 가져가세요.
palace-hint-worth = 더미가 작고, 좋은 카드는 나중에 더 값져요.
palace-hint-burn = 태우세요. { $count }장이 없어지고 한 번 더 해요.
palace-hint-stuck = { $other } 님의 카드를 봤는데, 여기 맞는 게 없어요.
palace-hint-special = 맞는 다른 카드를 쓰면 손해가 더 커요.
palace-hint-several = 한 번에 { $count }장을 털어요.
palace-hint-low = 맞는 카드 중 가장 낮아요. 좋은 카드는 아끼세요.

palace-too-few-cards = 여섯 명이면 두 덱이 필요해요.
palace-three-of-six = { $cards } 중에서 앞면으로 놓을 세 장을 고르세요.
palace-has-chosen = 이미 골랐어요. { $seats } 님이 아직 고르는 중이에요.
palace-no-pile = 가져갈 더미가 없어요. 아무 카드나 낼 수 있어요.
palace-must-play = { $kind ->
    [blind] 더미를 가져갈 수 없어요. 카드를 뒤집으세요.
   *[other] 낼 수 있으면 내야 해요. 낼 수 있는 카드: { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] 먼저 손패를 내세요.
    [up] 먼저 앞면 카드를 내세요.
   *[blind] 뒷면 카드만 남았어요. 하나 뒤집으세요.
}
palace-no-such-place = 거기엔 카드가 없어요. 뒤집을 수 있는 자리: { $places }.
palace-too-low = 너무 낮아요. { $rank ->
    [A] 에이스가 필요해요
   *[other] { rank-name } 이상이 필요해요
}{ $kind ->
    [some] . 이것도 돼요: { $cards }
   *[none] {""}
}.
palace-not-above-seven = 맨 위가 7이라 7 이하가 필요해요{ $kind ->
    [some] . 이것도 돼요: { $cards }
   *[none] {""}
}.
