press-join = 참가
press-leave = 나가기
press-computer = 컴퓨터 추가
press-dismiss = 컴퓨터 빼기
press-options = 옵션
press-keep = 이 규칙 저장
press-drop = “{ $name }” 삭제
press-private = 비공개로
press-open = 공개로
press-start = 시작
press-play = 게임하기
press-manage = 테이블 …
press-thread = 스레드로 옮기기
press-hand = 내 손패 보기
press-here = 돌아왔어요
press-substitute = 컴퓨터에게 맡기기
press-substitute-too = 컴퓨터에게 맡기기 ({ $count }/{ $needed })
press-again = 한 판 더
press-void = 무효 요청
press-watch = 계속 보기
press-end-here = 여기서 끝내기
press-resume = 계속하기
press-agree = 동의
press-let-in = 들여보내기
press-enter = 자리 요청
press-stay-out = 앉지 않기
press-no = 아니요
press-withdraw = 취소
press-hint = 조언
press-why = 왜?
press-ready = 준비
press-say = 반응
press-scores = 점수표
press-verify = 셔플 검증
press-numbers = 셔플 증명서
press-replay = 다시 보기
press-review = 복기
press-review-show = 답 보기
press-review-again = 다시 해 보기
press-review-back = 이전
press-review-next = 다음
press-first = 처음
press-back = 뒤로
press-next = 앞으로
press-last = 끝
press-round = { $unit ->
    [hand] 다음 판
    [deck] 다음 덱
    [hole] 다음 홀
   *[round] 다음 라운드
}
press-open-hands = 모든 손패 보기
press-hide-hands = 손패 숨기기
press-share = 공유
press-film = 클립 만들기
press-record = 게임 파일
press-report = 신고
press-form = 작성하기
pick-card = 카드 내기

shelf-head = ### 무슨 게임을 할까요?
shelf-pick = 게임 고르기
game-alias = { $name } ({ $alias })
shelf-taken = 방금 누가 여기에 테이블을 열었어요. 참가하거나 /play 명령어로 다른 테이블을 여세요.
press-notifying = 알림 고르기
notify-head = { $count ->
    [0] 게임을 고르세요. 여기에 테이블이 열리면 소리 없는 다이렉트 메시지를 보내요.
   *[other] 이 게임의 테이블이 여기에 열리면 소리 없는 다이렉트 메시지를 보내요. 그만 받으려면 아무것도 고르지 마세요.
}
notify-opened = 🎴 **{ $host }** 님이 { $name } 테이블을 열었어요: { $place }
role-called = 🎴 { $mention } **{ $host }** 님이 { $name } 테이블을 열었어요: { $place }
notify-daily = { $wish ->
    [on] 매일 데일리가 시작될 때도 알려요.
   *[off] 매일 데일리가 시작될 때도 알려 줄 수 있어요.
}
notify-muted = 거기의 { $name } 메시지를 더 보내지 않아요. `/notify`로 다시 켤 수 있어요.
notify-nowhere = 알림을 받고 싶은 서버에서 `/notify`를 입력하세요.
press-mute = 알림 끄기
lobby-head = ### { $name }
    앉으려면 **참가**를, 모두 모이면 **시작**을 누르세요.
