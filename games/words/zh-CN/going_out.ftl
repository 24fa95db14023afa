going-out = 第{ $place }个出完
going-out-points = { shared-points }
going-out-marks = 输{ $count }次
going-out-losses = 输几次结束对局
going-out-rounds = 轮数（按名次计分时）
going-out-until-lost = 打到有人输够次数为止
going-out-counts-places = 按出完的先后计分

going-out-fact = { $seat }最后剩{ $count }张牌。
going-out-one-rank = 一次出几张时，点数必须全部相同。
