import path from "node:path";
import { expect, it } from "vitest";
import { startTable } from "../../server/start-table.ts";
import { buildTinySystem } from "../build-tiny-system.ts";
import { spawnTiny } from "./spawn-table.ts";
import { connect, documentsOf, temporaryFolder, type Json } from "./table-fixture.ts";

it("every acknowledged change is there after the server is killed in the middle of writing", async () => {
  const systemFolder = await buildTinySystem();
  const worldFolder = path.join(await temporaryFolder(), "tiny");
  const { child, url } = await spawnTiny(systemFolder, worldFolder);
  const gm = await connect(url, "gm");

  const created = new Set<string>();
  const counted: Record<string, number> = {};
  let enough = (): void => undefined;
  const written = new Promise<void>((resolve) => (enough = resolve));
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let turn = 0; ; turn += 1) {
      const kind = (writer + turn) % 3;
      const answer = await (
        kind === 0
          ? gm.modify("ChatMessage", "create", { data: [{ content: `${writer}.${turn}` }] })
          : kind === 1
            ? gm.modify("Item", "create", {
                parentUuid: "Actor.TinyHeroOne00001",
                data: [{ name: `${writer}.${turn}`, type: "thing" }],
              })
            : gm.modify("Actor", "update", {
                updates: [{ _id: "TinyHeroTwo00001", flags: { "tiny-system": { [`w${writer}`]: turn } } }],
              })
      ).catch(() => undefined);
      if (answer?.result === undefined) return;
      const [result] = answer.result as Json[];
      if (kind < 2) created.add(String(result!["_id"]));
      else counted[`w${writer}`] = turn;
      if (created.size > 40 && Object.keys(counted).length === 4) enough();
    }
  });
  await written;
  child.removeAllListeners("exit");
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await exited;
  gm.socket.disconnect();
  await Promise.race([Promise.all(writers), new Promise((resolve) => setTimeout(resolve, 500))]);
  expect(created.size).toBeGreaterThan(20);
  expect(Object.values(counted)).toHaveLength(4);

  const table = await startTable({ systemFolder, worldFolder, clientFolder: systemFolder, generation: 14, port: 0 });
  const again = await connect(table.url, "gm");
  const world = await again.ask("world");
  const ama = documentsOf(world, "actors").find((actor) => actor["_id"] === "TinyHeroOne00001")!;
  const present = new Set(
    [...documentsOf(world, "messages"), ...(ama["items"] as Json[])].map((source) => String(source["_id"])),
  );
  expect([...created].filter((id) => !present.has(id))).toEqual([]);
  const bel = documentsOf(world, "actors").find((actor) => actor["_id"] === "TinyHeroTwo00001")!;
  // A change may be on disk although its acknowledgement was lost; never the other way round.
  const flags = (bel["flags"] as { "tiny-system": Record<string, number> })["tiny-system"];
  expect(Object.entries(counted).filter(([writer, turn]) => !(flags[writer]! >= turn))).toEqual([]);
  again.socket.disconnect();
  await table.close();
}, 60_000);
