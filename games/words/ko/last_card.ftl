last-card-name = 라스트 카드
    .line = 한 장 남았으면 외치세요. 안 그러면 걸려요.
    .aliases = 원카드, 마지막 카드
last-card-rules = **남보다 먼저 손패를 다 털고, 한 장 남으면 외치세요.**
    내 차례에 맨 위 카드와 색이 같거나, 숫자나 기호가 같은 카드를 내요. 낼 게 없으면 한 장 뽑고, 그 카드가 맞으면 낼 수 있어요.
    특별한 카드도 있어요. **건너뛰기:** 다음 사람이 차례를 걸러요. **거꾸로:** 방향이 바뀌어요. **+2:** 다음 사람이 두 장 뽑고 차례를 걸러요. **와일드**는 어디에나 내고 색을 정해요. **+4**는 그러면서 다음 사람이 네 장 뽑아요.
    한 장이 남게 내면 **한 장!** 버튼을 눌러요. 잊으면 누구든 잡을 수 있고, 두 장을 뽑아요.
    다 털면 남들이 든 카드만큼 점수를 받아요. 먼저 500점이 되면 이겨요.
    - **예:** 🔺7이 맨 위예요. 빨강이나 7, 와일드를 낼 수 있어요. 💧7을 내면 다음 사람은 파랑이나 7이 필요해요. 이제 한 장 남았으니 걸리기 전에 **한 장!** 버튼을 눌러요.
    .whole =
    - **카드:** 🔺 빨강, ⭐ 노랑, 🟩 초록, 💧 파랑. 색마다 0이 한 장, 1~9가 두 장씩, 건너뛰기, 거꾸로, +2가 두 장씩이에요. 🌈와일드 네 장과 🌈+4 네 장까지 모두 108장이에요.
    - **딜:** 일곱 장씩 받고 다음 카드를 뒤집어요. 그 카드는 딜러가 낸 것처럼 첫 사람에게 작용해요. 건너뛰기면 거르고, +2면 뽑고, 거꾸로면 방향이 바뀌고, 와일드면 색을 정해요. +4는 되돌려요. 첫 라운드의 첫 사람은 무작위이고 그 뒤로는 왼쪽으로 돌아요.
    - **내 차례:** 맞는 카드를 내거나 한 장 뽑아요. 낼 수 있어도 뽑을 수 있어요. 뽑은 카드가 맞으면 내거나 패스하고, 안 맞으면 차례가 끝나요.
    - **건너뛰기:** 다음 사람이 차례를 걸러요. **+2:** 차례를 거르고 두 장 뽑아요.
    - **거꾸로:** 방향이 바뀌어요. 두 명이면 건너뛰기라서 내가 한 번 더 해요.
    - **와일드:** 어디에나 내고 아무 색이나 정해요.
    - **+4:** 낼 색의 카드가 없을 때만 내는 카드예요. 하지만 속일 수 있어요. 다음 사람은 네 장을 뽑거나, 의심하고 내 손패를 볼 수 있어요. 그 색이 있었으면 내가 네 장을 뽑고 그 사람이 이어서 해요. 없었으면 그 사람이 여섯 장을 뽑고 차례를 걸러요.
    - **한 장!** 두 장 남았을 때 내기 전이나 낸 직후에 누를 수 있어요. 안 눌렀으면 다음 사람이 움직일 때까지 누구든 잡을 수 있고, 두 장을 뽑아요. 먼저 누른 사람이 이겨요.
    - **마지막 카드**로 라운드가 끝나요. +2나 +4면 다음 사람이 그래도 뽑고, 그 카드도 세요.
    - **더미가 비면** 버린 더미에서 맨 위만 두고 섞어서 새 더미를 만들어요. 아무도 내거나 뽑을 수 없으면 라운드가 점수 없이 끝나요.
    - **점수:** 다 턴 사람이 남들이 든 카드만큼 받아요. 숫자는 그 숫자, 건너뛰기, 거꾸로, +2는 20점, 와일드와 +4는 50점이에요. 누가 500점이 될 때까지 해요.
    - **예:** 🔺+2로 다 털었어요. 다음 사람은 ⭐1에 🟩3과 💧건너뛰기를 뽑아서 24점이에요. 다른 사람은 🌈와일드로 50점이에요. 74점을 받아요.
    - **하우스 룰**로 **쌓기**를 더할 수 있어요. +2에 +2로 맞받으면 그다음 사람이 둘 다 뽑아요.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = 한 라운드로 빠르게
last-card-variant-family = 가족: 같은 것끼리, 또 +2에 +4 쌓기, 낼 수 있을 때까지 뽑기
last-card-variant-wild = 와일드의 밤: 뭐든 쌓기, 7은 손패 교환, 0은 손패 돌리기, 끼어들기
last-card-variant-quiet = 조용히: “한 장!” 없음, 속이기 없음

