// Timeline (History of Russia) written for boardgame.io: the whole rulebook that a competitive game of four can reach.
const { INVALID_MOVE } = require('boardgame.io/core');

const HAND = 4;

/** A game over this deck, `[{ id, year }]`; the shuffle comes from `seed`, so that a game can be dealt again. */
function timeline(deck, seed) {
  const year = Object.fromEntries(deck.map((card) => [card.id, card.year]));

  const draw = (G, random, seat) => {
    if (G.pile.length === 0 && G.discard.length > 0) {
      G.pile = random.Shuffle(G.discard);
      G.discard = [];
    }
    if (G.pile.length > 0) G.hands[seat].push(G.pile.shift());
  };

  const endRound = (G, random) => {
    const done = G.active.filter((seat) => G.hands[seat].length === 0);
    if (done.length === 1 || (done.length > 1 && G.pile.length + G.discard.length < done.length)) {
      G.winners = done;
      return;
    }
    if (done.length > 1) {
      G.active = done;
      for (const seat of done) draw(G, random, seat);
    }
    G.round += 1;
    G.acted = [];
  };

  return {
    name: 'timeline',
    seed,
    setup: ({ ctx, random }) => {
      const pile = random.Shuffle(deck.map((card) => card.id));
      const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, HAND));
      const line = [pile.shift()];
      const active = hands.map((_, seat) => seat);
      return { hands, pile, line, discard: [], active, acted: [], round: 1, correct: null, winners: null };
    },
    moves: {
      place: ({ G, playerID, random }, card, gap) => {
        const seat = Number(playerID);
        const at = G.hands[seat].indexOf(card);
        if (at < 0 || !Number.isInteger(gap) || gap < 0 || gap > G.line.length) return INVALID_MOVE;
        G.hands[seat].splice(at, 1);
        const left = G.line[gap - 1];
        const right = G.line[gap];
        const after = left === undefined || year[left] <= year[card];
        const before = right === undefined || year[card] <= year[right];
        G.correct = after && before;
        if (G.correct) {
          G.line.splice(gap, 0, card);
        } else {
          G.discard.push(card);
          draw(G, random, seat);
        }
        G.acted.push(seat);
        if (G.active.every((other) => G.acted.includes(other))) endRound(G, random);
      },
    },
    turn: {
      minMoves: 1,
      maxMoves: 1,
      order: {
        first: () => 0,
        // Clockwise among the seats still in; after a round, from the first of them.
        next: ({ G, ctx }) => {
          if (G.acted.length === 0) return G.active[0];
          for (let step = 1; step <= ctx.numPlayers; step++) {
            const seat = (ctx.playOrderPos + step) % ctx.numPlayers;
            if (G.active.includes(seat) && !G.acted.includes(seat)) return seat;
          }
          return undefined;
        },
      },
    },
    endIf: ({ G }) => (G.winners ? { winners: G.winners } : undefined),
  };
}

module.exports = { timeline };
