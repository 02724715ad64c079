/// <reference types="vite/types/importMeta.d.ts" />
import type { Ruleset } from "../../rules/ruleset.ts";
import { aboardGroups, type Aboard, rolledAboard, type RolledAboard } from "../../view/roll/aboard.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { linksOf } from "../documents/actor-links.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { bundleTemplates } from "../words/bundle-templates.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";
import { traitName } from "../settings/trait-name.ts";

bundleTemplates(
  import.meta.glob("../../../templates/roll/dialog/who-acts.hbs", { query: "?raw", import: "default", eager: true }),
);

/** Asks who acts with an ability of a vehicle; `likely`: the likeliest, without a question. Null if the user cancels. */
export async function whoActs(
  ruleset: Ruleset,
  vehicle: NornActor,
  trait: string,
  likely: boolean,
): Promise<RolledAboard | null> {
  const asked = { vehicle: vehicle.snapshot(), trait, people: peopleAboard(vehicle) };
  const groups = aboardGroups(ruleset, { ...asked, nameOf: (key) => traitName(ruleset, key) });
  const ways = groups.flatMap((group) => group.ways);
  const [first] = ways;
  // With no one aboard there is nothing to ask.
  if (!first || likely || asked.people.length === 0) return rolledAboard(first, trait, putIntoWords);
  const answer = await prompt({
    title: game.i18n.format("NORN.Aboard.title", { vehicle: vehicle.name }),
    icon: "fa-user-astronaut",
    template: "roll/dialog/who-acts.hbs",
    context: {
      how: `NORN.Aboard.${ruleset.aboard?.how ?? "joins"}`,
      groups: groups.map(({ name, ways: own }) => ({ name, ways: own.map((way) => ({ ...way, selected: way === first })) })),
    },
    buttons: [{ id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" }],
  });
  const chosen = answer && ways.find(({ id }) => id === fieldValue(answer.fields, "who"));
  return chosen ? rolledAboard(chosen, trait, putIntoWords) : null;
}

/** Those aboard who are in the world. */
function peopleAboard(vehicle: NornActor): readonly Aboard[] {
  return Object.values(linksOf(vehicle) ?? {}).flatMap(({ actor: uuid, role }): Aboard[] => {
    const actor = inWorld(uuid);
    return actor ? [{ uuid: actor.uuid, role, name: actor.name, actor: actor.snapshot() }] : [];
  });
}

/** Of someone in a compendium, the copy in the world. */
function inWorld(uuid: string): NornActor | null {
  if (!uuid.startsWith("Compendium.")) return ledgerActor(uuid);
  return game.actors.find(({ _stats }) => _stats.compendiumSource === uuid) ?? null;
}