lobby-held = *{ $name } 님 자리로 맡아 둠, { $time } 풀림*
lobby-invited = *{ $name } 님 자리로 맡아 둠*
lobby-english = 이 게임은 영어로만 할 수 있어요.
lobby-private = 🔐 비공개: 초대받아야 참가할 수 있어요. `/table invite`로 초대하세요. 여기 있는 사람은 구경할 수 있지만, 손패와 다시 보기는 게임이 끝날 때까지 숨겨져요.
lobby-answers = 🧳 제가 이 서버에 설치되지 않아서, 누가 누른 뒤 15분 동안만 테이블이 새로 고쳐지고 차례를 알릴 수 없어요. 카드를 보려면 **내 손패 보기**를 누르세요.
lobby-alone = 이 서버에서는 제 답장이 숨겨져서 이 테이블은 회원님에게만 보여요. 그래도 컴퓨터와 할 수 있어요.
lobby-farewell = 💤 { $minutes }분 동안 아무 일도 없어서 { $name } 테이블을 닫았어요: { $place }. /play 명령어로 다른 테이블을 여세요.
lobby-moved = 테이블을 옮겼어요: { $place }.
lobby-begun = 🎴 **{ $name }** 시작: { $place }
lobby-crowded = -# 이 채널에 테이블이 많아서 그림이 느려요. 스레드가 더 빨라요. **테이블 …** 버튼으로 이 테이블을 스레드로 옮기세요.
manage-head = **{ $name }**: 여기서 바꾸면 테이블에 나타나요.
lobby-open = { $count }명 더 참가할 수 있어요.
lobby-computers = 지금 시작하면 컴퓨터 { $count }명이 함께 해요.
lobby-more-computers = 지금 시작하면 컴퓨터 { $count }명이 더 함께 해요.
lobby-full-of-people = 자리가 다 찼어요.
lobby-full-of-computers = 자리는 다 찼지만 참가할 수 있어요. 컴퓨터 대신 앉아요.
lobby-partners = 파트너: { $teams }
seats-choose = 자리를 고르세요
seats-shuffle = 자리 섞기
seat-free = 빈자리
seat-computer = 컴퓨터
lobby-sealed = 🔒 셔플 봉인됨
number-own = { $place ->
        [here] 참가했어요.
       *[elsewhere] 이어지는 게임에 참가했어요: { $place }
    }
number-seal = -# 🔒 셔플 봉인됨 ||번호 `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , 지문 `{ $commitment }`
}||
deal-told = **{ $seat }** 님이 섞었어요. 🔒 셔플 봉인됨 ||`{ $seal }`||
deal-beacon = -# ||공개 비콘 { $round }라운드의 값도 섞어요.||
computer = 🤖 { $name } · { $level ->
    [easy] 쉬움
    [normal] 보통
   *[hard] 어려움
}
computer-character = 🤖 { $name } · { $level ->
    [easy] 쉬움
    [normal] 보통
   *[hard] 어려움
}, { $manner ->
    [cautious] 신중함
    [counts-cards] 카드를 기억함
   *[bold] 대담함
}
computer-way = { $level ->
    [easy] 쉬움
    [normal] 보통
   *[hard] 어려움
}, { $manner ->
    [cautious] 신중함
    [counts-cards] 카드를 기억함
   *[bold] 대담함
}
levels-choose = 컴퓨터 수준 정하기
level-change = { $old } 대신 { $name }
table-computers = -# { $computers }
lobby-clock = { $clock }, 다른 사람이 기다려 주면 게임마다 { $unit ->
    [minutes] 추가 시간 { $count }분
   *[other] 추가 시간 { $count }분
}
clock-none = 시간 제한 없음
clock-seconds = 차례당 { $count }초
clock-minutes = 차례당 { $count }분
clock-hours = 차례당 { $count }시간

options-head = 이 테이블의 **옵션**이에요. 바꿀 것을 다섯 개까지 고르세요.
options-pick = 옵션 바꾸기
options-changed = 하우스 룰
options-rarer = 하우스 룰 더 보기
options-more = +{ $count }개 더: /rules
keep-name = 이 규칙의 이름
keep-first = 여기의 새 { $name } 테이블에 쓰기
presets-many = 이 서버에는 이 게임의 저장한 규칙이 이미 { $most }개예요. 먼저 하나를 지우세요.
presets-no-name = 이 규칙에 이름을 붙이세요.
option-clock = 차례당 제한 시간
option-title = 옵션 바꾸기
option-range = { $least }~{ $most }
option-span = { $least }~{ $most }{ $step ->
    [1] { "" }
   *[other] , { $step } 단위
}
option-span-or-none = { $least }~{ $most }{ $step ->
    [1] { "" }
   *[other] , { $step } 단위
}, 또는 “{ option-none }”
option-on = 예
option-off = 아니요
option-none = 끔
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = 얼마로 할까요?

