go-fish-name = Vai Pescar
    .line = Peça cartas aos outros. Junte as quatro do mesmo valor.
    .aliases = Go Fish, Peixinho, Pescaria
go-fish-rules = **Peça cartas aos outros e junte conjuntos: as quatro cartas do mesmo valor.**
    Na sua vez, peça a uma pessoa um valor de que você tem pelo menos uma carta: “Tem algum sete?” Se ela tem, você recebe todos e pede de novo. Se não, vai pescar: compre uma carta do monte. Se for o que você pediu, pede de novo. Se não, é a vez da pessoa seguinte.
    Quando todos os conjuntos estão na mesa, vence quem tem mais.
    - **Por exemplo:** você tem 7, 7 e rei. Pede setes a Ann e recebe dois: é um conjunto! Pede reis a Bob, que não tem nenhum, então compra uma carta.
    .whole =
    - **As cartas:** sete para cada um com dois ou três jogadores, cinco com mais. O resto é o monte.
    - **Pedir:** escolha uma pessoa que tem cartas, e um valor que você tem. Ela precisa dar a você todas as suas cartas desse valor, à vista de todos.
    - **Vai pescar:** se ela não tem, você compra uma. Se for do valor que pediu, mostra a carta e pede de novo.
    - **Conjuntos:** as quatro do mesmo valor vão logo para a mesa, abertas, à sua frente.
    - **Sem cartas:** compre uma quando for a sua vez. Se o monte acabou, você perde a vez.
    - **Parceiros** sentam frente a frente, e os conjuntos deles contam juntos. Você não pode pedir ao seu parceiro.
    - **O fim:** quando todas as cartas estão em conjuntos. Se ninguém consegue mais nada, a rodada também acaba.
go-fish-paragraphs =
    .go-fish-ask-now = 2
    .go-fish-not-held = 2
    .go-fish-not-yourself = 2
    .go-fish-no-such-seat = 2
    .go-fish-no-cards = 2
    .go-fish-have-it = 2
    .go-fish-in-book = 4
    .go-fish-partner = 6

go-fish-variant-asked_next = A vez passa a quem ouviu o pedido
go-fish-variant-pairs = Pares em vez de conjuntos de quatro
go-fish-variant-teams = Em duplas, duas rodadas
go-fish-variant-single_cards = Peça uma carta de cada vez
go-fish-variant-memory = Sem lembretes, três rodadas

go-fish-option-hand_size = { shared-cards-dealt }
    .zero = sete, ou cinco de quatro jogadores em diante
go-fish-option-books = Um conjunto são
    .four = quatro do mesmo valor
    .pairs = duas do mesmo valor
go-fish-option-ask_for = Você pede
    .rank = todas as cartas de um valor
    .card = uma carta
go-fish-option-next_turn = Quem pede depois
    .left = a pessoa à esquerda
    .asked = quem ouviu o pedido
go-fish-option-lucky = Você pede de novo se compra o que pediu
go-fish-option-book_again = Você pede de novo se a carta comprada fecha um conjunto
go-fish-option-empty_hand = Sem cartas
    .draw = você compra uma na sua vez
    .refill = você recebe uma mão nova inteira
    .end = a rodada acaba, como quando não há monte
go-fish-option-scoring = Um conjunto vale
    .books = um ponto
    .values = ás 15, rei 13, dama 12, valete 11, as outras o seu número
go-fish-option-teams = Equipes
    .none = cada um por si
    .pairs = duplas, com quatro ou seis jogadores
go-fish-option-max_rounds = { shared-rounds }
go-fish-option-reminders = A mesa mostra o que todos sabem

do-ask = Pedir a { $seat }
do-ask-for = Pedir { $rank ->
    [Q] alguma { rank-name }
   *[other] algum { rank-name }
} a { $seat }
do-ask-card = Pedir a { $seat }
    .with = Pedir { $picked } a { $seat }
do-for = { shared-ranks }
do-card = uma carta
    .with = A carta { $picked }

go-fish-deals = { shared-deals }
    .to-seat = { shared-deals.to-seat }
go-fish-gets = { $seat } pede a { $other } e recebe { $cards }.
    .to-seat = Você pede a { $other } e recebe { $cards }.
    .to-other = { $seat } pede a você e recebe { $cards }.
go-fish-fish = { $kind ->
    [card] { $seat } pede { rank-name } de { $suit } a { $other }. Vai pescar!
   *[rank] { $seat } pede { $rank ->
        [Q] alguma { rank-name }
       *[other] algum { rank-name }
    } a { $other }. Vai pescar!
}
    .short = pescou
    .to-seat = { $kind ->
        [card] Você pede { rank-name } de { $suit } a { $other }. Vai pescar!
       *[rank] Você pede { $rank ->
            [Q] alguma { rank-name }
           *[other] algum { rank-name }
        } a { $other }. Vai pescar!
    }
    .to-other = { $kind ->
        [card] { $seat } pede { rank-name } de { $suit } a você. Vai pescar!
       *[rank] { $seat } pede { $rank ->
            [Q] alguma { rank-name }
           *[other] algum { rank-name }
        } a você. Vai pescar!
    }
go-fish-lucky = { $seat } compra { $card }!
    .to-seat = Você compra { $card }!
go-fish-draws = { $seat } não tem cartas e compra { shared-cards }.
    .to-seat = Você não tem cartas e compra { shared-cards }.
go-fish-you-draw = { shared-you-draw }
go-fish-book = { $seat } baixa { $cards }.
    .to-seat = Você baixa { $cards }.
go-fish-nobody = Ninguém consegue mais nada, então a rodada acabou.

go-fish-points = { shared-points }
go-fish-gave = De { $other }
go-fish-marks = { $kind ->
    [none] sem { $others }
    [some] { $held }
   *[both] { $held }, sem { $others }
}
go-fish-asked = { $rank ->
    [Q] Alguma { rank-name }
   *[other] Algum { rank-name }
}, { $other }?
go-fish-asked-card = { $rank ->
    [T] 10
   *[other] { $rank }
}{ $symbol }, { $other }?
go-fish-books = { $kind ->
    [pairs] { $count ->
        [1] 1 par
       *[other] { $count } pares
    }
   *[four] { $count ->
        [1] 1 conjunto
       *[other] { $count } conjuntos
    }
}

go-fish-hint-known = { $other } tem { $rank ->
    [Q] alguma { rank-name }
   *[other] algum { rank-name }
} com certeza.
go-fish-hint-unknown = { $other } tem { shared-cards } que ninguém conhece. Pode haver { $rank ->
    [Q] alguma { rank-name }
   *[other] algum { rank-name }
} aí.
go-fish-hint-vain = Nada é provável agora. Tanto faz.

go-fish-few-cards = Não há cartas suficientes. Dê no máximo { $count } para cada um.
go-fish-team-seats = Duplas precisam de quatro ou seis jogadores.
go-fish-ask-now = Peça cartas a uma pessoa, como “ask { $other } { $kind ->
    [card] card { $card }
   *[for] for { $rank ->
        [T] 10
       *[other] { $rank }
    }
}”.
go-fish-not-held = Você só pode pedir valores que tem: { $ranks }.
go-fish-not-yourself = Você não pode pedir a si. Peça a { $seats }.
go-fish-no-such-seat = Esse jogador não existe. Peça a { $seats }.
go-fish-no-cards = { $other } não tem cartas. Peça a { $seats }.
go-fish-partner = { $other } joga com você. Peça a { $seats }.
go-fish-have-it = { $card } está com você.
go-fish-in-book = { $card } já está num conjunto.
