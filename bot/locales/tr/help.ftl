press-help-play = Oyna
press-help-learn = Öğren
press-help-hand = Elimi göster
press-help-rules = Kurallar
press-help-preferences = Tercihler
press-terms = Şartlar

description = Kart oyunları sunuyorum: el alma, remi, pişti, poker. /play yaz, Katıl düğmesine bas; boş yerleri bilgisayarlar doldurur. Kartların özel mesajla gelir, maçlar yeniden başlatmadan etkilenmez, karmayı herkes denetleyebilir.

help-head = ### Kart oyunları, tam burada
    `/play` yaz, { $count } oyundan birini seç ve **Katıl** düğmesine bas. Boş yerleri bilgisayarlar doldurur. Kartların özel mesajla gelir ya da **Elimi göster** düğmesine basarsın.
    -# `/learn` bir oyunu iki dakikada öğretir. `/hint` iyi bir oyuncunun ne yapacağını söyler. `/daily` her gün bir dağıtım verir, bilgisayarlara karşı tek başına oynarsın. `/arena` kısa maçlı, madalyalı bir turnuva akşamıdır. Sunucuyu yönetiyorsan `/settings` senin için.
help-learn = Hangi oyunu öğrenmek istersin?
help-rules = Hangi oyunun kuralları?

about-head = ### Parlor { $version }
    Kart oyunları botu. `/help` nereden başlanacağını gösterir.
about-operator = Çalıştıran: { $name }.
about-contact = İletişim: { $contact }
about-support = [Destek sunucusu]({ $link })
about-source = [Kaynak kodu]({ $link })
about-invite = [Beni sunucuna ekle]({ $link })
