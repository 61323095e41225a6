"""A bare Litestar WebSocket handler: whatever one of a table's sockets sends, all of them get the next of some texts.

No game, no store; the texts are what Kronika's server told a table of the moves of one game.
Started as litestar_server.py PORT TEXTS
"""

from __future__ import annotations

import json
import sys
from itertools import cycle
from pathlib import Path

import uvicorn
from litestar import Litestar, WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

TEXTS: list[str] = json.loads(Path(sys.argv[2]).read_text())
TABLES: dict[int, list[WebSocket]] = {}


@websocket("/{table:int}")
async def fan_out(socket: WebSocket, table: int) -> None:
    await socket.accept()
    everybody = TABLES.setdefault(table, [])
    everybody.append(socket)
    texts = cycle(TEXTS)
    try:
        while True:
            await socket.receive_text()
            text = next(texts)
            for each in everybody:
                await each.send_text(text)
    except WebSocketDisconnect:
        everybody.remove(socket)


def main() -> None:
    app = Litestar([fan_out], logging_config=None, openapi_config=None)
    settings = {"ws_per_message_deflate": False, "access_log": False, "log_config": None}
    uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=int(sys.argv[1]), **settings)).run()


if __name__ == "__main__":
    main()
