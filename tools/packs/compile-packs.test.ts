import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ClassicLevel } from "classic-level";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../build/paths.ts";
import { readManifest } from "../build/read-manifest.ts";
import { compilePacks } from "./compile-packs.ts";
import { readSources } from "./read-sources.ts";

const manifest = readManifest();
const packs = manifest["packs"] as readonly { name: string; path: string }[];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "norn-packs-"));
  await compilePacks(manifest, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Source {
  readonly _key: string;
  readonly name: string;
  readonly pages?: readonly Source[];
}

/** A journal's pages are stored beside it. */
function withPages(source: Source): readonly Source[] {
  return [source, ...(source.pages ?? [])];
}

async function stored(path: string): Promise<Map<string, { name: string }>> {
  const level = new ClassicLevel<string, { name: string }>(join(folder, path), { valueEncoding: "json" });
  const entries = new Map(await level.iterator().all());
  await level.close();
  return entries;
}

describe("the compiled packs", () => {
  test.each(packs)("$name holds every source under its key, and nothing else", async ({ name, path }) => {
    const sources = readSources(join(ROOT, "packs/_source", name)).flatMap(({ content }) => withPages(content as Source));
    const entries = await stored(path);
    expect(sources.length).toBeGreaterThan(0);
    expect([...entries.keys()].toSorted()).toEqual(sources.map(({ _key }) => _key).toSorted());
    for (const source of sources) expect(entries.get(source._key)?.name).toBe(source.name);
  });

  test("a type the manifest does not know stops the build with the file's name", async () => {
    const strange = { ...manifest, documentTypes: { ...manifest.documentTypes, Item: { aspect: {} } } };
    await expect(compilePacks(strange, folder)).rejects.toThrow(
      /packs\/_source\/traits\/.*\.yaml: there is no type "skill" of items/,
    );
  });

  test("sources that belong to no pack stop the build", async () => {
    await expect(compilePacks({ ...manifest, packs: packs.slice(0, 1) }, folder)).rejects.toThrow(/belongs to no pack/);
  });
});
