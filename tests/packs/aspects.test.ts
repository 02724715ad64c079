import { expect, test } from "vitest";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { allRoles, rolesOf } from "../../src/rules/aspects/roles-of.ts";
import { lacking } from "../../src/view/actor/aspects/aspects.view.ts";
import { documentsOf, type Packed } from "./packed.ts";

const aspects = ["aspects", "people", "places"].flatMap((pack) =>
  documentsOf(pack).flatMap((packed) => [packed, ...(packed.items ?? [])].filter(({ type }) => type === "aspect")),
);

function strangers({ name, system }: Packed): string[] {
  const { game, role, kind, severity, trait } = system;
  if (!game) return [];
  const { id, aspects: rules, traits } = RULESETS[game as RulesetId];
  const wrong = [
    ...(role && !allRoles(RULESETS[game as RulesetId]).some((one) => one.id === role && one.kind === kind) ? ["role"] : []),
    ...(severity && !rules.severities.includes(String(severity)) ? ["severity"] : []),
    ...(trait && ![traits.list, ...Object.values(traits.ofType)].flat().some(({ key }) => key === trait) ? ["trait"] : []),
  ];
  return wrong.map((field) => `${id} ${name}: ${field}`);
}

test("roles, severities and linked traits of aspects are those of their game", () => {
  expect(aspects.length).toBeGreaterThan(100);
  expect(aspects.flatMap(strangers)).toEqual([]);
});

test("every aspect of one game says what a player and what the GM might do with it", () => {
  const ofGames = documentsOf("aspects").filter(({ system }) => system["game"]);
  const silent = ofGames.filter(({ system }) => !/A player.*The GM/.test(String(system["description"])));
  expect(silent.map(({ name }) => name)).toEqual([]);
});

/** What the sheet of a ready actor would still ask for. */
function slots({ name, type, system, items = [] }: Packed): string[] {
  const own = items.filter((item) => item.type === "aspect").map((item) => item.system);
  const game = own[0]?.["game"];
  if (!game) return [];
  const roles = rolesOf(RULESETS[game as RulesetId], { type, size: Number(system["size"] ?? 0) });
  const filled = own as unknown as Parameters<typeof lacking>[0];
  return roles.flatMap((role) => (lacking(filled, role) > 0 ? [`${String(game)} ${name}: ${role.id}`] : []));
}

test("no ready actor has an empty slot for an aspect", () => {
  const actors = ["people", "places"].flatMap((pack) => documentsOf(pack)).filter(({ type }) => type !== "npc");
  expect(actors.length).toBeGreaterThan(50);
  expect(actors.flatMap(slots)).toEqual([]);
});
