import type { Entry } from "../../ledger/entry.ts";
import { attackerOn } from "../../ledger/harm/after-defense.ts";
import { type AttackResult, attackResultsOf } from "../../ledger/harm/attack-results.ts";
import { mayPlace } from "../../ledger/harm/place-stake.ts";
import { servingDefense } from "../../ledger/harm/serving-defense.ts";
import { stakeOf } from "../../ledger/harm/stake.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { resultNow } from "../../ledger/roll/result-now.ts";
import type { World } from "../../ledger/world.ts";
import type { Hit, HitPart } from "../../rules/harm/harm-rules.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { rankView, signed } from "../rank.view.ts";
import { isAuthority, type Reader, type SeenRoll } from "../reader.ts";
import { type NumberView, totalView } from "../roll/check-result.view.ts";
import { dicePictures, type DiePicture } from "../roll/die-picture.view.ts";
import { traitNames } from "../roll/trait-names.ts";
import { type Text, text } from "../text.ts";
import { defendingAs, defendLabel, defenseName } from "./defend.view.ts";
import { type HitExtra, hitExtraView } from "./hit-extra.view.ts";
import { scaleText } from "./scale-text.ts";
import { takeView, type TakeView } from "./take-hit.view.ts";
import { hitText, takenText } from "./taken-text.ts";

/** An attack on one target, as the card of the attack shows it. */
export interface AttackResultView {
  readonly target: string;
  readonly name: string;
  /** What of it is attacked, where that is chosen. Source: S8. */
  readonly at: Text | null;
  readonly awaits: boolean;
  /** The likeliest defense, for a reader who plays the target. */
  readonly defend: Text | null;
  /** The reader plays the target: they may defend in some way. */
  readonly defends: boolean;
  /** Defends with a roll that has done so against another attacker. */
  readonly shares: Text | null;
  readonly total: NumberView | null;
  /** What it was defended with, "" where nothing was rolled. */
  readonly traits: string;
  readonly way: Text | null;
  readonly dice: readonly DiePicture[];
  /** Id of the defense's roll, "" for none. */
  readonly roll: string;
  readonly verdict: Text | null;
  readonly isHit: boolean;
  readonly parts: readonly { readonly label: Text; readonly value: string }[];
  readonly take: TakeView | null;
  /** It no longer harms the one it would hit: they have left the conflict, or are gone. */
  readonly left: Text | null;
  /** What else can be done about it, and was done. */
  readonly extra: HitExtra | null;
  /** The reader may make an aspect of what was at stake. */
  readonly places: boolean;
  readonly taken: Text | null;
  /** Ids of the entries this reader may undo, "" for none. */
  readonly undoesDefense: string;
  readonly undoesHarm: string;
}

/** What an attack has come to against each target. */
export function attackResultsView(world: World, reader: Reader, now: RollNow): readonly AttackResultView[] {
  return attackResultsOf(world, now).map((attackResult) => attackResultView({ world, reader, now }, attackResult));
}

function attackResultView(seen: SeenRoll, attackResult: AttackResult): AttackResultView {
  const { world, reader, now } = seen;
  const { ruleset, attack } = now.roll;
  const { target, defended, hit, harm, gaveUp } = attackResult;
  const active = isAuthority(seen);
  const isOpen = !defended && !gaveUp;
  const scope = ruleset.harm?.scopes(now.roll.dials).find(({ id }) => id === attack?.scope);
  const name = nameOf(seen, attackResult);
  const harmed = attackResult.harmed === now.roll.actor ? now.roll.actorName : name;
  const isGone = goneIn(world, attackResult);
  const stake = stakeOf(now.roll);
  const undoes = (entry: Entry | undefined): string => (active && entry && reader.mayTakeBack(entry) ? entry.id : "");
  return {
    target,
    name,
    at: scope?.against ? text(`NORN.Scope.${ruleset.id}.${scope.id}`) : null,
    awaits: isOpen && !isGone,
    defend: active && isOpen ? defendLabel(seen, target) : null,
    defends: active && isOpen && defendingAs(seen, target) !== null,
    shares: active && isOpen ? shareLabel(seen, target) : null,
    ...defenseView(seen, attackResult),
    verdict: stake === "" ? verdictOf(ruleset, attackResult, harmed) : stakeVerdict(ruleset.id, attackResult, stake),
    isHit: hit !== null || attackResult.works === true,
    parts: hit && hit.parts.length > 1 ? hit.parts.map(partView) : [],
    take: active && !harm ? takeView(seen, attackResult) : null,
    left: (hit || !defended) && !harm ? leftText(attackResult, isGone, harmed) : null,
    extra: active ? hitExtraView(seen, attackResult) : null,
    places: active && placesStake(seen, attackResult),
    taken: harm ? text("NORN.Harm.taken", { who: harm.actorName, what: takenText(harm) }) : null,
    undoesDefense: harm ? "" : undoes(defended?.entry),
    undoesHarm: undoes(harm ?? undefined),
  };
}