last-card-option-target = 게임이 끝나는 점수
last-card-option-match = 게임의 길이
    .points = 누가 점수를 채울 때까지
    .one_round = 한 라운드, 먼저 털면 승리
last-card-option-scoring = 라운드가 끝나면
    .winner_takes = 다 턴 사람이 남의 카드만큼 받아요
    .each_pays = 각자 자기 카드를 세고, 점수가 적은 사람이 이겨요
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = 처음 뒤집은 카드는
    .effects = 카드대로 작용해요
    .numbers_only = 언제나 숫자예요
last-card-option-wild_four = 그 색이 있을 때 +4
    .challenge = 낼 수 있지만 의심받을 수 있어요
    .strict = 낼 수 없어요
    .free = 마음대로 낼 수 있어요
last-card-option-stacking = 쌓기: 뽑을 카드를 다음 사람에게 넘겨요
    .off = 안 돼요
    .same = +2에 +2, +4에 +4
    .up = 그것에 더해 +2에 +4
    .any = 아무 +2나 +4
last-card-option-seven_zero = 7은 손패를 바꾸고, 0은 모든 손패를 옆으로 돌려요
last-card-option-jump_in = 똑같은 숫자 카드가 있으면 차례가 아니어도 끼어들 수 있어요
last-card-option-draw = 뽑을 때
    .one = 한 장만
    .until_playable = 맞는 카드가 나올 때까지 뽑아서 내요
last-card-option-forced_play = 낼 수 있으면 뽑을 수 없어요
last-card-option-last_call = 한 장 남으면
    .button = 외쳐야 해요
    .off = 외치지 않아도 돼요
last-card-option-catchers = 외치지 않은 사람을 잡는 사람
    .anyone = 다음 사람이 움직일 때까지 누구나
    .next = 다음 사람만 (그러니 내기 전에 외치세요)
last-card-option-call_penalty = 걸리면 뽑는 장수
last-card-option-last_effect = 마지막 카드가 +2나 +4여도 다음 사람이 뽑아요

do-catch = { $seat } 님 잡기
do-one-card = 한 장!
do-challenge = 의심
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = { $seat } 님과 교환
    .after = { $picked }, { $seat } 님과 교환

last-card-put-back = 뒤집었다가 되돌린 카드: { $turned }.
last-card-turned-up = { $card } 뒤집었어요.
last-card-starts = { $other } 님부터 시작해요.
    .to-other = 나부터 시작해요.
last-card-plays = { $seat } 님이 { $card } 냈어요.
    .to-seat = { $card } 냈어요.
last-card-calls = { $seat } 님이 { $card } 내고 색을 정했어요: { $suit }.
    .to-seat = { $card } 내고 색을 정했어요: { $suit }.
last-card-jumps = { $seat } 님이 끼어들었어요!
    .to-seat = 끼어들었어요!
last-card-names = { $seat } 님이 정한 색: { $suit }.
    .short = { $suit } 지정
    .to-seat = 정한 색: { $suit }.
last-card-draws = { $count ->
    [0] 남은 카드가 없어서 { $seat } 님이 뽑지 못했어요.
   *[other] { $seat } 님이 { $count }장 뽑았어요.
}
    .short = { $count }장 뽑음
    .to-seat = { $count ->
        [0] 남은 카드가 없어서 내가 뽑지 못했어요.
       *[other] 내가 { $count }장 뽑았어요.
    }
last-card-you-draw = { shared-you-draw }
last-card-cannot = { $seat } 님이 뽑은 카드가 맞지 않아요.
    .to-seat = 뽑은 카드가 맞지 않아요.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } 님이 차례를 걸러요.
    .to-other = 내가 차례를 걸러요.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } 님: “한 장!”
    .short = 한 장!
    .to-seat = “한 장!”이라고 외쳤어요.
last-card-catches = { $seat } 님이 “한 장!”을 외치지 않은 { $other } 님을 잡았어요.
    .short = { $other } 님 잡음
    .to-seat = “한 장!”을 외치지 않은 { $other } 님을 잡았어요.
    .to-other = 내가 “한 장!”을 외치지 않아서 { $seat } 님에게 잡혔어요.
last-card-swaps = { $seat } 님이 { $other } 님과 손패를 바꿨어요.
    .to-seat = { $other } 님과 손패를 바꿨어요.
    .to-other = { $seat } 님이 나와 손패를 바꿨어요.
last-card-moves-on = { $seat } 님의 0으로 모든 손패가 다음 사람에게 넘어가요.
    .to-seat = 내 0으로 모든 손패가 다음 사람에게 넘어가요.
