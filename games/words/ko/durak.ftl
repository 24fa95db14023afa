durak-name = 두락
    .line = 막거나 가져가거나. 마지막까지 카드가 남으면 바보.
    .aliases = 바보, 두라크
durak-rules = **손패를 다 터세요. 이기는 사람은 없고, 마지막까지 카드가 남은 사람이 두락(바보)이에요.**
    오른쪽 사람이 카드로 공격해요. 같은 무늬의 더 높은 카드나 아무 으뜸패로 막아요. 막은 카드는 막힌 카드와 함께 테이블에 남아요. 모두 막혀 있는 동안 다른 사람이 카드를 더 던져 넣을 수 있지만, 테이블에 있는 숫자만 돼요. 막을 수 없거나 막기 싫으면 테이블의 카드를 다 가져가요.
    공격이 끝날 때마다 뽑을 카드가 있는 동안 모두 여섯 장이 되게 뽑아요. 모두 막으면 그 카드는 빠지고 다음은 내가 공격해요. 가져가면 내 차례를 거르게 돼요.
    - **예:** 하트가 으뜸패예요. 지수가 9♣로 공격해요. 내가 J♣로 막아요. 이제 테이블에 9와 잭이 있어서 유나가 J♦를 던져 넣어요. 더 높은 다이아가 없지만 하트면 다 되니까 6♥를 내요. 아무도 더할 게 없어요. 카드는 빠지고 내가 공격해요.
    .whole =
    - **카드:** 6부터 에이스까지 36장, 여섯 장씩 받아요. 다음 카드를 뒤집어서 그 무늬가 으뜸패예요. 그 카드는 **뽑는 더미** 맨 밑에 두고 마지막에 뽑아요. 여섯 명이면 마지막으로 나눠 준 카드예요.
    - **막기:** 같은 무늬의 더 높은 카드나 으뜸패로 막아요. 으뜸패는 더 높은 으뜸패로만 막아요.
    - **처음:** 가장 낮은 으뜸패를 가진 사람이 공격해요. 아무도 없으면 딜러의 왼쪽 사람이에요. 첫 딜러는 무작위이고 그 뒤로는 바보가 돌려요.
    - **공격:** 왼쪽 사람에게 카드 한 장, 또는 같은 숫자 여러 장을 내요.
    - **방어:** 순서에 상관없이 한 장씩 막아요. 중간이라도 언제든지 가져갈 수 있어요. 그러면 내가 낸 카드까지 다 가져가요.
    - **던져 넣기:** 모두 막히면 먼저 공격한 사람, 그다음 시계 방향으로 물어요. 테이블에 있는 숫자의 카드를 던져 넣거나 패스해요. 패스하면 새 숫자가 나오거나 방어하는 사람이 가져갈 때만 다시 물어요. 그런 카드가 없어도 모두에게 물으니 손패가 드러나지 않아요.
    - **장수:** 공격 카드는 여섯 장까지이고, 방어하는 사람이 처음에 가진 장수보다 많을 수 없어요.
    - **가져가기:** 다른 사람은 한도까지 맞는 카드를 더 보탤 수 있어요.
    - **뽑기:** 먼저 공격한 사람이, 그다음 시계 방향으로, 마지막에 방어한 사람이 여섯 장이 되게 뽑아요.
    - **다음 공격:** 모두 막았으면 나예요. 가져갔으면 내 왼쪽 사람이에요.
    - **끝:** 뽑을 카드가 없으면 손패를 다 턴 사람부터 나가요. 마지막까지 카드가 남은 사람이 바보이고 게임이 끝나요. 마지막 카드가 같은 공격에 다 나가면 바보가 없고 다시 돌려요.
    - **예:** 더미가 비었어요. 지수는 6♣, 나는 7♣와 8♦가 남았어요. 지수가 6♣를 내고 내가 7♣로 막아요. 지수는 다 털었고 나는 8♦가 남아서 바보예요.
    - **넘기기**(공격을 다음 사람에게)는 하우스 룰이에요. 아직 한 장도 막지 않았으면 같은 숫자의 카드를 공격에 더할 수 있어요. 그러면 내 왼쪽 사람이 모두 막아야 해요. 그 사람의 카드가 그만큼 있어야 해요.
durak-paragraphs =
    .durak-does-not-beat = 2
    .durak-must-open = 3
    .durak-now-attack = 4
    .going-out-one-rank = 4
    .durak-now-defend = 5
    .durak-not-lying-open = 5
    .durak-rank-not-there = 6
    .durak-now-pile_on = 6
    .durak-now-throw = 6
    .durak-no-transfer = 13

