omaha-name = Omaha
    .line = Herkese dört kart. İkisi sayılır.
    .aliases = PLO, Omaha Hold'em, Omaha Poker
omaha-rules = **En iyi beş karta sahip ol ya da herkesi bahisle kaçır.**
    Yalnızca senin gördüğün dört kart alırsın. Ortaya en çok beş kart daha açılır; bunlar (**board**) herkesindir. Elin her zaman **kendi iki kartın ve ortadan üç karttır**.
    { rules-button }
    En çok pot kadar artırabilirsin. **Yüksek-düşük** oyunda en iyi düşük el potun yarısını alır.
    { rules-chips }
    - **Örnek:** sende A♠ A♥ 8♠ 3♦, ortada K♠ 8♦ 4♠ J♥ 2♠ var. A♠ ve 8♠, ortadaki üç maçayla floş eder. Kendinde tek maça olsaydı floşun olmazdı.
    .whole =
    - **Dağıtım:** herkese dört kart; masa öyle oynuyorsa beş ya da altı. { rules-blinds }
    { rules-streets }
    { rules-check-bet-raise }
    - **Sınır:** pot kadar bahis yapabilirsin. Artırırken önce bahsi gördüğünü varsay, sonra potun tamamını ekle: potta 200 varken biri 150 bahis yaptı. Görsen 500 olur, demek ki 150 + 500, yani 650 yapabilirsin. **Sabit sınırda** her bahis ve artırma floptan önce ve flopta bir büyük kör, sonrasında iki büyük kördür; bir bahis turundaki bahis sayısının da sınırı vardır, yalnızca iki kişi oynuyorsa yoktur.
    { rules-all-in }
    { rules-side-pot }
    - **Elin:** ikisi senden, üçü ortadan. Elindeki dört as tek per eder. Ortadaki dört maça ile elindeki tek maça floş etmez; yalnızca ortadaki kent de kimsenin değildir.
    - **Eller, en iyiden başlayarak:**
    { rules-poker-hands }
    { rules-same-hand }
    - **Yüksek-düşük:** **düşük el**, astan sekize kadar beş farklı karttır; yine ikisi senden, üçü ortadan. Yüksek elindekilerden başka kartlar olabilir. As küçüktür, kent ve floş zarar vermez. Büyükten başlayarak karşılaştırılır: 7-5-4-2-A, 7-6-3-2-A elini geçer; en iyisi 5-4-3-2-A. En iyi düşük el potun yarısını alır. Kimsede yoksa hepsi yüksek elindir; tek kalan fiş yüksek yarıya gider.
    { rules-showdown }
    - **Yüksek-düşük bir tur:** sende A♣ 2♦ K♣ 9♥, Ayşe'de K♦ K♥ J♣ 10♠, ortada 3♣ 5♦ 8♥ K♠ Q♦ var. Ayşe'de papaz üçlüsü var. Sende papaz per var ama A♣ ve 2♦, ortadaki 8♥, 5♦ ve 3♣ ile 8-5-3-2-A eder. İkiniz de yarısını alırsınız.
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

omaha-variant-high_low = Yüksek-düşük: en iyi düşük el yarısını alır
omaha-variant-limit_eight = Kumarhane: yüksek-düşük, sabit bahisler
omaha-variant-five_cards = Herkese beş kart
omaha-variant-big_o = Big O: herkese beş kart, yüksek-düşük
omaha-variant-cash_40 = { poker-variant-cash_40 }

omaha-option-betting = Bahis sınırı
    .pot_limit = pot kadar
    .no_limit = bütün fişlerin
    .fixed_limit = sabit tutar
omaha-option-high_low = En iyi düşük el yarısını alır
omaha-option-hole_cards = { shared-cards-dealt }
omaha-option-cap = Sabit bahiste bir bahis turunda en çok bahis
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
omaha-high-low = Yüksek-düşük
omaha-limit = { $limit ->
    [most] Pot sınırı: { $number }
    [pot_limit] Pot sınırı
    [fixed_limit] Sabit sınır
   *[no_limit] Sınırsız
}
omaha-too-many = Herkese { $number } kartla en çok { $most } kişi oynayabilir.
