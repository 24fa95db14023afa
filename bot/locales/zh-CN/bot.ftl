press-join = 加入
press-leave = 离开
press-computer = 加电脑
press-dismiss = 去掉电脑
press-options = 选项
press-keep = 保存这些规则
press-drop = 删除“{ $name }”
press-private = 设为不公开
press-open = 设为公开
press-start = 开始
press-play = 来一局
press-manage = 牌桌…
press-thread = 移到子区
press-hand = 看手牌
press-here = 我回来了
press-substitute = 让电脑代打
press-substitute-too = 让电脑代打（{ $count }/{ $needed }）
press-again = 再来一局
press-void = 请求取消对局
press-watch = 继续看
press-end-here = 到此结束
press-resume = 继续
press-agree = 同意
press-let-in = 让他进来
press-enter = 入座
press-stay-out = 不入座
press-no = 不同意
press-withdraw = 算了
press-hint = 建议
press-why = 为什么？
press-ready = 准备好了
press-say = 表情
press-scores = 得分
press-verify = 验证
press-numbers = 洗牌凭证
press-replay = 回放
press-review = 复盘
press-review-show = 给我看
press-review-again = 再试
press-review-back = 上一个
press-review-next = 下一个
press-first = 最前
press-back = 后退
press-next = 前进
press-last = 最后
press-round = { $unit ->
    [hand] 下一局
    [deck] 下一副
    [hole] 下一洞
   *[round] 下一轮
}
press-open-hands = 显示所有手牌
press-hide-hands = 隐藏手牌
press-share = 分享
press-film = 做短片
press-record = 对局文件
press-report = 举报
press-form = 填写
pick-card = 出一张牌

shelf-head = ### 想玩什么？
shelf-pick = 选一个游戏
game-alias = { $name }（{ $alias }）
shelf-taken = 刚有人在这里开了牌桌。加入它，或用/play开另一张。
press-notifying = 选择提醒
notify-head = { $count ->
    [0] 选游戏。这里开牌桌时，我给你发一条静音私信。
   *[other] 这里开以下游戏的牌桌时，我给你发一条静音私信。什么都不选就停止。
}
notify-opened = 🎴 **{ $host }**开了一张{ $name }牌桌：{ $place }
role-called = 🎴 { $mention } **{ $host }**开了一张{ $name }牌桌：{ $place }
notify-daily = { $wish ->
    [on] 每天的每日一局开始时我也告诉你。
   *[off] 每天的每日一局开始时我也可以告诉你。
}
notify-muted = 不再发那里{ $name }的消息。`/notify`可以重新打开。
notify-nowhere = 在你想收提醒的服务器里输入`/notify`。
press-mute = 静音
lobby-head = ### { $name }
    按**加入**入座，人到齐后按**开始**。
lobby-held = *留给{ $name }，空出：{ $time }*
lobby-invited = *留给{ $name }*
lobby-english = 这个游戏只有英文。
lobby-private = 🔐 不公开：要有邀请才能加入。用`/table invite`邀请。别人可以看，但手牌和回放在对局结束前看不到。
lobby-answers = 🧳 这个服务器没有安装我，所以牌桌只在有人按按钮后15分钟内更新，轮到你时也不能提醒。按**看手牌**看你的牌。
lobby-alone = 只有你看得到这张牌桌，因为这个服务器隐藏我的回复。你还是可以在这里和电脑玩。
lobby-farewell = 💤 { $minutes }分钟没有动静，我关了你的{ $name }牌桌：{ $place }。用/play开另一张。
lobby-moved = 牌桌现在在{ $place }。
lobby-begun = 🎴 **{ $name }**开始了：{ $place }
lobby-crowded = -# 这个频道牌桌多，图片会慢。子区更快：用**牌桌…**把它移过去。
manage-head = **{ $name }**：在这里改的会显示在牌桌上。
lobby-open = 还可以加入{ $count }人。
lobby-computers = 现在开始就有{ $count }个电脑。
lobby-more-computers = 现在开始就再有{ $count }个电脑。
lobby-full-of-people = 牌桌满了。
lobby-full-of-computers = 座位都满了，但你还能加入：替换一个电脑。
lobby-partners = 搭档：{ $teams }
seats-choose = 选座位
seats-shuffle = 打乱座位
seat-free = 空
seat-computer = 电脑
lobby-sealed = 🔒 洗牌已封存
number-own = { $place ->
        [here] 你加入了。
       *[elsewhere] 你加入了再来一局：{ $place }
    }
