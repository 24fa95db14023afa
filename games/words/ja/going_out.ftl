going-out = { $place }位であがり
going-out-points = { shared-points }
going-out-marks = 負け{ $count }回
going-out-losses = 対局が終わる負けの回数
going-out-rounds = ラウンド数（順位が得点になる場合）
going-out-until-lost = 誰かが決まった回数負けるまで続ける
going-out-counts-places = あがった順位で得点する

going-out-fact = { $seat }の手元には{ $count }枚残りました。
going-out-one-rank = 複数枚を一度に出せるのは、すべて同じランクのときだけです。
