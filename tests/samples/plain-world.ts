import { type LedgerConflict, marksAt } from "../../src/ledger/conflict/conflict.ts";
import { EntryStore } from "../../src/ledger/entry-store.ts";
import type { NotedRoll } from "../../src/ledger/roll/roll-index.ts";
import type { EntryBook, LedgerActor, LedgerGear, LedgerRoll, World } from "../../src/ledger/world.ts";
import { applyEvents, type LedgerRefusal } from "../../src/rules/events/apply-event.ts";
import { type ActorSnapshot, newActor } from "../../src/rules/snapshot.ts";
import type { Aspect } from "../../src/rules/aspects/aspect.ts";
import type { Challenge } from "../../src/rules/challenges/challenge.ts";
import type { DialValues } from "../../src/rules/dials/dial-values.ts";
import { type Feature, usesTrack } from "../../src/rules/stunts/effect.ts";
import type { LedgerEvent } from "../../src/rules/events/ledger-event.ts";
import type { LedgerState } from "../../src/rules/events/ledger-state.ts";
import { NO_ARMS } from "../../src/rules/harm/harm-rules.ts";
import { ok, refuse, type Result } from "../../src/rules/result.ts";
import { profilesOfFeature } from "../../src/rules/harm/attack-profile.ts";
import { RULESETS, type RulesetId } from "../../src/rules/rulesets/rulesets.ts";
import type { Whereabouts } from "../../src/rules/zones/move.ts";
import type { ZoneMap } from "../../src/rules/zones/zones.ts";

/** An actor; what is left out has a default. */
export interface PlainActor {
  readonly uuid: string;
  /** Ids of the users who own it. */
  readonly owners?: readonly string[];
  /** A character with a player. */
  readonly played?: boolean;
  readonly type?: string;
  readonly tier?: string;
  readonly size?: number;
  readonly points?: Partial<ActorSnapshot["fatePoints"]>;
  readonly traits?: ActorSnapshot["traits"];
  readonly features?: readonly Feature[];
  /** Checked boxes by track. */
  readonly boxes?: Readonly<Record<string, readonly string[]>>;
  readonly arms?: ReturnType<LedgerActor["armed"]>;
  readonly attacks?: ActorSnapshot["attacks"];
  /** Players cannot name it. */
  readonly unseen?: boolean;
}

/** Everything a world is made of. */
export interface PlainGiven {
  readonly game: RulesetId;
  readonly dials?: DialValues;
  readonly gms?: readonly string[];
  readonly players?: readonly string[];
  readonly actors?: readonly PlainActor[];
  readonly aspects?: readonly Aspect[];
  /** Uuids of aspects of another game. */
  readonly waiting?: readonly string[];
  readonly rolls?: readonly LedgerRoll[];
  readonly pool?: number;
  readonly turn?: string;
  readonly conflict?: LedgerConflict;
  /** What that conflict is about. */
  readonly fightScope?: string;
  readonly gear?: readonly LedgerGear[];
  readonly challenges?: readonly Challenge[];
  /** The zones of a situation, by its uuid, and the zone each actor is in. */
  readonly zones?: Readonly<Record<string, ZoneMap>>;
  readonly whereabouts?: Readonly<Record<string, Whereabouts>>;
  /** The GM's people defend and take hits by themselves. */
  readonly npcsAct?: boolean;
}

/** What changes about a world. */
export interface PlainNow {
  readonly state: LedgerState;
  readonly entries: EntryBook;
  /** Rolls that were others then; null for those that were not made yet. */
  readonly rolls?: ReadonlyMap<string, LedgerRoll | null>;
}

/** What can be done to a world besides querying it. */
export interface PlainTable {
  /** The same world, as it was or will be at another time. */
  readonly at: (now: PlainNow) => World;
  readonly store: EntryStore;
  readonly state: () => LedgerState;
  /** Changes the documents, all of them or none. */
  readonly change: (events: readonly LedgerEvent[]) => Result<LedgerState, LedgerRefusal>;
  readonly addRoll: (roll: LedgerRoll) => void;
  readonly setTurn: (turn: string) => void;
  /** What interrupted entries have written, by entry: the flags on the documents. */
  readonly written: Map<string, readonly LedgerEvent[]>;
  /** A number that is never used twice: for ids, and as the server's clock. */
  readonly next: () => number;
}

export type PlainWorld = World & PlainTable;