/** The one who has yet to defend, or who is hit, has been deleted. */
function goneIn(world: Pick<World, "actor">, { target, defended, harmed }: AttackResult): boolean {
  const who = defended ? harmed : target;
  return who !== "" && world.actor(who) === null;
}

/** The target's name as the attack had it. */
function nameOf({ world, now }: SeenRoll, { target, defended }: AttackResult): string {
  return now.roll.targetNames.get(target) ?? defended?.entry.request.targetName ?? world.actor(target)?.name ?? "";
}

/** What a target has defended with. */
function defenseView(
  { reader, now }: SeenRoll,
  { defended }: AttackResult,
): Pick<AttackResultView, "total" | "traits" | "way" | "dice" | "roll"> {
  if (!defended) return { total: null, traits: "", way: null, dice: [], roll: "" };
  const { ruleset } = now.roll;
  const { defense } = defended;
  const way = defenseName(ruleset, defended.entry.request.defense);
  if (!defense) return { total: rankView(ruleset, defended.total, reader.words), traits: "", way, dice: [], roll: "" };
  const result = ruleset.resolve(defense.state.request, defense.state.faces, defense.roll.dials);
  return {
    total: totalView(result, result.total, ruleset, reader.words),
    traits: traitNames(defense.state.request),
    way,
    dice: dicePictures(result.plan, result.reading),
    roll: defense.roll.id,
  };
}

/** Whether the reader may make an aspect of what was at stake: the attacker, or a GM. */
function placesStake({ world, reader, now }: SeenRoll, attackResult: AttackResult): boolean {
  return world.owns(reader.user, now.roll.actor) && world.actor(attackResult.target) !== null && mayPlace(attackResult).ok;
}

/** The button that defends with the roll made against another attacker; null where there is none, or for anyone else. */
function shareLabel({ world, reader, now }: SeenRoll, target: string): Text | null {
  const shared = world.owns(reader.user, target) ? servingDefense(world, reader.hides, now, target) : null;
  const result = shared && resultNow(shared.roll);
  if (!shared || !result) return null;
  const who = attackerOn(shared.roll)?.actorName ?? "";
  return text("NORN.Harm.defendAgain", { who, total: rankView(shared.roll.roll.ruleset, result.total, false).number });
}

/** Why it can harm no one any more; null where it can. */
function leftText({ gaveUp }: AttackResult, isGone: boolean, who: string): Text | null {
  if (isGone) return text("NORN.Harm.gone", { who });
  return gaveUp ? text("NORN.Harm.left", { who }) : null;
}

function verdictOf({ id, leftovers }: Ruleset, { margin, hit }: AttackResult, who: string): Text | null {
  if (margin === null) return null;
  if (hit && !isNothing(hit))
    return text(hit.suffers === "attacker" ? "NORN.Harm.Verdict.struckBack" : "NORN.Harm.Verdict.hit", {
      who,
      what: hitText(id, hit),
    });
  if (margin < 0) return text("NORN.Harm.Verdict.missBy", { margin: -margin });
  return text(leftovers?.inAttacks === true ? "NORN.Harm.Verdict.toBuy" : "NORN.Harm.Verdict.harmless");
}

/** A success without a shift, in games where that is no outcome of its own. */
function isNothing({ amount, outcome = "" }: Pick<Hit, "amount" | "outcome">): boolean {
  return amount === 0 && outcome === "";
}

function partView({ source, label, value, reason }: HitPart): AttackResultView["parts"][number] {
  const plain = label === "" ? text(`NORN.Harm.Part.${source}`) : text("NORN.Harm.Part.named", { name: label });
  return { label: reason ? scaleText(plain, reason) : plain, value: signed(value) };
}

/** What becomes of the words at stake; null while the defense is missing. */
function stakeVerdict(
  game: string,
  { margin, works, shortOf }: Pick<AttackResult, "margin" | "works" | "shortOf">,
  words: string,
): Text | null {
  if (margin === null) return null;
  if (margin < 0) return text("NORN.Stake.Verdict.failsBy", { words, margin: -margin });
  if (shortOf !== "")
    return text("NORN.Stake.Verdict.short", { words, takes: text(`NORN.HitOutcome.${game}.${shortOf}`), margin });
  if (works === null) return text("NORN.Stake.Verdict.waits");
  if (works) return text(margin === 0 ? "NORN.Stake.Verdict.justWorks" : "NORN.Stake.Verdict.works", { words });
  return text(margin === 0 ? "NORN.Stake.Verdict.tie" : "NORN.Stake.Verdict.notAlone", { words });
}
