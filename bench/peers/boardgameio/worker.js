// boardgame.io: whole Timeline games through its Client in this process, choices made beforehand.
const { performance } = require('node:perf_hooks');
const readline = require('node:readline');
const { version } = require('boardgame.io/package.json');
const { begin, prepare } = require('./prepare.js');

// Milliseconds: of the wall, or of this process on its core where the benchmark asked for that.
const now =
  process.env.KRONIKA_BENCH_CLOCK === 'cpu'
    ? () => {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1000;
      }
    : () => performance.now();

const GAMES = 250;

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
