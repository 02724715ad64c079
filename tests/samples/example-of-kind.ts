import type { EntryKind, Requests } from "../../src/ledger/entry.ts";
import { NO_ARMS, type RulesetId } from "../../src/rules/index.ts";
import { challenge } from "./challenge.ts";
import { feature, NO_COSTS } from "./feature.ts";
import { fight } from "./fight.ts";
import { type Asking, done } from "./plain-authority.ts";
import { aspectOn, plainTable, rollOf } from "./plain-table.ts";
import type { PlainWorld } from "./plain-world.ts";

const GM: Asking = { author: "gm", actor: "" };
const FRIEND: Asking = { author: "p2", actor: "Actor.you" };
const FOUND = { roll: "roll", aspect: "Actor.foe.Item.secret", users: ["p1"] };

const DEALT = { card: "danger", target: "Actor.me", words: "Alone against the five." };
const HIT = { roll: "attack", target: "Actor.you" } as const;

/** The game, what is asked for, and by whom. */
type Example = readonly [RulesetId, (world: PlainWorld) => Partial<Requests[EntryKind]>, Asking];

/** Something that can be done, of every kind. */
export const EXAMPLES: Readonly<Record<Exclude<EntryKind, "adjust">, Example>> = {
  invoke: ["strands", () => ({ roll: "roll", aspect: "Actor.me.Item.brave", gain: "plus-two" }), {}],
  spend: ["fate2", () => ({ roll: "roll", use: "plus-one" }), {}],
  story: ["fate2", () => ({ use: "take-wound", target: "Actor.you", track: "wounds", box: "hurt-0", words: "Mine." }), {}],
  counter: ["fate2", (world) => ({ on: "roll", entry: done(world, "spend", { roll: "roll", use: "plus-one" }).id }), FRIEND],
  call: ["strands", () => ({ trait: "agility", traitName: "Agility", targets: ["Actor.me"] }), GM],
  oppose: ["strands", () => ({ roll: "roll", opposing: "against" }), FRIEND],
  defend: ["trifold", () => ({ roll: "attack", target: "Actor.you", defense: "usual", opposing: "parry" }), FRIEND],
  harm: [
    "trifold",
    (world) => {
      done(world, "defend", { roll: "attack", target: "Actor.you", defense: "usual", opposing: "parry" }, FRIEND);
      return { roll: "attack", target: "Actor.you" };
    },
    FRIEND,
  ],
  concede: ["strands", (world) => ({ ...hit(world), words: "The bridge." }), FRIEND],
  "answer-concession": [
    "strands",
    (world) => {
      const { id: entry } = done(world, "concede", { ...hit(world), words: "The bridge." }, FRIEND);
      return { ...HIT, entry, say: "accept" };
    },
    {},
  ],
  "call-shot": ["strands", (world) => ({ ...hit(world), words: "Blinded" }), {}],
  "veto-shot": [
    "strands",
    (world) => ({ ...HIT, entry: done(world, "call-shot", { ...hit(world), words: "Blinded" }).id }),
    FRIEND,
  ],
  experience: ["strands", () => ({ by: 10, target: "Actor.me", words: "" }), GM],
  improve: [
    "strands",
    (world) => {
      done(world, "experience", { by: 10, target: "Actor.me" }, GM);
      return { what: "rank", trait: "Actor.me.Item.id-perception" };
    },
    {},
  ],
  join: ["marumaru", () => ({ roll: "roll", joining: "against" }), FRIEND],
  allow: ["strands", () => ({ roll: "roll", target: "Actor.foe" }), GM],
  difficulty: ["strands", () => ({ roll: "roll", difficulty: 3 }), GM],
  "spend-leftover": ["trifold", () => ({ roll: "roll", use: "quality" }), {}],
  purchase: ["strands", () => ({ roll: "buying", taken: false }), {}],
  block: ["trifold", () => ({ roll: "roll", words: "Getting to the door" }), {}],
  dramatic: ["marumaru", () => ({ roll: "missed" }), {}],
  cost: ["marumaru", () => ({ roll: "roll", what: "acting" }), {}],
  time: ["fate2", () => ({ roll: "roll", count: 8, unit: "week", per: "day" }), {}],
  move: ["strands", () => ({ how: "walk", situation: "Actor.place", to: "roofs" }), {}],
  advance: ["fate2", () => ({ roll: "roll", challenge: "Actor.place.Item.task" }), {}],
  resolve: [
    "trifold",
    (world) => ({ roll: done(world, "invoke", { roll: "roll", aspect: "Actor.you.Item.quick", gain: "plus-two" }).request.roll }),
    {},
  ],
  compel: ["strands", () => ({ aspect: "Actor.you.Item.quick", effect: "reroll", words: "They wait." }), {}],
  answer: [
    "trifold",
    (world) => ({ compel: done(world, "compel", { aspect: "Actor.me.Item.brave" }, GM).id, say: "accept" }),
    {},
  ],
  break: ["marumaru", () => ({ at: "scene" }), GM],
  create: ["trifold", () => ({ roll: "roll", way: "maneuver", words: "Thick fog", target: "Actor.place" }), {}],
  pass: ["trifold", () => ({ aspect: "Actor.place.Item.fog", free: "f", target: "Actor.you" }), {}],
  remove: ["fate2", () => ({ aspect: "Actor.place.Item.fog" }), {}],
  propose: ["strands", () => ({ words: "Thick fog", target: "Actor.place" }), {}],
  "answer-proposal": [
    "strands",
    (world) => ({ entry: done(world, "propose", { words: "Thick fog" }).id, say: "accept", target: "Actor.place" }),
    GM,
  ],
  discover: ["strands", () => ({ roll: "roll", target: "Actor.foe" }), {}],
  reveal: ["strands", () => FOUND, { author: "gm", actor: "Actor.me" }],
  heal: ["fate2", () => ({ target: "Actor.you", track: "wounds", row: "hurt", box: "hurt-0" }), GM],
  "pay-debt": ["strands", () => ({ points: 1 }), {}],
  pool: ["strands", () => ({ by: -1, words: "A bribe" }), GM],
  entrance: ["strands", () => ({ as: "vital" }), { author: "gm", actor: "Actor.foe" }],
  deal: ["fate2", () => DEALT, GM],
  claim: ["fate2", (world) => ({ deal: done(world, "deal", DEALT, GM).id }), {}],
  reward: ["fate2", (world) => ({ deal: done(world, "deal", DEALT, GM).id }), GM],
  turn: ["strands", () => ({ combat: "fight", combatant: "mine", step: "act" }), {}],
  use: ["strands", () => ({ roll: "roll", feature: "stunt", effect: "e0" }), {}],
  strain: ["strands", () => ({ roll: "casting" }), {}],
  undo: ["fate2", (world) => ({ entry: done(world, "spend", { roll: "roll", use: "plus-one" }).id, on: "roll" }), {}],
  redo: [
    "fate2",
    (world) => {
      const { id: entry } = done(world, "spend", { roll: "roll", use: "plus-one" });
      done(world, "undo", { entry, on: "roll" });
      return { entry, on: "roll" };
    },
    {},
  ],
};

