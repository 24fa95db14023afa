euchre-name = 유커
    .line = 파트너와 으뜸패를 정하고 다섯 트릭 중 셋을 따세요.
euchre-rules = **맞은편 파트너와 함께 한 무늬를 으뜸패로 정하고, 다섯 트릭 중 적어도 셋을 따세요.**
    카드는 9부터 에이스까지 24장이에요. 다섯 장씩 받고 한 장을 뒤집어요. 차례로 그 카드를 오더 업해서 그 무늬를 으뜸패로 만들 수 있어요. 그러면 딜러가 그 카드를 받고 다른 한 장을 버려요. 네 명 모두 패스하면 카드를 덮고, 차례로 다른 무늬를 지정할 수 있어요. 아무도 안 하면 딜러가 정해야 해요.
    { rules-trick } { rules-trick-trump }
    가장 좋은 으뜸패는 으뜸 무늬의 잭, **라이트 바워**예요. 그다음은 같은 색 다른 무늬의 잭, **레프트 바워**이고, 이제 원래 무늬가 아니라 으뜸패예요. 그다음은 A K Q 10 9예요.
    으뜸패를 정하고 3~4트릭을 따면 1점, 5트릭 모두면 2점이에요. 그보다 적으면 **유커**이고 상대가 2점을 받아요. 파트너 없이 **단독**으로 할 수도 있어요. 그러면 5트릭 모두 따면 4점이에요. 먼저 10점이 되는 팀이 이겨요.
    - **예:** 하트가 으뜸패이고 누가 A♥로 시작했어요. 내 손에 J♦와 A♦가 있어요. J♦는 이제 하트라서 내야 하고, 이겨요.
    .whole =
    - **덱:** 무늬마다 9 10 J Q K A. 파트너끼리 마주 앉아요.
    - **딜:** 카드를 한 장씩 열어 J♠를 받은 사람이 첫 딜러예요. 다섯 장씩 받고, 다음 카드를 남은 세 장 위에 뒤집어요. 판마다 딜러가 왼쪽으로 돌아요.
    - **첫 바퀴:** 딜러의 왼쪽부터 한 번씩 패스하거나 뒤집은 카드를 오더 업해요. 오더 업하면 그 무늬가 으뜸패예요. 딜러가 그 카드를 받고 여섯 장 중 하나를 뒷면으로 버려요.
    - **둘째 바퀴:** 모두 패스하면 카드를 덮어요. 차례로 패스하거나 나머지 세 무늬 중 하나를 지정해요. 딜러는 마지막이고 꼭 지정해야 해요.
    - **으뜸패, 높은 것부터:** 으뜸 무늬의 잭(라이트 바워), 같은 색의 다른 잭(레프트 바워), A K Q 10 9. 레프트 바워는 모든 점에서 으뜸패예요. 다른 무늬는 A K Q J 10 9 순이에요.
    - **진행:** 딜러의 왼쪽 사람이 아무거나로 시작해요. { rules-trick } { rules-trick-trump }
    - **단독:** 으뜸패를 정한 사람은 그 자리에서 단독으로 하겠다고 할 수 있어요. 파트너는 카드를 내려놓고 쉬어요. 파트너가 딜러면 뒤집은 카드는 아무도 받지 않아요.
    - **점수:** 으뜸패를 정한 팀은 3~4트릭이면 1점, 5트릭이면 2점, 단독으로 5트릭이면 4점이에요. 3트릭보다 적으면 유커이고 상대가 2점을 받아요.
    - **끝:** 먼저 10점이 되는 팀이 이겨요.
    - **예:** Q♠를 뒤집었고 딜러의 파트너가 오더 업했어요. 딜러는 그 카드를 받고 한 장뿐인 9♦를 버려요. 이제 다이아가 없어서 으뜸패로 딸 수 있어요. 딜러의 J♣는 이번 판에서 두 번째로 좋은 카드예요.
    - **하우스 룰**로 조커, 단독 수비, 나쁜 손패의 다시 돌리기 등을 더할 수 있어요.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = 딜러도 패스할 수 있어요
euchre-variant-ontario = 딜러의 파트너는 단독으로만 오더 업할 수 있어요
euchre-variant-midwest = 농부의 손패, 단독 수비 가능
euchre-variant-british = 영국식: 조커 있음, 21점까지
euchre-variant-old_style = 고전: 32장, 5점까지

