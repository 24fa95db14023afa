blackjack-name = Blackjack
    .line = 21'e kasadan daha çok yaklaş ama geçme.
    .aliases = 21, Yirmi Bir, Yirmibir
blackjack-rules = **21'e kasadan daha çok yaklaş ama geçme. Herkes kasaya karşı tek başına oynar.**
    Bahis koyarsın ve iki açık kart alırsın. Kasa iki kartından birini gösterir. J, Q ve K on sayılır, as bir ya da on bir. **Kart iste** ya da **dur.** 21'i geçersen **batarsın:** bahsin gider. Sonra kasa 17'ye kadar çeker. 21'e daha yakın olan, bahsi kadar kazanır. Eşitlikte bahsin geri gelir.
    As ile on sayılan bir kart (10, J, Q ya da K) **blackjack** olur, 3'e 2 öder. 20 tur sonunda en çok fişi olan kazanır. { rules-play-chips }
    - **Örnek:** sende 10♠ 6♦ var, kasa 6♣ gösteriyor. Kasa oradan sık sık batar, o yüzden dur. 10♥ ile 16 yaptı ve 9♦ çekti: kazandın.
    .whole =
    - **Bahisler:** herkes aynı anda, 10 ile 200 arasında, onar onar koyar. Herkes koyana kadar bahsini kimse görmez.
    - **Kart kutusu:** altı deste; dörtte biri kalınca yeniden karıştırılır.
    - **Yumuşak:** as on bir sayıldığı sürece el yumuşaktır. A♠ 6♦ yumuşak 17'dir, bir 10 gelirse 17 olur.
    - **Sigorta:** kasa as gösterince, kapalı kartının blackjack yapacağına bahsinin yarısını daha koyabilirsin. 2'ye 1 öder.
    - **Kapalı kart:** kasa as ya da on sayılan kart gösteriyorsa ona bakar. Blackjack ise tur biter, bahsini ancak kendi blackjackin kurtarır.
    - **21** olan el kendiliğinden durur.
    - **İkiye katla:** ilk iki kartında bahsin kadar daha koy ve yalnızca bir kart daha al.
    - **Böl:** aynı sayılan iki kart iki ayrı el olabilir, her birine bahis konur; en çok dört el. Bölünen aslara birer kart gelir ve onlarla 21 blackjack sayılmaz.
    - **Teslim ol:** oynamak yerine bahsinin yarısından vazgeç.
    - **Kasa** 17 ya da fazlası olana kadar çeker; geçeceği kimse kalmadıysa çekmez.
    - **Son:** 20 tur sonunda ya da başka kimse bahis koyamayınca. Eşitlikte paylaşılır. Tek başına oynarsan başladığından çok fişle kazanırsın.
blackjack-paragraphs =
    .bet-range = 1
    .bet-tens = 1
    .insure-or-pass = 4
    .play-now = 6
    .no-double = 7
    .no-split = 8
    .no-surrender = 9

blackjack-variant-hard_house = Zorlu kasa: 6'ya 5, yumuşak 17'de çeker
blackjack-variant-european = Avrupa: kasa kapalı karta bakmaz
blackjack-variant-one_deck = Tek deste, her tur karıştırılır
blackjack-variant-kitchen = Evde: beş kart kazanır
blackjack-variant-long = 50 tur, 500'e kadar bahis

blackjack-option-start_chips = { shared-chips }
blackjack-option-min_bet = En düşük bahis
blackjack-option-max_bet = En yüksek bahis
    .zero = { shared-no-limit }
blackjack-option-max_rounds = { shared-rounds }
blackjack-option-decks = Kutudaki deste sayısı
blackjack-option-shoe = Kutu ne zaman karıştırılır
    .run = dörtte biri kalınca
    .fresh = her tur
blackjack-option-soft17 = Yumuşak 17'de kasa
    .stand = durur
    .hit = çeker
