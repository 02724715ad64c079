import type { Asks } from "../../ledger/requests.ts";
import { activeOn } from "../../ledger/order.ts";
import { destinationValue } from "../../view/created-aspects/create-dialog.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { activeRuleset } from "../settings/active-game.ts";
import type { Target } from "../../view/roll/roll-options.ts";
import { createDialog } from "./create-dialog.ts";
import { actorsInReach, hiddenInReach, playersOf } from "./in-reach.ts";

/** The choice besides the existing aspects. */
const NOTHING = "nothing";
const NEW = "new";

/** Asks whom or what a roll studies; the GM then reveals what there is. */
export async function askDiscover(action: NornChatMessage<"action">): Promise<void> {
  const actor = ledgerActor(action.system.actor ?? "");
  if (!actor?.isOwner) return;
  const answer = await prompt({
    title: "NORN.Create.Discover.title",
    icon: "fa-magnifying-glass",
    template: "created-aspects/discover.hbs",
    context: { people: peopleToStudy(actor, action) },
    buttons: [{ id: "ok", label: "NORN.Create.Discover.ask", icon: "fa-magnifying-glass" }],
  });
  if (!answer) return;
  const target = fieldValue(answer.fields, "target");
  if (target !== "") await submitEntry({ kind: "discover", actor, request: { roll: action.id ?? "", ...named(target) } });
}

function named(target: string) {
  return { target, targetName: ledgerActor(target)?.shownName ?? "" };
}

/** Everyone and everything in reach: the place that the roll is aimed at is chosen already. */
function peopleToStudy(actor: NornActor, { system: { aim, targets } }: NornChatMessage<"action">) {
  return actorsInReach(actor, targets).map((one) => ({ ...one, selected: one.uuid === aim.situation }));
}

/** Asks the GM what a roll discovers, and who learns of it. */
export async function askReveal(id: string): Promise<void> {
  const action = game.messages.get(id);
  const actor = isMessageOfType(action, "action") ? ledgerActor(action.system.actor ?? "") : null;
  if (!isMessageOfType(action, "action") || !actor || !game.user.isGM) return;
  const asking = activeOn(ledgerStore(), id).find((entry) => entry.kind === "discover");
  const studied = studiedBy(action, asking?.request.target ?? "");
  const parents = hiddenInReach(actor, studied, action.system.aim.zone);
  const players = new Set(playersOf(actor));
  const users = game.users
    .filter((user) => !user.isGM)
    .map((user) => ({ id: user.id, name: user.name, ticked: players.has(user) }));
  const first = parents[0]?.aspects[0];
  const shown = parents.map(({ parent, aspects }) => ({
    parent,
    aspects: aspects.map((aspect) => ({ ...aspect, selected: aspect === first })),
  }));
  const answer = await prompt({
    title: "NORN.Create.Reveal.title",
    icon: "fa-eye",
    width: 420,
    template: "created-aspects/reveal.hbs",
    context: { parents: shown, users },
    buttons: [{ id: "ok", label: "NORN.Create.Reveal.say", icon: "fa-eye" }],
  });
  if (!answer) return;
  const aspect = fieldValue(answer.fields, "aspect");
  const target = studied[0]?.uuid ?? "";
  const { situation, zone } = action.system.aim;
  if (aspect === NEW) {
    const aimed = target !== "" && target === situation ? destinationValue(target, zone) : target;
    return (await createDialog()).fromRoll(action, { target: aimed, way: activeRuleset().creating.discovering?.instead ?? "" });
  }
  const learning = answer.fields.getAll("user").filter((user) => typeof user === "string");
  await reveal({ roll: id, entry: asking?.id ?? "", ...named(target) }, actor, { aspect, users: learning });
}

/** The target the author asked about, or else the place the roll is aimed at; then those the roll is against. */
function studiedBy({ system: { aim, targets } }: NornChatMessage<"action">, asked: string): Target[] {
  const actor = ledgerActor(asked) ?? ledgerActor(aim.situation ?? "");
  return actor ? [{ uuid: actor.uuid, name: actor.shownName }, ...targets] : targets;
}

interface Learned {
  readonly aspect: string;
  readonly users: readonly string[];
}

async function reveal(
  about: Pick<Asks["reveal"], "roll" | "entry" | "target" | "targetName">,
  actor: NornActor,
  { aspect: uuid, users }: Learned,
): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect) {
    if (uuid === NOTHING)
      await submitEntry({ kind: "reveal", actor, request: { ...about, aspect: "", aspectName: "", users: [] } });
    return;
  }
  const request = { ...about, aspect: uuid, aspectName: aspect.name, users };
  // Users who already know it are included: nothing about it is new to them.
  const readers = game.users
    .filter((user) => users.includes(user.id ?? "") || knowsAspect(user, aspect))
    .map(({ id }) => id ?? "");
  await submitEntry({ kind: "reveal", actor, request, readers });
}
