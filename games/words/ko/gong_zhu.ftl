gong-zhu-name = 궁주
    .line = 양은 먹고 돼지는 남에게 떠넘기세요.
    .aliases = 돼지 몰기, 공저, 拱猪
gong-zhu-rules = **돼지(Q♠)를 가져가지 마세요. 하트도 가져가지 마세요. 양(J♦)은 가져가세요.**
    각자 혼자 하고 13장씩 받아요. { rules-trick } { rules-trick-plain }
    가져간 카드는 판이 끝나면 계산해요. **돼지**는 −100점, 하트는 많게는 −50점, **양**은 +100점이에요. **변압기** 10♣는 좋든 나쁘든 모두 두 배로 만들어요. 하트를 모두 가져가면 오히려 +200점이에요.
    누가 −1000점이 되면 그 사람이 돼지이고, 점수가 가장 높은 사람이 이겨요.
    - **예:** Q♠, K♥, 3♥를 가져갔어요. −100, −40, 0이니 −140점이에요. 10♣까지 가져갔다면 −280점이에요.
    .whole =
    - **딜:** 52장 덱에서 13장씩 받아요.
    - **공개:** 시작하기 전에 손에 있는 Q♠, J♦, 10♣, A♥를 공개할 수 있어요. 모두 동시에 정해요. 공개한 돼지와 양은 두 배, 공개한 A♥는 하트 전부를 두 배, 공개한 10♣는 가져간 사람에게 4배예요. 공개한 카드는 그 무늬로 처음 시작했을 때는 낼 수 없어요. 그 무늬가 그것뿐이면 낼 수 있어요.
    - **진행:** 2♣를 가진 사람이 그 카드로 시작해요. { rules-trick } { rules-trick-plain } 에이스가 가장 높아요.
    - **하트**는 에이스 −50, 킹 −40, 퀸 −30, 잭 −20, 10부터 5까지는 −10씩이에요. 4, 3, 2는 0점이에요.
    - **하트 13장을 모두** 가져가면 오히려 +200점이고, 돼지까지 함께 가져가면 돼지도 +100점이에요.
    - **돼지**는 −100점, **양**은 +100점이에요.
    - **변압기**는 가져간 다른 카드를 모두 두 배로 만들어요. 하트, 돼지, 양 없이 변압기만 가져가면 +50점, 공개했으면 +100점이에요.
    - **끝:** 누가 −1000점 이하가 되면 그런 사람은 모두 돼지이고, 점수가 가장 높은 사람이 이겨요.
    - **예:** A♥가 공개됐어요. A♥와 9♥와 양을 가져갔어요. 하트 −60이 두 배로 −120, 양 +100이니 −20점이에요.
gong-zhu-paragraphs =
    .nothing-to-expose = 2
    .wrong-phase-expose = 2
    .not-exposable = 2
    .wrong-phase-exposed = 2
    .exposed-protected = 2
    .must-follow-suit = 3
    .must-lead-2c = 3

gong-zhu-variant-partners = 파트너와 함께
gong-zhu-variant-plain = 공개 없음
gong-zhu-variant-short = 짧게, −500점까지

gong-zhu-option-expose = 시작하기 전에 Q♠, J♦, 10♣, A♥를 공개해서 두 배로 할 수 있어요
gong-zhu-option-expose_timing = 공개하는 순서
    .simultaneous = { shared-same-time }
    .in_turn = 2♣를 가진 사람부터 차례로
gong-zhu-option-expose_protect = 공개한 카드는 그 무늬가 한 번 나온 뒤에 낼 수 있어요
gong-zhu-option-first_lead = 첫 선
    .two_of_clubs = 매 판 2♣
    .two_of_spades_then_pig = 2♠, 다음 판부터는 돼지를 가져간 사람이 아무거나
    .seven_of_spades_then_pig = 7♠를 가진 사람이 아무거나, 다음 판부터는 돼지를 가져간 사람
gong-zhu-option-hearts_table = 하트의 벌점
    .standard = A K Q J는 50, 40, 30, 20, 10~5는 10, 4 3 2는 0
    .pip = A K Q J는 50, 40, 30, 20, 4는 10, 나머지는 적힌 숫자
gong-zhu-option-pig_value = 돼지(Q♠)의 점수
gong-zhu-option-pig_flip = 돼지가 플러스가 되는 조건
    .all_hearts = 하트를 모두 가져가기
    .grand_slam = 점수 카드 16장을 모두 가져가기
    .never = 없음
gong-zhu-option-sheep_flip = 하트를 모두 가져갔지만 점수 카드 16장은 아니면 양이 마이너스예요
gong-zhu-option-transformer_alone = 변압기(10♣)만 가져갔을 때의 점수
gong-zhu-option-target = 지는 점수
gong-zhu-option-win_target = 누가 이 점수가 되어도 게임이 끝나요
gong-zhu-option-max_hands = { shared-most-hands }
gong-zhu-option-partners = 맞은편끼리 파트너이고 점수를 더해요

do-expose = 공개
    .with = { $picked } 공개
    .pick = { $most }장까지 공개
do-expose-none = 공개 안 함

gong-zhu-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
gong-zhu-answers = { $seat } 님이 공개할지 정했어요.
    .short = 정함
    .to-seat = 공개할지 정했어요.
gong-zhu-exposes = { $seat } 님이 { $cards } 공개했어요.
    .to-seat = 내가 { $cards } 공개했어요.
gong-zhu-exposes-none = { $seat } 님은 공개하지 않았어요.
    .short = 공개 안 함
    .to-seat = 나는 공개하지 않았어요.
