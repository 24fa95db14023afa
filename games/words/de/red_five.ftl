red-five-name = Rote Fünf
    .line = Allein gegen drei, mit zwei Kartenspielen.
    .aliases = Red Five, Hong Wu, Eins gegen drei
red-five-rules = **Allein gegen drei: Biete darum und hol dann die versprochenen Punkte.**
    In den Karten stecken 200 Punkte: 5 für jede Fünf, 10 für jede Zehn und jeden König. Wer am höchsten bietet, ist **Alleinspieler**, nennt Trumpf, nimmt acht Karten auf und **drückt** acht, verdeckt. Die anderen drei sind die **Gegenpartei** und spielen zusammen.
    Zuerst spielt der Alleinspieler aus, danach wer den letzten Stich gemacht hat. Ausgespielt wird eine Karte, ein Paar derselben Karte oder mehr, alles in einer Farbe. Das ist die **Form** des Stichs. Alle spielen gleich viele Karten in dieser Farbe. Reichen sie nicht, spiel alle, die du davon hast, und füll mit anderen auf.
    Die höchsten Karten dieser Farbe und Form machen den Stich mit seinen Punkten. Schlagen können sie nur Trümpfe derselben Form, wenn jemand die Farbe gar nicht hat. Die 5♥, die **rote Fünf**, ist der höchste Trumpf. Danach kommen die Joker, die Dreien in der Trumpffarbe, rot oder schwarz, und alle Zweien.
    Wer das Gebot schafft, bekommt von allen dreien bezahlt. Wer nicht, zahlt an alle drei.
    - **Zum Beispiel:** Karo ist Trumpf, und Ann spielt K♠ K♠ aus. Du hast ein Pik, also spielst du es und irgendeine andere Karte. Ben hat kein Pik und spielt 4♦ 4♦: Ein Paar Trümpfe schlägt ein Paar Könige. Ben macht den Stich mit seinen 20 Punkten und spielt als Nächstes aus.
    .whole =
    - **Karten:** zwei volle Kartenspiele mit Jokern, also jede Karte zweimal. 25 Karten für alle; die letzten 8 sind der **Stock**.
    - **Bieten:** in Fünfern, von 55 bis 200, jedes Gebot höher als das letzte. Wer passt, ist draußen. Passen alle vier, spielt allein, wer zuerst bieten musste, für 55.
    - **Der Alleinspieler** nennt Trumpf, nimmt dann den Stock auf und drückt irgendwelche 8 Karten. Die anderen drei sind die Gegenpartei, ihre Punkte zählen zusammen.
    - **Trümpfe, von oben,** alle eine Farbe:
      - 5♥, die rote Fünf
      - großer Joker, dann kleiner Joker
      - Trumpf-3, dann die andere 3 derselben Farbe (rot oder schwarz)
      - Trumpf-2, dann die anderen 2er (alle gleich)
      - A K Q J 10 und so weiter von Trumpf, bis zur 4
    - **Ausspielen kannst du:** eine einzelne Karte, ein **Paar** (zweimal dieselbe Karte) oder einen **Traktor**, zwei oder mehr Paare in Folge wie 8♣ 8♣ 7♣ 7♣. Trümpfe über dem Ass bilden keine Traktoren. In Farben ohne Trumpf ist das Ass hoch.
    - **Würfe:** Du kannst mehrere davon auf einmal ausspielen, alle in einer Farbe, und viele Punkte in einem Stich holen. Kann aber jemand irgendeinen Teil in dieser Farbe schlagen, musst du stattdessen den kleinsten Teil ausspielen.
    - **Bedienen:** so viele Karten, wie ausgespielt sind, in dieser Farbe. Wenn du kannst, so weit wie möglich ein Paar auf ein Paar, einen Traktor auf einen Traktor; sonst reichen andere Karten der Farbe. **Reichen sie nicht,** spiel alle, die du davon hast, und füll mit beliebigen auf. Stechen musst du nie.
    - **Wer den Stich macht:** wer am höchsten in derselben Form und der ausgespielten Farbe liegt. Ein Paar verliert nur gegen ein höheres Paar, ein Traktor nur gegen einen höheren Traktor. Trümpfe dieser Form schlagen sie. Sind zwei gleich, gilt, wer zuerst gespielt hat.
    - **Ein Stich:** Herz ist Trumpf, und Ann spielt den Traktor 9♣ 9♣ 8♣ 8♣ aus. Ben hat Q♣ 7♣ 7♣ 4♣ 3♣: keinen Traktor, aber ein Paar, also muss es 7♣ 7♣ sein und zwei beliebige andere Kreuz. Cyd hat kein Kreuz und spielt A♥ A♥ K♥ K♥, einen höheren Traktor in Trumpf. Dan hat nur die 10♣, spielt sie und drei andere Karten. Cyd macht den Stich, mit mindestens 30 Punkten.
    - **Der Stock:** Macht die Gegenpartei den letzten Stich, zählen die gedrückten Punkte doppelt für sie, oder vierfach, wenn ein Paar oder ein Traktor ausgespielt war. Macht ihn der Alleinspieler, zählen sie für ihn einfach.
    - **Punkte:** Schaffst du dein Gebot, bekommst du von allen 1. Es sind 2, wenn du mindestens die Hälfte des Wegs vom Gebot bis 200 schaffst, und 3 bei allen 200. Schaffst du es nicht, zahlst du allen 1. Es sind 2, wenn du nicht einmal die Hälfte des Gebots hast, und 3, wenn du gar nichts hast.
    - **Das Ende:** Nach 8 Spielen gewinnt der höchste Stand.
    - **Zum Beispiel:** Du bietest 80. Auf halbem Weg zu 200 liegt 140, also bringen 80 bis 135 Punkte von allen 1, und 140 bis 195 bringen 2. Mit 40 bis 75 zahlst du je 1, mit 5 bis 35 je 2 und mit nichts je 3.
