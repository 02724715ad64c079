import { opposingTraits } from "../../view/oppose/opposing-choices.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { ownCharacter, peopleInPlay } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { askWith } from "../oppose/choose-opposer.ts";
import type { Aim } from "../../view/roll/roll-options.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";
import { aimName } from "./aim-part.ts";

/** Asks who rolls with what for an aspect of a place, and rolls. The card of the roll then creates or discovers it there. */
export async function askForAspect(aim: Aim): Promise<void> {
  const actor = game.user.isGM ? await askWho(aim) : ownCharacter();
  if (!actor) {
    if (!game.user.isGM) ui.notifications.warn("NORN.Call.noCharacter", { localize: true });
    return;
  }
  const { ruleset } = ledgerWorld().game;
  const choices = opposingTraits(ruleset, actor.snapshot(), { rolled: [], nameOf: (key) => traitName(ruleset, key) });
  const who = game.i18n.format("NORN.Aim.who", { who: actor.name, where: aimName(aim) });
  const trait = await askWith(who, choices, "NORN.Aim.title");
  if (trait) await rollTrait(actor, trait, { purpose: { aim } });
}

/** A GM rolls for anyone who is here. */
async function askWho(aim: Aim): Promise<NornActor | null> {
  const here = peopleInPlay();
  if (here.length === 0) {
    ui.notifications.warn("NORN.Call.Who.none", { localize: true });
    return null;
  }
  const own = ownCharacter() ?? here[0];
  const people = here.map((actor) => ({ uuid: actor.uuid, name: actor.shownName, selected: actor === own }));
  const answer = await prompt({
    title: "NORN.Aim.title",
    icon: "fa-crosshairs",
    template: "calls/for-aspect.hbs",
    context: { where: aimName(aim), people },
    buttons: [{ id: "ok", label: "NORN.Aim.next", icon: "fa-dice" }],
  });
  return answer ? ledgerActor(fieldValue(answer.fields, "who")) : null;
}
