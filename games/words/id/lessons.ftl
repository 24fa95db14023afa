lesson-better = Boleh, tapi ada langkah yang lebih baik. Coba lagi.
