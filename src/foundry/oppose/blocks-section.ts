import { type BlockNow, blocksFor } from "../../ledger/oppose/blocks.ts";
import { againstTotal } from "../../rules/index.ts";
import { blockChoices } from "../../view/oppose/block.view.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import type { RollDraft, RollSection } from "../roll/roll-section.ts";

/** What stands in the way of a roll. */
export const BLOCKS_SECTION: RollSection = {
  fields: (draft) => {
    const { setup, inForce, form } = draft;
    return { blocks: setup.opposing ? [] : blockChoices(inForce.ruleset, inTheWay(draft), form.blocks) };
  },
  // It has to reach the blocks it meets, too. Source: T4.
  asks: (request, draft) => blocksMet(draft).reduce((raised, { total }) => againstTotal(raised, total), request),
  answer: (draft) => ({ blocks: blocksMet(draft).map(({ entry }) => entry.id) }),
};

function inTheWay({ setup }: RollDraft): readonly BlockNow[] {
  return blocksFor(shownWorld(), { actor: setup.actor.uuid, user: game.user.id ?? "" });
}

function blocksMet(draft: RollDraft): readonly BlockNow[] {
  return inTheWay(draft).filter(({ entry }) => draft.form.blocks[entry.id]);
}