rules-head = ### { $name }
rules-changed-here = **이 테이블에서는:**
rules-here = **이 테이블에서는:** { $rules }
rules-as-usual = **기본 규칙:**
rules-all-usual = **이 테이블은 기본 규칙이에요:**
rules-of-nowhere = **기본 규칙.** 테이블을 여는 사람이 바꿀 수 있어요:
press-rules = 규칙
press-rules-minute = 짧은 규칙
press-rules-whole = 전체 규칙
press-rules-table = 이 테이블의 규칙
press-rules-usual = 기본 규칙

table-turning-up = **올인.** 다음 카드가 열려요.
table-turn = **{ $seats }** 님 차례
table-turn-clock = **{ $seats }** 님 차례, { $time } 마감
table-turn-spare = **{ $seats }** 님 추가 시간, { $time } 마감
table-resting = { $unit ->
    [hand] 이번 판이
    [deck] 이번 덱이
    [hole] 이번 홀이
   *[round] 라운드가
} 끝났어요. 다음 카드는 { $time }, 모두 **준비**를 누르면 바로 나와요.
table-unready = **{ $seats }** 님의 준비를 기다려요.
    .to-seats = { $others ->
        [0] **회원님**의 준비를 기다려요.
       *[other] **회원님**, **{ $seats }** 님의 준비를 기다려요.
    }
ready-noted = 준비됐어요. **{ $seats }** 님을 기다려요.
table-won = { $count ->
    [all] 🏆 모두 함께 이겼어요!
   *[other] 🏆 **{ $seats }** 님이 게임을 이겼어요!
}
    .to-seats = { $count ->
        [all] 🏆 모두 함께 이겼어요!
        [1] 🏆 **회원님**이 게임을 이겼어요!
       *[other] 🏆 **회원님**, **{ $seats }** 님이 게임을 이겼어요!
    }
table-lost = { $count ->
    [0] 모두 함께 졌어요.
    [house] 딜러가 이겼어요.
   *[other] **{ $seats }** 님이 게임을 졌어요.
}
    .to-seats = { $count ->
        [0] 모두 함께 졌어요.
        [house] 딜러가 이겼어요.
        [1] **회원님**이 게임을 졌어요.
       *[other] **회원님**, **{ $seats }** 님이 게임을 졌어요.
    }
table-away = 🤖 **{ $seats }** 님이 자리를 비워서 컴퓨터가 대신 해요.
table-replaced = -# 🤖 { $name } 님 대신 { $seat }.
table-deserted = 🏁 **{ $seats }** 님이 나가서 컴퓨터만 남았어요. 계속 볼까요, 여기서 끝낼까요? 대답이 없으면 { $time } 끝나요.
    .to-seats = 🏁 { $others ->
        [0] 회원님이
       *[other] 회원님과 **{ $seats }** 님이
    } 나가서 컴퓨터만 남았어요. 계속 볼까요, 여기서 끝낼까요? 대답이 없으면 { $time } 끝나요.
table-rests = 💤 모두 자리를 비웠어요. 계속하려면 **돌아왔어요**를 누르세요. 아무도 안 누르면 테이블이 { $time } 닫혀요.
table-paused-until = ⏸️ 테이블이 쉬는 중이고 시계가 멈췄어요. { $time }, 또는 누가 **계속하기**를 누르면 이어져요.
table-absent = ⏱️ **{ $seats }** 님은 대부분의 차례에서 시간을 넘겨서 패배로 처리돼요.
    .to-seats = ⏱️ { $others ->
        [0] 대부분의 차례에서 시간을 넘겨서 패배로 처리돼요.
       *[other] **{ $seats }** 님과 함께 대부분의 차례에서 시간을 넘겨서 패배로 처리돼요.
    }
table-practice = 🎓 연습이라 레이팅이 바뀌지 않아요.
asked-stop = 🏁 **{ $seats }** 님이 게임을 끝내고 싶어 해요.
    .to-seats = 🏁 { $others ->
        [0] 게임을 끝내자고 했어요.
       *[other] **{ $seats }** 님과 함께 게임을 끝내자고 했어요.
    }
