press-help-play = Jugar
press-help-learn = Aprender
press-help-hand = Ver mi mano
press-help-rules = Reglas
press-help-preferences = Preferencias
press-terms = Términos

description = Organizo juegos de cartas, de bazas y rummy a póker. Escribe /play y presiona Unirme; las computadoras llenan los asientos vacíos. Tus cartas llegan por mensaje directo, las partidas sobreviven a los reinicios, y cualquiera puede verificar la mezcla.

help-head = ### Juegos de cartas, aquí mismo
    Escribe `/play`, elige uno de { $count } juegos y presiona **Unirme**. Las computadoras llenan los asientos vacíos. Tus cartas llegan por mensaje directo, o presiona **Ver mi mano**.
    -# `/learn` enseña un juego en dos minutos. `/hint` dice qué haría un buen jugador. `/daily` es un reparto al día, tú contra computadoras. `/arena` es una noche de mesas cortas con medallas. Si administras este servidor, `/settings` es para ti.
help-learn = ¿Qué juego quieres aprender?
help-rules = ¿Las reglas de qué juego?

about-head = ### Parlor { $version }
    Organizo juegos de cartas. `/help` muestra por dónde empezar.
about-operator = Lo administra { $name }.
about-contact = Contacto: { $contact }
about-support = [Servidor de ayuda]({ $link })
about-source = [Código fuente]({ $link })
about-invite = [Agrégame a tu servidor]({ $link })
