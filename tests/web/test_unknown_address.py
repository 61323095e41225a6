"""An address at which there is nothing: the client says so, in the reader's language, and shows a way on."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.guests import Guest


@pytest.mark.parametrize("path", ["/nothing", "/table/KRAKEN/more", "/table/NOCODE7"])
def test_an_address_with_nothing_behind_it_says_so(guest: Callable[..., Guest], path: str) -> None:
    each = guest()
    answer = each.page.goto(each.url + path)
    assert answer is not None
    assert answer.status == (404 if path.count("/") != 2 else 200)
    each.page.get_by_role("heading", name="There is nothing at this address").wait_for()
    each.page.get_by_role("link", name="Go to the first page").click()
    each.page.get_by_role("button", name="Play now").wait_for()
    assert each.page.evaluate("location.pathname") == "/"
