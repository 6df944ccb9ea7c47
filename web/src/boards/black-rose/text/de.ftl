# Das Brett von Black Rose.

lodge-map = Die Loge
lodge-desk = Deine Entscheidung
lodge-cell = Zelle
lodge-value = Stein { $value } wert
lodge-brink = am Abgrund
lodge-tap-again = Tippe nochmals auf { $name }
