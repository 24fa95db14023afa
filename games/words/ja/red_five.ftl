red-five-name = 紅五
    .line = 2組のデッキで、1人対3人。
    .aliases = ホンウー, レッドファイブ
red-five-rules = **1人が3人と戦います。ビッドで競り、約束した点を取りましょう。**
    カードの点は全部で200点。5が5点、10とKが10点です。一番高くビッドした人が**ディクレアラー**となり、切り札を決め、8枚を拾って8枚を裏向きに**埋め**ます。ほかの3人が**ディフェンダー**で、一緒に戦います。
    最初はディクレアラーがリードし、次からは直前のトリックを取った人がリードします。1枚、まったく同じカードのペア、またはそれ以上を、1つのスートで出します。これがトリックの**形**です。全員が同じ枚数を、そのスートで出します。足りなければ、そのスートを全部出し、残りは何でも足します。
    そのスートと形で一番強いカードが、トリックと点を取ります。勝てるのは同じ形の切り札だけで、そのスートを持たない人しか出せません。**紅五**の5♥が一番強い切り札です。続いてジョーカー、切り札と同じ色の3、2全部の順です。
    ディクレアラーがビッドを達成すると、ディフェンダー全員から払ってもらいます。失敗すると、全員に払います。
    - **例：** 切り札はダイヤで、アンがK♠ K♠をリードしました。あなたはスペードが1枚なので、それと好きなカードを出します。ベンはスペードがなく、4♦ 4♦を出します。切り札のペアはKのペアに勝ちます。ベンがトリックと20点を取り、次をリードします。
    .whole =
    - **デッキ：** ジョーカー入りの52枚を2組。どのカードも2枚ずつあります。手札は25枚ずつで、最後の8枚が**キティ**です。
    - **ビッド：** 55から200まで5刻みで、必ず前より高く。パスしたら、もうビッドできません。4人全員がパスしたら、最初にビッドする人が55でディクレアラーになります。
    - **ディクレアラー**は切り札を決めてからキティを取り、好きな8枚を埋めます。ほかの3人がディフェンダーで、点は合計します。
    - **切り札（強い順）**、全部で1つのスートです：
      - 紅五の5♥
      - 大ジョーカー、小ジョーカー
      - 切り札の3、同じ色のもう一方の3
      - 切り札の2、ほかの2（全部同じ強さ）
      - 切り札のA K Q J 10から4まで
    - **リードできるもの：** 1枚、**ペア**（まったく同じ2枚）、**トラクター**（8♣ 8♣ 7♣ 7♣のような、続いたペア2組以上）。Aより強い切り札ではトラクターを作れません。切り札以外のスートではAが一番強い札です。
    - **まとめ出し：** 1つのスートのこれらをいくつか一度にリードして、1トリックで多くの点を取れます。ただし、どれか一部でもそのスートで勝てる人がいれば、代わりに一番小さい部分をリードしなければなりません。
    - **フォロー：** リードされたスートを、同じ枚数。できる限り、ペアにはペア、トラクターにはトラクターで応じます。なければ、そのスートのほかの札でかまいません。**足りなければ**、そのスートを全部出し、残りは何でも足します。切る義務はありません。
    - **誰が取るか：** リードされたスートで、同じ形の一番強いもの。ペアはより強いペアにだけ、トラクターはより強いトラクターにだけ負けます。同じ形の切り札はそれに勝ちます。同じ強さなら、先に出したほうです。
    - **トリックの例：** 切り札はハートで、アンがトラクターの9♣ 9♣ 8♣ 8♣をリードしました。ベンはQ♣ 7♣ 7♣ 4♣ 3♣で、トラクターはなくてもペアがあるので、7♣ 7♣とほかのクラブ2枚を出します。シドはクラブがなく、切り札のより強いトラクターA♥ A♥ K♥ K♥を出します。ダンは10♣しかないので、それとほかの3枚を出します。シドがトリックを取り、少なくとも30点が入ります。
    - **キティ：** 最後のトリックをディフェンダーが取ると、埋めた札の点は2倍、ペアかトラクターがリードされていたら4倍で、ディフェンダーに入ります。ディクレアラーが取れば、そのままディクレアラーの点です。
    - **得点：** ビッドを達成すると、ディフェンダーから1ずつもらいます。ビッドから200までの半分以上なら2、200点全部なら3です。足りなければ1ずつ払います。ビッドの半分に届かなければ2、0点なら3です。
    - **終わり：** 8ディールで、得点の一番高い人の勝ちです。
    - **例：** 80をビッドしました。200までの半分は140なので、80〜135点なら1ずつ、140〜195点なら2ずつもらいます。40〜75点なら1ずつ、5〜35点なら2ずつ、0点なら3ずつ払います。
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

