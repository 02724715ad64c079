import type { CreationRoll } from "../../rules/created-aspects/creation-rules.ts";
import type { ActiveGame } from "../../rules/ruleset.ts";
import type { Recovery, Wound } from "../../rules/harm/harm-rules.ts";
import { creationRoll } from "../roll/creation-roll.ts";
import { idOf, type Input } from "../read-input.ts";
import type { NamedWound } from "../requests/recovery.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import { resultNow } from "../roll/result-now.ts";
import type { LedgerActor, World } from "../world.ts";

/** A wound from untrusted input. */
export function parseWound(input: Input): NamedWound {
  const id = (name: keyof NamedWound): string => idOf(input[name]);
  return { target: id("target"), track: id("track"), row: id("row"), box: id("box"), aspect: id("aspect") };
}

/** A wound that a roll was made to treat; null for none. */
export function parseTreated(input: Input | null | undefined): NamedWound | null {
  const wound = input ? parseWound(input) : null;
  return wound && wound.target !== "" ? wound : null;
}

export function nameWound(target: string, { track, row, boxes, aspect }: Wound): NamedWound {
  return { target, track, row, box: boxes[0] ?? "", aspect };
}

/** Everything of an actor that heals, and how, as it is now. */
export function recoveriesOf({ ruleset, dials }: ActiveGame, actor: LedgerActor): readonly Recovery[] {
  const { harm } = ruleset;
  if (!harm) return [];
  const snapshot = actor.snapshot();
  const consequences = snapshot.aspects.filter(({ kind }) => kind === "consequence");
  if (consequences.length === 0 && snapshot.tracks.every(({ boxes }) => boxes.length === 0)) return [];
  return harm.recoveries({ actor: snapshot, layouts: ruleset.tracks(snapshot, dials), consequences }, dials);
}

/** How a named wound heals; null where it is not there any more. */
export function recoveryOf(game: ActiveGame, actor: LedgerActor, named: Omit<NamedWound, "target">): Recovery | null {
  const isIt = ({ track, row, boxes, aspect }: Wound): boolean =>
    track === named.track && row === named.row && aspect === named.aspect && (named.box === "" || boxes.includes(named.box));
  return recoveriesOf(game, actor).find(({ wound }) => isIt(wound)) ?? null;
}

/** What a roll does for the wound it was made to treat. */
export interface Treatment {
  readonly target: LedgerActor;
  readonly named: NamedWound;
  readonly recovery: Recovery;
  /** Against the rules' difficulty, whatever the roll's own was. */
  readonly margin: number;
  /** Days it takes now; null where the rules do not count them. */
  readonly days: number | null;
}

/** Null where a roll treats nothing that is still there, or with a trait that does not help. Source: F8, S5. */
export function treatmentBy(world: Pick<World, "game" | "actor">, now: RollNow): Treatment | null {
  const named = now.roll.treats;
  const target = named && world.actor(named.target);
  const recovery = target && recoveryOf(world.game, target, named);
  const treatment = recovery?.treatment;
  if (!target || !treatment || !isRolledWith(creationRoll(world, now), treatment.traits)) return null;
  const margin = marginAgainst(now, treatment.difficulty);
  return margin === null ? null : { target, named, recovery, margin, days: recovery.after(margin) };
}

/** Only the trait that was rolled counts, not those that join. */
function isRolledWith({ traits: [first] }: CreationRoll, keys: readonly string[]): boolean {
  return first !== undefined && keys.includes(first.key);
}

/** Null where the dice have difficulties of their own, which the rules of healing do not name. */
function marginAgainst({ roll, state }: RollNow, difficulty: number): number | null {
  const method = roll.ruleset.dice.find(({ id }) => id === state.request.method);
  if (!method || method.difficulties !== null) return null;
  return resultNow({ roll, state: { ...state, request: { ...state.request, difficulty } } })?.outcome?.margin ?? null;
}
