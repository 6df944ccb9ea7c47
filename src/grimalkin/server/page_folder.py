"""Where the built page lies."""

from __future__ import annotations

import os
from importlib import resources
from pathlib import Path

PAGE = "index.html"  # one page: its script looks at the address
PLACE = "GRIMALKIN_PAGE"  # of the environment: a folder with a page that was built elsewhere


def folder() -> Path | None:
    """Where the page lies: where the host says, in the package, or in the source tree; None: it was not built."""
    said = os.environ.get(PLACE)
    package = Path(str(resources.files("grimalkin.server")))
    places = [Path(said)] if said else [package / "page", package.parents[2] / "web" / "dist"]
    return next((place for place in places if (place / PAGE).is_file()), None)
