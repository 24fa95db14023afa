euchre-name = Euchre
    .line = Eşinle kozu belirle, beş elin üçünü al.
    .aliases = Yuker, Öker
euchre-rules = **Sen ve karşındaki eşin bir rengi koz yaparsınız. Sonra beş elin en az üçünü alın.**
    9'dan asa 24 kart vardır. Herkese beş kart dağıtılır, bir kart açılır. Sırayla herkes o kartı dağıtana aldırıp rengini koz yapabilir. Dağıtan kartı alır, bir kart atar. Dördü de pas derse kart kapatılır ve sırayla başka bir renk söylenebilir. Kimse söylemezse dağıtan söylemek zorundadır.
    { rules-trick } { rules-trick-trump }
    En iyi koz, koz renginin valesidir: **sağ vale**. Ardından aynı rengin (kırmızı ya da siyah) öteki valesi gelir: **sol vale**; artık kozdur, kendi renginden sayılmaz. Sonra A K Q 10 9.
    Kozu siz belirleyip üç ya da dört el alırsanız 1, beşini alırsanız 2 puan. Daha az alırsanız **batarsınız**, ötekiler 2 alır. Eşsiz, **tek** de oynayabilirsin: o zaman beş el 4 puandır. 10'a ilk varan takım kazanır.
    - **Örnek:** koz kupa, biri A♥ çıktı. Sende J♦ ve A♦ var. J♦ artık kupadır, onu oynamak zorundasın ve eli o alır.
    .whole =
    - **Deste:** her renkten 9 10 J Q K A. Eşler karşılıklı oturur.
    - **Dağıtım:** kartlar tek tek açılır, J♠ kime gelirse ilk o dağıtır. Herkese beş kart verilir, sonraki kart kalan üçün üstüne açılır. Dağıtma her turdan sonra sola geçer.
    - **Birinci söz turu:** dağıtanın solundan başlayarak herkes bir kez pas der ya da açılan kartı aldırır. Aldırırsa o renk koz olur. Dağıtan kartı alır ve altı kartından birini kapalı atar.
    - **İkinci söz turu:** herkes pas derse kart kapatılır. Sırayla herkes pas der ya da öteki üç renkten birini söyler. En son dağıtan söyler, o söylemek zorundadır.
    - **Kozlar, en iyiden başlayarak:** koz valesi (sağ vale), aynı rengin öteki valesi (sol vale), A K Q 10 9. Sol vale her bakımdan kozdur. Öteki renklerde sıra A K Q J 10 9.
    - **Oyun:** dağıtanın solundaki istediğiyle başlar. { rules-trick } { rules-trick-trump }
    - **Tek:** kozu belirleyen hemen tek oynayacağını söyleyebilir. Eşi kartlarını bırakır ve bekler. Eşi dağıtan ise açılan kartı kimse almaz.
    - **Puanlar:** kozu belirleyen takım üç ya da dört elle 1, beş elle 2, tek oynayıp beş elle 4 alır. Üçten az alırsa batar, öteki takım 2 alır.
    - **Son:** 10'a ilk varan takım kazanır.
    - **Örnek:** Q♠ açıldı, dağıtanın eşi aldırdı. Dağıtan kartı aldı, tek 9♦ attı. Artık karosu yok, karoya çakabilir. J♣ kartı da turun en iyi ikinci kartı.
    - **Özel kurallar** joker, tek başına savunma, kötü ele yeniden dağıtım ve daha fazlasını ekleyebilir.
euchre-paragraphs =
    .euchre-not-yet = 3
    .euchre-need-a-trump = 3
    .euchre-is-down = 4
    .euchre-stuck = 4
    .euchre-left-bower = 5
    .must-follow-suit = 6
    .euchre-must-go-alone = 7

euchre-variant-throw_in = Dağıtan da pas diyebilir
euchre-variant-ontario = Dağıtanın eşi yalnızca tek oynayarak aldırabilir
euchre-variant-midwest = Çiftçi eli var, tek savunulabilir
euchre-variant-british = İngiliz usulü, jokerli, 21 puana kadar
euchre-variant-old_style = Klasik: 32 kart, 5 puana kadar

