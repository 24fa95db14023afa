crazy-king-name = 크레이지 킹
    .line = 손패를 터세요. 킹은 어디에나 낼 수 있어요.
    .aliases = 크레이지 에이트, 미친 킹
crazy-king-rules = **남보다 먼저 손패를 다 터세요.**
    내 차례에 맨 위 카드와 무늬나 숫자가 같은 카드를 내요. 낼 게 없으면 두 장까지 뽑아서 처음 맞는 카드를 내고, 없으면 패스해요.
    특별한 카드도 있어요. **킹**은 어디에나 내고 다음 무늬를 정해요. **잭**은 다음 사람을 건너뛰어요. **퀸**은 건너뛰고 두 장 뽑게 해요. 건너뛰게 된 사람은 킹으로 막거나 패스할 수만 있어요. **에이스**는 방향을 바꿔요.
    다 털면 남들이 든 카드만큼 점수를 받아요. 먼저 500점이 되면 이겨요.
    - **예:** 7♥가 맨 위예요. 하트나 7, 킹을 낼 수 있어요. K♠를 내고 다이아를 정하면 다음 사람은 다이아나 킹이 필요해요.
    .whole =
    - **딜:** 52장 덱에서 일곱 장씩 받아요. 다음 카드를 뒤집어 버린 더미를 시작해요. 그 카드는 아무 작용이 없고, 킹이면 그 무늬를 내요.
    - **처음:** 첫 라운드는 무작위로 고른 사람, 그다음은 지난 라운드의 승자예요. 그 사람부터 받아요.
    - **내 차례:** 맞는 카드가 있으면 그것이나 킹을 내요. 뽑거나 패스할 수 없어요. 없으면 뽑아요. 맞는 카드면 바로 내고, 대신 킹을 내도 돼요. 그래도 없으면 한 장 더 뽑고 패스해요.
    - **킹:** 어디에나 내고 아무 무늬나 정해요. 꼭 내야 하는 건 아니에요.
    - **잭:** 다음 사람이 차례를 걸러요. 킹으로 막으면 안 걸러요. 그 킹은 보통처럼 작용하고, 그다음 사람은 건너뛰지 않아요.
    - **퀸:** 잭과 같고, 건너뛴 사람이 두 장 뽑아요. 킹으로 둘 다 막아요.
    - **에이스:** 방향이 바뀌어요. 두 명이면 아무 변화가 없어요.
    - **마지막 카드**를 내면 라운드가 바로 끝나고, 다른 작용은 없어요.
    - **다시 섞기:** 뽑는 더미가 비면 버린 더미에서 맨 위만 두고 섞어요. 다섯 번째로 비면 라운드가 끝나고, 손패 점수가 가장 적은 사람이 이겨요. 같으면 장수가 적은 사람이에요.
    - **점수:** 라운드 승자만 남의 손패만큼 받아요. 킹 30점, 에이스, 퀸, 잭 10점, 나머지는 그 숫자예요. 누가 500점이 될 때까지 해요.
    - **예:** 다 털었어요. 남들 손패가 2♠ 9♦와 3♠ K♦예요. 11과 33이니 44점을 받아요.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = 짧게, 150점까지
crazy-king-variant-strict = 엄격: 킹을 꼭 내야 해요

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = 라운드가 끝나는 더미 소진 횟수
crazy-king-option-max_draws = 패스하기 전에 뽑는 장수
crazy-king-option-king_obliges = 낼 게 킹뿐이면 내야 해요
crazy-king-option-skipped_player = 건너뛰게 된 사람이 킹이 있으면
    .king_only = 킹만 낼 수 있어요
    .normal_turn = 맞는 카드면 다 낼 수 있어요
crazy-king-option-queen_king_cancels = 퀸을 킹으로 막으면 두 장을 뽑지 않아요
crazy-king-option-ace_two_players = 두 명일 때 에이스는
    .no_effect = 아무 작용이 없어요
    .acts_as_skip = 한 번 더 해요
