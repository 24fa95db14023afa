do-bet = { $number } 벳
do-call = 콜
do-call-for = { $number } 콜
do-call-all-in = { $number } 콜 · 올인
do-check = 체크
do-fold = 폴드
order-check-or-fold = 체크 또는 폴드
order-call-any = 얼마든 콜
do-raise = { $number } 더 레이즈
do-raise-to = { $number }까지 레이즈
do-rebuy = 리바이

poker-to-stake = { $kind ->
    [bet] { $number } 벳
   *[raise] { $number }까지 레이즈
}
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · 하프 팟
poker-pot = { poker-to-stake } · 팟
poker-all-in = { poker-to-stake } · 올인

poker-amount = { $number }
poker-bets = { $seat } 님이 { $number } 벳했어요{ poker-and-all-in }.
    .short = 벳
    .to-seat = { $number } 벳했어요{ poker-and-all-in.to-seat }.
poker-raises = { $seat } 님이 { $number }까지 레이즈했어요{ poker-and-all-in }.
    .short = 레이즈
    .to-seat = { $number }까지 레이즈했어요{ poker-and-all-in.to-seat }.
poker-calls = { $seat } 님이 { $number } 콜했어요{ poker-and-all-in }.
    .short = 콜
    .to-seat = { $number } 콜했어요{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { " " }(올인)
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { " " }(올인)
       *[other] { "" }
    }
poker-checks = { $seat } 님이 체크했어요.
    .short = 체크
    .to-seat = 체크했어요.
poker-folds = { $seat } 님이 폴드했어요.
    .short = 폴드
    .to-seat = 폴드했어요.
poker-shows = { $seat } 님이 { $cards } 보여 줬어요: { poker-hand }.
    .to-seat = 내가 { $cards } 보여 줬어요: { poker-hand }.
poker-shows-wild = { $seat } 님이 { $cards } 보여 줬어요: { poker-hand }, { poker-jokers }.
    .to-seat = 내가 { $cards } 보여 줬어요: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } 님이 { $cards } 보여 줬어요: { poker-hand }, { poker-jokers } ({ $suit }).
    .to-seat = 내가 { $cards } 보여 줬어요: { poker-hand }, { poker-jokers } ({ $suit }).
poker-shows-both = { $seat } 님이 { $cards } 보여 줬어요: { poker-hand }, { poker-low }.
    .to-seat = 내가 { $cards } 보여 줬어요: { poker-hand }, { poker-low }.
poker-mucks = { $seat } 님이 보여 주지 않고 머크했어요.
    .short = 머크
    .to-seat = 내가 보여 주지 않고 머크했어요.
poker-gives-back = 아무도 맞추지 않아서 { $seat } 님이 { $number }칩을 돌려받았어요.
    .to-seat = 아무도 맞추지 않아서 내가 { $number }칩을 돌려받았어요.
poker-takes-all = { $winner } 님이 손패를 보여 주지 않고 { $number }칩을 땄어요.
    .to-winner = 내가 손패를 보여 주지 않고 { $number }칩을 땄어요.
poker-wins = { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot } { $number }칩을 땄어요.
    .to-seats = 내가 { poker-hand }{ poker-kicker }로 { poker-which-pot } { $number }칩을 땄어요.
poker-ties = { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot } { $number }칩을 나눴어요.
    .to-seats = 나와 { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot } { $number }칩을 나눴어요.
poker-wins-both = { $seats } 님이 { poker-hand }{ poker-kicker }, { poker-low }로 { poker-which-pot } { $number }칩을 싹 쓸었어요.
    .to-seats = 내가 { poker-hand }{ poker-kicker }, { poker-low }로 { poker-which-pot } { $number }칩을 싹 쓸었어요.
poker-ties-both = { $seats } 님이 { poker-hand }{ poker-kicker }, { poker-low }로 { poker-which-pot } { $number }칩을 나눴어요.
    .to-seats = 나와 { $seats } 님이 { poker-hand }{ poker-kicker }, { poker-low }로 { poker-which-pot } { $number }칩을 나눴어요.
