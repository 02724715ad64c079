import type { NamedWound } from "../../ledger/requests/recovery.ts";
import type { Recovery } from "../../rules/harm/harm-rules.ts";
import type { Ruleset } from "../../rules/ruleset.ts";
import { bestOfKeys, type RollableTrait, rollableTraits } from "../../view/roll/rollable-trait.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { actorsOnScene, isInanimate, ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hasActorData } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";

type Treated = NonNullable<Recovery["treatment"]>;

/** Everyone this user may treat a wound with, the likeliest first: a GM anyone on the scene or with a player. */
export function healers(): readonly NornActor[] {
  const own = ownCharacter();
  const others = [...playerCharacters(), ...(game.user.isGM ? actorsOnScene() : [])];
  const able = [...(own ? [own] : []), ...others].filter(
    (actor) => actor.isOwner && hasActorData(actor.system) && !isInanimate(actor),
  );
  return [...new Set(able)];
}

/** Opens the roll with which one of them treats a wound. */
export async function treatWound(patient: NornActor, treats: NamedWound, treatment: Treated): Promise<void> {
  const ruleset = activeRuleset();
  const healer = await chooseHealer(ruleset, patient, treatment);
  if (!healer) return;
  const trait = likelyTrait(ruleset, healer, treatment);
  if (!trait) ui.notifications.warn("NORN.Roll.noSuchTrait", { format: { name: healer.name } });
  else await rollTrait(healer, trait.id, { difficulty: treatment.difficulty, purpose: { treats } });
}

/** A player's character treats by itself; a GM, and who plays several, is asked. */
async function chooseHealer(ruleset: Ruleset, { name, type }: NornActor, treatment: Treated): Promise<NornActor | null> {
  const able = healers();
  const [first, ...others] = able;
  if (!first) {
    ui.notifications.warn("NORN.Recovery.noHealer", { localize: true });
    return null;
  }
  if (others.length === 0 || (!game.user.isGM && game.user.character)) return first;
  const best = able.toSorted((a, b) => rankOf(ruleset, b, treatment) - rankOf(ruleset, a, treatment))[0];
  const answer = await prompt({
    title: game.i18n.format(type === "vehicle" ? "NORN.Vehicle.Repair.title" : "NORN.Recovery.treatTitle", { name }),
    icon: "fa-kit-medical",
    template: "recovery/healer.hbs",
    context: { healers: able.map(({ uuid, name }) => ({ uuid, name, selected: uuid === best?.uuid })) },
    buttons: [{ id: "ok", label: "NORN.Recovery.roll", icon: "fa-dice" }],
  });
  return answer && ledgerActor(fieldValue(answer.fields, "healer"));
}

function rankOf(ruleset: Ruleset, actor: NornActor, treatment: Treated): number {
  return likelyTrait(ruleset, actor, treatment)?.rank ?? -Infinity;
}

/** The best of those that help. */
function likelyTrait(ruleset: Ruleset, actor: NornActor, { traits: keys }: Treated): RollableTrait | null {
  const snapshot = actor.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  return bestOfKeys(traits, snapshot, keys);
}
