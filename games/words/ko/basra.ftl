basra-name = 바스라
    .line = 같은 숫자나 합으로 먹어요. 잭은 다 먹어요.
    .aliases = 바스트라
basra-rules = **손패로 바닥패를 먹고, 할 수 있으면 싹 쓸어 가세요.**
    손패는 다섯 장, 바닥에 네 장이 깔려 있어요. 차례마다 한 장을 내요. 8은 바닥의 8을 모두, 그리고 더해서 8이 되는 카드를 먹어요. 잭은 다 먹어요. 낸 카드와 먹은 패는 내 앞에 뒷면으로 둬요. 먹을 게 없으면 바닥에 남아요.
    숫자 카드로 바닥을 싹 쓸면 **바스라**이고, 그 카드의 두 배 점수예요. 먹은 잭, 에이스, 2♣, 10♦도 점수예요. 덱이 끝났을 때 누가 151점이면 점수가 가장 높은 사람이 이겨요.
    - **예:** 바닥에 A♣ 2♠ 5♠ 9♦가 있어요. 8♥를 내서 A♣ 2♠ 5♠를 먹고 에이스로 1점이에요. 9♦가 없었다면 싹 쓸어서 바스라, 16점을 더 받았어요.
    .whole =
    - **덱:** 퀸과 킹을 뺀 44장이에요. 에이스는 1, 10까지는 그 숫자예요. 잭은 더하는 데 못 써요.
    - **딜:** 다섯 장씩 받고 바닥에 네 장을 깔아요. 그중에 잭이 있으면 덱에 되돌리고 다른 카드를 깔아요. 손패가 다 떨어지면 다섯 장씩 더 받고, 바닥에는 더 깔지 않아요. 덱마다 딜러가 왼쪽으로 돌고 딜러가 마지막에 내요.
    - **내 차례:** 한 장을 내요. 같은 숫자의 카드 모두와, 합이 그 숫자가 되는 묶음을 되는 만큼 먹어요. 두 묶음이 같은 카드를 써야 하면 하나를 골라요. 먹을 게 없으면 바닥에 남아요.
    - **잭**은 다른 잭까지 다 먹어요. 바닥이 비었으면 잭도 그냥 남아요.
    - **바스라:** 숫자 카드로 바닥을 비우면 카드 점수와 별도로 그 숫자의 두 배예요. 에이스는 2점, 10은 20점이에요. 잭이나 마지막에 남은 패로는 바스라가 안 돼요.
    - **점수:** 잭 2점, 에이스 1점, 2♣ 2점, 10♦ 3점씩이에요. 먹었든 그걸로 먹었든 똑같아요.
    - **기억하기:** 먹은 패는 뒷면이니 무엇이 빠졌는지 기억하세요.
    - **덱이 끝나면** 마지막으로 먹은 사람이 남은 바닥패를 가져요. 그때 누가 151점이면 여럿이라도 점수가 가장 높은 사람이 이겨요. 두 사람이 같으면 덱을 한 번 더 해요.
    - **예:** 바닥이 A♥ 3♦ 4♣예요. 4로 셋 다 먹어요. 4♣, 그리고 1 + 3이에요. 바스라 8점에 에이스 1점이에요. A♥ 2♦ 3♣ 4♠에서 6은 1 + 2 + 3이나 2 + 4를 먹어요. 둘 다 2♦를 써야 하니 골라요.
    - **하우스 룰**로 네 명이 두 명씩 편을 먹고 점수를 더할 수 있어요.
basra-paragraphs =
    .fishing-only-capture = 3
    .fishing-no-capture = 3
    .fishing-which-capture = 3
    .fishing-wrong-capture = 3

basra-variant-tradition = 전통: 카드를 가장 많이 먹으면 30점, 7♦도 싹쓸이, 101점까지
basra-variant-short = 짧게, 51점까지

basra-option-target = { shared-points-to-win }
basra-option-hand_size = 한 번에 받는 장수 (4장은 두 명일 때)
basra-option-jack_points = 잭의 점수
basra-option-basra_scoring = 바스라의 점수
    .double_face = 카드 숫자의 두 배
    .flat10 = 언제나 10점
