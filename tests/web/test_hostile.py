"""What people write is text and nothing else: a thousand nasty ones as names, as talk, as titles of cards."""

from __future__ import annotations

from collections.abc import Callable

from kronika.server.names import clean_name, looks_like
from tests.server.live_server import Device, Server
from tests.web.guests import Guest, Host
from tests.web.hostile import HOSTILE

PWNED = "window.__pwned ?? null"
AT_ONCE = 100
FORGED = (
    "script:not([src], [type='application/json']), iframe, object, embed, base, svg script, img[onerror], svg[onload], "
    "a[href^='javascript:'], body marquee, body plaintext, body template, body style, body h1 + h1, body form[action]"
)


def _unharmed(each: Guest) -> None:
    """No text has run, or has become an element; the fixture watches for errors, dialogs and the policy's reports."""
    assert each.page.evaluate(PWNED) is None
    assert each.page.locator(FORGED).count() == 0


def _names() -> list[str]:
    """Those that this server would let in, each unlike the others."""
    found: list[str] = []
    for text in HOSTILE:
        name = clean_name(text)
        if name is not None and not looks_like(name, [*found[-60:], "Alena"]):
            found.append(name)
    return found


def test_there_are_a_thousand() -> None:
    assert len(HOSTILE) == len(set(HOSTILE)) == 1000
    assert len(_names()) > 250


def test_talk(server: Server, guest: Callable[..., Guest]) -> None:
    host = Host(server.url, game="timeline-cesko", decks=["world"])
    host.seat({"name": "Alena", "person": host.person}, {"name": "Bot", "bot": "fair"})
    host.deal()
    device = Device(server, host.entrance["room"], host.token)
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    lines = page.locator(".chat li > span[dir=auto]")
    for start in range(0, len(HOSTILE), AT_ONCE):
        for text in HOSTILE[start : start + AT_ONCE]:
            device.ask({"type": "say", "text": text[:1000]})
        last = f"Line {start + AT_ONCE}"
        device.ask({"type": "say", "text": last})
        each.until(lambda: lines.count() > 0 and lines.last.text_content() == last)  # noqa: B023
        said = [text for _, _, text in host.view["chat"]][-AT_ONCE:]
        assert lines.all_text_contents()[-len(said) :] == said
        _unharmed(each)


def test_names(server: Server, guest: Callable[..., Guest]) -> None:
    each = None
    names = _names()
    for start in range(0, len(names), 60):
        host = Host(server.url, game="anno-domini", decks=["world"])
        batch = names[start : start + 60]
        people = {name: host.join(name)["person"] for name in batch}
        if each is None:
            each = guest(host.token)
        else:
            each.context.add_init_script(f"localStorage.setItem('kronika.token', '{host.token}')")
        page = each.open(f"/table/{host.code}")
        each.until(lambda: page.locator("main bdi").count() > len(batch))  # noqa: B023
        shown = page.locator("main bdi").all_text_contents()
        held = [person["name"] for person in host.view["room"]["people"]]
        assert sorted(shown) == sorted(held)
        _unharmed(each)
        host.seat(*({"name": name, "person": person} for name, person in list(people.items())[:10]))
        host.deal()
        each.until(lambda: page.locator(".people .who").count() == 10)  # noqa: B023
        assert page.locator(".people bdi").all_text_contents() == batch[:10]
        _unharmed(each)


def _deck(server: Server, token: str) -> str:
    """A deck of this server whose titles are the texts, as far as it takes them."""
    first = server.ask(
        "/api/decks/import?name=nasty.csv&language=en", raw=b"title,date\nFirst,1000\n", token=token, method="POST"
    )
    link = f"/api/drafts/{first.json['draft']}"
    rows = [{"title.en": text, "date": str(1001 + number)} for number, text in enumerate(HOSTILE)]
    for _ in range(4):
        draft = server.ask(link, {"rows": rows, "title": HOSTILE[0]}, token=token, method="PUT").json
        rows = [row["cells"] for row in draft["rows"] if not row["errors"]]
        if not draft["wrong"]:
            break
    answer = server.ask(f"{link}/publish", {}, token=token)
    assert answer.status < 300, (answer, draft["errors"], [row["errors"] for row in draft["rows"] if row["errors"]])
    return str(answer.json["deck"])


def test_titles(server: Server, guest: Callable[..., Guest]) -> None:
    token = "nasty-" + "n" * 30
    deck = _deck(server, token)
    host = Host(server.url, game="timeline-cesko", decks=[deck])
    (draft,) = server.get("/api/drafts", token)
    count = draft["cards"]
    assert count > 500
    ben = host.join("Ben")
    host.seat(
        {"name": "Alena", "person": host.person, "hand": count - 6},
        {"name": "Ben", "person": ben["person"], "hand": 2},
    )
    host.deal()
    each = guest(host.token)
    page = each.open(f"/table/{host.code}")
    titles: dict[str, str] = {card["id"]: card["title"] for card in host.view["view"]["seats"][0]["hand"]}
    each.until(lambda: each.hand.count() == len(titles))
    shown: dict[str, str] = page.evaluate(
        "Object.fromEntries([...document.querySelectorAll('#hand button[data-card]')].map((card) =>"
        " [card.dataset.card, card.querySelector('.ttl').textContent]))"
    )
    assert shown == titles
    labels: list[str] = each.hand.evaluate_all("(cards) => cards.map((card) => card.ariaLabel)")
    told = zip(labels, titles.values(), strict=True)
    assert all(label.startswith(title) for label, title in told)
    _unharmed(each)
    # One is laid: it is told in the moves and to screen readers, and its facts can be opened.
    card = next(card for card, title in titles.items() if "<img" in title)
    page.locator(f'#hand button[data-card="{card}"]').click()
    page.locator('[data-gap="1"]').click()
    each.until(lambda: host.view["view"]["move"] == 1)
    page.get_by_role("button", name="About: ").first.click()
    page.get_by_role("dialog").wait_for()
    _unharmed(each)
