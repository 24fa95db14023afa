do-bet = Bahis { $number }
do-call = Gör
do-call-for = Gör { $number }
do-call-all-in = Gör { $number } · all-in
do-check = Check
do-fold = Çekil
order-check-or-fold = Check, yoksa çekil
order-call-any = Her bahsi gör
do-raise = Artır +{ $number }
do-raise-to = Artır: { $number }
do-rebuy = Yeniden gir

poker-to-stake = { $kind ->
    [bet] Bahis
   *[raise] Artır:
} { $number }
poker-minimum = { poker-to-stake }
poker-half-pot = { poker-to-stake } · yarım pot
poker-pot = { poker-to-stake } · pot
poker-all-in = { poker-to-stake } · all-in

poker-amount = { $number }
poker-bets = { $seat } { $number } bahis yaptı{ poker-and-all-in }.
    .short = bahis yaptı
    .to-seat = { $number } bahis yaptın{ poker-and-all-in.to-seat }.
poker-raises = { $seat } artırdı: { $number }{ poker-and-all-in }.
    .short = artırdı
    .to-seat = Artırdın: { $number }{ poker-and-all-in.to-seat }.
poker-calls = { $seat } gördü: { $number }{ poker-and-all-in }.
    .short = gördü
    .to-seat = Gördün: { $number }{ poker-and-all-in.to-seat }.
poker-and-all-in = { $left ->
    [0] { "" }, all-in oldu
   *[other] { "" }
}
    .to-seat = { $left ->
        [0] { "" }, all-in oldun
       *[other] { "" }
    }
poker-checks = { $seat } check dedi.
    .short = check dedi
    .to-seat = Check dedin.
poker-folds = { $seat } çekildi.
    .short = çekildi
    .to-seat = Çekildin.
poker-shows = { $seat } { $cards } gösterdi: { poker-hand }.
    .to-seat = { $cards } gösterdin: { poker-hand }.
poker-shows-wild = { $seat } { $cards } gösterdi: { poker-hand }, { poker-jokers }.
    .to-seat = { $cards } gösterdin: { poker-hand }, { poker-jokers }.
poker-shows-flush = { $seat } { $cards } gösterdi: { poker-hand }, { poker-jokers } { $suit }.
    .to-seat = { $cards } gösterdin: { poker-hand }, { poker-jokers } { $suit }.
poker-shows-both = { $seat } { $cards } gösterdi: { poker-hand } ve { poker-low }.
    .to-seat = { $cards } gösterdin: { poker-hand } ve { poker-low }.
poker-mucks = { $seat } elini göstermeden attı.
    .short = göstermedi
    .to-seat = Elini göstermeden attın.
poker-gives-back = { $number } fiş { $seat } oyuncusuna döndü, çünkü kimse karşılamadı.
    .to-seat = { $number } fiş sana döndü, çünkü kimse karşılamadı.
poker-takes-all = { $winner } göstermeden { $number } aldı.
    .to-winner = Göstermeden { $number } aldın.
poker-wins = { $seats } { $number } kazandı ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
    .to-seats = { $number } kazandın ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
poker-ties = { $seats } { $number } bölüştü ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
    .to-seats = Sen ve { $seats } { $number } bölüştünüz ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
poker-wins-both = { $seats } iki yarıyı da kazandı, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker } ve { poker-low }.
    .to-seats = İki yarıyı da kazandın, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker } ve { poker-low }.
poker-ties-both = { $seats } iki yarıyı da bölüştü, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker } ve { poker-low }.
    .to-seats = Sen ve { $seats } iki yarıyı da bölüştünüz, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker } ve { poker-low }.
poker-wins-high = { $seats } yüksek yarıyı kazandı, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
    .to-seats = Yüksek yarıyı kazandın, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
poker-ties-high = { $seats } yüksek yarıyı bölüştü, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
    .to-seats = Sen ve { $seats } yüksek yarıyı bölüştünüz, { $number } ({ poker-which-pot }): { poker-hand }{ poker-kicker }.
