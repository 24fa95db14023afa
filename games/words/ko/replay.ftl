replay-dealt = 카드를 돌렸어요.
replay-deed = { $seat }: { $text }
replay-unheard = { $seat } 님이 비밀로 두었어요.

decided-stop = { $count ->
    [1] { $seats } 님이 게임을 끝냈어요.
   *[other] { $seats } 님이 게임을 끝내기로 했어요.
}
    .to-seats = { $others ->
        [0] 게임을 끝냈어요.
       *[other] { $seats } 님과 함께 게임을 끝내기로 했어요.
    }
decided-watch = { $seats } 님이 끝까지 지켜보고 싶어 해요.
    .to-seats = { $others ->
        [0] 끝까지 지켜보기로 했어요.
       *[other] { $seats } 님과 함께 끝까지 지켜보기로 했어요.
    }
decided-void = { $seats } 님이 게임을 무효로 하기로 했어요.
    .to-seats = { $seats } 님과 함께 게임을 무효로 하기로 했어요.
decided-redeal = { $seats } 님이 다시 돌리기로 했어요.
    .to-seats = { $others ->
        [0] 다시 돌리기로 했어요.
       *[other] { $seats } 님과 함께 다시 돌리기로 했어요.
    }
decided-pause = { $seats } 님이 잠시 쉬기로 했어요.
    .to-seats = { $others ->
        [0] 잠시 쉬기로 했어요.
       *[other] { $seats } 님과 함께 잠시 쉬기로 했어요.
    }
decided-resume = { $count ->
    [0] 휴식이 끝났어요.
   *[other] { $seats } 님이 휴식을 끝냈어요.
}
    .to-seats = 휴식을 끝냈어요.
decided-kick = { $count ->
    [0] { $other } 님이 플레이어를 대신해요. 서버 관리자가 정했어요.
   *[other] { $other } 님이 플레이어를 대신해요. { $seats } 님이 동의했어요.
}
    .to-seats = { $other } 님이 플레이어를 대신해요. { $others ->
        [0] 내가 동의했어요.
       *[other] { $seats } 님과 함께 동의했어요.
    }
decided-undo = { $count ->
    [1] { $seats } 님이 한 수 물렀어요.
   *[other] { $seats } 님이 한 수 무르기로 했어요.
}
    .to-seats = { $others ->
        [0] 한 수 물렀어요.
       *[other] { $seats } 님과 함께 한 수 무르기로 했어요.
    }
decided-tie = { $seats } 님이 무승부로 하기로 했어요.
    .to-seats = { $others ->
        [0] 무승부로 했어요.
       *[other] { $seats } 님과 함께 무승부로 하기로 했어요.
    }
decided-rest = { $count ->
    [1] { $seats } 님이 나머지를 선언했어요.
   *[other] 나머지는 { $other } 님 차지예요. { $seats } 님이 동의했어요.
}
    .to-seats = 나머지는 { $other } 님 차지예요. { $seats } 님과 함께 동의했어요.
    .to-seats-other = { $others ->
        [0] 나머지를 선언했어요.
       *[other] 나머지는 내 차지예요. { $seats } 님과 함께 동의했어요.
    }
    .to-other = 나머지는 내 차지예요. { $seats } 님이 동의했어요.
decided-sit = { $seats } 님의 동의로 다음 판부터 { $other } 님 자리에 손님이 앉아요.
    .to-seats = { $others ->
        [0] 내 동의로
       *[other] { $seats } 님과 함께 동의해서
    } 다음 판부터 { $other } 님 자리에 손님이 앉아요.
decided-sat = { $seats } 님이 앉았어요.
    .to-seats = 내가 자리에 앉았어요.
decided-gone = { $seats } 님이 이어받았어요. 일주일 동안 아무도 하지 않았거든요.
decided-substitute = { $seats } 님이 { $other } 님 차례를 컴퓨터에게 맡기고 싶어 해요.
    .to-seats = { $others ->
        [0] { $other } 님 차례를 컴퓨터에게 맡기고 싶다고 했어요.
       *[other] { $seats } 님과 함께 { $other } 님 차례를 컴퓨터에게 맡기고 싶다고 했어요.
    }
    .to-other = { $seats } 님이 회원님 차례를 컴퓨터에게 맡기고 싶어 해요.
undone = { $seat } 님의 수를 되돌렸어요.
decided-no = { $what ->
    [sit] 손님이 { $other } 님 자리를 요청했지만
   *[other] { $seats } 님이 { decided-no-what } 했지만
} 모두가 동의하지는 않았어요.
    .to-seats = { $what ->
        [sit] 손님이 { $other } 님 자리를 요청했지만
       *[other] { $others ->
            [0] { decided-no-what } 했지만
           *[other] { $seats } 님과 함께 { decided-no-what } 했지만
        }
    } 모두가 동의하지는 않았어요.
    .to-seats-other = { $what ->
        [rest] 나머지를 달라고
       *[other] { decided-no-what }
    } 했지만 모두가 동의하지는 않았어요.
    .to-other = { $what ->
        [rest] { $seats } 님이 나머지를 회원님에게 주자고 했지만
       *[other] { $seats } 님이 { decided-no-what } 했지만
    } 모두가 동의하지는 않았어요.
decided-no-what = { $what ->
    [stop] 게임을 끝내자고
    [void] 게임을 무효로 하자고
    [redeal] 다시 돌리자고
    [pause] 잠시 쉬자고
    [undo] 한 수 무르자고
    [tie] 무승부로 하자고
    [rest] 나머지는 { $other } 님 차지라고
   *[other] { $other } 님 자리를 컴퓨터에게 맡기자고
}
