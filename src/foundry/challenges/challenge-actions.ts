import { ledgerActor } from "../ledger/ledger-documents.ts";
import { knownChallenge } from "./challenge-sources.ts";
import { newChallenge } from "./new-challenge.ts";
import { rollChallenge } from "./roll-challenge.ts";

/** What the buttons of ladders do, wherever they are, by the data they carry. */
export const CHALLENGE_ACTIONS = {
  openChallenge: async ({ challenge = "" }: DOMStringMap): Promise<void> => {
    await knownChallenge(challenge)?.sheet?.render(true);
  },
  rollChallenge: ({ challenge = "" }: DOMStringMap): Promise<void> => rollChallenge(challenge),
  hideChallenge: async ({ challenge = "" }: DOMStringMap): Promise<void> => {
    const item = knownChallenge(challenge);
    if (game.user.isGM) await item?.update({ system: { hidden: !item.system.hidden } });
  },
  newChallenge: async ({ actor = "" }: DOMStringMap): Promise<void> => {
    const on = ledgerActor(actor);
    if (on?.isOwner) await newChallenge(on);
  },
};
