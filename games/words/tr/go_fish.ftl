go-fish-name = Balık Tut
    .line = Ötekilerden kart iste. Dörtlüleri topla.
    .aliases = Go Fish, Balık, Dörtlü
go-fish-rules = **Ötekilerden kart iste ve dörtlü topla: bir değerin dört kartı.**
    Sıran gelince bir oyuncudan, sende en az bir kartı olan bir değer iste: “Yedi var mı?” Varsa hepsini alırsın ve yine istersin. Yoksa balık tutarsın: desteden bir kart çek. İstediğin gelirse yine istersin. Gelmezse sıra sonrakine geçer.
    Bütün dörtlüler açılınca en çok dörtlüsü olan kazanır.
    - **Örnek:** sende 7, 7 ve papaz var. Ayşe'den yedi istedin, iki tane aldın: dörtlü! Can'dan papaz istedin. Yok, kart çekersin.
    .whole =
    - **Dağıtım:** iki ya da üç kişiye yedişer, daha çoğuna beşer kart. Gerisi destedir.
    - **İstemek:** kartı olan bir oyuncu ve sende olan bir değer söyle. O değerdeki bütün kartlarını herkesin gözü önünde sana vermek zorundadır.
    - **Balık tutmak:** kartı yoksa sen çekersin. İstediğin değer gelirse gösterir ve yine istersin.
    - **Dörtlüler:** bir değerin dördü de hemen önüne açılır.
    - **Kartın bitince** sıran gelince bir kart çek. Deste bittiyse sıran geçer.
    - **Eşler** karşılıklı oturur, dörtlüleri birlikte sayılır. Eşinden isteyemezsin.
    - **Son:** bütün kartlar dörtlü olunca. Kimse artık bir şey alamıyorsa tur yine biter.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = Sıra kendisinden istenene geçer
go-fish-variant-pairs = Dörtlü yerine çift
go-fish-variant-teams = Eşli, iki tur
go-fish-variant-single_cards = Tek tek kart istenir
go-fish-variant-memory = Hatırlatma yok, üç tur

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = yedi, dört kişiden itibaren beş
go-fish-option-books = Ne toplanır
    .four = aynı değerden dört kart
    .pairs = çift
go-fish-option-ask_for = Ne istenir
    .rank = bir değerin bütün kartları
    .card = tek kart
go-fish-option-next_turn = Sonra kim ister
    .left = soldaki oyuncu
    .asked = kendisinden istenen oyuncu
go-fish-option-lucky = İstediğini çekersen yine istersin
go-fish-option-book_again = Çektiğin kart dörtlü yaparsa yine istersin
go-fish-option-empty_hand = Kartın bitince
    .draw = sıran gelince bir kart çekersin
    .refill = yeni bir el alırsın
    .end = deste bitmiş gibi tur biter
go-fish-option-scoring = Bir dörtlünün değeri
    .books = bir puan
    .values = as 15, papaz 13, kız 12, vale 11, ötekiler kendi sayısı
go-fish-option-teams = Takımlar
    .none = herkes tek başına
    .pairs = eşli, dört ya da altı kişi
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = Masa herkesin bildiğini gösterir

do-ask = İste: { $seat }
do-ask-for = İste: { $seat }, { shared-ranks }
do-ask-card = İste: { $seat },
    .with = İste: { $seat }, { $picked }
do-for = { shared-ranks }
do-card = bir kart
    .with = Kart { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat }, { $other } oyuncusundan istedi ve aldı: { $cards }.
    .to-seat = { $other } oyuncusundan istedin ve aldın: { $cards }.
    .to-other = { $seat } senden istedi ve aldı: { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat }, { $other } oyuncusundan { $suit } { rank-name } istedi. Balık tut!
   *[rank] { $seat }, { $other } oyuncusundan { shared-ranks } istedi. Balık tut!
}
    .short = balık tuttu
    .to-seat = { $kind ->
        [card] { $other } oyuncusundan { $suit } { rank-name } istedin. Balık tut!
       *[rank] { $other } oyuncusundan { shared-ranks } istedin. Balık tut!
    }
    .to-other = { $kind ->
        [card] { $seat } senden { $suit } { rank-name } istedi. Balık tut!
       *[rank] { $seat } senden { shared-ranks } istedi. Balık tut!
    }
go-fish-lucky = { $seat } { $card } çekti!
    .to-seat = { $card } çektin!
go-fish-draws = { $seat } kartsız kaldı ve { shared-cards } çekti.
    .to-seat = Kartsız kaldın ve { shared-cards } çektin.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } açtı: { $cards }.
    .to-seat = Açtın: { $cards }.
go-fish-nobody = Kimse bir şey alamıyor, tur bitti.

go-fish-points = { shared-points }
go-fish-gave = Veren: { $other }
go-fish-marks = { $kind ->
    [none] yok: { $others }
    [some] { $held }
   *[both] { $held }; yok: { $others }
}
go-fish-asked = { shared-ranks }, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count } çift
   *[four] { $count } dörtlü
}

go-fish-hint-known = { $other } oyuncusunda kesin { shared-ranks } var.
go-fish-hint-unknown = { $other } oyuncusunun kimsenin bilmediği { shared-cards } var. Aralarında { shared-ranks } olabilir.
go-fish-hint-vain = Şu an hiçbiri olası değil. Bu da öbürleri kadar iyi.

go-fish-few-cards = O kadar kart yok. Herkese en çok { $count } kart dağıt.
go-fish-team-seats = Eşli oyun için dört ya da altı oyuncu gerekir.
go-fish-ask-now = Bir oyuncudan kart iste, örneğin “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { shared-ranks }
}”.
go-fish-not-held = Yalnızca sende olan değerleri isteyebilirsin: { $ranks }.
go-fish-not-yourself = Kendinden isteyemezsin. İsteyebileceklerin: { $seats }.
go-fish-no-such-seat = Öyle bir oyuncu yok. İsteyebileceklerin: { $seats }.
go-fish-no-cards = { $other } oyuncusunun kartı yok. İsteyebileceklerin: { $seats }.
go-fish-partner = { $other } senin eşin. İsteyebileceklerin: { $seats }.
go-fish-have-it = { $card } zaten sende.
go-fish-in-book = { $card } zaten bir dörtlüde.
