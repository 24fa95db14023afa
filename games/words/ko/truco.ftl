truco-name = 트루코
    .line = 카드 세 장, 두 가지 내기, 그리고 포커페이스.
    .aliases = 아르헨티나 트루코
truco-rules = **세 트릭 중 둘을 따고, 거기에 내기를 걸어요. 먼저 한 무늬의 가장 좋은 두 장에 내기를 걸어요.**
    세 장씩 받아요. 트릭마다 한 장씩 내고 가장 높은 카드가 따요. 같은 무늬를 따라 낼 필요는 없어요. 가장 좋은 네 장은 검 에이스, 곤봉 에이스, 검 7, 금화 7이에요. 그다음 3, 2, 다른 에이스, 킹, 기사, 잭, 다른 7, 6, 5, 4 순이에요.
    한 판은 1점이에요. **트루코**를 부르면 2점이 돼요. 상대는 **키에로**로 받거나, **노 키에로**로 포기하거나, 더 올려요.
    첫 카드를 내기 전에 **엔비도**를 부를 수 있어요. 한 무늬의 두 장이 가장 좋은 사람이 2점을 받아요. 마음껏 블러핑하세요. 먼저 30점이 되는 편이 이겨요.
    - **예:** 성배 7과 5는 20 + 12, 엔비도 32예요. 33만 이길 수 있어요.
    .whole =
    - **편:** 네 명이나 여섯 명이면 번갈아 앉은 파트너끼리 점수를 함께 세요. 딜러의 왼쪽 사람이 **마노**이고 첫 트릭의 선이에요.
    - **트릭:** 가장 좋은 카드가 같고 양편에 있으면 비긴 트릭이고, 마노가 다시 선이에요. 아니면 딴 사람이 선이에요.
    - **한 판**은 두 트릭을 딴 편이 이겨요. 하나가 비겼으면 첫 트릭을, 첫 트릭이 비겼으면 처음으로 비기지 않은 트릭을 딴 편이 이겨요. 셋 다 비기면 마노의 편이에요.
    - **트루코** 2, **레트루코** 3, **발레 콰트로** 4. 첫 내기 뒤에는 마지막에 받아들인 편만 올릴 수 있어요. 거절하면 부른 편이 그 전까지의 점수를 받아요.
    - **엔비도**는 20에 한 무늬의 두 장을 더하고, 없으면 가장 좋은 한 장이에요. 에이스는 1, 잭, 기사, 킹은 0이에요. 같으면 마노의 편이 이겨요. 자기 첫 카드를 내기 전에 부르고, 상대가 트루코를 불렀을 때 대답 대신 부를 수도 있어요.
    - **엔비도 올리기:** 엔비도는 2씩 두 번까지, 레알 엔비도는 3을 더해요. 팔타 엔비도는 앞선 편이 이기는 데 모자란 점수를 걸어요. 마지막 내기를 거절하면 그 전까지의 점수이고, 적어도 1점이에요.
    - **대답:** 상대편 사람에게 차례로 물어요. 한 사람이 “키에로”라고 하거나 올리면 그 편 모두에게 적용돼요. 거절은 모두가 해야 해요.
    - **폴드**는 둘이서 할 때만 돼요. 그 판을 내주고, 엔비도를 아직 부를 수 있었으면 1점을 더 내줘요.
    - **플로르**는 옵션이에요. 한 무늬 세 장이면 꼭 알려야 하고, 엔비도 대신 3점이에요. 양편에 다 있으면 올릴 수 있어요.
    - **승리:** 점수는 바로 세요. 30점이 되면 판 중간이라도 이겨요.
truco-paragraphs =
    .truco-envido-too-late = 5
    .truco-not-higher = 7
    .truco-not-your-word = 4
    .truco-wrong-step = 4
    .truco-answer-first = 7
    .truco-nothing-asked = 7
    .truco-say-flor = 9
    .truco-no-flor = 9
    .truco-not-with-partners = 8

truco-variant-quick = 빠르게, 15점까지
truco-variant-flor = 플로르 있음
truco-variant-all_in = 게임 전체를 거는 팔타 엔비도
truco-option-target = { shared-points-to-win }
truco-option-flor = 한 무늬 세 장은 플로르예요
truco-option-falta = 팔타 엔비도에 거는 점수
    .leader = 앞선 편이 이기는 데 모자란 점수
    .match = 한 편이 절반에 이를 때까지는 게임 전체
    .half = 앞선 편이 절반까지 모자란 점수
truco-option-faces = { shared-faces }
    .latin = { shared-faces.latin }
    .french = { shared-faces.french }

do-quiero = 키에로
do-no-quiero = 노 키에로
do-quiero-yes = 키에로 (받기)
do-no-quiero-no = 노 키에로 (거절)
order-no-quiero = { do-no-quiero-no }
do-truco = 트루코
    .listed = 트루코
do-retruco = 레트루코
    .listed = 레트루코
do-vale-cuatro = 발레 콰트로
    .listed = 발레 콰트로
do-envido = 엔비도
    .listed = 엔비도
do-real-envido = 레알 엔비도
    .listed = 레알 엔비도
do-falta-envido = 팔타 엔비도
    .listed = 팔타 엔비도
do-flor = 플로르
    .listed = 플로르
do-contraflor = 콘트라플로르
    .listed = 콘트라플로르
