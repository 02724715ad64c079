import { copyFileSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./build-error.ts";
import { fontFile } from "./font-file.ts";

/**
 * Copies the font files that the built style sheet asks for (`norn-assets/fonts/…`) beside it, with their licenses.
 * @throws BuildError naming a font that no package has
 */
export function copyFonts(folder: string): void {
  const styles = readFileSync(join(folder, "norn.css"), "utf8");
  const names = new Set([...styles.matchAll(/norn-assets\/fonts\/([\w-]+\.woff2)/g)].map((match) => match[1] ?? ""));
  const target = join(folder, "norn-assets/fonts");
  mkdirSync(target, { recursive: true });
  for (const name of names) {
    const font = fontFile(name);
    if (!font) throw new BuildError(`The style sheet asks for the font ${name}, and no font package has it.`);
    copyFileSync(font.path, join(target, name));
    copyFileSync(font.license.path, join(target, font.license.name));
  }
}
