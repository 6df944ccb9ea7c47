# The Black Rose board.

lodge-map = The Lodge
lodge-desk = What you decide
lodge-cell = Cell
lodge-value = token worth { $value }
lodge-brink = at the brink
lodge-tap-again = Tap { $name } again
