belote-name = Belote
    .line = Eşinle kozu belirle, ötekilerden çok puan topla.
    .aliases = Belot, Coinche
belote-rules = **Sen ve karşındaki eşin bir rengi koz yaparsınız. Sonra öteki taraftan çok puan toplayın.**
    32 karttan herkes beş kart alır, bir kart açılır. Sırayla herkes onu alıp rengini koz yapabilir. Kimse almazsa başka bir renk söylenebilir. Sonra herkesin kartı sekize tamamlanır.
    Kozlarda sıra **J 9** A 10 K Q 8 7: vale 20, dokuzlu 14 sayılır. Öteki renklerde A 10 K Q J 9 8 7. As 11, onlu 10, papaz 4, kız 3, öteki vale 2 sayılır. Son el 10 sayılır.
    Renge uy. Uyamıyorsan çakmak zorundasın; eli eşin alıyorsa gerekmez. Yerdeki kozdan büyük kozun varsa onu oyna.
    Kozu belirleyen taraf ötekilerden çok puan almalıdır, yoksa puanların hepsini ötekiler alır. 1.000'e ilk varan taraf kazanır.
    - **Örnek:** koz kupa, eli rakibin A♣ kartı alıyor. Sende sinek yok, kupa oynamak zorundasın.
    .whole =
    - **Söz:** dağıtanın solundaki başlar. Alan, açılan kartı ve iki kart daha alır; ötekiler üçer kart alır. Herkes iki kez pas derse sonraki oyuncu dağıtır.
    - **Oyun:** dağıtanın solundaki başlar. Renge uy. Uyamıyorsan ve eli eşin almıyorsa çak. Yerdeki kozların üstüne çıkabiliyorsan çık; koz çıkıldığında ve eşinin kozunda da. Çıkamıyorsan daha küçük koz oyna.
    - **Bildirimler:** bir renkten art arda üç kart 20, dört kart 50, beş ya da fazlası 100. Dört vale 200, dört dokuzlu 150, dört as, onlu, papaz ya da kız 100. İlk kartınla birlikte bildirilir. İlk elden sonra en iyisi olan taraf gösterir ve hepsinin puanını alır. Dörtlü her diziyi geçer.
    - **Belote:** aynı oyuncudaki koz papazı ve kızı her zaman 20'dir.
    - **Puanlar:** alanlar öndeyse iki taraf da kendi puanını alır. Gerideyse ötekiler 162 puanı ve bütün bildirimleri alır. Eşitlikte alanların puanı sonraki turu kazanana bekletilir. Sekiz elin hepsini almak 252'dir.
    - **Son:** iki taraf da 1.000'e varırsa puanı yüksek olan kazanır.
    - **Özel kurallar:** coinche oyununda 80 ile 160 arası, bütün eller için 250 ihale söylenir. Rakip ikiye katlayabilir (coinche), sen üçe katlayabilirsin (surcoinche).
belote-paragraphs =
    .belote-not-yet = 1
    .belote-turned-down = 1
    .must-follow-suit = 2
    .belote-must-trump = 2
    .belote-must-go-over = 2

belote-variant-plain = Bildirimsiz
belote-variant-short = Kısa, 501 puana kadar
belote-variant-coinche = Coinche, ihaleli, 2.000 puana kadar

belote-option-target = { shared-points-to-win }
belote-option-bidding = Koz nasıl belirlenir
    .take = açılan kartı alarak
    .auction = ihaleyle
belote-option-declarations = Diziler ve dörtlüler sayılır
belote-option-undertrump = Üstüne çıkamasan da çakmak zorundasın
belote-option-tie = İki tarafın puanı eşitse
    .hang = alanların puanı bekletilir
    .lost = alanlar batmıştır
belote-option-belote_counts = Belote ihaleye sayılır

