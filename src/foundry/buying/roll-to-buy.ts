import type { ActiveGame } from "../../rules/ruleset.ts";
import { failedAt } from "../../ledger/roll/purchases.ts";
import { bestOfKeys, rollableTraits } from "../../view/roll/rollable-trait.ts";
import { text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { fieldValue, prompt } from "../apps/prompt.ts";
import { isPlayerCharacter, ownCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isItemOfType } from "../documents/of-type.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { shownWorld } from "../ledger/shown-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { rollTrait } from "../roll/roll-trait.ts";
import { traitName } from "../settings/trait-name.ts";
import { priceOf } from "./price-of.ts";

/** Whether it can be bought. An advantage on a sheet cannot be bought again. */
export function isForSale(played: ActiveGame, item: NornItem): boolean {
  return priceOf(item, played) !== null && (item.actor === null || isItemOfType(item, "gear"));
}

/** Rolls to buy a thing, or one more of what the buyer has: with what the game buys with, against what it costs. */
export async function rollToBuy(item: NornItem, owner: NornActor | null): Promise<void> {
  const world = shownWorld();
  const { ruleset } = world.game;
  const buyer = owner ?? (await chooseBuyer(item.name));
  const cost = priceOf(item, world.game);
  if (!buyer || !ruleset.buying || cost === null) return;
  const failed = failedAt(world, buyer.uuid);
  if (failed !== null && failed <= cost && !game.user.isGM)
    return notifyText(text("NORN.Purchase.barred", { who: buyer.name, cost: failed }));
  const snapshot = buyer.snapshot();
  const traits = rollableTraits(ruleset, snapshot, (key) => traitName(ruleset, key));
  const trait = bestOfKeys(traits, snapshot, ruleset.buying.traits);
  if (!trait) return notifyText(text("NORN.Roll.noSuchTrait", { name: buyer.name }));
  const buys = { thing: item.uuid, thingName: item.name, cost };
  const message = await rollTrait(buyer, trait.id, { difficulty: cost, purpose: { buys } });
  if (message?.id)
    await submitEntry({ kind: "purchase", actor: buyer, request: { ...buys, roll: message.id, taken: false, copy: null } });
}

/** A player's own character buys; a user who plays several is asked. */
async function chooseBuyer(thing: string): Promise<NornActor | null> {
  const own = ownCharacter();
  if (own?.isOwner) return own;
  const able = game.actors.filter((actor) => actor.isOwner && (isPlayerCharacter(actor) || actor.type === "character"));
  const answer = await prompt({
    title: game.i18n.format("NORN.Purchase.title", { thing }),
    icon: "fa-cart-shopping",
    template: "buying/buyer.hbs",
    context: { buyers: able.map(({ uuid, name }) => ({ uuid, name })) },
    buttons: [{ id: "ok", label: "NORN.Purchase.roll", icon: "fa-dice" }],
  });
  return answer && ledgerActor(fieldValue(answer.fields, "buyer"));
}
