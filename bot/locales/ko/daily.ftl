daily-head = ### 데일리: { $name }
daily-offer = { $opponents ->
    [house] 딜러
   *[computers] 컴퓨터
}와 혼자 겨뤄요. 카드는 남들과 똑같아요. 한 번만 할 수 있고 시간 제한이 없어요. 쉬었다가 돌아와도 돼요. 마감: { $time }.
daily-length = -# 모두 { $count }{ $unit ->
    [hand] 판이에요
    [deck] 덱이에요
    [hole] 홀이에요
   *[round] 라운드예요
}. 조언을 받으면 연습이 되어 순위에 들지 않아요.
daily-rules = -# 기본 규칙과 다른 점: { $rules }.
daily-others = 다른 게임의 데일리
daily-ranked = -# 데일리 · { $time } 마감
daily-practice = -# 데일리 연습 · { $time } 마감
daily-unranked = 🎓 조언을 받아서 연습이 됐고 순위에 들지 않아요.
daily-late = ⏰ 이 데일리는 끝났고 시간 안에 마치지 못했어요. 오늘 것은 `/daily`를 입력하세요.
daily-none = { $name } 게임에는 데일리가 없어요. 오늘의 게임은 `/daily`를 입력하세요.

solo-practice = -# 연습
solo-points = **결과: { SIGNED($points) }**{ $count ->
    [1] { "" }
   *[other] { " " }({ $rounds })
}
solo-resting = { $unit ->
    [hand] 이번 판이
    [deck] 이번 덱이
    [hole] 이번 홀이
   *[round] 라운드가
} 끝났어요. 다음 카드를 받으려면 **준비**를 누르세요.
solo-hint-price = 조언을 받으면 연습이 돼요. 결과는 볼 수 있지만 순위에 들지 않아요. 괜찮으면 **조언 받기**를 누르세요.
solo-gone = 그 카드는 이제 없어요. 오늘 것은 `/daily`를 입력하세요.
press-take-hint = 조언 받기
solo-points-lead = -# 얼마나 앞섰는지가 점수예요.
solo-points-bad = -# 여기서는 점수가 벌점이라 마이너스로 세요.

daily-better = 같은 카드로 한 { $among ->
    [all] 모든 플레이어와 컴퓨터
   *[people] 다른 플레이어
} 중 **{ $percent }%**보다 잘했어요{ $kind ->
    [far] { " " }(지금까지)
   *[final] { "" }
}.
daily-place = **{ $rank }**위예요{ $kind ->
    [far] { " " }(지금까지)
   *[final] { "" }
}.
daily-level = { $level ->
    [random] 무작위
    [easy] 쉬움
    [normal] 보통
   *[hard] 어려움
} { SIGNED($points) }
daily-house = -# 같은 카드로 한 컴퓨터: { $results }.
daily-final = -# 순위 확정: { $time }.
daily-streak = 🔥 { $days }일 연속, 최고 { $best }일.
press-daily-board = 순위표
press-today = 오늘
press-yesterday = 어제
press-month = 이번 달
press-this-server = 이 서버
press-all-servers = 모든 서버
column-result = 결과
column-better = 앞선 비율
column-days = 일수
column-points = 점수
daily-board-day = 데일리: { $name }
daily-board-month = 데일리
daily-day = { DATE($day, pattern: "M월 d일") }
daily-month = { DATE($day, pattern: "y년 M월") }
daily-board-all = { $date } · 모든 서버
daily-board-here = { $date } · { $place }
daily-today = 오늘, 지금까지
daily-board-points = 점수: 오늘의 게임마다 앞선 비율(%).
daily-nobody = 아직 아무도 없어요.
daily-place-none = 아직 이 순위표에 없어요. 먼저 데일리를 끝내세요.
daily-place-hidden = { $rank }위인데 `/privacy leaderboard`로 숨겼어요.

seals-today = 🔒 **오늘의 데일리**({ $day }일째): 아무도 하기 전에 비밀 값 { $count }개를 뽑았어요. { $used ->
    [1] 모두의 카드는 첫 번째에서 나와요.
   *[other] 모두의 카드는 처음 { $used }개 중 하나에서 나와요.
} 비밀 값의 지문이에요. { $time } 공개:
    { $seals }
seals-before = 🔒 **어제의 데일리**({ $day }일째): 마찬가지예요. { $time } 공개:
    { $seals }
seals-opened = 🔓 **어제의 데일리**({ $day }일째): 비밀 값이에요. 회원님 것은 { $number }번이에요.
    { $secrets }
press-daily-seals = 데일리 셔플

daily-shared = **{ $seat }** 님이 { $game } 데일리를 끝냈어요: **{ $percent }%**보다 잘했어요{ $kind ->
    [far] { " " }(지금까지)
   *[final] { "" }
}.
daily-shared-title = { $name }: { $game } 데일리
daily-shared-better = { $percent }%보다 잘함{ $kind ->
    [far] { " " }(지금까지)
   *[final] { "" }
}
daily-shared-plot = 컴퓨터보다 앞선 점수, { $unit ->
    [hand] 판마다
    [deck] 덱마다
    [hole] 홀마다
   *[round] 라운드마다
}
daily-shared-once = 이미 공유했어요.
press-daily-too = 나도 하기

daily-news = ☀️ **데일리: { $name }.** { $opponents ->
    [house] 딜러
   *[computers] 컴퓨터
}와 혼자 겨루고 남과 견줘 보세요. 마감: { $time }.
daily-muted = 데일리 메시지를 더 보내지 않아요. `/daily` 아래의 **알림 받기**로 다시 켤 수 있어요.
press-daily-notify-on = 알림 받기
press-daily-notify-off = 알림 그만 받기
daily-news-best = 어제 여기의 최고, { $name }: { $names }.
daily-news-one = **{ $name }** ({ $percent }%)

press-same-cards = 이 카드로 하기
press-same-cards-again = 다시
same-cards-head = ### { $name }, 게임 { $number }: 같은 카드
same-cards-offer = 이 카드로 { $opponents ->
    [house] 딜러
   *[computers] 컴퓨터
}와 혼자, 시간 제한 없이 해 보세요. 아무도 볼 수 없어요. 끝나면 견줄 수 있어요.
same-cards-seat = 누구의 카드로 할까요?
same-cards-own = { $name }, 내 자리
same-cards-of = { $name }, { $number }번 자리
same-cards-private = 비공개 테이블이라 그 플레이어만 이 카드로 할 수 있어요.
same-cards-round = { $count }{ $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}: 나 **{ SIGNED($own) }**, { $name } **{ SIGNED($then) }**.
same-cards-round-own = { $count }{ $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}: 이번 **{ SIGNED($own) }**, 게임에서 **{ SIGNED($then) }**.
same-cards-round-open = { $count }{ $unit ->
    [hand] 판
    [deck] 덱
    [hole] 홀
   *[round] 라운드
}: 이번 **{ SIGNED($own) }**. 게임은 그 전에 끝났어요.
same-cards-differ = -# 그 전에 게임이 다르게 흘러서 { $unit ->
    [hand] 이 판의
    [deck] 이 덱의
    [hole] 이 홀의
   *[round] 이 라운드의
} 카드가 달랐어요.
same-cards-sum = **모두 합해 나 { SIGNED($own) }, { $name } { SIGNED($then) }.**
same-cards-sum-own = **모두 합해 이번 { SIGNED($own) }, 게임에서 { SIGNED($then) }.**
