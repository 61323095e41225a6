"""A browser and a server for the tests of the client; where one is missing, the tests say so and are skipped."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from kronika.server.client_files import FOLDER
from tests.server.live_server import Server
from tests.web.same_deals import same_deals

_NAMES = ("chromium", "google-chrome", "chromium-browser")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


def chromium() -> str | None:
    """The Chromium of this machine; CHROMIUM names another one."""
    wanted = os.environ.get("CHROMIUM", "")
    return next((found for name in (wanted, *_NAMES) if name and (found := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    """One Chromium for all tests of a process."""
    sync_api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed: pip install -e '.[dev]'")
    if not (FOLDER / "index.html").exists():
        pytest.skip("the client is not built: ./dev test builds it")
    path = chromium()
    if path is None:
        pytest.skip("there is no Chromium here: ./dev test installs one, or CHROMIUM names it")
    with sync_api.sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield launched
        launched.close()


@pytest.fixture(scope="module", autouse=True)
def _same_deals() -> Iterator[None]:
    """Whatever is played here is the same on every run."""
    with same_deals():
        yield


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the built client; bots answer at once."""
    with Server(tmp_path_factory.mktemp("web") / "kronika.sqlite", bot_delay=0.05) as running:
        yield running


@pytest.fixture
def guest(browser: Any, server: Server) -> Iterator[Callable[..., Any]]:
    """Makes guests; when the test is over, each of them has seen nothing that must not happen."""
    from tests.web.guests import Guest

    made: list[Guest] = []

    def make(token: str | None = None, **more: Any) -> Guest:
        url = more.pop("url", server.url)
        made.append(Guest(browser, url, token, **more))
        return made[-1]

    yield make
    for each in made:
        each.close()
