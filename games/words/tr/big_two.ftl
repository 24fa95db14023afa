big-two-name = Büyük İki
    .line = 2 en büyük, poker elleri sayılır, ilk bitiren kazanır.
    .aliases = Big Two, Büyük 2
big-two-rules = **Bütün kartlarını ilk sen bitir. Ötekiler elinde kalanların bedelini öder.**
    En küçük kart kimdeyse o başlar, o kartı içeren bir şey oynar: tek kart, çift, üçlü ya da beş kartlık bir el. Sonrakiler aynı sayıda ama daha büyük kart oynar ya da pas der. Ötekilerin hepsi pas deyince son oynayan istediğiyle yeniden çıkar.
    3 en küçük, **2** en büyüktür. Aynı değerde renk belirler: ♦ en küçük, sonra ♣, ♥ ve ♠. **Beş kartlık eller, en iyiden başlayarak:**
    { rules-hands-of-five }
    Elinde kalan her kart bir puandır. On ya da daha çok kartta ikişer, hiç oynamadıysan üçer. Sekiz tur sonunda en çok puanı olan kazanır.
    - **Örnek:** Ayşe 5♦ 5♠ çıktı. Sen 9♣ 9♥, Can 9♦ 9♠ oynadı: aynı değer ama maça daha büyük. Ayşe pas, sen pas; sonraki çıkış Can'ın.
    .whole =
    - **Dağıtım:** 13'er kart. Üç kişiyle 17'şer; artan kart en küçük kartı alana verilir. İki kişiyle destenin yarısı dışarıda kalır.
    - **Çıkış:** en küçük kart kimdeyse tura onu içeren bir şeyle başlar. Sonra son oynayan istediğiyle çıkar.
    - **Devam:** çıkılan kadar kart, ama daha büyük; ya da pas. Pas desen de sonra yine oynayabilirsin.
    - **Sıra:** 3, 4, 5 diye papaza kadar, sonra as, sonra 2. Aynı değerde: ♦, ♣, ♥, ♠. Çift, büyük rengiyle sayılır.
    - **Beş kartlık eller, en iyiden başlayarak.** Her biri altındakilerin hepsini geçer:
    { rules-hands-of-five }
    - **Aynı türden iki el:** floş en büyük kartıyla, ful üçlüsüyle, kare dörtlüsüyle sayılır. Karenin yanındaki beşinci kartın ne olduğu fark etmez. Dört kart ya da iki çift el değildir.
    - **Kentler** 10-J-Q-K-A ile biter. Onun üstünde 2-3-4-5-6, en üstte A-2-3-4-5 vardır. Eşit kentlerde en büyük kartın rengi belirler.
    - **Son kart:** sonraki oyuncunun tek kartı kaldıysa ve tek kart oynuyorsan en büyüğünü oynamak zorundasın. Yine de pas diyebilir ya da birden çok kart oynayabilirsin.
    - **Turun sonu:** biri bitirir bitirmez. Elinde kalan her kart bir puandır. On ya da fazlasında (17 kartta 14, 18 kartta 15) ikişer, hiç oynamadıysan üçer. Hepsini kazanan toplar.
    - **Son:** sekiz tur. En çok puanı olan kazanır.
    - **Örnek:** Ayşe bitirdi. Sende 4 kart kaldı: −4. Can'da 11: −22. Ece hiç oynamadı: −39. Ayşe 65 alır.
big-two-paragraphs =
    .big-two-must-open = 2
    .big-two-no-combination = 2
    .big-two-must-lead = 2
    .big-two-other-size = 3
    .big-two-too-low = 3
    .big-two-must-top = 8

big-two-variant-hong_kong_hard = Hong Kong, sıkı: birine bitirtirsen hepsini sen ödersin
big-two-variant-taiwan = Tayvan: bomba var, üçlü ve floş yok
big-two-variant-pusoy_dos = Pusoy Dos: karo en büyük
big-two-variant-western = Ceza puanı: biri 50 kaybedince en az puanlı kazanır

big-two-option-suits = Renkler, küçükten büyüğe
    .hong_kong = ♦ ♣ ♥ ♠
    .taiwan = ♣ ♦ ♥ ♠
    .philippines = ♣ ♠ ♥ ♦
big-two-option-opening = Tura kim başlar
    .lowest = en küçük kart kimdeyse
    .winner = son turu kazanan
big-two-option-must_include = İlk oyunda en küçük kart olmalı
big-two-option-pass_rule = { shared-when-you-pass }
    .reenter = { shared-come-back }
    .locked = sonraki çıkışa kadar yoksun
big-two-option-triples = Üçlü tek başına oynanabilir
big-two-option-straights = Kentler, küçükten büyüğe
    .twos_top = asa kadar 3-4-5-6-7, sonra 2-3-4-5-6, A-2-3-4-5
    .six_top = A-2-3-4-5, asa kadar 3-4-5-6-7, sonra 2-3-4-5-6
    .poker = A-2-3-4-5, 2-3-4-5-6 diye asa kadar
    .no_twos = asa kadar 3-4-5-6-7, 2'li kent yok
big-two-option-flushes = Floşlar neyle sayılır
    .top_card = en büyük kartıyla
    .all_cards = beş kartın hepsiyle
    .suit = önce rengiyle
    .none = oynanmaz
