go-fish-name = 고 피시
    .line = 남에게 카드를 달라고 해서 같은 숫자 네 장을 모으세요.
    .aliases = 고피시, 고 피쉬
go-fish-rules = **남에게 카드를 달라고 해서 북(같은 숫자 네 장)을 모으세요.**
    내 차례에 한 사람에게, 내가 한 장이라도 가진 숫자를 물어요. “7 있어요?” 있으면 다 받고 다시 물어요. 없으면 고 피시! 뽑는 더미에서 한 장 뽑아요. 물어본 숫자면 다시 묻고, 아니면 다음 사람 차례예요.
    북이 모두 나오면 북이 가장 많은 사람이 이겨요.
    - **예:** 7, 7, 킹이 있어요. 지수에게 7을 물어서 두 장 받으면 북이에요! 민호에게 킹을 물어요. 없어서 한 장 뽑아요.
    .whole =
    - **딜:** 두세 명이면 일곱 장씩, 더 많으면 다섯 장씩 받아요. 나머지는 뽑는 더미예요.
    - **묻기:** 카드가 있는 사람과, 내가 가진 숫자를 말해요. 그 사람은 그 숫자를 모두가 보게 다 줘야 해요.
    - **고 피시:** 없으면 내가 뽑아요. 물어본 숫자면 보여 주고 다시 물어요.
    - **북:** 같은 숫자 네 장이 모이면 바로 앞면으로 내려놓아요.
    - **카드가 없으면** 내 차례에 한 장 뽑아요. 더미도 없으면 건너뛰어요.
    - **파트너**는 마주 앉고 북을 함께 세요. 파트너에게는 물을 수 없어요.
    - **끝:** 모든 카드가 북이 되면 끝나요. 아무도 더 얻지 못해도 라운드가 끝나요.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = 질문받은 사람이 다음 차례
go-fish-variant-pairs = 네 장 대신 페어
go-fish-variant-teams = 파트너, 두 라운드
go-fish-variant-single_cards = 한 번에 카드 한 장만 묻기
go-fish-variant-memory = 알림 없음, 세 라운드

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = 일곱 장, 네 명부터 다섯 장
go-fish-option-books = 북은
    .four = 같은 숫자 네 장
    .pairs = 페어
go-fish-option-ask_for = 묻는 것
    .rank = 한 숫자의 모든 카드
    .card = 카드 한 장
go-fish-option-next_turn = 다음에 묻는 사람
    .left = 왼쪽 사람
    .asked = 질문받은 사람
go-fish-option-lucky = 물어본 카드를 뽑으면 다시 물어요
go-fish-option-book_again = 뽑은 카드로 북이 되면 다시 물어요
go-fish-option-empty_hand = 카드가 없으면
    .draw = 내 차례에 한 장 뽑아요
    .refill = 손패를 새로 받아요
    .end = 더미가 없을 때처럼 라운드가 끝나요
go-fish-option-scoring = 북의 점수
    .books = 1점
    .values = 에이스 15, 킹 13, 퀸 12, 잭 11, 나머지는 그 숫자
go-fish-option-teams = 팀
    .none = 각자
    .pairs = 파트너, 네 명이나 여섯 명
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = 모두가 아는 것을 테이블에 보여 줘요

do-ask = { $seat } 님에게 묻기
do-ask-for = { $seat } 님에게 { shared-ranks } 묻기
do-ask-card = { $seat } 님에게 묻기:
    .with = { $seat } 님에게 { $picked } 묻기
do-for = { shared-ranks }
do-card = 카드
    .with = 카드 { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } 님이 { $other } 님에게 물어서 { $cards } 받았어요.
    .to-seat = { $other } 님에게 물어서 { $cards } 받았어요.
    .to-other = { $seat } 님이 내게 물어서 { $cards } 받았어요.
go-fish-fish = { $kind ->
    [card] { $seat } 님이 { $other } 님에게 { $suit } { rank-name } 있는지 물었어요. 고 피시!
   *[rank] { $seat } 님이 { $other } 님에게 { shared-ranks } 있는지 물었어요. 고 피시!
}
    .short = 고 피시
    .to-seat = { $kind ->
        [card] { $other } 님에게 { $suit } { rank-name } 있는지 물었어요. 고 피시!
       *[rank] { $other } 님에게 { shared-ranks } 있는지 물었어요. 고 피시!
    }
    .to-other = { $kind ->
        [card] { $seat } 님이 내게 { $suit } { rank-name } 있는지 물었어요. 고 피시!
       *[rank] { $seat } 님이 내게 { shared-ranks } 있는지 물었어요. 고 피시!
    }
go-fish-lucky = { $seat } 님이 { $card } 뽑았어요!
    .to-seat = { $card } 뽑았어요!
go-fish-draws = { $seat } 님은 카드가 없어서 { shared-cards } 뽑았어요.
    .to-seat = 카드가 없어서 내가 { shared-cards } 뽑았어요.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } 님이 { $cards } 내려놓았어요.
    .to-seat = 내가 { $cards } 내려놓았어요.
go-fish-nobody = 아무도 더 얻지 못해서 라운드가 끝났어요.

go-fish-points = { shared-points }
go-fish-gave = { $other } 님에게서
go-fish-marks = { $kind ->
    [none] { $others } 없음
    [some] { $held }
   *[both] { $held }, { $others } 없음
}
go-fish-asked = { $other } 님, { shared-ranks }?
go-fish-asked-card = { $other } 님, { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }?
go-fish-books = { $kind ->
    [pairs] 페어 { $count }개
   *[four] 북 { $count }개
}

go-fish-hint-known = { $other } 님에게 { shared-ranks } 카드가 확실히 있어요.
go-fish-hint-unknown = { $other } 님에게 아무도 모르는 카드가 { shared-cards } 있어요. { shared-ranks } 카드가 있을지도 몰라요.
go-fish-hint-vain = 지금은 가능성이 별로 없어요. 무엇이든 비슷해요.

go-fish-few-cards = 카드가 모자라요. { $count }장씩까지 돌릴 수 있어요.
go-fish-team-seats = 파트너는 네 명이나 여섯 명이 필요해요.
go-fish-ask-now = 한 사람에게 카드를 물어보세요. 예: “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
}”.
go-fish-not-held = 가진 숫자만 물을 수 있어요: { $ranks }.
go-fish-not-yourself = 자기 자신에게는 물을 수 없어요. 물을 수 있는 사람: { $seats }.
go-fish-no-such-seat = 그런 사람은 없어요. 물을 수 있는 사람: { $seats }.
go-fish-no-cards = { $other } 님은 카드가 없어요. 물을 수 있는 사람: { $seats }.
go-fish-partner = { $other } 님은 파트너예요. 물을 수 있는 사람: { $seats }.
go-fish-have-it = { $card } 카드는 내게 있어요.
go-fish-in-book = { $card } 카드는 이미 북이 됐어요.
