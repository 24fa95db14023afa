skat-name = Skat
    .line = İhaleyi al, öteki ikisine karşı tek oyna.
    .aliases = Skaat
skat-rules = **En yüksek ihaleyi söyleyen, kartlardaki 120 puanın 61'i için ikisine karşı tek oynar.**
    32 karttan herkese on kart verilir. İki kart kapalı kalır: **skat**. Oyununun değeri kadar ihale söylersin. İhaleyi alınca skatı alıp iki kart atarsın ya da **elden** oyun için skatı bırakırsın. Sonra oyununu söylersin.
    - **Renk:** dört vale (♣ ♠ ♥ ♦, en iyiden başlayarak) kozdur, sonra o rengin A 10 K Q 9 8 7 kartları.
    - **Grand:** yalnızca valeler kozdur.
    - **Null:** koz yoktur, 10 valenin altındadır; el alırsan kaybedersin.
    Elinde varsa renge uy. Valeler koza aittir. As 11, onlu 10, papaz 4, kız 3, vale 2 sayılır.
    - **Örnek:** J♣ var ama J♠ yok, koz kupa: “matadorlu 1, oyun 2”, çarpı 10. 20 kazan ya da 40 kaybet.
    .whole =
    - **İhale:** dağıtanın solundan ikinci oyuncu birinciye söyler; o da tutar ya da pas der. Kim kalırsa üçüncü onunla sürdürür.
    - **Değer:** sinek 12, maça 11, kupa 10, karo 9, grand 24. Çarpanı matador sayın artı 1'dir; elden, schneider (bir taraf 30 ya da az puan) ve schwarz (hiç el yok) birer daha ekler. Elden oyunda schneider, schwarz ya da ouvert (açık kartlar) birer daha için önceden ilan edilebilir.
    - **Matadorlar:** en üstten art arda sende olan (matadorlu) ya da sende olmayan (matadorsuz) kozlar. Skat da senindir.
    - **Null:** 23, elden 35, ouvert 46, ikisi 59.
    - **Puanlar:** değeri kazanırsın ya da iki katını kaybedersin. Değer ihalenden düşükse, ihaleye yeten ilk kat üzerinden kaybedersin.
    - **Oyun:** dağıtanın solundaki başlar. { rules-trick }
    - **Dört kişiyle:** dağıtan bekler.
    - **Ramsch** (özel kural): herkes pas derse valeler kozdur ve herkes puandan kaçar.
    - **Son:** herkes dört kez dağıtır. En çok puanı olan kazanır.
skat-paragraphs =
    .skat-not-a-value = 2
    .skat-bid-too-low = 1
    .skat-answer-first = 1
    .skat-nothing-to-hold = 1
    .skat-forehand-18 = 1
    .skat-below-bid = 5
    .skat-hand-only = 2
    .must-follow-suit = 6
    .skat-jacks = 6
    .skat-sits-out = 7

skat-variant-league = Lig, ödül puanlı
skat-variant-ramsch = Ramschlı
skat-variant-home = Ramsch ve kontralı

skat-option-rounds = Herkes kaç kez dağıtır
    .zero = { shared-no-limit }
skat-option-scoring = Puanlar
    .classic = yalnızca değer
    .seeger_fabian = ödül puanlarıyla
skat-option-passed_in = Herkes pas derse
    .next = sonraki dağıtım
    .ramsch = ramsch
skat-option-ramsch_skat = Ramschta skat kime gider
    .last_trick = son eli alana
    .loser = en çok puanı olana
skat-option-kontra = İhale söyleyen rakip katlayabilir

do-hold = Tut
do-yes = Tut { $number }
skat-do-take = Skatı al
skat-do-bid = { $number } de
do-game = { $suit } { $symbol }
do-game-grand = Grand
do-game-null = Null
do-game-null-ouvert = Null ouvert
do-hand = Elden { $symbol }
do-hand-grand = Grand elden
do-hand-null = Null elden
do-hand-null-ouvert = Null elden ouvert
do-hand-more = İlan et
do-schneider = { $symbol } schneider
do-schwarz = { $symbol } schwarz
do-ouvert = { $symbol } ouvert
do-grand-schneider = Grand schneider
do-grand-schwarz = Grand schwarz
do-grand-ouvert = Grand ouvert
do-hand-schneider = { do-schneider }
do-hand-schwarz = { do-schwarz }
do-hand-ouvert = { do-ouvert }
do-hand-grand-schneider = { do-grand-schneider }
do-hand-grand-schwarz = { do-grand-schwarz }
do-hand-grand-ouvert = { do-grand-ouvert }
do-kontra = Kontra
do-re = Re

