import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { campaignRuleset } from "../../src/rules/campaign-ruleset.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { rulesetById } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { planActor } from "../../src/view/exchange/foreign/plan-actor.ts";
import { parseJson } from "../../src/view/exchange/read-json.ts";
import { recognize } from "../../src/view/exchange/recognize.ts";
import { ROOT } from "../guards/repository.ts";
import { farthest } from "../samples/farthest-dial.ts";
import { storedFieldsOfTable } from "../samples/stored-fields.ts";

const { schemas, clean } = await storedFieldsOfTable();

/** As JSON has it: what is no number becomes null there. */
const JUNK: readonly unknown[] = [
  null,
  -7,
  1e308,
  "constructor",
  "x".repeat(10_001),
  [[{}]],
  { length: 1e9, toString: 1, hasOwnProperty: null },
  Object.fromEntries(Array.from({ length: 1500 }, (_, at) => [`k${at}`, {}])),
];

type Path = readonly (string | number)[];

function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/** The same, with something else at one place. */
function withAt(root: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(root)) return root.map((one: unknown, at) => (String(at) === key ? withAt(one, rest, value) : one));
  const record = root as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withAt(record[key], rest, value) };
}

/** What cannot be stored of a file's actor or item; "" if all can. */
function faultIn(kind: "actor" | "item", { type, system }: { readonly type: string; readonly system?: unknown }): string {
  const field = schemas[kind][type];
  const fault = field?.validate(clean(kind, type, (system ?? {}) as object));
  return field && !fault ? "" : `${kind} ${type}: ${String(fault)}`;
}

/** Reads a file and does with it what an import does, short of writing; what is stored is to be valid. */
function faultsOf(file: unknown): string[] {
  const data = parseJson(JSON.stringify(file));
  const read = data.ok ? recognize(data.value, schemas) : data;
  if (!read.ok) return read.code === "" ? ["no reason"] : [];
  const found = read.value;
  if (found.kind === "campaign") return campaignRuleset(rulesetById(found.read.game), found.read.dials) ? [] : ["no game"];
  const made =
    found.kind === "actor"
      ? [{ ...found.read.data }]
      : Object.values(RULESETS).map((ruleset) => planActor(found.read, { ruleset, dials: {}, wordOf: ({ key }) => key }));
  return made
    .flatMap((actor) => [faultIn("actor", actor), ...actor.items.map((item) => faultIn("item", item))])
    .filter((one) => one !== "");
}

const SAMPLES = ["fari-character.json", "fatex-character.json", "fco-character.json"] as const;

function own(): object {
  const items = Object.keys(schemas.item).map((type) => ({ name: type, type, system: clean("item", type, {}) }));
  const actor = { name: "A", type: "situation", system: clean("actor", "situation", {}), items };
  return { format: "norn-actor", version: 1, game: "strands", actor };
}

function campaign(): object {
  const dials = Object.fromEntries(RULESETS.strands.dials.map((dial) => [dial.id, farthest(dial)]));
  return { format: "norn-campaign", version: 1, game: "strands", dials };
}

const FILES: readonly (readonly [string, unknown])[] = [
  ["an actor of our own", own()],
  ["a campaign", campaign()],
  ...SAMPLES.map((name) => [name, JSON.parse(readFileSync(join(ROOT, "tests/samples/files", name), "utf8")) as unknown] as const),
];

test.each(FILES)("%s with junk at any place is refused in a word, or all of it can be stored", (_what, file) => {
  // All junk at one place would take minutes; in turn, every kind of it comes to every kind of place.
  const faults = pathsIn(file).flatMap((path, place) => {
    const junk = JUNK[place % JUNK.length];
    return faultsOf(withAt(file, path, junk)).map((fault) => `${path.join(".")} #${place % JUNK.length}: ${fault}`);
  });
  expect(faults).toEqual([]);
});
