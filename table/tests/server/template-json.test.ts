import { writeFile } from "node:fs/promises";
import path from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { buildTinySystem } from "../build-tiny-system.ts";
import { tryLoading } from "./edit-system.ts";

const DEPRECATED = /^System template\.json is deprecated\..* will be removed in V16/;

describe("template.json", () => {
  let folder: string;
  const write = (content: unknown): Promise<void> => writeFile(path.join(folder, "template.json"), JSON.stringify(content));
  beforeEach(async () => {
    folder = await buildTinySystem();
  });

  it("is read silently in generation 13 and causes a warning in 14, even if empty", async () => {
    await write({});
    expect((await tryLoading(folder, 13)).warnings).toEqual([]);
    const { warnings } = await tryLoading(folder, 14);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(DEPRECATED);
  });

  it("adds its types to those of system.json, with the default data of each", async () => {
    await write({
      Actor: {
        types: ["crowd"],
        templates: { common: { hp: { value: 1, max: 1 }, note: "" } },
        htmlFields: ["note"],
        crowd: { templates: ["common"], note: "many", size: 5 },
      },
    });
    const { system } = await tryLoading(folder, 13);
    expect(Object.keys(system!.manifest.documentTypes["Actor"]!)).toEqual(["hero", "crowd"]);
    expect(system!.manifest.documentTypes["Actor"]!["crowd"]).toEqual({ htmlFields: ["note"] });
    expect(system!.model).toEqual({ Actor: { crowd: { hp: { value: 1, max: 1 }, note: "many", size: 5 } } });
  });

  it.each([13, 14] as const)("drops what system.json says of a type it lists, and warns (generation %i)", async (generation) => {
    await write({ Actor: { types: ["hero"], htmlFields: ["other"] } });
    const { system, warnings } = await tryLoading(folder, generation);
    expect(system!.manifest.documentTypes["Actor"]!["hero"]).toEqual({ htmlFields: ["other"] });
    expect(warnings.filter((warning) => !DEPRECATED.test(warning))).toEqual([
      "documentTypes.Actor.hero.htmlFields of system.json is lost, because template.json lists the type; repeat it in template.json under Actor.htmlFields",
      "documentTypes.Actor.hero.gmOnlyFields of system.json is lost, because template.json lists the type; repeat it in template.json under Actor.gmOnlyFields",
    ]);
  });

  it("loses nothing when it repeats the lists at the document's level", async () => {
    await write({ Actor: { types: ["hero"], htmlFields: ["notes"], gmOnlyFields: ["secret"] } });
    const { system, warnings } = await tryLoading(folder, 13);
    expect(system!.manifest.documentTypes["Actor"]!["hero"]).toEqual({ htmlFields: ["notes"], gmOnlyFields: ["secret"] });
    expect(warnings).toEqual([]);
  });

  it.each([
    [
      "a document whose types belong elsewhere",
      { ChatMessage: { types: ["x"] } },
      /^template\.json: types of "ChatMessage" cannot be declared there/,
    ],
    ["a missing list of types", { Actor: { hero: {} } }, /^template\.json: Actor\.types must be a list/],
    [
      "a template that is not there",
      { Actor: { types: ["a"], a: { templates: ["none"] } } },
      /^template\.json: Actor\.a uses the template "none"/,
    ],
    ["a type of the core", { Actor: { types: ["base"] } }, /^template\.json: Actor\.types: "base" is a type of the core/],
  ])("is refused for %s", async (_what, content, finding) => {
    await write(content);
    expect((await tryLoading(folder, 13)).findings[0]).toMatch(finding);
  });
});
