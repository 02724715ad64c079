import { takenOutOn } from "../../rules/harm/taken-out.ts";
import { type ConditionSeen, conditionSeen } from "../../view/condition/condition-seen.ts";
import { allActors, isPlayerCharacter } from "../documents/actors-in-play.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { hasActorData } from "../documents/of-type.ts";
import { isAuthority } from "../ledger/authority.ts";
import { conditionSeenBy, activeGame } from "../settings/active-game.ts";

/** Id of the status a token shows. */
const TAKEN_OUT = "norn-taken-out";

/** Whether any box of an actor is checked. Most have none: what takes longer need not be asked of them. */
export function isHurt(actor: NornActor): boolean {
  const system: object = actor.system;
  return hasActorData(system) && Object.values(system.tracks).some(({ boxes }) => Object.values(boxes).includes(true));
}

function isTakenOut(actor: NornActor): boolean {
  return isHurt(actor) && takenOutOn(activeGame(), actor.snapshot()).length > 0;
}

/** What of an actor's condition this user may see, beyond its sheet. */
export function seenOf(actor: NornActor): ConditionSeen {
  const may = (level: "LIMITED" | "OBSERVER"): boolean => actor.testUserPermission(game.user, level);
  const ofParty = isPlayerCharacter(actor) && may("LIMITED");
  return conditionSeen(conditionSeenBy(), { gm: game.user.isGM, owner: actor.isOwner, reads: may("OBSERVER"), ofParty });
}

/** All who see its token may know: then the token shows it. */
function isOpen(actor: NornActor): boolean {
  return conditionSeen(conditionSeenBy(), { gm: false, owner: false, reads: false, ofParty: isPlayerCharacter(actor) }).out;
}

/** Whether an actor is taken out, as far as this user may see that. */
export function showsTakenOut(actor: NornActor): boolean {
  return seenOf(actor).out && isTakenOut(actor);
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
