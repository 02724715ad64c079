import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SYSTEM_FOLDER } from "../build/paths.ts";

/** Parts of the built system in bytes, each file compressed by itself. `first`: fetched before one can play. */
export interface Part {
  readonly name: string;
  readonly first: boolean;
  readonly compressed: number;
}

/** A module with its static imports, without what it fetches later. */
function loadedWith(name: string): string[] {
  const code = readFileSync(join(SYSTEM_FOLDER, name), "utf8");
  return [name, ...[...code.matchAll(/(?:from|import)\s*"\.\/([^"]+)"/g)].flatMap(([, imported = ""]) => loadedWith(imported))];
}

/** What `npm run build` made, without fonts, pictures, packs and texts. */
export function measureBundle(): Part[] {
  const first = new Set(loadedWith("norn.mjs"));
  const parts: readonly (readonly [string, boolean, (path: string) => boolean])[] = [
    ["code, with its templates", true, (path) => first.has(path)],
    ["styles", true, (path) => path.endsWith(".css")],
    ["language", true, (path) => path === "lang/en.json"],
    ["manifest", true, (path) => path === "system.json"],
    ["windows, fetched when opened", false, (path) => path.endsWith(".mjs") && !first.has(path)],
  ];
  const files = readdirSync(SYSTEM_FOLDER, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  const size = (path: string): number => gzipSync(readFileSync(join(SYSTEM_FOLDER, path)), { level: 9 }).length;
  return parts.map(([name, isFirst, has]) => ({
    name,
    first: isFirst,
    compressed: files.filter(has).reduce((sum, path) => sum + size(path), 0),
  }));
}
