// The deck that is played with, and games of it that are played once, so that the choices are ready beforehand.
const { Client } = require('boardgame.io/client');
const { timeline } = require('./timeline.js');

const CARDS = 110;
const RIGHT = 0.65;

let state = 20201;
const random = () => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state / 4294967296;
};
const below = (n) => Math.floor(random() * n);

const deck = Array.from({ length: CARDS }, (_, i) => ({ id: `bench/card-${i}`, year: 900 + below(1120) }));
const year = Object.fromEntries(deck.map((card) => [card.id, card.year]));

function begin(seed) {
  const client = Client({ game: timeline(deck, seed), numPlayers: 4, debug: false });
  client.start();
  return client;
}

function prepare(seed) {
  const client = begin(seed);
  const choices = [];
  const seats = [];
  let { G, ctx } = client.getState();
  while (!ctx.gameover) {
    const hand = G.hands[Number(ctx.currentPlayer)];
    const card = hand[below(hand.length)];
    const right = G.line.filter((other) => year[other] < year[card]).length;
    choices.push([card, random() > RIGHT ? below(G.line.length + 1) : right]);
    seats.push(Number(ctx.currentPlayer));
    client.moves.place(...choices[choices.length - 1]);
    ({ G, ctx } = client.getState());
  }
  client.stop();
  return { seed, choices, seats, winners: JSON.stringify(ctx.gameover.winners) };
}

module.exports = { begin, deck, prepare };
