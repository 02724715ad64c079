import { dialogContent } from "../apps/dialog-content.ts";
import { rollableTraits } from "../../view/roll/rollable-trait.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { ownCharacter } from "../documents/played-actors.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { currentRuleset } from "../settings/current-game.ts";
import { traitName } from "../settings/trait-name.ts";
import { templatePath } from "../template-path.ts";

const TEMPLATE = templatePath("created-aspects/remove-by.hbs");

/** Asks by which trait, and opens its roll against what removing the aspect takes. The card of the roll then offers to remove it. */
export async function rollToRemove({ name, system }: NornItem<"aspect">): Promise<void> {
  const actor = ownCharacter();
  if (!actor) return;
  const ruleset = currentRuleset();
  const traits = rollableTraits(ruleset, actor.snapshot(), (key) => traitName(ruleset, key));
  const { quality } = system;
  const content = await dialogContent(TEMPLATE, {
    name,
    quality,
    rated: quality !== null,
    traits,
  });
  const trait: unknown = await foundry.applications.api.DialogV2.prompt({
    classes: ["norn", "norn-ask"],
    position: { width: 380 },
    window: { title: "NORN.Ledger.Aspect.removeByRoll", icon: "fa-solid fa-eraser" },
    content,
    rejectClose: false,
    ok: { label: "NORN.Make.Remove.roll", icon: "fa-solid fa-dice", callback: chosen },
  });
  if (typeof trait !== "string") return;
  await rollTrait(actor, trait, quality === null ? {} : { difficulty: quality });
}

function chosen(_event: Event, button: HTMLButtonElement): unknown {
  return button.form ? new foundry.applications.ux.FormDataExtended(button.form).object["trait"] : null;
}