euchre-option-target = { shared-points-to-win }
euchre-option-pack = 덱의 카드 수 (32장: 7부터)
euchre-option-joker = 조커가 가장 높은 으뜸패예요
euchre-option-stick_dealer = 모두 두 번 패스하면 딜러가 무늬를 지정해야 해요
euchre-option-canadian_loner = 딜러의 파트너는 단독으로만 오더 업할 수 있어요
euchre-option-need_trump = 으뜸패로 정하는 무늬의 카드가 손에 있어야 해요
euchre-option-defend_alone = 누가 단독으로 하면 한 사람이 단독 수비할 수 있어요
euchre-option-farmers_hand = 세 장을 남은 세 장과 바꿀 수 있는 경우
    .off = { shared-never }
    .three_alike = 9 세 장이나 10 세 장
    .three_low = 9와 10 아무거나 세 장
euchre-option-misdeal = 다시 돌려 달라고 할 수 있는 경우
    .off = { shared-never }
    .nines_tens = 9와 10밖에 없을 때
euchre-option-alone_lead = 누가 단독으로 할 때 첫 선
    .left_of_dealer = 딜러의 왼쪽
    .left_of_maker = 단독으로 하는 사람의 왼쪽
euchre-option-alone_march = 단독으로 5트릭을 딴 점수
euchre-option-lone_euchre = 단독으로 하는 사람을 유커시킨 점수
euchre-option-defender_alone = 단독 수비로 유커시킨 점수
euchre-option-super_euchre = 5트릭을 모두 따서 유커시킨 점수

do-order = 오더 업
do-order-alone = 오더 업, 단독
do-pick-up = 카드 받기
do-pick-up-alone = 카드 받기, 단독
do-trump-alone = 단독 { $symbol } { $suit }
do-defend-alone = 단독 수비
do-defend-together = 함께 수비
do-farmer = 바꾸기
    .with = { $picked } 바꾸기
    .pick = { $most }장 바꾸기
do-keep = 그대로 두기
do-redeal = 다시 돌리기

euchre-draw = { $seat } 님이 J♠를 받아서 딜러예요.
    .to-seat = J♠를 받아서 내가 딜러예요.
euchre-deals = { $seat } 님이 카드를 돌리고 { $card } 뒤집었어요.
    .to-seat = 내가 카드를 돌리고 { $card } 뒤집었어요.
euchre-low-hand = { $seat } 님은 낮은 카드뿐인 농부의 손패라 바꾸거나 다시 돌릴 수 있어요.
    .to-seat = 나는 낮은 카드뿐인 농부의 손패라 바꾸거나 다시 돌릴 수 있어요.
euchre-keeps = { $seat } 님이 카드를 그대로 뒀어요.
    .short = 그대로
    .to-seat = 카드를 그대로 뒀어요.
euchre-exchanges = { $seat } 님이 { $cards } 보여 주고 남은 세 장과 바꿨어요.
    .short = 3장 교환
    .to-seat = { $cards } 보여 주고 남은 세 장과 바꿨어요.
euchre-redeals = { $seat } 님이 9와 10뿐인 손패를 보여 줘서 다시 돌려요.
    .short = 다시 돌리기
    .to-seat = 9와 10뿐인 손패를 보여 줘서 다시 돌려요.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = 모두 패스해서 { $card } 카드를 덮었어요.
euchre-orders = { $seat } 님이 오더 업했어요{ $alone ->
    [0] {""}
   *[1] {" "}(단독)
}. 으뜸패: { $suit }.
    .short = 오더 업
    .to-seat = 오더 업했어요{ $alone ->
        [0] {""}
       *[1] {" "}(단독)
    }. 으뜸패: { $suit }.
euchre-picks-up = { $seat } 님이 카드를 받았어요{ $alone ->
    [0] {""}
   *[1] {" "}(단독)
}. 으뜸패: { $suit }.
    .short = 카드 받음
    .to-seat = 카드를 받았어요{ $alone ->
        [0] {""}
       *[1] {" "}(단독)
    }. 으뜸패: { $suit }.
euchre-names = { $seat } 님이 으뜸패를 { $suit } 무늬로 정했어요{ $alone ->
    [0] {""}
   *[1] {" "}(단독)
}.
    .short = 으뜸패 지정
    .to-seat = 으뜸패를 { $suit } 무늬로 정했어요{ $alone ->
        [0] {""}
       *[1] {" "}(단독)
    }.
euchre-thrown-in = 모두 또 패스했어요. 점수 없이 { $seat } 님이 다음 딜러예요.
    .to-seat = 모두 또 패스했어요. 점수 없이 내가 다음 딜러예요.
euchre-discards = { $seat } 님이 버렸어요.
    .short = 버림
    .to-seat = 카드를 버렸어요.
