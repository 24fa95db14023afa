going-out = { $place }등
going-out-points = { shared-points }
going-out-marks = { $count }번 패배
going-out-losses = 게임이 끝나는 패배 횟수
going-out-rounds = 라운드 수 (등수로 점수를 줄 때)
going-out-until-lost = 누가 정해진 횟수만큼 질 때까지 해요
going-out-counts-places = 털고 나간 등수로 점수를 줘요

going-out-fact = { $seat } 님은 { $count }장이 남았어요.
going-out-one-rank = 여러 장은 숫자가 모두 같을 때만 낼 수 있어요.
