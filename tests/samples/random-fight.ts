import type { Asks, EntryKind } from "../../src/ledger/requests.ts";
import { NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { TURN_STEPS } from "../../src/rules/conflict/take-step.ts";
import { lastOf, type Playing } from "./chance.ts";
import type { Asking } from "./plain-requests.ts";
import { rollOf } from "./plain-table.ts";

/** What is done in a fight, and how often. */
export const FIGHTS = {
  defend: 3,
  harm: 3,
  heal: 2,
  turn: 3,
  concede: 1,
  "answer-concession": 1,
  cost: 1,
} as const satisfies Partial<Record<EntryKind, number>>;
export type FightKind = keyof typeof FIGHTS;

const PEOPLE = ["Actor.me", "Actor.you", "Actor.foe"] as const;
const FIGHTERS = ["mine", "yours", "foe"] as const;

interface FightWish {
  readonly wanted: Partial<Asks[FightKind]>;
  readonly asking: Asking;
}

export function isFight(kind: EntryKind): kind is FightKind {
  return kind in FIGHTS;
}

/** A request of a fight, sensible or not: mostly by a GM, who speaks for everyone. */
export function fightWish(fighting: Playing, kind: FightKind): FightWish {
  const { chance } = fighting;
  const author = chance.oneIn(4) ? (chance.pick(["p1", "p2"]) ?? "gm") : "gm";
  const [wanted, actor] = wantedIn(fighting, kind);
  return { wanted, asking: { author, actor } };
}

function wantedIn(fighting: Playing, kind: FightKind): readonly [FightWish["wanted"], string] {
  const { world, chance, latest } = fighting;
  const defended = lastOf({ latest, chance }, "defend");
  const hit = { roll: defended?.request.roll ?? "", target: defended?.request.target ?? "" };
  const who = chance.pick(PEOPLE) ?? "Actor.me";
  switch (kind) {
    case "defend": {
      const target = chance.pick(PEOPLE) ?? "Actor.you";
      return [{ roll: attackOn(fighting, target), target, defense: "usual", total: chance.below(4) - 4 }, target];
    }
    case "harm": {
      const names = ["Cut", "Broken", "Lost", "Burnt", "Gone"].slice(chance.below(2));
      return [{ ...hit, names, byItself: chance.oneIn(2) }, hit.target];
    }
    case "concede":
      return [{ ...hit, words: "The bridge." }, hit.target];
    case "answer-concession": {
      const offer = lastOf({ latest, chance }, "concede");
      const { roll = "", target = "" } = offer?.request ?? {};
      const attack = world.roll(roll);
      const say = chance.pick(["accept", "refuse", "fair"] as const) ?? "accept";
      return [{ roll, target, entry: offer?.id ?? "", say }, attack.ok ? attack.value.actor : ""];
    }
    case "heal":
      return [woundOf(fighting, who), who];
    case "turn":
      return [
        {
          combat: "fight",
          combatant: chance.pick(FIGHTERS) ?? "mine",
          step: chance.pick(TURN_STEPS) ?? "act",
          next: chance.pick(FIGHTERS) ?? "",
          words: "I run.",
        },
        "",
      ];
    case "cost": {
      const attack = chance.pick(world.attacksOf("Actor.me")) ?? "roll";
      return [{ roll: attack, what: chance.pick(["ammunition", "acting"] as const) ?? "acting" }, "Actor.me"];
    }
  }
}

/** An attack on someone, sometimes a new one that is sure to hit. */
function attackOn({ world, chance }: Playing, target: string): string {
  const known = world.attacksOf(target).at(-1);
  if (known && chance.oneIn(3)) return known;
  const { ruleset, dials } = world.game;
  const actor = PEOPLE.find((one) => one !== target) ?? "Actor.me";
  const scope = ruleset.harm?.scopes(dials)[0]?.id ?? "";
  const attack = { scope, distance: 0, pace: "", weapon: NO_ARMS, armor: NO_ARMS, gear: "Actor.me.Item.bow" };
  const id = `attack${world.next()}`;
  world.addRoll(rollOf(id, ruleset.id, { actor, targets: [target], attack, dials, request: { difficulty: null } }));
  return id;
}

/** A checked box of someone's, or a consequence. */
function woundOf({ world, chance }: Playing, target: string): Partial<Asks["heal"]> {
  const boxes = Object.entries(world.state().actors[target]?.boxes ?? {}).flatMap(([track, own]) =>
    Object.keys(own).map((box) => ({ track, box, row: box.replace(/-\d+$/, "") })),
  );
  const aspect = world
    .actor(target)
    ?.snapshot()
    .aspects.find(({ kind }) => kind === "consequence");
  return { target, ...chance.pick(boxes), aspect: chance.oneIn(2) ? (aspect?.uuid ?? "") : "" };
}
