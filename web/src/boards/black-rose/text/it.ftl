# Il tavolo di Black Rose.

lodge-map = La Loggia
lodge-desk = La tua decisione
lodge-cell = Cella
lodge-value = segnalino da { $value }
lodge-brink = sull’orlo
lodge-tap-again = Tocca ancora { $name }
