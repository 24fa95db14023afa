spades-name = スペード
    .line = パートナーと宣言した数だけトリックを取る。
spades-rules = **あなたと向かいのパートナーで、取るトリック数を宣言します。そして、そのとおりに取ります。**
    全員に13枚ずつ配り、1回ずつビッドします。パートナーのビッドと合計します。
    { rules-trick }
    スペードは**切り札**で、ほかのどのスートにも勝ちます。{ rules-trick-trump } スペードは、誰かが1枚出すまでリードできません。
    ビッドを達成すると、ビッド1つにつき10点、余分なトリック1つにつき1点です。足りなければ、ビッド1つにつき10点の失点です。先に500点になったチームの勝ちです。
    - **例：** あなたが4、パートナーが3をビッドし、2人で8トリック取りました。70点と1点で71点です。6トリックだったら、70点の失点でした。
    .whole =
    - **配札：** 52枚のデッキから13枚ずつ。1枚ずつ表にしていき、A♠が出た人が最初に配ります。次からは左隣の人が配ります。
    - **ビッド：** ディーラーの左から、全員が1回ずつ0から13までをビッドします。パスも、あとからの変更もできません。パートナーは向かい同士で、2人のビッドを合計します。
    - **プレイ：** ディーラーの左の人がリードします。{ rules-trick } スペードが切り札で、Aが一番強い札です。{ rules-trick-trump }
    - **スペードのブレイク：** そのディールで誰かがスペードを出すまで、スペードはリードできません（手札がスペードだけのときを除く）。
    - **得点：** チームでビッド以上取れば、ビッド1つにつき10点、余分なトリック1つにつき1点。足りなければ、ビッド1つにつき10点の失点です。得点は0より下がることもあります。
    - **終わり：** 先に500点になったチームの勝ちです。同じディールで両方が達したら得点の多いほう、それも同じならもう1ディール遊びます。
    - **例：** ハートがリードされ、あなたは1枚も持っていません。2♠を出しました。あとの人もハートがなく9♠を出したので、トリックはその人のものです。A♥だったら、あなたの2♠が勝っていました。
    - **ローカルルール**で**ニル**（1トリックも取らないビッド）を加えられます。1つも取らなければチームに100点、1つでも取れば100点の失点です。パートナーのビッドは普段どおり数えます。**ブラインドニル**は、チームが100点以上負けているとき、手札を見る前のニルで200点。**バッグ**はビッドを超えたトリックで、10個たまるごとに100点の失点です。
spades-paragraphs =
    .wrong-phase-bid = 2
    .bad-bid = 2
    .wrong-phase-play = 3
    .must-follow-suit = 3
    .spades-not-broken = 4

spades-variant-modern = ニルとバッグあり、250点まで
spades-variant-long = ニル、ブラインドニル、バッグあり、500点まで
spades-variant-jokers = ジョーカー、ニル、バッグあり、250点まで
spades-variant-short = 短期戦、200点まで

spades-option-target = { shared-points-to-win }
spades-option-tie_break = 最後に両チームが同点なら
    .extra_hand = { shared-another-hand }
    .shared = { shared-share-the-win }
spades-option-overtrick_points = ビッドを超えたトリック1つの点
spades-option-nil = ニル（1トリックも取らない）をビッドできる
spades-option-nil_points = ニルの得点と失点
spades-option-failed_nil_tricks = ニルの人が取ったトリックは
    .count = パートナーのビッド達成に数える
    .bags_only = ビッドを超えたトリックとしてだけ数える
spades-option-blind_nil = 負けているチームは手札を見る前にニルをビッドできる（ニルが必要）
spades-option-blind_nil_points = ブラインドニルの得点と失点
spades-option-blind_nil_behind = ブラインドニルに必要な点差
    .zero = { shared-any-time }
spades-option-bags = ビッドを超えたトリックはバッグになり、たまると失点
spades-option-bag_limit = 失点になるバッグの数
spades-option-bag_penalty = バッグの失点
spades-option-jokers = ジョーカー
    .none = { shared-none }
    .two = 2枚、一番強いスペードとして2♣と2♦の代わりに
spades-option-min_team_bid = チームのビッドの最小
spades-option-cap_team_bid = チームのビッドは13まで
spades-option-not_thirteen = 4人のビッドの合計は13にできない
spades-option-first_lead = 最初のリード
    .left_of_dealer = { shared-left-of-dealer }
    .low_club = 一番低いクラブを持つ人が、その札を
spades-option-no_spade_trick_one = 最初のトリックにスペードは出せない（ほかに何もないときを除く）
spades-option-spade_leads = スペードをリードできるのは
    .when_broken = { shared-once-played }
    .anytime = { shared-any-time }
spades-option-lose_at = チームが負けになる点

do-bid-nil = ニルをビッド
    .listed = ニル
do-bid-blind-nil = ブラインドニルをビッド
    .listed = ブラインドニル
