last-card-name = Son Kart
    .line = Tek kartın mı kaldı? Söyle, yoksa yakalanırsın.
last-card-rules = **Bütün kartlarını herkesten önce bitir, tek kartın kalınca da söyle.**
    Sıran gelince üstteki kartla aynı renkten ya da aynı sayı veya işaretten bir kart oyna. Uyan yok mu? Bir kart çek; uyarsa oynayabilirsin.
    Bazı kartlar daha fazlasını yapar. **Atla:** sonraki oyuncu sırasını kaybeder. **Ters:** oyunun yönü değişir. **+2:** sonraki oyuncu iki kart çeker ve sırasını kaybeder. **Renk seç** her şeyin üstüne konur, rengi sen söylersin. **+4** de öyledir, sonraki oyuncu dört kart çeker.
    Tek karta inerken **Tek kart!** düğmesine bas. Unutursan herkes seni yakalayabilir, iki kart çekersin.
    Bitirince ötekilerin elinde kalanların puanını alırsın. 500'e ilk varan kazanır.
    - **Örnek:** üstte 🔺7 var. Her kırmızı, her 7 ya da renk seç olur. 💧7 oynadın, sonrakine mavi ya da bir 7 gerekir. Sondan bir önceki kartındı, yakalanmadan **Tek kart!** düğmesine basarsın.
    .whole =
    - **Kartlar:** 🔺 kırmızı, ⭐ sarı, 🟩 yeşil ve 💧 mavi. Her renkte bir 0, 1 ile 9'dan ikişer, atla, ters ve +2'den ikişer kart. Dört 🌈renk ve dört 🌈+4 var. Toplam 108.
    - **Dağıtım:** yedişer kart, sonraki kart açılır. İlk oyuncuya, dağıtan oynamış gibi etki eder: atla onu atlar, +2 çektirir, ters yönü değiştirir, renk seçte rengi o söyler. +4 desteye döner. İlk turun ilk oyuncusu rastgele seçilir. Sonra sola geçer.
    - **Sıran gelince** uyan bir kart oyna ya da bir kart çek. Oynayabilsen de çekebilirsin. Çektiğin uyarsa oyna ya da pas de. Uymazsa sıran biter.
    - **Atla:** sonraki oyuncu sırasını kaybeder. **+2:** aynısı, ayrıca iki kart çeker.
    - **Ters:** yön değişir. İki kişiyle atla sayılır, yine sen oynarsın.
    - **Renk seç:** her şeyin üstüne konur, istediğin rengi söylersin.
    - **+4:** yalnızca istenen renkten kartın yokken oynaman beklenir. Ama blöf yapabilirsin. Sonraki oyuncu dördünü çeker ya da itiraz edip eline bakar. O renk sende vardıysa dördünü sen çekersin, o oynar. Yoktuysa o altı çeker ve sırasını kaybeder.
    - **Tek kart!** İki kartın varken oynamadan önce ya da oynadıktan hemen sonra basabilirsin. Basmadıysan sonraki oyuncu oynayana kadar herkes seni yakalayabilir, iki kart çekersin. İlk basan kazanır.
    - **Son kartın** turu bitirir. +2 ya da +4 ise sonraki oyuncu yine çeker, o kartlar da sayılır.
    - **Deste bitince** en üstteki hariç atılanlar karıştırılıp yeni deste olur. Kimse oynayamıyor ya da çekemiyorsa tur puansız biter.
    - **Puanlar:** bitiren, ötekilerin elindekilerin puanını alır. Sayı kendi kadar; atla, ters ya da +2 20; renk seç ya da +4 50. Biri 500 olana kadar sürer.
    - **Örnek:** 🔺+2 ile bitirdin. Sonrakinin elinde ⭐1 vardı, 🟩3 ve 💧atla çekti: 24. Birinde 🌈renk var: 50. 74 puan alırsın.
    - **Özel kurallar** **üst üste koymayı** ekleyebilir: +2'ye +2 ile karşılık ver, sonraki oyuncu ikisi için de çeksin.
last-card-paragraphs =
    .last-card-must-fit = 3
    .last-card-draw-first = 3
    .last-card-only-the-drawn = 3
    .last-card-must-play = 3
    .last-card-too-many-cards = 3
    .last-card-name-a-colour = 6
    .last-card-answer = 7
    .last-card-holds-the-colour = 7
    .last-card-nothing-to-call = 8
    .last-card-too-late = 8

last-card-variant-quick = Tek hızlı tur
last-card-variant-family = Aile: +2 üstüne aynısı ya da +4 konur, oynayana kadar çekilir
last-card-variant-wild = Çılgın gece: her şey üst üste, 7 el değiştirir, 0 elleri kaydırır, araya girilir
last-card-variant-quiet = Sessiz: “Tek kart!” yok, blöf yok