/** A world in memory, made from plain data. */
export function plainWorld(given: PlainGiven): PlainWorld {
  const { dials = {}, gms = ["gm"], players = ["p1", "p2"], actors = [], rolls: thrown = [] } = given;
  const game = { ruleset: RULESETS[given.game], dials };
  let state = openingState(given);
  let turn = given.turn ?? "";
  let serial = 0;
  const rolls = new Map(thrown.map((roll) => [roll.id, roll]));
  const made = new Map<string, number>();
  const store = new EntryStore();
  const plain = new Map(actors.map((actor) => [actor.uuid, actor]));
  const isGm = (user: string): boolean => gms.includes(user);
  const owns = (user: string, actor: string): boolean =>
    plain.has(actor) && (isGm(user) || plain.get(actor)?.owners?.includes(user) === true);
  const rollThen = (now: PlainNow, id: string): LedgerRoll | null => {
    const then = now.rolls?.get(id);
    return then === undefined ? (rolls.get(id) ?? null) : then;
  };
  const worldOf = (now: () => PlainNow): World => {
    const people = new Map(actors.map((actor) => [actor.uuid, ledgerActor(actor, () => now().state)]));
    return {
      game,
      players,
      isUser: (user) => isGm(user) || players.includes(user),
      isGm,
      owns,
      knows: (user, uuid) => {
        const aspect = now().state.aspects[uuid];
        return isGm(user) || !aspect?.hidden || aspect.known[user] === true;
      },
      reaches: (user, actor) => plain.has(actor) && (owns(user, actor) || plain.get(actor)?.unseen !== true),
      actor: (uuid) => people.get(uuid) ?? null,
      aspect: (uuid) => (Object.hasOwn(now().state.aspects, uuid) ? (now().state.aspects[uuid] ?? null) : null),
      waits: (uuid) => given.waiting?.includes(uuid) === true,
      gear: (uuid) => {
        const { quantities, ammunition } = now().state;
        const quantity = quantities?.[uuid] ?? 0;
        const gear = given.gear?.find((one) => one.uuid === uuid);
        if (gear) return { ...gear, ...ammunition?.[uuid], quantity };
        const [actor = ""] = uuid.split(".Item.");
        return quantity > 0 ? { uuid, name: "", actor, left: 0, holds: 0, quantity } : null;
      },
      trait: (uuid) => {
        const bought = now().state.traits?.[uuid];
        const [actor = "", id = ""] = uuid.split(".Item.");
        const trait = plain.get(actor)?.traits?.find((one) => one.id === id);
        return bought && trait ? { ...trait, uuid, ...bought } : null;
      },
      challenge: (uuid) => now().state.challenges?.[uuid] ?? null,
      whereabouts: (uuid) => now().state.whereabouts?.[uuid] ?? null,
      zones: (uuid) => given.zones?.[uuid] ?? null,
      inPlay: () => [...people.values()],
      playerCharacters: actors.filter(({ played }) => played).length,
      get npcPool() {
        return now().state.npcPool;
      },
      get turn() {
        return turn;
      },
      conflict: (id) => (given.conflict?.id === id ? markedBy(given.conflict, now().state) : null),
      conflicts: () => (given.conflict && given.conflict.round > 0 ? [markedBy(given.conflict, now().state)] : []),
      fightOf: (uuid) => {
        const takesPart = given.conflict?.participants.some(({ actor }) => actor === uuid) === true;
        return takesPart ? { pace: given.conflict?.pace ?? "", scope: given.fightScope ?? "" } : { pace: "", scope: "" };
      },
      attacksOf: (uuid) =>
        [...rolls.keys()].filter((id) => {
          const roll = rollThen(now(), id);
          return roll?.attack && (roll.actor === uuid || roll.targets.includes(uuid));
        }),
      rollsBy: (uuid) =>
        [...rolls.keys()].flatMap((id) => {
          const roll = rollThen(now(), id);
          return roll?.actor === uuid ? [notedRoll(roll, made.get(id) ?? 0)] : [];
        }),
      roll: (id) => {
        const found = rollThen(now(), id);
        return found ? ok(found) : refuse("roll-gone");
      },
      get entries() {
        return now().entries;
      },
      newId: (entry, place) => `${entry}n${place}`,
      unlucky: "Unlucky",
      npcsAct: given.npcsAct ?? false,
      consequenceName: (severity) => `${severity} consequence`,
    };
  };
  return Object.assign(
    worldOf(() => ({ state, entries: store })),
    {
      at: (now: PlainNow) => worldOf(() => now),
      store,
      state: () => state,
      change: (events: readonly LedgerEvent[]) => {
        const after = applyEvents(state, events);
        if (after.ok) state = after.value;
        return after;
      },
      addRoll: (roll: LedgerRoll) => {
        rolls.set(roll.id, roll);
        // Between what was settled before and what is settled next.
        made.set(roll.id, serial + 0.5);
      },
      setTurn: (now: string) => void (turn = now),
      written: new Map<string, readonly LedgerEvent[]>(),
      next: () => (serial += 1),
    },
  );
}

