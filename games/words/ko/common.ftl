player = { $seat }
list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
names-more = { $first }, { $next }
names = { $first }, { $last }
partners = { $one } & { $two }
partners-you = 나 & { $partner }

card-name = { $deck ->
    [colours] { $suit_text } { $rank_name }
   *[french] { $suit_text } { $rank_name }
}
card-sign = { $rank ->
    [S] { $sign }건너뛰기
    [R] { $sign }거꾸로
    [D] { $sign }+2
    [WW] 🌈와일드
    [W4] 🌈+4
    [JR] 조커
    [JB] 작은 조커
   *[other] { $sign }{ $rank }
}
card-JR = 큰 조커
card-JB = 작은 조커
card-WW = 와일드
card-W4 = 와일드 +4
card-hidden = 뒷면 카드
rank-name = { $rank ->
    [A] 에이스
    [J] 잭
    [C] 기사
    [Q] 퀸
    [K] 킹
    [T] 10
    [JR] 큰 조커
    [JB] 작은 조커
    [S] 건너뛰기
    [R] 거꾸로
    [D] +2
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] 클로버
    [D] 다이아
    [H] 하트
    [R] 빨강
    [Y] 노랑
    [G] 초록
    [B] 파랑
    [W] 하양
    [M] 무지개
    [L] 곤봉
    [O] 금화
    [P] 성배
    [E] 검
   *[S] 스페이드
}
cards = { $cards }

game-group = { $group ->
    [tricks] 트릭 게임
    [climbing] 손패 털기
    [rummy] 러미
    [fishing] 바닥패 먹기
    [poker] 포커와 베팅
    [together] 협동
    [favorites] 여기서 인기
   *[fun] 가볍게
}
unit = { $unit ->
    [hand] { $number }판
    [deck] { $number }덱
    [hole] { $number }홀
   *[round] { $number }라운드
}
unit-under-way = { unit } 진행 중
unit-done = { unit } 종료
sheet-name = 플레이어
sheet-before = 이전
sheet-total = 합계
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = { $percent }%
ending-won = { $count ->
    [all] 모두 승리
   *[other] { $seats } 승리
}
ending-lost = { $count ->
    [0] 승자 없음
    [house] 딜러 승리
   *[other] { $seats } 패배
}
ending-rating = { $seat } { $before } → { $after }
ending-led = { $seats } 님이 처음부터 끝까지 선두였어요.
ending-turn = { $seats } 님이 { $number }번째 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}에 선두로 올라서 끝까지 지켰어요.
ending-last = 마지막 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}에서 승부가 갈렸어요. { $seats } 님이 역전했어요.
ending-level = 마지막 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}까지 동점이었어요.
ending-often = { $seats } 님이 { $number }{ $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
} 중 { $count }번 이겼어요.
ending-all = { $seats } 님이 모든 { $unit ->
    [hand] 판을
    [deck] 덱을
    [hole] 홀을
   *[round] 라운드를
} 이겼어요.
ending-margin = { $seats } 님이 { $count }점 차로 이겼어요.
ending-length = { $number ->
    [1] 단 한 { $unit ->
        [hand] 판
        [deck] 덱
        [hole] 홀
       *[round] 라운드
    } 만에 끝났어요
   *[other] { $number }{ $unit ->
        [hand] 판이
        [deck] 덱이
        [hole] 홀이
       *[round] 라운드가
    } 걸렸어요
}.
ending-most = 한 { $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
} 최고 점수: { $seats }, { SIGNED($points) } ({ $number }번째).
your-hand = { $count ->
    [0] 손패 없음
   *[other] 내 손패, { $count }장
}
note-your-turn = 내 차례
note-waiting = { $seats } 님 차례
    .to-seats = { $others ->
        [0] 내 차례
       *[other] 나, { $seats } 님 차례
    }
note-resting = { $unit ->
    [hand] 이번 판 끝
    [deck] 이번 덱 끝
    [hole] 이번 홀 끝
   *[round] 라운드 끝
}
prompt-leads = { $seat } 님이 선
    .to-seat = 내가 선
prompt-bids = { $seat } 님부터 비드
    .to-seat = 나부터 비드
prompt-all-bid = 모두 동시에 비드
note-turning-up = 다음 카드가 열려요
note-over = 게임 종료
winner-tag = 승리
loser-tag = 패배

do-deal = 카드 돌리기
do-deal-up = 판돈 올려 돌리기
do-turn-up = 다음 카드
do-stop = 게임 끝내기
do-tie = 무승부로 하기
do-rest = 나머지는 { $seat } 님 차지
do-undo = 무르기
outcome-tied = 무승부예요.
do-pass = 패스
    .with = { $picked } 넘기기
    .pick = { $most }장 넘기기
order-pass = 패스
order-stand = 스탠드
order-follow-low = 낮게 따라 내기
do-double = 더블
    .listed = 더블
do-play = 내기
    .pick = { $kind ->
        [some] { $most }장까지 내기
        [all] { $most }장 내기
        [some-of] { $sizes }, { $most }장 내기
       *[span] { $least }~{ $most }장 내기
    }
do-discard = 버리기
    .cards = 버릴 카드를 고르세요.
    .with = { $picked } 버리기
    .pick = { $kind ->
        [some] { $most }장까지 버리기
        [all] { $most }장 버리기
       *[span] { $least }~{ $most }장 버리기
    }
do-stand = 스탠드
    .listed = 스탠드
do-throw = 한꺼번에 내기
    .with = { $picked } 한꺼번에 내기
    .pick = { $kind ->
        [some] { $most }장까지 내기
        [all] { $most }장 내기
       *[span] { $least }~{ $most }장 내기
    }
