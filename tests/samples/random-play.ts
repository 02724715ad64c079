import type { Entry } from "../../src/ledger/entry.ts";
import type { Asks, EntryKind } from "../../src/ledger/requests.ts";
import { leftoverOf } from "../../src/ledger/roll/bought.ts";
import { ANSWERS } from "../../src/ledger/requests/compel.ts";
import { rollOfActiveGame } from "../../src/ledger/roll/replay-roll.ts";
import { IMPROVEMENTS } from "../../src/rules/traits/experience.ts";
import { BREAKS } from "../../src/rules/breaks/break-rules.ts";
import { COMPEL_EFFECTS } from "../../src/rules/compel/compel-rules.ts";
import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import { BOOST } from "../../src/rules/created-aspects/creation-rules.ts";
import { type RulesetId, RULESETS } from "../../src/rules/rulesets/rulesets.ts";
import { timeSteps } from "../../src/rules/roll/time-taken.ts";
import { farthest } from "./farthest-dial.ts";
import { type Chance, chanceOf, lastOf, type Playing, seedOf, weighted } from "./chance.ts";
import type { Asking } from "./plain-requests.ts";
import { feature, NO_COSTS } from "./feature.ts";
import { fight } from "./fight.ts";
import { fightWish, FIGHTS, isFight } from "./random-fight.ts";
import { isPlace, LADDERS, MAP, PLACES, placeWish } from "./random-places.ts";
import { aspectOn, plainTable, rollOf } from "./plain-table.ts";
import type { PlainWorld } from "./plain-world.ts";

function dialsOf(game: RulesetId, chance: Chance): DialValues {
  if (chance.oneIn(2)) return {};
  // Each dial has a chance of its own: one more changes nothing for the others, nor for what is played.
  const seed = chance.below(1_000_000);
  const set = RULESETS[game].dials
    .filter(({ id }) => chanceOf(seedOf(id, seed)).oneIn(2))
    .map((dial) => [dial.id, farthest(dial)]);
  return Object.fromEntries(set);
}

/** A stunt that takes a point, and one of three uses. */
const TAKING = feature([{ costs: { ...NO_COSTS, points: 1 } }, { costs: { ...NO_COSTS, uses: 1 } }], {
  uses: { most: 3, spent: 0, at: "scene" },
});

/** A power that strains a track. */
const FIRE = feature([], { id: "fire", strains: "physical" });

/** A table with a bit of everything to spend, pass on, owe and lose. */
export function busyTable(game: RulesetId, chance: Chance): PlainWorld {
  const points = { value: chance.below(5), refresh: 3, debt: chance.below(2), held: chance.below(2) };
  const boxes = { wounds: ["hurt-0", "clipped-0"], health: ["stress-0"], physical: ["minor-0"], injuries: ["grazed-0"] };
  const fragile = { kind: "boost", nature: "fragile", free: { x: { count: 1, holder: "Actor.me" } } } as const;
  return plainTable(game, {
    gms: ["gm", "gm2"],
    dials: { "strands-called-shots": true, ...dialsOf(game, chance) },
    pool: chance.below(5),
    ...(RULESETS[game].conflict && { conflict: fight(game) }),
    challenges: LADDERS,
    zones: { "Actor.place": MAP },
    whereabouts: Object.fromEntries(PEOPLE.map((uuid) => [uuid, { zone: "quay", ahead: "", done: 0 }])),
    gear: [{ uuid: "Actor.me.Item.bow", name: "Bow", actor: "Actor.me", left: 9, holds: 9, quantity: 1 }],
    actors: [
      { uuid: "Actor.me", owners: ["p1"], played: true, points, boxes, features: [TAKING, FIRE] },
      { uuid: "Actor.you", owners: ["p2"], played: true, points: { ...points, value: 2 }, features: [TAKING] },
    ],
    aspects: [
      aspectOn("Actor.me", "sure", { persistent: true, free: { gift: { count: 2, holder: "" } } }),
      aspectOn("Actor.you", "boost", fragile),
      aspectOn("Actor.you", "wary", { level: 3, lock: { on: true, trait: "perception", gain: "plus-two", words: "" } }),
      aspectOn("Actor.foe", "secret", { hidden: true }),
      aspectOn("Actor.place", "fog", { kind: "advantage", nature: "fragile", maker: "Actor.me" }),
    ],
  });
}

export interface Wish {
  readonly kind: EntryKind;
  readonly wanted: Partial<Asks[EntryKind]>;
  readonly asking: Asking;
}

/** What can be requested, and how often it is. */
const WISHES: Readonly<Record<Exclude<EntryKind, "adjust">, number>> = {
  invoke: 3,
  spend: 2,
  story: 1,
  counter: 1,
  resolve: 2,
  compel: 2,
  answer: 3,
  break: 1,
  create: 1,
  pass: 1,
  remove: 1,
  discover: 1,
  reveal: 1,
  "pay-debt": 1,
  pool: 1,
  entrance: 1,
  undo: 2,
  redo: 2,
  oppose: 1,
  join: 1,
  allow: 1,
  difficulty: 1,
  "spend-leftover": 2,
  time: 1,
  dramatic: 1,
  deal: 1,
  claim: 3,
  reward: 1,
  purchase: 2,
  use: 2,
  experience: 1,
  improve: 2,
  ...FIGHTS,
  ...PLACES,
};

