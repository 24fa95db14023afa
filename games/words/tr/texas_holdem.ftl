texas-holdem-name = Texas Hold'em
    .line = Herkese iki kart, ortaya beş kart.
    .aliases = Poker, Hold'em, Teksas
texas-holdem-rules = **En iyi beş karta sahip ol ya da herkesi bahisle kaçır.**
    Yalnızca senin gördüğün iki kart alırsın. Ortaya en çok beş kart daha açılır; bunlar (**board**) herkesindir. Elin, bu yedi kartın en iyi beşidir.
    { rules-button }
    { rules-chips }
    - **Örnek:** sende A♠ 8♠, ortada K♠ 8♦ 4♠ J♥ 2♠ var. Beş maça eder: as floşu. Sekizli perini geçer, o yüzden perin önemi yok.
    .whole =
    - **Dağıtım:** herkese iki kart. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise } Tek sınır fişlerindir.
    { rules-all-in }
    { rules-side-pot }
    { rules-showdown }
    - **Eller, en iyiden başlayarak:**
    { rules-poker-hands }
    { rules-same-hand } Altıncı kart hiç sayılmaz.
    - **Bir tur:** buton Ayşe'de. Sen 10 ile küçük kör, Can 20 ile büyük kör. Sende A♠ 8♠ var. Ayşe 60'a artırdı, sen gördün, Can çekildi: potta 140 var. Flop K♠ 8♦ 4♠. Sen check dedin, Ayşe 70 bahis yaptı, gördün: 280. Turn J♥, ikiniz de check dediniz. River 2♠. Sen 200 bahis yaptın, Ayşe gördü; onda K♥ Q♦ var. Floşun papaz perini geçer, 680 alırsın.
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

texas-holdem-variant-turbo = Turbo: az fiş, hızlı körler
texas-holdem-variant-club = Poker salonu: çok fiş ve ante
texas-holdem-variant-rebuy_night = Rebuy gecesi: iki kez yeniden girebilirsin
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

texas-holdem-hint-shove = Fişin az. { $cards } all-in için yeterince iyi.
texas-holdem-hint-complete = { $cards } artırmaya değmez ama yalnızca yarım köre mal oluyor.
texas-holdem-hint-raise-again = { $cards } yeniden artırmak için yeterince iyi.
texas-holdem-hint-call-raise = Genelde artırılan ellere karşı { $cards } yaklaşık %{ $percent } ihtimalle kazanır, sana %{ $need } yeter. Görmeye değer.
texas-holdem-hint-fold-raise = Genelde artırılan ellere karşı { $cards } ancak yaklaşık %{ $percent } ihtimalle kazanır. Görmek için en az %{ $need } gerekir.
