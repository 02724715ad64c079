import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Plugin } from "vite";
import { grammars } from "../../table/peggy-plugin.ts";
import { ROOT } from "../../tools/build/paths.ts";

/** In the bundle, too, each file finds others from the place of its source. */
const ownPlaces: Plugin = {
  name: "own-places",
  transform: (code, id) =>
    code
      .replaceAll("import.meta.dirname", JSON.stringify(dirname(id)))
      .replaceAll("import.meta.url", JSON.stringify(pathToFileURL(id).href)),
};

/** Before all browser tests: `tools/start.ts` as one file. A Table starts from it with half the work. */
export default async function bundleStart(): Promise<void> {
  const outDir = join(ROOT, "dist/start");
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    plugins: [grammars, ownPlaces],
    build: {
      ssr: join(ROOT, "tools/start.ts"),
      outDir,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  process.env["NORN_START"] = join(outDir, "start.js");
}
