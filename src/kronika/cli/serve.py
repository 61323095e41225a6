"""`kronika serve`: start a server, say where it is, and show a QR code for phones.

Knows how a server is started, not what it does.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import gc
import io
import socket
import sys
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final

import msgspec

from kronika.server.settings import Settings, settings_from

if TYPE_CHECKING:
    from kronika.server.store import Store

__all__ = ["add_parser", "run"]

_EVERYWHERE: Final = ("0.0.0.0", "::")
_HERE: Final = ("127.0.0.1", "localhost", "::1")
_EPILOG: Final = """\
for an evening:         kronika serve
on this machine only:   kronika serve --host 127.0.0.1
the next free port:     kronika serve --port 0

Everything is kept in one file in your data folder (--database says another). Copy it with kronika admin backup.
The flags can be said in the environment, too: KRONIKA_HOST, KRONIKA_PORT, KRONIKA_DATABASE, KRONIKA_QUIET=1; and
KRONIKA_ORIGINS names other sites whose pages may use this server, KRONIKA_LOG is debug, info, warning or error.
"""


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> argparse.ArgumentParser:
    """Adds the subcommand `serve`."""
    parser: argparse.ArgumentParser = subparsers.add_parser(
        "serve",
        help="start a server on which friends play together",
        description="Start a server on which friends play together: one process, no account, no configuration.",
        epilog=_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--host", metavar="ADDRESS", help="where to listen (default 0.0.0.0: this machine and the local network)"
    )
    parser.add_argument("--port", type=int, metavar="N", help="default 8642; 0 takes a free one")
    parser.add_argument("--database", metavar="FILE", help="an SQLite file, or the URL of a PostgreSQL database")
    parser.add_argument("--quiet", action="store_true", default=None, help="say nothing but errors")
    return parser


def run(args: argparse.Namespace) -> int:
    """Serve until interrupted."""
    settings = settings_from(host=args.host, port=args.port, database=args.database, quiet=args.quiet)
    with contextlib.closing(_listener(settings)) as listener, _uncollected():
        from kronika.server import failpoints
        from kronika.server.logs import set_up
        from kronika.server.store import open_store

        set_up(settings.log)
        # Opened before anything else is promised, so that what is wrong with it is one clear line.
        store = open_store(settings.database, reached=failpoints.stored)
        _serve(settings, listener, store)
    return 0


@contextlib.contextmanager
def _uncollected() -> Iterator[None]:
    """No garbage collection while the program is loaded: nothing of it is garbage, and it is a tenth of the start."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def _listener(settings: Settings) -> socket.socket:
    """The socket, opened here so that a taken port is one clear line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise OSError(error.errno, _why(error, settings)) from None
    return listener


def _why(error: OSError, settings: Settings) -> str:
    if isinstance(error, socket.gaierror) or error.errno == errno.EADDRNOTAVAIL:
        return f"{settings.host} is no address of this machine; leave --host out, or take 127.0.0.1"
    if error.errno == errno.EADDRINUSE:
        return f"port {settings.port} is taken, perhaps by another Kronika; --port 0 takes a free one"
    return f"port {settings.port} cannot be opened ({error.strerror}); --port 0 takes a free one"


def _serve(settings: Settings, listener: socket.socket, store: Store) -> None:
    from kronika.server.app import create_app
    from kronika.server.logs import log
    from kronika.server.serving import server_config

    port = listener.getsockname()[1]
    there = _reachable(settings, port)

    def is_up() -> None:
        # The program itself stays as long as it runs; no collection need look at it again.
        gc.freeze()
        gc.enable()
        log().info("started", port=port)
        if not settings.quiet:
            _announce(settings, port, there)

    app = create_app(msgspec.structs.replace(settings, address=there.rstrip("/")), store=store)
    server = _server(server_config(app, log_config=None), is_up)
    try:
        with contextlib.suppress(KeyboardInterrupt):  # the server has ended in order by then
            server.run(sockets=[listener])
    finally:
        store.close()
    log().info("stopped")
    if not settings.quiet:
        print("stopped; everything is stored", flush=True)


def _server(config: Any, is_up: Callable[[], None]) -> Any:
    import uvicorn

    class Announced(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                is_up()

    return Announced(config)


def _reachable(settings: Settings, port: int) -> str:
    """Where others find the server; empty where nobody but this machine does."""
    address = _local_address() if settings.host in _EVERYWHERE else settings.host
    return _url(address, port) if address and address not in _HERE else ""


def _announce(settings: Settings, port: int, there: str) -> None:
    everywhere = settings.host in _EVERYWHERE
    if everywhere or not there:
        print(f"Kronika is at {_url('localhost' if everywhere else settings.host, port)}")
    if there:
        print(f"in the local network, and for phones: {there}" if everywhere else f"Kronika is at {there}")
        if sys.stdout.isatty() and (sys.stdout.encoding or "").lower().startswith("utf"):
            _show_code(there)
    print("stop it with Ctrl-C", flush=True)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _local_address() -> str | None:
    """This machine's address in the local network; nothing is sent to find it."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address for documentation; a datagram socket only picks a route
            found: str = probe.getsockname()[0]
            return found
    except OSError:
        return None


def _show_code(url: str) -> None:
    import segno

    drawn = io.StringIO()
    segno.make(url, error="m").terminal(out=drawn, compact=True)
    # White on black whatever the terminal's colours are: not every phone reads a code in negative.
    print("\n" + "\n".join(f"\033[97;40m{line}\033[0m" for line in drawn.getvalue().splitlines()) + "\n")
