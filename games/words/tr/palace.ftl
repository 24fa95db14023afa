palace-name = Saray
    .line = El, açık kartlar, kapalı kartlar. Kartı kalan son kişi kaybeder.
    .aliases = Palace, Karma
palace-rules = **Bütün kartlarını bitir: önce elindekileri, sonra önündeki üç açık kartı, sonra kimsenin görmediği üç kartı. Kartı kalan son kişi kaybeder.**
    Önce altı kartından hangi üçünü açık koyacağını seç. İyiler sonda işe yarar.
    Sıran gelince yere aynı değerden bir ya da birkaç kart oyna: üstteki kartla aynı değerde ya da daha büyük. Rengin önemi yoktur. Sonra elini üçe tamamla. Oynayamıyor ya da istemiyorsan yerdekilerin hepsini al.
    Bir **2** her şeyin üstüne, her şey de onun üstüne konur. **10** her şeyin üstüne konur ve yeri yakar: kartlar oyundan çıkar, yine sen oynarsın. Aynı değerden dört kart da yakar.
    - **Örnek:** üstte vale var, sende 4, 4 ve kız. Yalnızca kız olur. Onu oynar ve kart çekersin.
    .whole =
    - **Dağıtım:** yan yana, kimsenin bakmadığı üç kapalı kart, üstlerinde üç açık kart ve elde üç kart. Gerisi destedir. Altı kişiyle iki deste kullanılır.
    - **Seçim:** herkes aynı anda altı kartından açık duracak üçünü seçer.
    - **Kim başlar:** açık 3'ü olan, dağıtanın solundan ilk kişi. Yoksa elinde 3 olan; o da yoksa 4'ler, böyle devam eder.
    - **Sıran gelince** aynı değerden, uyan kartlar oyna; deste varken üç kartın olana kadar çek. Ya da oynayabilsen bile yeri al. Sonra sıradaki yeni bir yer başlatır.
    - **Ne uyar:** üstteki kartla aynı değer ya da daha büyüğü, as en büyük. 2 ve 10 her zaman uyar.
    - **Yakmak:** 10 yeri yakar. Üstte aynı değerden dört kart da yakar, kim oynarsa oynasın.
    - **Açık ve kapalı kartlar:** elin bitince açık kartlarını, sonra kapalıları oyna. Aynı hamlede karıştıramazsın. Kapalı kartı çevir: uyarsa oynanmış olur. Uymazsa onu ve yeri alırsın. Elinde kart olduğu sürece önce elinden oynarsın.
    - **Son:** kartın bitince kurtulursun. Kartı kalan son kişi kaybeder. Eller dönüp duruyorsa tur kesilir, en çok kartı olan kaybeder.
palace-paragraphs =
    .palace-three-of-six = 2
    .palace-has-chosen = 2
    .palace-no-pile = 4
    .palace-must-play = 4
    .going-out-one-rank = 4
    .palace-too-low = 5
    .palace-not-above-seven = 5
    .palace-not-your-zone = 7
    .palace-no-such-place = 7

palace-variant-sevens_eights = 7'nin üstüne 7 ya da küçüğü, görünmez 8'ler
palace-variant-mirror = Görünmez 3'ler, 8 atlatır, 10 uymalı
palace-variant-strict = Oynayabiliyorsan oynamalısın
palace-variant-long_match = Kimin kaçıncı bitirdiğini sayan beş tur

palace-option-packs = Deste sayısı
    .auto = bir, altı kişiye iki
    .one = bir
    .two = iki
palace-option-swap = Açık kartlarını oyundan önce seçersin
palace-option-starter = İlk oynayan
    .three = en küçük kart kimdeyse
    .left = { shared-left-of-dealer }
palace-option-three = 3'ler
    .plain = { palace-plain }
    .invisible = { palace-invisible }
palace-plain = sıradan bir kart
palace-invisible = görünmez: her şeyin üstüne konur, altındaki sayılır
palace-option-seven = 7'ler
    .plain = { palace-plain }
    .lower = üstüne 7 ya da küçüğü oynanır
palace-option-eight = 8'ler
    .plain = { palace-plain }
    .invisible = { palace-invisible }
    .skip = her biri bir oyuncu atlatır
palace-option-ten_on = 10 neyin üstüne konur
    .any = her şeyin
    .fits = değeri neye uyuyorsa
palace-option-four_burns = Aynı değerden dört kart yeri yakar
palace-option-must_play = Oynayabiliyorsan oynamalısın
palace-option-scoring = Maç
    .loser = { going-out-until-lost }
    .places = { going-out-counts-places }
