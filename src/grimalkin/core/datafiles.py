"""The data files of a package: read through importlib.resources, so that a wheel and a checkout are the same."""

from __future__ import annotations

from importlib import resources

from grimalkin.core.errors import BadFile, Fault


def data_files(package: str, folder: str, ending: str) -> dict[str, str]:
    """The texts in a folder of a package, by file name, in the order of the names; empty if there is no such folder.

    Names that begin with a dot are what editors and systems leave behind.
    """
    if not package:
        return {}
    place = resources.files(package).joinpath(folder)
    if not place.is_dir():
        return {}
    names = sorted([file.name for file in place.iterdir() if file.name.endswith(ending) and file.is_file()])
    names = [name for name in names if not name.startswith(".")]
    return {name: decoded(name, place.joinpath(name).read_bytes()) for name in names}


def decoded(file: str, data: bytes) -> str:
    """The text of a file, or the line on which it stops being UTF-8. Line ends are read as Unix writes them."""
    try:
        return data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        what = f"byte {data[error.start]:#04x} is not UTF-8; save the file as UTF-8"
        raise BadFile([Fault(file, line, "", what)]) from None
