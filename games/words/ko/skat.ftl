skat-name = 스카트
    .line = 비드해서 혼자 두 사람과 겨뤄요.
    .aliases = 스캇
skat-rules = **가장 높게 비드한 사람이 혼자 두 사람과 겨뤄, 카드의 120점 중 61점을 노려요.**
    32장 중 열 장씩 받고 두 장은 뒷면으로 남아요. 이것이 **스카트**예요. 내 게임의 값어치만큼 비드해요. 비드에서 이기면 스카트를 받고 두 장을 버리거나, 받지 않고 **핸드** 게임을 해요. 그다음 게임을 정해요.
    - **무늬:** 잭 네 장(♣ ♠ ♥ ♦ 순으로 높음)이 으뜸패이고, 그다음 그 무늬의 A 10 K Q 9 8 7이에요.
    - **그랑:** 잭만 으뜸패예요.
    - **눌:** 으뜸패가 없고 10이 잭보다 낮아요. 트릭을 하나라도 따면 져요.
    같은 무늬가 있으면 내야 해요. 잭은 으뜸 무늬예요. 에이스 11점, 10은 10점, 킹 4점, 퀸 3점, 잭 2점이에요.
    - **예:** J♣는 있고 J♠는 없는 하트 게임은 “위드 1, 게임 2”에 10을 곱해요. 이기면 20, 지면 −40이에요.
    .whole =
    - **비드:** 딜러 왼쪽의 두 번째 사람이 첫 번째 사람에게 비드하고, 첫 번째 사람은 그 수를 받거나 패스해요. 남은 사람에게 세 번째 사람이 이어서 비드해요.
    - **값:** 클로버 12, 스페이드 11, 하트 10, 다이아 9, 그랑 24. 여기에 마타도르 수 + 1, 그리고 핸드, 슈나이더(한쪽이 30점 이하), 슈바르츠(트릭 없음)마다 1을 더해서 곱해요. 핸드 게임에서는 슈나이더, 슈바르츠, 우베르(손패 공개)를 선언해서 1씩 더할 수 있어요.
    - **마타도르:** 가장 높은 으뜸패부터 이어서 있거나(위드) 없는(위다웃) 장수예요. 스카트는 내 것으로 쳐요.
    - **눌:** 23, 핸드 35, 우베르 46, 둘 다 59.
    - **점수:** 이기면 값만큼 얻고, 지면 두 배를 잃어요. 값이 비드보다 낮으면 비드에 이르는 다음 배수를 잃어요.
    - **진행:** 딜러의 왼쪽 사람이 선이에요. { rules-trick }
    - **네 명:** 딜러가 쉬어요.
    - **람슈**(하우스 룰): 모두 패스하면 잭만 으뜸패로 해서 모두 점수를 피해요.
    - **끝:** 모두 네 번씩 딜러를 해요. 점수가 가장 높은 사람이 이겨요.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = 리그, 보너스 있음
skat-variant-ramsch = 람슈 있음
skat-variant-home = 람슈와 콘트라 있음

skat-option-rounds = 한 사람이 딜러를 하는 횟수
    .zero = { shared-no-limit }
skat-option-scoring = 점수
    .classic = 값만
    .seeger_fabian = 보너스 포함
skat-option-passed_in = 모두 패스하면
    .next = 다음 판
    .ramsch = 람슈
skat-option-ramsch_skat = 람슈에서 스카트는
    .last_trick = 마지막 트릭과 함께
    .loser = 점수가 가장 많은 사람에게
skat-option-kontra = 비드한 상대는 두 배를 부를 수 있어요

do-hold = 네
do-yes = 네, { $number }
skat-do-take = 스카트 받기
skat-do-bid = { $number } 비드
do-game = { $suit } { $symbol }
do-game-grand = 그랑
do-game-null = 눌
do-game-null-ouvert = 눌 우베르
do-hand = 핸드 { $symbol }
do-hand-grand = 그랑 핸드
do-hand-null = 눌 핸드
do-hand-null-ouvert = 눌 핸드 우베르
do-hand-more = 선언
do-schneider = { $symbol } 슈나이더
do-schwarz = { $symbol } 슈바르츠
do-ouvert = { $symbol } 우베르
do-grand-schneider = 그랑 슈나이더
do-grand-schwarz = 그랑 슈바르츠
do-grand-ouvert = 그랑 우베르
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = 콘트라
do-re = 레

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}핸드
}{ $extra ->
    [none] {""}
    [schneider] {" "}슈나이더
    [schwarz] {" "}슈바르츠
   *[ouvert] {" "}우베르
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] 그랑
   *[null] 눌
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } 님이 카드를 돌리고 쉬어요.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] 내가 카드를 돌리고 쉬어요.
    }
