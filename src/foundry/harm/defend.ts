import { servingDefense } from "../../ledger/harm/serving-defense.ts";
import type { Defense } from "../../rules/harm/harm-rules.ts";
import { rolledInstead, type Defending, defendingAs, defendQuestion, typedTotal } from "../../view/harm/defend.view.ts";
import type { SeenRoll } from "../../view/reader.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { seenOn } from "../entries/current-reader.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { aboutAttackResult } from "./attack-result-on.ts";

type Action = NornChatMessage<"action">;

/** An attack, and what this user's actor may defend with. */
interface Attacked {
  readonly seen: SeenRoll;
  readonly own: Defending;
}

function attackedIn(action: Action, target: string): Attacked | null {
  const seen = seenOn(action);
  const own = seen && defendingAs(seen, target);
  return seen && own ? { seen, own } : null;
}

/** Defends with the likeliest trait, without a question. `unasked`: nobody is there to answer one. */
export async function quickDefend(action: Action, target: string, unasked = false): Promise<void> {
  const attacked = attackedIn(action, target);
  const { defenses: [defense] = [], traits: [trait] = [] } = attacked?.own ?? {};
  if (!attacked || !defense) return;
  if (defense.unrolled) await defendBy(action, target, { defense: defense.id, opposing: "" });
  else await rollDefense(action, attacked, { defense, trait: trait?.id ?? "", fast: true, unasked });
}

/** Defends in the likeliest way with a roll that is made already. */
export async function defendWith(action: Action, target: string, opposing: string): Promise<void> {
  const [defense] = attackedIn(action, target)?.own.defenses ?? [];
  if (defense) await defendBy(action, target, { defense: defense.id, opposing });
}

/** Defends with the roll that has defended against another attacker. Resolves to whether there was one. */
export async function shareDefense(action: Action, target: string): Promise<boolean> {
  const seen = seenOn(action);
  const shared = seen && servingDefense(seen.world, seen.reader.hides, seen.now, target);
  if (!shared || !ledgerActor(target)) return false;
  await defendBy(action, target, { defense: shared.way, opposing: shared.roll.roll.id });
  return true;
}

/** Asks how, and with what. */
export async function askDefense(action: Action, target: string): Promise<void> {
  const attacked = attackedIn(action, target);
  if (!attacked) return;
  const { seen, own } = attacked;
  const context = defendQuestion(seen, own);
  const answer = await prompt({
    title: game.i18n.format("NORN.Harm.Defend.title", { who: own.actor.name }),
    icon: "fa-shield-halved",
    template: "harm/defend.hbs",
    context: { ...context },
    buttons: [
      { id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" },
      ...(context.isGm ? [{ id: "number", label: "NORN.Harm.Defend.number", icon: "fa-hashtag" } as const] : []),
    ],
  });
  const defense = answer && own.defenses.find(({ id }) => id === fieldValue(answer.fields, "way"));
  if (!answer || !defense) return;
  if (!defense.unrolled && answer.button !== "number")
    return rollDefense(action, attacked, { defense, trait: fieldValue(answer.fields, "with"), fast: false });
  const total = context.isGm ? typedTotal(fieldValue(answer.fields, "total")) : null;
  if (total !== null || defense.unrolled) await defendBy(action, target, { defense: defense.id, opposing: "", total });
  else ui.notifications.warn("NORN.Harm.Defend.noNumber", { localize: true });
}

async function rollDefense(
  action: Action,
  { seen, own }: Attacked,
  {
    defense,
    trait,
    ...how
  }: { readonly defense: Defense; readonly trait: string; readonly fast: boolean; readonly unasked?: boolean },
): Promise<void> {
  const actor = ledgerActor(own.actor.uuid);
  if (!actor) return;
  const attacker = ledgerActor(action.system.actor ?? "");
  const against = attacker && { uuid: attacker.uuid, name: action.system.actorName };
  const bare = rolledInstead(seen.world.game, own, defense, trait);
  const message = await rollTrait(actor, trait, {
    ...how,
    ...(bare && { at: { name: putIntoWords(bare.name), rank: bare.rank } }),
    second: defense.joins,
    purpose: { madeFor: action.id ?? "", opposes: true },
    against,
    defending: { attack: own.attack, defense },
  });
  if (message?.id) await defendBy(action, actor.uuid, { defense: defense.id, opposing: message.id });
}

/** `opposing`: id of the roll, "" for none; `total`: what a GM says instead of it. */
async function defendBy(
  action: Action,
  target: string,
  { total = null, ...by }: { readonly defense: string; readonly opposing: string; readonly total?: number | null },
): Promise<void> {
  await submitEntry({
    kind: "defend",
    actor: ledgerActor(target),
    request: { ...aboutAttackResult(action, target), ...by, total },
  });
}