poker-wins-high = { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot }의 하이 절반 { $number }칩을 땄어요.
    .to-seats = 내가 { poker-hand }{ poker-kicker }로 { poker-which-pot }의 하이 절반 { $number }칩을 땄어요.
poker-ties-high = { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot }의 하이 절반 { $number }칩을 나눴어요.
    .to-seats = 나와 { $seats } 님이 { poker-hand }{ poker-kicker }로 { poker-which-pot }의 하이 절반 { $number }칩을 나눴어요.
poker-wins-low = { $seats } 님이 { poker-low }로 { poker-which-pot }의 로우 절반 { $number }칩을 땄어요.
    .to-seats = 내가 { poker-low }로 { poker-which-pot }의 로우 절반 { $number }칩을 땄어요.
poker-ties-low = { $seats } 님이 { poker-low }로 { poker-which-pot }의 로우 절반 { $number }칩을 나눴어요.
    .to-seats = 나와 { $seats } 님이 { poker-low }로 { poker-which-pot }의 로우 절반 { $number }칩을 나눴어요.
poker-no-low = { poker-which-pot }에는 로우가 없어요.
poker-low = { $eight } 로우
poker-tag-low = { $eight } 로우
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , A 키커
    [K] , K 키커
    [Q] , Q 키커
    [J] , J 키커
    [T] , 10 키커
   *[other] , { $kicker } 키커
}
poker-prompt-won = { $how ->
    [one] { $seats } 님이 { $number } 획득
    [even] { $seats } 님이 { $number } 똑같이 나눔
   *[uneven] { $seats } 님이 { $number } 나눠 가짐
}
    .to-seats = { $how ->
        [one] 내가 { $number } 획득
        [even] 나와 { $seats } 님이 { $number } 똑같이 나눔
       *[uneven] 나와 { $seats } 님이 { $number } 나눠 가짐
    }
poker-which-pot = { $pot ->
    [main] 메인 팟
    [side] 사이드 팟
   *[only] 팟
}
poker-bankrupt = { $seat } 님은 칩이 떨어졌어요.
    .to-seat = 나는 칩이 떨어졌어요.
poker-buys-in = { $seat } 님이 { $number } 리바이했어요.
    .short = 리바이
    .to-seat = 내가 { $number } 리바이했어요.
poker-leaves = { $seat } 님은 리바이하지 않았어요.
    .to-seat = 나는 리바이하지 않았어요.

poker-line = 칩 { $chips }
poker-line-stake = { $chips } · 벳 { $number }
poker-line-all-in = 올인 · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · 폴드
poker-line-bankrupt = 칩 없음
poker-deed-folded = 폴드
poker-deed-mucked = 머크
poker-for-won = 획득 { $number }
poker-for-paid = 베팅 { $number }
poker-for-rebuy = 리바이 { $number }