number-seal = -# 🔒 洗牌已封存 ||编号 `{ $number }`{ $commitment ->
    [none] { "" }
   *[other] ，指纹 `{ $commitment }`
}||
deal-told = **{ $seat }**洗牌。🔒 洗牌已封存 ||`{ $seal }`||
deal-beacon = -# ||公共信标第{ $round }轮也算进去。||
computer = 🤖 { $name } · { $level ->
    [easy] 简单
    [normal] 普通
   *[hard] 困难
}
computer-character = 🤖 { $name } · { $level ->
    [easy] 简单
    [normal] 普通
   *[hard] 困难
}，{ $manner ->
    [cautious] 谨慎
    [counts-cards] 会记牌
   *[bold] 大胆
}
computer-way = { $level ->
    [easy] 简单
    [normal] 普通
   *[hard] 困难
}，{ $manner ->
    [cautious] 谨慎
    [counts-cards] 会记牌
   *[bold] 大胆
}
levels-choose = 设置电脑的水平
level-change = { $name }代替{ $old }
table-computers = -# { $computers }
lobby-clock = { $clock }；同桌不反对时，每场另有{ $count }{ $unit ->
    [minutes] 分钟
   *[other] 分钟
}备用
clock-none = 不限时
clock-seconds = 每步{ $count }秒
clock-minutes = 每步{ $count }分钟
clock-hours = 每步{ $count }小时

options-head = 这张牌桌的**选项**。最多选五个来改。
options-pick = 改选项
options-changed = 自定规则
options-rarer = 更多自定规则
options-more = 另有{ $count }项：/rules
keep-name = 这些规则的名字
keep-first = 以后这里新开的{ $name }牌桌都用
presets-many = 这个服务器已经为这个游戏保存了{ $most }套规则。先删一套。
presets-no-name = 给这些规则起个名字。
option-clock = 每步时间
option-title = 改选项
option-range = { $least }到{ $most }
option-span = { $least }到{ $most }{ $step ->
    [1] { "" }
   *[other] ，每级{ $step }
}
option-span-or-none = { $least }到{ $most }{ $step ->
    [1] { "" }
   *[other] ，每级{ $step }
}，或“{ option-none }”
option-on = 是
option-off = 否
option-none = 无
option-zero = { $title }（0：{ $zero }）
label-and-hint = { $label }。{ $hint }
number-title = 多少？

rules-head = ### { $name }
rules-changed-here = **这张牌桌：**
rules-here = **这张牌桌：** { $rules }
rules-as-usual = **标准规则：**
rules-all-usual = **这张牌桌用标准规则：**
rules-of-nowhere = **标准规则。**开牌桌的人可以改其中任何一项：
press-rules = 规则
press-rules-minute = 简短规则
press-rules-whole = 完整规则
press-rules-table = 这张牌桌的规则
press-rules-usual = 标准规则

table-turning-up = **全下。**即将翻开下一张。
table-turn = { $count ->
    [1] 轮到**{ $seats }**
   *[other] 等待**{ $seats }**
}
table-turn-clock = { $count ->
    [1] 轮到**{ $seats }**
   *[other] 等待**{ $seats }**
}，截止时间：{ $time }
table-turn-spare = **{ $seats }**在用备用时间{ $count ->
   *[other] {""}
}，截止时间：{ $time }
table-resting = { $unit ->
    [hand] 本局结束
    [deck] 本副结束
    [hole] 本洞结束
   *[round] 本轮结束
}。下次发牌：{ $time }，大家都按**准备好了**就马上发。
table-unready = 等待**{ $seats }**准备。
    .to-seats = { $others ->
        [0] 等待**你**准备。
        [1] 等待**你**和**{ $seats }**准备。
       *[other] 等待**你**、**{ $seats }**准备。
    }
ready-noted = 你准备好了。等待**{ $seats }**。
table-won = { $count ->
    [all] 🏆 你们都赢了！
   *[other] 🏆 **{ $seats }**赢得对局！
}
    .to-seats = { $count ->
        [all] 🏆 你们都赢了！
        [1] 🏆 **你**赢得对局！
        [2] 🏆 **你**和**{ $seats }**赢得对局！
       *[other] 🏆 **你**、**{ $seats }**赢得对局！
    }