poker-wins-low = { $seats } düşük yarıyı kazandı, { $number } ({ poker-which-pot }): { poker-low }.
    .to-seats = Düşük yarıyı kazandın, { $number } ({ poker-which-pot }): { poker-low }.
poker-ties-low = { $seats } düşük yarıyı bölüştü, { $number } ({ poker-which-pot }): { poker-low }.
    .to-seats = Sen ve { $seats } düşük yarıyı bölüştünüz, { $number } ({ poker-which-pot }): { poker-low }.
poker-no-low = Kimsede düşük el yok ({ poker-which-pot }).
poker-low = düşük { $eight }
poker-tag-low = düşük { $eight }
poker-kicker = { $kicker ->
    [none] { "" }
    [A] , as kicker
    [K] , papaz kicker
    [Q] , kız kicker
    [J] , vale kicker
    [T] , 10 kicker
   *[other] , { $kicker } kicker
}
poker-prompt-won = { $seats } { $how ->
    [one] { $number } aldı
    [even] { $number } bölüştü
   *[uneven] toplam { $number } aldı
}
    .to-seats = { $how ->
        [one] { $number } aldın
        [even] Sen ve { $seats } { $number } bölüştünüz
       *[uneven] Sen ve { $seats } toplam { $number } aldınız
    }
poker-which-pot = { $pot ->
    [main] ana pot
    [side] yan pot
   *[only] pot
}
poker-bankrupt = { $seat } oyuncusunun fişi bitti.
    .to-seat = Fişin bitti.
poker-buys-in = { $seat } { $number } fişle yeniden girdi.
    .short = yeniden girdi
    .to-seat = { $number } fişle yeniden girdin.
poker-leaves = { $seat } yeniden girmedi.
    .to-seat = Yeniden girmedin.

poker-line = { $chips } fiş
poker-line-stake = { $chips } · bahis { $number }
poker-line-all-in = All-in · { $number }
poker-line-won = { $chips } · +{ $number }
poker-line-folded = { $chips } · çekildi
poker-line-bankrupt = Fişi bitti
poker-deed-folded = çekildi
poker-deed-mucked = göstermedi
poker-for-won = { $number } kazanç
poker-for-paid = { $number } bahis
poker-for-rebuy = { $number } yeniden giriş

poker-hand = { $made ->
    [pair] { poker-ranks } per
    [two-pair] { rank-name }-{ poker-low-ranks } döper
    [three] { rank-name } üçlüsü
    [straight] { rank-name } kenti
    [flush] { rank-name } floşu
    [full-house] { rank-name }-{ poker-low-ranks } fulü
    [four] { poker-ranks } kare
    [straight-flush] { $rank ->
        [A] floş royal
       *[other] { rank-name } sıralı floşu
    }
    [five] { rank-name } beşlisi
   *[high-card] { rank-name } yüksek
}
poker-holding = { $eight ->
    [off] { poker-hand }
    [none] { poker-hand } · henüz düşük yok
    [gone] { poker-hand } · artık düşük yok
   *[low] { poker-hand } · düşük { $eight }
}
poker-category = { $made ->
    [pair] per
    [two-pair] döper
    [three] üçlü
    [straight] kent
    [flush] floş
    [full-house] ful
    [four] kare
    [straight-flush] sıralı floş
    [five] beşli
   *[high-card] yüksek kart
}
poker-category-and-low = { $made ->
    [pair] per + düşük
    [two-pair] döper + düşük
    [three] üçlü + düşük
    [straight] kent + düşük
    [flush] floş + düşük
    [full-house] ful + düşük
    [four] kare + düşük
    [straight-flush] sıralı floş + düşük
   *[high-card] yüksek + düşük
}
poker-ranks = { $rank ->
    [A] as
    [K] papaz
    [Q] kız
    [J] vale
    [T] 10'lu
    [9] 9'lu
    [8] 8'li
    [7] 7'li
    [6] 6'lı
    [5] 5'li
    [4] 4'lü
    [3] 3'lü
   *[2] 2'li
}
poker-low-ranks = { $low ->
    [A] as
    [K] papaz
    [Q] kız
    [J] vale
    [T] 10
    [9] 9
    [8] 8
    [7] 7
    [6] 6
    [5] 5
    [4] 4
    [3] 3
   *[2] 2
}
poker-jokers = { $jokers ->
    [one] joker yerine { $wild }
   *[other] jokerler yerine { $wild }
}

