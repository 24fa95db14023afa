cribbage-name = 크리비지
    .line = 페그를 옮겨 121점까지 가세요.
    .aliases = 크립, 크리비지 게임
cribbage-rules = **보드를 돌며 점수를 따세요. 먼저 121점이 되면 이겨요.**
    여섯 장을 받아요. 두 장을 **크립**(딜러가 점수로 세는 덤 네 장)에 내놓아요. 카드 한 장을 뒤집어요. 이것이 **스타터**예요.
    이제 번갈아 한 장씩 내며 **합계**에 더해요. 15나 31을 만들면 **페그**를 2칸 옮겨요(2점). 페어와 런도 점수예요. 어떤 카드를 내도 31을 넘으면 “고”라고 하고, 마지막에 낸 사람이 1점을 받고 합계를 처음부터 세요.
    그다음 손패 네 장을 스타터와 함께 세요. 15마다 2점, 페어마다 2점, 런은 3점 이상이에요.
    - **예:** 손패가 5♥ 4♠ 10♦ Q♦이고 스타터가 5♣예요. 5마다 10과 15, 퀸과 15가 되니 15가 넷이라 8점이에요. 5 페어까지 10점이에요.
    .whole =
    - **딜:** 두 명이면 여섯 장씩 받고 두 장을 크립에 내놓아요. 세 명이나 네 명이면 다섯 장씩 받고 한 장씩 내놓아요. 세 명이면 덱에서 한 장을 크립에 더해요. 네 명이면 마주 앉은 파트너끼리 해요. 딜러는 왼쪽으로 돌아요.
    - **스타터:** 모두 내놓으면 한 장을 뒤집어요. 잭이면 딜러가 바로 2점을 받아요. 이것이 **히즈 힐스**예요.
    - **내기:** 딜러의 왼쪽부터 한 장씩 내며 합계에 더해요. 에이스는 1, 그림패는 10이에요. 31을 넘을 수 없어요. 낼 게 없으면 “고”라고 하고, 다른 사람은 낼 수 있으면 계속 내요. 31보다 낮게 마지막 카드를 낸 사람이 1점을 받아요. 그 뒤, 또는 31이 된 뒤에는 그 왼쪽 사람이 아무거나 내고 합계를 0부터 다시 세요.
    - **내면서 받는 점수:** 15는 2점, 31은 2점. 페어 2점, 같은 숫자 셋 6점, 넷 12점. 셋 이상의 런은 그 장수만큼이고, 사이에 다른 카드가 끼지 않으면 순서는 상관없어요.
    - **보여 주기:** 딜러의 왼쪽부터, 딜러는 마지막에, 스타터와 함께 손패를 세고 딜러의 크립도 세요. 15마다 2점, 페어마다 2점, 런은 장수만큼이에요. 한 무늬 넷은 4점, 스타터까지 다섯은 5점이고, 크립에서는 다섯만 세요. 스타터와 같은 무늬의 잭은 1점, **히즈 노브스**예요.
    - **여러 개:** 모든 조합을 세요. 5 세 장은 페어 셋이라 6점이에요. 9 9 10 J는 9마다 런 셋, 그리고 9 페어니까 3 + 3 + 2로 8점이에요.
    - **끝:** 먼저 121점이 되면 판 중간이라도 바로 이겨요. 그래서 누가 먼저 세느냐가 중요해요. 90점 이하로 지면 **스컹크**예요.
    - **예:** 합계가 20이고 5를 내서 25예요. 상대는 그림패뿐이라 “고”라고 해요. 6을 더해 31이 되고 2점을 받아요.
    - **하우스 룰**로 더 긴 게임을 할 수 있어요. 스컹크는 두 게임, 더블 스컹크(60점 이하)는 세 게임으로 쳐요. **머긴스**에서는 손패를 직접 세고, 놓친 점수는 다음 사람이 가져가요.
cribbage-paragraphs =
    .throw-count = 1
    .cribbage-must-play = 3
    .go-needed = 3
    .over-thirty-one = 3
    .claim-range = 5

cribbage-variant-once_round = 보드 한 바퀴, 61점까지
cribbage-variant-long = 길게, 5게임까지
cribbage-variant-cut_throat = 머긴스: 손패를 직접 세요
cribbage-variant-kitchen = 크립에서도 한 무늬 넷을 세고, 스컹크 없음

