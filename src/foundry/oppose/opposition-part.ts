import { isOpen } from "../../ledger/kinds/oppose.ts";
import { standingOn } from "../../ledger/order.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import { awaitedText, oppositionView, type OppositionView } from "../../view/oppose/opposition.view.ts";
import { type Text, text } from "../../view/text.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { shownEntries } from "../ledger/shown-world.ts";
import { showLadderWords } from "../settings/current-game.ts";
import { templatePath } from "../words/template-path.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** What opposes a roll: the other side's dice and total, and who won. */
export const OPPOSITION_PART: RollCardPart = {
  template: templatePath("oppose/opposition.hbs"),
  context: ({ now }) => oppositionOn(now),
};

/** Who is still awaited, or that what opposes the roll is hidden from this reader. */
export const AWAITED_PART: RollCardPart = {
  template: templatePath("oppose/awaited.hbs"),
  context: (roll) => {
    const words = awaitedOn(roll);
    return words && { words };
  },
};

function oppositionOn({ opposition }: RollNow): OppositionView | null {
  if (opposition?.side !== "first") return null;
  const { entry } = opposition;
  // What came of the roll since depends on it.
  const last = standingOn(shownEntries(), entry.request.roll).every(({ settled }) => settled <= entry.settled);
  return oppositionView(opposition, { words: showLadderWords(), undoes: last && mayTakeBack(entry) ? entry.id : "" });
}

function awaitedOn({ message, now }: RollOnCard): Text | null {
  if (now.opposition) return null;
  if (now.entries.some(({ kind }) => kind === "oppose")) return text("NORN.Oppose.hidden");
  if (!isOpen(now).ok) return null;
  const { request } = now.state;
  const allowed = now.entries.flatMap((entry) => (entry.kind === "allow" ? [entry.request.targetName] : []));
  const against = request.difficulty === null ? message.system.targets.map(({ name }) => name) : [];
  const isDynamic = request.difficulty === null && "test" in request && request.test === "dynamic";
  return awaitedText([...new Set([...against, ...allowed])], isDynamic);
}
