fireworks-name = 불꽃놀이
    .line = 색마다 1부터 5까지 쌓아요. 내 카드만 못 봐요.
    .aliases = 하나비, 불꽃 놀이
fireworks-rules = **함께 색마다 1, 2, 3, 4, 5 순서로 불꽃을 쌓아요. 모두 내 카드를 보지만 나만 못 봐요.**
    내 차례에 하나를 해요. **힌트 주기:** 색이나 숫자를 말하면 다른 사람 손패의 그런 카드가 모두 표시돼요. **힌트 토큰** 하나를 써요. **버리기:** 토큰 하나를 되찾아요. 또는 카드를 **내기**. 그 색의 다음 카드면 불꽃이 자라요. 아니면 **실패**이고, 세 번째 실패면 0점으로 끝나요. 내거나 버린 뒤에는 뽑아요.
    덱이 떨어지면 모두 한 번씩 더 해요. 점수는 쌓은 카드 수이고 최고 25점이에요.
    - **예:** 아직 아무것도 안 쌓았고 민호에게 빨강 1과 빨강 4가 있어요. “1” 힌트를 주면 민호의 첫 카드가 표시돼요. 민호는 못 보지만 1이라는 걸 알고, 어떤 1이든 맞아요. 민호가 내서 빨강이 시작돼요.
    .whole =
    - **카드:** 다섯 가지 색이에요. 색마다 1이 세 장, 2, 3, 4가 두 장씩, 5가 한 장이에요. 두세 명이면 다섯 장, 네다섯 명이면 네 장씩 받아요. 가장 오래된 카드가 1번이고 새 카드는 끝에 와요.
    - **힌트:** 힌트 토큰 여덟 개를 함께 쓰고 힌트마다 하나를 써요. 손패에서 맞는 카드를 모두 표시하니, 표시되지 않은 카드는 아니라는 것도 알게 돼요. 적어도 한 장은 맞아야 해요. 자기 자신에게는 줄 수 없어요.
    - **버리기:** 토큰 하나를 되찾아요. 여덟 개가 다 있으면 버릴 수 없어요. 한 장뿐인 카드도 있으니 5를 조심하세요.
    - **내기:** 그 색의 다음 카드면 쌓아요. 아니면 실패이고 버린 카드가 돼요. 5로 색을 완성하면 토큰 하나를 되찾아요.
    - **끝:** 세 번째 실패면 0점으로 끝나요. 다섯 색이 모두 5가 되면 완성이에요. 아니면 마지막 카드를 뽑은 뒤 뽑은 사람까지 모두 한 번씩 더 하고, 더는 뽑지 않아요.
    - **대화:** 도움은 힌트뿐이에요. 남이 무엇을 들고 있는지 채팅으로 말하지 마세요.
    - **컴퓨터의 힌트:** 컴퓨터는 아래 약속을 믿으니, 컴퓨터와 할 때는 똑같이 하세요. 사람끼리는 마음대로예요.
      - 표시되지 않은 가장 오래된 카드가 다음에 버릴 카드예요.
      - 색 힌트는 표시된 것 중 가장 새 카드를 내라는 뜻이에요. 처음 표시되는 카드가 있으면 그것만 봐요.
      - 숫자 힌트도 같아요. 하지만 그 숫자가 다음인 색이 없으면 지키라는 뜻일 뿐이에요. 다음에 버릴 카드를 표시하고 그게 5, 2, 마지막 한 장일 때도 그래요.
      - 1 힌트는 새로 표시된 카드를 오래된 것부터 모두 내라는 뜻이에요.
    - **예:** 빨강이 2까지 쌓였고 유나가 다음에 버릴 카드가 빨강 3이에요. 다른 빨강 3은 없어졌어요. “3” 힌트는 마지막 한 장을 표시하니 지키라는 뜻이에요. 빨강 힌트라면 내라는 뜻이에요.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = 처음이라면: 실패 네 번, 쌓은 만큼 점수
fireworks-variant-sixth_colour = 여섯 번째 색
fireworks-variant-rainbow = 무지개: 어떤 색 힌트든 무지개도 표시돼요
fireworks-variant-perfect = 완벽 아니면 0점

fireworks-option-suits = 색
    .five = 다섯
    .six = 여섯: 무지개도 다른 색과 같아요
    .rainbow = 여섯: 어떤 색 힌트든 무지개도 표시돼요
    .rainbow_short = 위와 같고, 무지개는 한 장씩이에요
fireworks-option-empty_hints = 맞는 카드가 없는 힌트도 줄 수 있어요
fireworks-option-clocks = 힌트 토큰
fireworks-option-misfires = 끝나는 실패 횟수
fireworks-option-misfire_score = 실패로 끝나면
    .zero = 0점이에요
    .keep = 쌓은 만큼 점수예요
fireworks-option-last_round = 덱이 떨어지면
    .one_each = 모두 한 번씩 더 해요
    .to_the_end = 계속하고, 완성해야만 이겨요