palace-option-losses = { going-out-losses }
palace-option-rounds = { going-out-rounds }

do-up = Açık koy
    .with = Açık koy: { $picked }
do-three-up = Açık duracak üç kart seç
do-flip = Çevir { $number }
palace-do-take = Yeri al

palace-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
palace-chooses = { $seat } seçti.
    .to-seat = Seçtin.
palace-swaps = { $seat } açık koydu: { $turned }.
    .to-seat = Açık koydun: { $turned }.
palace-begins = { $kind ->
    [three] En küçük kart { $other } oyuncusunda, o başlıyor.
   *[left] { $other } başlıyor.
}
    .to-other = { $kind ->
        [three] En küçük kart sende, sen başlıyorsun.
       *[left] Sen başlıyorsun.
    }
palace-takes = { $seat } yeri aldı, { shared-cards }.
    .short = { $count } aldı
    .to-seat = Yeri aldın, { shared-cards }.
palace-burns = { $kind ->
    [four] Aynı değerden dört! { palace-burning }
   *[ten] { palace-burning }
}
    .to-seat = { $kind ->
        [four] Aynı değerden dört! { palace-burning.to-seat }
       *[ten] { palace-burning.to-seat }
    }
palace-burning = { $again ->
    [yes] { $seat } { shared-cards } yaktı ve yine oynuyor.
   *[no] { $seat } { shared-cards } yaktı.
}
    .to-seat = { $again ->
        [yes] { shared-cards } yaktın, yine sen oynuyorsun.
       *[no] { shared-cards } yaktın.
    }
palace-flips = { $seat } { $card } çevirdi.
    .to-seat = { $card } çevirdin.
palace-misses = { $seat } { $turned } çevirdi. Uymadı; { $seat } { shared-cards } aldı.
    .short = { $count } aldı
    .to-seat = { $turned } çevirdin. Uymadı, { shared-cards } aldın.
palace-you-draw = { shared-you-draw }
palace-passed-over = { $other } atlandı.
    .to-other = Atlandın.
palace-out = { $other } bitirdi!
    .to-other = Bitirdin!
palace-broken-off = Kimse ilerlemiyor, tur bitti.
palace-loses = { $other } kaybetti, { shared-cards } kaldı.
    .to-other = Kaybettin, { shared-cards } kaldı.

palace-prompt = Açık duracak üç kart seç
palace-chose = seçti
palace-choosing = seçiyor
palace-pile = Yer
palace-fits = Oynanacak
palace-lower = 7 ya da küçük
palace-burned = Yanan
palace-ends-in = Kalan sıra
palace-zone-up = Açık kartlarını oynuyorsun
palace-zone-blind = Kapalı kart çeviriyorsun

palace-hint-swap = En iyi kartların bunlar. Sona sakla.
palace-hint-flip = Hepsi bir. Bol şans!
palace-hint-take = Uyan bir şey yok, yeri al.
palace-hint-worth = Yerde az kart var, iyi kartların sonra daha değerli.
palace-hint-burn = Yak: { $count } kart gider, yine sen oynarsın.
palace-hint-stuck = { $other } oyuncusunun kartlarını gördün: hiçbiri buna uymaz.
palace-hint-special = Uyan başka ne oynasan sana daha pahalıya gelir.
palace-hint-several = Bir seferde { $count } karttan kurtulursun.
palace-hint-low = Uyan en küçük kartın bu. İyileri sakla.

palace-too-few-cards = Altı kişiye iki deste gerekir.
palace-three-of-six = Açık duracak üç kart seç: { $cards }.
palace-has-chosen = Seçtin. Beklenen: { $seats }.
palace-no-pile = Alınacak bir yer yok. Herhangi bir kart oynayabilirsin.
palace-must-play = { $kind ->
    [blind] Yeri alamazsın. Bir kart çevir.
   *[other] Oynayabiliyorsan oynamalısın. Oynayabileceğin kartlar: { $cards }.
}
palace-not-your-zone = { $kind ->
    [hand] Önce elindeki kartları oyna.
    [up] Önce açık kartlarını oyna.
   *[blind] Yalnızca kapalı kartların var. Birini çevir.
}
palace-no-such-place = Orada kart yok. Çevirebileceklerin: { $places }.
palace-too-low = Bu çok küçük. { $rank ->
    [A] Bir as daha
   *[other] { rank-name } ya da büyüğü
}{ $kind ->
    [some] { "" }, ya da { $cards }
   *[none] {""}
} gerekiyor.
palace-not-above-seven = Üstte 7 var. 7 ya da küçüğü{ $kind ->
    [some] { "" }, ya da { $cards }
   *[none] {""}
} gerekiyor.
