import { describe, expect, test } from "vitest";
import { readManifest } from "../../tools/build/read-manifest.ts";
import { dataModels, documentsOf, type Packed, readIn } from "./packed.ts";

const models = await dataModels();
const packs = readManifest()["packs"] as readonly { name: string; type: string }[];
const named = (type: string): readonly string[] => packs.filter((pack) => pack.type === type).map(({ name }) => name);

/** What the data model dropped or changed, by its path. */
function changed(source: unknown, kept: unknown, path = "system"): string[] {
  if (typeof source !== "object" || source === null) return Object.is(source, kept) ? [] : [path];
  const there = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return Object.entries(source).flatMap(([key, value]) =>
    key in there ? changed(value, there[key], `${path}.${key}`) : [`${path}.${key}`],
  );
}

function faults(document: "Actor" | "Item", packed: Packed): string[] {
  try {
    return changed(packed.system, readIn(models[document], packed)).map((path) => `${packed.name}: ${path}`);
  } catch (error) {
    return [`${packed.name}: ${String(error)}`];
  }
}

describe("every entry of a compendium is what the data models store, to the last field", () => {
  test.each(named("Item"))("%s", (pack) => {
    const documents = documentsOf(pack);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap((packed) => faults("Item", packed))).toEqual([]);
  });

  test.each(named("Actor"))("%s, with what they carry", (pack) => {
    const documents = documentsOf(pack);
    expect(documents.length).toBeGreaterThan(0);
    expect(documents.flatMap((packed) => faults("Actor", packed))).toEqual([]);
    expect(documents.flatMap(({ items = [] }) => items.flatMap((packed) => faults("Item", packed)))).toEqual([]);
  });

  test("a field that is not there, and a value that is not allowed, are found", () => {
    const [first] = documentsOf("traits");
    const broken = { ...first, type: "skill", name: "Broken" } as Packed;
    expect(faults("Item", { ...broken, system: { ...broken.system, color: "red" } })).toEqual(["Broken: system.color"]);
    expect(faults("Item", { ...broken, system: { ...broken.system, rank: "high" } }).join()).toMatch(/rank/);
  });
});
