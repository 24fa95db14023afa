big-two-name = 빅 투
    .line = 2가 가장 높고 포커 족보를 써요. 먼저 털면 승리.
    .aliases = 빅투, 대로이, 초대디
big-two-rules = **손패를 가장 먼저 다 터세요. 남은 사람은 들고 있는 카드만큼 잃어요.**
    가장 낮은 카드를 가진 사람이 그 카드를 넣어서 시작해요. 한 장, 페어, 트리플, 다섯 장 족보를 낼 수 있어요. 다음 사람부터는 같은 장수로 더 높게 내거나 패스해요. 다른 사람이 모두 패스하면 마지막에 낸 사람이 마음대로 다시 시작해요.
    3이 가장 낮고 **2**가 가장 높아요. 숫자가 같으면 무늬로 정해요. ♦가 가장 낮고 ♣, ♥, ♠ 순이에요. **다섯 장 족보, 높은 것부터:**
    { rules-hands-of-five }
    남은 카드는 한 장에 1점씩 잃어요. 열 장 이상이면 2점씩, 한 번도 못 냈으면 3점씩이에요. 여덟 라운드 뒤에 점수가 가장 높은 사람이 이겨요.
    - **예:** 지수가 5♦ 5♠로 시작해요. 내가 9♣ 9♥를 내고 민호가 9♦ 9♠를 내요. 숫자는 같지만 스페이드가 더 높아요. 지수와 내가 패스해서 민호가 다음 선이에요.
    .whole =
    - **딜:** 13장씩이에요. 세 명이면 17장씩이고 남는 한 장은 가장 낮은 카드를 받은 사람이 가져요. 두 명이면 덱의 절반을 빼요.
    - **선:** 가장 낮은 카드를 가진 사람이 그 카드를 넣어서 라운드를 시작해요. 그다음은 마지막에 낸 사람이 마음대로 시작해요.
    - **따라 내기:** 나온 장수만큼 더 높게 내거나 패스해요. 패스해도 나중에 다시 낼 수 있어요.
    - **순서:** 3, 4, 5 하고 킹까지, 그다음 에이스, 그다음 2예요. 숫자가 같으면 ♦, ♣, ♥, ♠ 순이에요. 페어는 높은 쪽 무늬로 견줘요.
    - **다섯 장 족보, 높은 것부터.** 위의 것은 아래 것을 모두 이겨요:
    { rules-hands-of-five }
    - **같은 족보끼리:** 플러시는 가장 높은 카드, 풀하우스는 세 장, 포카드는 네 장으로 견줘요. 포카드의 다섯 번째 카드는 아무거나 돼요. 네 장이나 투 페어는 족보가 아니에요.
    - **스트레이트**는 10-J-Q-K-A까지예요. 그 위가 2-3-4-5-6이고 A-2-3-4-5가 가장 높아요. 같은 스트레이트면 가장 높은 카드의 무늬로 정해요.
    - **마지막 카드:** 다음 사람이 한 장 남았을 때 한 장을 내려면 가장 높은 카드여야 해요. 패스하거나 여러 장을 내도 돼요.
    - **라운드의 끝:** 누가 다 털면 바로 끝나요. 남은 카드는 한 장에 1점씩 잃어요. 열 장 이상(17장 중 14장, 18장 중 15장)이면 2점씩, 한 장도 못 냈으면 3점씩이에요. 이긴 사람이 다 받아요.
    - **끝:** 여덟 라운드예요. 점수가 가장 높은 사람이 이겨요.
    - **예:** 지수가 다 털었어요. 나는 4장 남아서 −4, 민호는 11장이라 −22, 유나는 한 장도 못 내서 −39예요. 지수는 65점을 받아요.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = 홍콩, 엄격: 남을 털게 해 주면 모두의 몫을 내요
big-two-variant-taiwan = 대만: 폭탄 있음, 트리플과 플러시 없음
big-two-variant-pusoy_dos = 푸소이 도스: 다이아가 높아요
big-two-variant-western = 벌점: 누가 50점을 잃으면 가장 적은 사람이 이겨요

big-two-option-suits = 무늬, 낮은 것부터
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = 라운드를 시작하는 사람
    .lowest = 가장 낮은 카드를 가진 사람
    .winner = 지난 라운드의 승자
big-two-option-must_include = 첫 카드에 가장 낮은 카드를 넣어야 해요
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = 다음 선까지 빠져요
big-two-option-triples = 트리플을 따로 낼 수 있어요
big-two-option-straights = 스트레이트, 낮은 것부터
    .twos_top = 3-4-5-6-7부터 에이스까지, 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, 3-4-5-6-7부터 에이스까지, 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6부터 에이스까지
    .no_twos = 3-4-5-6-7부터 에이스까지, 2는 못 써요
big-two-option-flushes = 플러시를 견주는 기준
    .top_card = 가장 높은 카드
    .all_cards = 다섯 장 모두
    .suit = 무늬 먼저
    .none = 없음 (플러시를 안 써요)
