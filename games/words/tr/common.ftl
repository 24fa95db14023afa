list-comma = { ", " }
list-semicolon = { "; " }
list-space = { " " }
player = { $seat }
names-more = { $first }, { $next }
names = { $first } ve { $last }
partners = { $one } & { $two }
partners-you = Sen & { $partner }

card-name = { $deck ->
    [colours] { $suit_text } { $rank_name }
   *[french] { $suit_text } { $rank ->
        [A] ası
        [K] papazı
        [Q] kızı
        [J] valesi
        [C] şövalyesi
        [T] onlusu
        [2] ikilisi
        [3] üçlüsü
        [4] dörtlüsü
        [5] beşlisi
        [6] altılısı
        [7] yedilisi
        [8] sekizlisi
        [9] dokuzlusu
       *[other] { $rank_name }
    }
}
card-sign = { $rank ->
    [S] { $sign }atla
    [R] { $sign }ters
    [D] { $sign }+2
    [WW] 🌈renk
    [W4] 🌈+4
    [JR] Joker
    [JB] küçük joker
   *[other] { $sign }{ $rank }
}
card-JR = büyük joker
card-JB = küçük joker
card-WW = renk seç
card-W4 = renk seç +4
card-hidden = kapalı bir kart
rank-name = { $rank ->
    [A] as
    [J] vale
    [C] şövalye
    [Q] kız
    [K] papaz
    [T] 10
    [JR] büyük joker
    [JB] küçük joker
    [S] atla
    [R] ters
    [D] iki çek
   *[other] { $rank }
}
suit-name = { $suit_name ->
    [C] sinek
    [D] karo
    [H] kupa
    [R] kırmızı
    [Y] sarı
    [G] yeşil
    [B] mavi
    [W] beyaz
    [M] gökkuşağı
    [L] sopa
    [O] altın
    [P] kupa
    [E] kılıç
   *[S] maça
}
cards = { $cards }

game-group = { $group ->
    [tricks] El alma
    [climbing] Bitirme
    [rummy] Remi
    [fishing] Pişti türü
    [poker] Poker ve bahis
    [together] Birlikte
    [favorites] Burada en çok oynananlar
   *[fun] Eğlencelik
}
unit = { $unit ->
    [hand] Tur { $number }
    [deck] Deste { $number }
    [hole] Delik { $number }
   *[round] Tur { $number }
}
unit-under-way = { $unit ->
    [hand] { $number }. tur oynanıyor
    [deck] { $number }. deste oynanıyor
    [hole] { $number }. delik oynanıyor
   *[round] { $number }. tur oynanıyor
}
unit-done = { $unit ->
    [hand] { $number }. turdan sonra
    [deck] { $number }. desteden sonra
    [hole] { $number }. delikten sonra
   *[round] { $number }. turdan sonra
}
sheet-name = Oyuncu
sheet-before = Önce
sheet-total = Toplam
sheet-note = { $deed }: { $sum }
number = { $number }
number-signed = { SIGNED($number) }
percent = %{ $percent }
ending-won = { $count ->
    [all] Herkes kazandı
   *[other] { $seats } kazandı
}
ending-lost = { $count ->
    [0] Kazanan yok
    [house] Kasa kazandı
   *[other] { $seats } kaybetti
}
ending-rating = { $seat } { $before } → { $after }
ending-led = Baştan sona önde: { $seats }.
ending-turn = { $unit ->
    [deck] { $number }. destede
    [hole] { $number }. delikte
   *[round] { $number }. turda
} { $seats } öne geçti ve önde kaldı.
ending-last = Her şey son { $unit ->
    [deck] destede
    [hole] delikte
   *[round] turda
} belli oldu: { $seats } orada öne geçti.
ending-level = Son { $unit ->
    [deck] desteden
    [hole] delikten
   *[round] turdan
} sonra puanlar eşitti.
ending-often = { $seats }, { $number } { $unit ->
    [deck] desteden
    [hole] delikten
   *[round] turdan
} { $count } tanesini kazandı.
ending-all = { $seats } bütün { $unit ->
    [deck] desteleri
    [hole] delikleri
   *[round] turları
} kazandı.
ending-margin = { $seats } { $count } farkla kazandı.
ending-length = { $number ->
    [one] Tek { $unit ->
        [deck] destede
        [hole] delikte
       *[round] turda
    } bitti
   *[other] { $number } { $unit ->
        [deck] deste
        [hole] delik
       *[round] tur
    } sürdü
}.
ending-most = Tek { $unit ->
    [deck] destede
    [hole] delikte
   *[round] turda
} en çok: { $seats }, { SIGNED($points) } ({ $number }. { $unit ->
    [deck] deste
    [hole] delik
   *[round] tur
}).
your-hand = { $count ->
    [0] Elinde kart yok
   *[other] Elin, { $count } kart
}
note-your-turn = Sıra sende
note-waiting = Beklenen: { $seats }
    .to-seats = { $others ->
        [0] Sen bekleniyorsun
       *[other] Beklenen: sen ve { $seats }
    }