durak-variant-transfer = 넘기기: 공격을 다음 사람에게
durak-variant-partners = 팀전, 4명이나 6명
durak-variant-pair = 둘이서 빠르게: 24장, 3패까지
durak-variant-big_pack = 큰 덱, 양옆 사람만 던져 넣기

durak-option-deck = 덱의 카드 수
durak-option-mode = 방어하는 사람은
    .throw_in = 막거나 가져가요
    .transfer = 같은 숫자로 공격을 넘길 수도 있어요
durak-option-show_trump = 그 숫자의 으뜸패는 내지 않고 보여 주기만 해도 넘길 수 있어요
durak-option-limit = 한 공격의 최대 장수
durak-option-first_limit = 한 장을 막기 전까지의 최대 장수
durak-option-throwers = 던져 넣을 수 있는 사람
    .all = 모두
    .neighbours = 방어하는 사람의 양옆
    .attacker = 공격한 사람만
durak-option-throw_in = 던져 넣는 순서
    .in_turn = 차례로
    .free = 먼저 하는 사람, 컴퓨터는 마지막
durak-option-pile_on = 방어하는 사람이 가져갈 때 더 보탤 수 있어요
durak-option-teams = 한 자리 건너 파트너예요
durak-option-opener = 첫 공격
    .lowest_trump = 가장 낮은 으뜸패를 가진 사람
    .under_fool = 바보의 오른쪽 사람 (바보가 방어)
    .after_fool = 바보의 왼쪽 사람
durak-option-scoring = 게임
    .fool = { going-out-until-lost }
    .places = { going-out-counts-places }
durak-option-losses = { going-out-losses }
durak-option-rounds = { going-out-rounds }

durak-do-take = 가져가기
durak-do-pass = 패스
do-attack = 내기
    .with = { $picked } 내기
do-attack-several = 여러 장 내기
do-beat =
    .on = { $card } 위에 { $cards }
    .beside = { $card } 위에
do-transfer = 넘기기:
    .beside = 넘기기
    .with = { $picked } 내고 넘기기
do-show = 보여 주고 넘기기:
    .beside = 보여 주고 넘기기
    .with = { $picked } 보여 주고 넘기기

durak-turned-up = { $seat } 님이 카드를 돌렸어요. { $card } 뒤집어서 으뜸패는 { $suit } 무늬예요.
    .to-seat = 내가 카드를 돌렸어요. { $card } 뒤집어서 으뜸패는 { $suit } 무늬예요.
durak-opens = { $other } 님이 먼저 공격해요.
    .to-other = 내가 먼저 공격해요.
durak-attacks = { $seat } 님이 { $other } 님을 공격해요: { $cards }.
    .to-seat = { $other } 님을 공격해요: { $cards }.
    .to-other = { $seat } 님이 나를 공격해요: { $cards }.
durak-throws = { $seat } 님이 { $cards } 던져 넣었어요.
    .to-seat = { $cards } 던져 넣었어요.
durak-adds = { $seat } 님이 { $cards } 보탰어요.
    .to-seat = { $cards } 보탰어요.
durak-beats = { $seat } 님이 { $turned } 위에 { $card } 냈어요.
    .to-seat = { $turned } 위에 { $card } 냈어요.
durak-transfers = { $seat } 님이 { $card } 내고 { $other } 님에게 공격을 넘겼어요.
    .to-seat = { $card } 내고 { $other } 님에게 공격을 넘겼어요.
    .to-other = { $seat } 님이 { $card } 내고 나에게 공격을 넘겼어요.
durak-shows = { $seat } 님이 { $card } 보여 주고 { $other } 님에게 공격을 넘겼어요.
    .short = { $card } 공개
    .to-seat = { $card } 보여 주고 { $other } 님에게 공격을 넘겼어요.
    .to-other = { $seat } 님이 { $card } 보여 주고 나에게 공격을 넘겼어요.
durak-takes = { $seat } 님이 가져가요.
    .short = 가져감
    .to-seat = 가져가요.
durak-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
durak-beaten = 모두 막았어요. 카드가 빠져요.
durak-gets = { $other } 님이 { $count }장을 가져갔어요.
    .to-other = 내가 { $count }장을 가져왔어요.
durak-draws = { $other } 님이 { $count }장 뽑았어요.
    .to-other = 내가 { $count }장 뽑았어요.
durak-you-draw = { shared-you-draw }
durak-out = { $other } 님이 다 털었어요!
    .to-other = 내가 다 털었어요!
durak-fool = { $seats } 님이 바보예요.
    .to-seats = { $others ->
        [0] 내가 바보예요.
       *[other] { $seats } 님과 내가 바보예요.
    }
durak-drawn = 바보가 없어요. 무승부예요.

