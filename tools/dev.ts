/**
 * `npm run dev`: a server in front of a Foundry on this machine with the linked system. It serves Norn's code, styles, templates
 * and language from the sources, and reloads the page when they change.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { ROOT } from "./build/paths.ts";
import { CommandError } from "./command-error.ts";
import { systemFiles } from "./dev/system-files.ts";
import { failWith } from "./fail-with.ts";

try {
  const { values } = parseArgs({
    options: { foundry: { type: "string", default: "http://127.0.0.1:30000" }, port: { type: "string", default: "30001" } },
  });
  if (!URL.canParse(values.foundry))
    throw new CommandError(`--foundry ${values.foundry}: give an address like http://127.0.0.1:30000.`);
  if (!/^\d{1,5}$/.test(values.port)) throw new CommandError(`--port ${values.port}: a port is a number.`);
  const server = await createServer({
    configFile: join(ROOT, "vite.config.ts"),
    root: ROOT,
    appType: "custom",
    plugins: [systemFiles()],
    server: {
      host: "127.0.0.1",
      port: Number(values.port),
      strictPort: true,
      proxy: {
        "^(?!/systems/norn/)": { target: values.foundry, changeOrigin: true },
        "^/systems/norn/(packs|LICENSE|system\\.json)": { target: values.foundry, changeOrigin: true },
        "/socket.io": { target: values.foundry.replace(/^http/, "ws"), ws: true },
      },
    },
  });
  await server.listen();
  process.stdout.write(
    `Norn from its sources at http://127.0.0.1:${values.port}, in front of ${values.foundry}. Ctrl-C stops it.\n`,
  );
} catch (error) {
  failWith(error);
}
