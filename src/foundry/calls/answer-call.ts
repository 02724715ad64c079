import type { EntryOf } from "../../ledger/entry.ts";
import { isActive } from "../../ledger/order.ts";
import { opposingTraits } from "../../view/oppose/opposing-choices.view.ts";
import { traitCalled } from "../../view/calls/trait-called.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { askWith } from "../oppose/choose-opposer.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";

type CheckWanted = Pick<EntryOf<"call">["request"], "trait" | "traitName" | "difficulty">;

/** Rolls for one of those called: asks how, or rolls at once. Informs the user if the call was withdrawn. */
export async function answerCall(id: string, uuid: string, fast: boolean): Promise<void> {
  const call = ledgerStore().entry(id);
  const actor = ledgerActor(uuid);
  if (call?.kind !== "call" || !isActive(ledgerStore(), call) || !actor) {
    ui.notifications.warn("NORN.Call.gone", { localize: true });
    return;
  }
  await rollForCheck(actor, call.request, { madeFor: id, fast });
}

/** Rolls what a check asks. Someone without that trait may choose another. */
export async function rollForCheck(
  actor: NornActor,
  asked: CheckWanted,
  { madeFor = "", fast }: { readonly madeFor?: string; readonly fast: boolean },
): Promise<void> {
  const { ruleset } = ledgerWorld().game;
  const nameOf = (key: string): string => traitName(ruleset, key);
  const trait = traitCalled(ruleset, actor.snapshot(), asked, nameOf) || (await askInstead(actor, asked.traitName));
  if (!trait) return;
  const difficulty = asked.difficulty === null ? {} : { difficulty: asked.difficulty };
  await rollTrait(actor, trait, { purpose: { madeFor }, fast, ...difficulty });
}

async function askInstead(actor: NornActor, missing: string): Promise<string | null> {
  const { ruleset } = ledgerWorld().game;
  const choices = opposingTraits(ruleset, actor.snapshot(), { rolled: [], nameOf: (key) => traitName(ruleset, key) });
  const who = game.i18n.format("NORN.Call.instead", { who: actor.name, trait: missing });
  return askWith(who, choices, "NORN.Call.insteadTitle");
}
