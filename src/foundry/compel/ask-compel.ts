import type { CompelEffect } from "../../rules/index.ts";
import { isThing } from "../documents/is-place.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { askEntry } from "../ledger/ask-entry.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import type { Proposed } from "./review-proposal.ts";

/** A compel before it is sent: aspect, target and proposer by uuid ("" for a game master), the roll by id. */
export interface CompelDraft {
  readonly aspect: string;
  readonly target: string;
  readonly proposer: string;
  readonly effect: CompelEffect;
  readonly cutthroat: boolean;
  readonly roll: string;
  readonly words: string;
  readonly passive: boolean;
}

/** The draft as the executor will read it. */
export function proposedBy({ aspect, target, proposer, ...details }: CompelDraft): Proposed {
  const { effect, cutthroat, roll, passive } = details;
  const bearer = ledgerAspect(aspect)?.actor;
  const hit = bearer && !isThing(bearer) ? bearer.uuid : target;
  const names = { targetName: ledgerActor(hit)?.name ?? "", proposerName: ledgerActor(proposer)?.name ?? "" };
  return {
    id: "",
    author: game.user.id,
    actor: proposer,
    actorName: names.proposerName,
    game: currentRuleset().id,
    asked: {
      aspect,
      aspectName: ledgerAspect(aspect)?.name ?? "",
      target: hit,
      details: { effect, cutthroat, roll, passive, ...names },
    },
  };
}

export async function askCompel(draft: CompelDraft): Promise<ChatMessage.Implementation | undefined> {
  const { asked, actor } = proposedBy(draft);
  return askEntry({ kind: "compel", actor: ledgerActor(actor), asked: { ...asked, words: draft.words } });
}

/** The story has done it already: the point is awarded, with nothing else asked. */
export async function awardCompel(aspect: string): Promise<ChatMessage.Implementation | undefined> {
  return askCompel({
    aspect,
    target: "",
    proposer: "",
    effect: "event",
    cutthroat: false,
    roll: "",
    words: "",
    passive: true,
  });
}