const ASKERS = [
  { author: "p1", actor: "Actor.me" },
  { author: "p2", actor: "Actor.you" },
  { author: "gm", actor: "Actor.foe" },
  { author: "gm", actor: "" },
] as const;
/** What only a GM can request, or mostly does. */
const OF_THE_GM: readonly EntryKind[] = ["break", "pool", "entrance", "reveal", "allow", "deal", "reward", "experience"];
const MOSTLY_OF_THE_GM: readonly EntryKind[] = ["compel", "answer", "undo", "redo"];
const USES: Readonly<Record<string, readonly string[]>> = {
  fate2: ["narrative", "effect", "monologue", "swap-places", "take-wound"],
  strands: ["effect"],
  trifold: ["declaration"],
  marumaru: ["narrative", "effect"],
};

/** A request of one step, sensible or not. `latest`: the latest entries, settled. */
export function wishOf(world: PlainWorld, step: number, latest: readonly Entry[]): Wish {
  const kind = weighted(WISHES, step);
  const chance = chanceOf(seedOf(step, kind));
  if (isFight(kind)) return { kind, ...fightWish({ world, chance, latest }, kind) };
  if (isPlace(kind)) return { kind, ...placeWish({ world, chance, latest }, kind) };
  const byGm = OF_THE_GM.includes(kind) || (MOSTLY_OF_THE_GM.includes(kind) && !chance.oneIn(3));
  const asker = (byGm ? ASKERS[3] : chance.pick(ASKERS)) ?? ASKERS[3];
  const besides = kind === "entrance" ? "Actor.foe" : ["allow", "deal", "reward", "experience"].includes(kind) ? "" : "Actor.me";
  const asking = OF_THE_GM.includes(kind) ? { author: "gm", actor: besides } : asker;
  const wanted = wantedOf({ world, chance, latest, actor: asking.actor }, kind);
  return { kind, wanted, asking: kind === "claim" ? claimedBy(wanted, latest, asking) : asking };
}

/** A reward card is mostly claimed by the one it was dealt to. */
function claimedBy(wanted: object, latest: readonly Entry[], asking: Wish["asking"]): Wish["asking"] {
  const dealt = latest.find((entry) => "deal" in wanted && entry.id === wanted.deal);
  const theirs = ASKERS.find(({ actor }) => dealt?.kind === "deal" && actor === dealt.request.target);
  return asking.author === "gm" ? asking : (theirs ?? asking);
}

interface Wishing extends Playing {
  readonly actor: string;
}