belote-do-take = Al
do-coinche = Coinche
do-surcoinche = Surcoinche
belote-do-bid = { $number ->
    [250] Bütün eller { $symbol }
   *[other] { $number } { $symbol }
}

belote-deals = { $takes ->
    [0] { $seat } dağıtıyor.
   *[1] { $seat } dağıttı ve { $turned } açtı.
}
    .to-seat = { $takes ->
        [0] Sen dağıtıyorsun.
       *[1] Dağıttın ve { $turned } açtın.
    }
belote-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
belote-nobody-takes = { $card } kartını kimse almadı. Başka bir renk söyle ya da pas de.
belote-passed-in = Herkes pas dedi. Puan yok, sıradaki dağıtan { $seat }.
    .to-seat = Herkes pas dedi. Puan yok, sıradaki dağıtan sensin.
belote-bids = { $seat } { $suit } { $number } dedi.
    .short = { $number } dedi
    .to-seat = İhalen: { $suit } { $number }.
belote-coinche = { $kind ->
    [coinche] { $seat } coinche dedi. İhale iki kat sayılır.
   *[surcoinche] { $seat } surcoinche dedi. İhale üç kat sayılır.
}
    .short = { $kind ->
        [coinche] coinche
       *[surcoinche] surcoinche
    }
    .to-seat = { $kind ->
        [coinche] Coinche dedin. İhale iki kat sayılır.
       *[surcoinche] Surcoinche dedin. İhale üç kat sayılır.
    }
belote-takes = { $seat } { $card } aldı. Koz: { $suit }.
    .short = aldı
    .to-seat = { $card } aldın. Koz: { $suit }.
belote-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
belote-kind = { $kind ->
    [tierce] art arda üç
    [quarte] art arda dört
    [quint] art arda beş ya da fazlası
   *[four] dörtlü
}
belote-announces = { $seat } bildirdi: { belote-kind }.
    .to-seat = Bildirdin: { belote-kind }.
belote-declares = { $seat } { $cards } gösterdi: { $points }.
    .to-seat = { $cards } gösterdin: { $points }.
belote-says = { $second ->
    [0] { $seat } “belote” dedi.
   *[1] { $seat } “rebelote” dedi: 20 puan.
}
    .to-seat = { $second ->
        [0] “Belote” dedin.
       *[1] “Rebelote” dedin: 20 puan.
    }
belote-sum = { $kind ->
    [plain] ellerden { $total }.
    [declared] eller { $tricks } + bildirimler { $declared } = { $total }.
    [belote] eller { $tricks } + belote { $belote } = { $total }.
   *[both] eller { $tricks } + bildirimler { $declared } + belote { $belote } = { $total }.
}
belote-counts = { $seats }: { belote-sum }
    .to-seats = Sen ve { $seats }: { belote-sum }
belote-scores = { $result ->
    [capot] { $seats } bütün elleri aldı: { $ours }-{ $theirs }.
    [made] { $seats } çıkardı: { $ours }-{ $theirs }.
    [hung] { $seats } eşit kaldı, { $held } puan bekletiliyor: { $ours }-{ $theirs }.
   *[failed] { $seats } battı: { $ours }-{ $theirs }.
}
    .to-seats = { $result ->
        [capot] Sen ve { $seats } bütün elleri aldınız: { $ours }-{ $theirs }.
        [made] Sen ve { $seats } çıkardınız: { $ours }-{ $theirs }.
        [hung] Sen ve { $seats } eşit kaldınız, { $held } puan bekletiliyor: { $ours }-{ $theirs }.
       *[failed] Sen ve { $seats } battınız: { $ours }-{ $theirs }.
    }
belote-for-made = ihale çıktı { $number }
belote-for-capot = bütün eller { $number }
belote-for-failed = ihale battı { $number }
belote-for-hung = ihale eşit { $number }
belote-for-beaten = rakip battı { $number }

