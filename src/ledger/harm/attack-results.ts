import { newActor } from "../../rules/snapshot.ts";
import {
  type AgainstSeveral,
  type Arms,
  type Exchange,
  type Fighter,
  type HarmRules,
  type Hit,
  NO_ARMS,
  type Harmed,
} from "../../rules/harm/harm-rules.ts";
import { againstTotal } from "../../rules/roll/opposition.ts";
import type { CheckResult } from "../../rules/roll/check.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import { scaleBetween } from "../../rules/harm/scale.ts";
import type { Attack } from "./attack.ts";
import { leftoverOf, usesBought } from "../roll/bought.ts";
import { type CalledNow, type ConcessionNow, concessionOn, gaveUpOn, type GivingUp, shotOn } from "./concession.ts";
import type { Defended } from "./defended.ts";
import { type DoneOf, isOfKind } from "../entry.ts";
import { grouped } from "../grouped.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import { scopeOfAttack } from "./scope-of-attack.ts";
import { loneDefender } from "./shared-defense.ts";
import { places, shortOf, stakeOf, stakeWorks, type Tried } from "./stake.ts";
import type { LedgerActor, World } from "../world.ts";

/** An attack on one target, as it is now. */
export interface AttackResult {
  /** Uuid. */
  readonly target: string;
  /** Null while the target has not defended. */
  readonly defended: Defended | null;
  /** Attack − defense; null while that is not known. */
  readonly margin: number | null;
  /** Null for a miss, and while the target has not defended. */
  readonly hit: Hit | null;
  /** Uuid of the one who is hit, "" for no one. */
  readonly harmed: string;
  /** The entry that took the hit; null while none has. */
  readonly harm: DoneOf<"harm"> | null;
  /** The last offer to give up instead, null for none. */
  readonly concession: ConcessionNow | null;
  /** What the attacker says it forces, null for nothing. */
  readonly shot: CalledNow | null;
  /** The one it would hit has left the conflict since; null if not. */
  readonly gaveUp: GivingUp | null;
  /** Whether the stake comes true; null if unknown, or if the attack harms. */
  readonly works: boolean | null;
  /** The outcome it would have taken, where the defense was beaten by too little for it; else "". */
  readonly shortOf: string;
  /** The entry that placed the stake as an aspect. */
  readonly placed: DoneOf<"create"> | null;
}

/** What an attack has done to each target. Source: F8, S5, T4, M4. */
export function attackResultsOf(world: Pick<World, "actor" | "game">, now: RollNow): readonly AttackResult[] {
  const { roll, defended } = now;
  const { attack } = roll;
  if (!attack) return [];
  const targets = [...new Set([...roll.targets, ...defended.map(({ entry }) => entry.request.target)])];
  const against = targets.map((target) => {
    const defense = defended.find(({ entry }) => entry.request.target === target) ?? null;
    return { target, defended: defense, result: defense && resultAgainst(now, defense.total) };
  });
  const margins = against.flatMap(({ result }) => (result?.outcome ? [result.outcome.margin] : []));
  const rules = harmRules(world, roll);
  return against.map(({ target, defended: defense, result }): AttackResult => {
    const outcome = result?.outcome ?? null;
    const lone = (outcome?.margin ?? 0) < 0 && defense ? loneDefender(now.own, defense) : undefined;
    const struck = rules &&
      defense &&
      outcome && {
        rules,
        outcome,
        takes: attack.takes ?? "",
        exchange: exchangeOf(world.game, attack, world.actor(roll.actor), world.actor(target), {
          ...defense.entry.facts,
          defense: defense.entry.request.defense,
        }),
        several: lone ?? severalOf(against, margins, target),
      };
    const tried = stakeOf(roll) === "" ? null : struck;
    const hit = struck && !tried ? hitOf(world.game, now, struck) : null;
    const harmed = hit ? (hit.suffers === "attacker" ? roll.actor : target) : "";
    return {
      target,
      defended: defense,
      margin: outcome?.margin ?? null,
      hit,
      harmed,
      harm: harmTaken(now, target),
      gaveUp: gaveUpOn(now.entries, roll.id, harmed || target),
      concession: concessionOn(now.entries, target),
      shot: shotOn(now.entries, target),
      works:
        tried && isInReach(world.game, tried) && stakeWorks(tried.rules, tried, tried.several, margins.length < against.length),
      shortOf: tried ? shortOf(tried.rules, tried) : "",
      placed: now.entries.filter(isOfKind("create")).find((entry) => places(entry) && entry.request.target === target) ?? null,
    };
  });
}

