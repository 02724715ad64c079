import type { CompelEffect } from "../../rules/compel/compel-rules.ts";
import type { EntryOf } from "../../ledger/entry.ts";
import type { Asks } from "../../ledger/requests.ts";
import { isInanimate } from "../documents/actors-in-play.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";

/** A compel before it is submitted: aspect, target and proposer by uuid ("" for a GM), the roll by id. */
export interface CompelDraft {
  readonly aspect: string;
  readonly target: string;
  readonly proposer: string;
  readonly effect: CompelEffect;
  readonly conditions: readonly string[];
  readonly roll: string;
  readonly words: string;
  readonly passive: boolean;
}

type Proposed = Pick<EntryOf<"compel">, "id" | "author" | "actor" | "actorName" | "game" | "request">;

/** The draft as the authority will read it in a game. */
export function proposedBy(draft: CompelDraft, played: string): Proposed {
  const actorName = ledgerActor(draft.proposer)?.shownName ?? "";
  return { id: "", author: game.user.id, actor: draft.proposer, actorName, game: played, request: requestOf(draft) };
}

function requestOf({ aspect, target: chosen, effect, conditions, roll, words, passive }: CompelDraft, free = ""): Asks["compel"] {
  const named = ledgerAspect(aspect);
  const target = named?.actor && !isInanimate(named.actor) ? named.actor.uuid : chosen;
  const targetName = ledgerActor(target)?.shownName ?? "";
  return { aspect, aspectName: named?.name ?? "", target, targetName, effect, conditions, roll, words, passive, free };
}

/** `free`: id of the free use that was shown to pay for it, "" for none. */
export async function askCompel(draft: CompelDraft, free = ""): Promise<ChatMessage.Implementation | undefined> {
  return submitEntry({ kind: "compel", actor: ledgerActor(draft.proposer), request: requestOf(draft, free) });
}

/** The story has done it already: the point is awarded without any further question. */
export async function awardCompel(aspect: string): Promise<ChatMessage.Implementation | undefined> {
  const draft = { target: "", proposer: "", effect: "event", conditions: [], roll: "", words: "", passive: true } as const;
  return askCompel({ ...draft, aspect });
}
