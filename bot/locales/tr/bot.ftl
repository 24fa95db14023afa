press-join = Katıl
press-leave = Ayrıl
press-computer = Bilgisayar ekle
press-dismiss = Bilgisayar çıkar
press-options = Seçenekler
press-keep = Bu kuralları kaydet
press-drop = Sil: “{ $name }”
press-private = Özel yap
press-open = Herkese aç
press-start = Başla
press-play = Oyna
press-manage = Masa …
press-thread = Alt başlığa taşı
press-hand = Elimi göster
press-here = Döndüm
press-substitute = Bilgisayar oynasın
press-substitute-too = Bilgisayar oynasın ({ $count }/{ $needed })
press-again = Rövanş
press-void = Maçın iptalini iste
press-watch = İzlemeye devam
press-end-here = Burada bitir
press-resume = Devam et
press-agree = Kabul
press-let-in = Gelsin
press-enter = Otur
press-stay-out = Oturma
press-no = Hayır
press-withdraw = Vazgeçtim
press-hint = Öneri
press-why = Neden?
press-ready = Hazır
press-say = Tepki ver
press-scores = Puanlar
press-verify = Doğrula
press-numbers = Karma fişi
press-replay = Tekrar
press-review = İncele
press-review-show = Göster
press-review-again = Bir daha dene
press-review-back = Önceki
press-review-next = Sonraki
press-first = İlk
press-back = Geri
press-next = İleri
press-last = Son
press-round = { $unit ->
    [deck] Sonraki deste
    [hole] Sonraki delik
   *[round] Sonraki tur
}
press-open-hands = Bütün elleri göster
press-hide-hands = Elleri gizle
press-share = Paylaş
press-film = Klip yap
press-record = Maç dosyası
press-report = Bildir
press-form = Formu doldur
pick-card = Kart oyna

shelf-head = ### Ne oynamak istersin?
shelf-pick = Bir oyun seç
game-alias = { $name } ({ $alias })
shelf-taken = Az önce biri burada masa açtı. Ona katıl ya da /play ile başka bir masa aç.
press-notifying = Bana haber ver
notify-head = { $count ->
    [0] Oyun seç. Burada masa açılınca sana sessiz bir özel mesaj gönderirim.
   *[other] Burada bunlardan birinin masası açılınca sana sessiz bir özel mesaj gönderirim. Durdurmak için hiçbirini seçme.
}
notify-opened = 🎴 **{ $host }** bir { $name } masası açtı: { $place }
role-called = 🎴 { $mention } **{ $host }** bir { $name } masası açtı: { $place }
notify-daily = { $wish ->
    [on] Günün oyunu başlayınca da haber veriyorum.
   *[off] Günün oyunu başlayınca da haber verebilirim.
}
notify-muted = Orada { $name } için artık mesaj yok. `/notify` yeniden açar.
notify-nowhere = Haber almak istediğin sunucuda `/notify` yaz.
press-mute = Sustur
lobby-head = ### { $name }
    Oturmak için **Katıl**, herkes gelince **Başla** düğmesine bas.
