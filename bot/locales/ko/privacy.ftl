press-policy = 개인정보 처리방침
press-forget = 내 정보 모두 지우기

privacy-head = ### 보관 중인 회원님의 정보
privacy-nothing = 없어요. 테이블에 앉거나, `/preferences`에서 무언가 고르거나, `/settings`에서 신고를 받기로 하면 생겨요.
privacy-name = **이름**: { $name }, 앉았을 때 서버에 보인 대로.
privacy-preferences = **환경 설정**: { $count ->
    [0] 없음
   *[other] { $count }개
}. 다이렉트 메시지는 { $direct ->
    [0] 받지 않아요
   *[other] 받아요
}.
privacy-language = **Discord 언어**: { $language }.
privacy-matches = **자리**: { $count }게임(진행 중: { $open }), 둔 수와 클릭의 Discord ID. 같은 테이블 사람은 수를 보고, 게임이 끝나면 누구나 볼 수 있어요.
privacy-opened = 시작 전에 나간, **내가 연 테이블**: { $count }.
privacy-results = **결과**: 끝까지 한 { $count }게임. 같은 테이블 사람이 봤어요.
privacy-standings = **기록**: { $count }개, 게임 수, 승수, 레이팅. 게임, 서버, 시즌마다 하나, 모든 서버를 합쳐 하나예요.
privacy-visible = **순위표**: { $where ->
    [global] 내 서버들과 전체 순위표에 나와요.
    [server] 내 서버들에는 나오고 전체 순위표에는 나오지 않아요. 통계는 서버 안에서만 보여요.
   *[hidden] 어디에도 나오지 않고, 아무도 통계를 볼 수 없어요.
} `/privacy leaderboard`로 바꿀 수 있어요.
privacy-daily = **데일리**: `/daily`나 `/notify`에서 고른 대로 매일 시작을 알리고, 마지막으로 알린 날을 보관해요.
privacy-reports = **신고**: `/settings`에서 고른 대로 서버 { $count }개의 신고를 받아요.
privacy-manages = **관리하는 서버**: { $count }개.
privacy-lessons = **레슨**: { $count }개를 권했어요. 두 번 묻지 않으려고요.
privacy-solos = **데일리와 연습**: { $count }개(끝나지 않음: { $open }), 둔 수와 클릭의 Discord ID. 남들은 데일리 순위표의 이름과 점수, 그리고 공유한 것을 봐요.
privacy-months = **월별 데일리**: { $count }개. 달과 서버마다 하나, 모든 서버를 합쳐 하나예요.
privacy-reviews = **복기**: 내 { $count }게임. 나만 봐요.
privacy-achievements = **업적**: { $count }개, 얻은 게임이나 날과 함께. 남들은 그 게임의 그림과 프로필에서 봐요.
privacy-arenas = **아레나**: { $count }개(메달: { $medals }). 남들은 이름, 점수, 순위를 봐요.
privacy-channels = **다이렉트 메시지**: 채널 { $count }개의 ID와 손패 메시지의 ID.
privacy-operator = -# 남들은 이름, 자리, 수, 결과, 순위표만 봐요. 봇 운영자는 이 모두와 모든 손패를 볼 수 있어요. `/privacy export`로 모두 파일로 받고, `/privacy delete`로 지울 수 있어요.
privacy-terms = 이 봇의 약관:
privacy-policy = 무엇을 왜, 얼마나 보관하고 누가 보는지:

privacy-sent = 보관하는 모든 것을 파일 하나로 보냈어요. 다이렉트 메시지를 보세요.
privacy-file = 보관 중인 회원님의 정보 전부예요. `/privacy show`의 버튼으로 열리는 PRIVACY.md에 키마다 설명이 있어요.

privacy-ask = **회원님의 정보를 모두 지울까요?** 이름, 환경 설정, 레이팅, 데일리가 지워지고 테이블에서 나가요. 진행 중인 게임은 컴퓨터가 이어서 해요. 끝난 게임에는 “Player”라는 자리가 남아서 남들의 결과가 유지돼요. 상대들의 최근 100게임에는 가명이 남아서 그들의 레이팅이 처음부터 다시 시작되지 않아요. 되돌릴 수 없어요.
privacy-deleted = 지웠어요. 이제 이름도 ID도 보관하지 않아요. Discord에 이미 올라간 메시지는 그대로예요. 다시 앉으면 처음부터예요.
export-about = Parlor가 보관하는 회원님의 정보예요. PRIVACY.md에 키마다 설명이 있고, 시각은 UTC예요.
