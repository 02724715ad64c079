import { join } from "node:path";
import { expect, test } from "vitest";
import { uuidKey, linkRoles } from "../../src/rules/links/actor-link.ts";
import { ROOT } from "../../tools/build/paths.ts";
import { readManifest } from "../../tools/build/read-manifest.ts";
import { documentsOf, gamesIn } from "./packed.ts";
import { readSources } from "../../tools/packs/read-sources.ts";

const packs = (readManifest()["packs"] as readonly { name: string; type: string }[]).map(({ name, type }) => ({
  type,
  name,
  files: readSources(join(ROOT, "packs/_source", name)).map(
    ({ content }) => content as { _id: string; pages?: { _id: string }[] },
  ),
}));

test('the rules of a game are where a "?" looks for them', () => {
  const topics = ["rolls", "aspects", "compels", "points", "conflict", "harm", "recovery", "creation", "things"];
  const rules = packs.find(({ name }) => name === "rules")?.files ?? [];
  for (const game of gamesIn("docs/reference")) {
    const journal = rules.find(({ _id }) => _id === `NornRules${game.padEnd(7, "0").slice(0, 7)}`);
    const pages = (journal?.pages ?? []).map(({ _id }) => _id);
    expect(pages).toEqual(expect.arrayContaining(topics.map((topic) => `NornRule${topic.padEnd(8, "0").slice(0, 8)}`)));
  }
});

test("no id is used twice in a pack", () => {
  for (const { files } of packs) expect(new Set(files.map(({ _id }) => _id)).size).toBe(files.length);
});

test("every organization has a member and every unit a roster, of the same game, by the name they have", () => {
  const known = new Map(
    ["people", "places"].flatMap((pack) => documentsOf(pack).map((one) => [`Compendium.norn.${pack}.Actor.${one._id}`, one])),
  );
  const groups = documentsOf("places").filter(({ type }) => ["organization", "unit"].includes(type));
  const wrong = groups.flatMap(({ name, type, items = [], system }) => {
    const links = Object.entries((system["links"] ?? {}) as Record<string, { actor: string; name: string; role: string }>);
    const bad = links.filter(([key, { actor, name: who, role }]) => {
      const found = known.get(actor);
      const same = found?.items?.[0]?.system["game"] === items[0]?.system["game"];
      return key !== uuidKey(actor) || found?.name !== who || !same || !linkRoles(type).some((one) => one === role);
    });
    return links.length === 0 || bad.length > 0 ? [name] : [];
  });
  expect([groups.length, wrong]).toEqual([32, []]);
});

test("every vehicle has someone aboard, who is in the compendium of people of the same game", () => {
  const people = new Map(documentsOf("people").map((one) => [`Compendium.norn.people.Actor.${one._id}`, one]));
  const vehicles = documentsOf("places").filter(({ type }) => type === "vehicle");
  expect(vehicles.length).toBeGreaterThan(10);
  for (const { system, items = [] } of vehicles) {
    const links = Object.entries((system["links"] ?? {}) as Record<string, { actor: string; name: string; role: string }>);
    expect(links.length).toBeGreaterThan(0);
    for (const [key, { actor, name: known, role }] of links) {
      const person = people.get(actor);
      expect([key, known, linkRoles("vehicle").some((id) => id === role)]).toEqual([uuidKey(actor), person?.name, true]);
      const gameOf = (own: typeof items): unknown => own.find(({ type }) => type === "aspect")?.system["game"];
      expect(gameOf(person?.items ?? [])).toBe(gameOf(items));
    }
  }
});
