/**
 * A boardgame.io server that keeps everything in memory, with two games: `counter` has nothing but
 * a number, `outbreak` a position about as large as one of Pandemic, with decks that nobody sees.
 *
 *     NODE_PATH=FOLDER/node_modules node boardgame.cjs PORT
 */

const { Origins, Server } = require("boardgame.io/server");

const CITIES = 48;

const turn = { minMoves: 1, maxMoves: 1 };

const counter = {
    name: "counter",
    setup: () => ({ number: 0 }),
    turn,
    moves: { act: ({ G }) => void (G.number += 1) },
};

const outbreak = {
    name: "outbreak",
    setup: ({ random }) => {
        const cards = [...Array(CITIES).keys()];
        const deck = random.Shuffle(cards);
        return {
            cities: cards.map(() => ({ cubes: [0, 0, 0, 0], station: false })),
            pawns: [0, 0],
            hands: [deck.splice(0, 4), deck.splice(0, 4)],
            infected: [],
            cures: [false, false, false, false],
            outbreaks: 0,
            rate: 0,
            deck,
            infections: random.Shuffle(cards),
        };
    },
    // Nobody is sent the decks, as in any game with hidden cards.
    playerView: ({ G }) => {
        const { deck, infections, ...rest } = G;
        return { ...rest, left: deck.length, unseen: infections.length };
    },
    turn,
    moves: {
        act: ({ G, ctx, random }, city) => {
            G.pawns[Number(ctx.currentPlayer)] = city;
            const here = G.cities[city].cubes;
            const colour = here.findIndex((cubes) => cubes > 0);
            if (colour >= 0) here[colour] -= 1;
            if (G.infections.length === 0) G.infections = random.Shuffle(G.infected.splice(0));
            const next = G.infections.pop();
            G.infected.push(next);
            const there = G.cities[next].cubes;
            if (there[next % 4] < 3) there[next % 4] += 1;
            else G.outbreaks += 1;
        },
    },
};

const server = Server({ games: [counter, outbreak], origins: [Origins.LOCALHOST] });
void server.run(Number(process.argv[2]), () => console.log("ready"));
