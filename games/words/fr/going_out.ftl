going-out = { $place ->
    [1] 1re place
   *[other] { $place }e place
}
going-out-points = { shared-points }
going-out-marks = perd { $count }×
going-out-losses = Défaites qui finissent la partie
going-out-rounds = Manches, si les places comptent
going-out-until-lost = on joue jusqu'à un certain nombre de défaites
going-out-counts-places = l'ordre de sortie rapporte des points

going-out-fact = { $seat } avait encore { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} à la fin.
going-out-one-rank = Tu ne peux jouer plusieurs cartes que si elles ont la même valeur.
