import { dialogContent } from "../apps/dialog-content.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { holdersInReach } from "./actors-in-reach.ts";
import { passFree } from "./free-drag.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("created-aspects/pass.hbs");

/** Free invocations of an aspect that this user may pass on: id, how many, whose. */
export function passable({ system }: NornItem<"aspect">) {
  return Object.entries(system.free)
    .filter(([, { count, holder }]) => count > 0 && (game.user.isGM || ledgerActor(holder)?.isOwner))
    .map(([id, { count, holder }]) => ({ id, count, holder, name: ledgerActor(holder)?.name ?? "" }));
}

/** Asks to whom a free invocation goes, and which one where there are several. */
export async function askPass(aspect: NornItem<"aspect">): Promise<void> {
  const free = passable(aspect);
  if (!aspect.actor) return;
  const people = holdersInReach(aspect.actor).filter(({ uuid }) => free.length > 1 || uuid !== free[0]?.holder);
  const content = await dialogContent(TEMPLATE, { name: aspect.name, free, people });
  const answer: unknown = await foundry.applications.api.DialogV2.prompt({
    classes: ["norn", "norn-ask"],
    position: { width: 380 },
    window: { title: "NORN.Ledger.Aspect.pass", icon: "fa-solid fa-gift" },
    content,
    rejectClose: false,
    ok: { label: "NORN.Make.passOn", icon: "fa-solid fa-gift", callback: chosen },
  });
  const { to, which } = isChosen(answer) ? answer : { to: "", which: "" };
  const actor = ledgerActor(to);
  if (actor) await passFree({ aspect: aspect.uuid, free: which }, actor);
}

interface Chosen {
  readonly to: string;
  readonly which: string;
}

function chosen(_event: Event, button: HTMLButtonElement): object {
  return button.form ? new foundry.applications.ux.FormDataExtended(button.form).object : {};
}

function isChosen(answer: unknown): answer is Chosen {
  return typeof answer === "object" && answer !== null && "to" in answer && "which" in answer;
}