cribbage-option-target = 한 게임의 칸 수
cribbage-option-games = 이기는 데 필요한 게임 수
cribbage-option-skunk = 스컹크로 이기면 여러 게임으로 쳐요
cribbage-option-double_skunk = 더블 스컹크의 게임 수
cribbage-option-muggins = 손패를 직접 세고, 놓친 점수는 다음 사람이 가져가요
cribbage-option-crib_flush = 크립의 플러시
    .five = 스타터까지 같을 때만
    .four = 스타터 없이도
cribbage-option-heels = 잭을 뒤집은 점수
cribbage-option-loser_deals = 진 사람이 다음 딜러예요

cribbage-do-throw = 내놓기
    .with = { $picked } 내놓기
    .pick = { $most }장 내놓기
do-go = 고
cribbage-do-claim = { $number }점 신고

cribbage-deals = { $seat } 님이 카드를 돌리고 크립을 가져요.
    .to-seat = 내가 카드를 돌리고 크립을 가져요.
cribbage-throws = { $seat } 님이 크립에 내놓았어요.
    .short = 내놓음
    .to-seat = 크립에 내놓았어요.
cribbage-starter = 스타터: { $card }.
cribbage-heels = 잭! { $seat } 님이 히즈 힐스로 { $points }점을 받아요.
    .to-seat = 잭! 내가 히즈 힐스로 { $points }점을 받아요.
cribbage-plays = { $seat } 님이 { $card } 냈어요: { $count }.
    .to-seat = { $card } 냈어요: { $count }.
cribbage-makes = { $what ->
    [fifteen] 15로 2점.
    [full] 31로 2점.
    [alike] { $points ->
        [2] 페어로 2점.
        [6] 같은 숫자 셋으로 6점.
       *[12] 같은 숫자 넷으로 12점.
    }
   *[run] { $points }장 런으로 { $points }점.
}
cribbage-goes = { $seat } 님이 “고”라고 했어요.
    .short = 고
    .to-seat = “고”라고 했어요.
cribbage-last = { $seat } 님이 마지막 카드로 1점을 받아요.
    .to-seat = 내가 마지막 카드로 1점을 받아요.
cribbage-claims = { $seat } 님이 { $points }점을 신고했어요.
    .short = { $points }점 신고
    .to-seat = { $points }점을 신고했어요.
cribbage-counts = { $where ->
    [crib] { $seat } 님의 크립 { $cards }:
   *[hand] { $seat } 님의 손패 { $cards }:
} { $points ->
    [0] 0점.
   *[other] { $points }점 ({ cribbage-sum }).
}
    .to-seat = { $where ->
        [crib] 내 크립 { $cards }:
       *[hand] 내 손패 { $cards }:
    } { $points ->
        [0] 0점.
       *[other] { $points }점 ({ cribbage-sum }).
    }
cribbage-muggins = 머긴스! { $seat } 님이 { $points }점을 가져가요.
    .to-seat = 머긴스! 내가 { $points }점을 가져와요.
cribbage-wins = { $seats } 님이 { $number }점이 되어 이겼어요.
    .to-seats = { $others ->
        [0] 내가 { $number }점이 되어 이겼어요.
       *[other] 나와 { $seats } 님이 { $number }점이 되어 이겼어요.
    }
cribbage-skunks = { $seats } 님이 { $points ->
    [2] 스컹크
   *[other] 더블 스컹크
}를 당했어요.
    .to-seats = { $others ->
        [0] 내가{ " " }
       *[other] 나와 { $seats } 님이{ " " }
    }{ $points ->
        [2] 스컹크
       *[other] 더블 스컹크
    }를 당했어요.

cribbage-parts = { $points ->
    [0] 없음
   *[other] { cribbage-sum }
}
cribbage-sum = { $fifteens ->
    [0] { "" }
   *[other] 15로 { $fifteens }
}{ $pairs_joint ->
    [none] { "" }
    [first] { cribbage-sum-pairs }
   *[next] , { cribbage-sum-pairs }
}{ $runs_joint ->
    [none] { "" }
    [first] { cribbage-sum-runs }
   *[next] , { cribbage-sum-runs }
}{ $flush_joint ->
    [none] { "" }
    [first] 플러시 { $flush }
   *[next] , 플러시 { $flush }
}{ $nobs_joint ->
    [none] { "" }
    [first] 노브스 1
   *[next] , 노브스 1
}
cribbage-sum-pairs = 페어 { $pairs }
cribbage-sum-runs = 런 { $runs }