red-five-paragraphs =
    .bad-bid = 2
    .bid-too-low = 2
    .need-8-cards = 3
    .bad-suit = 3
    .use-throw = 5
    .one-group-only = 5
    .throws-off = 6
    .wrong-count = 7
    .must-follow-group = 7
    .only-one-held = 7
    .must-play-all-of-group = 7
    .must-match-pairs = 7

red-five-variant-plain = Einfach: keine Würfe, 3er sind normale Karten
red-five-variant-rich = Größer: ohne Trumpf, Traktoren bis zu den Jokern, steigende Einsätze
red-five-variant-short = Kurz: 4 Spiele

red-five-option-min_bid = Niedrigstes Gebot
red-five-option-bid_step = Gebote steigen in Schritten von
red-five-option-all_pass = Wenn alle vier passen
    .first_bidder = spielt für das kleinste Gebot, wer zuerst bieten musste
    .redeal = wird neu gegeben, höchstens zweimal
red-five-option-first_bidder = Zuerst bietet
    .rotate = reihum jede Person
    .random = irgendwer, zufällig
    .last_declarer = wer zuletzt allein gespielt hat
red-five-option-trump_timing = Trumpf wird genannt
    .before_kitty = vor dem Blick in den Stock
    .after_kitty = nach dem Drücken
red-five-option-no_trump = Auch ohne Trumpffarbe (Trumpf sind nur 5♥, Joker und 2er)
red-five-option-advisers = Die 3er in Rot oder Schwarz wie Trumpf sind hohe Trümpfe
red-five-option-high_tractors = Traktoren gehen über das Trumpf-Ass hinaus bis zu den Jokern
red-five-option-throws = Würfe: mehrere Kombinationen auf einmal ausspielen
red-five-option-throw_check = Ein Wurf wird geprüft gegen
    .hands = die echten Karten der anderen, kann also misslingen
    .unseen = alle noch nicht gesehenen Karten; nur sichere sind erlaubt
red-five-option-failed_throw = Misslingt ein Wurf, spielst du aus
    .smallest = seinen kleinsten Teil
    .beaten_component = einen Teil, der zu schlagen ist
red-five-option-failed_throw_penalty = Punkte für die andere Seite, wenn ein Wurf misslingt
red-five-option-ruff_compare = Einen gestochenen Wurf schlägt
    .dominant = der höchste Traktor, das höchste Paar oder die höchste Karte
    .all = höherer Trumpf in jedem Teil
red-five-option-show_kitty = Alle sehen den Stock, bevor er aufgenommen wird
    .never = { shared-never }
    .below = nach einem kleinen Gebot
    .always = immer
red-five-option-show_kitty_below = Klein ist ein Gebot unter
red-five-option-kitty_multiplier = Macht die Gegenpartei den letzten Stich, zählt der Stock
    .x1 = einfach
    .x2 = doppelt
    .x2_4 = doppelt, bei Paar oder Traktor vierfach
    .x2_4_8 = doppelt, bei Paar vierfach, bei Traktor achtfach
red-five-option-results = Doppelt oder dreifach zahlt ein Spiel
    .ratio = im Verhältnis zum Gebot
    .fixed40 = je 40 Punkte über oder unter dem Gebot
red-five-option-red_five_capture = Die rote Fünf der anderen holen: Grundwert, und 20 Punkte wechseln
red-five-option-bid_stake = Ein Spiel zahlt
    .flat = für jedes Gebot dasselbe
    .rising = je 20 Punkte im Gebot einen Grundwert mehr
