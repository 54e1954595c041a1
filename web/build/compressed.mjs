/** Compressed copies beside the files that are named: `node web/build/compressed.mjs FILE...`. */

import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

for (const file of process.argv.slice(2)) {
    const plain = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
    const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
    writeFileSync(`${file}.br`, brotliCompressSync(plain, hint));
}
