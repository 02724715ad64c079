import { conflictWith } from "../../ledger/conflict/conflict.ts";
import { zoneName } from "../../rules/zones/zones.ts";
import { moveForm } from "../../view/board/move-form.view.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { knowsAspect } from "../documents/known-to.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { zoneMapOf } from "../documents/zone-map.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";
import { moveTo } from "./zones.ts";

/** Moves someone to a zone of the board: in a conflict walking or running, as the game says; else they are just there. */
export async function goTo(actor: NornActor, place: NornActor, zone: string): Promise<void> {
  const world = shownWorld();
  const { ruleset } = world.game;
  const map = zoneMapOf(place, (aspect) => knowsAspect(game.user, aspect));
  const from = world.whereabouts(actor.uuid);
  const conflict = conflictWith(world, actor.uuid);
  const form =
    actor.isOwner && ruleset.moves && conflict && from
      ? moveForm({
          ruleset,
          moves: ruleset.moves,
          actor: actor.snapshot(),
          map,
          from,
          to: zone,
          smaller: conflict.rules.smaller > 0,
          nameOf: (key) => traitName(ruleset, key),
        })
      : null;
  if (!form) return moveTo(actor, zone);
  const toName = zoneName(map, zone);
  const answer = await prompt({
    title: game.i18n.format("NORN.Move.title", { who: actor.shownName, to: toName }),
    icon: "fa-person-running",
    template: "board/move.hbs",
    context: { ...form, leads: game.user.isGM },
    buttons: [{ id: "ok", label: "NORN.Move.go", icon: "fa-person-running" }],
  });
  if (!answer) return;
  const [how, trait] = [fieldValue(answer.fields, "how"), fieldValue(answer.fields, "trait")];
  if (how === "place") return moveTo(actor, zone);
  const request = { situation: place.uuid, to: zone, toName, roll: "", trait: "" };
  if (how === "walk") return void (await submitEntry({ kind: "move", actor, request: { ...request, how } }));
  if (ruleset.moves?.byRank) await submitEntry({ kind: "move", actor, request: { ...request, how: "run", trait } });
  else await rollTrait(actor, trait, { purpose: { run: { situation: place.uuid, zone } } });
}
