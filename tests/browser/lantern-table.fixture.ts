import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build, type Plugin } from "vite";
import { startTable } from "../../table/server/start-table.ts";
import { mergeLanguages, type Words } from "../../tools/build/merge-languages.ts";
import { ROOT, SYSTEM_FOLDER, TABLE_FOLDER } from "../../tools/build/paths.ts";
import { expect, type Table, test as base } from "./table.fixture.ts";

const FIXTURE = join(ROOT, "tests/fixtures/fifth-game");
const LIST = join(ROOT, "src/rules/rulesets/rulesets.ts");
const LIST_WITH_LANTERN = join(FIXTURE, "rulesets-with-lantern.ts");

/** The one shared file a new game changes. */
const withLantern: Plugin = {
  name: "with-lantern",
  enforce: "pre",
  async resolveId(source, importer) {
    if (!source.endsWith("/rulesets.ts") || importer === LIST_WITH_LANTERN) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found?.id === LIST ? LIST_WITH_LANTERN : null;
  },
};

/** The built system again, with one game more in its list and that game's words. */
async function buildWithLantern(folder: string): Promise<void> {
  cpSync(SYSTEM_FOLDER, folder, { recursive: true });
  await build({
    configFile: join(ROOT, "vite.config.ts"),
    base: "./",
    logLevel: "error",
    plugins: [withLantern],
    build: { outDir: folder, assetsDir: "norn-assets" },
  });
  const language = join(folder, "lang/en.json");
  const words = [language, join(FIXTURE, "words.json")].map((file) => ({ file, words: readWords(file) }));
  writeFileSync(language, JSON.stringify(mergeLanguages(words)));
}

function readWords(file: string): Words {
  return JSON.parse(readFileSync(file, "utf8")) as Words;
}

/** The Table with a fifth game. */
export const test = base.extend<object, { table: Table }>({
  table: [
    async ({ game }, use, workerInfo) => {
      const folder = mkdtempSync(join(tmpdir(), "norn-lantern-"));
      const systemFolder = join(folder, "norn");
      await buildWithLantern(systemFolder);
      const world = join(folder, "world");
      const generation = workerInfo.project.metadata["generation"] as 13 | 14;
      const sampleFolder = join(ROOT, "sample-world");
      const { url, close } = await startTable({
        systemFolder,
        clientFolder: TABLE_FOLDER,
        worldFolder: world,
        sampleFolder,
        generation,
        port: 0,
        settings: game ? { "norn.game": game } : {},
      });
      const restart = (): Promise<void> => Promise.reject(new Error("This Table runs once."));
      await use({ url, world, generation, kill: close, restart });
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

export { expect };