big-two-option-same_kind = Beş kartlık eli yalnızca aynı tür, kare ya da sıralı floş geçer
big-two-option-bombs = Kare ve sıralı floş, kaç kart olursa olsun her şeyi geçer
big-two-option-last_card = Sonraki oyuncunun tek kartı varken
    .top = tek kart oynarsan en büyüğü olmalı
    .free = istediğini oyna
big-two-option-assist = Sonraki oyuncuya tek kartla bitirtirsen hepsini sen ödersin
big-two-option-double_from = Elde şu kadar kart kalınca her kart ikişer
    .zero = { shared-never }
big-two-option-triple = Hiç oynamadıysan her kart üçer
big-two-option-twos_double = Elde kalan her 2 ödediğini ikiye katlar
big-two-option-finish_double = 2, kare ya da sıralı floşla bitirmek herkes için ikiye katlar
big-two-option-settlement = Puanlar
    .winner = kaybedenler kazanana öder
    .pairwise = herkes herkesle hesaplaşır
    .points = kaybedenler kendi puanını yitirir, kazanan almaz
big-two-option-three_deal = Üç kişiyle
    .all = bütün kartlar dağıtılır
    .thirteen = 13'er kart
big-two-option-max_rounds = { shared-rounds }
    .zero = { shared-no-limit }
big-two-option-limit = Maçı bitiren puan kaybı
    .zero = { shared-no-limit }

big-two-suits = Renkler, küçükten büyüğe
big-two-suit = { $symbol }
big-two-kind = { $kind ->
    [single] tek kart
    [pair] çift
    [triple] üçlü
    [straight] kent
    [flush] floş
    [full-house] ful
    [four] kare
   *[straight-flush] sıralı floş
}
big-two-label = { $seat }: { big-two-kind }
big-two-line = { $score } puan
big-two-tag-one = tek kart!
big-two-deed = { $count ->
    [0] bitirdi
   *[other] { $count } kart kaldı{ $unplayed ->
        [1] { "" }, hiç oynamadı
       *[0] { "" }
    }: { $number }
}
big-two-for-all = { $number } herkes için

big-two-plays = { $seat } { $cards } oynadı: { big-two-kind }.
    .to-seat = { $cards } oynadın: { big-two-kind }.
big-two-wins = { $seat } bitirdi ve turu kazandı!
    .to-seat = Bitirdin ve turu kazandın!
big-two-left = { $seat }, elinde kalan: { $cards }, { $number }.
    .to-seat = Elinde kalan: { $cards }, { $number }.
big-two-blamed = { $seat } bitirmesine izin verdi ({ $other }) ve herkes için ödüyor: { $number }.
    .to-seat = Bitirmesine izin verdin ({ $other }) ve herkes için ödüyorsun: { $number }.
    .to-other = { $seat } bitirmene izin verdi ve herkes için ödüyor: { $number }.

big-two-hint-high = { $seat } tek kartla kaldı, büyük oyna.
big-two-hint-lead-high = { $seat } tek kartla kaldı. Tek kart çıkacaksan büyüğünü çık.
big-two-hint-five = { $kind ->
    [four] Kare
   *[other] Bu el ({ big-two-kind })
} bir seferde beş kart bitirir{ $twos ->
    [1] {" "}ve 2'lerin sende kalır
   *[0] {""}
}.
big-two-hint-lead = { $kind ->
    [triple] Bu üçlüyle
    [pair] Bu çiftle
   *[single] Bu kartla
} çık{ $few ->
    [1] { "" }, bitirmek üzeresin
   *[0] . En az işine yarayan { big-two-it }
}.
big-two-hint-follow = { $kind ->
    [triple] Bu üçlü geçer
    [pair] Bu çift geçer
   *[single] Bu kart geçer
}{ $few ->
    [1] { "" }, bitirmek üzeresin
   *[0] { "" }, en az işine yarayan da { big-two-it }
}.
big-two-it = { $kind ->
    [triple] bunlar
   *[other] bu
}

big-two-must-open = Tura sen başlıyorsun. { $card } oyna, tek başına ya da ona uyan kartlarla.
big-two-must-lead = { shared-must-lead }
big-two-no-combination = { $kind ->
    [two] İki kart bir çift olmalı.
    [three] Üç kart bir üçlü olmalı.
    [no-triples] Bu masada üçlü tek başına oynanmaz.
    [two-pairs] İki çift el değildir. Birini oyna.
    [four] Dört kart el değildir. Karenin yanında beşinci kart olur.
    [five] Bu beş kart kent, floş, ful ya da kare değil.
   *[many] Beşten çok kart oynayamazsın.
} Tek kart, çift{ $triples ->
    [1] { "" }, üçlü
   *[0] {""}
} ya da beş kartlık bir el oyna.
big-two-other-size = { shared-other-size }
big-two-other-kind = Burada bunu yalnızca daha büyük { big-two-kind }, kare ya da sıralı floş geçer.
big-two-too-low = Bu çok küçük. Şundan büyük { $kind ->
    [triple] bir üçlü
    [four] bir kare
   *[other] bir { big-two-kind }
} oyna: { $cards }{ $kind ->
    [single] {""}
    [pair] {""}
    [triple] {""}
    [straight-flush] {""}
   *[other] { "" }, daha büyük türden bir el oyna
} ya da pas de.
big-two-must-top = { $other } tek kartla kaldı; tek kart oynarsan en büyüğün olmalı. { $card } oyna, birden çok kart oyna ya da pas de.