function harmTaken({ entries, roll }: RollNow, target: string): DoneOf<"harm"> | null {
  return entries.filter(isOfKind("harm")).find(({ request }) => request.roll === roll.id && request.target === target) ?? null;
}

/** What it has done to one of them; null for someone it is not on. */
export function attackResultOn(world: Pick<World, "actor" | "game">, now: RollNow, target: string): AttackResult | null {
  return attackResultsOf(world, now).find((attackResult) => attackResult.target === target) ?? null;
}

/** F8-R12: who attacks several harms the first of them, once all have defended. Source: F8. */
function severalOf(
  against: readonly { readonly target: string }[],
  margins: readonly number[],
  target: string,
): AgainstSeveral | undefined {
  if (against.length < 2) return undefined;
  return { alone: "attacker", margins, chosen: against[0]?.target === target && margins.length === against.length };
}

function resultAgainst({ roll, state }: RollNow, total: number): CheckResult | null {
  return resultNow({ roll, state: { ...state, request: againstTotal(state.request, total) } });
}

/** An attack and a defense that have met. */
interface Struck extends Tried {
  readonly rules: HarmRules;
  readonly exchange: Exchange;
  readonly several: AgainstSeveral | undefined;
}

function hitOf(game: ActiveGame, now: RollNow, struck: Struck): Hit | null {
  const { rules, outcome, exchange, several } = struck;
  if (!isInReach(game, struck)) return null;
  const left = leftoverOf(game, now, outcome);
  const bought = grouped(left ? usesBought(left) : [], (use) => use);
  const asked = {
    ...exchange,
    margin: outcome.margin,
    outcome,
    bought: Object.fromEntries([...bought].map(([use, times]) => [use, times.length])),
    ...(several && { several }),
  };
  return rules.hit(asked, game.dials);
}

function isInReach({ dials }: ActiveGame, { rules: { mayAttack }, exchange }: Struck): boolean {
  return mayAttack(exchange, dials).ok;
}

/** The rules of harm of the active game, if the roll was made in it. */
function harmRules({ game }: Pick<World, "game">, { ruleset }: Pick<ActiveGame, "ruleset">): HarmRules | null {
  return game.ruleset.id === ruleset.id ? game.ruleset.harm : null;
}

const NO_ONE = newActor({ type: "" });

/** What two sides have between them. `defends`: how the defender is armed, and defends. Someone who is gone has nothing. */
export function exchangeOf(
  { ruleset: { harm } }: ActiveGame,
  { scope, distance, weapon, armor, pace, stake = "" }: Attack,
  attacker: LedgerActor | null,
  defender: LedgerActor | null,
  defends: Omit<Fighter, "actor">,
): Exchange {
  const { weapon: ready, armor: worn, defense } = defends;
  const [one, other] = [attacker?.snapshot() ?? null, defender?.snapshot() ?? null];
  return {
    scope,
    distance,
    attacker: { actor: one ?? NO_ONE, weapon, armor, defense: "" },
    defender: { actor: other ?? NO_ONE, weapon: ready, armor: worn, defense },
    scale: harm && one && other ? scaleBetween(harm, one, other) : 0,
    ...(pace !== "" && { pace }),
    ...(stake !== "" && { staked: true as const }),
  };
}

/** An actor with all that a hit of an attack meets. */
export function harmedOf({ game }: Pick<World, "game">, actor: LedgerActor, scope: string, armor: Arms = NO_ARMS): Harmed {
  const snapshot = actor.snapshot();
  const layouts = game.ruleset.tracks(snapshot, game.dials);
  const tracks = scopeOfAttack(game, scope)?.tracks ?? [];
  return {
    actor: snapshot,
    layouts,
    consequences: snapshot.aspects.filter(({ kind }) => kind === "consequence"),
    assets: snapshot.aspects.filter(({ kind }) => kind === "asset"),
    track: tracks.find((track) => layouts.some(({ id }) => id === track)) ?? "",
    armor,
  };
}

/** What the one who is hit of a attack wears. */
export function armorAgainst({ roll }: Pick<RollNow, "roll">, { defended, hit }: AttackResult): Arms {
  return (hit?.suffers === "attacker" ? roll.attack?.armor : defended?.entry.facts.armor) ?? NO_ARMS;
}
