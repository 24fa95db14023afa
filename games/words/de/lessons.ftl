lesson-better = Erlaubt ist das, aber es geht besser. Versuch es noch mal.