durak-is-fool = 바보
durak-is-attacker = 공격
durak-defends = 방어
durak-is-taking = 가져감
durak-passed = { shared-passed }
durak-throws-next = { $place }번째로 보탬
durak-trump = 으뜸패
durak-talon = 뽑는 더미
durak-bout-beaten = 모두 막음
durak-bout-open = 공격
durak-bout-on = { $seat } → { $other } · { $count ->
    [0] 더 못 냄
   *[other] { $count }장 더
}
durak-bout-taken = { $other } 님이 가져감 · { $count ->
    [0] 더 못 냄
   *[other] { $count }장 더
}
durak-takes-all = 모두 가져감

durak-hint-sure = { $other } 님의 손패를 아는데, 이걸 막을 카드가 없어요.
durak-hint-low = 가장 낮은 카드가 가장 쓸모없어요.
durak-hint-pair = 낮은 카드이고, 같은 숫자 { $count }장은 하나씩 막아야 해요.
durak-hint-trumps = 으뜸패만 남았어요. 가장 낮은 것부터 내세요.
durak-hint-throw = { $count ->
    [1] 으뜸패가 아니고,
   *[other] 모두 으뜸패가 아니고,
} { $other } 님은 더 좋은 카드를 써야 해요.
durak-hint-add = 으뜸패는 두고, { $other } 님에게 줄 수 있는 카드를 다 주세요.
durak-hint-late = 뽑을 카드가 없으니 털 수 있는 만큼 터세요.
durak-hint-keep = 맞는 카드가 주기엔 너무 좋아요.
durak-hint-nothing = 맞는 카드가 없어요.
durak-hint-show = { $card } 그대로 지키고, 이제 { $other } 님의 문제예요.
durak-hint-transfer = { $other } 님에게 맡기세요.
durak-hint-beat = 막을 수 있는 가장 싼 카드예요.
durak-hint-rank = 더 싼 카드는 던져 넣을 새 숫자를 줘요.
durak-hint-trump = 으뜸패가 필요한데 { $card } 카드가 가장 싸요.
durak-hint-cannot = { $count ->
    [1] 막을 수 없어요.
   *[other] 다 막을 수 없어요.
} 헛되이 카드를 쓰지 마세요.
durak-hint-two-trumps = 으뜸패를 { $count }장 써야 하는데, 이렇게 일찍 쓰기엔 아까워요.
durak-hint-dear = { $card } 써야 하는데, 이렇게 일찍 쓰기엔 아까워요.

durak-teams = 팀전은 4명이나 6명이 해요.
durak-too-few-cards = 24장으로는 { $most }명까지예요.
durak-must-open = 공격이니 카드를 내야 해요.
durak-rank-not-there = { $card } 카드는 맞지 않아요. 테이블에 있는 숫자: { $ranks }.
durak-no-room = { $count }장만 더 낼 수 있어요. { $kind ->
    [hand] { $other } 님이 다 막을 수 있어야 해요.
   *[limit] 이 공격의 한도예요.
}
durak-does-not-beat = { $cards } 카드로는 { $card } 못 막아요. { $kind ->
    [trump] 더 높은 으뜸패가 필요해요.
   *[plain] 더 높은 { $suit } 카드나 으뜸패가 필요해요.
}
durak-not-lying-open = { $card } 카드는 막을 카드가 아니에요. 막을 수 있는 카드: { $cards }.
durak-no-transfer = { $kind ->
    [beaten] 이미 한 장을 막아서 공격을 넘길 수 없어요.
    [rank] 같은 숫자({ rank-name })로만 넘길 수 있어요.
    [trump] 그 숫자의 으뜸패만 보여 줄 수 있어요.
    [shown] 이미 그 카드로 넘겼어요. 두 번은 보여 줄 수 없어요.
    [few] { $other } 님의 카드가 모자라요.
    [limit] 이 공격에는 카드를 더 낼 수 없어요.
    [nobody] 넘길 사람이 없어요.
   *[never] 이 테이블에서는 그렇게 넘길 수 없어요. 막거나 가져가세요.
}
durak-not-your-throw = 던져 넣는 건 { $seats } 님 차례예요. 잠깐 기다리세요.
durak-now-attack = 공격할 차례예요. 한 장이나 같은 숫자 여러 장을 내세요.
durak-now-defend = 방어할 차례예요. 막거나 가져가세요.
durak-now-throw = 모두 막혔어요. 테이블에 있는 숫자의 카드를 던져 넣거나 패스하세요.
durak-now-pile_on = { $other } 님이 가져가요. 테이블에 있는 숫자의 카드를 보태거나 패스하세요.