asked-void = 🏳️ **{ $seats }** 님이 이 게임을 무효로 하고 싶어 해요. 누구의 기록에도 남지 않아요.
    .to-seats = 🏳️ { $others ->
        [0] 이 게임을 무효로 하자고 했어요. 누구의 기록에도 남지 않아요.
       *[other] **{ $seats }** 님과 함께 이 게임을 무효로 하자고 했어요. 누구의 기록에도 남지 않아요.
    }
asked-redeal = 🔄 **{ $seats }** 님이 다시 돌리고 싶어 해요.
    .to-seats = 🔄 { $others ->
        [0] 다시 돌리자고 했어요.
       *[other] **{ $seats }** 님과 함께 다시 돌리자고 했어요.
    }
asked-pause = ⏸️ **{ $seats }** 님이 잠시 쉬고 싶어 해요.
    .to-seats = ⏸️ { $others ->
        [0] 잠시 쉬자고 했어요.
       *[other] **{ $seats }** 님과 함께 잠시 쉬자고 했어요.
    }
asked-kick = 🚪 **{ $seats }** 님이 **{ $other }** 님 자리를 컴퓨터에게 맡기고 싶어 해요.
    .to-seats = 🚪 { $others ->
        [0] **{ $other }** 님 자리를 컴퓨터에게 맡기자고 했어요.
       *[other] **{ $seats }** 님과 함께 **{ $other }** 님 자리를 컴퓨터에게 맡기자고 했어요.
    }
    .to-other = 🚪 **{ $seats }** 님이 회원님 자리를 컴퓨터에게 맡기고 싶어 해요.
asked-undo = ↩️ **{ $seats }** 님이 마지막 수를 무르고 싶어 해요.
    .to-seats = ↩️ { $others ->
        [0] 마지막 수를 무르자고 했어요.
       *[other] **{ $seats }** 님과 함께 마지막 수를 무르자고 했어요.
    }
asked-tie = 🤝 **{ $seats }** 님이 무승부로 하고 싶어 해요.
    .to-seats = 🤝 { $others ->
        [0] 무승부로 하자고 했어요.
       *[other] **{ $seats }** 님과 함께 무승부로 하자고 했어요.
    }
asked-claim = { $count ->
    [1] 🙌 **{ $seats }** 님이 나머지 트릭을 선언했어요.
   *[other] 🙌 **{ $seats }** 님이 나머지 트릭은 **{ $other }** 님 차지라고 해요.
}
    .to-seats = 🙌 { $others ->
        [0] 나머지 트릭을 선언했어요.
       *[other] **{ $seats }** 님과 함께 나머지 트릭은 **{ $other }** 님 차지라고 했어요.
    }
    .to-seats-other = 🙌 { $others ->
        [0] 나머지 트릭을 선언했어요.
       *[other] **{ $seats }** 님과 함께 나머지 트릭은 내 차지라고 했어요.
    }
    .to-other = 🙌 **{ $seats }** 님이 나머지 트릭은 회원님 차지라고 해요.
asked-sit = 💺 **{ $name }** 님이 **{ $other }** 님 자리에 앉고 싶어 해요.
guest-comes = 💺 다음 판부터 **{ $seat }** 님 자리에 **{ $name }** 님이 앉아요.
asked-others = **{ $seats }** 님, 동의하나요? 마감: { $time }.
    .to-seats = { $others ->
        [0] 동의하나요?
       *[other] 회원님과 **{ $seats }** 님, 동의하나요?
    } 마감: { $time }.
