import type { Blow } from "../../ledger/blows.ts";
import { isOpenHit } from "../../ledger/kinds/harm.ts";
import { mayHaveTaken } from "../../ledger/sides.ts";
import type { RollNow } from "../../ledger/replay-roll.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { isAuthority, onAuthority } from "../ledger/authority.ts";
import { enqueue } from "../ledger/entry-queue.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { submitEntry } from "../ledger/submit-entry.ts";
import { currentRuleset, npcsAct } from "../settings/current-game.ts";
import { aboutBlow, sideOfHit } from "./blow-on.ts";
import { defendAtOnce, defendWith } from "./defend.ts";
import { shareDefense } from "./share-defense.ts";
import { takeView } from "./take-hit.ts";

type Action = NornChatMessage<"action">;

/** Milliseconds after which an attack that no one defended against is left to the GM. */
const RECENT = 600_000;

/**
 * Where the campaign says so, the authority's client defends for everyone without a player. It does so in the ledger's queue: a
 * client that hands over finishes first, and the next one sees what was rolled. Called in `init`.
 */
export function registerByItself(): void {
  Hooks.on("createChatMessage", (message) => {
    if (isMessageOfType(message, "action")) defendLater(message);
  });
  onAuthority(() => {
    const since = game.time.serverTime - RECENT;
    for (const message of game.messages)
      if (isMessageOfType(message, "action") && message.timestamp > since) defendLater(message);
  });
}

function defendLater(action: Action): void {
  if (action.system.attack && isAuthority() && npcsAct()) enqueue(() => defendAll(action));
}

/** A whispered attack is left to the GM: a defense would give it away. */
async function defendAll(action: Action): Promise<void> {
  if (action.system.game !== currentRuleset().id || action.whisper.length > 0) return;
  for (const { uuid } of action.system.targets) await defendFor(action, uuid);
}

async function defendFor(action: Action, target: string): Promise<void> {
  const actor = ledgerActor(target);
  if (!isAuthority() || !actor || actor.hasPlayerOwner || hasTried(action, target)) return;
  const rolled = game.messages.find(
    (message) => isMessageOfType(message, "action") && message.system.madeFor === action.id && message.system.actor === target,
  );
  // In a conflict the round says that it is the same exchange of blows.
  if (!rolled && ledgerWorld().turn !== "" && (await shareDefense(action, target))) return;
  await (rolled?.id ? defendWith(action, target, rolled.id) : defendAtOnce(action, target, true));
}

/** A defense was asked for, whatever has become of it: one that a GM undid is not made again. */
function hasTried(action: Action, target: string): boolean {
  return ledgerStore()
    .about(action.id ?? "")
    .some(({ kind, request }) => kind === "defend" && request.target === target);
}

/** Whether this reader may have the hit taken as it comes, and cannot just take it. */
export function maySettle(now: RollNow, blow: Blow): boolean {
  if (!isOpenHit(blow).ok || !mayHaveTaken(ledgerWorld(), game.user.id ?? "", now, blow)) return false;
  return ledgerActor(blow.sufferer)?.isOwner !== true || takeView(now, blow)?.atOnce === false;
}

/** The one who is hit takes it as it comes. */
export async function settleHit(action: Action, target: string): Promise<void> {
  const actor = sideOfHit(action, target, "sufferer");
  if (actor) await submitEntry({ kind: "harm", actor, request: { ...aboutBlow(action, target), byItself: true } });
}
