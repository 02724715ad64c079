import { type BlockNow, blocksFor } from "../../ledger/oppose/blocks.ts";
import { unwrittenKey } from "../../rules/traits/listed-traits.ts";
import { againstTotal } from "../../rules/roll/opposition.ts";
import { reacts, type RollSection, type RollSoFar } from "../roll/roll-section.ts";
import { blockChoices } from "./block.view.ts";

/** What stands in the way of a roll: it has to reach the blocks it meets, too. */
export const BLOCKS_SECTION: RollSection = {
  fields: (roll) => ({ blocks: blockChoices(roll.world.game.ruleset, inTheWay(roll), roll.form.blocks) }),
  asks: (request, roll) => blocksMet(roll).reduce((raised, { total }) => againstTotal(raised, total), request),
  blocks: (roll) => blocksMet(roll).map(({ entry }) => entry.id),
};

/** A reaction is not blocked. */
function inTheWay({ world, reader: { user }, setup }: RollSoFar): readonly BlockNow[] {
  const { actor, first } = setup;
  const trait = actor.snapshot().traits.find(({ id }) => id === first.id)?.key ?? unwrittenKey(first.id);
  return reacts(setup) ? [] : blocksFor(world, { actor: actor.uuid, user, trait });
}

function blocksMet(roll: RollSoFar): readonly BlockNow[] {
  return inTheWay(roll).filter(({ entry }) => roll.form.blocks[entry.id]);
}