crazy-king-option-last_queen_draws = 마지막 카드가 퀸이어도 다음 사람이 두 장 뽑아요
crazy-king-option-exhaustion_tie = 가장 적은 손패가 같으면
    .fewest_cards = 장수가 적은 사람이 이겨요
    .no_score = 아무도 점수를 받지 않아요

crazy-king-turned-up = { $card } 뒤집었어요. { $other } 님부터 시작해요.
    .to-other = { $card } 뒤집었어요. 나부터 시작해요.
crazy-king-plays = { $seat } 님이 { $card } 냈어요.
    .to-seat = { $card } 냈어요.
crazy-king-calls = { $seat } 님이 { $card } 내고 무늬를 정했어요: { $suit }.
    .to-seat = { $card } 내고 무늬를 정했어요: { $suit }.
crazy-king-draws = { $seat } 님이 { $count }장 뽑았어요.
    .short = { $count }장 뽑음
    .to-seat = 내가 { $count }장 뽑았어요.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } 님은 킹으로 막지 않으면 차례를 걸러요.
    .to-seat = 나는 킹으로 막지 않으면 차례를 걸러요.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = 뽑는 더미가 { $number ->
    [1] 처음으로
   *[other] { $number }번째로
} 비었어요.
crazy-king-wins-round = { $winner } 님이 라운드를 이기고 { $number }점을 받아요.
    .to-winner = 내가 라운드를 이기고 { $number }점을 받아요.
crazy-king-no-score = 가장 적은 손패가 같아서 아무도 점수를 받지 않아요.

do-suit = { $symbol } { $suit } 지정
    .after = { $picked }, { $symbol } { $suit } 지정

crazy-king-line-skipped = { $score } · 건너뜀
crazy-king-round = { $round }라운드 · 더미 소진 { $number }/{ $most }
crazy-king-hint-draw = 맞는 카드가 없어서 뽑아야 해요.
crazy-king-hint-pass = 맞는 카드가 없고 이미 뽑아서 패스해야 해요.
crazy-king-hint-skipped = 건너뛰게 됐지만 킹을 쓸 만하지 않아요. 패스하세요.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = 킹으로 차례를 지키고, 가장 좋은 무늬를 정하세요: { $suit }.
crazy-king-hint-call = 가장 많은 무늬를 정하세요: { $suit }.
crazy-king-hint-skips = { $seat } 님을 건너뛰어요{ $count ->
    [1] . 한 장 남은 사람이에요
    [2] . 2장 남은 사람이에요
    [3] . 3장 남은 사람이에요
   *[other] { "" }
}.
crazy-king-hint-fits = 맞는 카드예요. 다른 { $suit } 카드는 { $count ->
    [0] 없어요
   *[other] { $count }장 남아요
}.

crazy-king-too-few-cards = 손패를 그렇게 크게 하기엔 카드가 모자라요. 모두 합해 50장까지예요.
must-fit = 맞지 않아요. { $suit } 카드, { $rank ->
    [K] {""}
   *[other] { rank-name },{ " " }
}킹 중에서 내세요. 없으면 뽑거나 패스하세요.
call-a-suit = { $card } 내면서 다음 무늬를 말하세요: 클로버, 다이아, 하트, 스페이드.
call-the-last-king = { $card } 카드가 마지막이에요. 무늬 없이 그냥 내세요.
skipped = 건너뛰게 됐어요. 킹으로 막거나 패스하세요.
must-play = 맞는 카드가 있어서 뽑거나 패스할 수 없어요. 낼 수 있는 카드: { $cards }.
must-draw = { shared-must-draw }
must-play-king = 이 테이블에서는 킹이 있으면 내야 해요. 마지막 카드가 아니면 무늬도 정하세요.
drawn-enough = 더 뽑을 수 없어요. 킹이 있으면 내고, 아니면 패스하세요.
