/** Compressed copies beside the files: the server sends them as they are and nobody waits. */

import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Below this a compressed copy saves nothing. */
const SMALL = 512;

export function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg|json)$/.test(name)) continue;
          const plain = Buffer.from(file.type === "chunk" ? file.code : file.source);
          if (plain.length < SMALL) continue;
          const hint = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } };
          const copies = { gz: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain, hint) };
          for (const [ending, source] of Object.entries(copies)) {
            this.emitFile({ type: "asset", fileName: `${name}.${ending}`, source });
          }
        }
      },
    },
  };
}