skat-bids = { bids-tricks }
    .short = { $number } 비드
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } 님이 { $number } 받았어요.
    .short = 받음
    .to-seat = { $number } 받았어요.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } 님이 { $number } 비드로 혼자 해요.
    .to-seat = 내가 { $number } 비드로 혼자 해요.
skat-takes = { $seat } 님이 스카트를 받았어요.
    .short = 받음
    .to-seat = 스카트를 받았어요.
skat-discards = { $seat } 님이 두 장을 버렸어요.
    .short = 버림
    .to-seat = 두 장을 버렸어요.
skat-announces = { $seat } 님의 게임: { skat-game }.
    .short = { skat-game }
    .to-seat = 내 게임: { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } 님이 콘트라를 불렀어요. 판돈: × { $stake }
   *[re] { $seat } 님이 레를 불렀어요. 판돈: × { $stake }
}
    .short = { $kind ->
        [kontra] 콘트라
       *[re] 레
    }
    .to-seat = { $kind ->
        [kontra] 콘트라를 불렀어요. 판돈: × { $stake }
       *[re] 레를 불렀어요. 판돈: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = 모두 패스했어요. 점수 없음.
skat-ramsch = 모두 패스했어요. 람슈: 점수를 피하세요!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] , { $points }점
}.
skat-ends = { $made ->
    [0] { $seat } 님이 졌어요: { skat-result }
   *[1] { $seat } 님이 이겼어요: { skat-result }
}
    .to-seat = { $made ->
        [0] 내가 졌어요: { skat-result }
       *[1] 내가 이겼어요: { skat-result }
    }
