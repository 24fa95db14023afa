fireworks-name = Havai Fişek
    .line = Her rengi 1'den 5'e diz. Kendi kartların dışında hepsini görürsün.
fireworks-rules = **Her renkte birlikte bir havai fişek yakarsınız: 1, 2, 3, 4, 5, bu sırayla. Kartlarını senden başka herkes görür.**
    Sıran gelince tek bir şey yaparsın. **İpucu ver:** bir renk ya da sayı söyle, başka bir oyuncunun elindeki öyle bütün kartlar işaretlenir. Bir **ipucu jetonuna** mal olur. **Kart at:** bir jeton geri gelir. Ya da kart **oyna**. Renginde sıradaki kartsa havai fişek büyür. Değilse **hatadır**, üçüncü hata gösteriyi puansız bitirir. Oynayınca ya da atınca kart çekersin.
    Deste bitince herkes bir kez daha oynar. Puanınız dizdiğiniz bütün kartlardır, en çok 25.
    - **Örnek:** daha bir şey dizilmedi; Can'da kırmızı 1 ve kırmızı 4 var. “1” ipucu verdin, Can'ın ilk kartı işaretlendi. Can göremez ama o kart 1 olmalı, her 1 de uyar. Can oynar, kırmızı başlar.
    .whole =
    - **Kartlar:** beş renk. Her renkte üç 1, iki 2, iki 3, iki 4 ve bir 5 vardır. İki ya da üç kişiyle beşer, dört ya da beş kişiyle dörder kart tutarsınız. En eski kartın 1 numaradır, yeniler sona gelir.
    - **İpuçları:** sekiz ortak ipucu jetonunuz var, bir ipucu bir jetondur. Eldeki uyan bütün kartları işaretler, böylece ötekilerin öyle olmadığını herkes bilir. İpucu en az bir karta uymalıdır. Kendine veremezsin.
    - **Atmak:** bir jeton geri gelir. Sekiz jetonun hepsi sizdeyken atılamaz. Bazı kartlardan yalnızca bir tane vardır, 5'lere dikkat et.
    - **Oynamak:** renginde sıradaki kart dizilir. Başka her şey hatadır ve atılanlara gider. 5 rengi tamamlar ve bir jeton geri getirir.
    - **Son:** üçüncü hata gösteriyi bitirir, puan yoktur. Beş renk de 5 olursa gösteri tamdır. Yoksa son kart çekilince, çeken dahil herkes bir kez daha oynar ve kimse çekmez.
    - **Konuşmak:** ipuçlarından başka yardım yoktur. Kimde ne olduğunu sohbete yazma.
    - **Bilgisayarlar nasıl ipucu verir:** şuna güvenirler; bilgisayarlarla oynarken sen de öyle yap. İnsanlar arasında size kalmış.
      - En eski işaretsiz kartın, sıradaki atacağın karttır.
      - Renk ipucu şu demek: işaretlediği en yeni kartı oyna. Bazılarını ilk kez işaretliyorsa yalnızca onlar sayılır.
      - Sayı ipucu da öyle. Ama hiçbir renkte sıra o sayıda değilse yalnızca şu demektir: onları tut. Sıradaki atacağın kartı işaretliyorsa ve o kart 5, 2 ya da son örnekse yine öyledir.
      - 1 ipucu şu demek: yeni işaretlenenlerin hepsini oyna, en eskisinden başla.
    - **Örnek:** kırmızı 2'de, Ece'nin sıradaki atacağı kart kırmızı 3. Öteki kırmızı 3 gitti. “3” ipucu verdin: son örneği işaretler, yani yalnızca tut demektir. Kırmızı ipucu oyna demek olurdu.
fireworks-paragraphs =
    .fireworks-no-clock = 2
    .fireworks-nothing-to-point-at = 2
    .fireworks-not-to-yourself = 2
    .fireworks-clocks-full = 3

fireworks-variant-first_evening = İlk akşam: dört hata, dizilenler sayılır
fireworks-variant-sixth_colour = Altıncı renk
fireworks-variant-rainbow = Gökkuşağı: her renk ipucu onu işaretler
fireworks-variant-perfect = Ya hep ya hiç

fireworks-option-suits = Renkler
    .five = beş
    .six = altı: gökkuşağı da ötekiler gibi
    .rainbow = altı: her renk ipucu gökkuşağı kartlarını işaretler
    .rainbow_short = aynısı, her gökkuşağı kartından bir tane
fireworks-option-empty_hints = Hiçbir karta uymayan ipucu verilebilir
fireworks-option-clocks = İpucu jetonları
fireworks-option-misfires = Gösteriyi bitiren hata sayısı
fireworks-option-misfire_score = Hatalar bitirirse
    .zero = puan yok
    .keep = dizilenler sayılır
