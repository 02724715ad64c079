import { dialogContent } from "../apps/dialog-content.ts";
import { isMessageOfType } from "../documents/is-message-of-type.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { type Target } from "../roll/targets.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { standingOn } from "../../ledger/order.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { knowsAspect } from "../documents/known-to.ts";
import { ledgerActor, ledgerAspect } from "../ledger/ledger-documents.ts";
import { hiddenInReach, playersOf } from "./hidden-in-reach.ts";
import { MakeDialog } from "./make-dialog.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("created-aspects/reveal.hbs");

/** What may be chosen beside the aspects that are there. */
const NOTHING = "nothing";
const NEW = "new";

/** Asks a game master what a roll discovers, and who learns of it. */
export async function askReveal(id: string): Promise<void> {
  const action = game.messages.get(id);
  const actor = isMessageOfType(action, "action") ? ledgerActor(action.system.actor ?? "") : null;
  if (!isMessageOfType(action, "action") || !actor || !game.user.isGM) return;
  const asking = standingOn(ledgerStore(), id).find((entry) => entry.kind === "assess");
  const studied = studiedBy(action, asking?.request.target ?? "");
  const bearers = hiddenInReach(actor, studied);
  const players = new Set(playersOf(actor));
  const users = game.users
    .filter((user) => !user.isGM)
    .map((user) => ({ id: user.id, name: user.name, ticked: players.has(user) }));
  const first = bearers[0]?.aspects[0];
  const shown = bearers.map(({ bearer, aspects }) => ({
    bearer,
    aspects: aspects.map((aspect) => ({ ...aspect, selected: aspect === first })),
  }));
  const content = await dialogContent(TEMPLATE, { bearers: shown, users });
  const answer: unknown = await foundry.applications.api.DialogV2.prompt({
    classes: ["norn", "norn-ask"],
    position: { width: 420 },
    window: { title: "NORN.Make.Reveal.title", icon: "fa-solid fa-eye" },
    content,
    rejectClose: false,
    ok: { label: "NORN.Make.Reveal.say", icon: "fa-solid fa-eye", callback: chosen },
  });
  if (!isAnswer(answer)) return;
  const target = studied[0]?.uuid ?? "";
  if (answer.aspect === NEW) return MakeDialog.fromRoll(action, { target, way: "assessment" });
  await reveal({ roll: id, entry: asking?.id ?? "", target }, actor, answer);
}

/** Whom the one who rolled asked about; without that, whom the roll is against. */
function studiedBy({ system }: NornChatMessage<"action">, asked: string): Target[] {
  const actor = ledgerActor(asked);
  const against = system.targets;
  return actor ? [{ uuid: actor.uuid, name: actor.token?.name ?? actor.name }, ...against] : against;
}

interface Answer {
  readonly aspect: string;
  readonly users: readonly string[];
}

async function reveal(
  about: { readonly roll: string; readonly entry: string; readonly target: string },
  actor: NornActor,
  { aspect: uuid, users }: Answer,
): Promise<void> {
  const aspect = ledgerAspect(uuid);
  if (!aspect) {
    if (uuid === NOTHING) await submitEntry({ kind: "reveal", actor, request: about });
    return;
  }
  const request = { ...about, aspect: uuid, aspectName: aspect.name, users };
  // Those who know it already are told too: nothing about it is new to them.
  const told = game.users.filter((user) => users.includes(user.id ?? "") || knowsAspect(user, aspect)).map(({ id }) => id ?? "");
  await submitEntry({ kind: "reveal", actor, request, told });
}

function chosen(_event: Event, { form }: HTMLButtonElement): Answer {
  const users = [...(form?.querySelectorAll<HTMLInputElement>('input[name="user"]:checked') ?? [])].map(({ value }) => value);
  return { aspect: form?.querySelector<HTMLInputElement>('input[name="aspect"]:checked')?.value ?? "", users };
}

function isAnswer(answer: unknown): answer is Answer {
  return typeof answer === "object" && answer !== null && "aspect" in answer && "users" in answer;
}