big-two-option-same_kind = 다섯 장 족보는 같은 족보나 포카드, 스트레이트 플러시로만 이길 수 있어요
big-two-option-bombs = 포카드와 스트레이트 플러시는 장수와 상관없이 무엇이든 이겨요
big-two-option-last_card = 다음 사람이 한 장 남았을 때
    .top = 한 장은 가장 높은 카드여야 해요
    .free = 마음대로 내요
big-two-option-assist = 다음 사람이 한 장으로 털게 해 주면 모두의 몫을 내요
big-two-option-double_from = 한 장에 2점씩이 되는 장수
    .zero = { shared-never }
big-two-option-triple = 한 장도 못 냈으면 한 장에 3점씩이에요
big-two-option-twos_double = 남은 2마다 잃는 점수가 두 배예요
big-two-option-finish_double = 2, 포카드, 스트레이트 플러시로 털면 모두 두 배예요
big-two-option-settlement = 점수
    .winner = 진 사람이 이긴 사람에게 내요
    .pairwise = 모두가 서로 계산해요
    .points = 진 사람만 잃고, 이긴 사람은 받지 않아요
big-two-option-three_deal = 세 명일 때
    .all = 카드를 모두 나눠요
    .thirteen = 13장씩
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = 게임이 끝나는 벌점
    .zero = { shared-no-limit }

big-two-suits = 무늬, 낮은 순
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] 한 장
    [pair] 페어
    [triple] 트리플
    [straight] 스트레이트
    [flush] 플러시
    [full-house] 풀하우스
    [four] 포카드
   *[straight-flush] 스트레이트 플러시
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score }점
big-two-tag-one = 한 장!
big-two-deed = { $count ->
    [0] 다 털었음
   *[other] { $count }장 { $unplayed ->
        [1] 남음, 못 냄
       *[0] 남음
    }: { $number }
}
big-two-for-all = 모두의 몫 { $number }

big-two-plays = { $seat } 님이 { $cards } 냈어요: { big-two-kind }.
    .to-seat = { $cards } 냈어요: { big-two-kind }.
big-two-wins = { $seat } 님이 다 털어서 라운드를 이겼어요!
    .to-seat = 다 털어서 라운드를 이겼어요!
big-two-left = { $seat } 님에게 남은 카드: { $cards }, { $number }점.
    .to-seat = 내게 남은 카드: { $cards }, { $number }점.
big-two-blamed = { $seat } 님이 { $other } 님을 털게 해 줘서 모두의 몫을 내요: { $number }점.
    .to-seat = 내가 { $other } 님을 털게 해 줘서 모두의 몫을 내요: { $number }점.
    .to-other = { $seat } 님이 나를 털게 해 줘서 모두의 몫을 내요: { $number }점.

big-two-hint-high = { $seat } 님이 한 장 남았으니 높은 카드를 내세요.
big-two-hint-lead-high = { $seat } 님이 한 장 남았어요. 한 장을 내야 한다면 높은 카드를 내세요.
big-two-hint-five = { $kind ->
    [four] 포카드
   *[other] { big-two-kind }
}로 다섯 장을 한 번에 털어요{ $twos ->
    [1] . 2도 지켜요
   *[0] {""}
}.
big-two-hint-lead = { $kind ->
    [triple] 이 트리플로
    [pair] 이 페어로
   *[single] 이 카드로
} 시작하세요. { $few ->
    [1] 거의 다 털었어요.
   *[0] 가장 필요 없는 카드예요.
}
big-two-hint-follow = { $kind ->
    [triple] 이 트리플로
    [pair] 이 페어로
   *[single] 이 카드로
} 이길 수 있어요. { $few ->
    [1] 거의 다 털었어요.
   *[0] 가장 필요 없는 카드예요.
}
big-two-it = 그것

big-two-must-open = 내가 라운드를 시작해요. { $card } 혼자 내거나 어울리는 카드와 함께 내세요.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] 두 장은 페어여야 해요.
    [three] 세 장은 트리플이어야 해요.
    [no-triples] 이 테이블에서는 트리플을 따로 낼 수 없어요.
    [two-pairs] 투 페어는 낼 수 없어요. 하나만 내세요.
    [four] 네 장은 낼 수 없어요. 포카드에는 다섯 번째 카드가 필요해요.
    [five] 그 다섯 장은 스트레이트, 플러시, 풀하우스, 포카드가 아니에요.
   *[many] 다섯 장까지만 낼 수 있어요.
} 한 장, 페어, { $triples ->
    [1] 트리플,{ " " }
   *[0] {""}
}다섯 장 족보를 내세요.
big-two-other-size = { shared-other-size }
big-two-other-kind = 여기서는 더 높은 { big-two-kind }나 포카드, 스트레이트 플러시로만 이길 수 있어요.
big-two-too-low = 너무 낮아요. { $cards }보다 높은 { $kind ->
    [single] 카드를
    [pair] 페어를
    [triple] 트리플을
    [straight-flush] 스트레이트 플러시를
   *[other] { big-two-kind }나 더 높은 족보를
} 내거나 패스하세요.
big-two-must-top = { $other } 님이 한 장 남아서 한 장을 내려면 가장 높은 카드여야 해요. { $card }나 여러 장을 내거나 패스하세요.
