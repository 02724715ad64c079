import { isOpen } from "../../ledger/kinds/oppose.ts";
import { activeOn } from "../../ledger/order.ts";
import type { OpposedRoll } from "../../ledger/roll/opposed-roll.ts";
import type { OwnRoll, RollNow } from "../../ledger/roll/replay-roll.ts";
import { type DiePicture, dicePictures } from "../roll/die-picture.view.ts";
import { type NumberView, totalView } from "../roll/check-result.view.ts";
import { type Badge, badgesOf } from "../roll/outcome.view.ts";
import { partsWithSteps, type PartView } from "../roll/check-part.view.ts";
import { traitNames } from "../roll/trait-names.ts";
import type { SeenRoll } from "../reader.ts";
import { type Text, text } from "../text.ts";

/** One side, as the card of the other shows it. */
interface SideView {
  /** Id of its message. */
  readonly roll: string;
  readonly who: Text;
  readonly traits: string;
  readonly dice: readonly DiePicture[];
  readonly parts: readonly PartView[];
  readonly total: NumberView;
}

/** What opposes a roll, on the card of that roll. */
export interface OppositionView {
  /** Null if its roll is deleted: then only what it had shown is known. */
  readonly other: SideView | null;
  readonly deleted: Text | null;
  readonly verdict: Text;
  /** What the other side has achieved. */
  readonly badges: readonly Badge[];
  /** Id of the entry if this reader may undo it, "" otherwise. */
  readonly undoes: string;
}

/** A roll whose card is folded to a line: it points to the card that shows it too. */
export interface FoldedRoll {
  readonly on: string;
  readonly who: Text;
  readonly traits: string;
  readonly total: NumberView;
  readonly against: Text;
  /** Who won, null where none is against the other. */
  readonly verdict: Text | null;
}

/** What opposes a roll, as the reader sees it; null for nothing. */
export function oppositionView({ world, reader, now }: SeenRoll): OppositionView | null {
  const { opposition } = now;
  if (opposition?.side !== "first") return null;
  const { entry, second, result } = opposition;
  // What came of the roll since depends on it.
  const isLast = activeOn(world.entries, entry.request.roll).every(({ settled }) => settled <= entry.settled);
  const showsOutcome =
    result.second !== null && result.second.reading !== "hits" && (result.contest || result.winner === "second");
  return {
    other: second && sideView(second, reader.words),
    deleted: second ? null : text("NORN.Oppose.deleted", { who: rollerText(entry.actorName), total: entry.facts.total }),
    verdict: verdictText(opposition),
    badges: showsOutcome && result.second ? badgesOf(opposition.first.roll.ruleset, result.second) : [],
    undoes: isLast && reader.mayTakeBack(entry) ? entry.id : "",
  };
}

export function opposingView(opposed: OpposedRoll, own: OwnRoll, words: boolean): FoldedRoll {
  const { who, traits, total } = sideView(own, words);
  const { roll } = opposed.first;
  return {
    on: roll.id,
    who,
    traits,
    total,
    against: text("NORN.Oppose.against", { who: rollerText(roll.actorName), traits: traitNames(opposed.first.state.request) }),
    verdict: verdictText(opposed),
  };
}

/** A defense, as its own card shows it: the attack's card shows it too. */
export function defendingView(now: RollNow, attack: RollNow, words: boolean): FoldedRoll {
  const { who, traits, total } = sideView(now, words);
  const { actorName } = attack.roll;
  const against = text("NORN.Harm.against", { who: rollerText(actorName), traits: traitNames(attack.state.request) });
  return { on: attack.roll.id, who, traits, total, against, verdict: null };
}

/** Who won, and by how much. A tie is the first's. */
export function verdictText({ entry, first, result: { winner, by } }: OpposedRoll): Text {
  if (winner === null) return text("NORN.Oppose.Verdict.none");
  const who = rollerText(winner === "first" ? first.roll.actorName : entry.actorName);
  return by === 0 ? text("NORN.Oppose.Verdict.tie", { who }) : text("NORN.Oppose.Verdict.by", { who, by });
}

/** Who may oppose a roll that waits for it, or that what opposes it is hidden from the reader; null where none is awaited. */
export function awaitedText(now: RollNow): Text | null {
  if (now.opposition) return null;
  if (now.entries.some(({ kind }) => kind === "oppose")) return text("NORN.Oppose.hidden");
  if (!isOpen(now).ok) return null;
  const { request } = now.state;
  const isUnknown = request.difficulty === null;
  const against = isUnknown ? now.roll.targets.flatMap((uuid) => now.roll.targetNames.get(uuid) ?? []) : [];
  const allowed = now.entries.flatMap((entry) => (entry.kind === "allow" ? [entry.request.targetName] : []));
  const names = [...new Set([...against, ...allowed])];
  if (names.length > 0) return text("NORN.Oppose.awaited", { names: names.join(", ") });
  return isUnknown && "test" in request && request.test === "dynamic" ? text("NORN.Oppose.open") : null;
}

/** One side as it is now. */
function sideView({ roll, state, steps }: OwnRoll, words: boolean): SideView {
  const { ruleset, dials } = roll;
  const result = ruleset.resolve(state.request, state.faces, dials);
  return {
    roll: roll.id,
    who: rollerText(roll.actorName),
    traits: traitNames(state.request),
    dice: dicePictures(result.plan, result.reading),
    parts: partsWithSteps(result.parts, state.request.modifiers, new Set(steps.map(({ entry }) => entry.id))),
    total: totalView(result, result.total, ruleset, words),
  };
}

/** A GM may roll for no one in particular. */
export function rollerText(name: string): Text {
  return name === "" ? text("NORN.Oppose.gm") : text("NORN.Oppose.who", { name });
}
