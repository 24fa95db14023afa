texas-holdem-name = Texas Hold'em
    .line = Duas cartas para cada um, e cinco para todos.
    .aliases = Poker, Pôquer, Hold'em
texas-holdem-rules = **Tenha as cinco melhores cartas, ou aposte até todos os outros desistirem.**
    Você recebe duas cartas que ninguém mais vê. Até cinco outras são viradas na mesa, o **board**, e contam para todos. A sua mão são as cinco melhores dessas sete.
    { rules-button }
    { rules-chips }
    - **Por exemplo:** você tem A♠ 8♠, e o board é K♠ 8♦ 4♠ J♥ 2♠. São cinco espadas: um flush com ás. Ele ganha do seu par de oitos, então o par não importa.
    .whole =
    - **As cartas:** duas para cada um. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } O limite são só as suas fichas.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **As mãos, da melhor à pior:**
    { rules-poker-hands }
    { rules-same-hand } Uma sexta carta nunca conta.
    - **Uma mão:** Ann tem o botão. Você é o small blind, com 10, e Ben é o big blind, com 20. Você tem A♠ 8♠. Ann aumenta para 60, você paga, Ben desiste: 140 no pote. O flop é K♠ 8♦ 4♠. Você pede mesa, Ann aposta 70, você paga: 280. O turn é o J♥, e os dois pedem mesa. O river é o 2♠. Você aposta 200, Ann paga e tem K♥ Q♦. O seu flush ganha de um par de reis, e você leva 680.
    { rules-blinds-end }
texas-holdem-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-call = 3
    .bet-is-made = 3
    .no-check = 3
    .no-raise = 3
    .raise-closed = 3
    .raise-short = 3
    .check-owing = 3
    .free-to-check = 3
    .nothing-to-raise = 3

texas-holdem-variant-turbo = Turbo: menos fichas, blinds rápidos
texas-holdem-variant-club = Clube: stacks grandes e um ante
texas-holdem-variant-rebuy_night = Noite de rebuy: você pode recomprar duas vezes
texas-holdem-variant-cash_40 = { poker-variant-cash_40 }

texas-holdem-option-mode = { poker-option-mode }
    .sit_and_go = { poker-option-mode.sit_and_go }
    .cash = { poker-option-mode.cash }
texas-holdem-option-starting_chips = { shared-chips }
texas-holdem-option-big_blind = { poker-option-big_blind }
texas-holdem-option-hands_per_level = { poker-option-hands_per_level }
    .zero = { shared-never }
texas-holdem-option-minutes_per_level = { poker-option-minutes_per_level }
    .zero = { shared-never }
texas-holdem-option-ante = { poker-option-ante }
    .none = { shared-none }
    .each = { poker-option-ante.each }
    .big_blind = { poker-option-ante.big_blind }
texas-holdem-option-ante_from_level = { poker-option-ante_from_level }
texas-holdem-option-button_rule = { poker-option-button_rule }
    .moving = { poker-option-button_rule.moving }
    .dead = { poker-option-button_rule.dead }
texas-holdem-option-reopening = { poker-option-reopening }
    .cumulative = { poker-option-reopening.cumulative }
    .single_raise = { poker-option-reopening.single_raise }
texas-holdem-option-showdown = { shared-showdown }
    .winners = { shared-losers-hide }
    .everybody = { shared-everyone-shows }
texas-holdem-option-max_hands = { poker-option-max_hands }
    .zero = { shared-until-all-chips }
texas-holdem-option-rebuys = { poker-option-rebuys }

texas-holdem-hint-shove = Você tem poucas fichas. { $cards } é bom o bastante para ir de all-in.
texas-holdem-hint-complete = { $cards } não vale um aumento, mas só custa meio blind a você.
texas-holdem-hint-raise-again = { $cards } é bom o bastante para aumentar de novo.
texas-holdem-hint-call-raise = Contra as mãos de quem costuma aumentar, { $cards } ganha cerca de { $percent }% das vezes, e você só precisa de { $need }%. Vale pagar.
texas-holdem-hint-fold-raise = Contra as mãos de quem costuma aumentar, { $cards } só ganha cerca de { $percent }% das vezes. Para pagar seria preciso mais de { $need }%.
