"""A review as one page of HTML that needs nothing else: what decided the game, players, moves, missed cards.

Knows reviews and how they are said. Loads nothing, runs no scripts; names and titles are escaped.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kronika.engine import edition
from kronika.review.drawing import calibration, eras, strip
from kronika.review.many import PlayerTogether, Together
from kronika.review.result import JudgedMove, PlayerReview, Review
from kronika.review.saying import Saying

__all__ = ["page"]

_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = """\
:root { color-scheme: light dark; --bench: #F3EBDB; --paper: #FFFBF2; --ink: #231C15; --ink-2: #5A4E41; --line: #85745D;
  --hair: #D8CAB0; --gold: #F6BE37; --gilt: #7A5100; --right: #17634A; --right-2: #D9EEDF; --wrong: #A32A1C; }
@media (prefers-color-scheme: dark) { :root { --bench: #17130F; --paper: #2D261F; --ink: #F5EBD8; --ink-2: #C4B49C;
  --line: #8C7B66; --hair: #43382C; --gold: #F2BC3C; --gilt: #F2BC3C; --right: #7FD0A6; --right-2: #173527;
  --wrong: #FF9C88; } }
* { box-sizing: border-box; } body { margin: 0; background: var(--bench); color: var(--ink);
  font: 16px/1.5 system-ui, -apple-system, "Segoe UI", "Noto Sans", sans-serif; overflow-wrap: anywhere; }
main { max-width: 68rem; margin: 0 auto; padding: clamp(1rem, 4vw, 2.5rem) clamp(.75rem, 3vw, 1.5rem) 4rem; }
h1, h2, h3, .big { font-family: "Piazzolla Variable", "Noto Serif", Georgia, serif; line-height: 1.15;
  text-wrap: balance; }
h1 { font-size: clamp(1.7rem, 5vw, 2.6rem); margin: 0; } h2 { font-size: 1.45rem; margin: 2.4rem 0 .8rem; }
h3 { font-size: 1.15rem; margin: 0 0 .5rem; } p { margin: .3rem 0; } .sub { color: var(--ink-2); }
.panel { background: var(--paper); border: 1px solid var(--hair); border-radius: 10px; padding: 1rem 1.15rem;
  margin: 0 0 1rem; min-width: 0; } a { color: inherit; text-underline-offset: .2em; }
.grid { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr)); }
.grid > .panel { margin: 0; } figure { margin: .8rem 0 0; } figcaption { color: var(--ink-2); font-size: .875rem; }
svg { display: block; width: 100%; height: auto; font: 12px system-ui, sans-serif; fill: var(--ink); }
.scroll { overflow-x: auto; } svg.strip { min-width: 22rem; } .tick { fill: var(--ink-2); font-size: 11px; }
.right { fill: var(--right); } .wrong { fill: var(--wrong); } .soft { opacity: .45; } .track { fill: var(--hair); }
.cross { stroke: var(--wrong); stroke-width: 3; fill: none; } .hair { stroke: var(--hair); fill: none; }
.mark { stroke: var(--gilt); stroke-width: 2.5; } .dot { fill: var(--gilt); fill-opacity: .75; }
ol.moments { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; gap: .7rem; }
ol.moments li { border-inline-start: 5px solid var(--gold); padding-inline-start: .8rem; }
.big { font-size: 1.35rem; font-weight: 800; } table { border-collapse: collapse; width: 100%; }
td, th { text-align: start; vertical-align: top; padding: .5rem .7rem .5rem 0; border-top: 1px solid var(--hair); }
th { color: var(--ink-2); font-weight: 600; font-size: .875rem; border-top: 0;
  white-space: nowrap; } td.n { white-space: nowrap;
  font-variant-numeric: tabular-nums; } tr:target { background: var(--right-2); } .is-right { color: var(--right); }
.is-wrong { color: var(--wrong); } .is-right, .is-wrong { font-weight: 700; }
.why { color: var(--ink-2); font-size: .9rem; } ul.missed { list-style: none; margin: 0; padding: 0; }
ul.missed li { padding: .55rem 0; border-top: 1px solid var(--hair); }
ul.missed li:first-child { border: 0; } details > summary { cursor: pointer; padding: .7rem 0; font-weight: 700; }
@media (max-width: 36rem) { thead { display: none; } tr { display: grid; grid-template-columns: 3rem 1fr;
  border-top: 1px solid var(--hair); padding: .4rem 0; }
  td { border: 0; padding: .1rem 0; } td.n.c { grid-column: 2; } }
@media (forced-colors: active) { svg * { forced-color-adjust: auto; } }
"""
_MOST_MISSED = 40


def page(reviews: Sequence[tuple[str, Review]], found: Together, s: Saying, language: str) -> str:
    """The whole page, of one game or of several, each with its title."""
    say = s.say
    if len(reviews) == 1:
        review = reviews[0][1]
        heading = say("review-title", game=edition(review.edition).title)
        parts = [_game(review, s), _missed(found, s)]
    else:
        heading = say("review-together", games=found.games)
        players = "".join(_player(each, s) for each in found.players)
        parts = [
            f"<h2>{escape(say('review-players'))}</h2>",
            f'<div class="grid">{players}</div>',
            _missed(found, s),
            *(_folded(number, title, review, s) for number, (title, review) in enumerate(reviews, 1)),
        ]
    title = escape(heading)
    return (
        f'<!doctype html><html lang="{escape(language)}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{_STYLE}</style></head>'
        f"<body><main><h1>{title}</h1>{''.join(parts)}</main></body></html>\n"
    )


def _folded(number: int, title: str, review: Review, s: Saying) -> str:
    box = edition(review.edition).title
    inside = _game(review, s, prefix=f"{number}-")
    return f'<details class="panel"><summary>{escape(s.clean(title))}: {escape(box)}</summary>{inside}</details>'


def _game(review: Review, s: Saying, prefix: str = "") -> str:
    say = s.say
    of = say("review-of", moves=len(review.moves), names=", ".join(s.names(review)))
    asked = say("review-asked", level=say(f"level-{review.level}"), minds=review.minds)
    moments = "".join(
        f'<li><a href="#m{prefix}{moment.move}">{escape(s.moment(review, moment))}</a></li>'
        for moment in review.moments.most
    )
    label = say("review-chart-moves")
    drawn = strip(review.moves, s, label, f"m{prefix}", {moment.move for moment in review.moments.most})
    return (
        f'<p class="big">{escape(s.outcome(review))}</p>'
        f'<p class="sub">{escape(of)}</p><p class="sub">{escape(asked)}</p>'
        f"<h2>{escape(say('review-moments'))}</h2>"
        f'<section class="panel"><p class="sub">{escape(s.how(review))}</p>'
        f'<ol class="moments">{moments}</ol><figure><div class="scroll">'
        f"{drawn}</div><figcaption>{escape(label)}</figcaption></figure>"
        f"</section><h2>{escape(say('review-players'))}</h2>"
        f'<div class="grid">{"".join(_player(each, s, team=review.team) for each in review.players)}</div>'
        f"<h2>{escape(say('review-moves'))}</h2>"
        f'<section class="panel"><table><thead><tr><th>{escape(say("review-move"))}</th><th></th>'
        f"<th>{escape(say('review-chance'))}</th></tr></thead><tbody>"
        f"{''.join(_move(review, move, s, prefix) for move in review.moves)}</tbody></table></section>"
    )


def _move(review: Review, move: JudgedMove, s: Saying, prefix: str) -> str:
    verdict = ""
    if move.right is not None:
        kind, sign = ("right", "✓") if move.right else ("wrong", "✗")
        verdict = f' <span class="is-{kind}">{sign}\N{NO-BREAK SPACE}{escape(s.verdict(move))}</span>'
    chance = "" if move.chance is None else escape(s.percent(move.chance))
    remarks = "".join(f'<div class="why">{escape(each)}</div>' for each in s.remarks(review, move))
    return (
        f'<tr id="m{prefix}{move.move}"><td class="n">{move.move}</td>'
        f'<td>{escape(s.move(review, move))}{verdict}{remarks}</td><td class="n c">{chance}</td></tr>'
    )


def _player(player: PlayerReview | PlayerTogether, s: Saying, *, team: bool = False) -> str:
    parts = [_line(told) for told in s.player(player, team=team)]
    if player.total.tries:
        if player.eras:
            label = s.say("review-chart-eras")
            parts.append(_figure(eras(player.eras, s, label), label))
        label = s.say("review-chart-calibration")
        parts.append(_figure(calibration(player.total.deciles, s, label), label))
        if player.themes:
            parts.append(_line(s.groups("review-themes", player.themes)))
    return f'<section class="panel"><h3>{escape(s.clean(player.name))}</h3>{"".join(parts)}</section>'


def _missed(found: Together, s: Saying) -> str:
    say = s.say
    rows = []
    for card in found.missed[:_MOST_MISSED]:
        fact = s.facts.get(card.card)
        why = f'<div class="why">{escape(s.clean(fact))}</div>' if fact else ""
        rows.append(f"<li>{escape(s.missed(card))}{why}</li>")
    inside = "".join(rows) or f"<li>{escape(say('review-missed-none'))}</li>"
    return f'<h2>{escape(say("review-missed"))}</h2><section class="panel"><ul class="missed">{inside}</ul></section>'


def _line(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def _figure(drawing: str, caption: str) -> str:
    return f"<figure>{drawing}<figcaption>{escape(caption)}</figcaption></figure>"