function wantedOf({ world, chance, latest, actor }: Wishing, kind: EntryKind): Partial<Asks[EntryKind]> {
  const { ruleset } = world.game;
  const aspects = Object.values(world.state().aspects);
  const own = chance.oneIn(3) ? [] : aspects.filter(({ parent }) => parent === actor);
  const aspect = chance.pick(own.length > 0 ? own : aspects)?.uuid ?? "";
  const target = chance.pick(["Actor.me", "Actor.you", "Actor.foe", "Actor.place"]) ?? "";
  const roll = rollFor(world, chance, actor);
  const last = <K extends EntryKind>(wanted: K) => lastOf({ latest, chance }, wanted, 3);
  switch (kind) {
    case "invoke": {
      const gains = ["reroll-all", "plus-two", "two-dice", "effect", "die-to-plus"] as const;
      return { roll, aspect, gain: chance.pick(gains) ?? "effect", die: chance.below(4) };
    }
    case "spend":
      return { roll, use: chance.oneIn(4) ? "help" : "plus-one", aspect: chance.oneIn(4) ? aspect : "" };
    case "story": {
      const box = chance.pick(["hurt-0", "clipped-0"]) ?? "";
      return {
        use: chance.pick(USES[ruleset.id] ?? []) ?? "",
        aspect: chance.oneIn(4) ? "" : aspect,
        target,
        track: "wounds",
        box,
      };
    }
    case "counter": {
      const spent = last("spend");
      return { on: spent?.request.roll ?? "", entry: spent?.id ?? "" };
    }
    case "resolve":
      return { roll: last("invoke")?.request.roll ?? "" };
    case "compel": {
      const effect = chance.oneIn(2) ? "event" : (chance.pick(COMPEL_EFFECTS) ?? "event");
      return { aspect, target, effect, passive: chance.oneIn(6), conditions: chance.oneIn(3) ? ["cutthroat"] : [], roll };
    }
    case "answer": {
      const compel = last("compel");
      return {
        compel: compel?.id ?? "",
        say: chance.pick(ANSWERS) ?? "accept",
        roll: rollFor(world, chance, compel?.request.target ?? ""),
      };
    }
    case "break":
      return { at: chance.pick(BREAKS) ?? "scene" };
    case "create": {
      const ways = ruleset.creating.ways(null, world.game.dials);
      const by = chance.oneIn(3) ? (chance.pick([...ways, BOOST, "maneuver"]) ?? BOOST) : (ways[0] ?? BOOST);
      return {
        way: by,
        roll: chance.oneIn(3) ? "" : roll,
        words: "In the way",
        target,
        level: 1 + chance.below(3),
        holder: "Actor.me",
      };
    }
    case "pass": {
      const given = chance.pick(aspects.filter(({ free }) => Object.keys(free).length > 0));
      return { aspect: given?.uuid ?? "", free: chance.pick(Object.keys(given?.free ?? {})) ?? "", target };
    }
    case "remove":
      return { aspect: chance.pick(aspects.filter(({ maker }) => maker !== ""))?.uuid ?? "", roll: chance.oneIn(2) ? roll : "" };
    case "discover":
      return { roll, target: "Actor.foe" };
    case "reveal":
      return { roll, aspect: chance.oneIn(4) ? "" : aspect, users: ["p1", "p2"].filter(() => chance.oneIn(2)) };
    case "pay-debt":
      return { points: 1 + chance.below(2) };
    case "pool":
      return { by: chance.below(5) - 2 || 1 };
    case "entrance":
      return { as: chance.oneIn(2) ? "vital" : "", again: chance.oneIn(2) };
    case "oppose": {
      const first = rollFor(world, chance, chance.pick(PEOPLE) ?? "");
      return { roll: first, opposing: rollMadeFor(world, first, actor) };
    }
    case "join": {
      const first = ruleset.joining?.whose === "others" ? rollFor(world, chance, chance.pick(PEOPLE) ?? "") : roll;
      return { roll: first, joining: rollMadeFor(world, first, actor) };
    }
    case "allow":
      return { roll, target };
    case "difficulty":
      return { roll, difficulty: chance.oneIn(4) ? null : chance.below(9) - 2 };
    case "spend-leftover": {
      const bought = chance.oneIn(2) ? (world.attacksOf(actor).at(-1) ?? roll) : roll;
      return { roll: bought, use: chance.pick(usesLeft(world, bought))?.id ?? "" };
    }
    case "time":
      return { roll, step: chance.pick(timeSteps(ruleset)) ?? "", count: 1 + chance.below(9), unit: "hour", per: "minute" };
    case "dramatic":
      return { roll };
    case "deal":
      return { card: chance.pick(ruleset.rewards(world.game.dials) ?? [])?.id ?? "", target };
    case "claim":
    case "reward":
      return { deal: last("deal")?.id ?? "" };
    case "use":
      return { roll: chance.oneIn(2) ? "" : roll, feature: "stunt", effect: chance.oneIn(2) ? "e0" : "e1" };
    case "experience":
      return { by: chance.below(30) - 5 || 1, target };
    case "improve":
      return {
        what: chance.pick(IMPROVEMENTS) ?? "rank",
        trait: `${actor}.Item.id-strength`,
        aspect,
        words: `Changed ${chance.below(4)}`,
      };
    case "purchase": {
      const taken = chance.oneIn(2);
      return { roll: taken ? (last("purchase")?.request.roll ?? "") : rollToBuy(world, chance, actor), taken };
    }
    case "redo":
      return { entry: last("undo")?.request.entry ?? "" };
    default:
      return { entry: latest.at(-1 - chance.below(12))?.id ?? "" };
  }
}

/** A roll by this actor, sometimes a new one. */
function rollFor(world: PlainWorld, chance: Chance, actor: string): string {
  const id = `roll${Math.floor(world.next() / 60)}${actor}`;
  const { ruleset, dials } = world.game;
  const request = { difficulty: chance.pick([null, 1, 2, 9]) ?? null };
  const targets = PEOPLE.filter((uuid) => uuid !== actor && chance.oneIn(2));
  if (!world.roll(id).ok) world.addRoll(rollOf(id, ruleset.id, { actor, dials, request, targets }));
  return chance.oneIn(10) ? "roll" : id;
}

const PEOPLE = ["Actor.me", "Actor.you", "Actor.foe"] as const;

/** A new roll by this actor, made to oppose another or to count with it. */
function rollMadeFor(world: PlainWorld, madeFor: string, actor: string): string {
  const id = `roll${world.next()}for${madeFor}`;
  const { ruleset, dials } = world.game;
  world.addRoll(rollOf(id, ruleset.id, { actor, dials, madeFor }));
  return id;
}

/** A new roll by this actor for something that costs money. */
function rollToBuy(world: PlainWorld, chance: Chance, actor: string): string {
  const id = `roll${world.next()}buys`;
  const { ruleset, dials } = world.game;
  const cost = chance.below(6);
  const traits = [{ id: "key:resources", name: "Resources", rank: 2, joins: null, specialty: false }];
  const buys = { thing: `Item.${id}`, thingName: id, cost };
  world.addRoll(rollOf(id, ruleset.id, { actor, dials, request: { traits, difficulty: cost }, buys }));
  return id;
}

function usesLeft(world: PlainWorld, roll: string): readonly { readonly id: string }[] {
  const now = rollOfActiveGame(world, roll);
  return (now.ok && leftoverOf(world.game, now.value)?.uses) || [];
}