skat-more = { $hand ->
    [0] {""}
   *[1] {" "}elden
}{ $extra ->
    [none] {""}
    [schneider] {" "}schneider
    [schwarz] {" "}schwarz
   *[ouvert] {" "}ouvert
}
skat-game = { $kind ->
    [suit] { $suit }
    [grand] grand
   *[null] null
}{ skat-more }
skat-deals = { $sits_out ->
    [0] { shared-deals }
   *[1] { $seat } dağıtıyor ve bu turu bekliyor.
}
    .to-seat = { $sits_out ->
        [0] { shared-deals.to-seat }
       *[1] Sen dağıtıyorsun ve bu turu bekliyorsun.
    }
skat-bids = { bids-tricks }
    .short = { $number } dedi
    .to-seat = { bids-tricks.to-seat }
skat-holds = { $seat } { $number } ihalesini tuttu.
    .short = tuttu
    .to-seat = { $number } ihalesini tuttun.
skat-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
skat-declarer = { $seat } tek oynuyor, ihale { $number }.
    .to-seat = Tek oynuyorsun, ihale { $number }.
skat-takes = { $seat } skatı aldı.
    .short = skatı aldı
    .to-seat = Skatı aldın.
skat-discards = { $seat } iki kart attı.
    .short = attı
    .to-seat = İki kart attın.
skat-announces = { $seat } oyununu söyledi: { skat-game }.
    .short = { skat-game }
    .to-seat = Oyununu söyledin: { skat-game }.
skat-doubles = { $kind ->
    [kontra] { $seat } kontra dedi. Bahis: × { $stake }
   *[re] { $seat } re dedi. Bahis: × { $stake }
}
    .short = { $kind ->
        [kontra] kontra
       *[re] re
    }
    .to-seat = { $kind ->
        [kontra] Kontra dedin. Bahis: × { $stake }
       *[re] Re dedin. Bahis: × { $stake }
    }
skat-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
skat-passed-in = Herkes pas dedi. Puan yok.
skat-ramsch = Herkes pas dedi. Ramsch: puandan kaç!
skat-result = { skat-game }{ $kind ->
    [null] {""}
   *[other] { "" }, { $points } puan
}.
skat-ends = { $made ->
    [0] { $seat } kaybetti: { skat-result }
   *[1] { $seat } kazandı: { skat-result }
}
    .to-seat = { $made ->
        [0] Kaybettin: { skat-result }
       *[1] Kazandın: { skat-result }
    }
skat-counts = { $holds ->
    [0] Matadorsuz { $matadors }
   *[1] Matadorlu { $matadors }
}, oyun { $at_game }{ $at_hand ->
    [0] {""}
   *[other] { "" }, elden { $at_hand }
}{ $at_schneider ->
    [0] {""}
   *[other] { "" }, schneider { $at_schneider }
}{ $at_announced ->
    [0] {""}
   *[other] { "" }, ilan { $at_announced }
}{ $at_schwarz ->
    [0] {""}
   *[other] { "" }, schwarz { $at_schwarz }
}{ $at_told ->
    [0] {""}
   *[other] { "" }, ilan { $at_told }
}{ $at_ouvert ->
    [0] {""}
   *[other] { "" }, ouvert { $at_ouvert }
} × { $base } = { $value }.
skat-overbid = Bu, söylenen ihalenin ({ $number }) altında. Kaybedildi, { $value } puan.
skat-scores = { $seat }: { SIGNED($gain) } puan.
    .to-seat = Sen: { SIGNED($gain) } puan.
skat-lay = Skatta: { $cards }.

skat-for-game = { $number } { skat-game }
skat-for-bonus = { $number } ödül
skat-for-ramsch = { $number } ramsch
skat-line = { $plays ->
    [0] { $score }
   *[1] { $score } · { shared-tricks }
}
skat-line-out = { $score } · bekliyor
skat-tag = { skat-game } { $number }
skat-tag-declarer = tek, { $number }
skat-tag-passed = { $number ->
    [0] { shared-passed }
   *[other] { shared-passed } { $number }
}
skat-call = { $kind ->
    [bid] { $number }
    [hold] { do-hold }
    [pass] { do-pass }
    [kontra] { do-kontra }
   *[re] { do-re }
}
skat-subtitle = Tur { $number } · { $phase ->
    [skat] Skat
    [discard] Kart atma
    [game] Oyun söyleme
    [kontra] Kontra?
    [re] Re?
    [play] El { $trick }
   *[bid] İhale
}
skat-bid = İhale
skat-by = { $seat } oynuyor
skat-everyone = Herkes oynuyor
skat-badge = { $kind ->
    [suit] {""}
    [grand] Grand
    [null] Null
   *[ramsch] Ramsch
}{ skat-more }{ $stake ->
    [1] {""}
   *[other] {" "}× { $stake }
}
skat-skat = Skat
skat-taken-by = Skat, { $seat }

