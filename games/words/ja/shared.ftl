shared-points-to-win = 勝利までの点数
shared-hands = 対局のディール数
shared-until-all-chips = 1人がチップをすべて集めるまで
shared-most-hands = 対局のディール数の上限
shared-rounds = 対局のラウンド数
shared-chips = 最初のチップ
shared-cards-dealt = 配られる枚数
shared-none = なし
shared-never = なし
shared-no-limit = 制限なし
shared-any-time = いつでも
shared-once-played = 1枚出たあと
shared-same-time = 全員同時
shared-another-hand = もう1ディール遊ぶ
shared-share-the-win = 勝ちを分け合う
shared-left-of-dealer = ディーラーの左の人
shared-when-you-pass = パスしたら
shared-come-back = 次の手番でまた出せる
shared-out-of-trick = その場にはもう出せない
shared-showdown = ショーダウン
shared-everyone-shows = 全員が見せる
shared-losers-hide = 負けた手札は隠せる

shared-cards = { $count }枚
shared-ranks = { $rank ->
    [A] A
    [J] J
    [Q] Q
    [K] K
    [T] 10
   *[other] { $rank }
}
shared-tricks = { $number }トリック
shared-points = { $points }点
shared-faces = カードのスート
    .latin = 金貨、聖杯、剣、棍棒
    .french = ダイヤ、ハート、スペード、クラブ
shared-you-and = { $others ->
    [0] あなた
   *[other] あなたと{ $seats }
}
shared-partners = 4人のときは2人ずつ組む
shared-passes = { $seat }がパスしました。
    .to-seat = パスしました。
shared-passed = パス
shared-deals = { $seat }が配ります。
    .to-seat = あなたが配ります。
shared-leads = { $seat }のリードです。
    .to-seat = あなたのリードです。
shared-trick-of-hand = ディール{ $number } · トリック{ $trick }

shared-hint-only-card = 出せるカードはこれだけです。
shared-hint-cheapest = 最後の番なので、なるべく弱い札で取りましょう。
shared-hint-partner-winning = パートナーが取りそうです。低く出しましょう。
shared-hint-cannot-win = これは取れません。低く出しましょう。
shared-hint-highest-under = 取らずに済む中で一番強い札です。
shared-hint-highest-safe = 最後の番で、困る札もありません。一番強い札を片づけましょう。
shared-hint-taking-anyway = どうせ取るので、一番強い札を片づけましょう。
shared-hint-lowest-over = 下はくぐれません。なるべく低く出しましょう。
shared-hint-off-suit = フォローできないので、一番残したくない札を出しましょう。
shared-hint-no-safe-lead = 安全なリードはありません。これが一番痛くなさそうです。
shared-hint-last-card = 最後の1枚です。あがりです！
shared-hint-least-useful = 一番役に立たない札です。
shared-hint-no-chips = チップがないので、見ていることしかできません。

shared-must-lead = あなたのリードなので、パスはできません。好きな札を出してください。
shared-other-size = 場には{ $count }枚出ています。{ $count }枚出すか、パスしてください。
shared-must-draw = まだパスできません。先に1枚引いてください。
shared-reverses = 回る向きが逆になりました。
shared-you-draw = { $cards }を引きました。
