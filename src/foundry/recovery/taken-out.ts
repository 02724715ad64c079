import { takenOutOn } from "../../rules/index.ts";
import { isPlayed } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hasActorData } from "../documents/of-type.ts";
import { isAuthority } from "../ledger/authority.ts";
import { allActors } from "../ledger/world-of-documents.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";

/** Id of the status a token shows. */
const TAKEN_OUT = "norn-taken-out";

function isTakenOut(actor: NornActor): boolean {
  const system: object = actor.system;
  return hasActorData(system) && takenOutOn(ledgerWorld().game, actor.snapshot()).length > 0;
}

/** All players may know: always of characters with a player, of others unless the GM's setting says not. */
function isOpen(actor: NornActor): boolean {
  return isPlayed(actor) || game.settings.get("norn", "npcTakenOut");
}

/** Whether an actor is taken out, as far as this user may see that. */
export function showsTakenOut(actor: NornActor): boolean {
  return (isOpen(actor) || actor.isOwner) && isTakenOut(actor);
}

/** Tokens of those who are taken out show it as a status, which one client keeps up to date. Called in `init`. */
export function registerTakenOut(): void {
  CONFIG.statusEffects.push({ id: TAKEN_OUT, name: "NORN.Recovery.takenOut", img: "icons/svg/unconscious.svg" });
  Hooks.on("updateActor", (actor, change) => {
    if (isAuthority() && foundry.utils.hasProperty(change, "system.tracks")) void markStatus(actor);
  });
  Hooks.on("norn.gameChanged", () => {
    if (isAuthority()) for (const actor of allActors()) void markStatus(actor);
  });
}

async function markStatus(actor: NornActor): Promise<void> {
  const active = isOpen(actor) && isTakenOut(actor);
  if (active !== actor.statuses.has(TAKEN_OUT)) await actor.toggleStatusEffect(TAKEN_OUT, { active, overlay: true });
}