last-card-challenges = { $seat } 님이 { $other } 님을 의심하고 손패를 봤어요.
    .short = 의심함
    .to-seat = { $other } 님을 의심하고 손패를 봤어요.
    .to-other = { $seat } 님이 나를 의심하고 손패를 봤어요.
last-card-shows = { $other } 님의 손패: { $cards }.
last-card-guilty = { $other } 님에게 { $suit } 카드가 있었어요. { $other } 님이 뽑아야 해요.
    .to-other = { $suit } 카드가 있었으니 내가 뽑아야 해요.
last-card-innocent = { $other } 님은 속이지 않았어요. { $seat } 님이 두 장 더 뽑아요.
    .to-seat = { $other } 님은 속이지 않았어요. 내가 두 장 더 뽑아요.
    .to-other = 나는 속이지 않았으니 { $seat } 님이 두 장 더 뽑아요.
last-card-goes-out = { $seat } 님이 다 털었어요!
    .to-seat = 다 털었어요!
last-card-scores = { $winner } 님이 라운드를 이기고 { $number }점을 받아요.
    .to-winner = 내가 라운드를 이기고 { $number }점을 받아요.
last-card-blocked = 아무도 내거나 뽑을 수 없어서 라운드가 끝났어요.
last-card-first-out = 1등
last-card-left = 남은 { $number }점

last-card-called = 한 장!
last-card-penalty = 뽑을 장수
last-card-follow = { $suit }

last-card-hint-catch = { $other } 님이 “한 장!”을 안 외쳤어요. 잡으세요!
last-card-hint-call = 이제 한 장 남아요. 누가 잡기 전에 외치세요.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] 색 카드가 없으니 아무 색이나 좋아요.
   *[other] { $suit } 카드가 { $count }장 있어요.
}
last-card-hint-answer = 넘기면 { $other } 님이 대신 뽑아요.
last-card-hint-swap = { $other } 님은 { $count }장뿐이에요. 그 손패를 가져오세요.
last-card-hint-brake = { $other } 님이 { $count }장 남았어요. { $face ->
    [S] 건너뛰게 하세요.
    [R] 방향을 바꾸세요.
   *[D] 뽑게 하세요.
}
last-card-hint-stuck = { $other } 님이 { $count }장 남았어요. { $card } 카드를 떠안지 마세요.
last-card-hint-keep = 맞는 카드예요. { $card } 카드는 낼 게 없을 때 쓰세요.
last-card-hint-fits = 맞는 카드예요. 다른 { $suit } 카드는 { $count ->
    [0] 없어요
   *[other] { $count }장 남아요
}.
last-card-hint-challenge = 거의 다 털었어요. 상대는 무슨 카드를 들었든 +4를 냈을 거예요.
last-card-hint-pay = 피할 수 없어요. 뽑으세요.
last-card-hint-draw = 맞는 카드가 없으니 뽑으세요.
last-card-hint-pass = 낼 것도 뽑을 것도 없어요.

last-card-too-few-cards = 손패를 그렇게 크게 하기엔 카드가 모자라요. 모두 합해 90장까지예요.
last-card-must-fit = 맞지 않아요. { $suit } 카드, { $wild ->
    [yes] {""}
   *[no] { $face ->
        [S] 건너뛰기,
        [R] 거꾸로,
        [D] +2,
       *[other] { $face },
    }{ " " }
}와일드 중에서 내세요.
last-card-name-a-colour = 다음 색을 정하세요: 빨강, 노랑, 초록, 파랑.
last-card-plain = { $card } 카드가 마지막이에요. 색은 정하지 말고 그냥 내세요.
last-card-holds-the-colour = { $suit } 카드가 있어서 +4를 낼 수 없어요. { $card } 낼 수 있어요.
last-card-only-the-drawn = 뽑았으니 { $card } 내거나 패스할 수만 있어요.
last-card-must-play = 맞는 카드가 있으니 내야 해요. 낼 수 있는 카드: { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = 뽑을 카드가 { $number }장이에요. { $kind ->
    [some] { $cards } 카드로 맞받거나,{" "}
   *[none] {""}
}{ $can ->
    [challenge] 의심하거나 뽑으세요
   *[draw] 뽑으세요
}.
last-card-name-a-seat = 누구의 손패를 원하는지 말하세요. “swap”과 번호: { $seats }.
last-card-too-late = 늦었어요. { $other } 님이 더 빨랐어요.
last-card-nobody-exposed = 잡을 사람이 없어요.{ $kind ->
    [some] {" "}{ $seats } 님은 제때 외쳤어요.
   *[none] {""}
}
last-card-nothing-to-call = 지금은 외칠 필요가 없어요.{ $kind ->
    [some] {" "}{ $seats } 님은 이미 외쳤어요.
   *[none] {""}
}
last-card-too-many-cards = 카드가 { $count }장이에요. 한 장 남을 때 외치세요.