poker-may = { $may ->
    [bet-fold] Bahis yap ({ $span }) ya da çekil.
    [check-bet-fold] Check de, bahis yap ({ $span }) ya da çekil.
    [check-bet] Check de ya da bahis yap ({ $span }).
    [check-raise] Check de ya da artır ({ $span }).
    [check] Check diyebilirsin.
    [call-raise-fold] { $owe } koyup gör, artır ({ $span }; “raise to” ve sayıyı yaz) ya da çekil.
   *[call-fold] { $owe } koyup gör ya da çekil.
}
bad-amount = Bu tutarda bahis yapamazsın. { poker-may }
over-the-pot = En çok pot kadar bahis yapabilirsin, o da { $most } eder. { poker-may }
capped = { $cap } bahis yapıldı, bir bahis turunda daha fazlası olmaz. { poker-may }
no-raise = Artırmaya karşılık verecek fişi olan kimse kalmadı. { poker-may }
raise-closed = Son sırandan beri kimse tam bir artırma yapmadı, yeniden artıramazsın. { poker-may }
raise-short = Artırmaya fişin yetmiyor. { poker-may }
no-check = Bu masada check yok. { poker-may }
check-owing = Görülecek bir bahis var, check diyemezsin. { poker-may }
bet-is-made = Biri zaten bahis yaptı. { poker-may }
nothing-to-call = { $may ->
    [check-raise] Bahsi zaten karşıladın, görecek bir şey yok.
    [check] Bahsi zaten karşıladın, görecek bir şey yok.
   *[bet] Kimse bahis yapmadı, görecek bir şey yok.
} { poker-may }
free-to-check = Kalmak için ödemen gerekmiyor, çekilme. { poker-may }
nothing-to-raise = Kimse bahis yapmadı, artıracak bir şey yok. { poker-may }
bet-now = Şimdi bahis zamanı. { poker-may }
rebuy-or-pass = Fişin bitti. Yeniden gir ya da pas de.
poker-worth-bet = Bahse değer.
poker-worth-raise = Artırmaya değer.

poker-variant-cash_40 = Nakit oyun, 40 tur
poker-option-mode = Amaç
    .sit_and_go = bütün fişleri toplamak
    .cash = en çok kazanmak, körler artmaz
poker-option-big_blind = İlk büyük kör (en çok başlangıç fişinin onda biri)
poker-option-hands_per_level = Körler kaç turda bir artar
poker-option-minutes_per_level = Körler kaç dakikada bir artar
poker-option-ante = Ante
    .each = herkes, büyük körün onda biri
    .big_blind = büyük kör, masa adına bir ante öder
poker-option-ante_from_level = Antenin başladığı seviye
poker-option-button_rule = Biri elenince buton
    .moving = sonraki oyuncuya geçer
    .dead = boş yerde kalabilir, kimse körü atlamaz
poker-option-reopening = Tam artırmaya yetmeyen all-in
    .cumulative = ötekilerle toplanır, yeniden artırma hakkı verebilir
    .single_raise = hiçbir zaman yeniden artırma hakkı vermez
poker-option-max_hands = Tur sayısı
poker-option-rebuys = Kaç kez yeniden girilebilir

poker-button = Buton: { $seat }.
    .to-seat = Buton sende.
poker-up = Körler arttı: şimdi { $small } ve { $big }.
poker-up-next = Bu körlerle son tur. Sıradaki: { $small } ve { $big }.
poker-antes = Herkes { $number } ante koydu.
poker-small = { $seat } küçük körü koydu: { $number }{ poker-and-all-in }.
    .to-seat = Küçük körü koydun: { $number }{ poker-and-all-in.to-seat }.
poker-big = { $seat } büyük körü koydu: { $number }{ poker-and-all-in }.
    .to-seat = Büyük körü koydun: { $number }{ poker-and-all-in.to-seat }.