red-five-option-base = Grundwert (was ein einfacher Sieg zahlt)
red-five-option-hands = { shared-hands }
red-five-option-target = Stand, der die Partie beendet (mal Grundwert)

do-trump = Trumpf { $symbol } { $suit }
do-trump-none = Ohne Trumpf
do-bury = Drücken
    .with = { $picked } drücken
    .pick = { $most } Karten drücken
do-pairs = Ein Paar oder einen Traktor spielen

red-five-lowest = { $number } bieten
red-five-leap = { $number } bieten · { $leap } mehr

red-five-opens = { $other } bietet zuerst.
    .to-other = Du bietest zuerst.
red-five-bids = { $seat } bietet { $number }.
    .to-seat = Du bietest { $number }.
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = Alle haben gepasst, also wird neu gegeben.
red-five-declares = { $seat } spielt allein und braucht { $number } Punkte.
    .to-seat = Du spielst allein und brauchst { $number } Punkte.
red-five-names = { $seat } macht { $suit } zum Trumpf.
    .short = nannte Trumpf
    .to-seat = Du machst { $suit } zum Trumpf.
red-five-names-none = { $seat } spielt ohne Trumpffarbe.
    .short = ohne Trumpf
    .to-seat = Du spielst ohne Trumpffarbe.
red-five-shows = Stock für { $seat }: { $cards }.
    .to-seat = Dein Stock: { $cards }.
red-five-takes-kitty = { $seat } nimmt den Stock auf.
    .to-seat = Du nimmst den Stock auf.
red-five-buries = { $seat } drückt acht Karten.
    .short = drückte 8
    .to-seat = Du drückst acht Karten.
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat } versucht den Wurf { $cards }, aber ein Teil davon ist zu schlagen.
    .to-seat = Du versuchst den Wurf { $cards }, aber ein Teil davon ist zu schlagen.
red-five-throw-costs = Der Wurf kostet die Seite von { $seat } { $points } Punkte.
    .to-seat = Der Wurf kostet deine Seite { $points } Punkte.
red-five-takes = { $play ->
    [last] { $winner } spielt { $cards } und macht den Stich
   *[earlier] { $winner } macht den Stich mit { $cards }
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] Du spielst { $cards } und machst den Stich
       *[earlier] Du machst den Stich mit { $cards }
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] .
   *[other] : { $points } Punkte.
}
red-five-captured = { $winner } holt eine rote Fünf von { $seat }.
    .to-winner = Du holst eine rote Fünf von { $seat }.
    .to-seat = { $winner } holt eine rote Fünf von dir.
red-five-kitty = Der letzte Stich ging an { $winner }. Im Stock: { $cards }{ $points ->
    [0] , keine Punkte.
   *[other] , { $points } Punkte{ $times ->
        [1] .
        [2] , doppelt.
       *[other] , mal { $times }.
    }
}
    .to-winner = Der letzte Stich ging an dich. Im Stock: { $cards }{ $points ->
        [0] , keine Punkte.
       *[other] , { $points } Punkte{ $times ->
            [1] .
            [2] , doppelt.
           *[other] , mal { $times }.
        }
    }
red-five-made = { $seat } hat { $bid } geboten und { $points } geholt. Geschafft: je { $stake } von der Gegenpartei.
    .to-seat = Du hast { $bid } geboten und { $points } geholt. Geschafft: je { $stake } von der Gegenpartei.
red-five-set = { $seat } hat { $bid } geboten und { $points } geholt. Zu wenig: je { $stake } an die Gegenpartei.
    .to-seat = Du hast { $bid } geboten und { $points } geholt. Zu wenig: je { $stake } an die Gegenpartei.

red-five-call-passed = { do-pass }
red-five-line = Stand { $score }
red-five-line-bid = { $score } · bietet { $bid }
red-five-line-taken = { $score } · holte { $points }
red-five-deed = geboten { $bid }, geholt { $points }
red-five-deed-defender = geholt { $points }
red-five-for-fives = { $number } rote Fünfen
red-five-declarer-tag = allein
red-five-passed-tag = gepasst
red-five-phase-bid = Spiel { $number } · Bieten
red-five-phase-trump = Spiel { $number } · Trumpf
red-five-prompt-bury = { $seat } drückt 8 Karten
    .to-seat = Du drückst 8 Karten
red-five-phase-bury = Spiel { $number } · Stock
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = Spiel { $number } · { $points } von { $bid }
red-five-kitty-label = Stock
red-five-buried-label = Gedrückt
red-five-own-buried-label = Von dir gedrückt
red-five-bid-badge = Gebot
red-five-defenders-badge = Gegenpartei
red-five-trump-badge = Trumpf
red-five-no-trump-badge = keiner

