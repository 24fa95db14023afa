golf-name = Golf
    .line = Kapalı kartlarını küçüklerle değiştir. En düşük toplam kazanır.
    .aliases = Altı Kart Golf
golf-rules = **İki sırada altı kapalı kartın var. Küçükleriyle değiştir. Dokuz delik sonunda en düşük toplam kazanır.**
    Önce herkes iki kartını açar. Ötekilere bakamazsın.
    Sıran gelince kart çek ya da üstteki atılan kartı al. Kartlarından birinin yerine koy, çıkanı at. Çektiğin kartı atabilirsin ama aldığını kullanmak zorundasın.
    Papaz 0, as 1, 2 için −2, 3 ile 10 arası kendi sayısı. Vale ve kız 10. **Aynı sütunda aynı iki kart sayılmaz.**
    Bütün kartların açılınca ötekiler birer kez daha oynar. Sonra bütün kartlar açılır ve sayılır.
    - **Örnek:** sol üstte 7 var. Bir 7 daha çektin ve altına koydun. O sütun artık sayılmaz.
    .whole =
    - **Kartlar:** bir deste, yetmezse iki. Kimse önündeki kartlara bakmaz. Sonraki kart açılır, atılanları başlatır.
    - **Başlangıç:** herkes iki kart açar, sırası önemli değil. Dağıtanın solundaki başlar.
    - **Sıran gelince** çek, kartı yalnızca sen görürsün: kartlarından biriyle değiştir ya da at. Ya da üstteki atılan kartı al; o her zaman kartlarından birinin yerine geçer. Koyduğun kart açık durur.
    - **Sayım:** papaz 0, as 1, 2 için −2, 3 ile 10 kendi sayısı, vale ve kız 10. Aynı değerdeki sütun sayılmaz, 2'ler bile. Joker −2 sayılır ve hiç silinmez.
    - **Deliğin sonu:** bir oyuncunun bütün kartları açılınca ötekiler birer kez daha oynar. Deste bitince atılanlar karıştırılır. İkinci kez biterse delik biter.
    - **Akıldan dört kart:** alttaki iki kartını görürsün, değiştirip koyduğun kapalı kalır. Deliği bitirmek için oynamak yerine tıklat. Aynı değerden iki kart nerede olursa olsun silinir.
golf-paragraphs =
    .golf-turn-first = 2
    .golf-wait = 2
    .golf-draw-or-take = 3
    .golf-swap-or-discard = 3
    .golf-no-place = 3
    .golf-no-knock = 6

golf-variant-quick = Hızlı: her atışta bir kart aç, beş delik
golf-variant-four_cards = Akıldan dört kart, tıklatarak bitirme
golf-variant-nine_cards = Dokuz kart
golf-variant-jokers = Jokerli, aynı değerden dört karta ödül

golf-option-holes = Maçtaki delik sayısı
golf-option-cards = { shared-cards-dealt }
golf-option-start = Başta
    .turn_two = herkes iki kart açar
    .turn_three = herkes üç kart açar
    .peek_two = herkes son iki kartına bakar
golf-option-placing = Değiştirip koyduğun kart
    .open = açık durur
    .closed = kapalı durur, yalnızca sen bilirsin
golf-option-ending = Delik ne zaman biter
    .all_up = birinin bütün kartları açılınca
    .knock = biri tıklatınca
golf-option-last_turn = Ötekiler o zaman birer kez daha oynar
golf-option-after_discard = Çekilen kartı attıktan sonra
    .nothing = sıran biter
    .may_turn = bir kart açabilirsin
    .must_turn = bir kart açmak zorundasın
golf-option-cancel = Ne sayılmaz
    .column = aynı sütunda aynı değerler
    .lines = aynı sütunda ya da satırda aynı değerler
    .anywhere = aynı değerden herhangi iki kart
    .none = { shared-none }
golf-option-twos = 2 ne sayılır
    .minus_two = −2
    .plus_two = 2
golf-option-jokers = İki joker, her biri −2
golf-option-four_bonus = Aynı değerden iki sütun kaç puan düşürür
    .zero = { shared-none }
golf-option-ender_penalty = En düşük olmadan deliği bitirmenin cezası
    .zero = { shared-none }