red-five-variant-plain = シンプル：まとめ出しなし、3は普通の札
red-five-variant-rich = 大勝負：ノートランプ、ジョーカーまでのトラクター、上がる賭け点
red-five-variant-short = 短期戦：4ディール

red-five-option-min_bid = 最低のビッド
red-five-option-bid_step = ビッドの刻み
red-five-option-all_pass = 4人全員がパスしたら
    .first_bidder = 最初にビッドする人が最低のビッドで戦う
    .redeal = 配り直し（2回まで）
red-five-option-first_bidder = 最初にビッドする人
    .rotate = 順番に
    .random = ランダム
    .last_declarer = 前のディクレアラー
red-five-option-trump_timing = 切り札を決めるのは
    .before_kitty = キティを見る前
    .after_kitty = 埋めたあと
red-five-option-no_trump = 切り札スートなしを選べる（5♥、ジョーカー、2だけが切り札）
red-five-option-advisers = 切り札と同じ色の3は強い切り札
red-five-option-high_tractors = トラクターは切り札のAを超えてジョーカーまで作れる
red-five-option-throws = まとめ出しができる
red-five-option-throw_check = まとめ出しの判定
    .hands = ほかの人の実際の手札で。失敗もある
    .unseen = まだ見えていない札全部で。確実なものだけ出せる
red-five-option-failed_throw = まとめ出しに失敗したら
    .smallest = 一番小さい部分をリードする
    .beaten_component = 負ける部分をリードする
red-five-option-failed_throw_penalty = まとめ出しの失敗で相手に入る点
red-five-option-ruff_compare = 切られたまとめ出しに勝つには
    .dominant = 一番上の形で勝てばよい
    .all = すべての部分で勝つ必要がある
red-five-option-show_kitty = ディクレアラーが取る前に全員がキティを見る
    .never = { shared-never }
    .below = ビッドが低いとき
    .always = いつも
red-five-option-show_kitty_below = 低いビッドとみなす上限（この数未満）
red-five-option-kitty_multiplier = ディフェンダーが最後のトリックを取ったとき、キティの点は
    .x1 = そのまま
    .x2 = 2倍
    .x2_4 = 2倍、ペアかトラクターがリードされたら4倍
    .x2_4_8 = 2倍、ペアなら4倍、トラクターなら8倍
red-five-option-results = 2倍、3倍になる条件
    .ratio = ビッドとの比で
    .fixed40 = ビッドとの差40点ごとに
red-five-option-red_five_capture = 相手の紅五を取ると、基本点の支払いと20点の移動
red-five-option-bid_stake = ディールの支払い
    .flat = どのビッドでも同じ
    .rising = ビッド20点ごとに基本点ずつ増える
red-five-option-base = 基本点（普通の勝ちの支払い）
red-five-option-hands = { shared-hands }
red-five-option-target = 対局が終わる得点（基本点の何倍か）

do-trump = 切り札 { $symbol } { $suit }
do-trump-none = 切り札なし
do-bury = 埋める
    .with = { $picked }を埋める
    .pick = { $most }枚埋める
do-pairs = ペアかトラクターを出す

red-five-lowest = { $number }をビッド
red-five-leap = { $number }をビッド · +{ $leap }

red-five-opens = { $other }からビッドします。
    .to-other = あなたからビッドします。
red-five-bids = { $seat }が{ $number }をビッドしました。
    .to-seat = { $number }をビッドしました。
red-five-passes = { shared-passes }
    .short = { shared-passed }
    .to-seat = { shared-passes.to-seat }