do-take = 가져오기
    .with = { $picked } 가져오기
    .between = { $played }: { $picked } 먹기
do-bid = { $number } 비드
do-pair = 페어 내기

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = { $names } 님 차례예요.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (이기는 중)
alt-latest = 마지막으로 움직인 사람: { $name }.
alt-latest-word = 방금: { $name } { $word }.
alt-latest-cards = 방금 낸 카드: { $name }, { $spoken }.
alt-trick = 트릭: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, 모두 { $count }장.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken } 위에 { $upper }
alt-spot-suit = { $label }, 낼 무늬는 { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count }장.
alt-track = 보드, { $length }까지: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = 파트너: { $teams }.
alt-pot = 팟: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place }위: { $names }, { $score }.
alt-step-lines = { $place }위: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $label } { $value }.
alt-earned = 획득: { $names }.
alt-plot = { $title }: { $first }에서 { $last }까지, 최저 { $least }, 최고 { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count }장
alt-shows = { $spoken } 공개
alt-part = 손패 { $number }: { $spoken } ({ $note })
alt-over = 뒷면 { $count }장 위에 { $spoken }
alt-down = 뒷면 { $count }장
alt-place-down = 뒷면
alt-noted = { $place }번 카드: { $told }
alt-not-noted = { $place }번 카드 모름
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, 표시됨
alt-told = 힌트로 알게 된 것: { $told }.
alt-dealer = 딜러
alt-computer = 컴퓨터
alt-won = 획득
alt-group = 손패: { $groups }.
words-table = 테이블
words-hand = 내 손패
words-play = 할 수 있는 것
alt-playable = 낼 수 있는 카드: { $spoken }.
alt-playable-all = 아무거나 낼 수 있어요.
alt-playable-suits = 낼 수 있는 카드: { $groups }.
alt-suit = { $suit } { $told }
alt-fresh = 새 카드: { $spoken }.
alt-counts = { $spoken } 카드는 { $suit } 무늬로 쳐요.
alt-high = 평소보다 높은 카드: { $spoken }.
alt-marked = 표시된 카드: { $spoken }.

plays-cards = { $seat } 님이 { $cards } 냈어요.
    .to-seat = { $cards } 냈어요.
bids-tricks = { $seat } 님이 { $number } 비드했어요.
    .to-seat = 내가 { $number } 비드했어요.
bids-are-in = 비드가 모두 끝났어요. { $seat } 님이 선이에요.
    .to-seat = 비드가 모두 끝났어요. 내가 선이에요.
trump = 으뜸패
turned-up = 뒤집은 카드
claims-rest = { $seat } 님이 나머지를 모두 가져가요.
    .to-seat = 내가 나머지를 모두 가져가요.
takes-trick = { $play ->
    [last] { $winner } 님이 { $cards } 내고 땄어요.
   *[earlier] { $winner } 님이 { $cards } 카드로 땄어요.
}
    .to-winner = { $play ->
        [last] { $cards } 내고 땄어요.
       *[earlier] 내가 { $cards } 카드로 땄어요.
    }

bid-call = { $bid ->
    [nil] 닐
    [blind] 블라인드
   *[other] { $bid }
}
bid-deed = 비드 { $bid }, 획득 { $number }

match-over = 게임이 끝났어요.
round-over = { $unit ->
    [hand] 이번 판이
    [deck] 이번 덱이
    [hole] 이번 홀이
   *[round] 라운드가
} 끝났어요. 곧 다시 카드를 돌려요.
turning-up = 아무도 정할 게 없어요. 다음 카드가 열려요.
not-your-turn = 아직 차례가 아니에요. { $seat } 님 차례예요.
not-possible = 지금은 “{ $action }” 할 수 없어요.
seats-out-of-range = 이 게임은 { seat-counts }이 해요.
seat-counts = { $kind ->
    [one] { $most }명
    [span] { $least }~{ $most }명
   *[some] { $numbers }, { $most }명
}
variant-usual = 기본
cover-players = { $players }
cover-minutes = { $minutes ->
    [0] 시간 자유
   *[other] 약 { $minutes }분
}
option-unknown = “{ $name }” 옵션은 없어요.
option-out-of-range = “{ $name }” 옵션에 “{ $value }” 값은 안 돼요. { $kind ->
    [listed] 이 중에서 고르세요: { $listed }.
    [optional] { $least }~{ $most } 중의 수나 “{ $none }” 중에서 고르세요.
   *[number] { $least }~{ $most } 중의 수를 고르세요{ $step ->
        [1] .
       *[other] { " " }({ $step } 단위).
    }
}
not-in-hand = { $card } 카드는 없어요. 손패에서 내세요.
bad-card = “{ $text }” 카드는 없어요. 낼 수 있는 카드: { $cards }.
wrong-phase-bid = 비드가 먼저예요. 할 수 있는 비드: { $bids }.
wrong-phase-play = 비드는 끝났어요. 낼 수 있는 카드: { $cards }.
must-lead-low-club = 첫 트릭은 가장 낮은 클로버로 시작해야 해요. { $cards } 내세요.
must-follow-suit = { $suit } 무늬가 있으니 같은 무늬를 내야 해요. 낼 수 있는 카드: { $cards }.
bad-bid = { $rule ->
    [least] 우리 팀은 { $least } 이상 비드해야 해요.
    [cap] 우리 팀은 13보다 많이 비드할 수 없어요.
    [thirteen] 네 사람의 비드를 더해서 13이 되면 안 돼요.
   *[range] 그렇게는 비드할 수 없어요.
} 할 수 있는 비드: { $bids }.
