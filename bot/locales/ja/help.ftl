press-help-play = 遊ぶ
press-help-learn = レッスン
press-help-hand = 手札を見る
press-help-rules = ルール
press-help-preferences = 個人設定
press-terms = 利用規約

description = トリックテイキングやラミーからポーカーまで、カードゲームの卓を開きます。/playと入力して「参加」を押すだけ。空いた席にはコンピューターが入ります。手札はダイレクトメッセージで届き、対局は再起動しても残り、シャッフルは誰でも検証できます。

help-head = ### カードゲームを、ここで
    `/play`と入力し、{ $count }種類のゲームから選んで**参加**を押してください。空いた席にはコンピューターが入ります。手札はダイレクトメッセージで届きます。**手札を見る**を押してもかまいません。
    -# `/learn`なら2分でゲームを覚えられます。`/hint`は、上手な人ならどうするかを教えます。`/daily`は1日1回、コンピューターとの1人勝負。`/arena`は、短い対局を重ねてメダルを競う大会です。このサーバーの管理者は`/settings`へどうぞ。
help-learn = どのゲームのレッスンを受けますか？
help-rules = どのゲームのルールですか？

about-head = ### Parlor { $version }
    カードゲームを開くボットです。始め方は`/help`をどうぞ。
about-operator = 運営：{ $name }
about-contact = 連絡先：{ $contact }
about-support = [サポートサーバー]({ $link })
about-source = [ソースコード]({ $link })
about-invite = [サーバーに追加する]({ $link })
