press-arena-next = 다음 테이블
press-arena-results = 결과
press-arena-me = 내 순위
press-arena-back = 이전
press-arena-more = 더 보기
arena-title = { $name } 아레나
arena-head = ### 🏟️ { $name } 아레나
arena-announced = 시작: { $time }, { $minutes }분 동안. 할 사람은 **참가**를 누르세요.
arena-running = 자리를 얻으려면 **다음 테이블**을 누르세요. { $count }명이 모이면 테이블이 시작되고, 30초 뒤에는 컴퓨터가 채워요. 마감: { $time }.
arena-closing = 이제 새 테이블은 시작되지 않아요. 마지막 테이블이 끝나면 메달이 나와요.
arena-done = 🏁 끝났어요. 모두 수고했어요!
arena-removed = 이 아레나는 없어져서 메달이 없어요. 진행 중인 테이블은 계속돼요.
arena-people = 지금까지 **{ $count }**명: { $names }
arena-names = { $names } 외 { $count }명
arena-rules = { $form ->
    [pairs] 이긴 파트너는 2점씩 받아요.
    [few] 1등은 2점이에요.
   *[many] 1등은 2점, 2등은 1점이에요.
} 1등을 두 번 연속 하면 놓칠 때까지 점수가 두 배예요. 컴퓨터하고만 하면 이겨도 1점이에요.
arena-medal = { $place ->
    [1] 🥇
    [2] 🥈
   *[3] 🥉
} { $names } · { $points }점
arena-no-medals = 메달은 점수가 다른 두 사람이 있어야 해서 이번에는 없어요.
arena-unplayed = 🏁 아레나가 끝났는데 테이블을 끝낸 사람이 없어요.
arena-nobody = 아직 참가한 사람이 없어요.
arena-subtitle = { $status ->
    [over] 최종 순위
    [announced] 시작 전
   *[running] 순위
} · { $count }명
arena-sharing = { $count }명
arena-points = { $points }점
arena-record = 테이블 { $tables }개, 1등 { $firsts }번
arena-hot = 2연속 이상: 점수 두 배
column-firsts = 1등
column-tables = 테이블

arena-in = 참가했어요. 아레나가 시작되면 여기서 **다음 테이블**을 누르세요. 시작: { $time }.
arena-in-line = 줄을 섰어요. { $count }명이 모이면, 또는 처음 누른 뒤 30초가 지나면 컴퓨터와 함께 테이블이 시작돼요. `/leave`로 줄에서 나갈 수 있어요.
arena-out-of-line = 이제 줄에 없어요. 자리를 원하면 **다음 테이블**을 누르세요.
arena-seated = 내 테이블: { $place }
arena-table = { $name } 아레나 · 테이블 { $number }
arena-started = 아레나가 열렸어요: { $place }
arena-ended = 이제 새 테이블은 시작되지 않아요. 진행 중인 테이블은 인정되고, 마지막이 끝나면 메달이 나와요: { $place }
arena-gone = 아레나를 없앴어요. 진행 중인 테이블은 보통 테이블로 계속돼요: { $place }
arena-channel = 아레나는 제가 있는 서버의 텍스트 채널에서만 열 수 있어요. 거기서 명령어를 입력하세요.
arena-none = 이 서버에는 아직 아레나가 없었어요. `/arena start`로 시작하세요.
arena-none-open = 여기 열린 아레나가 없어요. `/arena start`로 시작하세요.
arena-which = 여기 아레나가 둘이에요. `game`에서 하나를 고르세요.
time-unclear = 알 수 없는 시각이에요: “{ $text }”. 45m, 2h, 20:30 (UTC)처럼 입력하세요.
time-over = 이미 지난 시각이에요: “{ $text }”. 앞으로의 시각을 고르세요.

arenas-off = 이 서버에서는 아레나가 꺼져 있어요. 관리할 수 있는 사람이 `/settings`에서 켤 수 있어요.
arenas-of-managers = 이 서버를 관리할 수 있는 사람만 아레나를 시작할 수 있어요. `/settings`에서 바꿀 수 있어요.
arenas-many = 이 서버에는 이미 아레나가 { $most }개예요. 하나가 끝나면 시작하세요.
arena-no-game = { $name } 게임에는 아레나가 없어요. 다른 게임을 고르세요.
arena-minutes = 아레나는 { $least }~{ $most }분 동안이에요.
arena-time = 아레나는 지금 또는 7일 안에 시작해요. 그 안에서 고르세요.
arena-not-begun = 아레나가 아직 시작되지 않아서 테이블이 없어요. 시작: { $time }.
arena-over = 이 아레나는 끝나서 새 테이블이 시작되지 않아요. 결과는 `/arena results`로 보세요.
arena-table-open = 아직 테이블에 있어요: { $place } 끝나면 **다음 테이블**을 누르세요.
arena-no-room = 테이블을 더 준비하고 있어요. 잠시 뒤 **다음 테이블**을 다시 누르세요.
arena-not-yours = 아레나를 시작한 사람이나 이 서버를 관리할 수 있는 사람만 할 수 있어요.
arena-stranger = 거기서 하려면 { $name } 서버의 멤버여야 해요.
no-such-arena = 모르는 아레나예요. `/arena results`로 여기의 지난 아레나를 볼 수 있어요.
