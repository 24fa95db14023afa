dou-dizhu-name = 더우디주
    .line = 농민 둘이 지주와 겨뤄요. 먼저 털면 승리.
    .aliases = 투지주, 투디주, 지주 게임, 鬪地主
dou-dizhu-rules = **지주 한 명이 농민 두 명과 겨뤄요. 먼저 다 턴 사람의 편이 이겨요.**
    판돈을 3까지 비드해요. 가장 높게 비드한 사람이 지주가 되어 세 장을 더 받고 선이에요. 한 장, 페어, 트리플(한 장이나 페어를 붙여도 돼요), 다섯 장 이상의 스트레이트 등을 내요. { dou-dizhu-rules-following }
    무늬는 상관없어요. 3이 가장 낮고 에이스까지 올라가며, 그 위가 **2**와 조커예요. { dou-dizhu-rules-bombs } 낼 때마다 판돈이 두 배예요.
    { dou-dizhu-rules-points } 여섯 라운드 뒤에 점수가 가장 높은 사람이 이겨요.
    - **예:** 지수가 2로 지주예요. 내가 폭탄을 내서 판돈이 4가 되고, 민호가 먼저 다 털었어요. 지수는 8점을 잃고 나와 민호는 4점씩 받아요.
    .whole =
    - **딜:** 17장씩 받아요. 세 장은 뒷면으로 남아요.
    - **비드:** 한 번씩, 앞보다 높게 비드하거나 패스해요. 3이 나오면 끝이에요. 지주가 받는 세 장은 모두가 봐요. 모두 패스하면 다시 돌려요. 세 번째 딜에서는 처음 비드한 사람이 1로 해요.
    - **진행:** 지주가 선이에요. { dou-dizhu-rules-following } 패스해도 나중에 다시 낼 수 있어요.
    - **종류:** 한 장, 페어, 트리플. 스트레이트는 다섯 숫자 이상, 연속 페어는 페어 셋 이상, 비행기는 트리플 둘 이상이 이어진 것이고, 2와 조커는 쓸 수 없어요. 트리플마다 한 장씩, 또는 페어를 하나씩 붙일 수 있어요. 같은 숫자 네 장에는 두 장이나 페어 둘을 붙일 수 있어요.
    - **붙이는 카드:** 조커 두 장을 함께, 또는 같은 숫자 네 장은 붙일 수 없고, 비행기를 더 길게 할 수 있는 트리플도 안 돼요.
    - **폭탄.** { dou-dizhu-rules-bombs } 카드를 붙인 네 장은 폭탄이 아니에요.
    - **판돈**은 비드예요. 폭탄과 로켓마다 두 배가 돼요. 스프링도 두 배예요. 농민이 한 번도 못 냈는데 지주가 털거나, 지주가 한 번만 냈는데 농민이 터는 것이에요. { dou-dizhu-rules-points }
    - **끝:** 여섯 라운드예요. 점수가 가장 높은 사람이 이겨요.
dou-dizhu-rules-following = 다음 사람부터는 같은 종류를 같은 장수로 더 높게 내거나 패스해요. 두 번 패스하면 마지막에 낸 사람이 다시 선이에요.
dou-dizhu-rules-bombs = 같은 숫자 네 장은 **폭탄**이고, 더 높은 폭탄 말고는 다 이겨요. 조커 두 장은 **로켓**이고 무엇이든 이겨요.
dou-dizhu-rules-points = 지주는 판돈의 두 배를, 농민은 판돈만큼을 따거나 잃어요.
dou-dizhu-paragraphs =
    .dou-dizhu-bid-higher = 2
    .dou-dizhu-must-lead = 3
    .dou-dizhu-other-size = 3
    .dou-dizhu-too-low = 3
    .dou-dizhu-no-combination = 4
    .dou-dizhu-attached-wrong = 5
    .dou-dizhu-other-kind = 6

dou-dizhu-variant-call_and_grab = 부르고 뺏기: 두 배로 지주를 뺏어요
dou-dizhu-variant-book = 원칙대로: 이어지는 비드, 같은 카드는 못 붙임
dou-dizhu-variant-simple = 간단히: 적은 종류, 작은 판돈

dou-dizhu-option-bidding = 비드 방식
    .once = 1~3 중에서 한 번씩
    .open = 두 명이 패스할 때까지
    .grab = 부른 뒤 두 배로 뺏기
dou-dizhu-option-passed_in = 모두 패스하면
    .redeal = 다시 돌려요, 두 번까지
    .first_plays = 처음 비드한 사람이 1로 해요
dou-dizhu-option-first_bidder = 처음 비드하는 사람
    .rotate = 다음 사람
    .winner = 먼저 턴 사람
