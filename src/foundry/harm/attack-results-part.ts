import { stakeOf } from "../../ledger/harm/stake.ts";
import { attackResultsView } from "../../view/harm/attack-results.view.ts";
import type { RollCardPart } from "../chat/roll-card.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { currentReader, seenOn } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { templatePath } from "../words/template-path.ts";
import { aboutAttackResult } from "./attack-result-on.ts";
import { answerConcession, askConcession, askShot, vetoShot } from "./concession.ts";
import { askDefense, quickDefend, shareDefense } from "./defend.ts";
import { askHit, settleHit, quickTake } from "./take-hit.ts";

/** Of an attack: who has defended, what it came to, and how it was taken. */
export const ATTACK_RESULTS_PART: RollCardPart = {
  template: templatePath("harm/attack-results.hbs"),
  context: ({ now }) =>
    now.roll.attack ? { stake: stakeOf(now.roll), attackResults: attackResultsView(shownWorld(), currentReader(), now) } : null,
  actions: {
    defend: { once: true, run: (message, { dataset }) => quickDefend(message, dataset["target"] ?? "") },
    shareDefense: { once: true, run: (message, { dataset }) => shareDefense(message, dataset["target"] ?? "") },
    askDefense: { run: (message, { dataset }) => askDefense(message, dataset["target"] ?? "") },
    takeHit: { once: true, run: (message, { dataset }) => quickTake(message, dataset["target"] ?? "") },
    askHit: { run: (message, { dataset }) => askHit(message, dataset["target"] ?? "") },
    settleHit: { once: true, run: (message, { dataset }) => settleHit(message, dataset["target"] ?? "") },
    concede: { run: (message, { dataset }) => askConcession(message, dataset["target"] ?? "") },
    acceptConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "accept") },
    refuseConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "refuse") },
    fairConcession: { once: true, run: (message, { dataset }) => answerConcession(message, dataset, "fair") },
    callShot: { run: (message, { dataset }) => askShot(message, dataset["target"] ?? "") },
    vetoShot: { once: true, run: (message, { dataset }) => vetoShot(message, dataset) },
    placeStake: { once: true, run: (message, { dataset }) => placeStake(message, dataset["target"] ?? "") },
  },
};

const AT_STAKE = { stake: true, zone: "", nature: "sticky", level: 1, quality: null, about: "", hidden: false } as const;

/** What was at stake becomes an aspect of the target, in the way the game creates aspects. */
async function placeStake(action: NornChatMessage<"action">, target: string): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  const seen = seenOn(action);
  const { ruleset, dials } = seen?.world.game ?? {};
  const [way] = (dials && ruleset?.creating.ways([], dials)) ?? [];
  if (!actor || !seen || !way) return;
  const request = { ...AT_STAKE, ...aboutAttackResult(action, target), way, words: stakeOf(seen.now.roll), holder: actor.uuid };
  await submitEntry({ kind: "create", actor, request });
}
