lesson-better = Pode, mas há uma jogada melhor. Tente de novo.
