import type { Result } from "../../rules/index.ts";
import { stepViews, type StepView } from "../../view/ledger/step.view.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentRuleset } from "../settings/current-game.ts";
import type { ActionNow } from "./action-state.ts";
import { ledgerActor } from "./ledger-documents.ts";

/** What was done to a roll, and what this user may still do. */
export interface RollUndertakings {
  readonly steps: readonly StepView[];
  readonly invokable: boolean;
}

export function rollUndertakings({ system }: NornChatMessage<"action">, now: Result<ActionNow>): RollUndertakings {
  if (!now.ok) return { steps: [], invokable: false };
  const { steps, ruleset } = now.value;
  const last = steps.at(-1)?.entry;
  const mine = last && (game.user.isGM || last.author === game.user.id);
  return {
    steps: stepViews(steps, new Set(mine ? [last.id] : [])),
    invokable: ruleset.id === currentRuleset().id && Boolean(ledgerActor(system.actor ?? "")?.isOwner),
  };
}
