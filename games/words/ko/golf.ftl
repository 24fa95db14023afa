golf-name = 골프
    .line = 뒷면 카드를 낮은 카드로 바꿔요. 합이 가장 낮으면 승리.
    .aliases = 카드 골프, 폴란드 포커
golf-rules = **두 줄로 뒷면 카드 여섯 장이 있어요. 낮은 카드로 바꾸세요. 아홉 홀 뒤에 합이 가장 낮은 사람이 이겨요.**
    먼저 모두 두 장을 뒤집어요. 나머지는 볼 수 없어요.
    내 차례에 한 장 뽑거나 버린 더미 맨 위를 가져와요. 내 카드 하나의 자리에 놓고, 그 카드는 버려요. 뽑은 카드는 버려도 되지만, 가져온 카드는 써야 해요.
    킹은 0, 에이스는 1, 2는 −2, 3부터 10은 그 숫자예요. 잭과 퀸은 10이에요. **한 세로줄에 같은 숫자 둘은 0이에요.**
    내 카드가 모두 앞면이 되면 다른 사람이 한 번씩 더 해요. 그다음 모두 뒤집어 세요.
    - **예:** 왼쪽 위에 7이 있어요. 7을 또 뽑아서 그 아래에 놓으면 그 세로줄은 0이에요.
    .whole =
    - **카드:** 한 덱, 모자라면 두 덱이에요. 앞에 놓인 카드는 아무도 볼 수 없어요. 다음 카드를 뒤집어 버린 더미를 시작해요.
    - **처음:** 순서 없이 모두 두 장을 뒤집어요. 딜러의 왼쪽 사람부터 해요.
    - **내 차례:** 뽑은 카드는 나만 봐요. 내 카드와 바꾸거나 버려요. 또는 버린 더미 맨 위를 가져와 꼭 내 카드와 바꿔요. 놓은 카드는 앞면이에요.
    - **점수:** 킹 0, 에이스 1, 2는 −2, 3부터 10은 그 숫자, 잭과 퀸은 10이에요. 같은 숫자의 세로줄은 2라도 0이에요. 조커는 −2이고 상쇄되지 않아요.
    - **홀의 끝:** 누구의 카드가 모두 앞면이 되면 다른 사람이 한 번씩 더 해요. 뽑는 더미가 떨어지면 버린 더미를 섞어요. 두 번째로 떨어지면 홀이 끝나요.
    - **네 장 기억 게임:** 아래 두 장을 보고, 바꿔 넣은 카드는 뒷면이에요. 차례 대신 노크하면 홀이 끝나요. 어디에 있든 같은 숫자 둘은 상쇄돼요.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = 빠르게: 버릴 때마다 한 장 뒤집기, 다섯 홀
golf-variant-four_cards = 네 장, 기억과 노크
golf-variant-nine_cards = 아홉 장
golf-variant-jokers = 조커, 같은 숫자 넷은 보너스

golf-option-holes = 한 게임의 홀 수
golf-option-cards = { shared-cards-dealt }
golf-option-start = 처음에
    .turn_two = 모두 두 장을 뒤집어요
    .turn_three = 모두 세 장을 뒤집어요
    .peek_two = 모두 마지막 두 장을 봐요
golf-option-placing = 바꿔 넣은 카드는
    .open = 앞면
    .closed = 뒷면, 나만 알아요
golf-option-ending = 홀이 끝나는 때
    .all_up = 누구의 카드가 모두 앞면일 때
    .knock = 누가 노크할 때
golf-option-last_turn = 그때 다른 사람이 한 번씩 더 해요
golf-option-after_discard = 뽑은 카드를 버린 뒤
    .nothing = 차례가 끝나요
    .may_turn = 한 장 뒤집을 수 있어요
    .must_turn = 한 장 뒤집어야 해요
golf-option-cancel = 0이 되는 것
    .column = 세로줄의 같은 숫자
    .lines = 세로줄이나 가로줄의 같은 숫자
    .anywhere = 아무 데나 같은 숫자 둘
    .none = { shared-none }
golf-option-twos = 2의 점수
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = 조커 두 장, −2씩
golf-option-four_bonus = 같은 숫자로 두 세로줄이면 빼 주는 점수
    .zero = { shared-none }
golf-option-ender_penalty = 가장 낮지 않은데 홀을 끝낸 벌점
    .zero = { shared-none }

golf-do-turn = { $number }번 뒤집기
golf-do-take = 가져와 { $number }번에
golf-do-swap = { $number }번과 바꾸기
golf-do-knock = 노크

golf-deals = { $seat } 님이 카드를 돌리고 { $turned } 뒤집었어요.
    .to-seat = 내가 카드를 돌리고 { $turned } 뒤집었어요.
