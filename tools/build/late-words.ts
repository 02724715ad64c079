import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { keysNamed } from "./named-keys.ts";
import { ROOT } from "./paths.ts";
import { readLanguage } from "./read-language.ts";
import { splitWords } from "./split-words.ts";

/** What the manifest names: the words that the first load shows. `lang/en.json`, which nobody fetches, has all of them. */
const FIRST = "lang/en.first.json";
const LATE = "norn-words.mjs";

type Chunks = Readonly<Record<string, Rolldown.OutputChunk>>;

/**
 * Words that no code of the first load asks for come with the code fetched after it: each of its files imports them. So they
 * are fetched beside it, are there before it runs. If they cannot be fetched, the code is not there either, and what asked for it
 * says so. They are put below what is there: the words of a module that translates Norn stay.
 */
export const lateWords: Plugin = {
  name: "norn-late-words",
  apply: "build",
  generateBundle(_options, bundle) {
    const chunks: Chunks = Object.fromEntries(
      Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])),
    );
    const first = firstLoad(chunks);
    const { first: firstWords, late } = splitWords(readLanguage("en"), namedIn(first, chunks));
    this.emitFile({ type: "asset", fileName: FIRST, source: JSON.stringify(firstWords) });
    this.emitFile({ type: "asset", fileName: LATE, source: joining(JSON.stringify(late)) });
    // At the end, where it moves no line of the source map; what is imported runs first all the same.
    for (const chunk of Object.values(chunks)) if (!first.has(chunk)) chunk.code += `\nimport "./${LATE}";\n`;
  },
};

/** What is fetched late is fetched after `i18nInit`. */
function joining(words: string): string {
  return `foundry.utils.mergeObject(game.i18n.translations, ${words}, { overwrite: false });\n`;
}

/** What the entry imports, directly or not. */
function firstLoad(chunks: Chunks): ReadonlySet<Rolldown.OutputChunk> {
  const found = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined): void => {
    if (!chunk || found.has(chunk)) return;
    found.add(chunk);
    for (const name of chunk.imports) follow(chunks[name]);
  };
  for (const chunk of Object.values(chunks)) if (chunk.isEntry) follow(chunk);
  return found;
}

/** The keys that sources of these files name, and the templates that stay files and that one of these sources names. */
function namedIn(first: ReadonlySet<Rolldown.OutputChunk>, chunks: Chunks): string[] {
  const sourcesOf = (list: Iterable<Rolldown.OutputChunk>): string[] =>
    [...list].flatMap(({ moduleIds }) => moduleIds.flatMap((id) => (id.startsWith(ROOT) ? [id.split("?")[0] ?? id] : [])));
  const bundled = new Set(sourcesOf(Object.values(chunks)));
  const texts = sourcesOf(first).map((path) => readFileSync(path, "utf8"));
  const folder = join(ROOT, "templates");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".hbs") && !bundled.has(join(folder, path)))
    .filter((path) => texts.some((text) => text.includes(path)));
  return [...texts, ...files.map((path) => readFileSync(join(folder, path), "utf8"))].flatMap(keysNamed);
}