/** The friend did not defend well. */
function hit(world: PlainWorld): typeof HIT {
  done(world, "defend", { ...HIT, defense: "usual", total: -6 }, { author: "gm", actor: "Actor.you" });
  return HIT;
}

const RESOURCES = [{ id: "key:resources", name: "Resources", rank: 2, joins: null, specialty: false }] as const;

/** A table where each of the examples can be done. */
export function worldWith(game: RulesetId): PlainWorld {
  const points = { value: 3, refresh: 3, debt: 1, held: 2 };
  const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  return plainTable(game, {
    dials: { "fate2-take-wound": true, "fate2-reward-cards": true, "strands-called-shots": true },
    conflict: fight(game),
    challenges: [challenge()],
    zones: {
      "Actor.place": {
        zones: ["quay", "roofs"].map((id) => ({ id, name: id })),
        ways: [{ from: "quay", to: "roofs", border: 1 }],
      },
    },
    whereabouts: { "Actor.me": { zone: "quay", ahead: "", done: 0 } },
    rolls: [
      rollOf("roll", game, { targets: ["Actor.you"] }),
      rollOf("buying", game, { request: { traits: RESOURCES }, buys: { thing: "Item.gun", thingName: "Gun", cost: 1 } }),
      rollOf("missed", game, { request: { difficulty: 9 } }),
      rollOf("casting", game, { request: { difficulty: 4, modifiers: [{ id: "power-stunt", label: "Fire", value: 0 }] } }),
      rollOf("against", game, { actor: "Actor.you", author: "p2", madeFor: "roll" }),
      rollOf("attack", game, { targets: ["Actor.you"], attack, faces: [1, 1, 0, 0], request: { difficulty: null } }),
      rollOf("parry", game, { actor: "Actor.you", author: "p2", madeFor: "attack", request: { difficulty: null } }),
    ],
    actors: [
      {
        uuid: "Actor.me",
        owners: ["p1"],
        played: true,
        points,
        boxes: { injuries: ["near-death-0"] },
        features: [feature([{ costs: { ...NO_COSTS, points: 1 } }], { strains: "physical" })],
      },
      { uuid: "Actor.you", owners: ["p2"], played: true, points, boxes: { wounds: ["hurt-0"] } },
    ],
    aspects: [
      aspectOn("Actor.foe", "secret", { hidden: true }),
      aspectOn("Actor.place", "fog", { kind: "advantage", maker: "Actor.me", free: { f: { count: 1, holder: "Actor.me" } } }),
    ],
  });
}
