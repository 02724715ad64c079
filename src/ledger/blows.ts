import {
  type ActorSnapshot,
  againstAlone,
  type Arms,
  type ConflictScope,
  type Fighter,
  type GameInForce,
  type HarmRules,
  type Hit,
  NO_ARMS,
  type Sufferer,
} from "../rules/index.ts";
import { leftoverOf, usesBought } from "./bought.ts";
import { type CalledNow, type ConcessionNow, concessionOn, shotOn } from "./concession.ts";
import type { Defended } from "./defended.ts";
import { type EntryOf, isOfKind } from "./entry.ts";
import { grouped } from "./grouped.ts";
import type { RollNow } from "./replay-roll.ts";
import { resultNow } from "./result-now.ts";
import type { LedgerActor, World } from "./world.ts";

/** An attack on one target, as it is now. */
export interface Blow {
  /** Uuid. */
  readonly target: string;
  /** Null while the target has not defended. */
  readonly defended: Defended | null;
  /** Attack − defense; null while that is not known. */
  readonly margin: number | null;
  /** Null for a miss, and while the target has not defended. */
  readonly hit: Hit | null;
  /** Uuid of the one who is hit, "" for no one. */
  readonly sufferer: string;
  /** By which it was taken. */
  readonly harm: EntryOf<"harm"> | null;
  /** The last offer to give up instead, null for none. */
  readonly concession: ConcessionNow | null;
  /** What the attacker says it forces, null for nothing. */
  readonly shot: CalledNow | null;
}

/** What an attack has done to each target. Source: F8, S5, T4, M4. */
export function blowsOf(world: Pick<World, "actor" | "game">, now: RollNow): readonly Blow[] {
  const { roll, defended } = now;
  if (!roll.attack) return [];
  const targets = new Set([...roll.targets, ...defended.map(({ entry }) => entry.request.target)]);
  return [...targets].map((target) => {
    const defense = defended.find(({ entry }) => entry.request.target === target) ?? null;
    return blowOn(world, now, { target, defended: defense });
  });
}

function blowOn(
  world: Pick<World, "actor" | "game">,
  now: RollNow,
  { target, defended }: Pick<Blow, "target" | "defended">,
): Blow {
  const harm =
    now.entries.filter(isOfKind("harm")).find(({ request }) => request.roll === now.roll.id && request.target === target) ?? null;
  const struck = defended && strike(world, now, target, defended);
  const suffers = struck?.hit?.suffers;
  const sufferer = suffers === undefined ? "" : suffers === "attacker" ? now.roll.actor : target;
  const said = { concession: concessionOn(now.entries, target), shot: shotOn(now.entries, target) };
  return { target, defended, margin: struck?.margin ?? null, hit: struck?.hit ?? null, sufferer, harm, ...said };
}

function strike(
  world: Pick<World, "actor" | "game">,
  now: RollNow,
  target: string,
  { entry, total }: Defended,
): Pick<Blow, "margin" | "hit"> | null {
  const { roll, state } = now;
  const { attack, ruleset } = roll;
  const rules = harmRules(world, roll);
  if (!attack || !rules) return null;
  const { request } = againstAlone(roll, state, total);
  const result = resultNow({ roll, state: { ...state, request } });
  if (!result?.outcome) return null;
  const { margin } = result.outcome;
  const { scope, distance, weapon, armour } = attack;
  const left = leftoverOf(world.game, { ...now, state: { ...state, request } });
  const bought = grouped(left ? usesBought(left) : [], (use) => use);
  const attacker = fighter(world.actor(roll.actor), { weapon, armour, defense: "" });
  const defender = fighter(world.actor(target), entry.request);
  const asked = {
    scope,
    distance,
    attacker,
    defender,
    // Scale comes with vehicles, organizations and units.
    scale: 0,
    margin,
    outcome: result.outcome,
    bought: Object.fromEntries([...bought].map(([use, times]) => [use, times.length])),
  };
  return { margin, hit: rules.hit(asked, ruleset.id === world.game.ruleset.id ? world.game.dials : roll.dials) };
}

/** The rules of harm of the game in force, if the roll was made in it. */
function harmRules({ game }: Pick<World, "game">, { ruleset }: Pick<GameInForce, "ruleset">): HarmRules | null {
  return game.ruleset.id === ruleset.id ? (game.ruleset.harm ?? null) : null;
}

const NO_ONE: ActorSnapshot = {
  id: "",
  uuid: "",
  name: "",
  type: "",
  size: 0,
  traits: [],
  aspects: [],
  tracks: [],
  fatePoints: { value: 0, refresh: 0, debt: 0, held: 0 },
};

function fighter(actor: LedgerActor | null, { weapon, armour, defense }: Omit<Fighter, "actor">): Fighter {
  return { actor: actor?.snapshot() ?? NO_ONE, weapon, armour, defense };
}

/** The scope of an attack; the game's first for one that is unknown. */
export function scopeOfAttack({ ruleset, dials }: GameInForce, id: string): ConflictScope | null {
  const scopes = ruleset.harm?.scopes(dials) ?? [];
  return scopes.find((scope) => scope.id === id) ?? scopes[0] ?? null;
}

/** An actor with all that a hit of an attack meets. */
export function suffererOf({ game }: Pick<World, "game">, actor: LedgerActor, scope: string, armour: Arms = NO_ARMS): Sufferer {
  const snapshot = actor.snapshot();
  const layouts = game.ruleset.tracks(snapshot, game.dials);
  const tracks = scopeOfAttack(game, scope)?.tracks ?? [];
  return {
    actor: snapshot,
    layouts,
    consequences: actor.aspects().filter(({ kind }) => kind === "consequence"),
    track: tracks.find((track) => layouts.some(({ id }) => id === track)) ?? "",
    armour,
  };
}

/** What the sufferer of a blow wears. */
export function armourAgainst({ roll }: Pick<RollNow, "roll">, { defended, hit }: Blow): Arms {
  return (hit?.suffers === "attacker" ? roll.attack?.armour : defended?.entry.request.armour) ?? NO_ARMS;
}
