president-name = 대부호
    .line = 먼저 털면 대부호, 마지막은 대빈민.
    .aliases = 대통령, 프레지던트, 대부호 게임
president-rules = **손패를 가장 먼저 다 털면 대부호, 마지막은 대빈민이에요.**
    선은 한 장이나, 같은 숫자 여러 장의 **묶음**(페어, 트리플)을 내요. 다음 사람부터는 더 높은 숫자를 같은 장수로 내거나 패스해요. 3이 가장 낮고 에이스까지 올라가며 2가 가장 높아요.
    패스하면 그 트릭에서는 빠져요. 아무도 더 낼 수 없거나 내지 않으면, 마지막에 낸 사람이 다시 선이에요.
    다음 라운드에는 대빈민이 대부호에게 가장 좋은 두 장을 바치고, 대부호는 필요 없는 두 장을 돌려줘요.
    여섯 라운드 뒤에 점수가 가장 높은 사람이 이겨요.
    - **예:** 지수가 6♣ 6♦로 시작해요. 내가 9♥ 9♠를 내고, 민호는 패스하고, 유나가 J♣ J♦를 내요. 지수와 내가 패스해서 유나가 다음 선이에요.
    .whole =
    - **딜:** 카드를 모두 나눠요. 한 장 더 받는 사람도 있어요. 첫 라운드 뒤에는 대빈민이 돌려요.
    - **선:** 첫 라운드에는 3♣를 가진 사람이 그 카드로, 또는 다른 3과 함께 시작해요. 다음 라운드부터는 대부호가 시작해요. 그다음은 마지막 트릭을 딴 사람이 마음대로 시작해요. 선은 패스할 수 없어요.
    - **따라 내기:** 나온 장수만큼 더 높은 숫자를 내거나 패스해요. 패스하면 다음 선까지 빠져요. 무늬는 상관없어요.
    - **순서:** 3, 4, 5 하고 킹까지, 그다음 에이스, 그다음 2예요.
    - **트릭을 따는 때:** 아무도 남지 않았을 때예요. 딴 사람이 손패를 다 털었으면 다음 사람이 선이에요.
    - **신분:** 1등은 **대부호**, 2등은 **부호**, 끝에서 둘째는 **빈민**, 꼴찌는 **대빈민**이에요. 나머지는 평민이에요. 세 명이면 부호와 빈민이 없어요.
    - **교환:** 다음 라운드 전에 대빈민의 가장 좋은 두 장이 대부호에게, 빈민의 가장 좋은 한 장이 부호에게 가요. 그다음 둘 다 같은 장수를 마음대로 돌려줘요. 다른 사람은 볼 수 없어요.
    - **점수:** 이긴 사람 수만큼이에요. 네 명이면 3, 2, 1, 0점이에요.
    - **끝:** 여섯 라운드예요. 동점이면 대부호를 가장 많이 한 사람, 그다음은 대빈민을 가장 적게 한 사람이 이겨요.
    - **예:** 잭 페어가 나와 있어요. Q♣ Q♦나 2 페어로 이길 수 있어요. 에이스 한 장이나 킹 세 장은 안 돼요.
    - **하우스 룰**로 **혁명**(같은 숫자 네 장이면 숫자 순서가 뒤집혀요), 트릭을 끝내는 8, 조커, 연속 등을 더할 수 있어요.
president-paragraphs =
    .president-must-open = 2
    .president-must-lead = 2
    .president-one-rank = 2
    .president-other-size = 3
    .president-too-low = 3
    .climbing-must-give = 7

president-variant-eleven = 11점까지: 대부호 2점, 부호 1점
president-variant-skip_it = 같은 숫자는 건너뛰기, 2는 트릭 끝, 패스해도 안 빠짐
president-variant-scum_leads = 조커 두 장, 대빈민이 시작하고 한 장을 바쳐요
president-variant-daifugo = 일본식 대부호: 혁명, 8 끊기, 조커
president-variant-daifugo_full = 일본식 대부호, 규칙 전부

president-option-jokers = 조커 수
president-option-first_lead = 두 번째 라운드부터 시작하는 사람
    .president = 대부호
    .scum = 대빈민
    .lowest = 3♣를 가진 사람이 그 카드로
president-option-equal = 같은 숫자의 묶음
    .no = 못 이겨요
    .allowed = 이겨요
    .skips = 이기고 다음 사람을 건너뛰어요
president-option-pass_rule = { shared-when-you-pass }
    .locked = { shared-out-of-trick }
    .reenter = { shared-come-back }
president-option-twos = 2는
    .high = 그냥 가장 높은 카드예요
    .clear = 트릭을 끝내고, 한 장으로 어떤 묶음이나 연속도 이겨요
president-option-revolution = 같은 숫자 네 장이면 그 라운드 동안 순서가 뒤집혀요
president-option-eight_stop = 8은 트릭을 끝내요
president-option-jack_back = 잭은 그 트릭 동안 순서를 뒤집어요
president-option-spade_three = 3♠는 조커 한 장을 이겨요
president-option-runs = 셋 이상의 연속
    .off = 낼 수 없어요
    .suited = 한 무늬로
    .any = 아무 무늬로
