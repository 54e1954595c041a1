/**
 * Takes a picture of the sheet with all memories: docs/pictures/holding-on-memories.png, or
 *
 *     node src/games/holding_on/memories/sheet/take.mjs out.png "size=96&theme=dark" 680x600
 *
 * The sheet can be asked for size, theme, columns, forms=hazy,clear, stages=boy,youth, order=true
 * and laid (edge to edge).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { createServer } from "vite";

const beside = (path) => fileURLToPath(new URL(path, import.meta.url));
const [
    picture = beside("../../../../../../docs/pictures/holding-on-memories.png"),
    asked = "size=120",
    window = "794x1328",
] = process.argv.slice(2);

const server = await createServer({
    configFile: beside("../../../../../vite.config.ts"),
    root: beside("../../../../.."),
    logLevel: "error",
    server: { port: 0, host: "127.0.0.1", hmr: false, watch: null },
});
await server.listen();
const profile = mkdtempSync(join(tmpdir(), "sheet-"));
const browser = spawn(
    "chromium",
    [
        "--headless=new",
        "--no-sandbox",
        "--disable-gpu",
        "--hide-scrollbars",
        "--virtual-time-budget=15000",
        `--user-data-dir=${profile}`,
        `--window-size=${window.replace("x", ",")}`,
        `--screenshot=${picture}`,
        `${server.resolvedUrls.local[0]}src/games/holding_on/memories/sheet/?${asked}`,
    ],
    { stdio: "ignore" },
);
const [code] = await once(browser, "exit").catch(() => {
    console.error("There is no chromium here to take the picture with (apt install chromium).");
    return [1];
});
rmSync(profile, { recursive: true, force: true });
await server.close();
process.exit(code ?? 1);
