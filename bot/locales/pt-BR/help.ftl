press-help-play = Jogar
press-help-learn = Aprender
press-help-hand = Ver minha mão
press-help-rules = Regras
press-help-preferences = Preferências
press-terms = Termos

description = Abro mesas de jogos de cartas, de vazas e rummy a poker. Digite /play e aperte Entrar; computadores ocupam os lugares livres. Suas cartas chegam por mensagem direta, as partidas sobrevivem a reinícios, e qualquer um pode conferir o embaralhamento.

help-head = ### Jogos de cartas, aqui mesmo
    Digite `/play`, escolha um dos { $count } jogos e aperte **Entrar**. Computadores ocupam os lugares livres. Suas cartas chegam por mensagem direta, ou aperte **Ver minha mão**.
    -# `/learn` ensina um jogo em dois minutos. `/hint` diz o que um bom jogador faria. `/daily` é um desafio por dia, só você contra computadores. `/arena` é uma noite de mesas curtas com medalhas. Se você gerencia este servidor, `/settings` é para você.
help-learn = Que jogo você quer aprender?
help-rules = Regras de que jogo?

about-head = ### Parlor { $version }
    Um anfitrião de jogos de cartas. `/help` mostra por onde começar.
about-operator = Quem cuida: { $name }.
about-contact = Contato: { $contact }
about-support = [Servidor de suporte]({ $link })
about-source = [Código-fonte]({ $link })
about-invite = [Adicionar ao seu servidor]({ $link })
