# El tablero de Black Rose.

lodge-map = La Logia
lodge-desk = Tu decisión
lodge-cell = Celda
lodge-value = ficha de valor { $value }
lodge-brink = al borde
lodge-tap-again = Toca otra vez { $name }
