import { type DoneOf, type EntryOf, isOfKind } from "../../ledger/entry.ts";
import { planUndoOrRedo } from "../../ledger/kinds.ts";
import { isRoundStep, roundOf, roundSteps } from "../../ledger/conflict/round-steps.ts";
import { roundLine } from "../../view/conflict/round-line.view.ts";
import { type CardOrOtherCard, SHOWN_ON_OTHER_CARD, type EntryCard } from "../chat/card-part.ts";
import { refreshEntry } from "../chat/refresh-entry-cards.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { templatePath } from "../words/template-path.ts";
import { settlingGm } from "../ledger/authority.ts";

const TEMPLATE = templatePath("conflict/round-line.hbs");

/** The latest step of a round speaks for all of them; the tracker shows those that wait. */
export const ROUND_LINE: EntryCard<"turn"> = {
  render: (step) => (isRoundStep(step) ? render(step) : null),
};

function render(entry: EntryOf<"turn">): CardOrOtherCard | null {
  if (entry.state === "pending" && settlingGm() !== null) return SHOWN_ON_OTHER_CARD;
  if (entry.state !== "done") return null;
  const steps = roundSteps(ledgerStore(), roundOf(entry.request.combat, entry.facts.round));
  if (!steps.some(({ id }) => id === entry.id)) return null;
  if (steps.at(-1)?.id !== entry.id) return SHOWN_ON_OTHER_CARD;
  const world = shownWorld();
  const line = roundLine(steps, {
    undoes: (step) => planUndoOrRedo(world, "undo", step, game.user.id ?? "").ok,
    over: isOver(entry),
  });
  return line && { template: TEMPLATE, context: line };
}

/** The conflict is gone, and this was its last round. */
function isOver({ request: { combat }, facts: { round } }: DoneOf<"turn">): boolean {
  return !game.combats.has(combat) && stepsIn(combat).every(({ facts }) => facts === null || facts.round <= round);
}

function stepsIn(combat: string): readonly EntryOf<"turn">[] {
  return ledgerStore()
    .ofKinds(["turn"])
    .filter(({ request }) => request.combat === combat);
}

/** What can still be undone, and who speaks for a round, changes with every step. Called in `init`. */
export function registerRoundLines(): void {
  const refresh = (combat: string): void => {
    for (const { id } of stepsIn(combat)) refreshEntry(id);
  };
  onEntryChange(({ entries }) => {
    for (const { request } of entries.filter(isOfKind("turn"))) refresh(request.combat);
  });
  Hooks.on("deleteCombat", ({ id }) => refresh(id ?? ""));
}
