// A bot of one's own in JavaScript. It asks for beliefs and lays cards where it believes them to belong:
//
//   kronika play timeline-russia --bot 'node examples/protocol_bot.mjs'

import { createInterface } from "node:readline";

// The middle of a card's years, on a line on which 1 BC is 0: known where it lies open, else believed.
const line = (year) => (year < 0 ? year + 1 : year);
const middle = (card, beliefs) => {
  if (card.back) return (line(card.back.first) + line(card.back.last)) / 2;
  const belief = beliefs[card.id];
  return belief ? (belief.first + belief.last) / 2 : 1000;
};

// How far the card would lie on the wrong side of the cards of the row, in years.
const wrong = (year, years, gap) =>
  years.reduce((sum, other, at) => sum + Math.max(0, at < gap ? other - year : year - other), 0);

function choose(view, beliefs) {
  const years = view.line.map((card) => middle(card, beliefs));
  const hand = Object.fromEntries(view.seats[view.you].hand.map((card) => [card.id, middle(card, beliefs)]));
  let best = 0, least = Infinity;
  view.legal.moves.forEach((move, at) => {
    const cost = move.move === "place" || move.move === "add" ? wrong(hand[move.card], years, move.gap) : 1e6 + at;
    if (cost < least) [best, least] = [at, cost];
  });
  return best;
}

for await (const text of createInterface({ input: process.stdin })) {
  const message = JSON.parse(text);
  if (message.type === "hello") {
    console.log(JSON.stringify({ type: "ready", protocol: 1, name: "Nearest", wants: ["beliefs"] }));
  } else if (message.type === "turn") {
    console.log(JSON.stringify({ type: "move", id: message.id, choice: choose(message.view, message.beliefs) }));
  } else if (message.type === "quit") {
    break;
  }
}