blackjack-option-pays = Blackjack ne öder
    .three_two = 3'e 2
    .six_five = 6'ya 5
    .even = 1'e 1
blackjack-option-house_blackjack = Kasada blackjack varsa
    .peek = sen oynamadan söyler
    .takes_all = sonda gösterir ve bütün bahislerini alır
    .takes_one = sonda gösterir ve tek bahsini alır
blackjack-option-insurance = Kasa as gösterince sigorta
blackjack-option-surrender = Teslim olunabilir
blackjack-option-double = İkiye katlama
    .any = her iki kartla
    .nine = 9, 10 ve 11 ile
    .ten = 10 ve 11 ile
blackjack-option-das = Böldükten sonra ikiye katlanabilir
blackjack-option-split = Bölme
    .value = on sayılan her iki kart
    .rank = yalnızca aynı iki kart
blackjack-option-max_hands = Bölünce en çok el (1: bölme yok)
blackjack-option-resplit_aces = Aslar yeniden bölünebilir
blackjack-option-hit_aces = Bölünen aslara kart istenebilir
blackjack-option-charlie = Batmadan alınınca hemen kazandıran kart sayısı
    .zero = { shared-none }

do-hit = Kart iste
    .listed = kart iste
do-split = Böl
    .listed = böl
do-surrender = Teslim ol
    .listed = teslim ol
do-insure = Sigorta

blackjack-shuffles = Kutu karıştırıldı: { $count } kart.
blackjack-ready = { $seat } hazır.
    .short = hazır
    .to-seat = Hazırsın.
blackjack-bets = { $seat } { $number } koydu.
    .to-seat = { $number } koydun.
blackjack-insures = { $seat } { $number } ile sigorta aldı.
    .to-seat = { $number } ile sigorta aldın.
blackjack-shows = Kasanın açık kartı: { $card }.
blackjack-natural = { $seat } blackjack yaptı: { $cards }.
    .to-seat = Blackjack yaptın: { $cards }.
blackjack-gets = { $seat } { $card } aldı: { blackjack-hand }.
    .to-seat = { $card } aldın: { blackjack-hand }.
blackjack-hits = { $seat } kart istedi: { $card }, { blackjack-hand }.
    .short = kart istedi
    .to-seat = Kart istedin: { $card }, { blackjack-hand }.
blackjack-doubles = { $seat } ikiye katladı: { $card }, { blackjack-hand }.
    .short = katladı
    .to-seat = İkiye katladın: { $card }, { blackjack-hand }.
blackjack-stand = { $seat } durdu: { blackjack-total }.
    .short = durdu
    .to-seat = Durdun: { blackjack-total }.
blackjack-surrender = { $seat } teslim oldu.
    .short = teslim oldu
    .to-seat = Teslim oldun.
blackjack-splits = { $seat } böldü: { $cards }.
    .short = böldü
    .to-seat = Böldün: { $cards }.
blackjack-house-turns = Kasa kartını açtı, { $card }: { blackjack-hand }.
blackjack-house-draws = Kasa { $card } çekti: { blackjack-hand }.
blackjack-result = { $seat }{ blackjack-which-hand }: { blackjack-won }.
    .to-seat = Sen{ blackjack-which-hand }: { blackjack-won }.
blackjack-which-hand = { $hand ->
    [0] { "" }
   *[other] , { $hand }. el
}
blackjack-won = { $won ->
    [won] +{ $number }
    [lost] −{ $number }
   *[push] berabere
}
blackjack-insurance = { $seat }, sigorta: { blackjack-won }.
    .to-seat = Sen, sigorta: { blackjack-won }.
blackjack-for-insurance = { $number } sigorta
blackjack-out = { $seat } artık bahis koyamaz.
    .to-seat = Artık bahis koyamazsın.

