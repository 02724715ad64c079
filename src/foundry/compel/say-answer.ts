import type { Answer } from "../../ledger/kinds/answer.ts";
import { compelNow } from "../../ledger/replay-compel.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { mayWrite } from "../ledger/world-of-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollToBite } from "./roll-to-bite.ts";

/** Answers given for the compelled character; the rest are about the compel. */
const OWN_WORD: readonly Answer[] = ["accept", "refuse", "raise", "fold", "bite"];

/** Answers a compel, by the id of its entry. */
export async function sayAnswer(compel: string, say: Answer): Promise<ChatMessage.Implementation | undefined> {
  const state = compelNow(ledgerWorld(), compel);
  if (!state) return undefined;
  const { request, bidding } = state.now;
  const { aspect, aspectName, target, targetName } = request;
  const own = OWN_WORD.includes(say) && bidding?.turn !== "gm" && mayWrite(game.user.id, target);
  const roll = say === "bite" ? (rollToBite(state)?.id ?? "") : request.roll;
  return submitEntry({
    kind: "answer",
    actor: own ? ledgerActor(target) : null,
    request: { compel, say, roll, aspect, aspectName, target, targetName },
  });
}