last-card-option-target = Maçı bitiren puan
last-card-option-match = Ne kadar oynanır
    .points = biri yeterli puana varana kadar
    .one_round = tek tur, ilk bitiren kazanır
last-card-option-scoring = Turdan sonra
    .winner_takes = bitiren, ötekilerin elindekilerin puanını alır
    .each_pays = herkes kendi kartlarını sayar, en az puanı olan kazanır
last-card-option-hand_size = { shared-cards-dealt }
last-card-option-start = İlk açılan kart
    .effects = yazdığını yapar
    .numbers_only = hep sayıdır
last-card-option-wild_four = O renk sendeyken +4
    .challenge = oynanır ama itiraz edilebilir
    .strict = oynanmaz
    .free = oynanır, o kadar
last-card-option-stacking = Üst üste koyma: çekmen gerekeni devret
    .off = yok
    .same = +2'ye +2, +4'e +4
    .up = öyle, ayrıca +2'ye +4
    .any = her +2 ya da +4 ile
last-card-option-seven_zero = 7 elini başkasıyla değiştirir, 0 bütün elleri kaydırır
last-card-option-jump_in = Birebir aynı sayı kartıyla sıran gelmeden araya girebilirsin
last-card-option-draw = Kart çekerken
    .one = bir kart
    .until_playable = uyan gelene kadar çeker ve onu oynarsın
last-card-option-forced_play = Oynayabiliyorsan çekemezsin
last-card-option-last_call = Tek karta inince
    .button = söylemek zorundasın
    .off = söylemen gerekmez
last-card-option-catchers = Söylemezsen kim yakalayabilir
    .anyone = sonraki oyuncu oynayana kadar herkes
    .next = yalnızca sonraki oyuncu, onun için oynamadan söyle
last-card-option-call_penalty = Yakalanınca çektiğin kart
last-card-option-last_effect = Son kart +2 ya da +4 ise sonraki oyuncu yine çeker

do-catch = Yakala: { $seat }
do-one-card = Tek kart!
do-challenge = İtiraz et
do-colour = { $symbol } { $suit }
    .after = { $picked } { $symbol } { $suit }
do-swap = el değiştir: { $seat }
    .after = { $picked } el değiştir: { $seat }

last-card-put-back = Açılıp geri konan: { $turned }.
last-card-turned-up = { $card } açıldı.
last-card-starts = { $other } başlıyor.
    .to-other = Sen başlıyorsun.
last-card-plays = { $seat } { $card } oynadı.
    .to-seat = { $card } oynadın.
last-card-calls = { $seat } { $card } oynadı ve rengi söyledi: { $suit }.
    .to-seat = { $card } oynadın ve rengi söyledin: { $suit }.
last-card-jumps = { $seat } araya girdi!
    .to-seat = Araya girdin!
last-card-names = { $seat } rengi söyledi: { $suit }.
    .short = { $suit } dedi
    .to-seat = Rengi söyledin: { $suit }.
last-card-draws = { $seat } { $count ->
    [0] kart çekemedi. Kart kalmadı
   *[other] { $count } kart çekti
}.
    .short = { $count } çekti
    .to-seat = { $count ->
        [0] Kart çekemedin. Kart kalmadı
       *[other] { $count } kart çektin
    }.
last-card-you-draw = { shared-you-draw }
last-card-cannot = { $seat } çekti ama kart uymadı.
    .to-seat = Çektiğin kart uymadı.
last-card-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
last-card-passed-over = { $other } sırasını kaybetti.
    .to-other = Sıranı kaybettin.
last-card-reverses = { shared-reverses }
last-card-says = { $seat } “Tek kart!” dedi.
    .short = tek kart!
    .to-seat = “Tek kart!” dedin.
last-card-catches = { $seat } yakaladı: { $other } “Tek kart!” demedi.
    .short = { $other } yakalandı
    .to-seat = Yakaladın: { $other } “Tek kart!” demedi.
    .to-other = { $seat } seni yakaladı: “Tek kart!” demedin.
last-card-swaps = { $seat } ile { $other } el değiştirdi.
    .to-seat = { $other } ile el değiştirdin.
    .to-other = { $seat } seninle el değiştirdi.
last-card-moves-on = { $seat } 0 oynadı, bütün eller sonraki oyuncuya geçti.
    .to-seat = 0 oynadın, bütün eller sonraki oyuncuya geçti.
