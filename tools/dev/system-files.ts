import { existsSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin } from "vite";
import { fontFile } from "../build/font-file.ts";
import { withKeys } from "../build/keyed-templates.ts";
import { ROOT } from "../build/paths.ts";
import { readLanguage } from "../build/read-language.ts";

const BASE = "/systems/norn";

/** The module Foundry loads: the client that reloads the page, then the sources. The styles come with the sources. */
const ENTRY = `import "${BASE}/@vite/client";\nimport "${BASE}/src/foundry/main.ts";\n`;

/**
 * Serves the files of the built system from their sources: the entry module, the style sheet, the language and the fonts.
 * Pictures have the same paths as in the built system; everything else comes from Foundry. A changed template or
 * language file reloads the page.
 */
export function systemFiles(): Plugin {
  return {
    name: "norn-system-files",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        if (path === `${BASE}/norn.mjs`) return answer(response, "text/javascript", ENTRY);
        if (path === `${BASE}/norn.css`) return answer(response, "text/css", "");
        if (path === `${BASE}/lang/en.json`) return answer(response, "application/json", JSON.stringify(readLanguage("en")));
        const template = path.startsWith(`${BASE}/templates/`) ? join(ROOT, path.slice(BASE.length)) : "";
        if (template.endsWith(".hbs") && existsSync(template))
          return answer(response, "text/plain", withKeys(readFileSync(template, "utf8")));
        const font = fontFile(path.startsWith(`${BASE}/`) ? (path.split("/norn-assets/fonts/")[1] ?? "") : "");
        if (font) return answer(response, "font/woff2", readFileSync(font.path));
        return next();
      });
    },
    handleHotUpdate({ file, server }) {
      if (!file.endsWith(".hbs") && !/\/lang\/.*\.json$/.test(file)) return;
      server.ws.send({ type: "full-reload" });
    },
  };
}

function answer(response: ServerResponse, type: string, body: string | Buffer): void {
  response.setHeader("Content-Type", type);
  response.setHeader("Cache-Control", "no-cache");
  response.end(body);
}