note-resting = { $unit ->
    [deck] Deste bitti
    [hole] Delik bitti
   *[round] Tur bitti
}
prompt-leads = { $seat } başlıyor
    .to-seat = Sen başlıyorsun
prompt-bids = İlk ihale: { $seat }
    .to-seat = İlk ihale senin
prompt-all-bid = Herkes aynı anda söylüyor
note-turning-up = Sıradaki kart geliyor
note-over = Maç bitti
winner-tag = kazandı
loser-tag = kaybetti

do-deal = Dağıt
do-deal-up = Dağıt, bahis artsın
do-turn-up = Sıradaki kart
do-stop = Maçı bitir
do-tie = Berabere bitir
do-rest = Kalan eller: { $seat }
do-undo = Geri al
outcome-tied = Berabere.
do-pass = Pas
    .with = Ver: { $picked }
    .pick = { $most } kart ver
order-pass = Pas
order-stand = Dur
order-follow-low = Küçük kartla uy
do-double = İkiye katla
    .listed = ikiye katla
do-play = Oyna
    .pick = { $kind ->
        [some] En çok { $most } kart oyna
        [all] { $most } kart oyna
        [some-of] { $sizes } veya { $most } kart oyna
       *[span] { $least } ile { $most } arası kart oyna
    }
do-discard = At
    .cards = Atacağın kartı seç.
    .with = At: { $picked }
    .pick = { $kind ->
        [some] En çok { $most } kart at
        [all] { $most } kart at
       *[span] { $least } ile { $most } arası kart at
    }
do-stand = Dur
    .listed = dur
do-throw = Toplu çık
    .with = Toplu çık: { $picked }
    .pick = { $kind ->
        [some] En çok { $most } kartla toplu çık
        [all] { $most } kartla toplu çık
       *[span] { $least } ile { $most } arası kartla toplu çık
    }
do-take = al
    .with = Al: { $picked }
    .between = { $played } alır: { $picked }
do-bid = İhale { $number }
do-pair = Çift oyna

alt-title = { $title }, { $subtitle }.
alt-section = { $heading }: { $names }.
alt-turn = Beklenen: { $names }.
alt-play = { $name } { $spoken }
alt-play-best = { $name } { $spoken } (alıyor)
alt-latest = Son oynayan: { $name }.
alt-latest-word = Az önce: { $name } { $word }.
alt-latest-cards = Az önce oynadı: { $name }, { $spoken }.
alt-trick = Yerdeki el: { $plays }.
alt-spot-cards = { $label }: { $spoken }.
alt-spot-cards-count = { $label }: { $spoken }, orada { $count } kart var.
alt-spot-pairs = { $label }: { $pairs }.
alt-cards = { $spoken }
alt-pair = { $spoken }, üstünde { $upper }
alt-spot-suit = { $label }, uyulacak renk { $suit_text }
alt-spot-note = { $label } ({ $note })
alt-spot-count = { $label }: { $count } kart.
alt-track = Tahta, { $length } puana kadar: { $lanes }. { $told }.
alt-badge = { $label }: { $value }.
alt-partners = Eşler: { $teams }.
alt-pot = Pot: { $pot }.
alt-cell = { $head }: { $cell }
alt-row = { $cells }.
alt-row-note = { $cells }, { $note }.
alt-step = { $place ->
    [1] Birinci
    [2] İkinci
   *[other] Üçüncü
}: { $names }, { $score }.
alt-step-lines = { $place ->
    [1] Birinci
    [2] İkinci
   *[other] Üçüncü
}: { $names }, { $score } ({ $lines }).
alt-note = { $note }.
alt-cover = { $name }: { $line }
alt-award = { $title }: { $line }
alt-tally = { $value } { $label }.
alt-earned = Kazanılanlar: { $names }.
alt-plot = { $title }: başta { $first }, sonda { $last }; en az { $least }, en çok { $most }.
alt-place = { $name }: { $parts }.
alt-holds = { $count } kart
alt-shows = açık kartlar: { $spoken }
alt-part = { $number }. el: { $spoken } ({ $note })
alt-over = { $count } kapalı kartın üstünde { $spoken }
alt-down = { $count } kapalı kart
alt-place-down = kapalı
alt-noted = { $place }. kart: { $told }
alt-not-noted = { $place }. kart bilinmiyor
alt-face = { $spoken }
alt-noted-face = { $spoken } ({ $told })
alt-pointed = { $told }, işaretli
alt-told = İpuçlarından bildiklerin: { $told }.
alt-dealer = dağıtan
alt-computer = bilgisayar
alt-won = kazandı
alt-group = Elinde: { $groups }.
words-table = Masa
words-hand = Elin
words-play = Ne oynayabilirsin
alt-playable = Oynayabileceğin kartlar: { $spoken }.
alt-playable-all = Hepsini oynayabilirsin.
alt-playable-suits = Oynayabileceğin kartlar: { $groups }.
alt-suit = { $suit } { $told }
alt-fresh = Yeni gelen: { $spoken }.
alt-counts = { $spoken }, { $suit } sayılır.
alt-high = Her zamankinden büyük: { $spoken }.
alt-marked = İşaretli: { $spoken }.