red-five-redeal = 全員がパスしたので、配り直します。
red-five-declares = { $seat }がディクレアラーで、{ $number }点が必要です。
    .to-seat = あなたがディクレアラーで、{ $number }点が必要です。
red-five-names = { $seat }が切り札を{ $suit }に決めました。
    .short = 切り札を決めた
    .to-seat = 切り札を{ $suit }に決めました。
red-five-names-none = { $seat }は切り札スートなしで戦います。
    .short = 切り札なし
    .to-seat = 切り札スートなしで戦います。
red-five-shows = { $seat }のキティ：{ $cards }。
    .to-seat = あなたのキティ：{ $cards }。
red-five-takes-kitty = { $seat }がキティを取りました。
    .to-seat = キティを取りました。
red-five-buries = { $seat }が8枚埋めました。
    .short = 8枚埋めた
    .to-seat = 8枚埋めました。
red-five-leads = { shared-leads }
    .to-seat = { shared-leads.to-seat }
red-five-throw-fails = { $seat }が{ $cards }のまとめ出しを試みましたが、一部に勝てる人がいます。
    .to-seat = { $cards }のまとめ出しを試みましたが、一部に勝てる人がいます。
red-five-throw-costs = まとめ出しの失敗で、{ $seat }側は{ $points }点の失点です。
    .to-seat = まとめ出しの失敗で、あなたの側は{ $points }点の失点です。
red-five-takes = { $play ->
    [last] { $winner }が{ $cards }を出して取りました
   *[earlier] { $winner }が{ $cards }で取りました
}{ red-five-trick-points }
    .to-winner = { $play ->
        [last] { $cards }を出して取りました
       *[earlier] あなたが{ $cards }で取りました
    }{ red-five-trick-points }
red-five-trick-points = { $points ->
    [0] 。
   *[other] ：{ $points }点。
}
red-five-captured = { $winner }が{ $seat }の紅五を取りました。
    .to-winner = あなたが{ $seat }の紅五を取りました。
    .to-seat = { $winner }に紅五を取られました。
red-five-kitty = { $winner }が最後のトリックを取りました。キティは{ $cards }{ $points ->
    [0] 、0点です。
   *[other] 、{ $points }点{ $times ->
        [1] です。
        [2] の2倍です。
       *[other] の{ $times }倍です。
    }
}
    .to-winner = あなたが最後のトリックを取りました。キティは{ $cards }{ $points ->
        [0] 、0点です。
       *[other] 、{ $points }点{ $times ->
            [1] です。
            [2] の2倍です。
           *[other] の{ $times }倍です。
        }
    }
red-five-made = { $seat }はビッド{ $bid }、獲得{ $points }点で達成：ディフェンダーから{ $stake }ずつ。
    .to-seat = あなたはビッド{ $bid }、獲得{ $points }点で達成：ディフェンダーから{ $stake }ずつ。
red-five-set = { $seat }はビッド{ $bid }、獲得{ $points }点で失敗：ディフェンダーに{ $stake }ずつ。
    .to-seat = あなたはビッド{ $bid }、獲得{ $points }点で失敗：ディフェンダーに{ $stake }ずつ。

red-five-call-passed = { do-pass }
red-five-line = 得点{ $score }
red-five-line-bid = { $score } · ビッド{ $bid }
red-five-line-taken = { $score } · 獲得{ $points }
red-five-deed = ビッド{ $bid }、獲得{ $points }
red-five-deed-defender = 獲得{ $points }
red-five-for-fives = 紅五 { $number }
red-five-declarer-tag = 親
red-five-passed-tag = パス
red-five-phase-bid = ディール{ $number } · ビッド
red-five-phase-trump = ディール{ $number } · 切り札
red-five-prompt-bury = { $seat }が8枚埋めます
    .to-seat = 8枚埋めてください
red-five-phase-bury = ディール{ $number } · キティ
red-five-phase-play = { shared-trick-of-hand }
red-five-phase-over = ディール{ $number } · { $points }/{ $bid }
red-five-kitty-label = キティ
red-five-buried-label = 埋めた札
red-five-own-buried-label = あなたが埋めた札
red-five-bid-badge = ビッド
red-five-defenders-badge = ディフェンダー
red-five-trump-badge = 切り札
red-five-no-trump-badge = なし