lobby-held = *{ $name } için ayrıldı, { $time } açılır*
lobby-invited = *{ $name } için ayrıldı*
lobby-english = Bu oyun yalnızca İngilizce.
lobby-private = 🔐 Özel: katılmak için davet gerekir. `/table invite` davet gönderir. Buradakiler izleyebilir ama eller ve tekrar maç bitene kadar gizli kalır.
lobby-answers = 🧳 Bu sunucuda kurulu değilim; masa yalnızca biri tıkladıktan sonra 15 dakika boyunca yenilenir, sıran gelince de seni etiketleyemem. Kartlarını görmek için **Elimi göster** düğmesine bas.
lobby-alone = Bu masayı yalnızca sen görüyorsun, çünkü bu sunucu cevaplarımı gizliyor. Burada yine de bilgisayarlarla oynayabilirsin.
lobby-farewell = 💤 { $minutes } dakikadır kimse bir şey yapmadı, { $name } masanı kapattım: { $place }. /play ile başka bir masa aç.
lobby-moved = Masa artık burada: { $place }.
lobby-begun = 🎴 **{ $name }** başladı: { $place }
lobby-crowded = -# Bu kanalda çok masa var, resimler yavaşlıyor. Alt başlık daha hızlıdır: **Masa …** bu masayı kendi alt başlığına taşır.
manage-head = **{ $name }**: burada değiştirdiğin masada görünür.
lobby-open = { $count } kişi daha katılabilir.
lobby-computers = Şimdi başlarsan { $count } bilgisayar oynar.
lobby-more-computers = Şimdi başlarsan { $count } bilgisayar daha oynar.
lobby-full-of-people = Masa dolu.
lobby-full-of-computers = Bütün yerler dolu ama yine de katılabilirsin: bir bilgisayarın yerine geçersin.
lobby-partners = Eşler: { $teams }
seats-choose = Yerini seç
seats-shuffle = Yerleri karıştır
seat-free = Boş
seat-computer = bir bilgisayar
lobby-sealed = 🔒 Karma mühürlü
number-own = { $place ->
        [here] Oyundasın.
       *[elsewhere] Rövanştasın: { $place }
    }
number-seal = -# 🔒 Karma mühürlü ||numara `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] , parmak izi `{ $commitment }`
}||
deal-told = **{ $seat }** karıştırıyor. 🔒 Karma mühürlü ||`{ $seal }`||
deal-beacon = -# ||Açık rastgelelik kaynağının { $round }. turu da içine giriyor.||
computer = 🤖 { $name } · { $level ->
    [easy] kolay
    [normal] normal
   *[hard] zor
}
computer-character = 🤖 { $name } · { $level ->
    [easy] kolay
    [normal] normal
   *[hard] zor
}, { $manner ->
    [cautious] temkinli
    [counts-cards] kart sayar
   *[bold] atak
}
computer-way = { $level ->
    [easy] kolay
    [normal] normal
   *[hard] zor
}, { $manner ->
    [cautious] temkinli
    [counts-cards] kart sayar
   *[bold] atak
}
levels-choose = Bir bilgisayarın seviyesini seç
level-change = { $old } yerine { $name }
table-computers = -# { $computers }
lobby-clock = { $clock }; masa izin verirse maç başına { $count } { $unit ->
    [minutes] dakika ek
   *[other] dakika ek süre
}
clock-none = Süre sınırı yok
clock-seconds = Sıra başına { $count } saniye
clock-minutes = Sıra başına { $count } dakika
clock-hours = Sıra başına { $count } saat

options-head = Bu masa için **Seçenekler**. Değiştirmek için en çok beşini seç.
options-pick = Seçenek değiştir
options-changed = Özel kurallar
options-rarer = Başka özel kurallar
options-more = +{ $count } daha: /rules
keep-name = Bu kuralların adı
keep-first = Burada yeni { $name } masalarında kullan
presets-many = Bu sunucuda bu oyun için zaten { $most } kayıtlı kural var. Önce birini sil.
presets-no-name = Bu kurallara bir ad ver.
option-clock = Sıra başına süre
option-title = Seçenek değiştir
option-range = { $least } ile { $most } arası
option-span = { $least } ile { $most } arası{ $step ->
    [1] { "" }
   *[other] , { $step } aralıklarla
}
option-span-or-none = { $least } ile { $most } arası{ $step ->
    [1] { "" }
   *[other] , { $step } aralıklarla
} ya da “{ option-none }”
option-on = evet
option-off = hayır
option-none = yok
label-and-hint = { $label }. { $hint }
option-zero = { $title } (0: { $zero })
number-title = Kaç?

rules-head = ### { $name }
rules-changed-here = **Bu masada:**
rules-here = **Bu masada:** { $rules }
rules-as-usual = **Standart kurallar:**
rules-all-usual = **Bu masa standart kurallarla oynuyor:**
rules-of-nowhere = **Standart kurallar.** Masayı açan bunların her birini değiştirebilir:
press-rules = Kurallar
press-rules-minute = Kısa kurallar
press-rules-whole = Tam kurallar
press-rules-table = Bu masanın kuralları
press-rules-usual = Standart kurallar