cribbage-for-play = 내기 { $number }
cribbage-for-hand = 손패 { $number }
cribbage-for-crib = 크립 { $number }
cribbage-for-heels = 히즈 힐스 { $number }
cribbage-for-muggins = 머긴스 { $number }
cribbage-games = { $count }게임
cribbage-line = { $several ->
    [yes] { cribbage-games } · { $score }
   *[no] { $score }
}
cribbage-threw = 내놓음
cribbage-throwing = 고르는 중
cribbage-go = 고
cribbage-worth = +{ $points }
cribbage-subtitle = { $games ->
    [no] { $number }판 · { cribbage-phase }
   *[other] { $games } · { $number }판 · { cribbage-phase }
}
cribbage-phase = { $phase ->
    [throw] 크립에 내놓기
    [play] 내기
   *[show] 보여 주기
}
cribbage-starter-spot = 스타터
cribbage-count = 합계 { $count }
cribbage-down = 낸 카드
cribbage-crib = 크립{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = { $seat } 님의 크립{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-hand = { $seat }{ $value ->
    [none] { "" }
   *[other] { ": " }{ $value }
}
    .told = { $seat } 님의 손패{ $value ->
        [none] { "" }
       *[other] { ": " }{ $value }
    }
cribbage-thrown = 내놓은 카드
cribbage-throw-to = { $whose ->
    [own] 내 크립에
   *[other] { $other } 님의 크립에
} { $count }장 내놓기
cribbage-ahead = { $points ->
    [0] 동점
   *[other] { $seats } 님이 { $points }점 앞서요
}
    .to-seats = { $points ->
        [0] 동점
       *[other] { $others ->
            [0] 내가 { $points }점 앞서요
           *[other] 나와 { $seats } 님이 { $points }점 앞서요
        }
    }

cribbage-hint-throw = 남기는 카드는 평균 { $number }점이고, { $whose ->
    [own] 크립은 내 것이에요
   *[other] 크립은 { $other } 님의 것이에요
}.
cribbage-hint-claim = { $points }점이에요. 세어 봤어요.
cribbage-hint-go = 어떤 카드를 내도 { $count }에서 31을 넘어요.
cribbage-hint-only = { shared-hint-only-card }
cribbage-hint-pegs = { $what ->
    [fifteen] 15가 돼요
    [full] 31이 돼요
    [alike] { $points ->
        [2] 페어가 돼요
        [6] 같은 숫자 셋이 돼요
       *[12] 같은 숫자 넷이 돼요
    }
    [run] 런이 돼요
   *[several] 한꺼번에 점수가 나요
}. { $points }점이에요.
cribbage-hint-low = 낮게 시작하세요. 아무도 15를 만들 수 없어요.
cribbage-hint-pair = 한 장 더 있어요. 상대가 페어를 만들면 셋을 만들 수 있어요.
cribbage-hint-trap = 합계 { $count }에서 넘기지 마세요. 10이나 그림패면 상대가 { $number } 만들어요.
cribbage-hint-high = 높은 카드를 먼저 내세요. 작은 카드는 나중에도 낼 수 있어요.
cribbage-hint-safe = 상대가 점수를 낼 여지가 가장 적어요.

throw-count = 손패에서 서로 다른 카드를 { $other } 님의 크립에 { $count }장 내놓으세요.
thrown-already = 이미 내놓았어요. 이제 { $seats } 님 차례예요.
over-thirty-one = 합계 { $count }에서는 { $most }까지만 낼 수 있어요. 낼 수 있는 카드: { $cards }.
cribbage-must-play = 낼 수 있는 카드가 있으면 “고”라고 할 수 없어요. 낼 수 있는 카드: { $cards }.
go-needed = 합계 { $count }에서 낼 수 있는 카드가 없어요. “고”라고 할 수밖에 없어요.
claim-range = 손패가 몇 점인지 말하세요. 0~{ $most }점을 신고할 수 있어요.
