import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SYSTEM_FOLDER } from "../build/paths.ts";
import { type CodeShare, codeShares } from "./code-shares.ts";

export interface Part {
  readonly name: string;
  readonly files: number;
  /** Bytes, as they are and each file compressed by itself. */
  readonly raw: number;
  readonly compressed: number;
  /** Does it count for the size people load before they play? */
  readonly counted: boolean;
}

export interface Bundle {
  readonly parts: readonly Part[];
  readonly code: readonly CodeShare[];
}

/** A module and what it imports at once, not what it fetches later. */
function loadedWith(name: string): string[] {
  const code = readFileSync(join(SYSTEM_FOLDER, name), "utf8");
  return [name, ...[...code.matchAll(/from\s*"\.\/([^"]+)"/g)].flatMap(([, imported = ""]) => loadedWith(imported))];
}

const FIRST = new Set(loadedWith("norn.mjs"));
const PARTS: readonly { readonly name: string; readonly counted: boolean; readonly has: (path: string) => boolean }[] = [
  { name: "code, with most templates", counted: true, has: (path) => FIRST.has(path) },
  { name: "windows, when they are opened", counted: false, has: (path) => path.endsWith(".mjs") },
  { name: "styles", counted: true, has: (path) => path.endsWith(".css") },
  { name: "templates as files", counted: false, has: (path) => path.startsWith("templates/") },
  { name: "language", counted: true, has: (path) => path.startsWith("lang/") },
  { name: "manifest", counted: true, has: (path) => path === "system.json" },
  { name: "fonts", counted: false, has: (path) => path.startsWith("norn-assets/fonts/") },
  { name: "pictures", counted: false, has: (path) => path.startsWith("assets/") },
  { name: "packs", counted: false, has: (path) => path.startsWith("packs/") },
  { name: "source map", counted: false, has: (path) => path.endsWith(".map") },
  { name: "texts and licences", counted: false, has: () => true },
];

/** What `npm run build` made, by its parts. Fonts and packs stand apart: they come later, or on request. */
export function measureBundle(): Bundle {
  const files = readdirSync(SYSTEM_FOLDER, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: path.slice(SYSTEM_FOLDER.length + 1).replaceAll("\\", "/"), content: readFileSync(path) }));
  const partOf = (path: string): string | undefined => PARTS.find(({ has }) => has(path))?.name;
  const parts = PARTS.map(({ name, counted }) => {
    const own = files.filter(({ path }) => partOf(path) === name).map(({ content }) => content);
    const sum = (size: (content: Buffer) => number): number => own.reduce((total, content) => total + size(content), 0);
    return {
      name,
      counted,
      files: own.length,
      raw: sum((c) => c.length),
      compressed: sum((c) => gzipSync(c, { level: 9 }).length),
    };
  });
  return { parts, code: codeShares(join(SYSTEM_FOLDER, "norn.mjs")) };
}
