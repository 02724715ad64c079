import { createServer } from "node:http";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { listen } from "../../server/listen.ts";
import { startTable } from "../../server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "../build-tiny-system.ts";
import { spawnTable, spawnTiny } from "./spawn-table.ts";
import { connect, temporaryFolder } from "./table-fixture.ts";

describe("starting and stopping", () => {
  it("Ctrl-C stops it cleanly, with users connected, and the world can be opened again at once", async () => {
    const systemFolder = await buildTinySystem();
    const worldFolder = path.join(await temporaryFolder(), "tiny");
    const { child, url } = await spawnTiny(systemFolder, worldFolder);
    const gm = await connect(url, "gm");
    const left = new Promise((resolve) => gm.socket.once("disconnect", resolve));
    child.removeAllListeners("exit");
    const exited = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGINT");
    expect(await exited).toBe(0);
    await left;
    const table = await startTable({
      systemFolder,
      worldFolder,
      clientFolder: systemFolder,
      generation: 14,
      port: Number(new URL(url).port),
    });
    expect(table.url).toBe(url);
    await table.close();
  });

  it("a taken port is reported in words, and the world is closed", async () => {
    const other = createServer();
    const port = await listen(other, 0);
    const systemFolder = await buildTinySystem();
    const worldFolder = path.join(await temporaryFolder(), "tiny");
    const options = { systemFolder, worldFolder, sampleFolder: TINY_WORLD, clientFolder: systemFolder, generation: 13 } as const;
    await expect(startTable({ ...options, port })).rejects.toMatchObject({
      name: "PortError",
      message: `Port ${port} is in use by another program. Choose another one with --port.`,
    });
    const table = await startTable({ ...options, port: 0 });
    await table.close();
    other.close();
  });

  it("without a given port, a second one takes the next that is free", async () => {
    const [one, two] = [createServer(), createServer()];
    const first = await listen(one, undefined);
    expect(await listen(two, undefined)).toBeGreaterThan(first);
    for (const server of [one, two]) server.close();
  });

  it("what cannot be started is reported in words, without a stack", async () => {
    const nowhere = path.join(await temporaryFolder(), "nowhere");
    await expect(spawnTable(["--system", nowhere, "--world", nowhere])).rejects.toThrow(
      new RegExp(`^The server ended with 1: The system in ${nowhere} cannot be loaded:\\n  - system\\.json is missing\\n$`),
    );
  });
});
