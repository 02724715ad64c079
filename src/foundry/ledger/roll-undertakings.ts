import type { Result } from "../../rules/index.ts";
import { momentOf } from "../../view/ledger/fold-roll.ts";
import { inOrder } from "../../view/ledger/standing.ts";
import { stepsView, type StepsView } from "../../view/ledger/step.view.ts";
import type { Text } from "../../view/text.ts";
import type { MadeView } from "../../view/ledger/make/made.view.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentRuleset } from "../settings/current-game.ts";
import type { ActionNow } from "./action-state.ts";
import { entriesNaming } from "./entries.ts";
import { ledgerActor } from "./ledger-documents.ts";
import { purseOf } from "../spend/purse.ts";
import { madeOnRoll } from "../created-aspects/made-on-roll.ts";
import { type MakeUndertakings, makeUndertakings } from "../created-aspects/make-undertakings.ts";
import { counterable, spendUndertakings, type SpendUndertakings } from "../spend/spend-undertakings.ts";

/** What was done to a roll, and what this user may still do: by the parts of the card's foot. */
export interface RollUndertakings {
  readonly steps: StepsView | null;
  /** Points that wait, are held or have gone to somebody. */
  readonly purse: readonly Text[];
  /** Aspects that came of it, or went by it. */
  readonly made: readonly MadeView[];
  readonly undertakings: {
    readonly spend: SpendUndertakings;
    readonly make: MakeUndertakings;
    readonly invokable: boolean;
  } | null;
}

/** Nothing can be done to a roll that is not of the game in force, or that cannot be read. */
export function rollUndertakings(message: NornChatMessage<"action">, now: Result<ActionNow>): RollUndertakings {
  if (!now.ok) return { steps: null, purse: [], made: [], undertakings: null };
  const { steps, ruleset } = now.value;
  const last = inOrder(steps.flatMap(({ entry, counter }) => (counter ? [entry, counter] : [entry]))).at(-1);
  const mine = last && (game.user.isGM || last.author === game.user.id);
  const played = ruleset.id === currentRuleset().id;
  const around = {
    ruleset,
    undo: new Set(mine ? [last.id] : []),
    counter: played ? counterable(now.value) : new Set<string>(),
    open: entriesNaming(message.id ?? "").filter((entry) => entry.state !== "done" && momentOf(entry) === "before"),
    waits: game.users.activeGM === null,
  };
  const undertakings = played ? undertakingsOf(message, now.value) : null;
  return {
    steps: stepsView(steps, around),
    purse: purseOf(now.value.entries),
    made: madeOnRoll(message.id ?? "", now.value),
    undertakings,
  };
}

function undertakingsOf(message: NornChatMessage<"action">, now: ActionNow): RollUndertakings["undertakings"] {
  const invokable = Boolean(ledgerActor(message.system.actor ?? "")?.isOwner);
  const spend = spendUndertakings(message, now);
  const make = makeUndertakings(message, now);
  return invokable || spend.settles || spend.spends.length > 0 ? { spend, make, invokable } : null;
}