const NO_POINTS = { value: 0, refresh: 0, debt: 0, held: 0, experience: 0, advantagePoints: 0, skillPoints: 0 };

function notedRoll(roll: LedgerRoll, timestamp: number): NotedRoll {
  const isAttack = roll.attack !== null;
  return { ...roll, timestamp, isAttack, mayAttack: isAttack || (roll.madeFor === "" && !roll.treats && !roll.buys) };
}

/** A conflict with its marks as they are now. */
function markedBy(conflict: LedgerConflict, { conflicts = {} }: LedgerState): LedgerConflict {
  const at = `Combat.${conflict.id}`;
  return {
    ...conflict,
    ...conflicts[at],
    participants: conflict.participants.map((one) => ({ ...one, ...conflicts[`${at}.Combatant.${one.id}`] })),
  } as LedgerConflict;
}

function openingMarks(conflict: LedgerConflict): NonNullable<LedgerState["conflicts"]> {
  const at = `Combat.${conflict.id}`;
  const targets = [at, ...conflict.participants.map(({ id }) => `${at}.Combatant.${id}`)];
  return Object.fromEntries(targets.map((target) => [target, marksAt(() => conflict, target) ?? {}]));
}

function openingState({
  actors = [],
  aspects = [],
  pool: npcPool = 0,
  conflict,
  gear = [],
  challenges = [],
  whereabouts = {},
}: PlainGiven): LedgerState {
  const people = actors.map(({ uuid, points, boxes: checked = {} }) => {
    const boxes = Object.entries(checked).map(([track, ids]) => [
      track,
      Object.fromEntries(ids.map((id) => [id, true as const])),
    ]);
    return [uuid, { uuid, fatePoints: { ...NO_POINTS, ...points }, boxes: Object.fromEntries(boxes) }] as const;
  });
  return {
    actors: Object.fromEntries(people),
    aspects: Object.fromEntries(aspects.map((aspect) => [aspect.uuid, aspect])),
    npcPool,
    whereabouts,
    traits: Object.fromEntries(
      actors.flatMap(({ uuid, traits = [] }) =>
        traits.map(({ id, rank, experience }) => [`${uuid}.Item.${id}`, { rank, experience }] as const),
      ),
    ),
    challenges: Object.fromEntries(challenges.map((one) => [one.uuid, one])),
    quantities: Object.fromEntries(gear.map(({ uuid, quantity }) => [uuid, quantity ?? 1])),
    ammunition: Object.fromEntries(gear.map(({ uuid, left, holds }) => [uuid, { left, holds }])),
    ...(conflict && { conflicts: openingMarks(conflict) }),
  };
}

function ledgerActor({ uuid, owners = [], ...given }: PlainActor, state: () => LedgerState): LedgerActor {
  const { type = "character", tier = "", size = 0, traits = [], played = false } = given;
  const name = uuid.replace("Actor.", "");
  const withUses = (one: Feature, tracks: ActorSnapshot["tracks"]): Feature => {
    const spent = tracks.find(({ id }) => id === usesTrack(one.id))?.boxes.length ?? 0;
    return { ...one, uses: { ...one.uses, spent } };
  };
  const isSituation = type === "situation";
  return {
    uuid,
    name,
    isSituation,
    isInanimate: isSituation || type === "vehicle",
    isPlayerCharacter: played,
    hasPlayerOwner: owners.length > 0,
    isOpen: played || isSituation,
    challenges: () => Object.values(state().challenges ?? {}).filter(({ parent }) => parent === uuid),
    armed: () => given.arms ?? { weapon: NO_ARMS, armor: NO_ARMS },
    snapshot: () => {
      const { fatePoints = NO_POINTS, boxes: checked = {} } = state().actors[uuid] ?? {};
      const tracks = Object.entries(checked).map(([id, boxes]) => ({ id, boxes: Object.keys(boxes), bonus: 0 }));
      const aspects = Object.values(state().aspects).filter(({ parent }) => parent === uuid);
      const ranked = traits.map((one) => {
        const own = `${uuid}.Item.${one.id}`;
        return { ...one, uuid: own, ...state().traits?.[own] };
      });
      const features = (given.features ?? []).map((one) => withUses(one, tracks));
      const attacks = [...(given.attacks ?? []), ...features.flatMap(profilesOfFeature)];
      return newActor({ id: uuid, uuid, name, type, tier, size, traits: ranked, aspects, tracks, features, attacks, fatePoints });
    },
  };
}
