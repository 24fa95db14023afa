replay-dealt = Карты розданы.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } делает скрытый ход.

decided-stop = { $seats } { $count ->
    [1] заканчивает партию.
   *[other] решают закончить партию.
}
    .to-seats = { $others ->
        [0] Вы заканчиваете партию.
       *[other] Вы и { $seats } решаете закончить партию.
    }
decided-watch = { $seats } { $count ->
    [1] хочет
   *[other] хотят
} посмотреть, чем всё кончится.
    .to-seats = { $others ->
        [0] Вы хотите
       *[other] Вы и { $seats } хотите
    } посмотреть, чем всё кончится.
decided-void = { $seats } решают отменить партию.
    .to-seats = Вы и { $seats } решаете отменить партию.
decided-redeal = Пересдача. Так решили: { $seats }.
    .to-seats = { $others ->
        [0] Пересдача. Так решили вы.
       *[other] Пересдача. Так решили вы и { $seats }.
    }
decided-pause = Пауза. Так решили: { $seats }.
    .to-seats = { $others ->
        [0] Пауза. Так решили вы.
       *[other] Пауза. Так решили вы и { $seats }.
    }
decided-resume = { $count ->
    [0] Пауза окончена.
   *[other] { $seats } заканчивает паузу.
}
    .to-seats = Вы заканчиваете паузу.
decided-kick = { $count ->
    [0] { $other } заменяет игрока. Так решили на этом сервере.
   *[other] { $other } заменяет игрока. Согласны: { $seats }.
}
    .to-seats = { $other } заменяет игрока. Согласны: { $others ->
        [0] вы.
       *[other] вы и { $seats }.
    }
decided-undo = { $seats } { $count ->
    [1] возвращает ход.
   *[other] решают вернуть ход.
}
    .to-seats = { $others ->
        [0] Вы возвращаете ход.
       *[other] Вы и { $seats } решаете вернуть ход.
    }
decided-tie = { $seats } соглашаются на ничью.
    .to-seats = { $others ->
        [0] Вы объявляете ничью.
       *[other] Вы и { $seats } соглашаетесь на ничью.
    }
decided-rest = { $count ->
    [1] { $seats } забирает остаток.
   *[other] Остаток забирает { $other }. Согласны: { $seats }.
}
    .to-seats = Остаток забирает { $other }. Согласны: вы и { $seats }.
    .to-seats-other = { $others ->
        [0] Вы забираете остаток.
       *[other] Остаток ваш. Согласны: вы и { $seats }.
    }
    .to-other = Остаток ваш. Согласны: { $seats }.
decided-sit = Со следующей сдачи на месте игрока { $other } играет гость. Согласны: { $seats }.
    .to-seats = Со следующей сдачи на месте игрока { $other } играет гость. Согласны: { $others ->
        [0] вы.
       *[other] вы и { $seats }.
    }
decided-sat = { $seats } садится за стол.
    .to-seats = Вы садитесь за стол.
decided-gone = { $seats } { $count ->
    [1] занимает место
   *[other] занимают места
}: за столом неделю никто не играл.
decided-substitute = { $seats } { $count ->
    [1] хочет
   *[other] хотят
}, чтобы за игрока { $other } сходил компьютер.
    .to-seats = { $others ->
        [0] Вы хотите
       *[other] Вы и { $seats } хотите
    }, чтобы за игрока { $other } сходил компьютер.
    .to-other = { $seats } { $count ->
        [1] хочет
       *[other] хотят
    }, чтобы за вас сходил компьютер.
undone = Стол снова такой, как до хода игрока { $seat }.
decided-no = { $what ->
    [sit] Гость просил место игрока { $other }
   *[other] Предложение ({ $seats }): { decided-no-what }
}. Согласились не все.
    .to-seats = { $what ->
        [sit] Гость просил место игрока { $other }
       *[other] { $others ->
            [0] Ваше предложение: { decided-no-what }
           *[other] Предложение (вы и { $seats }): { decided-no-what }
        }
    }. Согласились не все.
    .to-seats-other = Вы просили остаток. Согласились не все.
    .to-other = { $what ->
        [rest] Предложение ({ $seats }): отдать вам остаток
       *[other] Предложение ({ $seats }): заменить вас компьютером
    }. Согласились не все.
decided-no-what = { $what ->
    [stop] закончить партию
    [void] отменить партию
    [redeal] пересдать
    [pause] сделать паузу
    [undo] вернуть ход
    [tie] согласиться на ничью
    [rest] остаток забирает { $other }
   *[other] заменить компьютером игрока { $other }
}
