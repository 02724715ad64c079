import type { ActiveGame } from "../../rules/ruleset.ts";
import { actorsOnScene, isPlayerCharacter, isSituation, ownCharacter, playerCharacters } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import type { SpendStart } from "./spend-dialog.ts";
import type { Person } from "../../view/spend/spend-form.view.ts";
import type { AspectAction } from "../entries/aspect-action.ts";

/** Opens the dialog of spends without a roll, for an actor the user plays, or else for their own character. */
export async function openSpend(actor: NornActor | null = null, start: SpendStart = {}): Promise<void> {
  const first = actor?.isOwner && !isSituation(actor) ? actor : ownCharacter();
  const payer = first ?? payersFor(null)[0];
  if (!payer) {
    ui.notifications.warn("NORN.Spend.nobody", { localize: true });
    return;
  }
  const { SpendDialog } = await import("./spend-dialog.ts");
  await new SpendDialog(payer, start).render({ force: true });
}

/** Opens the window for the actor with this uuid, or else for the user's own character. */
export async function spendByUuid(uuid = ""): Promise<void> {
  await openSpend(ledgerActor(uuid));
}

/** Whom this user may pay for: the given actor first, own characters, and for a GM everyone on the scene. */
export function payersFor(first: NornActor | null): NornActor[] {
  const known = game.user.isGM ? [...playerCharacters(), ...actorsOnScene()] : playerCharacters();
  return [...new Set([...(first ? [first] : []), ...known])].filter((actor) => actor.isOwner && !isSituation(actor));
}

/** Other actors a spend can be about: those seen on the scene, and the other players' characters. */
export function othersFor(payer: NornActor): Person[] {
  const people = [...new Set([...actorsOnScene(), ...playerCharacters()])];
  return people.filter((actor) => actor.uuid !== payer.uuid && !isSituation(actor)).map(({ uuid, name }) => ({ uuid, name }));
}

/** Whether this user may read an actor's wounds. */
export function mayReadWounds(actor: NornActor): boolean {
  return isPlayerCharacter(actor) || actor.testUserPermission(game.user, "OBSERVER");
}

/** What a game lets a point be spent on with an aspect, from the aspect itself. */
export function spendAspectActions({ ruleset, dials }: ActiveGame): AspectAction[] {
  const uses = ruleset.spending.uses({ method: null }, dials).filter(({ roll, aspect }) => roll === "none" && aspect);
  return uses.map(({ id }) => ({
    id,
    label: `NORN.Spend.Use.${ruleset.id}.${id}.open`,
    icon: "fa-coins",
    offered: ({ actor }) => Boolean(actor?.isOwner) || ownCharacter() !== null,
    run: ({ actor, uuid }) => openSpend(actor, { use: id, aspect: uuid }),
  }));
}
