rank-server = { $place } 순위표
rank-season = { $place } 순위표 · { $season }
rank-everywhere = 전체 순위표
rank-nobody = 아직 게임을 끝낸 사람이 없어요.
rank-provisional = ? = 임시: { $matches }게임 미만
rank-bets = 벳/100 = 100라운드당 딴 벳 수, { $few }라운드 미만은 { $few }라운드로 계산
rank-none = 아직 이 순위표에 없어요. 먼저 다른 사람과 게임을 끝내세요.
rank-none-house = 아직 이 순위표에 없어요. 먼저 게임을 끝내세요.
rank-percent = { $percent }%
press-me = 내 순위
column-rank = 순위
column-player = 플레이어
column-game = 게임
column-rating = 레이팅
column-matches = 게임 수
column-won = 승
column-streak = 연승
column-best = 최고
column-average = 평균
column-bets = 벳/100
rating-average = { SIGNED($points, digits: 1) }
rating-sure = { $points }
rating-provisional = { $points }?

press-week = 이번 주
press-week-all = 이번 주, 모든 게임
press-all-time = 전체 기간
week-all-games = 모든 게임
week-head = 이번 주, { $place }
week-note = 나보다 뒤진 사람마다 1점, 같은 사람은 점점 적게
week-tenths = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
week-points = 나보다 뒤에 끝낸 사람마다 1점을 받아요. 한 주에 같은 사람이면 두 번째는 3분의 1점, 세 번째는 5분의 1점이에요. 여기서 { $few }게임을 못 채운 사람은 모두 한 사람으로 쳐요. 이번 주 마감: { $time }.
week-nobody = 이번 주에 다른 사람과 게임을 끝낸 사람이 아직 없어요.
week-none = 아직 이 순위표에 없어요. 이번 주에 다른 사람과 게임을 끝내세요.
week-of-server = 이번 주 순위표는 서버마다 따로예요. 서버에서 명령어를 쓰세요.

stats-summary = { $matches }게임, { $wins }승
    .most = { $matches }게임, { $wins }승 · 주로 { $games }
stats-day = { DATE($day, pattern: "y년 M월 d일") }
stats-plot = { $game } { $of ->
    [bets] 100라운드당 딴 벳
    [average] 평균 점수
   *[rating] 레이팅
}, 최근 { $count }게임
stats-against = { $name } 님의 상대 전적: { $rivals }.
stats-rival = { $name } { $won }-{ $lost }
stats-practice = 컴퓨터 상대: { $matches }게임 중 { $wins }승.
stats-practice-only = { $name } 님은 아직 연습만 했어요. 컴퓨터 상대: { $matches }게임 중 { $wins }승.
stats-recounted = 새 소식: 컴퓨터와 혼자 시작한 게임은 연습이고 레이팅이 바뀌지 않아요. 예전 것도 이제 세지 않아요.
stats-none = { $name } 님은 아직 게임을 끝내지 않았어요.
stats-hidden = { $name } 님의 통계는 비공개예요.

season-started = 🏁 **{ $season }** 시즌이 시작됐어요. 누가 앞서는지 보려면 `/leaderboard`를 쓰고 `season`에서 고르세요.
season-ended = 🏁 **{ $season }** 시즌이 끝났어요. 결과를 보려면 `/leaderboard`를 쓰고 `season`에서 고르세요.
season-not-allowed = 이 서버를 관리할 수 있는 사람만 시즌을 시작하고 끝낼 수 있어요. 그분께 부탁하세요.
season-not-started = 이미 시즌이 진행 중이에요. 먼저 `/season end`로 끝내세요.
season-name-taken = 이 서버에 이미 그 이름의 시즌이 있었어요. 다른 이름을 고르세요.
season-none = 진행 중인 시즌이 없어요. `/season start`로 시작하세요.
season-unknown = 이 서버에는 “{ $name }” 시즌이 없어요. 목록에서 고르세요.
season-of-server = 시즌은 서버마다 따로예요. 서버에서 범위를 “이 서버”로 해서 이 명령어를 쓰세요.