asked-all = 모두 동의해서 { $unit ->
    [hand] 이번 판으로
    [deck] 이번 덱으로
    [hole] 이번 홀로
   *[round] 이번 라운드로
} 게임이 끝나요.
table-long = ⏳ { $seat } 님, 이 게임은 { $count }수가 되어 { $unit ->
    [hand] 이번 판으로
    [deck] 이번 덱으로
    [hole] 이번 홀로
   *[round] 이번 라운드로
} 끝나요.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 셔플 봉인됨
table-opened = -# 🔓 셔플 증명서: **셔플 검증**을 누르세요
table-moves = { $place ->
    [here] 테이블이에요.
   *[elsewhere] 테이블을 옮겼어요: { $place }.
}
table-out-of-reach = 그 테이블은 그 채널에서만 올릴 수 있어요. 거기서 `/table show` 명령어를 쓰세요.
table-stays = 지금은 테이블을 올릴 수 없어요. 잠시 뒤 다시 해 보세요.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}테이블로 가기]({ $link })
hand-away = 🤖 자리를 비워서 컴퓨터가 대신 해요. 다시 하려면 **돌아왔어요**를 누르세요.
hand-paused = 쉬는 중
hand-others = 다른 사람 차례
hand-order = ⏩ 차례가 오면 자동으로 해요: **{ $order }**. 버튼을 다시 누르면 취소돼요.
hand-standing-order = ⏩ 지금부터 자동으로 해요: **{ $order }**. 버튼을 다시 누르면 취소돼요.
hand-turn-clock = **내 차례,** { $time } 마감.
hand-turn-spare = **내 차례,** 추가 시간이에요. 다른 사람이 컴퓨터에게 맡길 수 있어요. { $time } 마감.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = 가능한 여러 카드 배치로 수마다 시험해 봤어요. { $unit ->
    [hand] 이번 판이
    [deck] 이번 덱이
    [hole] 이번 홀이
   *[round] 라운드가
} 끝났을 때 가장 강한 상대와 견주면:
why-move-even = **{ $action }**: 거의 비슷
why-move-better = **{ $action }**: 약 { $points }점 앞섬
why-move-worse = **{ $action }**: 약 { $points }점 뒤짐
why-ahead = 앞을 내다보면 처음 생각한 수보다 나아요.
why-instead = 여러 판을 해 보면 처음 생각한 수보다 나아요.
why-policy = “어려움” 컴퓨터라면 이렇게 해요.
why-rule = 경험에서 나온 원칙이에요. 이 게임에서는 앞을 내다봐도 더 낫지 않았어요.
why-late = 앞을 내다볼 시간이 모자랐어요.
why-only = 할 수 있는 게 이것뿐이에요.
type-it = ⌨️ 버튼에 다 담을 수 없어요. `/move`로 입력하세요: `{ $action }`
your-turn = { $mention } { $name }, 내 차례예요. 테이블 아래의 **내 손패 보기**를 누르세요.
dm-late = { $mention } 지금 Discord가 카드를 전하지 못해요. 테이블 아래의 **내 손패 보기**를 눌러 카드를 보고 내세요.
dm-closed = { $mention } 다이렉트 메시지를 보낼 수 없어요. 테이블 아래의 **내 손패 보기**를 눌러 카드를 보고 내세요.
hand-kicked = 다른 사람들의 동의로 회원님 자리를 { $seat } 님이 맡았어요. { $mode ->
    [practice] 연습이라 패배로 치지 않아요.
   *[rated] 그 자리가 질 때만 패배로 기록돼요.
}
hand-sent-away = 서버 관리자가 회원님 자리를 { $seat } 님에게 맡겼어요. { $mode ->
    [practice] 연습이라 패배로 치지 않아요.
   *[rated] 게임의 전반이면 패배로 치지 않고, 후반이면 그 자리의 결과를 받아요.
}
hand-gone = 일주일 동안 하지 않아서 회원님 자리를 { $seat } 님이 맡았어요. { $mode ->
    [practice] 연습이라 패배로 치지 않아요.
   *[rated] 패배로 기록돼요.
} 돌아오려면 테이블 아래의 **자리 요청**을 누르세요.
hand-left = 게임에서 나갔어요. { $seat } 님이 이어서 해요.
hand-rating = 내 레이팅: { $before } → **{ $after }**
time-up = ⏱️ { $seat } 님의 시간이 다 됐어요.
    .to-seat = ⏱️ 시간이 다 됐어요.
just-drawn = { $text } · 새 카드
was-forced = 할 수 있는 게 이것뿐이었어요.
was-ordered = 미리 정한 대로 자동으로 했어요.
last-trick = 지난 트릭
no-last-trick = 아직 끝난 트릭이 없어요.

