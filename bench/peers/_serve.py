"""The worker's side of the talk in `bench/_workers.py`; standard library only, so that it runs beside any peer."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Mapping
from time import perf_counter, process_time
from typing import Any

clock: Callable[[], float] = process_time if os.environ.get("KRONIKA_BENCH_CLOCK") == "cpu" else perf_counter
"""Seconds: of the wall, or of this process on its core where the benchmark asked for that."""

Round = Callable[[], Mapping[str, Any]]


def serve(about: str, modes: Mapping[str, Round]) -> None:
    """Say what is ready, then play a round for each mode named on standard input."""
    out = sys.stdout
    sys.stdout = sys.stderr  # whatever a library prints must not get between the answers
    print(json.dumps({"about": about, "modes": list(modes)}), file=out, flush=True)
    for line in sys.stdin:
        print(json.dumps(modes[line.strip()]()), file=out, flush=True)
