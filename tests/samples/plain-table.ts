import type { LedgerRoll } from "../../src/ledger/world.ts";
import { type Aspect, newAspect } from "../../src/rules/aspects/aspect.ts";
import type { RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import { rulesetById } from "../../src/rules/rulesets/ruleset-by-id.ts";
import { trait } from "./actor-snapshot.ts";
import { request } from "./check-request.ts";
import { type PlainActor, type PlainGiven, plainWorld, type PlainWorld } from "./plain-world.ts";

/** An actor's aspect: `aspectOn("Actor.me", "brave")` is `Actor.me.Item.brave`. */
export function aspectOn(parent: string, id: string, otherwise: Partial<Aspect> = {}): Aspect {
  return newAspect({ uuid: `${parent}.Item.${id}`, name: id, parent, kind: "character", ...otherwise });
}

/** Two players with a character each, one of the GM's NPCs, a situation and a thing. Each has one aspect, and three points. */
const PEOPLE: readonly PlainActor[] = [
  { uuid: "Actor.me", owners: ["p1"], played: true },
  { uuid: "Actor.you", owners: ["p2"], played: true },
  { uuid: "Actor.foe" },
  { uuid: "Actor.place", type: "situation" },
  { uuid: "Actor.car", type: "vehicle" },
];
const TRAITS = ["perception", "knowledge", "strength"].map((key) => trait(key, 2));
const ASPECTS: readonly Aspect[] = [
  aspectOn("Actor.me", "brave", { level: 2 }),
  aspectOn("Actor.you", "quick", { level: 2 }),
  aspectOn("Actor.foe", "cruel", { level: 2 }),
  aspectOn("Actor.place", "dark", { kind: "scene" }),
  aspectOn("Actor.car", "rusty", { kind: "equipment" }),
];

type RollOtherwise = Partial<Omit<LedgerRoll, "request">> & { readonly request?: Parameters<typeof request>[1] };

/** Who rolls for whom at the table: p1 for their own character, p2 for theirs, the GM for everyone else. */
const ROLLERS: Readonly<Record<string, string>> = { "Actor.me": "p1", "Actor.you": "p2" };

/** A public roll of an actor's first trait (perception) that beats a difficulty of 1, unless given otherwise. */
export function rollOf(id: string, game: string, otherwise: RollOtherwise = {}): LedgerRoll {
  const ruleset = rulesetById(game);
  const { method = ruleset.dice[0]?.id ?? "fudge", ...asked } = otherwise.request ?? {};
  const [first] = TRAITS;
  const traits = first ? [{ id: first.id, name: first.name, rank: 2, joins: null, specialty: false }] : [];
  const whole = request(2, { traits, difficulty: 1, ...asked, method });
  const { count, die } = ruleset.plan(whole);
  const rolled = {
    id,
    actor: "Actor.me",
    actorName: "me",
    pilot: "",
    ruleset,
    dials: {},
    readers: [],
    blind: false,
    author: ROLLERS[otherwise.actor ?? "Actor.me"] ?? "gm",
    targets: [],
    targetNames: new Map<string, string>(),
    attack: null,
    treats: null,
    buys: null,
    madeFor: "",
    content: {},
    builtOn: null,
  };
  const faces = Array.from({ length: count }, () => (die === "ten" ? 8 : die === "six" ? 3 : 0));
  return { ...rolled, faces, ...otherwise, request: whole };
}

type Otherwise = Omit<PlainGiven, "game" | "actors" | "aspects"> & {
  /** Added to the default ones, or replacing the one with the same uuid. */
  readonly actors?: readonly PlainActor[];
  readonly aspects?: readonly Aspect[];
};

/** The table of the examples: a GM (gm), two players (p1, p2), `PEOPLE`, and a roll by p1 ("roll"). */
export function plainTable(game: RulesetId, { actors = [], aspects = [], ...otherwise }: Otherwise = {}): PlainWorld {
  const people = [...PEOPLE.map((actor) => ({ points: { value: 3, refresh: 3 }, ...actor })), ...actors];
  const { dials = {} } = otherwise;
  return plainWorld({
    game,
    pool: 3,
    rolls: [rollOf("roll", game, { dials })],
    ...otherwise,
    actors: [...new Map(people.map((actor) => [actor.uuid, { traits: TRAITS, ...actor }])).values()],
    aspects: [...new Map([...ASPECTS, ...aspects].map((aspect) => [aspect.uuid, aspect])).values()],
  });
}
