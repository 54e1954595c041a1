/**
 * The service worker, which knows the files of the build it belongs to, and `build.json`, by which a
 * page that was kept open finds out that the server has a newer one.
 */

import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const WORKER = "sw.js";
const PAGE = "index.html";

const isText = (id: string): boolean => id.startsWith("\0virtual:texts/frame/");

/** `source` is the file of the worker. */
export function serviceWorker(source: string): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    enforce: "post",
    buildStart() {
      this.emitFile({ type: "chunk", id: source, fileName: WORKER });
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const worker = bundle[WORKER];
        const page = bundle[PAGE];
        if (worker?.type !== "chunk" || page?.type !== "asset") {
          this.error("The service worker needs a page to keep.");
        }
        const names = Object.keys(bundle).sort();
        const build = createHash("sha256").update(names.join()).digest("hex").slice(0, 16);
        const html = String(page.source);
        page.source = html.replace(
          "<head>",
          `<head>\n    <meta name="build" content="${build}" />`,
        );
        const needed = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
          ([, path]) => path ?? "",
        );
        // Texts are loaded by the language, so all of the frame's are there when nobody answers.
        const texts = Object.values(bundle)
          .filter((file) => file.type === "chunk" && file.moduleIds.some(isText))
          .map(({ fileName }) => fileName);
        const shell = ["/", ...needed, ...texts.map((name) => `/${name}`)];
        worker.code = worker.code.replace("%BUILD%", build).replace("%SHELL%", shell.join(" "));
        this.emitFile({
          type: "asset",
          fileName: "build.json",
          source: JSON.stringify({ build }),
        });
      },
    },
  };
}
