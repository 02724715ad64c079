import type { Asks, EntryKind } from "../../src/ledger/requests.ts";
import { PROPOSAL_ANSWERS } from "../../src/ledger/requests/board.ts";
import type { Challenge } from "../../src/rules/challenges/challenge.ts";
import type { ZoneMap } from "../../src/rules/zones/zones.ts";
import { challenge, row } from "./challenge.ts";
import { type Chance, lastOf, type Playing } from "./chance.ts";
import type { Asking } from "./plain-requests.ts";
import { rollOf } from "./plain-table.ts";
import type { PlainWorld } from "./plain-world.ts";

/** What is done to a place and on its ladders, and what is asked of the GM or by them; and how often. */
export const PLACES = {
  move: 3,
  advance: 3,
  block: 1,
  strain: 1,
  call: 1,
  propose: 1,
  "answer-proposal": 1,
  "call-shot": 2,
  "veto-shot": 1,
} as const satisfies Partial<Record<EntryKind, number>>;
export type PlaceKind = keyof typeof PLACES;

export function isPlace(kind: EntryKind): kind is PlaceKind {
  return kind in PLACES;
}

const PEOPLE = ["Actor.me", "Actor.you", "Actor.foe"] as const;
const ZONES = ["quay", "roofs", "cellar", "tower"] as const;

/** A ladder that loses marks, one of two sides that hamper each other, and one only GMs know. */
export const LADDERS: readonly Challenge[] = [
  challenge({ fragility: { way: "same", from: 1, words: "" }, span: { checks: 3, at: "scene" } }),
  challenge(
    {
      uuid: "Actor.place.Item.race",
      rows: [row(0, 3), row(1, 3, { hampers: 1, lasts: "next" }), row(3, 2, { hampers: 1, lasts: "rest" })],
      goal: { row: "from3", marks: 2 },
      fragility: { way: "highest", from: 2, words: "" },
      recovery: { boxes: 1, at: "session", idle: false },
    },
    "hunters",
    "hunted",
  ),
  challenge({ uuid: "Actor.place.Item.plot", hidden: true, fragility: { way: "ruin", from: 3, words: "" } }),
];

/** The tower has no way to it. */
export const MAP: ZoneMap = {
  zones: ZONES.map((id) => ({ id, name: id })),
  ways: [
    { from: "quay", to: "roofs", border: 2 },
    { from: "roofs", to: "cellar", border: 0 },
    { from: "cellar", to: "quay", border: 1 },
  ],
};

interface PlaceWish {
  readonly wanted: Partial<Asks[PlaceKind]>;
  readonly asking: Asking;
}

/** A request about a place, sensible or not. */
export function placeWish(placing: Playing, kind: PlaceKind): PlaceWish {
  const { chance } = placing;
  const actor = chance.pick(PEOPLE) ?? "Actor.me";
  const player = { "Actor.me": "p1", "Actor.you": "p2", "Actor.foe": "gm" }[actor];
  const author = chance.oneIn(6) ? (chance.pick(["p1", "p2", "gm"]) ?? "gm") : player;
  return wantedAt(placing, kind, { author, actor });
}

function wantedAt(
  { world, chance, latest }: Playing,
  kind: PlaceKind,
  asking: Required<Pick<Asking, "actor" | "author">>,
): PlaceWish {
  const { actor } = asking;
  switch (kind) {
    case "move": {
      const how = chance.oneIn(2) ? "walk" : "run";
      const roll = how === "run" && chance.oneIn(2) ? newRoll(world, chance, actor) : "";
      return { wanted: { how, situation: "Actor.place", to: chance.pick(ZONES) ?? "", roll, trait: "strength" }, asking };
    }
    case "advance": {
      const { uuid = "", sides = [] } = chance.pick(LADDERS) ?? {};
      const side = chance.pick(sides)?.id ?? "";
      return { wanted: { roll: newRoll(world, chance, actor), challenge: uuid, side, against: "" }, asking };
    }
    case "block":
      return { wanted: { roll: newRoll(world, chance, actor), words: "The door" }, asking };
    case "strain": {
      const modifiers = [{ id: "power-fire", label: "Fire", value: 0 }];
      return { wanted: { roll: newRoll(world, chance, actor, { modifiers, difficulty: 3 }) }, asking };
    }
    case "call":
      return { wanted: { trait: "", traitName: "Climbing", targets: [actor] }, asking: chance.oneIn(6) ? asking : GM };
    case "propose":
      return {
        wanted: { words: "Thick fog", target: chance.oneIn(2) ? "Actor.place" : "", zone: chance.pick(ZONES) ?? "" },
        asking,
      };
    case "answer-proposal":
      return {
        wanted: {
          entry: lastOf({ latest, chance }, "propose")?.id ?? "",
          say: chance.pick(PROPOSAL_ANSWERS) ?? "accept",
          target: "Actor.place",
        },
        asking: chance.oneIn(6) ? asking : GM,
      };
    case "call-shot": {
      const { roll = "", target = "" } = lastOf({ latest, chance }, "defend")?.request ?? {};
      const attack = world.roll(roll);
      return {
        wanted: { roll, target, words: "Blinded" },
        asking: { author: "gm", actor: attack.ok ? attack.value.actor : "" },
      };
    }
    case "veto-shot": {
      const { id: entry = "", request } = lastOf({ latest, chance }, "call-shot") ?? {};
      const { roll = "", target = "" } = request ?? {};
      return { wanted: { roll, target, entry }, asking: { author: "gm", actor: target } };
    }
  }
}

const GM: Asking = { author: "gm", actor: "" };

/** A roll by this actor that nothing was done with yet; mostly. */
function newRoll(world: PlainWorld, chance: Chance, actor: string, asked: object = {}): string {
  if (chance.oneIn(10)) return "roll";
  const { ruleset, dials } = world.game;
  const id = `placed${world.next()}${actor}`;
  world.addRoll(rollOf(id, ruleset.id, { actor, dials, request: { difficulty: chance.below(6) - 1, ...asked } }));
  return id;
}
