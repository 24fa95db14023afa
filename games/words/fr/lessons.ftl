lesson-better = C'est permis, mais il y a mieux. Réessaie.