poker-hand = { $made ->
    [pair] { poker-ranks } 원 페어
    [two-pair] { poker-ranks }, { poker-low-ranks } 투 페어
    [three] { poker-ranks } 트리플
    [straight] { poker-ranks } 스트레이트
    [flush] { poker-ranks } 플러시
    [full-house] { poker-ranks }, { poker-low-ranks } 풀하우스
    [four] { poker-ranks } 포카드
    [straight-flush] { $rank ->
        [A] 로열 플러시
       *[other] { poker-ranks } 스트레이트 플러시
    }
    [five] { poker-ranks } 파이브 카드
   *[high-card] { poker-ranks } 하이
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · 로우 아직 없음
    [gone] { poker-hand } · 로우 불가
   *[low] { poker-hand } · { $eight } 로우
}
poker-category = { $made ->
    [pair] 원 페어
    [two-pair] 투 페어
    [three] 트리플
    [straight] 스트레이트
    [flush] 플러시
    [full-house] 풀하우스
    [four] 포카드
    [straight-flush] 스티플
    [five] 파이브 카드
   *[high-card] 하이카드
}
poker-category-and-low = { $made ->
    [pair] 원 페어 + 로우
    [two-pair] 투 페어 + 로우
    [three] 트리플 + 로우
    [straight] 스트레이트 + 로우
    [flush] 플러시 + 로우
    [full-house] 풀하우스 + 로우
    [four] 포카드 + 로우
    [straight-flush] 스티플 + 로우
   *[high-card] 하이 + 로우
}
poker-ranks = { $rank ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-low-ranks = { $low ->
    [A] A
    [K] K
    [Q] Q
    [J] J
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-jokers = 조커는 { $wild }

poker-may = { $may ->
    [bet-fold] { $span } 벳이나 폴드를 할 수 있어요.
    [check-bet-fold] 체크, { $span } 벳, 폴드를 할 수 있어요.
    [check-bet] 체크나 { $span } 벳을 할 수 있어요.
    [check-raise] 체크나 { $span }까지 레이즈를 할 수 있어요.
    [check] 체크할 수 있어요.
    [call-raise-fold] { $owe } 콜, { $span }까지 레이즈(“raise to”와 숫자 입력), 폴드를 할 수 있어요.
   *[call-fold] { $owe } 콜이나 폴드를 할 수 있어요.
}
bad-amount = 그만큼은 벳할 수 없어요. { poker-may }
over-the-pot = 팟만큼만 벳할 수 있어요. 최대 { $most }까지예요. { poker-may }
capped = 벳이 { $cap }번 나왔어요. 한 라운드에 더는 안 돼요. { poker-may }
no-raise = 레이즈에 응할 칩이 아무에게도 없어요. { poker-may }
raise-closed = 지난 차례 뒤로 온전한 레이즈가 없어서 다시 레이즈할 수 없어요. { poker-may }
raise-short = 레이즈할 칩이 모자라요. { poker-may }
no-check = 이 테이블에서는 체크가 없어요. { poker-may }
check-owing = 맞춰야 할 벳이 있어서 체크할 수 없어요. { poker-may }
bet-is-made = 이미 누가 벳했어요. { poker-may }
nothing-to-call = { $may ->
    [check-raise] 이미 벳을 맞춰서 콜할 게 없어요.
    [check] 이미 벳을 맞춰서 콜할 게 없어요.
   *[bet] 아무도 벳하지 않아서 콜할 게 없어요.
} { poker-may }
free-to-check = 공짜로 남을 수 있으니 폴드하지 마세요. { poker-may }
nothing-to-raise = 아무도 벳하지 않아서 레이즈할 수 없어요. { poker-may }
bet-now = 지금은 베팅할 차례예요. { poker-may }
rebuy-or-pass = 칩이 떨어졌어요. 리바이하거나 패스하세요.
poker-worth-bet = 벳할 만해요.
poker-worth-raise = 레이즈할 만해요.

poker-variant-cash_40 = 캐시 게임, 40판
poker-option-mode = 승부 방식
    .sit_and_go = 칩을 모두 따기
    .cash = 가장 많이 따기 (블라인드 고정)
poker-option-big_blind = 첫 빅 블라인드 (시작 칩의 10분의 1까지)
poker-option-hands_per_level = 블라인드가 오르는 간격 (판)
poker-option-minutes_per_level = 블라인드가 오르는 간격 (분)
poker-option-ante = 앤티
    .each = 모두, 빅 블라인드의 10분의 1
    .big_blind = 빅 블라인드가 테이블 몫을 대신 내요
poker-option-ante_from_level = 앤티가 시작되는 레벨
poker-option-button_rule = 누가 탈락하면 버튼은
    .moving = 다음 플레이어로 옮겨요
    .dead = 빈자리에 멈출 수 있어서 아무도 블라인드를 거르지 않아요
poker-option-reopening = 온전한 레이즈에 못 미치는 올인
    .cumulative = 합쳐서 다시 레이즈할 수 있게 돼요
    .single_raise = 다시 레이즈하게 해 주지 않아요
poker-option-max_hands = 판 수
poker-option-rebuys = 리바이 횟수

poker-button = { $seat } 님이 버튼이에요.
    .to-seat = 내가 버튼이에요.
poker-up = 블라인드가 올랐어요: { $small }/{ $big }.
poker-up-next = 이 블라인드로는 마지막 판이에요. 다음 블라인드: { $small }/{ $big }.
poker-antes = 모두 앤티 { $number } 냈어요.
poker-small = { $seat } 님이 스몰 블라인드 { $number } 냈어요{ poker-and-all-in }.
    .to-seat = 내가 스몰 블라인드 { $number } 냈어요{ poker-and-all-in.to-seat }.
poker-big = { $seat } 님이 빅 블라인드 { $number } 냈어요{ poker-and-all-in }.
    .to-seat = 내가 빅 블라인드 { $number } 냈어요{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } 님이 빅 블라인드 { $number }, 앤티 { $ante } 냈어요{ poker-and-all-in }.
    .to-seat = 내가 빅 블라인드 { $number }, 앤티 { $ante } 냈어요{ poker-and-all-in.to-seat }.
poker-you-hold = 내 손패: { $cards }.
poker-flop = 플랍: { $cards }.
poker-turn = 턴: { $cards }.
poker-river = 리버: { $cards }.
poker-out = { $seat } 님의 최종 순위는 { poker-place }예요.
    .to-seat = 내 최종 순위는 { poker-place }예요.
poker-place = { $place }위
poker-line-out = 탈락 · { poker-place }
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] 본전
    [up] +{ $number }
   *[down] −{ $number }
}
poker-tag-small = SB
poker-tag-big = BB
poker-badge-blinds = 블라인드
poker-badge-value = { $small }/{ $big }
poker-badge-ante = 앤티
poker-badge-left = 다음 인상까지
poker-badge-hands = { $count }판
poker-badge-up = 블라인드 인상
poker-badge-minutes = { $count }분마다
poker-board = { $form ->
    [none] 보드
   *[other] 보드, { $form }
}
poker-hand-level = { $number }판, 레벨 { $level } · { $stage ->
    [preflop] 프리플랍
    [flop] 플랍
    [turn] 턴
    [river] 리버
    [all-in] 올인
   *[over] 종료
}
poker-high-blind = 빅 블라인드가 너무 높아요. 시작 칩의 10분의 1, { $most }까지만 돼요.
poker-drawing = { $draw ->
    [flush] { poker-hand }, 플러시 드로우
    [straight] { poker-hand }, 스트레이트 드로우
    [gutshot] { poker-hand }, 거트샷
    [both] { poker-hand }, 플러시·스트레이트 드로우
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] { poker-rivals } 상대로 승률은 약 { $percent }%예요 ({ poker-drawing })
    [unknown] { $cards } 손패면 { poker-rivals } 상대로 팟의 약 { $percent }%를 따요
    [none] { poker-rivals } 상대로 팟의 약 { $percent }%를 따요 ({ poker-drawing }, 로우 아직 없음)
    [gone] { poker-rivals } 상대로 팟의 약 { $percent }%를 따요 ({ poker-drawing }, 로우 불가)
   *[low] { poker-rivals } 상대로 팟의 약 { $percent }%를 따요 ({ poker-drawing }, { poker-low })
}
poker-rivals = 무작위 손패 { $count }개
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } 정도면 이 자리에서 레이즈할 만해요.
poker-hint-open-call = { $cards } 정도면 참가할 만해요.
poker-hint-open-check = { $cards } 정도로는 레이즈할 만하지 않아요. 공짜로 플랍을 보세요.
poker-hint-open-fold = 뒤에 사람이 남아서 { $cards } 정도로는 약해요.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. 공짜로 다음 카드를 보세요.
poker-hint-show = { poker-chance }. 벳할 만하지 않아요. 공짜로 승부를 보세요.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }. { $need }%만 되면 되니 콜할 만해요.
poker-hint-answer-check = { poker-chance }. 레이즈할 만하지 않고 체크는 공짜예요.
poker-hint-answer-fold = { poker-chance }. 하지만 상대가 벳했으니 무작위보다 강한 손패일 거예요. 콜하려면 { $need }%가 필요해요.