verify-true = ✅ **셔플 증명서:** { $name }, { $time } 종료. { $told }
verify-false = ❌ **셔플 증명서:** { $name }, { $time } 종료. { $told }
verify-lobby = 🔒 **셔플 증명서:** { $name }, 아직 카드를 돌리지 않았어요. 아무도 참가하기 전에 셔플의 비밀 값을 뽑았고, 그 지문은 `{ $commitment }`이에요. **참가**할 때마다, 그리고 카드를 돌릴 때 번호가 더해져요. 게임이 끝나면 비밀 값을 공개하고, 누구나 확인할 수 있어요.
verify-beacon = 공개 비콘 { $round }라운드의 값도 섞는데, 아직 나오지 않았어요.
verify-under-way = 🔒 **셔플 증명서:** { $name }, 아직 진행 중이에요. 셔플의 비밀 값은 대기실에 나온 지문 `{ $commitment }`의 것이에요. 끝나면 비밀 값을 공개해요.
verify-unsealed = { $name }, 아직 진행 중이에요. 셔플에 지문이 생기기 전에 시작한 게임이라 견줄 것이 없어요.
verify-follows = 이 서버에서 그 전에 끝난 마지막 게임은 { $match }번이에요.
verify-first = 이 서버의 기록에 있는 첫 게임이에요.
verify-nothing = 이 채널에서 끝난 게임이 아직 없어요.
numbers-commitment = **지문**, 아무도 참가하기 전에 대기실에 나온 것. 비밀 값과 이전 게임의 SHA-256이에요:
    `{ $commitment }`
numbers-opened-after = **이전 게임**: 이 테이블을 열 때 이 서버의 마지막 게임 파일의 SHA-256, 없었으면 0이에요:
    `{ $digest }`
numbers-secret = **비밀 값**, 끝나고 공개한 것:
    `{ $secret }`
numbers-joins = **참가**: 자리(0부터)와 앉은 클릭의 ID, 그다음 카드를 돌린 메시지의 ID (Discord 시계로 { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] 카드를 돌린 메시지에 그 앞부분의 SHA-256이 나와요: `{ $seal }`.
    }
numbers-seed = **시드**, 비밀 값을 키로 한 참가 목록의 HMAC-SHA256이에요:
    `{ $seed }`
numbers-seed-alone = **시드**, 지문 없이 카드를 돌리기 전에 뽑은 것:
    `{ $seed }`
numbers-file = 파일에 게임 전체가 있어요. 직접 확인하려면: `python -m games verify { $file }`

record-file = 게임 전체를 담은 파일이에요.

replay-title = { $name }, 게임 { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "M월 d일") } { $time } UTC, { $names }
replay-step = { $last }단계 중 { $number }단계
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** 님이 한 수를 공유했어요:
    { $head }
film-steps = { $first }~{ $last }단계
film-words = { $head }, { $place }. 마지막 장면:
no-such-match-here = 이 채널에는 { $number }번 게임이 없어요. `/replay`가 보여 주는 목록에서 고르세요.