last-card-challenges = { $seat } itiraz etti ve şu ele baktı: { $other }.
    .short = itiraz etti
    .to-seat = İtiraz ettin ve şu ele baktın: { $other }.
    .to-other = { $seat } sana itiraz etti ve eline baktı.
last-card-shows = { $other }, eli: { $cards }.
last-card-guilty = { $other } oyuncusunda { $suit } vardı, kendisi çekmek zorunda.
    .to-other = Sende { $suit } vardı, çekmek zorundasın.
last-card-innocent = { $other } blöf yapmıyordu, { $seat } iki kart fazla çekiyor.
    .to-seat = { $other } blöf yapmıyordu, iki kart fazla çekiyorsun.
    .to-other = Blöf yapmıyordun, { $seat } iki kart fazla çekiyor.
last-card-goes-out = { $seat } bitirdi!
    .to-seat = Bitirdin!
last-card-scores = Turu { $winner } kazandı, { $number } puan aldı.
    .to-winner = Turu kazandın, { $number } puan aldın.
last-card-blocked = Kimse oynayamıyor ya da çekemiyor, tur bitti.
last-card-first-out = ilk bitirdi
last-card-left = elinde { $number } puan

last-card-called = tek kart!
last-card-penalty = Çekilecek
last-card-follow = { $suit }

last-card-hint-catch = { $other } “Tek kart!” demedi. Yakala!
last-card-hint-call = Tek karta ineceksin. Biri yakalamadan söyle.
last-card-hint-out = { shared-hint-last-card }
last-card-hint-colour = { $count ->
    [0] Elinde renkli kart kalmadı, fark etmez
   *[other] Sende { $count } { $suit } kart var
}.
last-card-hint-answer = Devret, { $other } senin yerine çeksin.
last-card-hint-swap = { $other } oyuncusunun yalnızca { $count } kartı var. O eli al.
last-card-hint-brake = { $face ->
    [S] { $other } atlanır;
    [R] Sıra ters döner, { $other } oynayamaz;
   *[D] { $other } kart çeker;
} onun { $count } kartı kaldı.
last-card-hint-stuck = { $other } oyuncusunun { $count } kartı kaldı. { $card } elinde kalmasın.
last-card-hint-keep = Uyuyor. { $card } kartını uyan bir şey kalmayınca kullan.
last-card-hint-fits = Uyuyor; sende { $count ->
    [0] başka { $suit } kalmaz
   *[other] { $count } { $suit } kart daha kalır
}.
last-card-hint-challenge = Bitirmek üzeresin. Ellerinde ne olsa sana +4 oynarlardı.
last-card-hint-pay = Bundan kurtulamazsın. Kart çek.
last-card-hint-draw = Uyan yok, kart çek.
last-card-hint-pass = Oynanacak da çekilecek de bir şey yok.

last-card-too-few-cards = Bu kadar büyük ellere kart yetmez. Toplam en çok 90 kart dağıt.
last-card-must-fit = Bu uymuyor. Oyna: { $suit }{ $wild ->
    [yes] {" "}ya da renk seç
   *[no] { "" }, bir { $face ->
        [S] atla
        [R] ters
        [D] +2
       *[other] { $face }
    } daha ya da renk seç
}.
last-card-name-a-colour = Sıradaki rengi söyle: kırmızı, sarı, yeşil ya da mavi.
last-card-plain = { $card } son kartın. Oyna yeter, renk söylemek gerekmez.
last-card-holds-the-colour = Sende { $suit } var, +4 oynayamazsın. Şu olur: { $card }.
last-card-only-the-drawn = Kart çektin; yalnızca { $card } oynayabilir ya da pas diyebilirsin.
last-card-must-play = Uyan kartın var, oynamalısın. Oynayabileceğin kartlar: { $cards }.
last-card-draw-first = { shared-must-draw }
last-card-answer = Çekilecek { $number } kart var: { $kind ->
    [some] şunlarla karşılık ver ({ $cards }),{" "}
   *[none] {""}
}{ $can ->
    [challenge] itiraz et veya kart çek
   *[draw] kart çek
}.
last-card-name-a-seat = Kimin elini istediğini söyle: “swap” ve numara, { $seats }.
last-card-too-late = Geç kaldın. { $other } daha hızlıydı.
last-card-nobody-exposed = Yakalanacak kimse yok.{ $kind ->
    [some] {" "}Zamanında söyleyen: { $seats }.
   *[none] {""}
}
last-card-nothing-to-call = Şu anda bir şey söylemen gerekmiyor.{ $kind ->
    [some] {" "}Zaten söyleyen: { $seats }.
   *[none] {""}
}
last-card-too-many-cards = { $count } kartın var. Tek karta inerken söyle.
