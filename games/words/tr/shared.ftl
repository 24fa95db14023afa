shared-points-to-win = Kazanma puanı
shared-hands = Maçtaki tur sayısı
shared-until-all-chips = bütün fişler tek oyuncuda toplanana kadar
shared-most-hands = Maçta en çok kaç tur
shared-rounds = Maçtaki tur sayısı
shared-chips = Başlangıç fişi
shared-cards-dealt = Oyuncu başına dağıtılan kart
shared-none = yok
shared-never = hiçbir zaman
shared-no-limit = sınırsız
shared-any-time = her zaman
shared-once-played = biri oynandıktan sonra
shared-same-time = herkes aynı anda
shared-another-hand = bir tur daha oynanır
shared-share-the-win = birlikte kazanırlar
shared-left-of-dealer = dağıtanın solundaki oyuncu
shared-when-you-pass = Pas dersen
shared-come-back = sıran gelince yine oynayabilirsin
shared-out-of-trick = o elde artık yoksun
shared-showdown = Kartlar açılırken
shared-everyone-shows = herkes gösterir
shared-losers-hide = kaybeden elini saklayabilir

shared-cards = { $count } kart
shared-ranks = { $rank ->
    [A] as
    [J] vale
    [Q] kız
    [K] papaz
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number } el
shared-points = { $points } puan
shared-faces = Kartların sembolleri
    .latin = altın, kupa, kılıç, sopa
    .french = karo, kupa, maça, sinek
shared-you-and = { $others ->
    [0] sen
    [one] sen ve { $seats }
   *[other] sen, { $seats }
}
shared-partners = Dört kişi eşli oynar
shared-passes = { $seat } pas dedi.
    .to-seat = Pas dedin.
shared-passed = pas dedi
shared-deals = { $seat } dağıtıyor.
    .to-seat = Sen dağıtıyorsun.
shared-leads = { $seat } başlıyor.
    .to-seat = Sen başlıyorsun.
shared-trick-of-hand = Tur { $number } · El { $trick }

shared-hint-only-card = Oynayabileceğin tek kart bu.
shared-hint-cheapest = Son oynayan sensin, eli en ucuz kartla al.
shared-hint-partner-winning = Bu eli eşin alıyor. Küçük oyna.
shared-hint-cannot-win = Bu eli alamazsın. Küçük oyna.
shared-hint-highest-under = Altında kalan en büyük kartın bu.
shared-hint-highest-safe = Son oynayan sensin ve bu elde kötü bir şey yok. En büyük kartından kurtul.
shared-hint-taking-anyway = Bu eli nasılsa alacaksın, en büyük kartından kurtul.
shared-hint-lowest-over = Altında kalamıyorsun, olabildiğince küçük oyna.
shared-hint-off-suit = O renkten kartın yok, elinde kalmasını en az istediğin kartı oyna.
shared-hint-no-safe-lead = Güvenli bir çıkış yok. Sana en az zararı bu verir.
shared-hint-last-card = Bu son kartın. Bitirdin!
shared-hint-least-useful = En az işine yarayan kart bu.
shared-hint-no-chips = Fişin yokken yalnızca izleyebilirsin.

shared-must-lead = Sen başlıyorsun, pas diyemezsin. İstediğini oyna.
shared-other-size = { $count ->
    [one] Geçilecek tek kart var. Bir kart oyna
   *[other] Geçilecek { $count } kart var. O kadar kart oyna
} ya da pas de.
shared-must-draw = Henüz pas diyemezsin. Önce bir kart çek.
shared-reverses = Oyunun yönü değişti.
shared-you-draw = Çektiğin: { $cards }.