skat-counts = { $holds ->
    [0] 위다웃 { $matadors }
   *[1] 위드 { $matadors }
}, 게임 { $at_game }{ $at_hand ->
    [0] {""}
   *[other] , 핸드 { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] , 슈나이더 { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] , 선언 { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] , 슈바르츠 { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] , 선언 { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] , 우베르 { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = 비드 { $number }보다 낮아서 졌어요. { $value } 잃어요.
skat-scores = { $seat }: { SIGNED($gain) }점.
    .to-seat = 나: { SIGNED($gain) }점.
skat-lay = 스카트: { $cards }.

skat-for-game = { skat-game } { $number }
skat-for-bonus = 보너스 { $number }
skat-for-ramsch = 람슈 { $number }
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · 쉼
skat-tag = { skat-game } { $number }
skat-tag-declarer = 혼자, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = { $number }판 · { $phase ->
    [skat] 스카트
    [discard] 버리기
    [game] 게임 선택
    [kontra] 콘트라?
    [re] 레?
    [play] 트릭 { $trick }
   *[bid] 비드
}
skat-bid = 비드
skat-by = { $seat } 님 게임
skat-everyone = 모두 함께
skat-badge = { $kind ->
    [suit] {""}
    [grand] 그랑
    [null] 눌
   *[ramsch] 람슈
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = 스카트
skat-taken-by = 스카트, { $seat } 님이 받음

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] {" "}위다웃 { $matadors }
       *[1] {" "}위드 { $matadors }
    }
}
skat-hint-bid = { skat-with } 게임이면 { $value }까지 갈 수 있어요.
skat-hint-enough = 가장 좋은 { skat-with } 게임도 값이 { $value }뿐이에요.
skat-hint-weak = 고를 만한 강한 게임이 없어요.
skat-hint-take = 카드 두 장이 더 있으면 좋아요.
skat-hint-hand = { skat-game } 게임에는 스카트가 필요 없어요. 핸드 게임이 값이 높아요.
skat-hint-discard = { skat-game } 게임에 가장 필요 없는 두 장이에요.
skat-hint-game = 손패에는 { skat-game } 게임이 가장 좋아요.
skat-hint-double = { $doubles ->
    [0] 질 수도 있어요. 두 배를 부르지 마세요.
   *[1] 이길 거예요. 두 배를 부르세요.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = 아무도 못 이겨요. 상대의 으뜸패를 뽑아내세요.
skat-hint-draw-low = 낮은 으뜸패로 상대의 으뜸패를 뽑아내세요.
skat-hint-sure = 상대에게 더 높은 게 없어요. 점수를 따세요.
skat-hint-trumps = 으뜸패밖에 없어요.
skat-hint-long = 가장 긴 무늬로 시작하면 나중에 높은 카드로 딸 수 있어요.
skat-hint-beaten = 이번엔 딸 수 없어요. 점수를 적게 주세요.
skat-hint-throw = 점수가 얼마 없어요. 으뜸패를 아끼세요.
skat-hint-last = 마지막 차례예요. 점수가 가장 높은 카드로 따세요.
skat-hint-wait = 확실히 이기는 게 없어요. 점수를 적게 주세요.
skat-hint-high = 아무도 못 이길 거예요.
skat-hint-trump = 같은 무늬가 없으니 으뜸패로 따세요.
skat-hint-through = 다음이 주공이에요. 긴 무늬에서 낮게 시작하세요.
skat-hint-short = 주공이 마지막이에요. 짧은 무늬로 시작하세요.
skat-hint-give = 파트너가 이기고 있어요. 점수를 되도록 많이 주세요.
skat-hint-risk = 점수가 많이 걸려 있어요. 해 볼 만해요.
skat-hint-low = 이 카드는 트릭을 따는 일이 거의 없어요.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = 짧은 무늬에서 낮게 시작하세요. 주공이 따야 할지도 몰라요.
skat-hint-null-throw = 나중에 낮게 낼 수 있게 높은 카드를 버리세요.
skat-hint-null-under = 주공이 이기고 있어요. 더 낮게 내세요!
skat-hint-null-low = 뒤에 주공이 있어요. 낮게 내세요.

skat-wrong-phase = { $phase ->
    [skat] 스카트를 받거나 핸드 게임을 선언하세요.
    [discard] { skat-two-cards }
    [game] 게임을 정하세요.
    [kontra] 콘트라를 부르거나 패스하세요.
    [re] 레를 부르거나 패스하세요.
    [play] 손패에서 내세요.
   *[bid] 비드하거나, 받거나, 패스하세요.
}
skat-not-a-value = 그런 값의 게임은 없어요. 가까운 값: { $numbers }.
skat-bid-too-low = 너무 낮아요. { $least } 이상 비드하거나 패스하세요.
skat-answer-first = { $seat } 님이 { $number } 비드했어요. 받거나 패스하세요.
skat-nothing-to-hold = 남의 비드만 받을 수 있어요. { $least } 이상 비드하거나 패스하세요.
skat-forehand-18 = 다른 사람이 모두 패스했어요. { $least } 비드하거나 패스하세요.
skat-take-or-hand = 먼저 스카트를 받거나 핸드 게임을 선언하세요.
skat-taken = 스카트를 받았어요. 무늬, 그랑, 눌 중에서 정하세요.
skat-hand-only = 그건 핸드 게임에서만 돼요. 무늬, 그랑, 눌, 눌 우베르 중에서 정하세요.
skat-below-bid = 그건 값이 { $value }뿐인데 { $bid } 비드했어요. { $ouvert ->
    [0] 무늬나 그랑을 고르세요
   *[1] 무늬, 그랑, 눌 우베르 중에서 고르세요
}.
skat-two-cards = 열두 장 중 두 장을 버리세요.
skat-has-not-bid = 비드하거나 받은 상대만 콘트라를 부를 수 있어요.
skat-sits-out = 딜러라서 이번 판은 쉬어요.
skat-jacks = { $trump ->
    [0] 같은 무늬가 있고, 잭은 으뜸패예요.
   *[1] 으뜸패로 시작했고, 잭도 으뜸패예요.
} 낼 수 있는 카드: { $cards }.