review-title = ### { $name }, 게임 { $number }: 복기
review-begins = 🔎 이제 수를 살펴봐요. 이 메시지를 닫으면 멈춰요.
review-first = 🔎 수를 살펴보는 중이에요: { $of } 중 { $done }. 이 메시지를 닫으면 멈춰요.
review-closer = 🔎 { $of }수를 모두 봤어요. 이제 손해 봤을 만한 수를 자세히 봐요.
review-moment = -# 장면 { $number }/{ $last }, 선택 { $decisions }번 중
review-find-head = -# 선택 { $decisions }번 중 뚜렷한 실수가 없었어요. 가장 좋았던 수예요.
review-clean = 선택 { $decisions }번 중 뚜렷한 실수도, 다른 수를 모두 앞선 수도 없었어요. 잘했어요.
review-try = **어떻게 할까요?** 여기서 둔 수는 손해였어요. 다른 수를 골라 보세요. 지금은 기록되지 않아요.
review-same = **{ $action }**, 그때도 이 수였어요. 다른 수를 골라 보세요.
review-other = **{ $action }**, 저라면 다르게 해요. 다시 해 보거나 **답 보기**를 누르세요.
review-solved = ✅ 바로 그거예요!
review-cost = 둔 수: **{ $action }**. 평균 약 { $points }점 손해였어요 (오차 { $error }).
review-scale = -# 가능한 여러 카드 배치로, { $unit ->
    [together] 끝났을 때를 기준으로.
    [hand] 판이 끝났을 때 가장 강한 상대를 기준으로.
    [deck] 덱이 끝났을 때 가장 강한 상대를 기준으로.
    [hole] 홀이 끝났을 때 가장 강한 상대를 기준으로.
   *[round] 라운드가 끝났을 때 가장 강한 상대를 기준으로.
}
review-better = 💡 더 나은 수: **{ $action }**. { $why }
review-find = ✅ 둔 수: **{ $action }**. 다른 수 **{ $instead }** 쪽은 평균 약 { $points }점 손해였어요 (오차 { $error }).
review-ahead = 앞을 내다보면 시험한 다른 모든 수보다 나아요.
review-not-yours = 게임을 한 사람만 복기할 수 있어요. 내 게임은 `/review`로 복기하세요.
review-not-over = 아직 끝나지 않은 게임이에요. 끝나면 복기해요.
review-no-game = 이 게임은 복기할 수 없어요. 앞을 내다봐도 좋은 수와 나쁜 수를 가릴 수 없거든요.
review-nothing = 이 게임에서 직접 고른 수가 없어요.
review-none-here = 이 채널에서 끝낸 게임이 아직 없어요. 다른 곳의 게임 번호를 알려 주세요.
review-busy = 아직 다른 게임을 복기하고 있어요. 잠시 기다리세요.
review-failed = 복기를 마치지 못했어요. **복기**를 다시 누르거나 `/review`를 입력하세요.
review-late = 할 일이 너무 많아서 마치지 못했어요. 나중에 다시 해 보세요.

report-title = 신고: { $title }
report-label = 무슨 문제가 있었나요?
report-note = { $status ->
    [over] 서버 관리자가 이 글과 게임 파일을 봐요.
   *[playing] 서버 관리자가 이 글을 봐요. 아직 게임 중이니 숨은 카드는 적지 마세요.
}
report-head = ### 🚩 { $title }
    보낸 사람: **{ $name }** ({ $mention }), {"["}이 테이블]({ $place })에 대해:
report-over = -# 게임 파일을 첨부했어요.
report-under-way = -# 아직 게임 중이라 첨부 파일에는 공개된 것만 있어요. 끝나면 **게임 파일**로 전부 받을 수 있어요.
report-sent = 고마워요. 신고와 게임을 { $count }명에게 보냈어요.
report-closed = 서버 관리자에게 연락할 수 없었어요. 직접 알리고, 다시 보기 아래의 **게임 파일**에서 받은 파일을 첨부하세요.
report-nobody = 누가 이 서버를 관리하는지 알 수 없어서 신고를 보내지 못했어요.
report-nothing = 아직 여기서 한 게임이 없어서 신고할 게 없어요.

