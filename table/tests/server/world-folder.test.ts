import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ClassicLevel } from "classic-level";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTable } from "../../server/start-table.ts";
import { buildTinySystem, TINY_WORLD } from "../build-tiny-system.ts";
import { documentsOf, fetchDocument, startFixture, temporaryFolder, type Fixture } from "./table-fixture.ts";

const start = async (worldFolder: string, sampleFolder?: string): Promise<void> => {
  const systemFolder = await buildTinySystem();
  const table = await startTable({
    systemFolder,
    worldFolder,
    sampleFolder,
    clientFolder: systemFolder,
    generation: 14,
    port: 0,
  });
  await table.close();
};

const AMA = "TinyHeroOne00001";

describe("a stored world", () => {
  let fixture: Fixture;
  beforeEach(async () => {
    fixture = await startFixture();
  });
  afterEach(() => fixture.end());

  it("is the same after a restart of the Table", async () => {
    const gm = await fixture.sit("gm");
    await gm.modify("Actor", "update", { updates: [{ _id: AMA, name: "Ama the Elder" }] });
    await gm.modify("Item", "create", { parentUuid: `Actor.${AMA}`, data: [{ name: "Oar", type: "thing" }] });
    await gm.modify("Item", "delete", { parentUuid: `Actor.${AMA}`, ids: ["TinyItemKnife001"] });
    await gm.modify("Item", "delete", { ids: ["TinyItemBell0001"] });
    const before = await gm.ask("world");
    await fixture.restart();
    const after = await (await fixture.sit("gm")).ask("world");
    expect(after["data"]).toEqual(before["data"]);
    const ama = documentsOf(after, "actors").find((actor) => actor["_id"] === AMA)!;
    expect(ama["name"]).toBe("Ama the Elder");
    expect((ama["items"] as { name: string }[]).map(({ name }) => name)).toEqual(["Oar"]);
    expect(documentsOf(after, "items")).toEqual([]);
  });

  it("stores each embedded document under its own key, as Foundry's packs do", async () => {
    await fixture.table.close();
    const level = new ClassicLevel(path.join(fixture.worldFolder, "data/actors"));
    const keys = await level.keys().all();
    await level.close();
    expect(keys).toContain(`!actors.items!${AMA}.TinyItemKnife001`);
    await fixture.restart();
  });

  it("cannot be opened twice", async () => {
    await expect(start(fixture.worldFolder)).rejects.toThrow(/is in use by another running Table/);
    await expect(start(fixture.worldFolder)).rejects.toMatchObject({ name: "WorldError" });
  });

  it("opens even if one of its documents is broken", async () => {
    await fixture.table.close();
    const level = new ClassicLevel<string>(path.join(fixture.worldFolder, "data/actors"));
    await level.put("!actors!BrokenActor00001", "{ this is not JSON");
    await level.put(
      "!actors!BrokenActor00002",
      JSON.stringify({ _id: "BrokenActor00002", name: 5, type: "dragon", system: "none" }),
    );
    await level.put("nonsense", "1");
    await level.close();
    await fixture.restart();
    const gm = await fixture.sit("gm");
    const actors = documentsOf(await gm.ask("world"), "actors");
    expect(actors.map((actor) => actor["_id"]).sort()).toEqual(
      ["BrokenActor00001", "BrokenActor00002", AMA, "TinyHeroTwo00001"].sort(),
    );
    expect(fixture.sentences.join("\n")).toMatch(/!actors!BrokenActor00001 cannot be read/);
    expect((await gm.modify("Actor", "update", { updates: [{ _id: AMA, name: "Ama II" }] })).error).toBeUndefined();
    expect((await gm.modify("Actor", "delete", { ids: ["BrokenActor00001", "BrokenActor00002"] })).result).toHaveLength(2);
    expect(await fetchDocument(gm, "actors", "BrokenActor00001")).toBeUndefined();
  });

  it("reports a damaged database in words", async () => {
    await fixture.table.close();
    await writeFile(path.join(fixture.worldFolder, "data/actors/CURRENT"), "MANIFEST-999999\n");
    await expect(start(fixture.worldFolder)).rejects.toThrow(/^The world's collection "actors" cannot be read: .* damaged/);
  });

  it("is the sample again after a reset", async () => {
    const gm = await fixture.sit("gm");
    await gm.modify("Actor", "delete", { ids: [AMA] });
    await fixture.end();
    const again = await startFixture(14, { worldFolder: fixture.worldFolder, reset: true });
    expect(await fetchDocument(await again.sit("gm"), "actors", AMA)).toMatchObject({ name: "Ama" });
    await again.end();
  });
});

describe("a folder that is no world", () => {
  let folder: string;
  beforeEach(async () => {
    folder = path.join(await temporaryFolder(), "letters");
    await mkdir(folder);
  });

  it.each([false, true])("is refused and left unchanged (reset: %s)", async (reset) => {
    await writeFile(path.join(folder, "letter.txt"), "Dear aunt");
    const systemFolder = await buildTinySystem();
    const options = {
      systemFolder,
      worldFolder: folder,
      sampleFolder: TINY_WORLD,
      clientFolder: systemFolder,
      generation: 14,
      port: 0,
      reset,
    } as const;
    await expect(startTable(options)).rejects.toThrow(
      `${folder} is not a world: it is not empty and has no world.json. Nothing was changed.`,
    );
    expect(await readdir(folder)).toEqual(["letter.txt"]);
    expect(await readdir(path.dirname(folder))).toEqual(["letters"]);
  });

  it.each([
    ["not JSON", "{", /its world\.json is not JSON/],
    ["silent on what it is", '{"title":"x"}', /does not say id, system/],
    ["of another system", '{"id":"a","title":"A","system":"other"}', /belongs to the system "other", not to "tiny-system"/],
  ])("is refused if its world.json is %s", async (_what, content, words) => {
    await writeFile(path.join(folder, "world.json"), content);
    await expect(start(folder)).rejects.toThrow(words);
    expect(await readdir(folder)).toEqual(["world.json"]);
    expect(await readFile(path.join(folder, "world.json"), "utf8")).toBe(content);
  });

  it("becomes one if it is empty", async () => {
    await start(folder, TINY_WORLD);
    expect(JSON.parse(await readFile(path.join(folder, "world.json"), "utf8"))).toMatchObject({
      id: "letters",
      title: "Tiny World",
      system: "tiny-system",
    });
  });

  it("is not created from a wrong sample, and nothing is left behind", async () => {
    const sample = await temporaryFolder();
    await writeFile(path.join(sample, "world.json"), "{}");
    await writeFile(path.join(sample, "actor.json"), '{"name":"No key"}');
    await expect(start(folder, sample)).rejects.toThrow(/actor\.json has no proper "_key"/);
    expect(await readdir(path.dirname(folder))).toEqual(["letters"]);
    expect(await readdir(folder)).toEqual([]);
  });
});
