replay-dealt = 牌已发好。
replay-deed = { $seat }：{ $text }
replay-unheard = { $seat }做了一个看不见的操作。

decided-stop = { $count ->
    [1] { $seats }结束了对局。
   *[other] { $seats }同意结束对局。
}
    .to-seats = { $others ->
        [0] 你结束了对局。
       *[other] { shared-you-and }同意结束对局。
    }
decided-watch = { $seats }想看到最后{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }想看到最后。
decided-void = { $seats }同意取消对局。
    .to-seats = { shared-you-and }同意取消对局。
decided-redeal = { $seats }同意重新发牌。
    .to-seats = { $others ->
        [0] 你决定重新发牌。
       *[other] { shared-you-and }同意重新发牌。
    }
decided-pause = { $seats }休息一下。
    .to-seats = { shared-you-and }休息一下。
decided-resume = { $count ->
    [0] 休息结束。
   *[other] { $seats }结束了休息。
}
    .to-seats = 你结束了休息。
decided-kick = { $count ->
    [0] { $other }替换了一名玩家，这是服务器管理者的决定。
   *[other] { $other }替换了一名玩家：{ $seats }同意。
}
    .to-seats = { $other }替换了一名玩家：{ shared-you-and }同意。
decided-undo = { $count ->
    [1] { $seats }悔了一步。
   *[other] { $seats }同意悔一步。
}
    .to-seats = { $others ->
        [0] 你悔了一步。
       *[other] { shared-you-and }同意悔一步。
    }
decided-tie = { $seats }同意平局。
    .to-seats = { $others ->
        [0] 你决定算平局。
       *[other] { shared-you-and }同意平局。
    }
decided-rest = { $count ->
    [1] { $seats }要求余墩全收。
   *[other] 余墩归{ $other }：{ $seats }同意。
}
    .to-seats = 余墩归{ $other }：{ shared-you-and }同意。
    .to-seats-other = { $others ->
        [0] 你要求余墩全收。
       *[other] 余墩归你：{ shared-you-and }同意。
    }
    .to-other = 余墩归你：{ $seats }同意。
decided-sit = { $seats }同意，从下次发牌起一位客人坐{ $other }的座位{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }同意，从下次发牌起一位客人坐{ $other }的座位。
decided-sat = { $seats }入座。
    .to-seats = 你入座了。
decided-gone = { $seats }接手，因为那里一周没人操作{ $count ->
   *[other] {""}
}。
decided-substitute = { $seats }想让电脑替{ $other }打这一步{ $count ->
   *[other] {""}
}。
    .to-seats = { shared-you-and }想让电脑替{ $other }打这一步。
    .to-other = { $seats }想让电脑替你打这一步{ $count ->
       *[other] {""}
    }。
undone = 牌桌回到{ $seat }出牌之前。
decided-no = { $what ->
    [sit] 一位客人想要{ $other }的座位
   *[other] { $seats }提议{ decided-no-what }
}，但不是所有人都同意。
    .to-seats = { $what ->
        [sit] 一位客人想要{ $other }的座位
       *[other] { shared-you-and }提议{ decided-no-what }
    }，但不是所有人都同意。
    .to-seats-other = 你要求余墩全收，但不是所有人都同意。
    .to-other = { $what ->
        [rest] { $seats }提议余墩归你
       *[other] { $seats }提议用电脑替换你
    }，但不是所有人都同意。
decided-no-what = { $what ->
    [stop] 结束对局
    [void] 取消对局
    [redeal] 重新发牌
    [pause] 休息
    [undo] 悔一步
    [tie] 算平局
    [rest] 余墩归{ $other }
   *[other] 用电脑替换{ $other }
}
