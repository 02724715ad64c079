import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { BaseAdventure } from "../../table/common/documents/base-adventure.ts";
import { readManifest } from "../../tools/build/read-manifest.ts";
import { compilePacks } from "../../tools/packs/compile-packs.ts";
import { readPack } from "../../tools/packs/read-pack.ts";
import { documentsOf, gamesIn, type Packed } from "./packed.ts";

interface Zone {
  readonly name: string;
  readonly region?: string;
}

interface Token {
  readonly actorId: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface AScene {
  readonly _id: string;
  readonly name: string;
  readonly folder: string;
  readonly regions: readonly {
    readonly _id: string;
    readonly shapes: readonly { readonly x: number; readonly y: number; readonly width: number; readonly height: number }[];
  }[];
  readonly tokens: readonly Token[];
}

interface Adventure {
  readonly _id: string;
  readonly name: string;
  readonly folders: readonly { readonly _id: string; readonly type: string }[];
  readonly actors: readonly Packed[];
  readonly scenes: readonly AScene[];
  readonly tables: readonly { readonly _id: string; readonly results: readonly { readonly range: readonly number[] }[] }[];
  readonly journal: readonly { readonly _id: string; readonly pages: readonly { readonly _id: string }[] }[];
}

const folder = mkdtempSync(join(tmpdir(), "norn-adventures-"));
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = readManifest();
await compilePacks(manifest, folder);
const entries = await readPack(join(folder, "packs/adventures"));
const adventures = [...entries].flatMap(([key, value]) => (key.startsWith("!adventures!") ? [value as Adventure] : []));
const sources = new Map(["people", "places"].flatMap(documentsOf).map((one) => [one._id, one]));

const situationsOf = ({ actors }: Adventure): readonly Packed[] => actors.filter(({ type }) => type === "situation");
const zonesOf = ({ system }: Packed): readonly (readonly [string, Zone])[] =>
  Object.entries(system["zones"] as Readonly<Record<string, Zone>>);

test("every game with people of its own has an adventure", () => {
  const games = adventures.map(({ actors }) => actors[0]?.items?.[0]?.system["game"]);
  expect(games.toSorted()).toEqual([...gamesIn("packs/_source/people")].toSorted());
});

describe.each(adventures.map((adventure) => ({ name: adventure.name, adventure })))("$name", ({ adventure }) => {
  test("is read by an importer, nothing of it invalid", () => {
    // Who imports them becomes the author of the drawings.
    const withAuthor = JSON.stringify(adventure).replaceAll('"shape":', '"author":"AuthorOfTheTest0","shape":');
    const read = new BaseAdventure(JSON.parse(withAuthor), { strict: true });
    expect(read.toObject()).toMatchObject({ name: adventure.name, actors: adventure.actors.map(({ _id }) => ({ _id })) });
  });

  test("has its actors as their own compendium has them, but for their folder, their links and their scene", () => {
    const inWorld = (text: string): string =>
      text.replaceAll(/Compendium(.)norn\1(?:people|places)\1Actor\1(\w{16})/g, (link, point: string, id: string) =>
        adventure.actors.some(({ _id }) => _id === id) ? `Actor${point}${id}` : link,
      );
    for (const actor of adventure.actors) {
      const source = JSON.stringify(sources.get(actor._id), (key, value: unknown) => (key === "_key" ? undefined : value));
      const expected = { ...(JSON.parse(inWorld(source)) as Packed), folder: actor.folder };
      if (actor.type === "situation") expect(actor.items).toEqual(expected.items);
      else expect(actor).toEqual(expected);
    }
    const folders = new Map(adventure.folders.map(({ _id, type }) => [_id, type]));
    expect(new Set(adventure.actors.map((actor) => folders.get(actor.folder ?? "")))).toEqual(new Set(["Actor"]));
  });

  test("has a scene for each of its places, whose zones are the scene's regions, with a challenge", () => {
    expect(adventure.scenes.map(({ name }) => name).toSorted()).toEqual(
      situationsOf(adventure)
        .map(({ name }) => name)
        .toSorted(),
    );
    for (const place of situationsOf(adventure)) {
      const scene = adventure.scenes.find(({ name }) => name === place.name);
      expect(place.system["scene"]).toBe(`Scene.${scene?._id ?? ""}`);
      expect(new Set(zonesOf(place).map(([, { region }]) => region))).toEqual(
        new Set(scene?.regions.map(({ _id }) => `Scene.${scene._id}.Region.${_id}`)),
      );
      expect(place.items?.some(({ type }) => type === "challenge")).toBe(true);
    }
  });

  test("has people on its scenes, each in a zone, under the name of its actor", () => {
    const names = new Map(adventure.actors.map(({ _id, name }) => [_id, name]));
    for (const { name, tokens, regions } of adventure.scenes) {
      expect([name, tokens.length > 0]).toEqual([name, true]);
      expect(tokens.map((token) => token.name)).toEqual(tokens.map(({ actorId }) => names.get(actorId)));
      const outside = tokens.filter(
        (token) =>
          !regions.some(
            ({ shapes: [area] }) =>
              area &&
              token.x >= area.x &&
              token.x + 100 <= area.x + area.width &&
              token.y >= area.y &&
              token.y + 100 <= area.y + area.height,
          ),
      );
      expect(outside).toEqual([]);
    }
  });

  test("links to nothing that is not there, and to the world's own where it brings them", () => {
    const world = new Set([
      ...adventure.actors.map(({ _id }) => `Actor.${_id}`),
      ...adventure.scenes.map(({ _id }) => `Scene.${_id}`),
      ...adventure.tables.map(({ _id }) => `RollTable.${_id}`),
    ]);
    const links = [...JSON.stringify(adventure.journal).matchAll(/@UUID\[([^\]]+)\]/g)].map((match) => match[1] ?? "");
    expect(links.length).toBeGreaterThan(10);
    expect(links.filter((uuid) => !world.has(uuid))).toEqual([]);
    const scenes = adventure.scenes.filter(({ _id }) => links.includes(`Scene.${_id}`));
    expect(scenes).toHaveLength(adventure.scenes.length);
  });

  test("names the challenge of one of its places", () => {
    const words = JSON.stringify(adventure.journal);
    const challenges = situationsOf(adventure).flatMap(({ items = [] }) => items.filter(({ type }) => type === "challenge"));
    expect(challenges.filter(({ name }) => words.includes(`<em>${name}</em>`)).length).toBeGreaterThan(0);
  });

  test("has a table to roll on, a result for each face", () => {
    expect(adventure.tables).toHaveLength(1);
    for (const { results } of adventure.tables)
      expect(results.map(({ range }) => range)).toEqual(results.map((_result, index) => [index + 1, index + 1]));
  });
});
