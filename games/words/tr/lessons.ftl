lesson-better = Bu oynanabilir ama daha iyisi var. Bir daha dene.
