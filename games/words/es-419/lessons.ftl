lesson-better = Se puede, pero hay una jugada mejor. Prueba otra vez.
