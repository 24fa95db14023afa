omaha-name = Omaha
    .line = Quatro cartas para cada um. Duas delas contam.
    .aliases = PLO, Omaha Hold'em, Omaha Poker
omaha-rules = **Tenha as cinco melhores cartas, ou aposte até todos os outros desistirem.**
    Você recebe quatro cartas que ninguém mais vê. Até cinco outras são viradas na mesa, o **board**, e são de todos. A sua mão são sempre **duas das suas cartas e três do board**.
    { rules-button }
    O máximo que você pode aumentar é o pote. Num jogo **high-low**, a melhor mão baixa leva metade dele.
    { rules-chips }
    - **Por exemplo:** você tem A♠ A♥ 8♠ 3♦, e o board é K♠ 8♦ 4♠ J♥ 2♠. O seu A♠ e o seu 8♠ fazem flush com as três espadas de lá. Com uma espada só, você não teria.
    .whole =
    - **As cartas:** quatro para cada um, ou cinco ou seis se a mesa joga assim. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **O limite:** você pode apostar o que há no pote. Para aumentar, primeiro pague de cabeça, depois some o pote inteiro: com 200 nele, alguém aposta 150. O seu pagamento levaria a 500, então você pode aumentar para 150 + 500, ou 650. No **limite fixo**, cada aposta e cada aumento é de um big blind antes do flop e no flop, e de dois depois dele, e há um máximo de apostas por rodada, a não ser que só dois joguem.
    { rules-all-in }
    { rules-side-pot }
    - **A sua mão:** duas suas, três do board. Quatro ases na mão são um par. Quatro espadas no board e uma na mão não são flush, e uma sequência só no board não é de ninguém.
    - **As mãos, da melhor à pior:**
    { rules-poker-hands }
    { rules-same-hand }
    - **High-low:** um **low** são cinco cartas diferentes do ás ao oito, de novo duas suas e três do board. Podem ser outras que as da sua mão alta. O ás é baixo, e sequências e flushes não atrapalham. Compare de cima para baixo: 7-5-4-2-A ganha de 7-6-3-2-A, e 5-4-3-2-A é o melhor. O melhor low leva metade do pote. Se ninguém tem, a mão alta leva tudo; uma ficha que sobra fica com a metade alta.
    { rules-showdown }
    - **Uma mão de high-low:** você tem A♣ 2♦ K♣ 9♥, Ann tem K♦ K♥ J♣ 10♠, e o board é 3♣ 5♦ 8♥ K♠ Q♦. Ann tem uma trinca de reis. Você tem um par de reis, mas o seu A♣ e o seu 2♦ fazem 8-5-3-2-A com o 8♥, o 5♦ e o 3♣. Cada um leva metade.
    { rules-blinds-end }
omaha-paragraphs =
    .bet-now = 2
    .bad-amount = 4
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3
    .over-the-pot = 4
    .capped = 4

omaha-variant-high_low = High-low: o melhor low leva metade
omaha-variant-limit_eight = Cassino: high-low com apostas fixas
omaha-variant-five_cards = Cinco cartas para cada um
omaha-variant-big_o = Big O: cinco cartas para cada um, high-low
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = O máximo que se pode apostar
    .pot_limit = o que há no pote
    .no_limit = todas as suas fichas
    .fixed_limit = um valor fixo
omaha-option-high_low = O melhor low leva metade
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Máximo de apostas por rodada, se são fixas
    .zero = { shared-no-limit }
omaha-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
omaha-option-starting_chips = { shared-chips }
omaha-option-big_blind = { poker-option-big_blind }
omaha-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
omaha-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
omaha-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
omaha-option-ante_from_level = { poker-option-ante_from_level }
omaha-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
omaha-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
omaha-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
omaha-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
omaha-option-rebuys = { poker-option-rebuys }

omaha-form = { $kind ->
    [high-low] { omaha-high-low } · { omaha-limit }
   *[high] { omaha-limit }
}
omaha-high-low = High-low
omaha-limit = { $limit ->
    [most] Pot limit: { $number }
    [pot_limit] Pot limit
    [fixed_limit] Limite fixo
   *[no_limit] No limit
}
omaha-too-many = Com { $number } cartas para cada um, só podem jogar { $most }.
