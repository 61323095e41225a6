"""How fast the pages of the browser client are, and how well they can be used: Lighthouse on a throttled phone.

`python -m bench pages [--rounds=3] [--clock=cpu]` starts a server with the built client, opens a game against two
bots, and lets Lighthouse 12 look at the home page and at the table, in a real Chromium, with its usual phone profile (a
slow 4G line and a processor four times slower, both simulated). Lighthouse is put into `bench/.peers/`, never into the
project's own packages. With `--clock=cpu` each task of a page lasts as long as it had the processor, close to what it
would have taken alone.

How soon somebody can really play is measured as well (`_playable.py`), by the wall's clock whatever `--clock` says: the
same phone over a line that is really slow, pressing and tapping what it sees as soon as it sees it. `--only=playable`
leaves Lighthouse out.
"""

from __future__ import annotations

import argparse
import bisect
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bench import _playable
from bench._line import SlowLine
from bench._measure import add_clock, load

if TYPE_CHECKING:
    from tests.server.live_server import Server
    from tests.web.guests import Host

_PEERS = Path(os.environ.get("KRONIKA_PEERS", Path(__file__).parent / ".peers")) / "lighthouse"
_LIGHTHOUSE = "lighthouse@12"
_FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--no-first-run",
]
_MEASURES = {
    "first paint": "first-contentful-paint",
    "largest paint": "largest-contentful-paint",
    "blocked": "total-blocking-time",
    "interactive": "interactive",
    "shift": "cumulative-layout-shift",
}


def main() -> None:
    """The benchmark from the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench pages", description=__doc__.split("\n\n")[0])
    parser.add_argument("--rounds", type=int, default=3, help="how often each page is looked at (default 3)")
    parser.add_argument("--only", choices=("playable", "lighthouse"), help="measure this only")
    add_clock(parser)
    asked = parser.parse_args()
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None or shutil.which("npm") is None:
        sys.exit("there is no Chromium or no npm here: the pages cannot be measured")
    if asked.only != "playable" and not (_PEERS / "node_modules/lighthouse").exists():
        _PEERS.mkdir(parents=True, exist_ok=True)
        subprocess.run(["npm", "install", "--no-save", _LIGHTHOUSE], cwd=_PEERS, check=True, capture_output=True)

    from tests.server.live_server import Server
    from tests.web.guests import Host

    print(f"load at the start: {load()}")
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder) / "kronika.sqlite", bot_delay=0.8) as server:
        host = Host(server.url, game="timeline-cesko", decks=["world"])
        host.seat(
            {"name": "Alena", "person": host.person}, {"name": "Ben", "bot": "fair"}, {"name": "Eva", "bot": "fair"}
        )
        host.deal()
        if asked.only != "lighthouse":
            _print_playable(server, host, chromium, asked.rounds)
        if asked.only != "playable":
            _print_audits(server, host, chromium, asked.rounds, asked.clock)
    print(f"\nload at the end: {load()}")


def _print_playable(server: Server, host: Host, chromium: str, rounds: int) -> None:
    from playwright.sync_api import sync_playwright

    while host.view["view"]["turn"] != 0:
        time.sleep(0.2)
    home: list[dict[str, float]] = []
    table: list[dict[str, float]] = []
    with sync_playwright() as playwright, SlowLine(int(server.url.rpartition(":")[2])) as line:
        browser = playwright.chromium.launch(executable_path=chromium, args=_FLAGS[1:])
        for _ in range(rounds):
            home.append(_playable.first_page(browser, line.url))
            table.append(_playable.table(browser, line.url, host.code, host.token))
        browser.close()
    print(f"\nplayable (medians of {rounds}, and the fastest and slowest)")
    for title, times in (
        ("home: Play now works", [each["pressed"] for each in home]),
        ("home: its cards are dealt", [each["dealt"] for each in home]),
        ("table: one's cards are there", [each["dealt"] for each in table]),
        ("table: a card can be placed", [each["open"] for each in table]),
    ):
        print(f"  {title:28} {statistics.median(times):6.0f} ms  {min(times):6.0f}  {max(times):6.0f}")


def _print_audits(server: Server, host: Host, chromium: str, rounds: int, clock: str) -> None:
    pages = {"home": "/", "table": f"/table/{host.code}"}
    found: dict[str, list[dict[str, Any]]] = {name: [] for name in pages}
    for _ in range(rounds):
        for name, path in pages.items():
            with tempfile.TemporaryDirectory() as profile:
                art = Path(profile) / "gathered"
                _gather(server.url + path, server.url, host.token, chromium, art)
                if clock == "cpu":
                    for trace in art.glob("*trace.json"):
                        trace.write_text(json.dumps(_alone(json.loads(trace.read_text("utf-8")))), "utf-8")
                found[name].append(_audit(server.url + path, art))
    for name, reports in found.items():
        print(f"\n{name} (medians of {len(reports)})")
        for category in ("performance", "accessibility", "best-practices"):
            score = statistics.median(100 * report["categories"][category]["score"] for report in reports)
            print(f"  {category:16} {score:5.0f}")
        for title, audit in _MEASURES.items():
            value = statistics.median(report["audits"][audit]["numericValue"] for report in reports)
            print(f"  {title:16} {value:8.3f}" if title == "shift" else f"  {title:16} {value:6.0f} ms")
        failed = {
            audit["id"]
            for report in reports
            for reference in report["categories"]["accessibility"]["auditRefs"]
            if (audit := report["audits"][reference["id"]])["score"] == 0
        }
        if failed:
            print(f"  not accessible: {', '.join(sorted(failed))}")


def _gather(address: str, site: str, token: str, chromium: str, folder: Path) -> None:
    """A first visit, as Lighthouse records it. The browser gets the token of the game before, as a person's has it."""
    from playwright.sync_api import sync_playwright

    port = 9_300 + os.getpid() % 500
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            str(folder.with_name("profile")),
            executable_path=chromium,
            args=[*_FLAGS, f"--remote-debugging-port={port}"],
        )
        page = context.new_page()
        # Of the same origin, but no page of the client: nothing of that is in the cache.
        page.goto(site + "/api/rules")
        page.evaluate(
            f"localStorage.setItem('kronika.token', '{token}'); localStorage.setItem('kronika.language', 'en')"
        )
        page.close()
        try:
            _lighthouse(address, f"-G={folder}", f"--port={port}")
        finally:
            context.close()