table-lost = { $count ->
    [0] 你们都输了。
    [house] 庄家赢了。
   *[other] **{ $seats }**输掉对局。
}
    .to-seats = { $count ->
        [0] 你们都输了。
        [house] 庄家赢了。
        [1] **你**输掉对局。
        [2] **你**和**{ $seats }**输掉对局。
       *[other] **你**、**{ $seats }**输掉对局。
    }
table-away = 🤖 **{ $seats }**离开了，由电脑代打{ $count ->
   *[other] {""}
}。
table-replaced = -# 🤖 { $seat }替换了{ $name }。
table-deserted = 🏁 **{ $seats }**，你出局了，只剩电脑。继续看，还是到此结束？没人回答就结束：{ $time }。
    .to-seats = 🏁 { $others ->
        [0] 你出局了
        [1] 你和**{ $seats }**出局了
       *[other] 你、**{ $seats }**出局了
    }，只剩电脑。继续看，还是到此结束？没人回答就结束：{ $time }。
table-rests = 💤 大家都离开了。按**我回来了**接着打。没人按的话，牌桌关闭：{ $time }。
table-paused-until = ⏸️ 牌桌在休息，计时停止。恢复：{ $time }，或有人按**继续**。
table-absent = ⏱️ **{ $seats }**大部分操作都超时，判负。
    .to-seats = ⏱️ { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }大部分操作都超时，判负。
