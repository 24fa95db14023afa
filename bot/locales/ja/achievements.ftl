award = { $names }が「{ $name }」を獲得しました

press-achievements = 実績
press-career = 全ゲーム
achievements-head = ### { $name }の実績：{ $count }/{ $all }
achievements-earned = { $icon } **{ $name }**：{ $how } 獲得：{ $time }。
achievements-open = ▫️ **{ $name }**：{ $how }

profile-new = 終わった対局はまだありません
profile-dailies = 日連続デイリー{ $count ->
   *[other] {""}
}
profile-wins = 連勝{ $count ->
   *[other] {""}
}
profile-practice = 練習の勝ち
profile-practiced = { $wins }/{ $matches }
profile-medals = アリーナのメダル：金{ $gold }、銀{ $silver }、銅{ $bronze }。
profile-games = 得意なゲーム
profile-game = { $name } { $rating }、{ $rank }位
profile-rank = { $rank }位
profile-rivals = ライバル
profile-balance = { $won }–{ $lost }
profile-won-lost = 勝–負
profile-achievements = 実績
profile-earned = { $count }/{ $all }

achievement-regular = 常連
how-to-earn-regular = ほかの人との対局を10回終える。
achievement-full-table = 満卓
how-to-earn-full-table = 4人の卓で対局を終える。
achievement-people = 顔が広い
how-to-earn-people = 1つのゲームで10人と対戦する。
achievement-guest = 遅れて来た人
how-to-earn-guest = 途中から参加して勝つ。
achievement-comeback = 逆転
how-to-earn-comeback = 半分の時点で最下位から勝つ。
achievement-bids = 完璧なビッド
how-to-earn-bids = 3ラウンド続けてビッドをちょうど達成し、勝つ。
achievement-ahead = 独走
how-to-earn-ahead = 5ラウンド以上の対局で、毎ラウンド後にトップを守って勝つ。
achievement-last-round = 土壇場
how-to-earn-last-round = 5ラウンド以上の対局で、最後にだけトップに立って勝つ。
achievement-streak = 絶好調
how-to-earn-streak = 1つのゲームで5連勝する。
achievement-machines = 機械との戦い
how-to-earn-machines = 1つの卓で「強い」コンピューター3人に勝つ。
achievement-seats = 全席制覇
how-to-earn-seats = 4人以上の卓のすべての席で、1つのゲームに勝つ。
achievement-crowd = 大きな卓
how-to-earn-crowd = 6人の卓で勝つ。
achievement-giant = 大物食い
how-to-earn-giant = レーティングが200以上高い人に勝つ。
achievement-games = 万能
how-to-earn-games = 10種類のゲームを3回以上ずつ終え、どれでも勝つ。
achievement-hundred = 古株
how-to-earn-hundred = ほかの人との対局を100回終える。
achievement-master = 達人
how-to-earn-master = 暫定でないレーティング1,500に達する。
achievement-arena-medal = 表彰台
how-to-earn-arena-medal = 8人以上のアリーナでメダルを取る。
achievement-arena-gold = チャンピオン
how-to-earn-arena-gold = 16人以上のアリーナで優勝する。
achievement-daily-week = 毎日
how-to-earn-daily-week = 7日続けてデイリーを終える。
achievement-daily-games = デイリー10種
how-to-earn-daily-games = 10種類のゲームのデイリーを終える。
achievement-daily-house = コンピューター超え
how-to-earn-daily-house = デイリーで、遊んだコンピューター全員を上回る。
achievement-daily-month = 皆勤賞
how-to-earn-daily-month = 30日続けてデイリーを終える。