fireworks-option-last_round = Deste bitince
    .one_each = herkes bir kez daha oynar
    .to_the_end = oyun sürer, yalnızca tam gösteri kazanır
fireworks-option-hand = Eldeki kart sayısı
    .zero = alışılmış sayı
fireworks-option-goal = Kazanmak için gereken puan
fireworks-option-marks = Bir kartın ne olamayacağı da üstüne yazılır

fireworks-do-play = Oyna { $number }
fireworks-do-discard = At { $number }
do-hint = İpucu: { $seat }
do-hint-colour = İpucu: { $seat } { $symbol } { $suit }
do-hint-number = İpucu: { $seat } { $number }
do-number = { $number }

fireworks-starts = { $other } başlıyor.
    .to-other = Sen başlıyorsun.
fireworks-colour = { $seat } → { $other }, ipucu { $suit }: { $count ->
    [0] öyle kart yok.
   *[other] kart { $places }.
}
    .short = { $suit } ipucu
    .to-seat = Sen → { $other }, ipucu { $suit }: { $count ->
        [0] öyle kart yok.
       *[other] kart { $places }.
    }
    .to-other = { $seat } sana ipucu verdi, { $suit }: { $count ->
        [0] öyle kart yok.
       *[other] kart { $places }.
    }
fireworks-number = { $seat } → { $other }, ipucu { $number }: { $count ->
    [0] öyle kart yok.
   *[other] kart { $places }.
}
    .short = { $number } ipucu
    .to-seat = Sen → { $other }, ipucu { $number }: { $count ->
        [0] öyle kart yok.
       *[other] kart { $places }.
    }
    .to-other = { $seat } sana ipucu verdi, { $number }: { $count ->
        [0] öyle kart yok.
       *[other] kart { $places }.
    }
fireworks-plays = { $seat } { $card } oynadı.
    .to-seat = { $card } oynadın.
fireworks-misfires = { $seat } hata yaptı: { $turned }.
    .short = hata yaptı
    .to-seat = Hata yaptın: { $turned }.
fireworks-discards-card = { $seat } { $turned } attı.
    .short = { $turned } gitti
    .to-seat = { $turned } attın.
fireworks-draws = { $seat } { $card } çekti.
    .to-seat = { $card } çektin.
fireworks-last-round = Son kart buydu. Herkes bir kez daha oynar.
fireworks-ends = Gösteri bitti: { $number } puan.
fireworks-credit = { $suit } { $number }
fireworks-fact = { $number }/{ $most }: { $grade ->
    [fizzle] fos çıktı.
    [sparks] birkaç kıvılcım.
    [fair] fena olmayan bir gösteri.
    [fine] güzel bir gösteri.
    [dazzling] göz kamaştırıcı bir gösteri.
   *[full] unutulmaz bir gece.
}

fireworks-turn-left = 1 sıra kaldı
fireworks-done = bitti
fireworks-score = { $number } dizildi, { $most } mümkün
fireworks-clock = İpucu
fireworks-fuse = Kalan hata
fireworks-stock = Deste
fireworks-discards = Atılanlar
fireworks-built = Dizilen
fireworks-last-copies = Atılanlar; bir tane kalanlar: { $spoken }

fireworks-hint-sure = Hangi kart olursa olsun uyar.
fireworks-hint-marked = Üstündeki ipucu oyna diyor.
fireworks-hint-save = { $other } sırası gelince { $card } atacak, oysa o kart gerekli.
fireworks-hint-play = O zaman { $other } şunu oynayabilir: { $cards }.
fireworks-hint-useless = Artık kimseye gerekmiyor.
fireworks-hint-first = Sıradaki atacağın kart bu, ipucu jetonu da gerekiyor.
fireworks-hint-wait = Daha iyi bir ipucu yok, en az zararlısı bu.
fireworks-hint-least = { shared-hint-least-useful }

fireworks-no-clock = İpucu jetonu kalmadı. Bir kart at ya da oyna.
fireworks-clocks-full = İpucu jetonlarının hepsi sizde, kart atamazsın. İpucu ver ya da kart oyna.
fireworks-nothing-to-point-at = { $other } oyuncusunda öyle kart yok. Verebileceğin ipuçları: { $suits } ya da { $numbers }.
fireworks-not-to-yourself = Kendine ipucu veremezsin. Verebileceklerin: { $seats }.
fireworks-no-such-place = Öyle bir kartın yok. Kartların 1 ile { $count } arası.
fireworks-colour-not-named = Gökkuşağı söylenemez. Söyleyebileceklerin: { $suits }.
fireworks-no-such-seat = Orada oturan yok. İpucu verebileceklerin: { $seats }.
fireworks-a-turn = Kart oyna, kart at ya da ipucu ver; örneğin “play 2” veya “hint 1 red”.
