import { existsSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./paths.ts";

/** Packages the fonts come from, by the start of their file names; the longer start first. */
const PACKAGES = [
  ["alegreya-sans-", "@fontsource/alegreya-sans"],
  ["alegreya-", "@fontsource-variable/alegreya"],
] as const;

export interface FontFile {
  readonly path: string;
  /** The package's license and the name it is stored under. */
  readonly license: { readonly path: string; readonly name: string };
}

/** Where a font file of the style sheet is; null if no font package has it. */
export function fontFile(name: string): FontFile | null {
  const source = PACKAGES.find(([beginning]) => name.startsWith(beginning))?.[1];
  if (!source) return null;
  const folder = join(ROOT, "node_modules", source);
  const path = join(folder, "files", name);
  if (!existsSync(path)) return null;
  return { path, license: { path: join(folder, "LICENSE"), name: `LICENSE-${source.split("/").at(-1)}` } };
}
