import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { onRoll } from "../documents/on-change.ts";
import { speaksForRoll } from "../../ledger/roll/speaks-for-roll.ts";
import { isAuthority, onAuthority } from "../ledger/authority.ts";
import { settling } from "../ledger/settling.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { currentRuleset, npcsAct } from "../settings/current-game.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { rollStore } from "../ledger/roll-store.ts";
import { defendAtOnce, defendWith, shareDefense } from "./defend.ts";

type Action = NornChatMessage<"action">;

/** Milliseconds after which an attack that no one defended against is left to the GM. */
const RECENT = 600_000;

/**
 * Where the campaign says so, the authority's client defends for everyone without a player. It does so in the ledger's queue: a
 * client that hands over finishes first, and the next one sees what was rolled. Called in `init`.
 */
export function registerNpcDefenses(): void {
  onRoll(["created"], defendLater);
  onAuthority(() => {
    const since = game.time.serverTime - RECENT;
    for (const message of game.messages)
      if (isMessageOfType(message, "action") && message.timestamp > since) defendLater(message);
  });
}

function defendLater(action: Action): void {
  if (action.system.attack && isAuthority() && npcsAct()) settling.enqueue(() => defendAll(action, currentRuleset().id));
}

/** A whispered attack is left to the GM: a defense would give it away. */
async function defendAll(action: Action, played: string): Promise<void> {
  if (action.system.game !== played || action.whisper.length > 0) return;
  for (const { uuid } of action.system.targets) await defendFor(action, uuid);
}

async function defendFor(action: Action, target: string): Promise<void> {
  const actor = ledgerActor(target);
  if (!isAuthority() || !actor || actor.hasPlayerOwner || hasTried(action, target)) return;
  const rolled = rollStore()
    .madeFor(action.id ?? "")
    .find((roll) => roll.actor === target && speaksForRoll(ledgerWorld(), roll));
  if (!rolled && (await sharesIt(action, target))) return;
  await (rolled ? defendWith(action, target, rolled.id) : defendAtOnce(action, target, true));
}

/** A defense was asked for, whatever has become of it: one that a GM undid is not made again. */
function hasTried(action: Action, target: string): boolean {
  return ledgerStore()
    .about(action.id ?? "")
    .some(({ kind, request }) => kind === "defend" && request.target === target);
}

/** In a conflict, one defense covers all attackers of a round. */
async function sharesIt(action: Action, target: string): Promise<boolean> {
  return ledgerWorld().turn !== "" && shareDefense(action, target);
}
