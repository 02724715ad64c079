import type { ConcessionAnswer } from "../../ledger/requests/harm.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutAttackResult, sideOfHit } from "./attack-result-on.ts";

type Action = NornChatMessage<"action">;

interface Saying {
  readonly title: string;
  readonly icon: string;
  readonly label: string;
  readonly hint?: string;
  /** More than a phrase. */
  readonly long?: boolean;
  readonly send: string;
}

/** Asks for the words of an offer, or of a consequence; "" where the user says nothing. */
async function askWords({ title, icon, send, ...context }: Saying): Promise<string> {
  const answer = await prompt({
    title,
    icon,
    template: "harm/say.hbs",
    context,
    buttons: [{ id: "ok", label: send, icon }],
  });
  return answer ? fieldValue(answer.fields, "words").trim() : "";
}

/** Asks for the terms, and offers to concede. */
export async function askConcession(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "harmed");
  if (!actor) return;
  const words = await askWords({
    title: game.i18n.format("NORN.Concession.title", { who: actor.name }),
    icon: "fa-flag",
    label: "NORN.Concession.terms",
    hint: "NORN.Concession.hint",
    long: true,
    send: "NORN.Concession.send",
  });
  if (words !== "") await submitEntry({ kind: "concede", actor, request: { ...aboutAttackResult(action, target), words } });
}

/** Answers an offer as the one who hit. */
export async function answerConcession(
  action: Action,
  { target = "", entry = "" }: DOMStringMap,
  say: ConcessionAnswer,
): Promise<void> {
  const actor = sideOfHit(action, target, "inflicter");
  if (actor)
    await submitEntry({ kind: "answer-concession", actor, request: { ...aboutAttackResult(action, target), entry, say } });
}

/** Asks what the consequence is, and pays to say so. */
export async function askShot(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "inflicter");
  if (!actor) return;
  const words = await askWords({
    title: game.i18n.localize("NORN.CalledShot.title"),
    icon: "fa-crosshairs",
    label: "NORN.CalledShot.label",
    send: "NORN.CalledShot.send",
  });
  if (words !== "") await submitEntry({ kind: "call-shot", actor, request: { ...aboutAttackResult(action, target), words } });
}

/** Pays for naming it oneself after all. */
export async function vetoShot(action: Action, { target = "", entry = "" }: DOMStringMap): Promise<void> {
  const actor = sideOfHit(action, target, "harmed");
  if (actor) await submitEntry({ kind: "veto-shot", actor, request: { ...aboutAttackResult(action, target), entry } });
}