fireworks-option-hand = 손패 장수
    .zero = 보통대로
fireworks-option-goal = 이기는 데 필요한 점수
fireworks-option-marks = 아닌 것도 카드에 적어 둬요

fireworks-do-play = { $number }번 내기
fireworks-do-discard = { $number }번 버리기
do-hint = { $seat } 님에게 힌트
do-hint-colour = { $seat } 님 힌트 { $symbol } { $suit }
do-hint-number = { $seat } 님 힌트 { $number }
do-number = { $number }

fireworks-starts = { $other } 님부터 해요.
    .to-other = 나부터 해요.
fireworks-colour = { $seat } 님이 { $other } 님에게 힌트: { $count ->
    [0] { $suit } 카드 없음.
   *[other] { $suit }, { $places }번 카드.
}
    .short = { $suit } 힌트
    .to-seat = { $other } 님에게 힌트: { $count ->
        [0] { $suit } 카드 없음.
       *[other] { $suit }, { $places }번 카드.
    }
    .to-other = { $seat } 님이 내게 힌트: { $count ->
        [0] { $suit } 카드 없음.
       *[other] { $suit }, { $places }번 카드.
    }
fireworks-number = { $seat } 님이 { $other } 님에게 힌트: { $count ->
    [0] 숫자 { $number } 없음.
   *[other] 숫자 { $number }, { $places }번 카드.
}
    .short = { $number } 힌트
    .to-seat = { $other } 님에게 힌트: { $count ->
        [0] 숫자 { $number } 없음.
       *[other] 숫자 { $number }, { $places }번 카드.
    }
    .to-other = { $seat } 님이 내게 힌트: { $count ->
        [0] 숫자 { $number } 없음.
       *[other] 숫자 { $number }, { $places }번 카드.
    }
fireworks-plays = { $seat } 님이 { $card } 냈어요.
    .to-seat = { $card } 냈어요.
fireworks-misfires = { $seat } 님이 { $turned } 내서 실패했어요.
    .short = 실패
    .to-seat = { $turned } 내서 실패했어요.
fireworks-discards-card = { $seat } 님이 { $turned } 버렸어요.
    .short = { $turned } 버림
    .to-seat = { $turned } 버렸어요.
fireworks-draws = { $seat } 님이 { $card } 뽑았어요.
    .to-seat = { $card } 뽑았어요.
fireworks-last-round = 마지막 카드였어요. 모두 한 번씩 더 해요.
fireworks-ends = 불꽃놀이가 끝났어요: { $number }점.
fireworks-credit = { $suit } { $number }
fireworks-fact = { $most }점 중 { $number }점: { $grade ->
    [fizzle] 피식 꺼졌어요.
    [sparks] 불티가 조금 튀었어요.
    [fair] 볼 만했어요.
    [fine] 멋졌어요.
    [dazzling] 눈부셨어요.
   *[full] 잊지 못할 밤이에요.
}

fireworks-turn-left = 한 번 남음
fireworks-done = 끝
fireworks-score = { $number } 쌓음, { $most } 가능
fireworks-clock = 힌트
fireworks-fuse = 남은 실패
fireworks-stock = 덱
fireworks-discards = 버린 카드
fireworks-built = 쌓은 카드
fireworks-last-copies = 버린 카드, 한 장 남은 것: { $spoken }

fireworks-hint-sure = 무슨 카드든 맞아요.
fireworks-hint-marked = 이 카드의 힌트는 내라는 뜻이에요.
fireworks-hint-save = { $other } 님이 다음에 { $card } 버릴 텐데, 그러면 안 돼요.
fireworks-hint-play = 그러면 { $other } 님이 { $cards } 낼 수 있어요.
fireworks-hint-useless = 이제 아무도 필요 없어요.
fireworks-hint-first = 다음에 버릴 카드이고, 힌트 토큰이 필요해요.
fireworks-hint-wait = 더 나은 힌트가 없고, 이게 해가 가장 적어요.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = 힌트 토큰이 없어요. 카드를 버리거나 내세요.
fireworks-clocks-full = 힌트 토큰이 다 있어서 버릴 수 없어요. 힌트를 주거나 카드를 내세요.
fireworks-nothing-to-point-at = { $other } 님에게는 그런 카드가 없어요. 줄 수 있는 힌트: { $suits }, { $numbers }.
fireworks-not-to-yourself = 자기 자신에게는 힌트를 줄 수 없어요. 줄 수 있는 사람: { $seats }.
fireworks-no-such-place = 그런 카드는 없어요. 내 카드는 1~{ $count }번이에요.
fireworks-colour-not-named = 무지개는 말할 수 없어요. 말할 수 있는 색: { $suits }.
fireworks-no-such-seat = 그 자리에 아무도 없어요. 힌트를 줄 수 있는 사람: { $seats }.
fireworks-a-turn = “play 2”나 “hint 1 red”처럼 카드를 내거나, 버리거나, 힌트를 주세요.