table-practice = 🎓 这是练习，等级分不变。
asked-stop = 🏁 **{ $seats }**想结束对局{ $count ->
   *[other] {""}
}。
    .to-seats = 🏁 { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想结束对局。
asked-void = 🏳️ **{ $seats }**想取消这场对局，不计成绩{ $count ->
   *[other] {""}
}。
    .to-seats = 🏳️ { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想取消这场对局，不计成绩。
asked-redeal = 🔄 **{ $seats }**想重新发牌{ $count ->
   *[other] {""}
}。
    .to-seats = 🔄 { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想重新发牌。
asked-pause = ⏸️ **{ $seats }**想休息一下{ $count ->
   *[other] {""}
}。
    .to-seats = ⏸️ { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想休息一下。
asked-kick = 🚪 **{ $seats }**想用电脑替换**{ $other }**{ $count ->
   *[other] {""}
}。
    .to-seats = 🚪 { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想用电脑替换**{ $other }**。
    .to-other = 🚪 **{ $seats }**想用电脑替换你{ $count ->
       *[other] {""}
    }。
asked-undo = { $count ->
    [1] ↩️ **{ $seats }**想撤销自己最后的操作。
   *[other] ↩️ **{ $seats }**想撤销最后的操作。
}
    .to-seats = ↩️ { $others ->
        [0] 你想撤销自己最后的操作。
        [1] 你和**{ $seats }**想撤销最后的操作。
       *[other] 你、**{ $seats }**想撤销最后的操作。
    }
asked-tie = 🤝 **{ $seats }**想算平局{ $count ->
   *[other] {""}
}。
    .to-seats = 🤝 { $others ->
        [0] 你
        [1] 你和**{ $seats }**
       *[other] 你、**{ $seats }**
    }想算平局。
asked-claim = { $count ->
    [1] 🙌 **{ $seats }**要求余墩全收。
   *[other] 🙌 **{ $seats }**说余墩都归**{ $other }**。
}
    .to-seats = 🙌 { $others ->
        [0] 你要求余墩全收。
        [1] 你和**{ $seats }**说余墩都归**{ $other }**。
       *[other] 你、**{ $seats }**说余墩都归**{ $other }**。
    }
    .to-seats-other = 🙌 { $others ->
        [0] 你要求余墩全收。
        [1] 你和**{ $seats }**说余墩都归你。
       *[other] 你、**{ $seats }**说余墩都归你。
    }
    .to-other = 🙌 **{ $seats }**说余墩都归你。
asked-sit = 💺 **{ $name }**想坐**{ $other }**的座位。
guest-comes = 💺 下次发牌时**{ $name }**坐**{ $seat }**的座位。
asked-others = **{ $seats }**，同意吗？截止时间：{ $time }。
    .to-seats = { $others ->
        [0] 同意吗？
        [1] 你和**{ $seats }**，同意吗？
       *[other] 你、**{ $seats }**，同意吗？
    }截止时间：{ $time }。
asked-all = 大家都同意，对局在这一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}后结束。
table-long = ⏳ { $seat }，这场对局已经{ $count }步，在这一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}后结束。
table-score = **{ $score }** { $name }
table-score-note = **{ $score }** { $name } · { $note }
table-sealed = -# 🔒 洗牌已封存
table-opened = -# 🔓 洗牌凭证：按**验证**
table-moves = { $place ->
    [here] 牌桌在这里。
   *[elsewhere] 牌桌现在在{ $place }。
}
table-out-of-reach = 我只能把那张牌桌发到它自己的频道。请在那里输入/table show 。
table-stays = 牌桌现在发不出来。稍后再试。

hand-head = ### { $name }
hand-head-link = ### { $name }
    {"["}去牌桌]({ $link })
hand-away = 🤖 你离开了，由电脑代打。按**我回来了**接手。
hand-paused = 休息中
hand-others = 等别人操作
hand-order = ⏩ 轮到你时我替你**{ $order }**。再按一次取消。
hand-standing-order = ⏩ 从现在起我替你**{ $order }**。再按一次取消。
hand-turn-clock = **轮到你。**截止时间：{ $time }
hand-turn-spare = **轮到你。**你在用备用时间，别人可以让电脑代打。截止时间：{ $time }
hand-own = { $label }：{ $cards }
hint = 💡 **{ $action }**：{ $why }
why-head = 我用许多可能的发牌试了每种操作。到这一{ $unit ->
    [hand] 局
    [deck] 副
    [hole] 洞
   *[round] 轮
}结束时，与最强的对手相比，你会：
why-move-even = **{ $action }**：大致相当
why-move-better = **{ $action }**：领先约{ $points }分
why-move-worse = **{ $action }**：落后约{ $points }分
why-ahead = 往前推算，这比我最初的选择好。
why-instead = 打很多局来看，这比我最初的选择好。
why-policy = 困难电脑会这样打。
why-rule = 这是经验之谈。这个游戏里，往前推算没有胜过它。
why-late = 我没有时间往前推算了。
why-only = 你只有这一种操作。
type-it = ⌨️ 按钮放不下。用`/move`输入：`{ $action }`
your-turn = { $mention } { $name }轮到你了。按牌桌下面的**看手牌**。
dm-late = { $mention } Discord现在送不了你的牌。按牌桌下面的**看手牌**来看牌和操作。
dm-closed = { $mention } 我不能给你发私信。按牌桌下面的**看手牌**来看牌和操作。
hand-kicked = 牌桌用{ $seat }替换了你。{ $mode ->
    [practice] 是练习，不算输。
   *[rated] 只有那个座位输了，你才算输。
}
hand-sent-away = 服务器管理者用{ $seat }替换了你。{ $mode ->
    [practice] 是练习，不算输。
   *[rated] 在对局前半段不算输。之后，结果按那个座位算。
}
hand-gone = 你一周没操作，{ $seat }替换了你。{ $mode ->
    [practice] 是练习，不算输。
   *[rated] 算输。
}按牌桌下面的**入座**可以回来。
hand-left = 你离开了对局。{ $seat }替你接着打。
hand-rating = 你的等级分：{ $before } → **{ $after }**
time-up = ⏱️ { $seat }的时间用完了。
    .to-seat = ⏱️ 你的时间用完了。
just-drawn = { $text } · 新
was-forced = 你只有这一种操作。
was-ordered = 按你的要求，我替你操作了。
last-trick = 上一圈
no-last-trick = 还没有打完一圈。

verify-true = ✅ **洗牌凭证：** { $name }，结束于{ $time }。{ $told }
verify-false = ❌ **洗牌凭证：** { $name }，结束于{ $time }。{ $told }
verify-lobby = 🔒 **洗牌凭证：** { $name }，还没发牌。我在有人加入之前为洗牌抽了一个秘密；它的指纹是`{ $commitment }`。每次**加入**再加一个编号，发牌也是。对局后我公布秘密，谁都可以检查发牌。
verify-beacon = 公共信标第{ $round }轮也混进去，还没有公布。
verify-under-way = 🔒 **洗牌凭证：** { $name }，还在进行。它的洗牌有一个秘密，指纹在准备室里：`{ $commitment }`。最后我公布秘密。
verify-unsealed = { $name }，还在进行。这场对局开始时洗牌还没有指纹，没有可以对照的。
verify-follows = 它接着对局{ $match }，那是这个服务器在它之前最后结束的。
verify-first = 这是这个服务器记录的第一场对局。
verify-nothing = 这个频道还没有结束的对局。
numbers-commitment = **指纹**，在有人加入之前显示在准备室：秘密和前一场对局的SHA-256：
    `{ $commitment }`
numbers-opened-after = **前一场对局**：开这张牌桌时本服务器最后一个对局文件的SHA-256，没有就是零：
    `{ $digest }`
numbers-secret = **秘密**，最后公布：
    `{ $secret }`
numbers-joins = **加入**：每个座位（从0起）和坐下的点击ID，然后是发牌消息的ID（按Discord的时钟{ $times }）：
    `{ $joins }`
    { $seal ->
        [none] { "" }
       *[other] 发牌消息里有之前部分的SHA-256：`{ $seal }`。
    }
numbers-seed = **种子**，以秘密为密钥对加入做的HMAC-SHA256：
    `{ $seed }`
numbers-seed-alone = **种子**，发牌前抽的，没有指纹：
    `{ $seed }`
numbers-file = 文件里有整场对局。自己检查：`python -m games verify { $file }`

record-file = 整场对局的文件。

replay-title = { $name }，对局{ $number }
replay-entry = { $number }：{ $name }，{ DATE($day, pattern: "M月d日") } { $time } UTC，{ $names }
replay-step = 第{ $number }/{ $last }步
replay-hand = -# **{ $seat }** { $cards }
replay-shared = **{ $name }**分享了一步，来自
    { $head }
film-steps = 第{ $first }到{ $last }步
film-words = { $head }，{ $place }。最后一帧：
no-such-match-here = 这个频道没有对局{ $number }。请从`/replay`显示的列表里选。

review-title = ### { $name }，对局{ $number }：复盘
review-begins = 🔎 我要看你的操作了。关掉这条消息我就停。
review-first = 🔎 我在看你的操作：{ $done }/{ $of }。关掉这条消息我就停。
review-closer = 🔎 你的{ $of }步我都看了。现在细看可能有损失的。
review-moment = -# 第{ $number }/{ $last }处，来自{ $decisions }个决定
review-find-head = -# { $decisions }个决定里没有明显的错误。这是你最好的一步。
review-clean = { $decisions }个决定里没有明显的错误，也没有特别突出的。打得好。
review-try = **你会怎么打？**你这一步有损失。试试别的：现在不算分。
review-same = **{ $action }**就是你当时的操作。试试别的。
review-other = 我不会**{ $action }**。再试，或按**给我看**。
review-solved = ✅ 就是它！
review-cost = 你的操作：**{ $action }**。平均损失约{ $points }分（误差{ $error }）。
review-scale = -# 用许多可能的发牌，{ $unit ->
    [together] 到最后计算。
    [hand] 到一局结束时与最强的对手相比。
    [deck] 到一副结束时与最强的对手相比。
    [hole] 到一洞结束时与最强的对手相比。
   *[round] 到一轮结束时与最强的对手相比。
}
review-better = 💡 更好：**{ $action }**。{ $why }
review-find = ✅ 你的操作：**{ $action }**。如果**{ $instead }**，平均会损失约{ $points }分（误差{ $error }）。
review-ahead = 往前推算，它比我试过的其他操作都好。
review-not-yours = 只有对局的玩家可以复盘。用`/review`复盘你自己的。
review-not-over = 这场对局还没结束。结束后我再复盘。
review-no-game = 这个游戏不能复盘：往前推算分不出操作的好坏。
review-nothing = 这场对局里你没有自己的决定。
review-none-here = 你在这个频道还没打完过对局。给我别处一场的编号。
review-busy = 我还在为你复盘一场对局。请等一下。
review-failed = 复盘没能完成。再按**复盘**，或输入`/review`。
review-late = 事情太多，没有完成。稍后再试。

report-title = 举报 { $title }
report-label = 出了什么问题？
report-note = { $status ->
    [over] 服务器管理者会看到这些和对局文件。
   *[playing] 服务器管理者会看到这些。别写隐藏的牌：对局还在进行。
}
report-head = ### 🚩 { $title }
    来自**{ $name }**（{ $mention }），关于{"["}这张牌桌]({ $place })：