belote-deed = { $made ->
    [0] {""}
   *[1] koz { $suit }, {""}
}{ shared-tricks }
belote-tricks = { shared-tricks }
belote-line = { shared-tricks }
belote-passed = { shared-passed }
belote-tag = { $number ->
    [0] { $suit }
   *[other] { $suit } { $number }
}
belote-held = Bekletilen
belote-made-by = Koz, { $seat }
belote-subtitle = Tur { $number } · { $phase ->
    [take] Alan var mı?
    [name] Koz söyleme
    [auction] İhale
    [surcoinche] Surcoinche?
   *[play] El { $trick }
}
belote-call-take = Al
belote-call-pass = { do-pass }
belote-call-trump = { $symbol }
belote-call-bid = { belote-do-bid }
belote-call-coinche = { do-coinche }
belote-call-surcoinche = { do-surcoinche }

belote-hint-take = Koz { $suit } olursa puanların yarısından fazlasını alırsın.
belote-hint-bid = Koz { $suit } olursa { $number } puan alırsın.
belote-hint-pass = { $kind ->
    [weak] Renk { $suit }: valesi ya da dokuzlusu ile iki kart daha gerekirdi.
    [bid] Koz { $suit } olursa çok az puan alırsın.
   *[little] Renk { $suit }: kartların büyük ama yanlarında az şey var.
}
belote-hint-enough = Sizin taraf yeterince söyledi.
belote-hint-raise = Eşinin kozuna ({ $suit }) yardım edebilirsin. İhaleyi artır.
belote-hint-coinche = Onların kozunu ({ $suit }) batırman gerek. Katla.
belote-hint-only = { shared-hint-only-card }
belote-hint-draw = Bunu kimse geçemez. Kozlarını çek.
belote-hint-draw-low = Kozlarını küçük bir kozla çek.
belote-hint-help = Kozu eşin belirledi. Rakibin kozlarını çekmeye yardım et.
belote-hint-trumps = Yalnızca kozun var. En iyisiyle çık.
belote-hint-sure = Onlarda daha büyüğü kalmadı. Puanları al.
belote-hint-short = Kesin bir şey yok, kısa bir renkten küçük çık.
belote-hint-give = Eli eşin alıyor. Verebildiğin kadar puan ver.
belote-hint-beaten = { shared-hint-cannot-win }
belote-hint-last = Son oynayan sensin. En çok puanlı kartla al.
belote-hint-cheapest = { shared-hint-cheapest }
belote-hint-high = Bunu kimse geçemez.
belote-hint-over = Üstüne çıkmalısın. Çıkan en küçüğünü oyna.
belote-hint-ruff = O renk sende yok. Eli alan en küçük kozla çak.
belote-hint-wait = Kesin alan bir şey yok. Küçük oyna.

belote-wrong-phase = { $phase ->
    [take] Açılan kartı al ya da pas de.
    [name] Bir renk söyle ya da pas de.
    [auction] Renk ve puan söyle ya da pas de.
    [surcoinche] Surcoinche de ya da pas de.
   *[play] Koz belli. Elinden bir kart oyna.
}
belote-not-yet = Henüz renk söyleyemezsin. { $card } kartını al ya da pas de.
belote-turned-down = Şu rengi kimse almadı: { $suit }. Söyleyebileceklerin: { $suits }.
belote-bid-too-low = Bu çok düşük. En az { $least } de ya da pas de.
belote-not-a-value = İhale 80 ile 160 arası onar onar, bütün eller için 250'dir. En az { $least } de.
belote-nothing-to-coinche = Henüz kimse ihale söylemedi. En az { $least } de ya da pas de.
belote-own-side = Son ihale eşinin. En az { $least } de ya da pas de.
belote-must-trump = Sende { $suit } yok ve eli eşin almıyor, çakmalısın. Oynayabileceğin kartlar: { $cards }.
belote-must-go-over = Şunun üstüne çıkmalısın: { $card }. Oynayabileceğin kartlar: { $cards }.
