spades-name = Koz Maça
    .line = Eşinle ihale söyle, sonra o elleri al.
    .aliases = Spades, Eşli Batak, Batak
spades-rules = **Sen ve karşında oturan eşin kaç el alacağınızı söylersiniz. Sonra o elleri alın.**
    Herkes 13 kart alır ve bir kez ihale söyler; senin ihalen eşininkiyle toplanır.
    { rules-trick }
    Maça **kozdur:** öteki bütün renkleri geçer. { rules-trick-trump } Biri maça oynayana kadar maça çıkamazsın.
    İhaleyi çıkarırsanız söylediğiniz her el için 10, fazladan her el için 1 puan alırsınız. Batarsanız söylediğiniz her el için 10 kaybedersiniz. 500'e ilk varan takım kazanır.
    - **Örnek:** sen 4, eşin 3 dedi. İkiniz 8 el aldınız: 70 ve 1, yani 71 puan. 6 alsaydınız 70 kaybederdiniz.
    .whole =
    - **Dağıtım:** 52 kartlık desteden 13'er kart. Kartlar tek tek açılır, A♠ kime gelirse ilk o dağıtır. Sonra dağıtma sola geçer.
    - **İhale:** dağıtanın solundan başlayarak herkes bir kez, 0 ile 13 arasında söyler. Pas diyemez, söylediğini değiştiremezsin. Eşler karşılıklı oturur, ihaleleri toplanır.
    - **Oyun:** dağıtanın solundaki başlar. { rules-trick } Maça kozdur, as en büyüktür. { rules-trick-trump }
    - **Maçanın açılması:** bu turda bir maça oynanana kadar maça çıkamazsın, elinde yalnızca maça varsa çıkarsın.
    - **Puanlar:** takımın en az söylediği kadar el alırsa söylenen her el 10, fazladan her el 1 puandır. Alamazsa söylenen her el için 10 kaybeder. Puan sıfırın altına inebilir.
    - **Son:** 500'e ilk varan takım kazanır. İkisi aynı turda varırsa puanı yüksek olan kazanır; eşitse bir tur daha oynanır.
    - **Örnek:** kupa çıkıldı, sende kupa yok. 2♠ oynadın. Senden sonra birinde de kupa yokmuş, 9♠ oynadı ve eli aldı. A♥ oynasaydı eli senin 2♠ alırdı.
    - **Özel kurallar** **sıfır** ihalesini ekleyebilir: hiç el almayacağını söylersin. Almazsan takımın 100 kazanır, bir tane bile alırsan 100 kaybeder. Eşinin ihalesi her durumda kendi başına sayılır. **Kör sıfır**, takımın en az 100 gerideyken kartlarına bakmadan söylenen sıfırdır, 200 puandır. **Fazla eller** ihaleyi aşan ellerdir: her 10 tanesi takımına 100 puana mal olur.
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = Sıfır ve fazla el, 250 puana kadar
spades-variant-long = Sıfır, kör sıfır ve fazla el, 500 puana kadar
spades-variant-jokers = Jokerler, sıfır ve fazla el, 250 puana kadar
spades-variant-short = Kısa, 200 puana kadar

spades-option-target = { shared-points-to-win }
spades-option-tie_break = Sonda iki takım eşitse
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = İhaleyi aşan her elin puanı
spades-option-nil = Sıfır (hiç el almamak) söylenebilir
spades-option-nil_points = Sıfırın puanı, kazanınca da kaybedince de
spades-option-failed_nil_tricks = Sıfır diyenin aldığı eller
    .count = eşinin ihalesine sayılır
    .bags_only = yalnızca fazla el sayılır
spades-option-blind_nil = Gerideki takım kartlara bakmadan sıfır diyebilir (sıfır gerekir)
spades-option-blind_nil_points = Kör sıfırın puanı, kazanınca da kaybedince de
spades-option-blind_nil_behind = Kör sıfır için kaç puan geride olmalı
    .zero = { shared-any-time }
spades-option-bags = Fazla eller sayılır, çok olursa ceza getirir
spades-option-bag_limit = Cezaya kadar fazla el
spades-option-bag_penalty = Ceza puanı
spades-option-jokers = Jokerler
    .none = { shared-none }
    .two = iki tane, en büyük maçalar; 2♣ ve 2♦ yerine
spades-option-min_team_bid = Takımın en düşük ihalesi
spades-option-cap_team_bid = Takım ihalesi en çok 13
spades-option-not_thirteen = Dört ihalenin toplamı 13 olamaz
spades-option-first_lead = İlk ele kim çıkar
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = en küçük sinek kimdeyse, o kartla
spades-option-no_spade_trick_one = Başka kart varken ilk elde maça oynanmaz
spades-option-spade_leads = Maça çıkılabilir
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = Takım puanı şuna düşerse kaybeder

do-bid-nil = Sıfır
    .listed = sıfır
