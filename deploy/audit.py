"""`make audit`: is any locked dependency known to be unsafe?

Exit code 0: all were asked about, and none is. 1: some are. 3: not all could be asked about, so nobody knows.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

UNSAFE, UNKNOWN = 1, 3


def main() -> int:
    lock = sys.argv[1]
    command = [str(Path(sys.executable).with_name("pip-audit")), "--disable-pip", "--require-hashes"]
    command += ["--progress-spinner", "off", "--format", "json", "--requirement", lock]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    try:
        found: list[dict[str, Any]] = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError, TypeError):
        reason = done.stderr.strip().splitlines()
        print("audit: the advisory service cannot be reached, so nothing was checked", file=sys.stderr)
        print(f"audit: {reason[-1][:300] if reason else 'pip-audit said nothing'}", file=sys.stderr)
        return UNKNOWN
    return verdict(found)


def verdict(found: list[dict[str, Any]]) -> int:
    unsafe = [(one, fault) for one in found for fault in one.get("vulns", [])]
    for one, fault in unsafe:
        better = ", ".join(fault.get("fix_versions", [])) or "none yet"
        print(f"audit: {one['name']} {one['version']}: {fault['id']}, repaired in: {better}", file=sys.stderr)
    if unsafe:
        return UNSAFE
    skipped = [one["name"] for one in found if "skip_reason" in one]
    if skipped or not found:
        print(
            f"audit: the advisory service knows nothing about {len(skipped)} of {len(found)} packages "
            f"({', '.join(skipped[:5])}{', ...' if len(skipped) > 5 else ''}): they were not checked",
            file=sys.stderr,
        )
        return UNKNOWN
    print(f"audit: {len(found)} packages, nothing known against them")
    return 0


if __name__ == "__main__":
    sys.exit(main())