table-turning-up = **All-in.** Sıradaki kart geliyor.
table-turn = { $count ->
    [one] Sıra: **{ $seats }**
   *[other] Beklenen: **{ $seats }**
}
table-turn-clock = { $count ->
    [one] Sıra: **{ $seats }**
   *[other] Beklenen: **{ $seats }**
}, son an { $time }
table-turn-spare = Ek süre: **{ $seats }**, son an { $time }
table-resting = { $unit ->
    [deck] Deste bitti
    [hole] Delik bitti
   *[round] Tur bitti
}. Sonraki dağıtım { $time } ya da herkes **Hazır** düğmesine basınca.
table-unready = Hazır olması beklenen: **{ $seats }**.
    .to-seats = { $others ->
        [0] Hazır olman bekleniyor: **sen**.
       *[other] Hazır olması beklenen: **sen** ve **{ $seats }**.
    }
ready-noted = Hazırsın. Beklenen: **{ $seats }**.
table-won = { $count ->
    [all] 🏆 Hep birlikte kazandınız!
   *[other] 🏆 **{ $seats }** maçı kazandı!
}
    .to-seats = { $count ->
        [all] 🏆 Hep birlikte kazandınız!
        [one] 🏆 Maçı **sen** kazandın!
        [2] 🏆 **Sen** ve **{ $seats }** maçı kazandınız!
       *[other] 🏆 **Sen**, **{ $seats }** maçı kazandınız!
    }
table-lost = { $count ->
    [0] Hep birlikte kaybettiniz.
    [house] Kasa kazandı.
   *[other] **{ $seats }** maçı kaybetti.
}
    .to-seats = { $count ->
        [0] Hep birlikte kaybettiniz.
        [house] Kasa kazandı.
        [one] Maçı **sen** kaybettin.
        [2] **Sen** ve **{ $seats }** maçı kaybettiniz.
       *[other] **Sen**, **{ $seats }** maçı kaybettiniz.
    }
table-away = 🤖 **{ $seats }** masada değil, yerine bilgisayar oynuyor.
table-replaced = -# 🤖 { $name } yerine { $seat } geçti.
table-deserted = 🏁 **{ $seats }** çıktı, geriye yalnızca bilgisayarlar kaldı. İzlemeye devam mı, burada bitsin mi? Cevap gelmezse { $time } biter.
    .to-seats = 🏁 { $others ->
        [0] Sen çıktın
        [one] Sen ve **{ $seats }** çıktınız
       *[other] Sen, **{ $seats }** çıktınız
    }, geriye yalnızca bilgisayarlar kaldı. İzlemeye devam mı, burada bitsin mi? Cevap gelmezse { $time } biter.
table-rests = 💤 Masada kimse yok. Devam etmek için **Döndüm** düğmesine bas. Kimse basmazsa masa { $time } kapanır.
table-paused-until = ⏸️ Masa molada, süre durdu. Oyun { $time } ya da biri **Devam et** düğmesine basınca sürer.
table-absent = ⏱️ **{ $seats }** sıralarının çoğunda süreyi kaçırdı, bu bir kayıp sayılır.
    .to-seats = ⏱️ { $others ->
        [0] Sıralarının çoğunda süreyi kaçırdın
        [one] Sen ve **{ $seats }** sıralarınızın çoğunda süreyi kaçırdınız
       *[other] Sen, **{ $seats }** sıralarınızın çoğunda süreyi kaçırdınız
    }, bu bir kayıp sayılır.
table-practice = 🎓 Bu alıştırmaydı, reytingler değişmedi.
asked-stop = 🏁 **{ $seats }** maçı bitirmek istiyor.
    .to-seats = 🏁 { $others ->
        [0] Maçı bitirmek istiyorsun.
        [one] Sen ve **{ $seats }** maçı bitirmek istiyorsunuz.
       *[other] Sen, **{ $seats }** maçı bitirmek istiyorsunuz.
    }
