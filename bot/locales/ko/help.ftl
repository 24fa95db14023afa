press-help-play = 게임하기
press-help-learn = 배우기
press-help-hand = 내 손패 보기
press-help-rules = 규칙
press-help-preferences = 환경 설정
press-terms = 약관

description = 카드 게임을 진행해요. 트릭 게임, 러미부터 포커까지 있어요. /play 를 입력하고 참가를 누르면 빈자리는 컴퓨터가 채워요. 카드는 다이렉트 메시지로 오고, 봇이 다시 켜져도 게임은 이어지며, 누구나 셔플을 확인할 수 있어요.

help-head = ### 바로 여기서 카드 게임
    먼저 `/play`를 입력하고 { $count }가지 게임 중 하나를 고른 뒤 **참가**를 누르세요. 빈자리는 컴퓨터가 채워요. 카드는 다이렉트 메시지로 오고, **내 손패 보기**를 눌러도 돼요.
    -# `/learn`은 게임을 2분 만에 가르쳐 줘요. `/hint`는 고수라면 무엇을 할지 알려 줘요. `/daily`는 하루 한 판, 컴퓨터와 혼자 겨뤄요. `/arena`는 짧은 테이블을 이어 하며 메달을 겨루는 대회예요. 서버를 관리한다면 `/settings`를 보세요.
help-learn = 어떤 게임을 배울까요?
help-rules = 어떤 게임의 규칙을 볼까요?

about-head = ### Parlor { $version }
    카드 게임을 진행하는 봇이에요. 시작하는 방법은 `/help`에 있어요.
about-operator = 운영자: { $name }.
about-contact = 연락처: { $contact }
about-support = [지원 서버]({ $link })
about-source = [소스 코드]({ $link })
about-invite = [내 서버에 추가]({ $link })
