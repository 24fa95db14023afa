do-give = Ver
    .with = Ver: { $picked }
    .pick = { $most } kart ver
do-set = Aynı değerden { $number } kart oyna
do-sets = Aynı değerden iki ya da daha çok kart oyna
climbing-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
climbing-pays = { $seat } en iyi { $count ->
    [one] kartını
   *[other] { $count } kartını
} { $other } oyuncusuna verdi.
    .to-seat = En iyi { $count ->
        [one] kartını
       *[other] { $count } kartını
    } { $other } oyuncusuna verdin.
    .to-other = { $seat } en iyi { $count ->
        [one] kartını
       *[other] { $count } kartını
    } sana verdi.
climbing-you-pay = { $other } oyuncusuna verdiğin: { $cards }.
climbing-you-receive = { $other } oyuncusundan aldığın: { $cards }.
climbing-gives = { $seat }, { $other } oyuncusuna { $count } kart geri verdi.
    .short = { $count } verdi
    .to-seat = { $other } oyuncusuna { $count } kart geri verdin.
    .to-other = { $seat } sana { $count } kart geri verdi.
climbing-opens = { $card } kartı { $seat } oyuncusunda, oyuna o başlıyor.
    .to-seat = { $card } sende, oyuna sen başlıyorsun.
climbing-leads = { $seat } başlıyor.
    .to-seat = Sen başlıyorsun.
climbing-plays = { $seat } { $cards } oynadı.
    .to-seat = { $cards } oynadın.
climbing-few-left = { $other } oyuncusunun { $count } kartı kaldı!
    .to-other = { $count } kartın kaldı!
climbing-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
climbing-wins = { $seat } { $cards } ile aldı.
    .to-seat = { $cards } ile aldın.
climbing-wins-at-once = Bu, eli hemen alır.
climbing-out = { $seat } bitirdi.
    .to-seat = Bitirdin.
climbing-passed = { shared-passed }
climbing-place = { $number }. bitirdi
    .round = bu tur { climbing-place }
climbing-prompt-opens = { $seat } şu kartla başlıyor: { $card }
    .to-seat = Şu kartla başlıyorsun: { $card }
climbing-prompt-gives = { $seat } → { $other }: { $count } kart veriyor
    .to-seat = Sen → { $other }: { $count } kart veriyorsun
    .to-other = { $seat } sana { $count } kart veriyor
climbing-exchange = Tur { $number } · değiş tokuş
climbing-opening = Tur { $number } · { $card } başlar
climbing-taken = { $seat } aldı
climbing-set = { $seat }: { $count ->
    [1] tek { rank-name }
    [2] { shared-ranks } çifti
    [3] { shared-ranks } üçlüsü
    [4] { shared-ranks } dörtlüsü
    [5] { shared-ranks } beşlisi
    [6] { shared-ranks } altılısı
    [7] { shared-ranks } yedilisi
   *[8] { shared-ranks } sekizlisi
}
climbing-hint-give = En kötü kartlarını ver: önce küçük tekleri, gerekirse çiftleri; 2 ve joker asla.
climbing-hint-out = Bunlar son kartların. Bitirdin!
climbing-hint-lead = En { $reversed ->
    [0] küçük
   *[1] zayıf
} { $count ->
    [1] kartınla
    [2] çiftinle
    [3] üçlünle
   *[other] { $count } kartlık grubunla
} çık{ $close ->
    [0] . Bitirmeye yakın kimse yok
   *[1] {""}
}.
climbing-hint-lead-spare = Bu { $count ->
    [1] kartla
    [2] çiftle
    [3] üçlüyle
   *[other] { $count } kartlık grupla
} çık. Daha { $reversed ->
    [0] küçüğü
   *[1] zayıfı
} bir grubu bozar{ $jokers ->
    [0] {""}
   *[1] {" "}ya da sana bir jokere mal olur
}.
climbing-hint-lead-close = { $seat } oyuncusunun { $count } kartı kaldı; tek kart değil, grup çık.
climbing-hint-beat = Yerdeki { $count ->
    [1] { rank-name } kartını
   *[other] { shared-ranks } grubunu
} geçen en { $reversed ->
    [0] küçük
   *[1] zayıf
} { $count ->
    [1] kartın
    [2] çiftin
    [3] üçlün
   *[other] { $count } kartlık grubun
} bu.
climbing-hint-spare = Yerdeki { $count ->
    [1] { rank-name } kartını
   *[other] { shared-ranks } grubunu
} geçer; daha { $reversed ->
    [0] küçüğü
   *[1] zayıfı
} bir grubu bozar{ $jokers ->
    [0] {""}
   *[1] {" "}ya da sana bir jokere mal olur
}.
climbing-hint-beat-close = { $seat } oyuncusunun { $count } kartı kaldı, geçebildiğin her şeyi geç.
climbing-hint-nothing = Elinde bunu geçen bir şey yok, pas de.
climbing-hint-save-joker = Bir joker harcamaya değmez.
climbing-hint-save-set = Bir grubu bozmaya değmez.
climbing-must-give = Önce { $seat } oyuncusuna { $count ->
    [one] bir kart ver. “give” ve kartı yaz
   *[other] { $count } kart ver. “give” ve kartları yaz
}.
