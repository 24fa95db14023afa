crazy-king-name = Deli Papaz
    .line = Kartlarını bitir. Papaz her şeyin üstüne konur.
    .aliases = Crazy King, Çılgın Papaz, Çılgın Sekizli
crazy-king-rules = **Bütün kartlarını herkesten önce bitir.**
    Sıran gelince üstteki kartla aynı renkten ya da aynı değerden bir kart oyna. Uyan yok mu? En çok iki kart çek ve ilk uyanı oyna, yoksa pas de.
    Bazı kartlar daha fazlasını yapar. **Papaz** her şeyin üstüne konur, sıradaki rengi sen söylersin. **Vale** sonraki oyuncuyu atlar. **Kız** onu atlar ve iki kart çektirir. Atlandıysan yalnızca papazla karşılık verebilir ya da pas diyebilirsin. **As** oyunun yönünü değiştirir.
    Bitirince ötekilerin elinde kalanların puanını alırsın. 500'e ilk varan kazanır.
    - **Örnek:** üstte 7♥ var. Her kupa, her 7 ya da papaz olur. K♠ oynayıp karo dedin, sonrakine karo ya da papaz gerekir.
    .whole =
    - **Dağıtım:** 52 kartlık desteden yedişer kart. Sonraki kart açılır, atılanları başlatır. Ne olursa olsun etkisi yoktur; papaz kendi rengini ister.
    - **Kim başlar:** ilk turda rastgele biri, sonra son turu kazanan. İlk kart ona dağıtılır.
    - **Sıran gelince** uyan kartın varsa onu ya da papaz oyna. Çekemez, pas diyemezsin. Uyan yoksa çek; uyan kart gelirse onu hemen oynarsın ya da yerine papaz oynarsın. Yine yok mu? İkincisini çek, sonra pas de.
    - **Papaz:** her şeyin üstüne konur, istediğin rengi söylersin. Oynamak zorunda değilsin.
    - **Vale:** papazla karşılık vermezse sonraki oyuncu sırasını kaybeder. O papaz her zamanki gibi işler, ondan sonraki atlanmaz.
    - **Kız:** vale gibi, atlanan ayrıca iki kart çeker. Papaz ikisini de iptal eder.
    - **As:** yön değişir. İki kişiyle bir şey değişmez.
    - **Yeniden karıştırma:** deste bitince en üstteki hariç atılanlar karıştırılıp yeni deste olur. Beşinci kez biterse tur biter, en az puanlı el kazanır; eşitse daha az kartı olan.
    - **Puanlar:** yalnızca turu kazanan, öteki ellerde kalanların hepsini alır. Papaz 30, as, kız ve vale 10, ötekiler kendi sayısı. Biri 500 olana kadar sürer.
    - **Örnek:** bitirdin. Ötekilerde 2♠ 9♦ ve 3♠ K♦ var. 11 ve 33 eder, 44 alırsın.
crazy-king-paragraphs =
    .must-fit = 3
    .must-draw = 3
    .must-play = 3
    .drawn-enough = 3
    .call-a-suit = 4
    .must-play-king = 4
    .skipped = 5

crazy-king-variant-short = Kısa, 150 puana kadar
crazy-king-variant-strict = Sıkı: papaz oynamak zorunlu

crazy-king-option-target = { shared-points-to-win }
crazy-king-option-hand_size = { shared-cards-dealt }
crazy-king-option-runouts = Deste kaç kez bitince tur biter
crazy-king-option-max_draws = Pas demeden çekilebilen kart
crazy-king-option-king_obliges = Yalnızca papaz uyuyorsa oynamak zorundasın
crazy-king-option-skipped_player = Atlanan oyuncu papazı varsa ne oynar
    .king_only = yalnızca papaz
    .normal_turn = uyan herhangi bir kart
crazy-king-option-queen_king_cancels = Kızın üstüne papaz, iki kart çekmekten kurtarır
crazy-king-option-ace_two_players = İki kişiyle as
    .no_effect = bir şey yapmaz
    .acts_as_skip = sana bir sıra daha verir
crazy-king-option-last_queen_draws = Son kart kız ise sonraki oyuncu yine iki kart çeker
crazy-king-option-exhaustion_tie = En düşük eller eşitse
    .fewest_cards = az kartı olan kazanır
    .no_score = kimse puan alamaz

crazy-king-turned-up = { $card } açıldı. { $other } başlıyor.
    .to-other = { $card } açıldı. Sen başlıyorsun.
crazy-king-plays = { $seat } { $card } oynadı.
    .to-seat = { $card } oynadın.
crazy-king-calls = { $seat } { $card } oynadı ve { $suit } dedi.
    .to-seat = { $card } oynadın ve { $suit } dedin.
crazy-king-draws = { $seat } { $count } kart çekti.
    .short = { $count } kart çekti
    .to-seat = { $count } kart çektin.
crazy-king-you-draw = { shared-you-draw }
crazy-king-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
crazy-king-skips = { $seat } papazla karşılık vermezse atlanır.
    .to-seat = Papazla karşılık vermezsen atlanırsın.
crazy-king-reverses = { shared-reverses }
crazy-king-run-out = Deste { NUMBER($number) ->
    [1] ilk
    [2] ikinci
    [3] üçüncü
    [4] dördüncü
    [5] beşinci
   *[other] { $number }.
} kez bitti.
crazy-king-wins-round = Turu { $winner } kazandı, { $number } puan aldı.
    .to-winner = Turu kazandın, { $number } puan aldın.
crazy-king-no-score = En düşük el eşit, kimse puan almadı.

do-suit = { $symbol } { $suit } de
    .after = { $picked }, { $symbol } { $suit } de

crazy-king-line-skipped = { $score } · atlandı
crazy-king-round = Tur { $round } · biten deste { $number }/{ $most }
crazy-king-hint-draw = Uyan yok, çekmelisin.
crazy-king-hint-pass = Uyan yok ve çektin, pas demelisin.
crazy-king-hint-skipped = Atlandın, bir papaza değmez. Pas de.
crazy-king-hint-out = { shared-hint-last-card }
crazy-king-hint-answer = Papazın sıranı kurtarır. En iyi rengini söyle: { $suit }.
crazy-king-hint-call = Şunu söyle: { $suit }. En çok ondan var.
crazy-king-hint-skips = { $seat } atlanır{ $count ->
    [1] { "" }, onun tek kartı kaldı
    [2] { "" }, onun 2 kartı kaldı
    [3] { "" }, onun 3 kartı kaldı
   *[other] { "" }
}.
crazy-king-hint-fits = Uyuyor; sende { $count ->
    [0] başka { $suit } kalmaz
   *[other] { $count } { $suit } daha kalır
}.

crazy-king-too-few-cards = Bu kadar büyük ellere kart yetmez. Toplam en çok 50 kart dağıt.
must-fit = Bu uymuyor. Oyna: { $suit }{ $rank ->
    [K] {""}
   *[other] { "" }, bir { rank-name } daha
} ya da papaz. Bunlar yoksa çek ya da pas de.
call-a-suit = { $card } ile sıradaki rengi söyle: sinek, karo, kupa ya da maça.
call-the-last-king = { $card } son kartın. Oyna yeter, renk gerekmez.
skipped = Atlandın. Papazla karşılık ver ya da pas de.
must-play = Uyan kartın var, çekemez ya da pas diyemezsin. Oynayabileceğin kartlar: { $cards }.
must-draw = { shared-must-draw }
must-play-king = Papazın var ve bu masada oynamak zorundasın. Son kartın değilse yanında renk söyle.
drawn-enough = Bir daha çekemezsin. Varsa papaz oyna ya da pas de.