plays-cards = { $seat } { $cards } oynadı.
    .to-seat = { $cards } oynadın.
bids-tricks = { $seat } { $number } dedi.
    .to-seat = { $number } dedin.
bids-are-in = Bütün ihaleler söylendi. { $seat } başlıyor.
    .to-seat = Bütün ihaleler söylendi. Sen başlıyorsun.
trump = Koz
turned-up = Açılan kart
claims-rest = Kalan elleri { $seat } aldı.
    .to-seat = Kalan elleri sen aldın.
takes-trick = { $play ->
    [last] { $winner } { $cards } oynayıp eli aldı.
   *[earlier] { $winner } { $cards } ile eli aldı.
}
    .to-winner = { $play ->
        [last] { $cards } oynayıp eli aldın.
       *[earlier] { $cards } ile eli aldın.
    }

bid-call = { $bid ->
    [nil] Sıfır
    [blind] Kör
   *[other] { $bid }
}
bid-deed = ihale { $bid }, alınan { $number }

match-over = Maç bitti.
round-over = { $unit ->
    [deck] Deste
    [hole] Delik
   *[round] Tur
} bitti. Kartlar birazdan yeniden dağıtılıyor.
turning-up = Karar verecek kimse yok. Sıradaki kart geliyor.
not-your-turn = Sıra sende değil. Sıradaki: { $seat }.
not-possible = Şu anda bunu yapamazsın: “{ $action }”.
seats-out-of-range = Bu oyun { seat-counts } kişiyle oynanır.
seat-counts = { $kind ->
    [one] { $most }
    [span] { $least }-{ $most }
   *[some] { $numbers } veya { $most }
}
variant-usual = Standart
cover-players = { $players } oyuncu
cover-minutes = { $minutes ->
    [0] istediğin kadar
   *[other] yaklaşık { $minutes } dakika
}
option-unknown = “{ $name }” diye bir seçenek yok.
option-out-of-range = “{ $name }” için “{ $value }” olmaz. { $kind ->
    [listed] Şunlardan birini seç: { $listed }.
    [optional] { $least } ile { $most } arasında bir sayı ya da “{ $none }” seç.
   *[number] { $least } ile { $most } arasında bir sayı seç{ $step ->
        [1] .
       *[other] , { $step } aralıklarla.
    }
}
not-in-hand = { $card } sende yok. Elinden bir kart oyna.
bad-card = “{ $text }” bir kart değil. Oynayabileceğin kartlar: { $cards }.
wrong-phase-bid = Önce ihale var. Söyleyebileceklerin: { $bids }.
wrong-phase-play = İhale bitti. Oynayabileceğin kartlar: { $cards }.
must-lead-low-club = İlk ele en küçük sinekle çıkılır. Oyna: { $cards }.
must-follow-suit = Elinde { $suit } var, renge uymalısın. Oynayabileceğin kartlar: { $cards }.
bad-bid = { $rule ->
    [least] Takımın en az { $least } demeli.
    [cap] Takımın 13 elden fazlasını söyleyemez.
    [thirteen] Dört ihalenin toplamı 13 olamaz.
   *[range] Bunu söyleyemezsin.
} Söyleyebileceklerin: { $bids }.