skat-with = { skat-game }{ $kind ->
    [null] {""}
   *[other] { $holds ->
        [0] { " " }(matadorsuz { $matadors })
       *[1] { " " }(matadorlu { $matadors })
    }
}
skat-hint-bid = Şu oyunla { $value } sayısına kadar çıkabilirsin: { skat-with }.
skat-hint-enough = En iyi oyunun, { skat-with }, yalnızca { $value } eder.
skat-hint-weak = Söyleyebileceğin hiçbir oyun yeterince güçlü değil.
skat-hint-take = İki kart daha işine yarar.
skat-hint-hand = Şu oyun için skat gerekmiyor: { skat-game }. Elden oyun daha çok eder.
skat-hint-discard = Şu oyunda en az işine yarayan ikisi bunlar: { skat-game }.
skat-hint-game = Kartların en çok şu oyuna uygun: { skat-game }.
skat-hint-double = { $doubles ->
    [0] Kaybedebilirsin. Katlama.
   *[1] Kazanman gerek. Katla.
}
skat-hint-only = { shared-hint-only-card }
skat-hint-draw = Bunu kimse geçemez. Kozlarını çek.
skat-hint-draw-low = Kozlarını küçük bir kozla çek.
skat-hint-sure = Onlarda daha büyüğü yok. Puanları al.
skat-hint-trumps = Yalnızca kozun var.
skat-hint-long = En uzun renginden çık, büyükleri sonra el alır.
skat-hint-beaten = Bu eli alamazsın. Az puan ver.
skat-hint-throw = İçinde az puan var. Kozlarını sakla.
skat-hint-last = Son oynayan sensin. En çok puanlı kartla al.
skat-hint-wait = Kesin alan bir şey yok. Az puan ver.
skat-hint-high = Bunu kimse geçemez gibi.
skat-hint-trump = O renk sende yok, çak.
skat-hint-through = Senden sonra tek oynayan var. Uzun bir renkten küçük çık.
skat-hint-short = Tek oynayan en son oynuyor. Kısa bir renkten çık.
skat-hint-give = Eli eşin alıyor. Verebildiğin kadar puan ver.
skat-hint-risk = İçinde çok puan var. Şansını dene.
skat-hint-low = Bu kart neredeyse hiç el almaz.
skat-hint-dump = { shared-hint-off-suit }
skat-hint-under = { shared-hint-highest-under }
skat-hint-take-it = { shared-hint-taking-anyway }
skat-hint-over = { shared-hint-lowest-over }
skat-hint-null-lead = Kısa bir renkten küçük çık. Tek oynayan almak zorunda kalabilir.
skat-hint-null-throw = Büyük kartlardan kurtul, sonra küçük kalırsın.
skat-hint-null-under = Eli tek oynayan alıyor. Altında kal!
skat-hint-null-low = Tek oynayan senden sonra oynuyor. Küçük kal.

skat-wrong-phase = { $phase ->
    [skat] Skatı al ya da elden oyun ilan et.
    [discard] { skat-two-cards }
    [game] Oyununu söyle.
    [kontra] Kontra de ya da pas de.
    [re] Re de ya da pas de.
    [play] Elinden bir kart oyna.
   *[bid] İhale söyle, tut ya da pas de.
}
skat-not-a-value = Hiçbir oyun bu kadar etmez. En yakınları: { $numbers }.
skat-bid-too-low = Bu çok düşük. En az { $least } de ya da pas de.
skat-answer-first = { $seat } { $number } dedi. Tut ya da pas de.
skat-nothing-to-hold = Yalnızca başkasının ihalesini tutabilirsin. En az { $least } de ya da pas de.
skat-forehand-18 = Ötekilerin hepsi pas dedi. { $least } de ya da pas de.
skat-take-or-hand = Önce skatı al ya da elden oyun ilan et.
skat-taken = Skatı aldın. Bir renk, grand ya da null söyle.
skat-hand-only = Bu, elden oyunlar içindir. Bir renk, grand, null ya da null ouvert söyle.
skat-below-bid = Bu yalnızca { $value } eder, ihalen ise { $bid }. Bir renk{ $ouvert ->
    [0] {" "}ya da grand
   *[1] { "" }, grand ya da null ouvert
} oyna.
skat-two-cards = On iki kartından ikisini at.
skat-has-not-bid = Yalnızca ihale söylemiş ya da tutmuş bir rakip kontra diyebilir.
skat-sits-out = Sen dağıtıyorsun, bu turu bekliyorsun.
skat-jacks = { $trump ->
    [0] Renge uyabilirsin, valeler ise kozdur.
   *[1] Koz çıkıldı, valeler de kozdur.
} Oynayabileceğin kartlar: { $cards }.