euchre-defends = { $seat } 님이 { $alone ->
    [0] 파트너와 함께 수비해요
   *[1] 단독으로 수비해요
}.
    .to-seat = { $alone ->
        [0] 파트너와 함께 수비해요
       *[1] 단독으로 수비해요
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] 유커! { $number }트릭뿐이라 { $seats } 님이 { $points }점을 받아요.
    [made] { $alone ->
        [0] { $seats } 님이
       *[1] { $seat } 님이 단독으로
    } { $number }트릭을 땄어요: 1점.
   *[other] { $alone ->
        [0] { $seats } 님이
       *[1] { $seat } 님이 단독으로
    } 다섯 트릭을 모두 땄어요: { $points }점.
}
    .to-seat = { $feat ->
        [euchre] 유커! { $number }트릭뿐이라 { $seats } 님이 { $points }점을 받아요.
        [made] { $alone ->
            [0] 나와 { $seats } 님이
           *[1] 내가 단독으로
        } { $number }트릭을 땄어요: 1점.
       *[other] { $alone ->
            [0] 나와 { $seats } 님이
           *[1] 내가 단독으로
        } 다섯 트릭을 모두 땄어요: { $points }점.
    }
    .to-seats = { $feat ->
        [euchre] 유커! { $number }트릭뿐이라 나와 { $seats } 님이 { $points }점을 받아요.
        [made] { $alone ->
            [0] 나와 { $seats } 님이
           *[1] { $seat } 님이 단독으로
        } { $number }트릭을 땄어요: 1점.
       *[other] { $alone ->
            [0] 나와 { $seats } 님이
           *[1] { $seat } 님이 단독으로
        } 다섯 트릭을 모두 땄어요: { $points }점.
    }
euchre-stands = { $kind ->
    [won] { $seats } 님이 이겼어요, { $most } 대 { $least }.
    [even] { $most } 대 { $most } 동점이에요.
   *[ahead] { $seats } 님이 앞서요, { $most } 대 { $least }.
}
    .to-seats = { $kind ->
        [won] 나와 { $seats } 님이 이겼어요, { $most } 대 { $least }.
        [even] { $most } 대 { $most } 동점이에요.
       *[ahead] 나와 { $seats } 님이 앞서요, { $most } 대 { $least }.
    }

euchre-for-made = 으뜸패 지정 { $number }
euchre-for-march = 5트릭 { $number }
euchre-for-alone = 단독 5트릭 { $number }
euchre-for-euchre = 유커 { $number }
euchre-deed = { $made ->
    [0] {""}
   *[1] { $suit } 지정, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] 지정 · { shared-tricks }
    [alone] 단독 · { shared-tricks }
    [defends] 수비 · { shared-tricks }
    [out] 쉼
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = 꼭 지정해야 해요
euchre-subtitle = { $number }판 · { $phase ->
    [farmer] 낮은 카드?
    [order] 오더 업?
    [name] 으뜸패 지정
    [discard] 버리기
    [defend] 단독 수비?
   *[play] 트릭 { $trick }
} · { $target }점까지
euchre-made-by = 으뜸패, { $seat } 님이 지정
euchre-turned-down = { $card } 덮음
euchre-call-pass = 패스
euchre-call-order = { $picks_up ->
    [0] 오더 업
   *[1] 받기
}{ $alone ->
    [0] {""}
   *[1] , 단독
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}단독
}
euchre-call-defend = { $alone ->
    [0] 함께
   *[1] 단독 수비
}

