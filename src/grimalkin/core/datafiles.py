"""The data files of a package: read through importlib.resources, so that a wheel and a checkout are the same."""

from __future__ import annotations

from importlib import resources


def data_files(package: str, folder: str, ending: str) -> dict[str, str]:
    """The texts in a folder of a package, by file name, in the order of the names; empty if there is no such folder."""
    if not package:
        return {}
    place = resources.files(package).joinpath(folder)
    if not place.is_dir():
        return {}
    names = sorted([file.name for file in place.iterdir() if file.name.endswith(ending)])
    return {name: place.joinpath(name).read_text(encoding="utf-8") for name in names}