blackjack-total = { $soft ->
    [yes] yumuşak { $total }
   *[no] { $total }
}
blackjack-hand = { $end ->
    [bust] { $total }, battı
    [natural] blackjack
    [surrendered] teslim oldu
    [charlie] { $total }, kazandı
   *[other] { blackjack-total }
}
blackjack-part = { $state ->
    [bust] battı
    [doubled] { blackjack-total } · bahis { $number }
    [paid] { blackjack-total } · { blackjack-won }
   *[plain] { blackjack-total }
}
blackjack-title = { $count ->
    [1] Elin: { blackjack-hand }
   *[other] { $hand }. el, toplam { $count }: { blackjack-hand }
}
blackjack-house = Kasa · { blackjack-hand }
blackjack-play-chips = Oyun fişiyle bahis
blackjack-limits = { $most ->
    [0] { $least } ve üstü
   *[other] { $least }–{ $most }
}
blackjack-shoe = Kutu
blackjack-place-bets = Bahis zamanı
blackjack-subtitle = Tur { $number }/{ $count }
blackjack-line-paid = { $chips } · { blackjack-won }
blackjack-line-out = { $chips } · elendi

blackjack-hint-bet-usual = Başladığın fişin ellide biri: kazanmaya yeter, batırmaya yetmez.
blackjack-hint-bet-behind = Az tur kaldı. Öndekini geçecek kadar koy.
blackjack-hint-bet-ahead = Az tur kaldı ve öndesin. Az koy.
blackjack-hint-pass = Kartların üçte biri on sayılan kart olsa kârlı olurdu; { $count } kartın yalnızca { $number } tanesi öyle.
blackjack-hint-stand = Elin { blackjack-total }; bir kart daha yarardan çok zarar verir.
blackjack-hint-stand-weak = Açık kartı { $rank } iken kasa %{ $bust } ihtimalle batar. Bırak batsın.
blackjack-hint-hit = Elin { blackjack-total } iken durursan %{ $lose } ihtimalle kaybedersin. Kart istemek daha iyi.
blackjack-hint-hit-safe = Hiçbir kart seni batırmaz, bir tane al.
blackjack-hint-double = Elin { blackjack-total }; bir kart daha kaybettirdiğinden çok kazandırır. Bahsini ikiye katla.
blackjack-hint-split = Elin { blackjack-total } iken iki el bir elden iyi.
blackjack-hint-surrender = Elin { blackjack-total } iken durmak %{ $lose } ihtimalle kaybettirir, kart istemek de pek daha iyi değil. Bahsin yarısı daha ucuz.

few-decks = { $decks } deste en çok { $most } oyuncuya yeter.
blackjack-high-bet = En düşük bahis en çok { $most } olabilir: en yüksek bahis ya da başlangıç fişi.
bet-range = { $least } ile { $most } arası, onar onar koyabilirsin.
bet-tens = Bahisler onar onardır. { $least } ile { $most } arası koyabilirsin.
insure-or-pass = Sigorta al ya da pas de.
play-now = Şimdi elini oynama zamanı. { blackjack-may }
no-double = { $rule ->
    [nine] Burada yalnızca 9, 10 ve 11 ikiye katlanır.
    [ten] Burada yalnızca 10 ve 11 ikiye katlanır.
    [split] Burada böldükten sonra ikiye katlanmaz.
   *[late] Yalnızca ilk iki kartında ikiye katlayabilirsin.
} { blackjack-may }
no-split = { $rule ->
    [pair] Yalnızca birbirine eş iki kartı bölebilirsin.
    [hands] Daha fazla elin olamaz.
    [aces] Burada aslar bir kez bölünür.
   *[late] Yalnızca ilk iki kartını bölebilirsin.
} { blackjack-may }
no-surrender = { $rule ->
    [off] Bu masada teslim olmak yok.
    [split] Böldükten sonra teslim olamazsın.
   *[late] Yalnızca ilk kararında teslim olabilirsin.
} { blackjack-may }
no-chips = Bunun bedeli { $number }, sende yalnızca { $left } var. { blackjack-may }
blackjack-may = Elin { blackjack-total }. Yapabileceklerin: { $calls }.