golf-turns = { $seat } 님이 { $card } 뒤집었어요.
    .to-seat = { $card } 뒤집었어요.
golf-starts = { $other } 님부터 해요.
    .to-other = 나부터 해요.
golf-draws = { $seat } 님이 뽑았어요.
    .short = 뽑음
    .to-seat = 뽑았어요.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } 님이 { $card } 카드를 가져와 { $number }번에 놓고 { $turned } 버렸어요.
    .to-seat = { $card } 카드를 가져와 { $number }번에 놓고 { $turned } 버렸어요.
golf-puts = { $seat } 님이 { $card } 카드를 { $number }번에 놓고 { $turned } 버렸어요.
    .to-seat = { $card } 카드를 { $number }번에 놓고 { $turned } 버렸어요.
golf-hides = { $seat } 님이 뽑은 카드를 { $number }번에 놓고 { $turned } 버렸어요.
    .short = { $number }번 교환
    .to-seat = 뽑은 카드를 { $number }번에 놓고 { $turned } 버렸어요.
golf-discards = { $seat } 님이 { $turned } 버렸어요.
    .short = 버림
    .to-seat = { $turned } 버렸어요.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } 님이 노크했어요{ golf-one-more }.
    .short = 노크
    .to-seat = 노크했어요{ golf-one-more }.
golf-all-open = { $seat } 님의 카드가 모두 앞면이에요{ golf-one-more }.
    .to-seat = 내 카드가 모두 앞면이에요{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . 다른 사람이 모두 한 번씩 더 해요
   *[no] {""}
}
golf-shuffles = 버린 더미를 섞어 새 더미를 만들었어요.
golf-stock-out = 더미가 또 떨어져서 홀이 끝났어요.
golf-scores = { $other } 님: { $points }점.
    .to-other = 나: { $points }점.
golf-four = 같은 숫자 넷 { $number }
golf-penalty = 가장 낮지 않게 끝냄 { $number }

golf-hole = { $most }홀 중 { $number }홀
golf-last-turns = 마지막 차례, 끝낸 사람:
golf-line = { $score } · 앞면 { $points }
golf-line-end = { $score }
golf-ended = 끝냄
golf-knocked = 노크
golf-last-turn = 마지막 차례
golf-drawn = 뽑은 카드
golf-own = 내 카드

golf-hint-start = 세로줄마다 하나씩 뒤집는 게 가장 많이 알려 줘요.
golf-hint-cancels = 여기에 { rank-name } 하나 더 놓으면 0이 돼요.
golf-hint-low = { $card } 카드는 뒷면 카드의 평균보다 낮아요.
golf-hint-better = 그 자리에는 { $turned }보다 { $card } 카드가 낮아요.
golf-hint-discard = { $card } 카드는 어디에도 도움이 안 돼요. 버리세요.
golf-hint-draw = { $card } 카드는 별로 도움이 안 되니 뽑으세요.
golf-hint-end = 약 { $count }점 앞서 있으니 홀을 끝내세요.
golf-hint-turn = 뒷면 카드는 어느 것이든 똑같아요.
golf-hint-wait = 그러면 홀이 끝나는데, 내가 가장 낮지 않을 수 있어요.

golf-closed-never-open = 뒷면으로 바꿔 넣으면 모두 앞면이 될 수 없어요. 노크로 끝내게 하세요.
golf-closed-not-turned = 뒷면으로 바꿔 넣으면 버린 뒤에 뒤집을 수 없어요.
golf-turn-first = 먼저 내 카드를 { $count }장 뒤집으세요. 뒤집을 수 있는 자리: { $places }.
golf-wait = { $seats } 님이 아직 뒤집어야 해요.
golf-not-closed = 그 카드는 뒷면이 아니에요. 뒤집을 수 있는 자리: { $places }.
golf-draw-or-take = 뽑거나, { $card } 카드를 가져와 1~{ $most }번 자리에 놓으세요{ $kind ->
    [knock] . 노크도 할 수 있어요
   *[none] {""}
}.
golf-swap-or-discard = { $card } 뽑았어요. 1~{ $most }번 카드와 바꾸거나 버리세요.
golf-no-place = 내 자리는 1~{ $most }번이에요.
golf-no-knock = 이미 누가 홀을 끝냈어요. 이번이 마지막 차례예요.
golf-turn-or-pass = 뒷면 카드를 뒤집거나 패스하세요. 뒤집을 수 있는 자리: { $places }.
golf-must-turn = 이제 뒷면 카드를 뒤집으세요. 뒤집을 수 있는 자리: { $places }.