basra-option-jack_basra_points = 잭으로 잭 한 장을 먹은 점수
basra-option-capture_rule = 카드가 먹는 것
    .maximal = 먹을 수 있는 모두
    .free = 먹을 수 있는 아무 묶음
basra-option-last_capturer_takes_rest = 마지막으로 먹은 사람이 남은 바닥패를 가져요
basra-option-replace_table_jacks = 처음 네 장의 잭은 다른 카드로 바꿔요
basra-option-end_check = 게임이 끝나는 때
    .deck_end = 덱이 끝났을 때
    .instant = 누가 점수를 채우면 바로
basra-option-partnership = { shared-partners }
basra-option-seven_of_diamonds = 7♦도 바닥을 다 먹어요
basra-option-majority_points = 카드를 가장 많이 먹은 점수
basra-option-majority_tie = 가장 많이 먹은 사람이 같으면 그 점수는
    .carry = 다음 덱에 더해요
    .none = 없어져요
basra-option-show_captured = 먹은 패를 다시 볼 수 있어요

basra-replaced = { $turned } 카드를 덱에 되돌리고 다른 카드를 뒤집었어요.
basra-turned = 바닥패: { $cards }.
basra-takes = { $seat } 님이 { $card } 내고 { $cards } 먹었어요{ $points ->
    [0] .
   *[other] { "" }: { $points }점.
}
    .to-seat = { $card } 내고 { $cards } 먹었어요{ $points ->
        [0] .
       *[other] { "" }: { $points }점.
    }
basra-basra = 바스라! 싹쓸이로 { $number }점이에요.
basra-rest = { $winner } 님이 마지막으로 먹어서 남은 { $cards } 카드를 가져요{ $points ->
    [0] .
   *[other] { "" }: { $points }점.
}
    .to-winner = 내가 마지막으로 먹어서 남은 { $cards } 카드를 가져요{ $points ->
        [0] .
       *[other] { "" }: { $points }점.
    }
basra-majority = { $seats } 님이 가장 많이 먹었어요: { $points }점.
    .to-seats = { $others ->
        [0] 내가 가장 많이 먹었어요
       *[other] 나와 { $seats } 님이 가장 많이 먹었어요
    }: { $points }점.
basra-majority-tie = 가장 많이 먹은 장수가 같아요{ $points ->
    [0] .
   *[other] . { $points }점을 다음 덱에 더해요.
}

basra-tag-cleared = 바스라 +{ $number }
basra-for-cards = 카드 { $number }
basra-for-basras = 바스라 { $number }
basra-for-most = 최다 카드 { $number }
basra-fact = { $seat } 님이 바닥을 { $number }번 싹 쓸었어요.
basra-tag-took = +{ $number }
basra-tag = 바스라 { $count }번
basra-deck = { $round }덱 · { $target }점까지
basra-captured = 먹은 패
basra-most-cards = 최다 카드

basra-hint-basra = 바닥을 비워요. 바스라, { $number }점이에요.
basra-hint-points = 먹을 수 있을 때 { $number }점을 가져오세요.
basra-hint-cards = 점수는 없지만 { $count }장을 먹어요.
basra-hint-lay = 먹을 게 없어요. { $number ->
    [0] 이걸로 바스라를 당할 일은 거의 없어요
   *[other] 이게 바스라를 내줄 확률이 가장 낮아요 ({ $number }%)
}.
basra-hint-twin = 먹을 게 없어요. 같은 카드가 한 장 더 있으니 아마 다시 먹을 수 있어요.
basra-hint-wait = 지금 먹는 것보다 나아요. 다음 사람이 바스라를 할 확률은 { $number ->
    [0] 거의 없어요
   *[other] 약 { $number }%예요
}.

basra-four-hands-of-five = 네 명이면 다섯 장씩 돌리세요. 네 장씩이면 덱이 딱 나눠떨어지지 않아요.
basra-partners-are-four = 두 명씩 편을 먹으려면 네 명이 필요해요.