dou-dizhu-option-attached_alike = 붙이는 낱장끼리 같아도 돼요
dou-dizhu-option-pairs_attached = 페어를 붙일 수 있어요
dou-dizhu-option-four_with_two = 같은 숫자 네 장에 둘을 붙일 수 있어요
dou-dizhu-option-spring = 스프링이면 판돈이 두 배예요
dou-dizhu-option-doubling = 시작하기 전에 몰래 두 배 걸기
dou-dizhu-option-max_doubles = 두 배가 되는 최대 횟수
    .zero = { shared-no-limit }
dou-dizhu-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }

dou-dizhu-do-call = 지주 부르기
dou-dizhu-do-bid = { $number } 비드
do-grab = 지주 뺏기
dou-dizhu-bids-first = { $seat } 님부터 비드해요.{ dou-dizhu-last-deal }
    .to-seat = 나부터 비드해요.{ dou-dizhu-last-deal }
dou-dizhu-last-deal = { $last ->
    [1] {" "}모두 패스하면 처음 비드한 사람이 1로 해요.
   *[0] {""}
}
dou-dizhu-call = { $kind ->
    [bid] { $number }
    [call] 부르기
    [grab] 뺏기
   *[pass] { shared-passed }
}
dou-dizhu-calls = { $kind ->
    [bid] { $seat } 님이 { $number } 비드했어요.
    [call] { $seat } 님이 지주를 불렀어요.
    [grab] { $seat } 님이 지주를 뺏었어요. 판돈이 두 배예요.
   *[pass] { shared-passes }
}
    .to-seat = { $kind ->
        [bid] { $number } 비드했어요.
        [call] 지주를 불렀어요.
        [grab] 지주를 뺏었어요. 판돈이 두 배예요.
       *[pass] { shared-passes.to-seat }
    }
dou-dizhu-redeal = 모두 패스해서 다시 돌려요.
dou-dizhu-landlord = { $seat } 님이 { $number }에 지주가 되고 { $cards } 받았어요.
    .to-seat = 내가 { $number }에 지주가 되고 { $cards } 받았어요.
dou-dizhu-chooses = { $seat } 님이 정했어요.
    .to-seat = 정했어요.
dou-dizhu-doubles = { $count ->
    [0] 아무도 두 배를 걸지 않았어요.
   *[other] { $seats } 님이 두 배를 걸었어요.
}
    .to-seats = { $others ->
        [0] 내가 두 배를 걸었어요.
       *[other] { $seats } 님과 내가 두 배를 걸었어요.
    }
dou-dizhu-kind = { $kind ->
    [single] 한 장
    [pair] 페어
    [triplet] 트리플
    [triplet-singles] 트리플 + 한 장
    [triplet-pairs] 트리플 + 페어
    [sequence] 스트레이트
    [pair-sequence] 연속 페어
    [plane] 비행기
    [plane-singles] 비행기 + 낱장
    [plane-pairs] 비행기 + 페어
    [four-singles] 네 장 + 두 장
    [four-pairs] 네 장 + 페어 둘
    [bomb] 폭탄
   *[rocket] 로켓
}
dou-dizhu-plays = { $seat } 님이 { $cards } 냈어요: { dou-dizhu-kind }.{ dou-dizhu-rises }
    .to-seat = { $cards } 냈어요: { dou-dizhu-kind }.{ dou-dizhu-rises }
dou-dizhu-rises = { $kind ->
    [bomb] {" "}이제 판돈은 { $number }점이에요.
    [rocket] {" "}이제 판돈은 { $number }점이에요.
   *[other] {""}
}
dou-dizhu-terms = 비드 { $bid }{ $grabs ->
    [1] {""}
   *[other] {" "}· 뺏기 × { $grabs }
}{ $bombs ->
    [1] {""}
   *[other] {" "}· 폭탄 × { $bombs }
}{ $rockets ->
    [1] {""}
   *[other] {" "}· 로켓 × { $rockets }
}{ $spring ->
    [1] {""}
   *[other] {" "}· 스프링 × { $spring }
}{ $limit ->
    [0] {""}
   *[other] {" "}· 최대 × { $limit }
}{ $raised ->
    [0] {""}
   *[1] {" "}= { $stake }
}
dou-dizhu-wins = { $seat } 님이 다 털어서 { $side ->
    [landlord] 지주가 이겼어요
   *[peasants] 농민이 이겼어요
}: { dou-dizhu-terms }.
    .to-seat = 다 털어서 이겼어요: { dou-dizhu-terms }.
dou-dizhu-left = { $seat } 님에게 남은 카드: { $cards }.
    .to-seat = 내게 남은 카드: { $cards }.
