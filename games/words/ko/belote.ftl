belote-name = 블로트
    .line = 파트너와 으뜸패를 정하고 상대보다 점수를 많이 따세요.
    .aliases = 벨로트, 쿠앵슈, 콩트레
belote-rules = **맞은편 파트너와 함께 한 무늬를 으뜸패로 정하고, 상대보다 점수를 많이 따세요.**
    32장 중 다섯 장씩 받고 한 장을 뒤집어요. 차례로 그 카드를 받아서 그 무늬를 으뜸패로 만들 수 있어요. 아무도 안 받으면 차례로 다른 무늬를 지정할 수 있어요. 그다음 모두 여덟 장이 되게 받아요.
    으뜸패는 **J 9** A 10 K Q 8 7 순이고 잭이 20점, 9가 14점이에요. 다른 무늬는 A 10 K Q J 9 8 7 순이에요. 에이스 11점, 10은 10점, 킹 4점, 퀸 3점, 다른 잭 2점이고, 마지막 트릭은 10점이에요.
    같은 무늬를 내야 해요. 없으면 파트너가 이기고 있을 때가 아니면 으뜸패를 내야 해요. 되면 나온 으뜸패보다 높은 으뜸패를 내야 해요.
    으뜸패를 정한 팀은 상대보다 점수가 많아야 해요. 아니면 상대가 다 가져가요. 먼저 1,000점이 되는 팀이 이겨요.
    - **예:** 하트가 으뜸패이고 상대의 A♣가 이기고 있어요. 클로버가 없으니 하트를 내야 해요.
    .whole =
    - **으뜸패 정하기:** 딜러의 왼쪽 사람부터예요. 받은 사람은 뒤집은 카드와 두 장을, 다른 사람은 세 장을 더 받아요. 모두 두 번 패스하면 다음 사람이 돌려요.
    - **진행:** 딜러의 왼쪽 사람이 선이에요. 같은 무늬를 내야 해요. 없고 파트너가 이기고 있지 않으면 으뜸패를 내요. 으뜸패로 시작했을 때도, 파트너의 으뜸패라도, 되면 나온 으뜸패보다 높게 내요. 안 되면 더 낮은 으뜸패를 내요.
    - **족보 선언:** 한 무늬로 이어진 셋은 20점, 넷은 50점, 다섯 이상은 100점이에요. 잭 네 장은 200점, 9 네 장은 150점, 에이스, 10, 킹, 퀸 네 장은 100점이에요. 첫 카드를 낼 때 알려요. 첫 트릭이 끝나면 가장 좋은 족보를 가진 팀이 자기 족보를 모두 보여 주고 점수를 받아요. 같은 숫자 넷은 어떤 연속보다 높아요.
    - **블로트:** 으뜸 무늬의 킹과 퀸을 한 사람이 갖고 있으면 언제나 20점이에요.
    - **점수:** 으뜸패를 정한 팀이 더 많으면 양쪽 다 딴 만큼 받아요. 더 적으면 상대가 162점과 모든 족보 점수를 받아요. 같으면 정한 팀의 점수는 다음 판을 이긴 팀이 받아요. 여덟 트릭을 모두 따면 252점이에요.
    - **끝:** 둘 다 1,000점이 되면 높은 쪽이 이겨요.
    - **하우스 룰:** 쿠앵슈에서는 80부터 160까지, 또는 모든 트릭 250을 비드해요. 상대는 두 배(쿠앵슈)를, 나는 세 배(쉬르쿠앵슈)를 부를 수 있어요.
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = 족보 선언 없음
belote-variant-short = 짧게, 501점까지
belote-variant-coinche = 쿠앵슈, 비드 있음, 2,000점까지

belote-option-target = { shared-points-to-win }
belote-option-bidding = 으뜸패를 정하는 방법
    .take = 뒤집은 카드 받기
    .auction = 경매
belote-option-declarations = 연속과 같은 숫자 넷도 점수예요
belote-option-undertrump = 더 높게 낼 수 없어도 으뜸패를 내야 해요
belote-option-tie = 두 팀의 점수가 같으면
    .hang = 정한 팀의 점수를 다음 판에 걸어요
    .lost = 정한 팀이 실패예요