asked-void = 🏳️ **{ $seats }** bu maçı iptal etmek istiyor; o zaman kimseye sayılmaz.
    .to-seats = 🏳️ { $others ->
        [0] Bu maçı iptal etmek istiyorsun;
        [one] Sen ve **{ $seats }** bu maçı iptal etmek istiyorsunuz;
       *[other] Sen, **{ $seats }** bu maçı iptal etmek istiyorsunuz;
    } o zaman kimseye sayılmaz.
asked-redeal = 🔄 **{ $seats }** yeniden dağıtılmasını istiyor.
    .to-seats = 🔄 { $others ->
        [0] Yeniden dağıtılmasını istiyorsun.
        [one] Sen ve **{ $seats }** yeniden dağıtılmasını istiyorsunuz.
       *[other] Sen, **{ $seats }** yeniden dağıtılmasını istiyorsunuz.
    }
asked-pause = ⏸️ **{ $seats }** mola istiyor.
    .to-seats = ⏸️ { $others ->
        [0] Mola istiyorsun.
        [one] Sen ve **{ $seats }** mola istiyorsunuz.
       *[other] Sen, **{ $seats }** mola istiyorsunuz.
    }
asked-kick = 🚪 **{ $seats }**, **{ $other }** yerine bir bilgisayar koymak istiyor.
    .to-seats = 🚪 { $others ->
        [0] **{ $other }** yerine bir bilgisayar koymak istiyorsun.
        [one] Sen ve **{ $seats }**, **{ $other }** yerine bir bilgisayar koymak istiyorsunuz.
       *[other] Sen, **{ $seats }**, **{ $other }** yerine bir bilgisayar koymak istiyorsunuz.
    }
    .to-other = 🚪 **{ $seats }** senin yerine bir bilgisayar koymak istiyor.
asked-undo = ↩️ **{ $seats }** son hamleyi geri almak istiyor.
    .to-seats = ↩️ { $others ->
        [0] Son hamleni geri almak istiyorsun.
        [one] Sen ve **{ $seats }** son hamleyi geri almak istiyorsunuz.
       *[other] Sen, **{ $seats }** son hamleyi geri almak istiyorsunuz.
    }
asked-tie = 🤝 **{ $seats }** maçı berabere bitirmek istiyor.
    .to-seats = 🤝 { $others ->
        [0] Maçı berabere bitirmek istiyorsun.
        [one] Sen ve **{ $seats }** maçı berabere bitirmek istiyorsunuz.
       *[other] Sen, **{ $seats }** maçı berabere bitirmek istiyorsunuz.
    }
asked-claim = { $count ->
    [one] 🙌 **{ $seats }** kalan ellerin hepsini istiyor.
   *[other] 🙌 **{ $seats }** kalan elleri **{ $other }** alır diyor.
}
    .to-seats = 🙌 { $others ->
        [0] Kalan ellerin hepsini istiyorsun.
        [one] Sen ve **{ $seats }** kalan elleri **{ $other }** alır diyorsunuz.
       *[other] Sen, **{ $seats }** kalan elleri **{ $other }** alır diyorsunuz.
    }
    .to-seats-other = 🙌 { $others ->
        [0] Kalan ellerin hepsini istiyorsun.
        [one] Sen ve **{ $seats }** kalan ellerin senin olduğunu söylüyorsunuz.
       *[other] Sen, **{ $seats }** kalan ellerin senin olduğunu söylüyorsunuz.
    }
    .to-other = 🙌 **{ $seats }** kalan ellerin senin olduğunu söylüyor.
asked-sit = 💺 **{ $name }** şu yere oturmak istiyor: **{ $other }**.
guest-comes = 💺 **{ $name }** sonraki dağıtımda şu yere oturuyor: **{ $seat }**.
asked-others = Kabul ediyor musunuz, **{ $seats }**? Son an: { $time }.
    .to-seats = { $others ->
        [0] Kabul ediyor musun?
        [one] Sen ve **{ $seats }**, kabul ediyor musunuz?
       *[other] Sen, **{ $seats }**, kabul ediyor musunuz?
    } Son an: { $time }.
