five-card-draw-name = Kapalı Poker
    .line = Bahis yap, kart değiştir, blöf yap. En iyi beş kart kazanır.
    .aliases = Five Card Draw, Beş Kart Poker, Poker
five-card-draw-rules = **En iyi beş karta sahip ol ya da herkesi bahisle kaçır.**
    Herkes **pota**, yani kazananın alacağı fişlere, bir **ante** koyar ve yalnızca kendinin gördüğü beş kart alır. Sonra bahis başlar: sıran gelince bahis yap, başkasının bahsini gör, artır ya da çekilip turu izle.
    Oyunda kalan herkes en çok üç kart değiştirebilir. Bir kez daha bahis yapılır, eller açılır ve en iyi el potu alır. Per iyidir, üçlü daha iyidir; joker en çok işine yarayan kart olur.
    { rules-chips }
    - **Örnek:** sende Q♣ Q♦ 9♥ 5♠ 2♣ var. Kızları tut, öteki üçünü değiştir. Q♥ 8♠ 4♦ geldi: kız üçlüsü bütün döperleri geçer.
    .whole =
    - **Dağıtım:** herkes anteyi öder ve beş kart alır. Dağıtan her turdan sonra sola geçer.
    - **İlk bahisler** dağıtanın solundan başlar: bahis yap ya da çekil, check yok. Bahis varsa **gör**, **artır** (bahsi görüp en az son bahis ya da artırma kadar ekle) ya da **çekil**. Tek sınır fişlerindir. Bahsi görmeye yetmiyorsa elindekilerle **all-in** ol ve potun karşılığını ödediğin kısmı için oyna.
    - **Değişim** dağıtanın solundan başlar: en çok üç kart atıp yenilerini al ya da **servi kal:** beşini de tut.
    - **İkinci bahisler** aynı şekilde yapılır. Sonra kalan herkes gösterir ve en iyi el kazanır. Herkes çekildiyse göstermeden kazanırsın.
    - **Eller, en iyiden başlayarak.** Jokerle yapılan beşli hepsini geçer:
    { rules-poker-hands }
    { rules-same-hand }
    - **Joker** kendiliğinden en iyi eli yapar: 7♣ 7♦ K♥ 4♠ ile üçüncü yedili olur.
    { rules-side-pot }
    - **Son:** bütün fişler tek oyuncuda toplanana kadar oynanır. Daha önce durursanız en çok fişi olan kazanır.
five-card-draw-paragraphs =
    .bet-now = 2
    .bad-amount = 2
    .nothing-to-raise = 2
    .nothing-to-call = 2
    .no-check = 2
    .bet-is-made = 2
    .no-raise = 2
    .raise-closed = 2
    .raise-short = 2
    .check-owing = 2
    .draw-now = 3
    .bad-discard = 3

five-card-draw-variant-modern = Check var, ante artar
five-card-draw-variant-plain = Joker yok, check var, ante artar
five-card-draw-variant-short = Kısa: 15 tur, ante artar

five-card-draw-option-starting_chips = { shared-chips }
five-card-draw-option-ante = Ante (en çok başlangıç fişinin beşte biri)
five-card-draw-option-min_bet = En düşük bahis
    .zero = ante kadar
five-card-draw-option-jokers = Destedeki jokerler
five-card-draw-option-allow_check = Kimse bahis yapmadıysa check denebilir
five-card-draw-option-max_draw = En çok kaç kart değiştirilir
five-card-draw-option-max_hands = Tur sayısı
    .zero = { shared-until-all-chips }
five-card-draw-option-rebuy = Fişin bitince bir kez yeniden girebilirsin
five-card-draw-option-ante_rises = Ante kaç turda bir ikiye katlanır
    .zero = { shared-never }
five-card-draw-option-ante_minutes = Ante kaç dakikada bir ikiye katlanır
    .zero = { shared-never }
five-card-draw-option-showdown = { shared-showdown }
    .everybody = { shared-everyone-shows }
    .winners = { shared-losers-hide }

do-stand-pat = Servi
five-card-draw-deals = { $seat } dağıtıyor. Ante { $number }.
    .to-seat = Sen dağıtıyorsun. Ante { $number }.
five-card-draw-you-hold = Elin: { poker-hand }.
five-card-draw-stands = { $seat } servi kaldı.
    .to-seat = Servi kaldın.
five-card-draw-draws = { $seat } { $number } kart değiştirdi.
    .short = { $number } kart aldı
    .to-seat = { $number } kart değiştirdin.
five-card-draw-you-draw = Gelen kartlar: { $cards }. Elin: { poker-hand }.
five-card-draw-reshuffles = Deste bitiyor; çekilenlerin elleri ve atılan kartlar karıştırılıp desteye katıldı: { $count } kart.
five-card-draw-drew = { $number ->
    [0] servi
   *[other] { $number } kart aldı
}
five-card-draw-stub = Deste
five-card-draw-ante = Ante
five-card-draw-stake = Görmek için
five-card-draw-hand = Tur { $number } · { $stage ->
    [first-bets] İlk bahisler
    [draw] Değişim
    [second-bets] İkinci bahisler
   *[over] Bitti
}

five-card-draw-hint-pat = Elinde { poker-hand } var. Beşini de tut.
five-card-draw-hint-keep = Şunu tut: { poker-hand }; { five-card-draw-how-many } değiştir.
five-card-draw-hint-four-flush = Floşa bir kartın eksik. Uymayanı değiştir.
five-card-draw-hint-four-straight = Kente bir kartın eksik, tamamlayan kart da çok. Uymayanı değiştir.
five-card-draw-hint-joker = Jokeri ve en büyük kartını tut, { five-card-draw-how-many } değiştir.
five-card-draw-hint-nothing = Henüz bir şey yok. En büyük kartlarını tut ve { five-card-draw-how-many } değiştir.
five-card-draw-how-many = { $count ->
    [0] hiç kart
    [1] bir kart
    [2] iki kart
    [3] üç kart
   *[other] { $count } kart
}
five-card-draw-hint-bet = { five-card-draw-chance }. { poker-worth-bet }
five-card-draw-hint-raise = { five-card-draw-chance }. { poker-worth-raise }
five-card-draw-hint-call = { five-card-draw-chance }. Pottakine göre görmeye değer.
five-card-draw-hint-fold = { five-card-draw-chance }. Ama bahis yapıyorlar, yani elleri rastgele bir elden iyi. Çekil.
five-card-draw-hint-check = { five-card-draw-chance }. Bahis için yetmez, check bedava.
five-card-draw-hint-no-bet = { five-card-draw-chance }. Bahis için yetmez.
five-card-draw-chance = Elindeki { poker-hand } ile { $count ->
    [one] rastgele bir eli
   *[other] { $count } rastgele eli
} yaklaşık %{ $percent } ihtimalle geçersin
five-card-draw-hint-rebuy = { shared-hint-no-chips }

five-card-draw-high-ante = Bu ante çok yüksek. En çok başlangıç fişinin beşte biri olabilir: { $most }.
five-card-draw-high-bet = Bu en düşük bahis çok yüksek. Başlangıç fişinden çok olamaz: { $most }.
draw-now = Şimdi kart değiştirme zamanı. En çok { $number } kart at ya da servi kal.
bad-discard = Elinden 1 ile { $number } arası farklı kart at ya da servi kal.