do-contraflor-al-resto = 콘트라플로르 알 레스토
    .listed = 콘트라플로르 알 레스토
truco-do-fold = 폴드

truco-calls = { $seat } 님이 { $call } 불렀어요. { $points ->
    [0] 모자란 점수 전부
   *[other] { shared-points }
}, 거절하면 { $number }점.
    .to-seat = { $call } 불렀어요. { $points ->
    [0] 모자란 점수 전부
   *[other] { shared-points }
}, 거절하면 { $number }점.
truco-flor = { $seat } 님이 플로르예요.
    .to-seat = 플로르예요.
truco-accepts = { $seat } 님: 키에로.
    .to-seat = “키에로”라고 했어요.
truco-refuses = { $seat } 님: 노 키에로.
    .to-seat = “노 키에로”라고 했어요.
truco-folds = { $seat } 님이 폴드했어요.
    .to-seat = 폴드했어요.
truco-says = { $seat } 님은 { $number }점이에요.
    .to-seat = 나는 { $number }점이에요.
truco-plays = { $seat } 님이 { $card } 냈어요.
    .to-seat = { $card } 냈어요.
truco-takes = { $seat } 님이 트릭을 땄어요.
    .to-seat = 내가 트릭을 땄어요.
truco-tied = 비긴 트릭이에요.
truco-scores = { $reason ->
    [envido] 엔비도로 { shared-points }: { $seats }.
    [flor] 플로르로 { shared-points }: { $seats }.
    [refused] 트루코 거절로 { shared-points }: { $seats }.
    [refused-envido] 엔비도 거절로 { shared-points }: { $seats }.
    [refused-flor] 플로르 거절로 { shared-points }: { $seats }.
    [fold] 폴드로 { shared-points }: { $seats }.
   *[tricks] 트릭으로 { shared-points }: { $seats }.
}
    .to-seats = { $reason ->
        [envido] 엔비도로 { shared-points }: { shared-you-and }.
        [flor] 플로르로 { shared-points }: { shared-you-and }.
        [refused] 트루코 거절로 { shared-points }: { shared-you-and }.
        [refused-envido] 엔비도 거절로 { shared-points }: { shared-you-and }.
        [refused-flor] 플로르 거절로 { shared-points }: { shared-you-and }.
        [fold] 폴드로 { shared-points }: { shared-you-and }.
       *[tricks] 트릭으로 { shared-points }: { shared-you-and }.
    }
truco-for = { $reason ->
    [envido] 엔비도 { $number }
    [flor] 플로르 { $number }
    [refused] 트루코 거절 { $number }
    [refused-envido] 엔비도 거절 { $number }
    [refused-flor] 플로르 거절 { $number }
    [fold] 폴드 { $number }
   *[tricks] 트릭 { $number }
}
truco-shows = { $seat } 님이 { $cards } 보여 줬어요.
    .to-seat = 내가 { $cards } 보여 줬어요.

truco-subtitle = { $round }판 · { $target }점까지
truco-stake = 트루코
truco-line = { $raises ->
    [0] { $dots }
   *[other] { $dots } 올리기 가능
}
truco-mano = 마노

truco-hint-flor = 플로르가 있으니 꼭 알려야 해요.
truco-hint-envido = { $kind ->
    [no] { $number }점으로는 질 때가 많아요.
    [yes] { $number }점이면 받을 만해요.
   *[call] { $number }점이고, 대부분의 손패는 이보다 낮아요.
}
truco-hint-truco = 이번 판을 이길 확률은 약 { $chance }%예요. { $kind ->
    [no] 포기하세요.
    [yes] 받을 만해요.
   *[call] 점수를 올리세요.
}
truco-hint-lead = 중간 카드로 시작하고 가장 좋은 카드는 나중에 쓰세요.
truco-hint-highest = 이 트릭이 필요해요. 가장 높은 카드로 시작하세요.
truco-hint-partner = 우리 편이 이기고 있어요. 낮게 내세요.
truco-hint-wins = 되도록 낮은 카드로 따세요.
truco-hint-ties = 딸 수는 없지만 비길 수 있어요.
truco-hint-lowest = { shared-hint-cannot-win }

truco-envido-too-late = 이미 늦었어요. 엔비도는 한 판에 한 번, 첫 카드를 내기 전, 트루코를 받기 전에 불러요.
truco-not-higher = 상대가 { $call } 불렀어요. 더 높은 것을 부르거나 키에로, 노 키에로로 대답하세요.
truco-not-your-word = 우리 편이 마지막에 올려서 { $call } 부르는 건 상대만 할 수 있어요.
truco-last-step = 발레 콰트로가 마지막 단계예요.
truco-wrong-step = 다음 단계가 아니에요. 다음 단계: { $call }.
truco-answer-first = 상대가 { $call } 불렀어요. 키에로, 노 키에로로 대답하거나 올리세요.
truco-nothing-asked = 아무도 묻지 않았어요. 카드를 내거나 내기를 부르세요.
truco-say-flor = 플로르가 있어요. 먼저 그것부터 알리세요.
truco-no-flor = 그건 부를 수 없어요. 한 무늬 세 장이 있고 플로르가 있는 게임이어야 해요.
truco-not-with-partners = 파트너가 있으면 폴드할 수 없어요. 카드를 내거나, 물어보면 노 키에로로 대답하세요.