asked-all = Herkes kabul etti, maç bu { $unit ->
    [deck] desteyle
    [hole] delikle
   *[round] turla
} bitiyor.
table-long = ⏳ { $seat }, bu maç { $count } hamleye vardı, bu { $unit ->
    [deck] desteyle
    [hole] delikle
   *[round] turla
} bitiyor.
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 Karma mühürlü
table-opened = -# 🔓 Karma fişi: **Doğrula** düğmesine bas
table-moves = { $place ->
    [here] Masa burada.
   *[elsewhere] Masa artık burada: { $place }.
}
table-out-of-reach = O masayı yalnızca kendi kanalında gönderebilirim. Orada /table show yaz.
table-stays = Masayı şu anda gönderemiyorum. Bir dakika sonra yine dene.

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}Masaya git]({ $link })
hand-away = 🤖 Masada değildin, yerine bilgisayar oynuyor. Yeniden geçmek için **Döndüm** düğmesine bas.
hand-paused = Molada
hand-others = Ötekiler oynuyor
hand-order = ⏩ Sıran gelince senin yerine şunu yaparım: **{ $order }**. İptal için düğmeye bir daha bas.
hand-standing-order = ⏩ Bundan sonra senin yerine şunu yaparım: **{ $order }**. İptal için düğmeye bir daha bas.
hand-turn-clock = **Sıra sende,** son an { $time }.
hand-turn-spare = **Sıra sende,** ek süreyi kullanıyorsun. Ötekiler senin yerine bilgisayara oynatabilir. Son an { $time }.
hand-own = { $label }: { $cards }
hint = 💡 **{ $action }**: { $why }
why-head = Her hamleyi birçok olası dağıtıma karşı denedim. { $unit ->
    [deck] Deste
    [hole] Delik
   *[round] Tur
} sonunda, en güçlü rakibine göre durumun:
why-move-even = **{ $action }**: aşağı yukarı eşit
why-move-better = **{ $action }**: yaklaşık { $points } puan önde
why-move-worse = **{ $action }**: yaklaşık { $points } puan geride
why-ahead = İleriye bakınca bu, ilk seçimimden iyi.
why-instead = Birçok turda bu, ilk seçimimden iyi.
why-policy = Zor seviyedeki bir bilgisayar da böyle oynardı.
why-rule = Genel bir kural bu. Bu oyunda ileriye bakmak ondan iyisini bulmadı.
why-late = İleriye bakmaya zaman yetmedi.
why-only = Yapabileceğin tek hamle bu.
type-it = ⌨️ Bu bir düğmeye sığmaz. `/move` ile yaz: `{ $action }`
your-turn = { $mention } { $name } oyununda sıra sende. Masanın altındaki **Elimi göster** düğmesine bas.
dm-late = { $mention } Discord kartlarını şu anda iletmiyor. Görmek ve oynamak için masanın altındaki **Elimi göster** düğmesine bas.
dm-closed = { $mention } Sana özel mesaj gönderemiyorum. Kartlarını görmek ve oynamak için masanın altındaki **Elimi göster** düğmesine bas.
hand-kicked = Masadakiler senin yerine şunu koydu: { $seat }. { $mode ->
    [practice] Alıştırma olduğu için kayıp sayılmaz.
   *[rated] Bu maçı yalnızca o yer kaybederse kaybedersin.
}
hand-sent-away = Sunucuyu yöneten senin yerine şunu koydu: { $seat }. { $mode ->
    [practice] Alıştırma olduğu için kayıp sayılmaz.
   *[rated] Maçın ilk yarısında kayıp sayılmaz. Sonrasında yerin ne alırsa onu alırsın.
}
hand-gone = Bir haftadır oynamadın, yerine { $seat } geçti. { $mode ->
    [practice] Alıştırma olduğu için kayıp sayılmaz.
   *[rated] Kayıp sayılır.
} Geri dönmek için masanın altındaki **Otur** düğmesine bas.
hand-left = Maçtan ayrıldın. Senin yerine { $seat } oynuyor.
hand-rating = Reytingin: { $before } → **{ $after }**
time-up = ⏱️ { $seat } süresini doldurdu.
    .to-seat = ⏱️ Süren doldu.
