/// <reference types="vite/types/importMeta.d.ts" />
import { aboardGroups, type Aboard, type AboardWay } from "../../view/roll/aboard.view.ts";
import { text } from "../../view/text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { linksOf } from "../documents/actor-links.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { bundleTemplates } from "../registration/bundle-templates.ts";
import { putIntoWords } from "../registration/handlebars-helpers.ts";
import { traitName } from "../settings/trait-name.ts";

bundleTemplates(import.meta.glob("../../../templates/vehicles/dialog/*.hbs", { query: "?raw", import: "default", eager: true }));

/** How an ability of a vehicle is rolled. */
export interface RolledAboard {
  /** Id of the trait of the vehicle that is rolled. */
  readonly trait: string;
  /** Someone's ability that is rolled instead. */
  readonly at: { readonly name: string; readonly rank: number } | null;
  /** Id of the vehicle's trait that joins, "" for none. */
  readonly joins: string;
}

/** Asks who acts with an ability of a vehicle; `likely`: the likeliest, without a question. Null if the user cancels. */
export async function whoActs(vehicle: NornActor, trait: string, likely: boolean): Promise<RolledAboard | null> {
  const { ruleset } = ledgerWorld().game;
  const asked = { vehicle: vehicle.snapshot(), trait, people: peopleAboard(vehicle) };
  const groups = aboardGroups(ruleset, { ...asked, nameOf: (key) => traitName(ruleset, key) });
  const ways = groups.flatMap((group) => group.ways);
  const [first] = ways;
  // With no one aboard there is nothing to ask.
  if (!first || likely || asked.people.length === 0) return rolledWith(first, trait);
  const answer = await prompt({
    title: game.i18n.format("NORN.Aboard.title", { vehicle: vehicle.name }),
    icon: "fa-user-astronaut",
    template: "vehicles/dialog/who-acts.hbs",
    context: {
      groups: groups.map(({ name, ways: own }) => ({ name, ways: own.map((way) => ({ ...way, selected: way === first })) })),
    },
    buttons: [{ id: "ok", label: "NORN.Oppose.go", icon: "fa-dice" }],
  });
  const chosen = answer && ways.find(({ id }) => id === fieldValue(answer.fields, "who"));
  return chosen ? rolledWith(chosen, trait) : null;
}

/** Those aboard who are in the world. */
function peopleAboard(vehicle: NornActor): readonly Aboard[] {
  return Object.values(linksOf(vehicle) ?? {}).flatMap(({ actor: uuid, role }): Aboard[] => {
    const actor = ledgerActor(uuid);
    return actor ? [{ uuid, role, name: actor.name, actor: actor.snapshot() }] : [];
  });
}

function rolledWith(way: AboardWay | undefined, trait: string): RolledAboard {
  if (!way || way.id === "alone") return { trait, at: null, joins: "" };
  const { rolled, who } = way;
  if (who === "") return { trait: rolled.id, at: null, joins: trait };
  const name = putIntoWords(text("NORN.Aboard.with", { trait: rolled.name, who }));
  return { trait, at: { name, rank: rolled.rank }, joins: trait };
}
