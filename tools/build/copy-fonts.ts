import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BuildError } from "./build-error.ts";
import { ROOT } from "./paths.ts";

/** Packages the fonts come from, by the beginning of their files' names; the longer beginning first. */
const PACKAGES = [
  ["alegreya-sans-", "@fontsource/alegreya-sans"],
  ["alegreya-", "@fontsource-variable/alegreya"],
] as const;

/**
 * Lays the font files that the built style sheet asks for (`norn-assets/fonts/…`) beside it, with their licences.
 * @throws Error naming a font that no package has
 */
export function copyFonts(folder: string): void {
  const styles = readFileSync(join(folder, "norn.css"), "utf8");
  const names = new Set([...styles.matchAll(/norn-assets\/fonts\/([\w-]+\.woff2)/g)].map((match) => match[1] ?? ""));
  const target = join(folder, "norn-assets/fonts");
  mkdirSync(target, { recursive: true });
  for (const name of names) {
    const source = PACKAGES.find(([beginning]) => name.startsWith(beginning))?.[1];
    const file = source && join(ROOT, "node_modules", source, "files", name);
    if (!file || !existsSync(file))
      throw new BuildError(`The style sheet asks for the font ${name}, and no font package has it.`);
    copyFileSync(file, join(target, name));
    copyFileSync(join(ROOT, "node_modules", source, "LICENSE"), join(target, `LICENSE-${source.split("/").at(-1)}`));
  }
}
