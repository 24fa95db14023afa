command-play = 테이블을 열어요. 다른 사람이 참가하고, 빈자리는 컴퓨터가 채워요
command-play-game = 할 게임 (비우면 모두 보여 줘요)
command-play-private = 초대한 사람만 참가할 수 있어요

command-leave = 테이블에서 나가요. 컴퓨터가 이어서 하고, 연습이 아니면 패배예요

command-notify = 여기에 테이블이 열리면 다이렉트 메시지를 받아요

command-hand = 내 손패를 나에게만 보여 줘요

command-hint = 고수라면 무엇을 할지, 왜 그런지

command-move = 입력해서 내요. 예: QS, bid 4, KH suit S
command-move-text = 내 수

command-daily = 하루 한 판, 컴퓨터와 혼자 겨루고 남과 견줘 봐요
command-daily-game = 어떤 게임 (비우면 오늘의 게임)

command-table = 내 테이블에서 할 수 있는 것
command-table-show = 테이블을 채널 맨 아래에 다시 올려요
command-table-invite = 누군가를 테이블에 초대하고 자리를 맡아 둬요
command-table-invite-user = 초대할 사람
command-table-join = 이 채널 게임에서 컴퓨터의 자리를 요청해요
command-table-end = 모두 동의하면 이번 라운드 뒤에 게임을 끝내요
command-table-tie = 모두 동의하면 무승부로 끝내요
command-table-claim = 나머지 트릭을 모두 선언해요
command-table-undo = 모두 동의하면 내 마지막 수를 물러요
command-table-pause = 모두 동의하면 잠시 쉬어요
command-table-redeal = 아무도 내기 전에, 모두 동의하면 다시 돌려요
command-table-kick = 다른 사람이 동의하면 플레이어를 컴퓨터로 바꿔요
command-table-kick-user = 바꿀 사람

command-preferences = 손패의 모습, 정렬, 받는 방법

command-settings = 이 서버의 색, 게임, 채널, 신고

command-rules = 게임 방법, 짧게 또는 자세히
command-rules-game = 어떤 게임

command-help = 할 수 있는 것과 시작하는 방법

command-about = 이 봇의 운영자, 버전, 약관, 개인정보

command-learn = 게임을 2분 만에 한 걸음씩 배워요
command-learn-game = 어떤 게임

command-verify = 여기의 마지막 게임이 공정하게 섞였는지 확인해요

command-leaderboard = 누가 가장 잘하는지
command-leaderboard-game = 어떤 게임 (비우면 이번 주 모든 게임)
command-leaderboard-scope = 이 서버의 플레이어 또는 모든 서버
command-leaderboard-scope-server = 이 서버
command-leaderboard-scope-global = 모든 서버
command-leaderboard-season = 이 서버의 시즌 (비우면 전체 기간)
command-leaderboard-span = 전체 기간 또는 이 서버의 이번 주
command-leaderboard-span-always = 전체 기간
command-leaderboard-span-week = 이번 주

command-stats = 잘하는 게임, 연승, 라이벌, 업적
command-stats-user = 누구의 통계 (비우면 나)
command-stats-game = 레이팅을 볼 게임

command-season = 이 서버의 시즌
command-season-start = 시즌을 시작해요. 모두의 순위표가 새로 시작돼요
command-season-start-name = 시즌 이름, 예: 2027 봄
command-season-end = 시즌을 끝내요. 순위표는 남아요

command-arena = 짧은 테이블을 이어서 하는 대회
command-arena-start = 아레나를 시작해요: 짧은 테이블, 하나의 순위, 메달
command-arena-start-game = 할 게임
command-arena-start-minutes = 진행 시간, 10~240분
command-arena-start-at = 언제, 예: 45m, 2h, 20:30 (UTC) (비우면 지금)
command-arena-end = 여기의 아레나를 끝내요. 진행 중인 테이블은 인정돼요
command-arena-end-game = 둘이면 어떤 게임의 아레나
command-arena-remove = 여기의 아레나를 메달 없이 없애요
command-arena-remove-game = 둘이면 어떤 게임의 아레나
command-arena-results = 이 서버의 아레나 또는 지난 아레나에서 내 순위

command-privacy = 보관 중인 내 정보
command-privacy-show = 보관 중인 내 정보와 누가 보는지
command-privacy-export = 보관 중인 내 정보를 파일 하나로 받아요
command-privacy-leaderboard = 어떤 순위표에 나올지 골라요
command-privacy-leaderboard-where = 남이 내 레이팅과 통계를 볼 수 있는 곳
command-privacy-leaderboard-where-global = 어디서나
command-privacy-leaderboard-where-server = 내 서버에서만
command-privacy-leaderboard-where-hidden = 숨김
command-privacy-delete = 보관 중인 내 정보를 모두 지워요

command-replay = 끝난 게임을 한 수씩 다시 봐요
command-replay-match = 게임 번호 (비우면 여기의 마지막 게임)

command-review = 끝난 게임에서 가장 손해 본 수를 봐요
command-review-match = 게임 번호 (비우면 여기서 한 내 마지막 게임)

command-report = 게임에서 있었던 문제를 서버 관리자에게 알려요

context-menu-challenge = 한판 붙기