poker-big-and-ante = { $seat } büyük kör { $number } ve ante { $ante } koydu{ poker-and-all-in }.
    .to-seat = Büyük kör { $number } ve ante { $ante } koydun{ poker-and-all-in.to-seat }.
poker-you-hold = Kartların: { $cards }.
poker-flop = Flop: { $cards }.
poker-turn = Turn: { $cards }.
poker-river = River: { $cards }.
poker-out = { $seat } { poker-place } oldu.
    .to-seat = { poker-place } oldun.
poker-place = { $place ->
    [1] birinci
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
    [6] altıncı
    [7] yedinci
    [8] sekizinci
    [9] dokuzuncu
   *[other] { $place }.
}
poker-line-out = Elendi · { $place }. sıra
poker-line-net = { $chips } · { poker-net }
poker-net = { $kind ->
    [even] başabaş
    [up] +{ $number }
   *[down] −{ $number }
}
poker-tag-small = KK
poker-tag-big = BK
poker-badge-blinds = Körler
poker-badge-value = { $small }/{ $big }
poker-badge-ante = Ante
poker-badge-left = Körlerin artmasına
poker-badge-hands = { $count } tur
poker-badge-up = Körler artar:
poker-badge-minutes = { $count } dk.
poker-board = { $form ->
    [none] Orta
   *[other] Orta, { $form }
}
poker-hand-level = Tur { $number }, seviye { $level } · { $stage ->
    [preflop] Flop öncesi
    [flop] Flop
    [turn] Turn
    [river] River
    [all-in] All-in
   *[over] Bitti
}
poker-high-blind = Bu büyük kör çok yüksek. En çok başlangıç fişinin onda biri olabilir: { $most }.
poker-drawing = { $draw ->
    [flush] { poker-hand } ve floş beklentisi
    [straight] { poker-hand } ve kent beklentisi
    [gutshot] { poker-hand } ve ortadan kent beklentisi
    [both] { poker-hand } ve floş ile kent beklentisi
   *[none] { poker-hand }
}
poker-chance = { $eight ->
    [off] Elindeki { poker-drawing } ile { poker-rivals } karşı yaklaşık %{ $percent } ihtimalle kazanırsın
    [unknown] { $cards } ile { poker-rivals } karşı potun yaklaşık %{ $percent } kadarını kazanırsın
    [none] Elindeki { poker-drawing } ile, henüz düşük el yokken, { poker-rivals } karşı potun yaklaşık %{ $percent } kadarını kazanırsın
    [gone] Elindeki { poker-drawing } ile, düşük el olmadan, { poker-rivals } karşı potun yaklaşık %{ $percent } kadarını kazanırsın
   *[low] Elindeki { poker-drawing } ve { poker-low } ile { poker-rivals } karşı potun yaklaşık %{ $percent } kadarını kazanırsın
}
poker-rivals = { $count ->
    [one] rastgele bir ele
   *[other] { $count } rastgele ele
}
poker-hint-rebuy = { shared-hint-no-chips }
poker-hint-open = { $cards } bu pozisyondan artırmak için yeterince iyi.
poker-hint-open-call = { $cards } oynamaya yeter.
poker-hint-open-check = { $cards } artırmaya değmez. Flopu bedava gör.
poker-hint-open-fold = { $cards } çok zayıf, senden sonra da oynayacaklar var.
poker-hint-bet = { poker-chance }. { poker-worth-bet }
poker-hint-check = { poker-chance }. Sıradaki kartı bedava gör.
poker-hint-show = { poker-chance }. Bahse değmez. Kimin kazandığını bedava gör.
poker-hint-raise = { poker-chance }. { poker-worth-raise }
poker-hint-call = { poker-chance }, sana %{ $need } yeter. Görmeye değer.
poker-hint-answer-check = { poker-chance }. Artırmaya değmez, check bedava.
poker-hint-answer-fold = { poker-chance }. Ama bahis yapıyorlar, yani elleri rastgele bir elden iyi; görmek için %{ $need } gerekir.
