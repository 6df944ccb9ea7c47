"""The program that builds the page, as the tests of this folder see it."""

import importlib.util
import sys

from tests.architecture.tree import ROOT

spec = importlib.util.spec_from_file_location("grimalkin_page", ROOT / "web" / "build.py")
assert spec is not None
assert spec.loader is not None
build = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = build
spec.loader.exec_module(build)