no-table = 테이블에 앉아 있지 않아요. `/play`로 열거나, 열릴 때 `/notify`로 알림을 받으세요.
no-match-here = 이 채널에서 하는 게임이 없어요. `/play`로 테이블을 열거나, 열릴 때 `/notify`로 알림을 받으세요.
invited = 🎴 { $mention } **{ $host }** 님이 { $name } 게임에 초대했어요: { $place }.
invite-bot = 다른 봇과는 할 수 없어요. 사람을 고르세요.
challenge-pick = **{ $name }** 님과 어떤 게임을 할까요?
no-hint = 내 차례가 아니라서 지금은 조언이 없어요.
words-off = 이 서버에서는 빠른 반응이 꺼져 있어요.
table-elsewhere = 이 서버에서 테이블을 여는 곳: { $places }. 거기서 /play 명령어를 쓰세요.
game-hidden = 이 서버에서는 { $game } 게임이 꺼져 있어요. /play 명령어로 할 수 있는 게임을 보세요.
permission-view_channel = 채널 보기
permission-attach_files = 파일 첨부
permission-send_messages = 메시지 보내기
permission-send_messages_in_threads = 스레드에서 메시지 보내기
permission-create_public_threads = 공개 스레드 만들기
permissions-missing = 여기서 권한이 모자라요: { $names }. 서버 관리자에게 이 채널에서 허용해 달라고 하세요.
leave-ask-match = { $place }의 { $name } 게임에서 나갈까요? { $mode ->
    [practice] 연습이라 패배로 치지 않아요.
   *[rated] 컴퓨터가 자리를 맡고 패배로 기록돼요.
}
leave-ask-table = { $place }의 { $name } 테이블에서 나갈까요?
you-left = 테이블에서 나갔어요.
you-left-match = { $mode ->
    [practice] 게임에서 나갔어요. 연습이라 패배로 치지 않아요. 컴퓨터가 이어서 해요.
   *[rated] 게임에서 나가서 패배예요. 컴퓨터가 이어서 해요.
}
you-left-last = { $mode ->
    [practice] 게임에서 나갔고 테이블이 닫혔어요. 연습이라 패배로 치지 않아요.
   *[rated] 모두 나가서 테이블이 닫혔어요. 나간 사람 모두 패배예요.
}
you-asked = 테이블의 모두에게 물었어요: { $place }. 마감: { $time }.
you-let-in = 테이블에 들어가도 된대요: { $place }. 다음 판부터 앉아요.
you-turned-down = 테이블의 모두가 동의하지는 않았어요: { $place }.
you-asked-no-more = 테이블에 올린 투표가 끝났어요: { $place }.
you-stay-out = 알겠어요. 앉지 않아요: { $place }.
you-all-agree = 모두 동의했어요. 테이블을 보세요: { $place }.
kick-ask = { $name } 님은 여기가 아니라 { $place }에서 { $game } 게임을 하고 있어요. 거기서 컴퓨터로 바꿀까요?
press-replace = 바꾸기
kicked = 됐어요. { $seat } 님이 이어서 해요: { $place }.
kick-self = 자기 자신은 내보낼 수 없어요. 나가려면 `/leave`를 입력하세요.
kick-stranger = { $name } 님은 여기 테이블에서 하고 있지 않아요. 하고 있는 사람을 고르세요.
you-want-void = 게임을 무효로 하자고 했어요. { $place }의 테이블 아래에서 모두 동의하면 무효예요. 그때까지 계속하세요.
store-unavailable = 지금 데이터베이스에 연결할 수 없어요. 잠시 뒤에도 그대로면 다시 해 보세요.
discord-unavailable = 지금 Discord에 문제가 있어요. 잠시 뒤에도 그대로면 다시 해 보세요.
in-line = ⏳ 대기 순서 { $place }번째예요.
too-many = 조금 천천히 하세요. { $time } 이후에 다시 해 보세요.
slow = 평소보다 오래 걸려요. 곧 여기에 답이 나와요. 안 나오면 다시 해 보세요.
form-late = 시간이 걸렸네요. **작성하기**를 누르세요.
not-ours = 예전 버튼이에요. 최신 메시지의 버튼을 누르거나 명령어를 입력하세요.
argument-out-of-range = 범위를 벗어났어요: { $value }. 다른 수를 고르세요.
argument-unknown = 모르는 값이에요: “{ $value }”. 입력할 때 나오는 목록에서 고르세요.
command-changed = 이 명령어가 바뀌었어요. Discord를 새로 고치고 다시 입력하세요.
broken = 문제가 생겼지만 테이블은 안전해요. 다시 해 보세요. 계속되면 봇 운영자에게 이 코드를 알려 주세요: { $code }

lesson-head = ### { $name }: 레슨
lesson-step = -# { $last }단계 중 { $number }단계
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **레슨 끝이에요.** 나머지는 하면서 익히세요. 준비되면 **게임하기**를 누르세요.
lesson-table = 이미 이 게임의 테이블에 있어요: { $place }. 모두 모이면 거기서 **시작**을 누르세요.
lesson-offer = 🎓 { $name } 게임은 처음인가요? 시작하기 전에 2분 만에 배워 보세요.
lesson-none = 아직 { $game } 레슨이 없어요. `/rules`를 보세요.
press-learn = 배우기
press-learn-again = 처음부터
