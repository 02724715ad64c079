import { actsOn } from "../../ledger/roll/aboard.ts";
import { creationRoll } from "../../ledger/roll/creation-roll.ts";
import { isDramatic } from "../../ledger/kinds/dramatic.ts";
import { onlyOpposes } from "../../ledger/roll/opposed-roll.ts";
import { payerOf } from "../../ledger/parties.ts";
import { dramaticFailure } from "../../rules/index.ts";
import type { RollCardPart, RollOnCard } from "../chat/roll-card.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownActor, shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { text } from "../../view/text.ts";

/** A failure may become a dramatic one, for a point. */
export const DRAMATIC_PART: RollCardPart = {
  template: templatePath("oppose/dramatic-action.hbs"),
  context: (roll) => (mayBecomeDramatic(roll) ? {} : null),
  actions: {
    dramatic: {
      once: true,
      run: (message) => {
        const actor = ledgerActor(message.system.pilot ?? message.system.actor ?? "");
        return submitEntry({ kind: "dramatic", actor, request: { roll: message.id ?? "" } });
      },
    },
  },
};

/** That it has become one. */
export const IS_DRAMATIC_PART: RollCardPart = {
  template: templatePath("oppose/awaited.hbs"),
  context: ({ now }) => (isDramatic(now.entries) ? { icon: "fa-bolt", words: text("NORN.Dramatic.is") } : null),
};

/** Only where it brings something: a GM's points are not counted in every game. */
function mayBecomeDramatic({ now }: RollOnCard): boolean {
  const { ruleset } = now.roll;
  if (ruleset.dramaticFailure === null || onlyOpposes(now) || isDramatic(now.entries)) return false;
  const roller = ledgerActor(actsOn(now.roll));
  const actor = roller?.isOwner ? shownActor(roller) : null;
  if (!actor) return false;
  const world = shownWorld();
  const { outcome, usual } = creationRoll(world, now);
  const turned = dramaticFailure(world.game, outcome ?? usual, payerOf(world, actor));
  return turned.ok && turned.value.length > 0;
}
