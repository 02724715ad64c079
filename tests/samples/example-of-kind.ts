/// <reference types="vite/types/importMeta.d.ts" />
import type { EntryKind } from "../../src/ledger/requests.ts";
import { NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { challenge } from "./challenge.ts";
import type { Example } from "./example.ts";
import { feature, NO_COSTS } from "./feature.ts";
import { fight } from "./fight.ts";
import { aspectOn, plainTable, rollOf } from "./plain-table.ts";
import type { PlainWorld } from "./plain-world.ts";

/** Every kind that can be asked for: an adjustment is only recorded. */
export type AskedKind = Exclude<EntryKind, "adjust">;
type AnyExample = Example<AskedKind>;

const FILES = import.meta.glob<{ readonly EXAMPLES: object }>("../../src/ledger/kinds/*.example.ts", { eager: true });

/** Something that can be done, of every kind: from the files beside the kinds. */
export const EXAMPLES = Object.assign({}, ...Object.values(FILES).map((file) => file.EXAMPLES)) as Readonly<
  Record<AskedKind, AnyExample>
>;

const RESOURCES = [{ id: "key:resources", name: "Resources", rank: 2, joins: null, specialty: false }] as const;

/** A table where each of the examples can be done. */
export function worldFor({ game, dials = {} }: Pick<AnyExample, "game" | "dials">): PlainWorld {
  const points = { value: 3, refresh: 3, debt: 1, held: 2 };
  const attack = { scope: "fight", distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS };
  return plainTable(game, {
    dials,
    ...(RULESETS[game].conflict && { conflict: fight(game) }),
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
