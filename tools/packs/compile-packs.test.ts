import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ROOT } from "../build/paths.ts";
import { readManifest } from "../build/read-manifest.ts";
import { putInGuide } from "../guide/guide-page.ts";
import { compilePacks } from "./compile-packs.ts";
import { readPack } from "./read-pack.ts";
import { readSources } from "./read-sources.ts";

const manifest = readManifest();
const packs = manifest["packs"] as readonly { name: string; path: string }[];
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "norn-packs-"));
  await compilePacks(manifest, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is stored beside its document, under the ids the document keeps. */
const BESIDE = ["pages", "items", "results"] as const;

interface Source extends Partial<Record<(typeof BESIDE)[number], readonly Source[]>> {
  readonly _key: string;
}

function withParts(source: Source): readonly Source[] {
  return [source, ...BESIDE.flatMap((field) => source[field] ?? [])];
}

/** What the build completes in an adventure (`fill-adventure.ts`); `tests/packs/adventures.test.ts` looks inside. */
const FILLED = new Set(["actors", "scenes", "journal"]);

/** A source as the pack stores it. */
function asStored(source: Source): object {
  const { _key, ...all } = source;
  const rest = Object.fromEntries(
    Object.entries(all).filter(([field]) => !_key.startsWith("!adventures!") || !FILLED.has(field)),
  );
  const ids = BESIDE.flatMap((field) =>
    source[field] ? [[field, source[field].map((part) => part._key.split(".").at(-1))]] : [],
  );
  return { ...rest, ...Object.fromEntries(ids) };
}

describe("the compiled packs", () => {
  test.each(packs)("$name holds every source under its key, unchanged, and nothing else", async ({ name, path }) => {
    const documents = readSources(join(ROOT, "packs/_source", name)).map(({ content }) => content as Source);
    for (const source of documents) await putInGuide({ ...source });
    const sources = documents.flatMap(withParts);
    const entries = await readPack(join(folder, path));
    expect(sources.length).toBeGreaterThan(0);
    expect([...entries.keys()].toSorted()).toEqual(sources.map(({ _key }) => _key).toSorted());
    for (const source of sources) expect(entries.get(source._key)).toMatchObject(asStored(source));
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
