import type { AgainstSeveral } from "../../rules/harm/harm-rules.ts";
import { ok, refuse, type Result } from "../../rules/result.ts";
import { roundIn } from "../conflict/conflict.ts";
import type { Defended } from "./defended.ts";
import { type EntryOf, isOfKind } from "../entry.ts";
import type { BareRoll, OwnRoll } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import type { LedgerRoll, World } from "../world.ts";

/** The entries by which a roll is a defense, each against another attack. */
export function defensesBy({ roll, entries }: Pick<BareRoll, "roll" | "entries">): readonly EntryOf<"defend">[] {
  return entries.filter(isOfKind("defend")).filter(({ request }) => request.opposing === roll.id);
}

/**
 * Whether a roll that defends against one attacker serves against another: in the same kind of conflict and the same round, once against
 * each. F8-R21. Source: F8 (multiple opponents).
 */
export function servesAgain(
  world: Pick<World, "game" | "roll" | "turn">,
  attack: LedgerRoll,
  defense: Pick<BareRoll, "roll" | "entries">,
): Result<null> {
  const { ruleset, dials } = world.game;
  const { scope = "", pace = "" } = attack.attack ?? {};
  const other = refuse("opposes-another");
  if (!ruleset.harm?.sharesDefense(pace === "" ? {} : { pace }, dials)) return other;
  const fits = defensesBy(defense).every(({ request, outcome }) => {
    const first = world.roll(request.roll);
    const isAlike = first.ok && first.value.attack?.scope === scope && first.value.actor !== attack.actor;
    return isAlike && isSameRound(outcome.turn, world.turn);
  });
  return fits ? ok(null) : other;
}

function isSameRound(turn: string, other: string): boolean {
  const [one, two] = [roundIn(turn), roundIn(other)];
  return one.combat === two.combat && one.round === two.round;
}

/** F8-R22: who beats everyone with one roll harms the one who rolled worst. Source: F8. */
export function loneDefender(attack: OwnRoll, { total, others }: Pick<Defended, "total" | "others">): AgainstSeveral | undefined {
  if (others.length === 0) return undefined;
  const over = (one: OwnRoll): number => total - (resultNow(one)?.total ?? total);
  const own = over(attack);
  const isWorst = (one: OwnRoll): boolean => over(one) < own || (over(one) === own && one.roll.id > attack.roll.id);
  return { alone: "defender", margins: [own, ...others.map(over)], chosen: others.every(isWorst) };
}
