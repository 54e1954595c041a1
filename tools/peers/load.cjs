/**
 * Tables of two players who move as soon as it is their turn, as `wardroom bench server` has them:
 *
 *     NODE_PATH=FOLDER/node_modules node load.cjs PORT GAME TABLES SECONDS
 *
 * A move counts when the other player hears of it. Prints one line of JSON.
 */

const { io } = require("socket.io-client");

const [port, game, tables, seconds] = process.argv.slice(2);
const WARM_UP = 2000;
const times = [];
let measuring = false;
let wrong = 0;

function sit(table, seat, watch, opened) {
    const socket = io(`http://localhost:${port}/${game}`, {
        transports: ["websocket"],
        forceNew: true,
    });
    const match = `table-${table}`;
    let heard = -1;

    function hear(state) {
        if (state === undefined || state._stateID <= heard) return;
        heard = state._stateID;
        if (state.ctx.currentPlayer !== seat) return;
        if (measuring && watch.began) times.push(performance.now() - watch.began);
        watch.began = performance.now();
        const action = {
            type: "MAKE_MOVE",
            payload: { type: "act", args: [(heard * 7 + table) % 48], playerID: seat },
        };
        socket.emit("update", action, heard, match, seat);
    }

    socket.on("connect", () => socket.emit("sync", match, seat, undefined, 2));
    socket.on("sync", (_, info) => {
        opened();
        watch.hear[seat] = hear;
        // Nobody moves before both are there.
        if (Object.keys(watch.hear).length === 2) for (const one of Object.values(watch.hear)) one(info.state);
    });
    socket.on("update", (_, state) => hear(state));
    socket.on("error", () => (wrong += 1));
    socket.on("disconnect", () => (wrong += 1));
}

async function main() {
    for (let table = 0; table < Number(tables); table += 1) {
        const watch = { began: 0, hear: {} };
        for (const seat of ["0", "1"])
            await new Promise((opened) => sit(table, seat, watch, opened));
    }
    await new Promise((wake) => setTimeout(wake, WARM_UP));
    measuring = true;
    console.log("measuring");
    const began = performance.now();
    await new Promise((wake) => setTimeout(wake, 1000 * Number(seconds)));
    measuring = false;
    const passed = (performance.now() - began) / 1000;
    times.sort((one, other) => one - other);
    const share = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
    console.log(
        JSON.stringify({
            seconds: passed,
            moves: times.length,
            moves_per_second: times.length / passed,
            p50: share(0.5),
            p99: share(0.99),
            wrong,
        }),
    );
    process.exit(0);
}

void main();