golf-do-turn = Aç { $number }
golf-do-take = Al, yeri { $number }
golf-do-swap = Değiştir { $number }
golf-do-knock = Tıklat

golf-deals = { $seat } dağıttı. { $turned } açıldı.
    .to-seat = Dağıttın. { $turned } açıldı.
golf-turns = { $seat } { $card } açtı.
    .to-seat = { $card } açtın.
golf-starts = { $other } başlıyor.
    .to-other = Sen başlıyorsun.
golf-draws = { $seat } kart çekti.
    .short = çekti
    .to-seat = Kart çektin.
golf-you-draw = { shared-you-draw }
golf-takes = { $seat } { $card } aldı, { $number }. yere koydu, { $turned } attı.
    .to-seat = { $card } aldın, { $number }. yere koydun, { $turned } attın.
golf-puts = { $seat } { $number }. yere { $card } koydu, { $turned } attı.
    .to-seat = { $number }. yere { $card } koydun, { $turned } attın.
golf-hides = { $seat } kartı { $number }. yere koydu, { $turned } attı.
    .short = { $number } değişti
    .to-seat = Kartı { $number }. yere koydun, { $turned } attın.
golf-discards = { $seat } { $turned } attı.
    .short = attı
    .to-seat = { $turned } attın.
golf-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
golf-knocks = { $seat } tıklattı{ golf-one-more }.
    .short = tıklattı
    .to-seat = Tıklattın{ golf-one-more }.
golf-all-open = { $seat }: bütün kartlar açık{ golf-one-more }.
    .to-seat = Bütün kartların açık{ golf-one-more }.
golf-one-more = { $kind ->
    [more] . Ötekiler birer kez daha oynar
   *[no] {""}
}
golf-shuffles = Atılanlar karıştırıldı, yeni deste oldu.
golf-stock-out = Deste yine bitti, delik bitti.
golf-scores = { $other } { $points } aldı.
    .to-other = { $points } aldın.
golf-four = aynı değerden dört { $number }
golf-penalty = bitirdi ama en düşük değil { $number }

golf-hole = Delik { $number }/{ $most }
golf-last-turns = Son sıralar, bitiren
golf-line = { $score } · açık { $points }
golf-line-end = { $score }
golf-ended = bitirdi
golf-knocked = tıklattı
golf-last-turn = son sıra
golf-drawn = Çektiğin kart
golf-own = Kartların

golf-hint-start = Her sütunda bir kart açmak en çok bilgiyi verir.
golf-hint-cancels = Buraya bir { rank-name } daha, ikisi de sayılmaz.
golf-hint-low = { $card } kapalı bir kartın ortalamasından düşük.
golf-hint-better = Orada { $card }, { $turned } kartından daha az yazar.
golf-hint-discard = { $card } hiçbir yerde işe yaramıyor. At.
golf-hint-draw = { $card } pek işe yaramaz, kart çek.
golf-hint-end = Yaklaşık { $count } öndesin, deliği bitir.
golf-hint-turn = Kapalı kartların hepsi bir.
golf-hint-wait = Bu deliği bitirir, en düşük sen olmayabilirsin.

golf-closed-never-open = Kartlar kapalı konursa hepsi hiç açılmaz. Delikler tıklatınca bitsin.
golf-closed-not-turned = Kartlar kapalı konursa attıktan sonra kart açılamaz.
golf-turn-first = Önce { $count } kart aç. Açabileceklerin: { $places }.
golf-wait = Kart açması beklenenler: { $seats }.
golf-not-closed = O kart kapalı değil. Açabileceklerin: { $places }.
golf-draw-or-take = Kart çek ya da { $card } alıp 1 ile { $most } arası bir yere koy{ $kind ->
    [knock] . Tıklatabilirsin de
   *[none] {""}
}.
golf-swap-or-discard = { $card } çektin. 1 ile { $most } arası bir kartınla değiştir ya da at.
golf-no-place = Yerlerin 1 ile { $most } arası.
golf-no-knock = Deliği biri zaten bitirdi. Bu son sıran.
golf-turn-or-pass = Kapalı bir kart aç ya da pas de. Açabileceklerin: { $places }.
golf-must-turn = Şimdi kapalı bir kart aç. Açabileceklerin: { $places }.
