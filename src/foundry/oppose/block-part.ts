import { isOfKind } from "../../ledger/entry.ts";
import { isOver } from "../../ledger/oppose/blocks.ts";
import { LONGEST_BLOCK, mayBlock } from "../../ledger/kinds/block.ts";
import { onlyOpposes } from "../../ledger/roll/opposed-roll.ts";
import { blockedView, blockTraits, blockView } from "../../view/oppose/block.view.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { refreshCard } from "../chat/render-card.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentReader } from "../entries/current-reader.ts";
import { UNDO_ACTIONS } from "../entries/undo-actions.ts";
import { ledgerActor, playsActor } from "../ledger/ledger-documents.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import { shownEntries, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { mayTakeBack } from "../entries/may-take-back.ts";

/** One's own roll may stand in the way of what others try. */
export const BLOCK_PART: RollCardPart = {
  template: templatePath("oppose/block-action.hbs"),
  context: ({ message, now }) =>
    playsActor(message.system.actor) && !onlyOpposes(now) && mayBlock(shownWorld(), now).ok ? {} : null,
  actions: { block: { run: askBlock } },
};

/** What it stands in the way of, and for how long. */
export const BLOCKING_PART: RollCardPart = {
  template: templatePath("oppose/blocking.hbs"),
  context: ({ now, isOfActiveGame }) => {
    const blocks = now.entries.filter(isOfKind("block")).map((entry) =>
      blockView(entry, {
        over: isOver(shownWorld(), entry),
        undoes: (one) => isOfActiveGame && mayTakeBack(one),
      }),
    );
    return blocks.length > 0 ? { blocks } : null;
  },
  actions: UNDO_ACTIONS,
};

/** What stood in the way of this roll. */
export const BLOCKED_PART: RollCardPart = {
  template: templatePath("oppose/blocked.hbs"),
  context: ({ message }) => {
    const met = new Set(message.system.blocks);
    const blocks = shownEntries()
      .ofKinds(["block"])
      .filter(({ id, visible }) => visible && met.has(id));
    return blocks.length > 0 ? { blocks: blocks.map(blockedView) } : null;
  },
};

/** Asks for what is blocked. */
async function askBlock(action: NornChatMessage<"action">): Promise<void> {
  const { ruleset } = shownWorld().game;
  const traits = blockTraits(ruleset, (key) => currentReader().traitName(ruleset, key));
  const answer = await prompt({
    title: "NORN.Block.title",
    icon: "fa-road-barrier",
    template: "oppose/block.hbs",
    context: { longest: LONGEST_BLOCK, traits },
    buttons: [{ id: "ok", label: "NORN.Block.send", icon: "fa-road-barrier" }],
    lack: ({ fields }) =>
      blockWords(fields) === "" ? { field: "words", words: text("NORN.Ledger.Refused.block-unworded") } : null,
  });
  if (!answer) return;
  const words = blockWords(answer.fields);
  const actor = ledgerActor(action.system.actor ?? "");
  const trait = traits.find(({ key }) => key === fieldValue(answer.fields, "trait"));
  const against = { trait: trait?.key ?? "", traitName: trait?.name ?? "" };
  await submitEntry({ kind: "block", actor, request: { roll: action.id ?? "", words, ...against } });
}

function blockWords(fields: FormData): string {
  return fieldValue(fields, "words").trim();
}

/** Redraws the cards of blocks as the turns of a conflict pass, and scenes. Called in `init`. */
export function registerBlocks(): void {
  const redraw = (): void => {
    for (const { request } of ledgerStore().ofKinds(["block"])) refreshCard(request.roll);
  };
  for (const hook of ["updateCombat", "updateCombatant", "deleteCombat"] as const) Hooks.on(hook, () => redraw());
  onEntryChange(({ entries }) => {
    if (entries.some(isOfKind("break"))) redraw();
  });
}
