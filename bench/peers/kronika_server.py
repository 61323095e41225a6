"""Kronika's server as `kronika serve` runs it, without limits for one address: kronika_server.py PORT DATABASE

With KRONIKA_BENCH_PROFILE the server's thread is profiled from the signal USR1 to the next one, into the file of this
name.
"""

from __future__ import annotations

import cProfile
import os
import signal
import sys
from typing import Any

import uvicorn

from kronika.server.app import create_app
from kronika.server.limits import UNLIMITED
from kronika.server.serving import server_config
from kronika.server.settings import Settings


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    app = create_app(Settings(host="127.0.0.1", port=port, database=database), limits=UNLIMITED)
    _profiled(os.environ.get("KRONIKA_BENCH_PROFILE", ""))
    uvicorn.Server(server_config(app, host="127.0.0.1", port=port, log_config=None)).run()


def _profiled(path: str) -> None:
    if not path:
        return
    profile = cProfile.Profile()
    is_on = False

    def switch(*_: Any) -> None:
        nonlocal is_on
        is_on = not is_on
        if is_on:
            profile.enable()
        else:
            profile.disable()
            profile.dump_stats(path)

    signal.signal(signal.SIGUSR1, switch)


if __name__ == "__main__":
    main()
