import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTinySystem } from "../build-tiny-system.ts";
import { editManifest, tryLoading } from "./edit-system.ts";
import { temporaryFolder, type Json } from "./table-fixture.ts";

describe("a system folder", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await buildTinySystem();
  });

  it("loads without warnings if complete", async () => {
    const { system, findings, warnings } = await tryLoading(folder);
    expect(findings).toEqual([]);
    expect(warnings).toEqual([]);
    expect(system!.manifest.id).toBe("tiny-system");
    expect(
      [...system!.packs.get("tiny-system.things")!.content.documents.values()].map((source) => source["name"]).sort(),
    ).toEqual(["Lamp", "Rope"]);
  });

  it("is refused if there is no system.json", async () => {
    expect((await tryLoading(await temporaryFolder())).findings).toEqual(["system.json is missing"]);
  });

  it("is refused if system.json is not JSON", async () => {
    await writeFile(path.join(folder, "system.json"), "{ id: tiny }");
    expect((await tryLoading(folder)).findings[0]).toMatch(/^system\.json is not JSON: /);
  });

  it("is refused without its module, which it names", async () => {
    await rm(path.join(folder, "tiny-system.mjs"));
    expect((await tryLoading(folder)).findings).toEqual(["the esmodule tiny-system.mjs is missing"]);
  });

  it.each([
    ["styles/tiny-system.css", "the style styles/tiny-system.css is missing"],
    ["lang/en.json", "the language file lang/en.json is missing"],
    ["templates/thing.hbs", "the template templates/thing.hbs, which tiny-system.mjs names, is missing"],
  ])("loads without %s, with a warning", async (file, warning) => {
    await rm(path.join(folder, file));
    const { system, warnings } = await tryLoading(folder);
    expect(system?.manifest.id).toBe("tiny-system");
    expect(warnings).toEqual([warning]);
  });

  it("takes a pack without a folder for empty", async () => {
    await rm(path.join(folder, "packs/things"), { recursive: true });
    expect((await tryLoading(folder)).findings).toEqual([]);
  });

  it("reports a pack that is no database", async () => {
    await rm(path.join(folder, "packs/things"), { recursive: true });
    await mkdir(path.join(folder, "packs/things"));
    await writeFile(path.join(folder, "packs/things/CURRENT"), "nonsense");
    expect((await tryLoading(folder)).findings[0]).toMatch(/^The pack things cannot be read: /);
  });

  it("loads without the language file that is not JSON, with a warning", async () => {
    await writeFile(path.join(folder, "lang/en.json"), "{");
    const { system, warnings } = await tryLoading(folder);
    expect(system?.manifest.id).toBe("tiny-system");
    expect(warnings).toEqual([expect.stringMatching(/^lang\/en\.json is not JSON: /)]);
  });

  it("names a file outside its folder", async () => {
    await editManifest(folder, (manifest) => (manifest["esmodules"] = ["../elsewhere.mjs"]));
    expect((await tryLoading(folder)).findings).toEqual(["the esmodule ../elsewhere.mjs lies outside the system's folder"]);
  });

  it.each<[string, (manifest: Json) => void, string]>([
    [
      "an id unlike the folder",
      (m) => (m["id"] = "other"),
      'system.json: the id "other" differs from the folder\'s name "tiny-system"',
    ],
    ["no title", (m) => delete m["title"], 'system.json: "title" is missing'],
    [
      "an unknown document",
      (m) => (m["documentTypes"] = { Wall: { x: {} } }),
      'system.json: documentTypes: "Wall" is not a document with types',
    ],
    [
      "a type of the core",
      (m) => (m["documentTypes"] = { Actor: { base: {} } }),
      "system.json: documentTypes.Actor.base is a type of the core",
    ],
    [
      "a pack without a name",
      (m) => (m["packs"] = [{ label: "x", type: "Macro" }]),
      "system.json: packs[0].name must be a word without periods",
    ],
    [
      "a language of no name",
      (m) => (m["languages"] = [{ lang: "not a language", path: "lang/en.json" }]),
      'system.json: "not a language" is not the code of a language',
    ],
    [
      "a later generation",
      (m) => (m["compatibility"] = { minimum: "15" }),
      "the system needs at least version 15; this is 14.366",
    ],
    [
      "an earlier generation",
      (m) => (m["compatibility"] = { maximum: "13" }),
      "the system goes up to version 13; this is 14.366",
    ],
  ])("is refused for %s", async (_what, edit, finding) => {
    await editManifest(folder, edit);
    expect((await tryLoading(folder)).findings).toEqual([finding]);
  });

  it("warns of an unknown manifest key", async () => {
    await editManifest(folder, (manifest) => (manifest["gridUnits"] = "m"));
    const { findings, warnings } = await tryLoading(folder);
    expect(findings).toEqual([]);
    expect(warnings).toEqual(['system.json: "gridUnits" is not a key of a system manifest']);
  });

  it("puts a plain style into the system's layer and leaves an unlayered one alone", async () => {
    await editManifest(
      folder,
      (manifest) => (manifest["styles"] = ["styles/tiny-system.css", { src: "styles/tiny-system.css", layer: null }]),
    );
    expect((await tryLoading(folder)).system!.manifest.styles).toEqual([
      { src: "styles/tiny-system.css", layer: "system" },
      { src: "styles/tiny-system.css", layer: null },
    ]);
  });

  it("warns if the release is later than the verified one", async () => {
    await editManifest(folder, (manifest) => (manifest["compatibility"] = { minimum: "13", verified: "13.351" }));
    expect((await tryLoading(folder, 13)).warnings).toEqual([]);
    expect((await tryLoading(folder, 14)).warnings).toEqual(["the system is verified up to version 13.351; this is 14.366"]);
  });
});
