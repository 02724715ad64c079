import { againstTotal } from "../../rules/roll/opposition.ts";
import type { CheckOutcome } from "../../rules/roll/check.ts";
import { lastBreak } from "../last-break.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { outcomeNow, resultNow } from "../roll/result-now.ts";
import type { NotedRoll } from "../roll/roll-index.ts";
import { type Hides, shownRoll } from "../roll/shown-roll.ts";
import type { LedgerRoll, World } from "../world.ts";

/** What this roll, as a defense that won, brings to the defender's next attack on the attacker; 0 for nothing. Source: S1. */
export function afterDefense(now: Pick<RollNow, "roll" | "state" | "opposition" | "defends">): number {
  const outcome = wonBy(now);
  return outcome ? (now.roll.ruleset.afterDefense?.(outcome) ?? 0) : 0;
}

/** The outcome of a defense that won, null for any other roll. */
function wonBy({ roll, state, opposition, defends }: Parameters<typeof afterDefense>[0]): CheckOutcome | null {
  if (opposition?.side === "second") return opposition.result.winner === "second" ? opposition.result.second : null;
  const attack = defends && resultNow(defends);
  if (!attack) return null;
  const request = againstTotal(state.request, attack.total);
  const outcome = outcomeNow({ roll, state: { ...state, request } });
  return outcome && outcome.margin > 0 ? outcome : null;
}

/** The one whose attack it stood in the way of. */
export function attackerOn({ opposition, defends }: Pick<RollNow, "opposition" | "defends">): LedgerRoll | null {
  return defends?.roll ?? opposition?.first.roll ?? null;
}

/** What happened after a roll. */
export interface Since {
  readonly rolls: readonly Pick<NotedRoll, "actor" | "targets" | "madeFor" | "mayAttack">[];
  /** A scene has ended. */
  readonly sceneEnded: boolean;
}

/**
 * Whether the bonus has expired: used, spent on another attack on the same attacker, or the scene ended. Source: S1 (spin).
 */
export function isStruckBack(now: Pick<RollNow, "roll" | "opposition" | "defends">, { rolls, sceneEnded }: Since): boolean {
  const attacker = attackerOn(now)?.actor ?? "";
  const isNext = ({ actor, targets, madeFor, mayAttack }: Since["rolls"][number]): boolean =>
    actor === now.roll.actor && (madeFor === now.roll.id || (mayAttack && targets.includes(attacker)));
  return sceneEnded || rolls.some(isNext);
}

/** Defenses of one actor that are looked at: more than anyone makes between two attacks. */
const MOST_DEFENSES = 20;

/** What a defense still brings to the next attack; 0 once that is used, or missed. Source: S1 (spin). */
export function stillBrings({ entries, rollsBy }: Pick<World, "entries" | "rollsBy">, now: RollNow): number {
  const value = afterDefense(now);
  if (value === 0) return 0;
  const own = rollsBy(now.roll.actor);
  const place = own.findIndex(({ id }) => id === now.roll.id);
  const sceneEnded = lastBreak(entries, "scene") > (own[place]?.timestamp ?? 0);
  return isStruckBack(now, { rolls: own.slice(place + 1), sceneEnded }) ? 0 : value;
}

/** What a user's own defense offers to their next attack, which is rolled from its card; 0 for nothing. Source: S1 (spin). */
export function offeredAfter(world: Pick<World, "entries" | "rollsBy" | "owns">, user: string, now: RollNow): number {
  return world.owns(user, now.roll.actor) && attackerOn(now)?.actor ? stillBrings(world, now) : 0;
}

/** The most that one of an actor's latest defenses brings to a roll against this target now. Source: S1 (spin). */
export function broughtAgainst(
  world: Pick<World, "game" | "roll" | "entries" | "rollsBy">,
  hides: Hides,
  { actor, target }: { readonly actor: string; readonly target: string },
): number {
  if (!world.game.ruleset.afterDefense) return 0;
  const defenses = world.rollsBy(actor).filter(({ madeFor }) => madeFor !== "");
  const values = defenses.slice(-MOST_DEFENSES).map(({ id }) => {
    const now = shownRoll(world, hides, id);
    return now.ok && attackerOn(now.value)?.actor === target ? stillBrings(world, now.value) : 0;
  });
  return Math.max(0, ...values);
}