dou-dizhu-deed = 지주, { dou-dizhu-terms }{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-peasant = 농민{ $doubled ->
    [1] , { dou-dizhu-tag-doubled }
   *[0] {""}
}
dou-dizhu-line = { $landlord ->
    [1] 지주 · { shared-points }
   *[0] { shared-points }
}
dou-dizhu-tag-few = { shared-cards }!
dou-dizhu-tag-doubled = 두 배
dou-dizhu-label = { $seat }: { dou-dizhu-kind }
dou-dizhu-stake = 판돈
dou-dizhu-talon = 지주의 카드

dou-dizhu-hint-call = { $passes ->
    [1] 혼자 하기엔 높은 카드가 모자라요.
   *[0] 카드가 높고 몇 번 만에 다 낼 수 있어요.
}
dou-dizhu-hint-double = { $yes ->
    [1] 두 배를 걸 만한 손패예요.
   *[0] 두 배를 걸 만하지 않아요.
}
dou-dizhu-hint-lead = { $kind ->
    [bomb] 거의 무엇이든 이기고, 곧 다 털어요.
    [rocket] 아무것도 못 이기고, 곧 다 털어요.
    [single] 가장 필요 없는 카드예요.
   *[other] 한 번에 { $count }장이고 깨지는 것도 없어요.
}
dou-dizhu-hint-feed = { $seat } 님이 한 장 남았어요. 낮게 시작해서 털게 해 주세요.
dou-dizhu-hint-avoid = { $seat } 님이 { $count ->
    [1] 한 장 남았으니 여러 장으로 시작하세요
   *[other] 두 장 남았으니 페어로 시작하지 마세요
}.
dou-dizhu-hint-high = { $seat } 님이 한 장 남았으니 가장 높은 카드를 내세요.
dou-dizhu-hint-beat = 상대를 이기면서 손해가 적어요.
dou-dizhu-hint-bomb = 지금 폭탄을 쓰세요. 선을 잡아요.
dou-dizhu-hint-raise = 다음이 지주예요. 낮게 내지 못하게 하세요.
dou-dizhu-hint-partner = { $seat } 님은 같은 편이에요. 맡겨 두세요.
dou-dizhu-hint-save = 지금 쓰면 손해가 커요.

dou-dizhu-bid-higher = { $kind ->
    [call] 지주를 부르거나 패스하세요.
    [grab] 지주를 뺏거나 패스하세요.
    [double] 두 배를 걸거나 패스하세요.
   *[bid] { $least ->
        [3] 3
       *[other] { $least }~3 중에서
    } 비드하거나 패스하세요.
}
dou-dizhu-must-lead = { shared-must-lead }
dou-dizhu-other-kind = { $kind ->
    [rocket] 로켓은 아무것도 못 이겨요. 패스해야 해요.
    [bomb] 폭탄은 더 높은 폭탄이나 로켓만 이길 수 있어요.
   *[other] 더 높은 { dou-dizhu-kind }, 폭탄, 로켓을 내거나 패스하세요.
}
dou-dizhu-other-size = { shared-cards }, 폭탄, 로켓을 내거나 패스하세요.
dou-dizhu-too-low = 너무 낮아요. { rank-name }보다 높은 { dou-dizhu-kind } 내거나 패스하세요.
dou-dizhu-kind-is-off = { $option ->
    [pairs-attached] 이 테이블에서는 페어를 붙일 수 없어요.
    [four-with-two] 이 테이블에서는 같은 숫자 네 장에 아무것도 붙일 수 없어요.
   *[attached-alike] 이 테이블에서는 서로 다른 카드만 붙일 수 있어요.
}
dou-dizhu-no-combination = { $why ->
    [sequence] 스트레이트는 다섯 숫자 이상이어야 해요.
    [pair-sequence] 연속 페어는 페어 셋 이상이어야 해요.
    [high] 2와 조커는 연속에 쓸 수 없어요.
    [gap] 이어지지 않는 숫자예요.
   *[other] 함께 낼 수 없는 카드예요.
}
dou-dizhu-attached-wrong = { $why ->
    [jokers] 조커 두 장을 함께 붙일 수 없어요.
    [fours] 같은 숫자 네 장은 붙일 수 없어요.
    [four] 같은 숫자 네 장에는 두 장이나 페어 둘을 붙여요.
    [body] 비행기에 같은 숫자의 카드를 붙일 수 없어요.
    [readings] 그 트리플은 비행기에 들어갈 수 있어서 붙일 수 없어요.
    [single] 트리플에는 한 장이나 페어 하나를 붙여요.
   *[plane] 이 비행기에는 낱장 { $count }장이나 페어 { $count }개를 붙여요.
}