just-drawn = { $text } · yeni
was-forced = Yapabileceğin tek hamle buydu.
was-ordered = İstediğin gibi senin yerine oynadım.
last-trick = Son el
no-last-trick = Henüz biten el yok.

verify-true = ✅ **Karma fişi:** { $name }, { $time } bitti. { $told }
verify-false = ❌ **Karma fişi:** { $name }, { $time } bitti. { $told }
verify-lobby = 🔒 **Karma fişi:** { $name }, henüz dağıtılmadı. Karma için, kimse katılmadan gizli bir sayı çektim; parmak izi `{ $commitment }`. Her **Katıl** kendi sayısını ekler, dağıtım da. Maçtan sonra gizli sayıyı yayımlarım, dağıtımı herkes denetleyebilir.
verify-beacon = Açık rastgelelik kaynağının { $round }. turu da karışıyor, henüz çıkmadı.
verify-under-way = 🔒 **Karma fişi:** { $name }, hâlâ oynanıyor. Karmada, parmak izi lobide duran gizli bir sayı var: `{ $commitment }`. Gizli sayıyı sonda yayımlarım.
verify-unsealed = { $name }, hâlâ oynanıyor. Bu maç, karmaların parmak izi yokken başladı; denetleyecek bir şey yok.
verify-follows = Bu sunucuda ondan önce biten son maçı izliyor: maç { $match }.
verify-first = Bu sunucuda kayıtlı ilk maç.
verify-nothing = Bu kanalda henüz maç bitmedi.
numbers-commitment = **Parmak izi**, kimse katılmadan lobide gösterildi: gizli sayının ve önceki maçın SHA-256 değeri:
    `{ $commitment }`
numbers-opened-after = **Önceki maç**: bu masa açılırken bu sunucunun son maç dosyasının SHA-256 değeri, yoksa sıfırlar:
    `{ $digest }`
numbers-secret = **Gizli sayı**, sonda yayımlandı:
    `{ $secret }`
numbers-joins = **Katılmalar**: her yer (0'dan başlar) ve onu alan tıklamanın kimliği, sonra dağıtım mesajının kimliği (Discord saatiyle { $times }):
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] Dağıtım mesajı, kendinden önceki kısmın SHA-256 değerini gösterir: `{ $seal }`.
    }
numbers-seed = **Tohum**, anahtarı gizli sayı olan, katılmaların HMAC-SHA256 değeri:
    `{ $seed }`
numbers-seed-alone = **Tohum**, parmak izi olmadan, dağıtımdan önce çekildi:
    `{ $seed }`
numbers-file = Dosyada bütün maç var. Kendin denetlemek için: `python -m games verify { $file }`

record-file = Bütün maç, dosya olarak.

replay-title = { $name }, maç { $number }
replay-entry = { $number }: { $name }, { DATE($day, pattern: "d MMM") } { $time } UTC, { $names }
replay-step = Adım { $number }/{ $last }
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }** şu maçtan bir hamle paylaşıyor:
    { $head }
film-steps = Adım { $first } - { $last }
film-words = { $head }, { $place }. Son kare:
no-such-match-here = Bu kanalda { $number } numaralı maç yok. `/replay` listesinden birini seç.

