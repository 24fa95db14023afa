cheat-name = Blöf
    .line = Ne oynadığını söyle. Doğru olması şart değil.
    .aliases = Cheat, Yalan, Kandırmaca
cheat-rules = **Kartlarını ilk sen bitir. Kapalı oynarsın ve ne oldukları hakkında yalan söyleyebilirsin.**
    Biri as oynar, sonraki 2, böyle papaza kadar, sonra yine as. Sıran gelince bir ile dört arası kapalı kart koy. Kaç tane olduğunu herkes görür. Sende olsun olmasın, sıradaki değer sayılırlar.
    Sonra ötekilere inanıp inanmadıkları sorulur. Biri inanmazsa kartlar açılır. Söylediğin doğruysa inanmayan yerdekilerin hepsini alır. Yalansa sen alırsın.
    - **Örnek:** sırada 8'ler var, sende bir tane. Onu bir valeyle koydun: “iki 8.” Herkes inanırsa valeden kurtuldun.
    .whole =
    - **Dağıtım:** bütün kartlar, birer birer. Beş kişiye kadar bir deste, altı ve fazlasına iki deste. Dağıtanın solundaki aslarla başlar.
    - **Sıran gelince** en az bir kart koymak zorundasın. Sayı hep doğru söylenir, değer yalan olabilir. Ne olursa olsun sıradaki değer her oyunda bir artar.
    - **İnanmamak:** her oyundan sonra ötekiler gizlice cevap verir: inanmıyorum ya da geçsin. Herkes cevaplayınca oyun sürer. Birkaç kişi inanmazsa oynayanın solundan ilki geçerlidir. Ötekilerin cevabı gizli kalır.
    - **İnanmayınca** yalnızca son oynanan kartlar açılır. Hepsi o değerdense inanmayan yeri alır. Değilse oynayan alır. Sonra sıradaki devam eder.
    - **Son:** son kartların doğruysa ya da kimse itiraz etmediyse bitirirsin. İlk bitiren kazanır. Hiç bitmezse en az kartı olan kazanır.
    - **Özel kurallarla** bağırarak oynanabilir, yalnızca sonraki oyuncu itiraz edebilir, komşu değer söylenebilir ya da yer gidene kadar aynı değerde kalınabilir. O zaman pas denebilir; herkes pas derse yer kenara ayrılır.
cheat-paragraphs =
    .cheat-must-play = 2
    .cheat-too-many = 2
    .cheat-rank-is-fixed = 2
    .cheat-name-a-rank = 2
    .cheat-wrong-rank = 2
    .cheat-nothing-to-doubt = 3
    .cheat-own-claim = 3
    .cheat-not-yours-to-doubt = 3
    .cheat-has-answered = 3
    .cheat-answer-first = 3

cheat-variant-shouting = Bağırarak: ilk inanmayan geçerli
cheat-variant-neighbours = Komşular: aynı değer, bir üstü ya da bir altı
cheat-variant-bluff = Tek değer: yer gidene kadar aynı değer
cheat-variant-short = Kısa: yalnızca sonraki oyuncu itiraz edebilir
cheat-option-packs = Deste sayısı
    .auto = bir, altı kişiden itibaren iki
    .one = bir
    .two = iki
cheat-option-claims = Söylenen değer
    .up = her seferinde bir büyük
    .down = her seferinde bir küçük
    .near = sonuncusu ya da komşusu
    .same = yer gidene kadar aynı
cheat-option-most_cards = Bir oyunda en çok kart
cheat-option-window = Kim itiraz edebilir
    .everyone = herkes, aynı anda sorulur
    .open = sonraki oyuna kadar ilk davranan
    .next = yalnızca sonraki oyuncu
cheat-option-leads_after = İnanmayınca
    .next = sonraki oyuncu devam eder
    .winner = haklı çıkan başlar
    .taker = yeri alan başlar
cheat-option-scoring = Puanlar
    .wins = ilk bitirene 1
    .cards = elde kalan kartlar, en az kazanır
    .places = ne kadar erken bitirirsen o kadar çok
cheat-option-target = { shared-points-to-win }
cheat-option-rounds = { shared-rounds }

do-doubt = İnanmıyorum
do-trust = Geçsin
order-trust = Söylenenler geçsin
do-claim = “{ shared-ranks }” de
    .after = { $picked } için “{ shared-ranks }” de
    .pick = “{ shared-ranks }” de, en çok { $most } kart

