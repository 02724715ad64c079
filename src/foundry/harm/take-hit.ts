import { type HarmWay, PLAIN_WAY } from "../../rules/harm/harm-rules.ts";
import { offeredWays, takeQuestion, type Taking, takingBy } from "../../view/harm/take-hit.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { aboutAttackResult, attackResultOnCard, sideOfHit } from "./attack-result-on.ts";

type Action = NornChatMessage<"action">;

/** Takes a hit as it comes. */
export async function quickTake(action: Action, target: string): Promise<void> {
  const on = attackResultOnCard(action, target);
  const own = on && takingBy(on.seen, on.attackResult);
  if (own) await take(action, own, PLAIN_WAY, []);
}

async function take(action: Action, { actor, attackResult }: Taking, way: HarmWay, names: readonly string[]): Promise<void> {
  const { consequences, armor, asset = "" } = way;
  const request = {
    ...aboutAttackResult(action, attackResult.target),
    chosen: consequences,
    armor,
    asset,
    names,
    byItself: false,
  };
  await submitEntry({ kind: "harm", actor: ledgerActor(actor.uuid), request });
}

const AS_IT_COMES = { byItself: true, chosen: [], names: [], armor: false, asset: "" } as const;

/** The one who is hit, whom this user need not play, takes it as it comes. */
export async function settleHit(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "harmed");
  if (actor) await submitEntry({ kind: "harm", actor, request: { ...aboutAttackResult(action, target), ...AS_IT_COMES } });
}

/** Asks in which way, and what the consequences are called. */
export async function askHit(action: Action, target: string): Promise<void> {
  const on = attackResultOnCard(action, target);
  const own = on && takingBy(on.seen, on.attackResult);
  if (!on || !own) return;
  const answer = await prompt({
    title: game.i18n.format("NORN.Harm.Take.title", { who: own.actor.name }),
    icon: "fa-heart-crack",
    template: "harm/take.hbs",
    width: 420,
    context: { ...takeQuestion(on.seen, own) },
    buttons: [{ id: "ok", label: "NORN.Harm.take", icon: "fa-heart-crack" }],
  });
  if (!answer) return;
  const index = Number(fieldValue(answer.fields, "way") || "0");
  const chosen = offeredWays(own.ways)[index];
  if (!chosen) return;
  const asset = fieldValue(answer.fields, `asset-${index}`);
  const names = chosen.harm.consequences.map(({ severity }, place) => {
    const typed = fieldValue(answer.fields, `name-${index}-${place}`).trim();
    return typed === "" ? on.seen.world.consequenceName(severity) : typed;
  });
  await take(action, own, asset === "" ? chosen.way : { ...chosen.way, asset }, names);
}
