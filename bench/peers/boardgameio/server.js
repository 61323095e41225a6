// boardgame.io's own server over Timeline, its matches in memory. It tells the choices of a game of so many moves that is
// dealt to every match; the lobby has a port of its own: node server.js PORT LOBBY MOVES
const { Server, Origins } = require('boardgame.io/server');
const { version } = require('boardgame.io/package.json');
const { timeline } = require('./timeline.js');
const { deck, prepare } = require('./prepare.js');

const [port, apiPort, wanted] = process.argv.slice(2).map(Number);
let found = prepare('game 0');
for (let i = 1; found.choices.length !== wanted; i++) found = prepare(`game ${i}`);

const game = timeline(deck, found.seed);
// What lies in the pile is nobody's to know.
game.playerView = ({ G }) => ({ ...G, pile: G.pile.length });

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort } }).then(() => {
  const { choices, seats } = found;
  console.log(JSON.stringify({ about: `boardgame.io ${version}, Node ${process.versions.node}`, choices, seats }));
});
