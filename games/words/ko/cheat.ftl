cheat-name = 다우트
    .line = 무슨 카드인지 말하며 내요. 거짓말이어도 돼요.
    .aliases = 치트, 거짓말, 뻥카드, 블러프
cheat-rules = **먼저 손패를 다 터세요. 뒷면으로 내고, 무슨 카드인지 거짓말해도 돼요.**
    한 사람이 에이스를 내면 다음 사람은 2, 이렇게 킹까지 갔다가 다시 에이스예요. 내 차례에 한 장에서 네 장까지 뒷면으로 내요. 몇 장인지는 모두가 봐요. 실제로 무엇이든 지금 낼 숫자로 쳐요.
    그다음 다른 사람에게 믿는지 물어요. 누가 의심하면 카드를 뒤집어요. 말한 대로면 의심한 사람이 더미를 다 가져가고, 아니면 낸 사람이 가져가요.
    - **예:** 8을 낼 차례인데 한 장 있어요. 잭과 함께 “8 두 장”이라고 내요. 아무도 의심하지 않으면 잭을 털었어요.
    .whole =
    - **딜:** 카드를 한 장씩 다 나눠요. 다섯 명까지는 한 덱, 여섯 명부터는 두 덱이에요. 딜러의 왼쪽 사람이 에이스부터 시작해요.
    - **내 차례:** 적어도 한 장을 내야 해요. 장수는 언제나 사실이지만 숫자는 거짓말이어도 돼요. 낼 숫자는 무슨 일이 있어도 낼 때마다 하나씩 올라가요.
    - **의심:** 낼 때마다 다른 사람이 모두 몰래 의심할지 넘어갈지 대답해요. 모두 대답하면 이어서 해요. 여럿이 의심하면 낸 사람의 왼쪽에서 가까운 사람이에요. 다른 사람의 대답은 알 수 없어요.
    - **의심하면** 마지막에 낸 카드만 뒤집어요. 모두 그 숫자면 의심한 사람이, 아니면 낸 사람이 더미를 가져가요. 그다음 사람이 이어서 해요.
    - **끝:** 마지막 카드가 사실이거나 아무도 의심하지 않으면 다 턴 거예요. 먼저 턴 사람이 이겨요. 끝나지 않으면 카드가 가장 적은 사람이 이겨요.
    - **하우스 룰**로 먼저 외치기, 다음 사람만 의심하기, 이웃 숫자 부르기, 더미가 없어질 때까지 한 숫자로 하기를 고를 수 있어요. 그때는 패스할 수 있고, 모두 패스하면 더미를 치워요.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = 외치기: 먼저 의심한 사람이에요
cheat-variant-neighbours = 이웃: 같은 숫자, 하나 위나 아래
cheat-variant-bluff = 블러프: 더미가 없어질 때까지 한 숫자
cheat-variant-short = 짧게: 다음 사람만 의심할 수 있어요
cheat-option-packs = 덱 수
    .auto = 하나, 여섯 명부터 둘
    .one = 하나
    .two = 둘
cheat-option-claims = 부르는 숫자
    .up = 매번 하나 위
    .down = 매번 하나 아래
    .near = 지난 숫자나 그 이웃
    .same = 더미가 없어질 때까지 그대로
cheat-option-most_cards = 한 번에 내는 최대 장수
cheat-option-window = 의심할 수 있는 사람
    .everyone = 모두, 동시에 물어요
    .open = 다음에 낼 때까지 먼저 하는 사람
    .next = 다음 사람만
cheat-option-leads_after = 의심한 뒤에는
    .next = 다음 사람이 이어서 해요
    .winner = 맞힌 사람이 선이에요
    .taker = 더미를 가져간 사람이 선이에요
cheat-option-scoring = 점수
    .wins = 먼저 턴 사람이 1점
    .cards = 남은 카드 수, 적은 사람이 이겨요
    .places = 먼저 털수록 많이
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = 의심하기
do-trust = 넘어가기
order-trust = 의심하지 않기
do-claim = { shared-ranks } 부르기
    .after = { $picked }, { shared-ranks } 부르기
    .pick = { shared-ranks } 부르기, { $most }장까지

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } 님이 { shared-cards } 냈어요: “{ shared-ranks }”.
    .short = { cheat-claim }
    .to-seat = { shared-cards } 냈어요: “{ shared-ranks }”.