report-over = -# 附上对局文件。
report-under-way = -# 对局还在进行，附上的文件只有公开的内容。结束后，**对局文件**给你全部。
report-sent = 谢谢。我把你的举报和对局发给了{ $count }人。
report-closed = 我联系不上服务器管理者。请自己告诉他们，并附上回放下面**对局文件**的文件。
report-nobody = 我不知道谁管理这个服务器，所以没能发出举报。
report-nothing = 还没有可举报的：这里还没打过对局。

no-table = 你不在牌桌上。用`/play`开一张，或用`/notify`在开牌桌时提醒你。
no-match-here = 这个频道没人在玩。用`/play`开牌桌，或用`/notify`在开牌桌时提醒你。
invited = 🎴 { $mention }，**{ $host }**邀请你到{ $place }玩{ $name }。
invite-bot = 我不能和别的机器人玩。请选一个人。
challenge-pick = 你想和**{ $name }**玩哪个游戏？
no-hint = 现在没有建议：还没轮到你。
words-off = 这个服务器关了快捷表情。
table-elsewhere = 在这个服务器，牌桌开在{ $places }。请在那里输入/play 。
game-hidden = 这个服务器关了{ $game }。输入/play看有哪些游戏。
permission-view_channel = 查看频道
permission-attach_files = 附加文件
permission-send_messages = 发送消息
permission-send_messages_in_threads = 在子区内发送消息
permission-create_public_threads = 创建公开子区
permissions-missing = 我在这里缺少权限：{ $names }。请服务器管理者在这个频道允许。
leave-ask-match = 离开{ $place }的{ $name }对局？{ $mode ->
    [practice] 是练习，不算输。
   *[rated] 电脑坐你的座位，算输。
}
leave-ask-table = 离开{ $place }的{ $name }牌桌？
you-left = 你离开了牌桌。
you-left-match = { $mode ->
    [practice] 你离开了对局。是练习，不算输。电脑替你接着打。
   *[rated] 你离开了对局，算输。电脑替你接着打。
}
you-left-last = { $mode ->
    [practice] 你离开了对局，牌桌关了。是练习，不算输。
   *[rated] 大家都离开了，牌桌关了。离开的人都算输。
}
you-asked = 我问了{ $place }牌桌上的所有人。截止时间：{ $time }。
you-let-in = { $place }的牌桌让你进来了。下次发牌时入座。
you-turned-down = { $place }的牌桌不是所有人都同意。
you-asked-no-more = 对{ $place }牌桌的请求取消了。
you-stay-out = 好的，你不在{ $place }入座。
you-all-agree = 大家都同意了。看{ $place }的牌桌。
kick-ask = { $name }在{ $place }玩{ $game }，不在这里。在那里用电脑替换他？
press-replace = 替换
kicked = 好了。{ $place }的牌桌上{ $seat }接着打。
kick-self = 那是你自己。要离开，请输入`/leave`。
kick-stranger = { $name }不在这里的牌桌上玩。请选在玩的人。
you-want-void = 你请求取消对局。如果其他人在{ $place }的牌桌下面都同意，这场就取消，不计成绩。在那之前继续打。
store-unavailable = 我现在连不上数据库。过一会儿还没有动静就再试一次。
discord-unavailable = Discord现在有问题。过一会儿还没有动静就再试一次。
in-line = ⏳ 你排在第{ $place }位。
too-many = 慢一点。之后再试：{ $time }。
slow = 这次比平时久。回答马上出现在这里；没有的话再试一次。
form-late = 花了一会儿。按**填写**。
not-ours = 那个按钮过期了。用最新的消息，或输入命令。
argument-out-of-range = { $value }超出范围。请选别的数。
argument-unknown = 我不知道“{ $value }”是什么。请从输入时出现的列表里选。
command-changed = 这个命令变了。重新加载Discord再输入。
broken = 出了点问题，但你的牌桌没事。再试一次。如果一再发生，把这个代码告诉机器人的运行者：{ $code }

lesson-head = ### { $name }：课程
lesson-step = -# 第{ $number }/{ $last }步
lesson-right = ✅ { $why }
lesson-wrong = ⚠️ { $why }
lesson-done = 🎓 **课程到此结束。**其余的边玩边学：准备好了就按**来一局**。
lesson-table = 你已经在这个游戏的牌桌上：{ $place }。人到齐后在那里按**开始**。
lesson-offer = 🎓 第一次玩{ $name }？开始前两分钟学会。
lesson-none = { $game }还没有课程。试试`/rules`。
press-learn = 学玩法
press-learn-again = 从头开始