euchre-option-target = { shared-points-to-win }
euchre-option-pack = Destedeki kart sayısı (32: 7'den yukarı)
euchre-option-joker = Joker en iyi kozdur
euchre-option-stick_dealer = Herkes iki kez pas derse dağıtan renk söylemek zorunda
euchre-option-canadian_loner = Dağıtanın eşi yalnızca tek oynayarak aldırabilir
euchre-option-need_trump = Koz yaptığın renkten kartın olmalı
euchre-option-defend_alone = Biri tek oynarken bir rakip tek savunabilir
euchre-option-farmers_hand = Üç kartı kalan üç kartla değiştirebilirsin
    .off = { shared-never }
    .three_alike = üç 9 ya da üç 10
    .three_low = 9 ve 10'lardan herhangi üçü
euchre-option-misdeal = Yeniden dağıtım istenebilir
    .off = { shared-never }
    .nines_tens = elde yalnızca 9 ve 10 varsa
euchre-option-alone_lead = Biri tek oynarken ilk çıkış
    .left_of_dealer = dağıtanın solundan
    .left_of_maker = tek oynayanın solundan
euchre-option-alone_march = Tek oynayıp beş el almanın puanı
euchre-option-lone_euchre = Tek oynayanı batırmanın puanı
euchre-option-defender_alone = Hepsini tek başına batırmanın puanı
euchre-option-super_euchre = Beş eli de alarak batırmanın puanı

do-order = Aldır
do-order-alone = Aldır, tek oyna
do-pick-up = Kartı al
do-pick-up-alone = Kartı al, tek oyna
do-trump-alone = Tek { $symbol } { $suit }
do-defend-alone = Tek savun
do-defend-together = Birlikte savun
do-farmer = Değiştir
    .with = Değiştir: { $picked }
    .pick = { $most } kart değiştir
do-keep = Kartlarım kalsın
do-redeal = Yeniden dağıt

euchre-draw = J♠ { $seat } oyuncusuna geldi, ilk o dağıtıyor.
    .to-seat = J♠ sana geldi, ilk sen dağıtıyorsun.
euchre-deals = { $seat } dağıttı ve { $card } açtı.
    .to-seat = Dağıttın ve { $card } açtın.
euchre-low-hand = { $seat } oyuncusunda çiftçi eli var, yalnızca küçük kartlar; değiştirebilir ya da yeniden dağıtım isteyebilir.
    .to-seat = Sende çiftçi eli var, yalnızca küçük kartlar; değiştirebilir ya da yeniden dağıtım isteyebilirsin.
euchre-keeps = { $seat } kartlarını tuttu.
    .short = tuttu
    .to-seat = Kartlarını tuttun.
euchre-exchanges = { $seat } { $cards } gösterdi ve kalan üç kartla değiştirdi.
    .short = 3 değiştirdi
    .to-seat = { $cards } gösterdin ve kalan üç kartla değiştirdin.
euchre-redeals = { $seat } yalnızca 9 ve 10 gösterdi, yeniden dağıtılıyor.
    .short = yeniden dağıttı
    .to-seat = Yalnızca 9 ve 10 gösterdin, yeniden dağıtılıyor.
euchre-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
euchre-turns-down = Herkes pas dedi. { $card } kapatıldı.
euchre-orders = { $seat } aldırdı{ $alone ->
    [0] {""}
   *[1] {" "}ve tek oynuyor
}. Koz: { $suit }.
    .short = aldırdı
    .to-seat = Aldırdın{ $alone ->
        [0] {""}
       *[1] {" "}ve tek oynuyorsun
    }. Koz: { $suit }.
euchre-picks-up = { $seat } kartı aldı{ $alone ->
    [0] {""}
   *[1] {" "}ve tek oynuyor
}. Koz: { $suit }.
    .short = kartı aldı
    .to-seat = Kartı aldın{ $alone ->
        [0] {""}
       *[1] {" "}ve tek oynuyorsun
    }. Koz: { $suit }.
euchre-names = { $seat } koz söyledi: { $suit }{ $alone ->
    [0] {""}
   *[1] { "" }, tek oynuyor
}.
    .short = koz söyledi
    .to-seat = Koz söyledin: { $suit }{ $alone ->
        [0] {""}
       *[1] { "" }, tek oynuyorsun
    }.
euchre-thrown-in = Herkes yine pas dedi. Puan yok, sıradaki dağıtan { $seat }.
    .to-seat = Herkes yine pas dedi. Puan yok, sıradaki dağıtan sensin.
euchre-discards = { $seat } kart attı.
    .short = attı
    .to-seat = Kart attın.
euchre-defends = { $seat } { $alone ->
    [0] eşiyle savunuyor
   *[1] tek savunuyor
}.
    .to-seat = { $alone ->
        [0] Eşinle savunuyorsun
       *[1] Tek savunuyorsun
    }.
euchre-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
euchre-scores = { $feat ->
    [euchre] Battı! { $number ->
        [0] Hiç el yok
       *[other] Yalnızca { $number } el
    }: { $points } puan, { $seats }.
    [made] { $alone ->
        [0] { $seats }
       *[1] Tek oynayan { $seat }
    } { $number } el aldı: 1 puan.
   *[other] { $alone ->
        [0] { $seats }
       *[1] Tek oynayan { $seat }
    } beşini de aldı: { $points } puan.
}
    .to-seat = { $feat ->
        [euchre] Battın! { $number ->
            [0] Hiç el yok
           *[other] Yalnızca { $number } el
        }: { $points } puan, { $seats }.
        [made] { $alone ->
            [0] Sen ve { $seats } { $number } el aldınız
           *[1] Tek oynayıp { $number } el aldın
        }: 1 puan.
       *[other] { $alone ->
            [0] Sen ve { $seats } beşini de aldınız
           *[1] Tek oynayıp beşini de aldın
        }: { $points } puan.
    }
    .to-seats = { $feat ->
        [euchre] Battı! { $number ->
            [0] Hiç el yok
           *[other] Yalnızca { $number } el
        }: { $points } puan, sen ve { $seats }.
        [made] { $alone ->
            [0] Sen ve { $seats } { $number } el aldınız
           *[1] Tek oynayan { $seat } { $number } el aldı
        }: 1 puan.
       *[other] { $alone ->
            [0] Sen ve { $seats } beşini de aldınız
           *[1] Tek oynayan { $seat } beşini de aldı
        }: { $points } puan.
    }
euchre-stands = { $kind ->
    [won] { $seats } { $most }-{ $least } kazandı.
    [even] Durum { $most }-{ $most }.
   *[ahead] { $seats } { $most }-{ $least } önde.
}
    .to-seats = { $kind ->
        [won] Sen ve { $seats } { $most }-{ $least } kazandınız.
        [even] Durum { $most }-{ $most }.
       *[ahead] Sen ve { $seats } { $most }-{ $least } öndesiniz.
    }

euchre-for-made = koz { $number }
euchre-for-march = beş el { $number }
euchre-for-alone = tek başına beş el { $number }
euchre-for-euchre = batırma { $number }
euchre-deed = { $made ->
    [0] {""}
   *[1] koz { $suit }, {""}
}{ shared-tricks }
euchre-tricks = { shared-tricks }
euchre-line = { $role ->
    [maker] kozcu · { shared-tricks }
    [alone] tek · { shared-tricks }
    [defends] savunuyor · { shared-tricks }
    [out] bekliyor
   *[none] { shared-tricks }
}
euchre-passed = { shared-passed }
euchre-must-name = renk söylemelisin
euchre-subtitle = Tur { $number } · { $phase ->
    [farmer] Küçük eller?
    [order] Aldırma
    [name] Koz söyleme
    [discard] Kart atma
    [defend] Tek savunma?
   *[play] El { $trick }
} · hedef { $target }
euchre-made-by = Koz, { $seat }
euchre-turned-down = { $card } kapatıldı
euchre-call-pass = Pas
euchre-call-order = { $picks_up ->
    [0] Aldır
   *[1] Al
}{ $alone ->
    [0] {""}
   *[1] { "" }, tek
}
euchre-call-trump = { $symbol }{ $alone ->
    [0] {""}
   *[1] {" "}tek
}
euchre-call-defend = { $alone ->
    [0] Birlikte
   *[1] Tek savun
}

euchre-count = { $trumps } koz, { $aces ->
    [0] yan as yok
   *[other] { $aces } yan as
}, { $voids ->
    [0] boş renk yok
   *[other] { $voids } boş renk
}
euchre-hint-order = Koz { $suit } olursa sayımım { euchre-count }: yaklaşık { $tricks } el. Aldır.
euchre-hint-pick-up = Alacağın kartla { euchre-count }: yaklaşık { $tricks } el. Al.
euchre-hint-name = Koz { $suit } olursa sayımım { euchre-count }: yaklaşık { $tricks } el. Onu söyle.
euchre-hint-next = Dağıtanın takımı o rengi istemedi. Koz { $suit } olursa sayımım { euchre-count }: yaklaşık { $tricks } el.
euchre-hint-thin = Sınırda, { $suit } ile yaklaşık { $tricks } el; ama kozu onlara söyletme.
euchre-hint-alone = Eşe ihtiyacın yok: { euchre-count }, yaklaşık { $tricks } el. Tek oyna.
euchre-hint-stuck = Birini söylemelisin, en iyisi { $suit }: { euchre-count }, yaklaşık { $tricks } el.
euchre-hint-pass = En iyisi { $suit }, onunla da yalnızca yaklaşık { $tricks } el sayıyorum. Pas de.
euchre-hint-none = Hiçbir renk yeterince güçlü değil. Pas de.
euchre-hint-blind = Kartlarını henüz göremiyorsun, renklerin biri öbüründen farksız.
euchre-hint-defend = Kimsenin alamayacağı üç elin var. Tek savun.
euchre-hint-together = Kesin üç elin yok. Eşin kalsın.
euchre-hint-farmer = Yerine ne gelse bundan pek kötü olmaz.
euchre-hint-keep = Elindekiler kalsın.
euchre-hint-redeal = Böyle bir elle hiçbir şey alınmaz. Yeniden dağıtım iste.
euchre-hint-discard-void = O renkten tek kartın. Gidince o renge çakabilirsin.
euchre-hint-discard-low = { shared-hint-least-useful }
euchre-hint-discard-trump = Yalnızca kozun var, en küçüğünü at.
euchre-hint-only = { shared-hint-only-card }
euchre-hint-bower = Kozu eşin söyledi. Sağ ya da sol valeyle çık, rakibin kozlarını çekmeye yardım et.
euchre-hint-draw = Önce onların kozlarını çek.
euchre-hint-sure = Onlarda daha büyüğü kalmadı. Birinin o rengi bitmeden bununla çık.
euchre-hint-short = Kesin bir şey yok, en kısa renginden büyük çık.
euchre-hint-save-ace = Tek oynayana karşı as sonra daha çok işe yarar. En kısa öteki renginden çık.
euchre-hint-pull = En iyi kozunla çık. Onlarınkini çekerse öteki kartın son eli alabilir.
euchre-hint-throw = Bu eli alamazsın. Sonra onları durdurma ihtimali en düşük kartı at.
euchre-hint-left = Sol valeyle çak. Tek başına kalırsa sağ valeye gider.
euchre-hint-trumps = Yalnızca kozun var. En iyisiyle çık.
euchre-hint-partner = { shared-hint-partner-winning }
euchre-hint-beaten = Bu eli alamazsın. Küçük oyna, asları ve kozları sakla.
euchre-hint-cheapest = { shared-hint-cheapest }
euchre-hint-high = Bu renkte olabildiğince büyük oyna.
euchre-hint-ruff = O renk sende yok, eli alan en küçük kozla çak.

euchre-wrong-phase = { $phase ->
    [farmer] Önce küçük kartların. Masana göre üçünü gösterip değiştir, yeniden dağıtım iste ya da kartlarını tut.
    [order] { $turned } aldırılsın mı? Aldır, tek oynayarak aldır ya da pas de.
    [name] Koz söyleme zamanı. { $turned } renginden başka bir renk seç ya da pas de.
    [blind] Joker açıldı, kartlarını görmeden koz söyle.
    [discard] Bir kart aldın. Altı kartından birini at.
    [defend] Tek mi savunursun, eşinle mi?
   *[play] Koz belli. Elinden bir kart oyna.
}
euchre-not-yet = Henüz renk söyleyemezsin. Şu kartı aldırabilir ya da pas diyebilirsin: { $card }.
euchre-must-go-alone = Eşin dağıtıyor; yalnızca tek oynayarak aldırabilir ya da pas diyebilirsin.
euchre-need-a-trump = Koz yapmak için o renkten kartın olmalı, sende yalnızca şunlar var: { $suits }.
euchre-is-down = Şimdi { $suit } koz olamaz, kapatıldı. { $count ->
    [0] Pas diyebilirsin.
   *[other] Söyleyebileceklerin: { $suits }.
}
euchre-stuck = Herkes pas dedi, bir renk söylemelisin: { $suits }.
euchre-not-low = { $kind ->
    [three_alike] Üç 9 ya da üç 10 göster.
   *[three_low] 9 ve 10'lardan üçünü göster.
} Sende { $cards } var.
euchre-sits-out = { $seat } tek oynuyor, bu turu bekliyorsun.
euchre-left-bower = Elinde { $suit } var, renge uymalısın; { $card } artık { suit-name } sayılır. Oynayabileceğin kartlar: { $cards }.
