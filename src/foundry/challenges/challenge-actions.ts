import { ledgerActor } from "../ledger/ledger-documents.ts";
import { knownChallenge } from "./challenge-sources.ts";
import { newChallenge } from "./new-challenge.ts";
import { rollChallenge } from "./roll-challenge.ts";

type Pressed = Pick<HTMLElement, "dataset">;

/** What the buttons of ladders do, wherever they are. */
export const CHALLENGE_ACTIONS = {
  openChallenge: async (_event: PointerEvent, { dataset }: Pressed): Promise<void> => {
    await knownChallenge(dataset["challenge"] ?? "")?.sheet?.render(true);
  },
  rollChallenge: async (_event: PointerEvent, { dataset }: Pressed): Promise<void> => {
    await rollChallenge(dataset["challenge"] ?? "");
  },
  hideChallenge: async (_event: PointerEvent, { dataset }: Pressed): Promise<void> => {
    const challenge = knownChallenge(dataset["challenge"] ?? "");
    if (game.user.isGM) await challenge?.update({ system: { hidden: !challenge.system.hidden } });
  },
  newChallenge: async (_event: PointerEvent, { dataset }: Pressed): Promise<void> => {
    const actor = ledgerActor(dataset["actor"] ?? "");
    if (actor?.isOwner) await newChallenge(actor);
  },
};
