# Le plateau de Black Rose.

lodge-map = La Loge
lodge-desk = Votre décision
lodge-cell = Cellule
lodge-value = jeton valant { $value }
lodge-brink = au bord du gouffre
lodge-tap-again = Touchez encore { $name }