review-title = ### { $name }, maç { $number }: inceleme
review-begins = 🔎 Hamlelerine bakmaya başlıyorum. Bu mesajı kapatırsan dururum.
review-first = 🔎 Hamlelerine bakıyorum: { $done }/{ $of }. Bu mesajı kapatırsan dururum.
review-closer = 🔎 { $of } hamlenin hepsini gördüm. Şimdi sana pahalıya gelmiş olabileceklere yakından bakıyorum.
review-moment = -# An { $number }/{ $last }, toplam { $decisions } karar
review-find-head = -# { $decisions } kararda belirgin hata yok. En iyi buluşun buydu.
review-clean = { $decisions } kararda belirgin hata yok, ötekilerin hepsinden iyi olanı da yok. İyi oynadın.
review-try = **Sen ne yapardın?** Buradaki hamlen sana pahalıya geldi. Başka bir şey dene: şimdi hiçbir şey sayılmaz.
review-same = O zaman da hamlen buydu: **{ $action }**. Başka bir şey dene.
review-other = Ben olsam şunu yapmazdım: **{ $action }**. Bir daha dene ya da **Göster** düğmesine bas.
review-solved = ✅ İşte bu!
review-cost = Hamlen: **{ $action }**. Ortalama yaklaşık { $points } puana mal oldu, yanılma payı { $error }.
review-scale = -# Birçok olası dağıtımda, { $unit ->
    [together] sonda sayılarak.
    [deck] deste sonunda, en güçlü rakibine göre.
    [hole] delik sonunda, en güçlü rakibine göre.
   *[round] tur sonunda, en güçlü rakibine göre.
}
review-better = 💡 Daha iyisi: **{ $action }**. { $why }
review-find = ✅ Hamlen: **{ $action }**. Şu hamle ise ortalama yaklaşık { $points } puana mal olurdu (yanılma payı { $error }): **{ $instead }**.
review-ahead = İleriye bakınca denediğim her şeyden iyi.
review-not-yours = Bir maçı yalnızca oyuncuları inceletebilir. Kendi maçını `/review` ile incelet.
review-not-over = Bu maç henüz bitmedi. Bitince incelerim.
review-no-game = Bu oyunu inceleyemiyorum: ileriye bakmak iyi hamleleri kötülerinden ayırmıyor.
review-nothing = Bu maçta kendi kararın olmadı.
review-none-here = Bu kanalda henüz maç bitirmedin. Başka yerdeki bir maçın numarasını ver.
review-busy = Hâlâ senin bir maçını inceliyorum. Bana bir dakika ver.
review-failed = Bu incelemeyi bitiremedim. Yeniden **İncele** düğmesine bas ya da `/review` yaz.
review-late = Yapılacak çok iş vardı, bitiremedim. Sonra yine dene.

report-title = Bildir: { $title }
report-label = Ne oldu?
report-note = { $status ->
    [over] Bunu ve maç dosyasını sunucuyu yönetenler görür.
   *[playing] Bunu sunucuyu yönetenler görür. Gizli kartları yazma: maç sürüyor.
}
report-head = ### 🚩 { $title }
    Gönderen **{ $name }** ({ $mention }), konu {"["}bu masa]({ $place }):
report-over = -# Maç dosyası ekte.
report-under-way = -# Maç sürüyor, ekteki dosyada yalnızca herkese açık olanlar var. Bitince **Maç dosyası** hepsini verir.
report-sent = Teşekkürler. Bildirimini ve maçı { $count } kişiye gönderdim.
report-closed = Bu sunucuyu yönetenlerden kimseye ulaşamadım. Kendin haber ver, tekrarın altındaki **Maç dosyası** düğmesinden gelen dosyayı da ekle.
report-nobody = Bildirimini gönderemedim, çünkü bu sunucuyu kimin yönettiğini bilemiyorum.
report-nothing = Henüz bildirecek bir şey yok: burada maç oynanmadı.