do-bid-blind-nil = Kör sıfır
    .listed = kör sıfır
do-look = Kartlarıma bak

spades-draw = A♠ { $seat } oyuncusuna geldi, ilk o dağıtıyor.
    .to-seat = A♠ sana geldi, ilk sen dağıtıyorsun.
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat } kartlarına baktı.
    .short = baktı
    .to-seat = Kartlarına baktın.
spades-bids-nil = { $seat } sıfır dedi.
    .to-seat = Sıfır dedin.
spades-bids-blind-nil = { $seat } kör sıfır dedi.
    .to-seat = Kör sıfır dedin.
spades-overbid = { $seats } birlikte 13 elden çok söyledi. Yalnızca 13 el var.
    .to-seats = Sen ve { $seats } birlikte 13 elden çok söylediniz. Bu çıkmaz.
spades-broken = Maça açıldı.
spades-scores = { $seats } { $bid } dedi, { $won } aldı: { shared-points }.
    .to-seats = Sen ve { $seats } { $bid } dediniz, { $won } aldınız: { $points } puan.
spades-nil-made = { $seat } sıfırı çıkardı: takıma { $points } puan.
    .to-seat = Sıfırı çıkardın: takıma { $points } puan.
spades-nil-failed = { $seat } sıfırı çıkaramadı: takım { $points } puan kaybetti.
    .to-seat = Sıfırı çıkaramadın: takım { $points } puan kaybetti.
spades-bag-penalty = Fazla el cezası: { $seats } { $points } puan kaybetti.
    .to-seats = Fazla el cezası: sen ve { $seats } { $points } puan kaybettiniz.

spades-line-waiting = Henüz söylemedi
spades-for-extra = fazla el { $number }
spades-for-nil = { $number } ({ $kind ->
    [blind] kör sıfır
   *[nil] sıfır
}, { $seat })
spades-for-bags = { $number } fazla el cezası
spades-line = { $bid ->
    [nil] Sıfır
    [blind] Kör sıfır
   *[other] İhale { $bid }
} · Alınan { $number }
spades-bidding = Tur { $number } · İhale
spades-trick = { shared-trick-of-hand }
spades-bags = { $count } fazla el
spades-broken-badge = Açıldı

spades-hint-look = Kartlarına bak. Kör ihale nadiren tutar.
spades-hint-nil = Bunların hepsiyle altta kalırsın: maçaların küçük, uzun renklerde de küçük kartın var. Sıfır de.
spades-hint-bid = Yaklaşık { $tricks } el sayıyorum. Sağlam maça: { $spades } maçanın { $sure } tanesi. Yan as: { $aces }. Kararsızsan az söyle.
spades-hint-crowded = Yaklaşık { $tricks } el sayıyorum ama senden önceki ihalelerle { $total } eder. O kadar el yok, bir eksik söyle.
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = Daha büyüğü kalmadı, kimse çakmazsa eli alır.
spades-hint-top-spade = Kalan en büyük maça bu. İyi kartlarına çakmadan onların kozlarını çek.
spades-hint-need-all = Kalan ellerin neredeyse hepsi gerekiyor, en büyük maçanla çık.
spades-hint-partner-ruffs = Eşinde bu renk yok, çakabilir.
spades-hint-shortest = En kısa renginden çık. O renk bitince çakarsın.
spades-hint-longest = En uzun renginden küçük çık.
spades-hint-low-spade = Yalnızca maçan var, en küçüğüyle çık.
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = Daha büyüğü kalmadı, eli alır.
spades-hint-second-low = İkinci oynayan küçük oynar: eşine bırak.
spades-hint-third-high = Üçüncü oynayan büyük oynar: sonuncunun işini zorlaştır.
spades-hint-third-low = Eşin büyük çıktı, küçük oyna.
spades-hint-ruff = O renk sende yok, eli alan en küçük maçayla çak.
spades-hint-set = Siz ihaleyi çıkardınız, onlar çıkarmadı. El almaya devam et, batsınlar.
spades-hint-cover = Eşin sıfır dedi. O almasın diye büyük bir kartla sen al.
spades-hint-trap = Sıfır dediler ve bu eli alıyorlar. Bırak alsınlar.
spades-hint-bag = İki takım da ihalesini çıkardı, bu yalnızca fazla el olur. Altta kal.
spades-hint-duck = Sıfır dedin, altta kal.

spades-blind-nil-needs-nil = Kör sıfır için sıfır gerekir. Sıfırı da aç.
wrong-phase-blind = Önce kartlarına bak ya da kör sıfır de.
wrong-phase-look = Önce kartlarına bak.
no-spade-trick-one = İlk elde maça yok. Oynayabileceğin kartlar: { $cards }.
spades-not-broken = Maça henüz açılmadı, maça çıkamazsın. Oynayabileceğin kartlar: { $cards }.
