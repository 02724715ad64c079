import type { Answer } from "../../view/ledger/compel/compel-details.ts";
import { askEntry } from "../ledger/ask-entry.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { compelNow, ownsActor } from "./compel-now.ts";
import { rollToBite } from "./roll-to-bite.ts";

/** What is said for whoever is compelled; the rest is said about it. */
const OWN_WORD: readonly Answer[] = ["accept", "refuse", "raise", "fold", "bite"];

export async function sayAnswer(id: string, answer: Answer): Promise<ChatMessage.Implementation | undefined> {
  const table = compelNow(id);
  if (!table) return undefined;
  const { aspect, aspectName, target } = table.compel.asked;
  const { details, bidding } = table.now;
  const own = OWN_WORD.includes(answer) && bidding?.turn !== "gm" && ownsActor(game.user, target);
  const roll = answer === "bite" ? (rollToBite(table)?.id ?? "") : details.roll;
  return askEntry({
    kind: "answer",
    actor: own ? ledgerActor(target) : null,
    asked: { on: id, aspect, aspectName, target, details: { say: answer, roll, targetName: details.targetName } },
  });
}