red-five-count = 切り札{ $trumps }枚（2より強いもの{ $honours }枚）、切り札のペア{ $pairs }組、ほかのスートのA{ $aces }枚
red-five-hint-bid = 切り札が{ $suit }なら約{ $points }点取れそうです：{ red-five-count }。{ $limit }まで競りましょう。
red-five-hint-pass = 切り札が{ $suit }でも約{ $points }点しか取れそうにありません：{ red-five-count }。
red-five-hint-trump = 一番よいスートは{ $suit }で、約{ $points }点です：{ red-five-count }。
red-five-hint-bury = これを埋めましょう。短いスートがなくなり、失う点は{ $points ->
    [0] ありません
   *[other] { $points }点だけです
}。A、ペア、切り札は残しましょう。
red-five-hint-only = 出せるのはこれだけです。
red-five-hint-sure = このスートに、これに勝てる札はもうありません。
red-five-hint-throw = まとめて出しましょう。このスートに、どれかに勝てる札はもうありません。
red-five-hint-draw = 残っている中で一番強い切り札です。ディフェンダーの切り札を狩りましょう。
red-five-hint-pair = 確実に勝てる札はありませんが、ペアには勝ちにくいものです。
red-five-hint-pull = 確実な札はありません。低い切り札をリードして、ディフェンダーの切り札を狩りましょう。
red-five-hint-gamble = 手札は残りわずかです。まとめて出して、運を試しましょう。
red-five-hint-low = 確実な札がないので、長いスートから、点のない低い札をリードしましょう。
red-five-hint-low-trump = 切り札しかないので、低いものをリードしましょう。
red-five-hint-gives = 味方が取りそうなので、{ $points }点つけましょう。
red-five-hint-partner = 味方が取りそうなので、低く出しましょう。
red-five-hint-cheapest = これでトリックを取れます。もっと弱い札では取れません。
red-five-hint-holds = これでトリックを取れます。このスートに、これに勝てる札はもうありません。
red-five-hint-ruff = フォローできず、点も出ているので、なるべく低い切り札で切りましょう。
red-five-hint-low-follow = これは取れないか、取るほどではありません。低く、点のない札を出しましょう。

red-five-wrong-phase = { $phase ->
    [bid] まだビッド中です。ビッドするか、パスしてください。
    [trump] 切り札を決める番です。スートを選んでください。
    [bury] キティを埋める番です。8枚埋めてください。
   *[play] プレイ中です。手札から出してください。
}
already-passed = パスしたので、このディールではもうビッドできません。
bid-too-low = 低すぎます。{ $least }以上をビッドするか、パスしてください。
bad-suit = それは切り札にできません。スペード、ハート、ダイヤ、クラブから選んでください。
need-8-cards = { $number }枚選んでいます。ちょうど8枚埋めてください。
only-one-held = { $card }は1枚しか持っていません。手札から選んでください。
one-group-only = 一度にリードできるのは1つのスートだけで、切り札は全部で1つのスートです。1枚、ペア、トラクター、まとめ出しのどれかをリードしてください。
use-throw = { $cards }は1つの組ではありません。まとめ出しにするか、一部だけをリードしてください。
throws-off = この卓ではまとめ出しができません。1枚、ペア、トラクターのどれかをリードしてください。
unsure-throw = まとめ出しできるのは、誰も勝てないものだけです：{ $count ->
    [0] この中に確実なものはありません
   *[other] 確実なのは{ $cards }です
}。
throw-is-a-lead = まとめ出しはリードのときだけです。{ $number }枚出してください。
wrong-count = リードと同じ{ $number }枚を出してください。出せるのは{ $cards }です。
must-follow-group = フォローしなければなりません。出せるのは{ $cards }です。
must-play-all-of-group = リードされたスートが足りません。持っている{ $cards }を全部出し、残りは何でも足してください。
must-match-pairs = できる限りペアで応じなければなりません。出せるのは{ $cards }です。
must-match-tractor = できる限りトラクターに応じなければなりません。出せるのは{ $cards }です。