no-table = Bir masada değilsin. `/play` ile aç ya da açılınca `/notify` haber versin.
no-match-here = Bu kanalda kimse oynamıyor. `/play` ile masa aç ya da açılınca `/notify` haber versin.
invited = 🎴 { $mention }, **{ $host }** seni { $name } oyununa davet ediyor: { $place }.
invite-bot = Başka botlarla oynayamam. Bir kişi seç.
challenge-pick = **{ $name }** ile hangi oyunu oynamak istersin?
no-hint = Şu anda öneri yok: sıra sende değil.
words-off = Bu sunucuda hızlı tepkiler kapalı.
table-elsewhere = Bu sunucuda masalar şurada açılır: { $places }. Orada /play yaz.
game-hidden = Bu sunucu { $game } oyununu kapatmış. Oyunlarını görmek için /play yaz.
permission-view_channel = Kanalı Görüntüle
permission-attach_files = Dosya Ekle
permission-send_messages = Mesaj Gönder
permission-send_messages_in_threads = Alt Başlıklarda Mesaj Gönder
permission-create_public_threads = Herkese Açık Alt Başlık Oluştur
permissions-missing = Burada bana gereken izinler eksik: { $names }. Sunucuyu yönetenden bu kanalda izin vermesini iste.
leave-ask-match = { $name } maçından ayrılmak mı istiyorsun? Yeri: { $place }. { $mode ->
    [practice] Alıştırma olduğu için kayıp sayılmaz.
   *[rated] Yerine bilgisayar geçer ve kayıp sayılır.
}
leave-ask-table = { $name } masasından ayrılmak mı istiyorsun? Yeri: { $place }.
you-left = Masadan ayrıldın.
you-left-match = { $mode ->
    [practice] Maçtan ayrıldın. Alıştırma olduğu için kayıp sayılmaz. Senin yerine bilgisayar oynuyor.
   *[rated] Maçtan ayrıldın, kayıp sayılır. Senin yerine bilgisayar oynuyor.
}
you-left-last = { $mode ->
    [practice] Maçtan ayrıldın ve masa kapandı. Alıştırma olduğu için kayıp sayılmaz.
   *[rated] Herkes ayrıldı, masa kapandı. Ayrılan herkese kayıp sayılır.
}
you-asked = Masadaki herkese sordum: { $place }. Son an: { $time }.
you-let-in = Masaya kabul edildin: { $place }. Sonraki dağıtımda oturuyorsun.
you-turned-down = Masadaki herkes kabul etmedi: { $place }.
you-asked-no-more = Masaya sorulan soru kapandı: { $place }.
you-stay-out = Tamam, oturmuyorsun: { $place }.
you-all-agree = Herkes kabul etti. Masaya bak: { $place }.
kick-ask = { $name } burada değil, şurada { $game } oynuyor: { $place }. Orada yerine bilgisayar konsun mu?
press-replace = Yerine koy
kicked = Tamam. Masada { $seat } oynuyor: { $place }.
kick-self = O sensin. Ayrılmak için `/leave` yaz.
kick-stranger = { $name } buradaki bir masada oynamıyor. Oynayan birini seç.
you-want-void = Maçın iptalini istedin. Ötekilerin hepsi masanın altında kabul ederse sayılmaz: { $place }. O zamana kadar oynamaya devam et.
store-unavailable = Şu anda veritabanıma ulaşamıyorum. Birazdan bir şey olmazsa yine dene.
discord-unavailable = Discord şu anda sorun yaşıyor. Birazdan bir şey olmazsa yine dene.
in-line = ⏳ Sırada { $place }. kişisin.
too-many = Biraz yavaşla. Yine deneyebileceğin an: { $time }.
slow = Her zamankinden uzun sürüyor. Cevap birazdan burada görünür; görünmezse yine dene.
form-late = Biraz uzun sürdü. **Formu doldur** düğmesine bas.
not-ours = O düğmenin süresi geçti. En yeni mesajı kullan ya da komut yaz.
argument-out-of-range = { $value } sınırın dışında. Başka bir sayı seç.
argument-unknown = “{ $value }” nedir, bilmiyorum. Yazarken çıkan listeden seç.
command-changed = Bu komut değişti. Discord'u yenile ve bir daha yaz.
broken = Bir şey bozuldu ama masan güvende. Yine dene. Sürerse botun sahibine bu kodu ver: { $code }

lesson-head = ### { $name }: ders
lesson-step = -# Adım { $number }/{ $last }
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **Ders bitti.** Gerisini oynadıkça öğrenirsin: hazır olunca **Oyna** düğmesine bas.
lesson-table = Zaten bu oyunun bir masasındasın: { $place }. Herkes gelince orada **Başla** düğmesine bas.
lesson-offer = 🎓 { $name } oyununda yeni misin? Başlamadan iki dakikada öğren.
lesson-none = { $game } dersi henüz yok. `/rules` yaz.
press-learn = Öğren
press-learn-again = Baştan başla