belote-option-belote_counts = 블로트를 계약 점수에 더해요

belote-do-take = 받기
do-coinche = 쿠앵슈
do-surcoinche = 쉬르쿠앵슈
belote-do-bid = { $number ->
    [250] 모든 트릭 { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } 님이 카드를 돌려요.
   *[1] { $seat } 님이 카드를 돌리고 { $turned } 뒤집었어요.
}
    .to-seat = { $takes ->
        [0] 내가 카드를 돌려요.
       *[1] 내가 카드를 돌리고 { $turned } 뒤집었어요.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = 아무도 { $card } 카드를 받지 않았어요. 다른 무늬를 지정하거나 패스하세요.
belote-passed-in = 모두 패스했어요. 점수 없이 { $seat } 님이 다음 딜러예요.
    .to-seat = 모두 패스했어요. 점수 없이 내가 다음 딜러예요.
belote-bids = { $seat } 님이 { $suit } { $number } 비드했어요.
    .short = { $number } 비드
    .to-seat = { $suit } { $number } 비드했어요.
belote-coinche = { $kind ->
    [coinche] { $seat } 님이 쿠앵슈를 불렀어요. 비드가 두 배예요.
   *[surcoinche] { $seat } 님이 쉬르쿠앵슈를 불렀어요. 비드가 세 배예요.
}
    .short = { $kind ->
        [coinche] 쿠앵슈
       *[surcoinche] 쉬르쿠앵슈
    }
    .to-seat = { $kind ->
        [coinche] 쿠앵슈를 불렀어요. 비드가 두 배예요.
       *[surcoinche] 쉬르쿠앵슈를 불렀어요. 비드가 세 배예요.
    }
belote-takes = { $seat } 님이 { $card } 받았어요. 으뜸패: { $suit }.
    .short = 받음
    .to-seat = { $card } 받았어요. 으뜸패: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] 이어진 셋
    [quarte] 이어진 넷
    [quint] 이어진 다섯 이상
   *[four] 같은 숫자 넷
}
belote-announces = { $seat } 님의 족보 선언: { belote-kind }.
    .to-seat = 내 족보 선언: { belote-kind }.
belote-declares = { $seat } 님이 { $cards } 보여 주고 { $points }점을 받아요.
    .to-seat = 내가 { $cards } 보여 주고 { $points }점을 받아요.
belote-says = { $second ->
    [0] { $seat } 님: “블로트”.
   *[1] { $seat } 님: “르블로트”. 20점이에요.
}
    .to-seat = { $second ->
        [0] “블로트”라고 말했어요.
       *[1] “르블로트”라고 말했어요. 20점이에요.
    }