cheat-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
cheat-lays = { $seat } { shared-cards } koydu: “{ shared-ranks }.”
    .short = { cheat-claim }
    .to-seat = { shared-cards } koydun: “{ shared-ranks }.”
cheat-left = { $count ->
    [0] { $other } son kartlarını koydu.
   *[other] { $other } tek kartla kaldı.
}
    .to-other = { $count ->
        [0] Son kartlarını koydun.
       *[other] Tek kartın kaldı.
    }
cheat-answers = { $seat } cevap verdi.
    .short = cevapladı
    .to-seat = Cevap verdin.
cheat-nobody-doubts = Herkes inandı.
cheat-doubts = { $seat } inanmadı: { $other }.
    .short = inanmadı
    .to-seat = İnanmadın: { $other }.
    .to-other = { $seat } sana inanmadı.
cheat-turned = { $cards }: { $kind ->
    [true] doğru!
   *[lie] yalan!
}
cheat-takes = { $other } yeri aldı, { shared-cards }.
    .to-other = Yeri aldın, { shared-cards }.
cheat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
cheat-set-aside = Herkes pas dedi, yer kenara ayrıldı.
cheat-out = { $other } bitirdi!
    .to-other = Bitirdin!
cheat-broken-off = Çok uzadı. Tur burada bitiyor.
cheat-for-cards = elde kalan { $number }

cheat-tag-asked = soruldu
cheat-tag-answered = cevapladı
cheat-tag-caught = yeri aldı
cheat-tag-out = { $place }. bitirdi
cheat-holding = { shared-ranks }: { $count }
cheat-pile = Yer
cheat-pile-told = Yer: { $claims }
cheat-claim = { $count } × { $rank ->
    [T] 10
   *[other] { $rank }
}
cheat-claim-of = { $seat } { cheat-claim }
cheat-shown-true = Doğruydu
cheat-shown-lie = Yalandı
cheat-next = Sıradaki
cheat-any-rank = herhangi bir değer
cheat-plays-left = Kalan oyun

cheat-hint-cannot = Değer { shared-ranks }: { $number } tanesinin yerini biliyorsun, { $count } tane daha olamaz.
cheat-hint-last = Bitirmiş olurlar. Bak.
cheat-hint-unlikely = Onlarda { shared-ranks } kalmış olması zor. Bak.
cheat-hint-whim = Arada bir bakmakta fayda var.
cheat-hint-trust = Pekâlâ doğru olabilir.
cheat-hint-all = Elindeki { shared-ranks } kartlarının hepsi, üstelik doğru.
cheat-hint-some = Koyabildiğin kadar { shared-ranks }, üstelik doğru.
cheat-hint-more = Doğru; yanında da aramayacağın bir kart.
cheat-hint-none = Sende { shared-ranks } yok, yalan söylemelisin. { $card } sana en son gerekecek.
cheat-hint-pass = Sende { shared-ranks } yok. Yeni yeri bekle.

cheat-too-few-packs = Bu kadar desteyle bir değerden { $most } kart var. Bir oyunda en çok { $most } karta izin ver.
cheat-must-play = Pas diyemezsin. Doğru ya da değil, en az bir kart koy. Söyleyebileceklerin: { $ranks }.
cheat-too-many = En çok { $count } kart koyabilirsin.
cheat-rank-is-fixed = Kartlarını koy yeter. Zaten { shared-ranks } sayılırlar.
cheat-name-a-rank = Ne olduklarını söyle, örneğin “7C 9D claim 8”. Söyleyebileceklerin: { $ranks }.
cheat-wrong-rank = Bunu söyleyemezsin. Söyleyebileceklerin: { $ranks }.
cheat-nothing-to-doubt = Şu an itiraz edilecek bir şey yok. { $kind ->
    [taken] { $other } yeri aldı.
    [late] { $other } için artık çok geç.
   *[none] Söyleme sırası: { $other }.
}
cheat-own-claim = Bunu sen söyledin. İtiraz edebilecekler: { $seats }.
cheat-not-yours-to-doubt = Buna sen itiraz edemezsin. İtiraz edebilecekler: { $seats }.
cheat-has-answered = Zaten cevap verdin. Beklenen: { $seats }.
cheat-answer-first = { $other } “{ shared-ranks }” dedi. Önce “İnanmıyorum” ya da “Geçsin” de.
cheat-not-your-turn = Önce cevap beklenenler: { $seats }.
