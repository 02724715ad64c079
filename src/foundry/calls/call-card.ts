import { aboutOf } from "../../ledger/kinds.ts";
import type { DoneOf } from "../../ledger/entry.ts";
import { isActive } from "../../ledger/order.ts";
import { callCard } from "../../view/calls/call-card.view.ts";
import type { CardRender, EntryCard } from "../chat/card-part.ts";
import { showMessage } from "../chat/show-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { refreshEntry } from "../chat/refresh-entry-cards.ts";
import { onRoll } from "../documents/on-change.ts";
import { ledgerStore, onEntryChange } from "../ledger/ledger-store.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { showLadderWords } from "../settings/active-game.ts";
import { templatePath } from "../words/template-path.ts";
import { answerCall } from "./answer-call.ts";
import { calledSources } from "./answers.ts";
import { secretDifficulty } from "./secret-difficulties.ts";

const TEMPLATE = templatePath("calls/card.hbs");

/** What is asked, and who has answered how. */
export const CALL_CARD: EntryCard<"call"> = {
  render: (call) => (call.state === "done" && isActive(ledgerStore(), call) ? render(call) : null),
  actions: {
    answerCall: {
      run: (_message, { dataset: { entry = "", actor = "" } }, withShift) => answerCall(entry, actor, withShift),
    },
    showAnswer: { run: (_message, { dataset: { roll = "" } }) => showMessage(roll) },
    tellDifficulty: { once: true, run: (_message, { dataset: { entry = "" } }) => tellDifficulty(entry) },
  },
};

function render(call: DoneOf<"call">): CardRender {
  const world = shownWorld();
  const { ruleset } = world.game;
  const context = callCard(call, calledSources(world, call), {
    isGm: game.user.isGM,
    mine: call.author === game.user.id,
    words: showLadderWords(),
    ruleset,
    secret: secretDifficulty(call.request.secret),
  });
  return { template: TEMPLATE, context };
}

/** Gives the rolls that have none the difficulty that was secret until now. */
async function tellDifficulty(id: string): Promise<void> {
  const call = ledgerStore().entry(id);
  if (call?.kind !== "call" || call.state !== "done") return;
  const difficulty = secretDifficulty(call.request.secret);
  if (difficulty === null) return;
  for (const { answer } of calledSources(shownWorld(), call)) {
    if (answer?.roll?.request.difficulty !== null || !answer) continue;
    await submitEntry({ kind: "difficulty", actor: null, request: { roll: answer.id, difficulty } });
  }
}

/** Redraws a call whenever a roll that answers it is made, changed or deleted. Called in `init`. */
export function registerCallCards(): void {
  const refresh = (message: unknown): void => {
    const call = isMessageOfType(message, "action") ? message.system.madeFor : "";
    if (call !== "" && ledgerStore().entry(call)?.kind === "call") refreshEntry(call);
  };
  onRoll(["created", "changed", "deleted"], refresh);
  onEntryChange(({ entries }) => {
    for (const id of entries.flatMap((entry) => aboutOf(entry))) refresh(game.messages.get(id));
  });
}