cheat-left = { $count ->
    [0] { $other } 님의 마지막 카드예요.
   *[other] { $other } 님은 한 장 남았어요.
}
    .to-other = { $count ->
        [0] 내 마지막 카드예요.
       *[other] 한 장 남았어요.
    }
cheat-answers = { $seat } 님이 대답했어요.
    .short = 대답함
    .to-seat = 대답했어요.
cheat-nobody-doubts = 아무도 의심하지 않아요.
cheat-doubts = { $seat } 님이 { $other } 님을 의심해요.
    .short = 의심함
    .to-seat = 내가 { $other } 님을 의심해요.
    .to-other = { $seat } 님이 나를 의심해요.
cheat-turned = { $cards }: { $kind ->
    [true] 사실이에요!
   *[lie] 거짓말이에요!
}
cheat-takes = { $other } 님이 더미 { shared-cards }을 가져가요.
    .to-other = 내가 더미 { shared-cards }을 가져가요.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = 모두 패스해서 더미를 치워요.
cheat-out = { $other } 님이 다 털었어요!
    .to-other = 내가 다 털었어요!
cheat-broken-off = 너무 오래 걸려서 라운드를 여기서 끝내요.
cheat-for-cards = 남은 카드 { $number }

cheat-tag-asked = 대답 전
cheat-tag-answered = 대답함
cheat-tag-caught = 더미 가져감
cheat-tag-out = { $place }등
cheat-holding = { shared-ranks }: { $count }
cheat-pile = 더미
cheat-pile-told = 더미: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = 사실이었어요
cheat-shown-lie = 거짓말이었어요
cheat-next = 다음
cheat-any-rank = 아무 숫자
cheat-plays-left = 남은 횟수

cheat-hint-cannot = 내가 아는 { shared-ranks } 카드가 { $number }장이니, { $count }장 더 있을 수 없어요.
cheat-hint-last = 그대로 두면 상대가 다 털어요. 확인하세요.
cheat-hint-unlikely = 상대에게 { shared-ranks } 카드가 남아 있을 것 같지 않아요. 확인하세요.
cheat-hint-whim = 가끔은 확인해 볼 만해요.
cheat-hint-trust = 사실일 수 있어요.
cheat-hint-all = 가진 { shared-ranks } 카드 전부이고, 사실이에요.
cheat-hint-some = 낼 수 있는 만큼의 { shared-ranks } 카드이고, 사실이에요.
cheat-hint-more = 사실에, 없어도 되는 한 장을 더했어요.
cheat-hint-none = { shared-ranks } 카드가 없어서 거짓말을 해야 해요. { $card } 카드는 가장 나중에 필요해요.
cheat-hint-pass = { shared-ranks } 카드가 없어요. 다음 더미를 기다리세요.

cheat-too-few-packs = 이 덱 수로는 한 숫자가 { $most }장이에요. 한 번에 { $most }장까지로 하세요.
cheat-must-play = 패스할 수 없어요. 사실이든 아니든 한 장 이상 내세요. 부를 수 있는 숫자: { $ranks }.
cheat-too-many = { $count }장까지 낼 수 있어요.
cheat-rank-is-fixed = 그냥 카드를 내세요. 어차피 { shared-ranks } 카드로 쳐요.
cheat-name-a-rank = “7C 9D claim 8”처럼 무슨 카드인지 말하세요. 부를 수 있는 숫자: { $ranks }.
cheat-wrong-rank = 그건 부를 수 없어요. 부를 수 있는 숫자: { $ranks }.
cheat-nothing-to-doubt = 의심할 게 없어요. { $kind ->
    [taken] { $other } 님이 더미를 가져갔어요.
    [late] { $other } 님을 의심하기엔 늦었어요.
   *[none] { $other } 님이 낼 차례예요.
}
cheat-own-claim = 내가 낸 거예요. { $seats } 님이 의심할 수 있어요.
cheat-not-yours-to-doubt = 이번엔 의심할 수 없어요. { $seats } 님이 할 수 있어요.
cheat-has-answered = 이미 대답했어요. { $seats } 님을 기다리세요.
cheat-answer-first = { $other } 님이 냈어요: “{ shared-ranks }”. 먼저 의심하거나 넘어가세요.
cheat-not-your-turn = 그 전에 { $seats } 님의 대답을 기다려야 해요.