do-look = 手札を見る

spades-draw = { $seat }がA♠を引いたので、最初に配ります。
    .to-seat = A♠を引いたので、あなたが最初に配ります。
spades-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
spades-looks = { $seat }が手札を見ました。
    .short = 手札を見た
    .to-seat = 手札を見ました。
spades-bids-nil = { $seat }のビッドはニルです。
    .to-seat = ニルをビッドしました。
spades-bids-blind-nil = { $seat }のビッドはブラインドニルです。
    .to-seat = ブラインドニルをビッドしました。
spades-overbid = { $seats }のビッドは合わせて13を超えています。トリックは13しかありません。
    .to-seats = あなたと{ $seats }のビッドは合わせて13を超えています。達成できません。
spades-broken = スペードがブレイクしました。
spades-scores = { $seats }はビッド{ $bid }、獲得{ $won }：{ shared-points }。
    .to-seats = あなたと{ $seats }はビッド{ $bid }、獲得{ $won }：{ $points }点。
spades-nil-made = { $seat }がニルを達成：チームに{ $points }点。
    .to-seat = あなたがニルを達成：チームに{ $points }点。
spades-nil-failed = { $seat }のニルは失敗：チームは{ $points }点の失点。
    .to-seat = あなたのニルは失敗：チームは{ $points }点の失点。
spades-bag-penalty = バッグがたまりました：{ $seats }は{ $points }点の失点。
    .to-seats = バッグがたまりました：あなたと{ $seats }は{ $points }点の失点。

spades-line-waiting = ビッド前
spades-for-extra = 余分 { $number }
spades-for-nil = { $seat }の{ $kind ->
    [blind] ブラインドニル
   *[nil] ニル
} { $number }
spades-for-bags = バッグ { $number }
spades-line = { $bid ->
    [nil] ニル
    [blind] ブラインドニル
   *[other] ビッド{ $bid }
} · 獲得{ $number }
spades-bidding = ディール{ $number } · ビッド
spades-trick = { shared-trick-of-hand }
spades-bags = バッグ{ $count }
spades-broken-badge = ブレイク

spades-hint-look = 手札を見ましょう。ブラインドのビッドはめったに成功しません。
spades-hint-nil = どれも下をくぐれます。スペードは低く、長いスートには必ず低い札があります。ニルをビッドしましょう。
spades-hint-bid = 約{ $tricks }トリック取れそうです。確実なスペードは{ $spades }枚中{ $sure }枚、ほかのスートのAは{ $aces }枚。迷ったら低めに。
spades-hint-crowded = 約{ $tricks }トリック取れそうですが、これまでのビッドと合わせると{ $total }になります。トリックが足りないので、1つ少なくビッドしましょう。
spades-hint-only = { shared-hint-only-card }
spades-hint-winner = これより強い札はもうないので、切られなければ勝ちます。
spades-hint-top-spade = 残っている中で一番強いスペードです。よい札を切られる前に、相手の切り札を狩りましょう。
spades-hint-need-all = 残りのトリックをほぼ全部取る必要があるので、一番強いスペードをリードしましょう。
spades-hint-partner-ruffs = パートナーはこのスートを持っていないので、切ることができます。
spades-hint-shortest = 一番短いスートからリードしましょう。なくなれば切れます。
spades-hint-longest = 一番長いスートから低くリードしましょう。
spades-hint-low-spade = スペードしかないので、一番低い札をリードしましょう。
spades-hint-partner = { shared-hint-partner-winning }
spades-hint-beaten = { shared-hint-cannot-win }
spades-hint-cheapest = { shared-hint-cheapest }
spades-hint-sure = これより強い札はもうないので、勝ちます。
spades-hint-second-low = 2番手は低く。パートナーに任せましょう。
spades-hint-third-high = 3番手は高く。最後の人が取りにくくなります。
spades-hint-third-low = パートナーが強い札をリードしたので、低く出しましょう。
spades-hint-ruff = フォローできないので、勝てる中で一番低いスペードで切りましょう。
spades-hint-set = あなたのチームはビッドを達成し、相手はまだです。取り続けて、落としましょう。
spades-hint-cover = パートナーはニルです。強い札で取って、取らせないようにしましょう。
spades-hint-trap = 相手はニルなのに、このトリックを取りそうです。取らせましょう。
spades-hint-bag = 両チームとも達成しているので、取ってもバッグになるだけです。下をくぐりましょう。
spades-hint-duck = ニルなので、下をくぐりましょう。

spades-blind-nil-needs-nil = ブラインドニルにはニルが必要です。ニルもオンにしてください。
wrong-phase-blind = 先に手札を見るか、ブラインドニルをビッドしてください。
wrong-phase-look = 先に手札を見てください。
no-spade-trick-one = 最初のトリックにスペードは出せません。出せるのは{ $cards }です。
spades-not-broken = スペードはまだブレイクしていないので、リードできません。出せるのは{ $cards }です。
