// boardgame.io: whole Timeline games through its Client in this process, choices made beforehand.
const { performance } = require('node:perf_hooks');
const readline = require('node:readline');
const { Client } = require('boardgame.io/client');
const { version } = require('boardgame.io/package.json');
const { timeline } = require('./timeline.js');

// Milliseconds: of the wall, or of this process on its core where the benchmark asked for that.
const now =
  process.env.KRONIKA_BENCH_CLOCK === 'cpu'
    ? () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();

const GAMES = 250;
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
  let { G, ctx } = client.getState();
  while (!ctx.gameover) {
    const hand = G.hands[Number(ctx.currentPlayer)];
    const card = hand[below(hand.length)];
    const right = G.line.filter((other) => year[other] < year[card]).length;
    choices.push([card, random() > RIGHT ? below(G.line.length + 1) : right]);
    client.moves.place(...choices[choices.length - 1]);
    ({ G, ctx } = client.getState());
  }
  client.stop();
  return { seed, choices, winners: JSON.stringify(ctx.gameover.winners) };
}

function round(games) {
  let moves = 0;
  let whole = 0;
  let onlyMoves = 0;
  for (const { seed, choices, winners } of games) {
    const t0 = now();
    const client = begin(seed);
    const t1 = now();
    const { place } = client.moves;
    for (const [card, gap] of choices) place(card, gap);
    const t2 = now();
    const { ctx } = client.getState();
    client.stop();
    if (!ctx.gameover || JSON.stringify(ctx.gameover.winners) !== winners) throw new Error('the game went another way');
    moves += choices.length;
    whole += t2 - t0;
    onlyMoves += t2 - t1;
  }
  return { moves, seconds: whole / 1000, seconds_moves: onlyMoves / 1000, games: games.length };
}

const games = Array.from({ length: GAMES }, (_, i) => prepare(`game ${i}`));
for (let i = 0; i < 3; i++) round(games); // so that the first round that counts meets compiled code, too
const mode = 'Timeline, choices beforehand';
console.log(JSON.stringify({ about: `boardgame.io ${version}, Node ${process.versions.node}`, modes: [mode] }));
readline.createInterface({ input: process.stdin }).on('line', () => console.log(JSON.stringify(round(games))));