gong-zhu-expose-nothing = { $seats } 님은 공개하지 않았어요.
    .to-seats = { $others ->
        [0] 공개하지 않았어요.
       *[other] { $seats } 님과 나는 공개하지 않았어요.
    }
gong-zhu-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
gong-zhu-scores = { $seat } 님이 { $cards } 가져갔어요: { shared-points }.
    .to-seat = 내가 { $cards } 가져왔어요: { shared-points }.
gong-zhu-scores-nothing = { $seat } 님은 점수 카드를 가져가지 않았어요.
    .to-seat = 나는 점수 카드를 가져오지 않았어요.
gong-zhu-pigs = { $seats } 님이 돼지예요!
    .to-seats = { $others ->
        [0] 내가 돼지예요!
       *[other] { $seats } 님과 내가 돼지예요!
    }

gong-zhu-exposable = 공개 가능
gong-zhu-line = { $score }
gong-zhu-line-hand = { $score } · 지금 { SIGNED($points) }
gong-zhu-line-scored = { $score } ({ SIGNED($points) })
gong-zhu-for = { $term ->
    [pig] 돼지 { $number }
    [sheep] 양 { $number }
    [transformer] 10♣ { $number }
   *[hearts] 하트 { $number }
}
gong-zhu-answered = 정함
gong-zhu-pig = 돼지
gong-zhu-exposing = { $number }판 · 공개
gong-zhu-trick = { shared-trick-of-hand }
gong-zhu-taken = { $seat } 님이 딴 카드
gong-zhu-doubled = 두 배

gong-zhu-hint-expose = { $exposes ->
    [none] 숨겨 두세요. 공개한 카드는 가져간 사람에게 두 배가 되는데, 확률이 불리해요.
    [alone] 숨겨 두세요. 공개한 카드는 가져간 사람에게 두 배예요. 한 사람에게서 이득을 볼 수 있지만 세 사람 모두에게 잃을 수 있어요.
   *[some] 공개한 카드는 가져간 사람에게 두 배니까, 남이 떠안을 카드나 내가 먹을 양을 공개하세요.
}{ $pig ->
    [none] { "" }
   *[other] { " " }내가 Q♠를 가져갈 확률: { $pig }%.
}{ $sheep ->
    [none] { "" }
   *[other] { " " }내가 J♦를 가져갈 확률: { $sheep }%.
}{ $transformer ->
    [none] { "" }
   *[other] { " " }내가 10♣를 가져갈 확률: { $transformer }%.
}{ $ace ->
    [none] { "" }
   *[other] { " " }이런 A♥면 하트로 평균 { $ace }점을 잃어요. 보통은 50점이에요.
}
gong-zhu-hint-only = { shared-hint-only-card }
gong-zhu-hint-chase = 돼지를 몰아내세요. 퀸보다 낮은 스페이드로는 돼지를 가져올 일이 없어요.
gong-zhu-hint-cash-sheep = 양으로 시작하세요. 이제 아무도 못 이겨요.
gong-zhu-hint-heart = 남에게 더 높은 하트가 있으니 아마 다른 사람이 가져갈 거예요.
gong-zhu-hint-catch-sheep = 상대들의 다이아가 얼마 없어서 곧 양이 나와요. 높게 시작해서 잡으세요.
gong-zhu-hint-short = 짧은 무늬로 시작하세요. 그 무늬가 없어지면 나쁜 카드를 남에게 줄 수 있어요.
gong-zhu-hint-risky = { shared-hint-no-safe-lead }
gong-zhu-hint-drop-pig = 더 높은 스페이드가 나와 있으니 다른 사람이 돼지를 가져가요.
gong-zhu-hint-drop-transformer = 더 높은 클로버가 나와 있으니 다른 사람이 변압기를 가져가요.
gong-zhu-hint-take-transformer = 이번 판은 점수가 좋으니 변압기로 두 배를 만드세요.
gong-zhu-hint-take-sheep = 양을 가져가세요.
gong-zhu-hint-keep-heart = 상대가 하트를 모으고 있으니 하트를 주지 마세요.
gong-zhu-hint-keep-sheep = 양과 양을 잡을 카드를 아끼세요.
gong-zhu-hint-high-last = { shared-hint-highest-safe }
gong-zhu-hint-duck = { shared-hint-highest-under }
gong-zhu-hint-must-take = { shared-hint-taking-anyway }
gong-zhu-hint-low = { shared-hint-lowest-over }
gong-zhu-hint-throw = { shared-hint-off-suit }
gong-zhu-hint-spare = 파트너가 이기고 있으니 되도록 나쁜 카드를 보태지 마세요.
gong-zhu-hint-stop = 지금까지 하트를 한 사람이 다 가져갔어요. 하나 가져와서 막으세요.
gong-zhu-hint-collect = 지금까지 하트를 내가 다 가져왔어요. 나머지도 노리세요.

must-lead-2c = 첫 트릭은 { $cards } 카드로 시작해야 해요. 그 카드를 내세요.
exposed-protected = { $card } 카드는 공개돼 있어서 그 무늬로 처음 시작했을 때는 낼 수 없어요. 낼 수 있는 카드: { $cards }.
not-exposable = 공개할 수 있는 카드: { $cards }. 공개하지 않아도 돼요.
nothing-to-expose = 공개할 수 있는 카드가 없으니 공개하지 마세요.
wrong-phase-expose = 공개가 먼저예요. { $cards } 중에서 공개하거나, 공개하지 마세요.
wrong-phase-exposed = 공개는 끝났어요. 낼 수 있는 카드: { $cards }.