belote-sum = { $kind ->
    [plain] 트릭 { $total }.
    [declared] 트릭 { $tricks } + 족보 { $declared } = { $total }.
    [belote] 트릭 { $tricks } + 블로트 { $belote } = { $total }.
   *[both] 트릭 { $tricks } + 족보 { $declared } + 블로트 { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = 나, { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } 님이 모든 트릭을 땄어요: { $ours } 대 { $theirs }.
    [made] { $seats } 님이 달성했어요: { $ours } 대 { $theirs }.
    [hung] { $seats } 님이 비겨서 { $held }점을 다음 판에 걸어요: { $ours } 대 { $theirs }.
   *[failed] { $seats } 님이 실패했어요: { $ours } 대 { $theirs }.
}
    .to-seats = { $result ->
        [capot] 나와 { $seats } 님이 모든 트릭을 땄어요: { $ours } 대 { $theirs }.
        [made] 나와 { $seats } 님이 달성했어요: { $ours } 대 { $theirs }.
        [hung] 나와 { $seats } 님이 비겨서 { $held }점을 다음 판에 걸어요: { $ours } 대 { $theirs }.
       *[failed] 나와 { $seats } 님이 실패했어요: { $ours } 대 { $theirs }.
    }
belote-for-made = 계약 달성 { $number }
belote-for-capot = 모든 트릭 { $number }
belote-for-failed = 계약 실패 { $number }
belote-for-hung = 계약 동점 { $number }
belote-for-beaten = 계약 저지 { $number }

belote-deed = { $made ->
    [0] {""}
   *[1] { $suit } 지정, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $suit } { $number }
}
belote-held = 보류
belote-made-by = 으뜸패, { $seat } 님이 지정
belote-subtitle = { $number }판 · { $phase ->
    [take] 받을까요?
    [name] 으뜸패 지정
    [auction] 경매
    [surcoinche] 쉬르쿠앵슈?
   *[play] 트릭 { $trick }
}
belote-call-take = 받기
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = { $suit } 무늬가 으뜸패면 절반 넘게 딸 거예요.
belote-hint-bid = { $suit } 무늬가 으뜸패면 { $number }점은 딸 거예요.
belote-hint-pass = { $kind ->
    [weak] { $suit } 잭이 있거나, 9와 두 장이 더 있어야 해요.
    [bid] { $suit } 무늬가 으뜸패여도 점수가 모자라요.
   *[little] { $suit } 무늬는 높지만 나머지가 너무 약해요.
}
belote-hint-enough = 우리 팀은 충분히 비드했어요.
belote-hint-raise = 파트너의 { $suit } 무늬를 도울 수 있어요. 비드를 올리세요.
belote-hint-coinche = 상대의 { $suit } 무늬를 막을 수 있을 거예요. 두 배를 부르세요.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = 아무도 못 이겨요. 상대의 으뜸패를 뽑아내세요.
belote-hint-draw-low = 낮은 으뜸패로 상대의 으뜸패를 뽑아내세요.
belote-hint-help = 파트너가 으뜸패를 정했어요. 상대의 으뜸패를 함께 뽑아내세요.
belote-hint-trumps = 으뜸패밖에 없어요. 가장 좋은 것으로 시작하세요.
belote-hint-sure = 상대에게 더 높은 게 없어요. 점수를 따세요.
belote-hint-short = 확실한 게 없으니 짧은 무늬에서 낮게 시작하세요.
belote-hint-give = 파트너가 이기고 있어요. 점수를 되도록 많이 주세요.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = 마지막 차례예요. 점수가 가장 높은 카드로 따세요.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = 아무도 못 이겨요.
belote-hint-over = 더 높게 내야 해요. 그중 가장 낮은 것을 내세요.
belote-hint-ruff = 같은 무늬가 없어요. 이길 수 있는 가장 낮은 으뜸패로 따세요.
belote-hint-wait = 확실히 이기는 게 없어요. 낮게 내세요.

belote-wrong-phase = { $phase ->
    [take] 뒤집은 카드를 받거나 패스하세요.
    [name] 무늬를 지정하거나 패스하세요.
    [auction] 무늬와 점수를 비드하거나 패스하세요.
    [surcoinche] 쉬르쿠앵슈를 부르거나 패스하세요.
   *[play] 으뜸패가 정해졌어요. 손패에서 내세요.
}
belote-not-yet = 아직 무늬를 지정할 수 없어요. { $card } 받거나 패스하세요.
belote-turned-down = { $suit } 무늬는 아무도 받지 않았어요. 지정할 수 있는 무늬: { $suits }.
belote-bid-too-low = 너무 낮아요. { $least } 이상 비드하거나 패스하세요.
belote-not-a-value = 비드는 80~160을 10 단위로, 또는 모든 트릭 250이에요. { $least } 이상 비드하세요.
belote-nothing-to-coinche = 아직 아무도 비드하지 않았어요. { $least } 이상 비드하거나 패스하세요.
belote-own-side = 마지막 비드는 파트너의 것이에요. { $least } 이상 비드하거나 패스하세요.
belote-must-trump = { $suit } 무늬가 없고 파트너가 이기고 있지 않아서 으뜸패를 내야 해요. 낼 수 있는 카드: { $cards }.
belote-must-go-over = { $card }보다 높게 내야 해요. 낼 수 있는 카드: { $cards }.