def _audit(address: str, folder: Path) -> dict[str, Any]:
    """Lighthouse's report of what it has recorded."""
    report = folder.with_name("report.json")
    _lighthouse(address, f"-A={folder}", "--output=json", f"--output-path={report}")
    found: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return found


def _lighthouse(address: str, *words: str) -> None:
    done = subprocess.run(
        [
            str(_PEERS / "node_modules/.bin/lighthouse"),
            address,
            *words,
            "--only-categories=performance,accessibility,best-practices",
            "--disable-storage-reset",
            "--quiet",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"Lighthouse failed: {done.stderr[-2000:]}")


def _alone(trace: dict[str, Any]) -> dict[str, Any]:
    """The trace with each task, and what happened in it, as long as the task had the processor."""
    tasks: dict[tuple[int, int], list[tuple[float, float, float]]] = {}
    for event in trace["traceEvents"]:
        if event["name"].endswith("RunTask") and event.get("dur") and "tdur" in event:
            share = min(1.0, event["tdur"] / event["dur"])
            tasks.setdefault((event["pid"], event["tid"]), []).append((event["ts"], event["dur"], share))
    for spans in tasks.values():
        spans.sort()
    for event in trace["traceEvents"]:
        spans = tasks.get((event["pid"], event["tid"]), [])
        place = bisect.bisect_right(spans, event["ts"], key=lambda span: span[0]) - 1
        if place < 0:
            continue
        start, lasted, share = spans[place]
        if event["ts"] <= start + lasted:
            event["ts"] = start + (event["ts"] - start) * share
            if "dur" in event:
                event["dur"] *= share
    return trace