president-option-bad_finish = 2, 조커, 트릭을 끝내는 8로 털면 꼴찌예요
president-option-capital_fall = 다른 사람이 1등을 하면 대부호는 꼴찌가 돼요
president-option-exchange_count = 대빈민과 대부호가 바꾸는 장수
    .zero = { shared-none }
president-option-give_back = 대부호가 돌려주는 카드
    .any = 아무거나
    .lowest = 가장 낮은 카드
president-option-scoring = 점수
    .places = 이긴 사람 수만큼
    .titles = 대부호 2, 부호 1
    .presidencies = 대부호 1
president-option-target = { shared-points-to-win }
    .zero = { shared-no-limit }
president-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

do-several = 두 장 이상 내기
do-run = { $number }장 연속 내기

president-title = { $title ->
    [president] 대부호
    [vice] 부호
    [vice-scum] 빈민
    [scum] 대빈민
   *[citizen] 평민
}
president-line-first = { $score }점
president-line = { president-title } · { $score }
president-place = { $number }등
president-reason = 대부호: { $presidents }, 대빈민: { $scums }
president-order = 낮은 순
president-ranks = 3 → 2
president-reversed = 2 → 3
president-run = { $seat }: { $rank }부터 { $count }장 연속
president-jokers = { $seat }: { $count ->
    [1] 조커
   *[other] 조커 페어
}

president-skips = { $other } 님 차례를 건너뛰어요.
    .to-other = 내 차례를 건너뛰어요.
president-eight = 8이에요!
president-two = 2예요!
president-three = 3♠가 조커를 이겼어요!
president-revolution = 혁명! { $reversed ->
    [1] 이제 3이 가장 높고 2가 가장 낮아요.
   *[0] 다시 2가 가장 높아요.
}
president-jacks = 잭이 순서를 뒤집어요. 이 트릭에서는 { $reversed ->
    [1] 3이 가장 높아요.
   *[0] 2가 가장 높아요.
}
president-out = { $seat } 님이 { president-place }으로 털었어요{ $number ->
    [1] !
   *[other] .
}
    .to-seat = { president-place }으로 털었어요{ $number ->
        [1] !
       *[other] .
    }
president-bad = { $seat } 님은 금지된 카드로 털어서 { president-place }이에요.
    .to-seat = 금지된 카드로 털어서 { president-place }이에요.
president-falls = { $seat } 님이 대부호에서 꼴찌로 떨어졌어요.
    .to-seat = 내가 대부호에서 꼴찌로 떨어졌어요.
president-ends = { $seat } 님: { president-title }, { $number }점.
    .to-seat = 나: { president-title }, { $number }점.

president-hint-run = 연속이면 한 번에 { $count }장을 털어요{ $leads ->
    [1] {""}
   *[0] . 충분히 높아요
}.
president-hint-finish = 더 낮은 걸 내면 털고 나갈 카드가 없어져요.
president-hint-stuck = 이걸 내면 털고 나갈 카드가 없어져요.
president-hint-sure = 아무도 못 이기니 선을 지키며 다 털 수 있어요.
president-hint-early = 그렇게 높게 내기엔 일러요. 누가 거의 다 털 때까지 아끼세요.

president-must-open = 3♣로 라운드를 시작해요. 혼자 내거나 어울리는 카드와 함께 내세요.
president-must-lead = { shared-must-lead }
president-one-rank = { $runs ->
    [off] 함께 낼 수 없는 카드예요. 같은 숫자를 조커와 함께 낼 수 있어요.
   *[other] 묶음도 연속도 아니에요. 같은 숫자나, 셋 이상 이어지는 카드를 내세요.
}
president-no-runs = 이 테이블에서는 연속을 낼 수 없어요. 같은 숫자를 내세요.
president-run-suit = 연속은 한 무늬여야 해요. 한 무늬의 연속이나 같은 숫자를 내세요.
president-other-size = { shared-other-size }
president-other-kind = { $kind ->
    [run] { $count }장 연속이 나와 있어요. 더 높은 { $count }장 연속을 내거나 패스하세요.
   *[other] { $count }장 묶음이 나와 있어요. 같은 숫자 { $count }장을 내거나 패스하세요.
}
president-too-low = { $kind ->
    [jokers] 그걸로는 조커{ $count ->
        [1] {""}
       *[other] { " " }두 장
    }를 못 이겨요. 이길 카드가 없으면 패스하세요.
    [run] 너무 낮아요. { $rank }보다 { $reversed ->
        [1] 낮은 숫자에서(순서가 뒤집혔어요)
       *[0] 높은 숫자에서
    } 시작하는 연속을 내거나 패스하세요.
   *[other] 너무 낮아요. { $equal ->
        [1] { $rank } { $reversed ->
            [1] 이하를(순서가 뒤집혔어요)
           *[0] 이상을
        }
       *[0] { $rank }보다 { $reversed ->
            [1] 낮은 숫자를(순서가 뒤집혔어요)
           *[0] 높은 숫자를
        }
    } 내거나 패스하세요.
}