red-five-count = { $trumps ->
    [one] 1 Trumpf
   *[other] { $trumps } Trümpfe
} ({ $honours ->
    [0] keiner
   *[other] { $honours }
} über den 2ern), { $pairs ->
    [0] kein Trumpfpaar
    [one] 1 Trumpfpaar
   *[other] { $pairs } Trumpfpaare
}, { $aces ->
    [0] kein Nebenass
    [one] 1 Nebenass
   *[other] { $aces } Nebenasse
}
red-five-hint-bid = Mit { $suit } würdest du etwa { $points } Punkte holen: { red-five-count }. Biete bis { $limit }.
red-five-hint-pass = Selbst mit { $suit } würdest du nur etwa { $points } Punkte holen: { red-five-count }.
red-five-hint-trump = Deine beste Farbe ist { $suit }, etwa { $points } Punkte: { red-five-count }.
red-five-hint-bury = Drück diese: Das leert kurze Farben und kostet { $points ->
    [0] keine Punkte
   *[other] nur { $points } Punkte
}. Behalt Asse, Paare und Trümpfe.
red-five-hint-only = Etwas anderes kannst du nicht spielen.
red-five-hint-sure = In dieser Farbe schlägt das nichts mehr.
red-five-hint-throw = Wirf sie alle: In dieser Farbe ist keine davon mehr zu schlagen.
red-five-hint-draw = Das ist der höchste Trumpf, der noch da ist. Zieh die der Gegenpartei.
red-five-hint-pair = Nichts gewinnt sicher, aber Paare sind schwer zu schlagen.
red-five-hint-pull = Sicher ist nichts. Spiel einen kleinen Trumpf aus und zieh die der Gegenpartei.
red-five-hint-gamble = Du hast fast keine Karten mehr. Wirf alle und schau, was passiert.
red-five-hint-low = Sicher ist nichts, also spiel klein aus einer langen Farbe aus, ohne Punkte.
red-five-hint-low-trump = Du hast nur noch Trümpfe, also spiel einen kleinen aus.
red-five-hint-gives = Der Stich gehört deiner Seite, also gib { $points } Punkte rein.
red-five-hint-partner = Der Stich gehört deiner Seite, also spiel klein.
red-five-hint-cheapest = Das macht den Stich, und billiger geht es nicht.
red-five-hint-holds = Das macht den Stich, und in dieser Farbe schlägt es nichts mehr.
red-five-hint-ruff = Du kannst nicht bedienen, und es liegen Punkte drin. Stich so klein wie möglich.
red-five-hint-low-follow = Den Stich bekommst du nicht, oder er lohnt nicht. Spiel klein und gib keine Punkte rein.

red-five-wrong-phase = { $phase ->
    [bid] Noch wird geboten. Biete oder pass.
    [trump] Jetzt wird Trumpf genannt. Wähl eine Farbe.
    [bury] Jetzt wird gedrückt. Drück acht von deinen Karten.
   *[play] Jetzt wird gespielt. Spiel aus deinem Blatt.
}
already-passed = Du hast gepasst, also bietest du in diesem Spiel nicht mehr mit.
bid-too-low = Das ist zu wenig. Biete mindestens { $least } oder pass.
bad-suit = Das kann nicht Trumpf sein. Nimm Pik, Herz, Karo oder Kreuz.
need-8-cards = Du hast { $number } { $number ->
    [one] Karte
   *[other] Karten
} gewählt. Drück genau acht.
only-one-held = { $card } hast du nur einmal. Nimm Karten, die du hast.
one-group-only = Ausspielen geht nur in einer Farbe, und alle Trümpfe sind eine Farbe. Nimm eine Karte, ein Paar, einen Traktor oder einen Wurf.
use-throw = { $cards } ist mehr als eine Kombination. Spiel es als Wurf aus oder nur einen Teil davon.
throws-off = An diesem Tisch gibt es keine Würfe. Spiel eine Karte, ein Paar oder einen Traktor aus.
unsure-throw = Werfen darfst du nur, was niemand schlagen kann: { $count ->
    [0] Davon ist kein Teil sicher
   *[other] Hier ist das { $cards }
}.
throw-is-a-lead = Werfen geht nur beim Ausspielen. Spiel { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}.
wrong-count = Spiel { $number ->
    [one] eine Karte
   *[other] { $number } Karten
}, so viele, wie ausgespielt sind. Du kannst { $cards } spielen.
must-follow-group = Du musst bedienen. Du kannst { $cards } spielen.
must-play-all-of-group = Du hast zu wenig von der ausgespielten Farbe: Spiel alle, { $cards }, und füll mit beliebigen auf.
must-match-pairs = Paare musst du mit Paaren bedienen, so weit du kannst. Du kannst { $cards } spielen.
must-match-tractor = Einen Traktor musst du mit einem Traktor bedienen, so weit du kannst. Du kannst { $cards } spielen.
