press-help-play = Jouer
press-help-learn = Apprendre
press-help-hand = Voir ma main
press-help-rules = Règles
press-help-preferences = Préférences
press-terms = Conditions

description = J'héberge des jeux de cartes, de la belote au rami et au poker. Tape /play et appuie sur Rejoindre ; des ordinateurs complètent la table. Tes cartes arrivent en message privé, les parties survivent aux redémarrages, et tout le monde peut vérifier le mélange.

help-head = ### Des jeux de cartes, ici même
    Tape `/play`, choisis parmi { $count } jeux, et appuie sur **Rejoindre**. Des ordinateurs complètent la table. Tes cartes arrivent en message privé, ou appuie sur **Voir ma main**.
    -# `/learn` t'apprend un jeu en deux minutes. `/hint` dit ce que jouerait un bon joueur. `/daily` est une donne par jour, en solo contre des ordinateurs. `/arena` est une soirée de tables courtes avec médailles. Si tu gères ce serveur, `/settings` est pour toi.
help-learn = Tu veux apprendre quel jeu ?
help-rules = Les règles de quel jeu ?

about-head = ### Parlor { $version }
    J'héberge des jeux de cartes. `/help` montre par où commencer.
about-operator = Hébergé par { $name }.
about-contact = Contact : { $contact }
about-support = [Serveur d'aide]({ $link })
about-source = [Code source]({ $link })
about-invite = [M'ajouter à ton serveur]({ $link })