euchre-count = 으뜸패 { $trumps }장, 다른 에이스 { $aces }장, 없는 무늬 { $voids }개
euchre-hint-order = { $suit } 무늬면 { euchre-count }: 약 { $tricks }트릭이에요. 오더 업하세요.
euchre-hint-pick-up = 카드를 받으면 { euchre-count }: 약 { $tricks }트릭이에요. 받으세요.
euchre-hint-name = { $suit } 무늬면 { euchre-count }: 약 { $tricks }트릭이에요. 지정하세요.
euchre-hint-next = 딜러 팀이 그 색을 넘겼어요. { $suit } 무늬면 { euchre-count }: 약 { $tricks }트릭이에요.
euchre-hint-thin = { $suit } 무늬로 약 { $tricks }트릭이라 아슬아슬하지만, 상대가 으뜸패를 정하게 두지 마세요.
euchre-hint-alone = 파트너가 필요 없어요. { euchre-count }, 약 { $tricks }트릭이에요. 단독으로 하세요.
euchre-hint-stuck = 하나를 지정해야 하는데 { $suit } 무늬가 가장 좋아요. { euchre-count }, 약 { $tricks }트릭이에요.
euchre-hint-pass = { $suit } 무늬로는 약 { $tricks }트릭뿐이에요. 패스하세요.
euchre-hint-none = 강한 무늬가 없어요. 패스하세요.
euchre-hint-blind = 아직 카드를 볼 수 없으니 어떤 무늬든 똑같아요.
euchre-hint-defend = 아무도 못 뺏는 트릭이 셋 있어요. 단독으로 하세요.
euchre-hint-together = 확실한 트릭이 셋이 안 돼요. 파트너와 함께 하세요.
euchre-hint-farmer = 무엇으로 바꿔도 더 나빠지기 어려워요.
euchre-hint-keep = 그대로 두세요.
euchre-hint-redeal = 이런 손패로는 하나도 못 따요. 다시 돌리자고 하세요.
euchre-hint-discard-void = 그 무늬가 이 한 장뿐이에요. 버리면 그 무늬를 으뜸패로 딸 수 있어요.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = 으뜸패밖에 없으니 가장 낮은 것을 버리세요.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = 파트너가 으뜸패를 정했어요. 바워로 시작해서 상대의 으뜸패를 함께 뽑아내세요.
euchre-hint-draw = 먼저 상대의 으뜸패를 뽑아내세요.
euchre-hint-sure = 상대에게 더 높은 카드가 없어요. 누가 이 무늬를 다 쓰기 전에 시작하세요.
euchre-hint-short = 확실한 게 없으니 가장 짧은 무늬에서 높게 시작하세요.
euchre-hint-save-ace = 단독을 상대할 때 에이스는 나중에 더 쓸모 있어요. 다른 무늬 중 가장 짧은 것으로 시작하세요.
euchre-hint-pull = 가장 좋은 으뜸패로 시작하세요. 상대의 으뜸패가 빠지면 남은 카드로 마지막 트릭을 딸 수 있어요.
euchre-hint-throw = 이번엔 딸 수 없어요. 나중에 상대를 막기 가장 어려운 카드를 버리세요.
euchre-hint-left = 레프트 바워로 따세요. 나중에 혼자 남으면 라이트 바워에게 져요.
euchre-hint-trumps = 으뜸패밖에 없어요. 가장 좋은 것으로 시작하세요.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = 이번엔 딸 수 없어요. 낮게 내고 에이스와 으뜸패를 아끼세요.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = 이 무늬에서 가장 높게 내세요.
euchre-hint-ruff = 같은 무늬가 없으니, 이길 수 있는 가장 낮은 으뜸패로 따세요.

euchre-wrong-phase = { $phase ->
    [farmer] 낮은 카드부터 정하세요. 테이블 규칙에 따라 세 장을 보여 주고 바꾸거나, 다시 돌리자고 하거나, 그대로 두세요.
    [order] 뒤집은 카드 { $turned } 오더 업할까요? 오더 업, 단독 오더 업, 패스 중에서 고르세요.
    [name] 으뜸패를 지정할 차례예요. 뒤집었던 { $turned }의 무늬가 아닌 무늬를 고르거나 패스하세요.
    [blind] 조커가 뒤집혔으니 카드를 보기 전에 으뜸패를 지정하세요.
    [discard] 카드를 받았어요. 여섯 장 중 하나를 버리세요.
    [defend] 단독으로 수비할까요, 파트너와 함께 할까요?
   *[play] 으뜸패가 정해졌어요. 손패에서 내세요.
}
euchre-not-yet = 아직 무늬를 지정할 수 없어요. { $card } 오더 업하거나 패스하세요.
euchre-must-go-alone = 파트너가 딜러라서 단독으로만 오더 업하거나 패스할 수 있어요.
euchre-need-a-trump = 으뜸패로 정하려면 그 무늬가 있어야 해요. 있는 무늬: { $suits }.
euchre-is-down = { $suit } 무늬는 덮은 카드의 무늬라 지금은 으뜸패로 정할 수 없어요. { $count ->
    [0] 패스할 수 있어요.
   *[other] 지정할 수 있는 무늬: { $suits }.
}
euchre-stuck = 다른 사람이 모두 패스해서 꼭 지정해야 해요: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] 9 세 장이나 10 세 장을 보여 주세요.
   *[three_low] 9와 10 중에서 세 장을 보여 주세요.
} 있는 카드: { $cards }.
euchre-sits-out = { $seat } 님이 단독으로 해서 이번 판은 쉬어요.
euchre-left-bower = { $suit } 무늬가 있으니 같은 무늬를 내야 해요. { $card } 카드는 이제 { suit-name } 무늬예요. 낼 수 있는 카드: { $cards }.
