verify-again = { $actions ->
    [1] 1 jogada
   *[other] { $actions } jogadas
} e { $shuffles ->
    [1] 1 embaralhamento
   *[other] { $shuffles } embaralhamentos
} dão o mesmo resultado
verify-holds = Tudo confere: o segredo é o que foi lacrado no lobby. Junto com { $people ->
    [1] 1 clique
   *[other] { $people } cliques
} e o clique de dar as cartas{ $beacon ->
    [yes] , e com a rodada { $round } do beacon público,
   *[other] {""}
} ele dá exatamente estas cartas, e { verify-again }.
    Se os números são os que foram mostrados a você antes, ninguém escolheu estas cartas. Quem cuida do bot ainda assim pode ter olhado as cartas.{ $beacon ->
    [missed] {" "}A rodada { $round } do beacon público foi prometida, mas ninguém conseguiu acessá-la.
   *[other] {""}
}
verify-holds-started = Tudo confere: o segredo é o que foi lacrado no lobby, a semente resulta dele e de { $clicks ->
    [1] 1 clique
   *[other] { $clicks } cliques
} dos jogadores, e { verify-again }. Mas é um tipo antigo de arquivo da partida: ninguém mais viu o número do último clique, então quem cuidava do bot pode ter testado muitos e escolhido as cartas.
verify-holds-unsealed = Tudo confere: { verify-again }. Mas nada foi lacrado antes, então isto não prova que ninguém escolheu a semente.
verify-form = Não confere: o segredo ou a lista de entradas não está escrito como deveria.
verify-commitment = Não confere: o segredo não é o que foi lacrado. O SHA-256 dele é { $found }.
verify-seed = Não confere: a semente não resulta do segredo e das entradas, que dão { $found }.
verify-breaks = Não confere: a jogada { $number }, “{ $action }”, não é possível.
verify-end = Não confere: pelas jogadas, a vitória foi de { $count ->
    [0] ninguém
   *[other] { $seats }
}, com a pontuação { $scores }.
verify-no-end = Não confere: pelas jogadas, a partida não acabou.

chain-holds = Os { $count } arquivos de partida formam uma cadeia completa, e nenhum do meio foi retirado ou alterado. O SHA-256 do último é { $digest }.
chain-gap = Estes arquivos de partida não formam uma cadeia: falta o que tem o SHA-256 { $found }.
chain-fork = Estes arquivos de partida não formam uma cadeia: dois deles indicam o mesmo arquivo anterior.
chain-none = Estes arquivos de partida não formam uma cadeia: um mais antigo, ou de uma partida que não acabou, não indica o anterior.
