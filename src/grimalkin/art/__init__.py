"""Portraits of cards and pictures of games, composed from silhouettes: the same file always gives the same picture.

`portrait(face_of(game, key), icons)` is the picture of a card; `icons` come from `read_icons` on a folder that
`python -m grimalkin.art build` has made. Nothing outside the standard library and the rules is needed.
"""

from grimalkin.art.faces import Face, face_of, faces_of, icon_faults, written
from grimalkin.art.icons import Icon, Icons, read_icons
from grimalkin.art.portrait import portrait

__all__ = ["Face", "Icon", "Icons", "face_of", "faces_of", "icon_faults", "portrait", "read_icons", "written"]
