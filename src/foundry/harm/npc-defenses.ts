import { npcDefense } from "../../ledger/harm/npc-defense.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { onRoll } from "../documents/on-change.ts";
import { isAuthority, onAuthority } from "../ledger/authority.ts";
import { settling } from "../ledger/settling.ts";
import { activeRuleset, npcsAct } from "../settings/active-game.ts";
import { ledgerWorld } from "../ledger/ledger-world.ts";
import { quickDefend, defendWith, shareDefense } from "./defend.ts";

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
  if (action.system.attack && isAuthority() && npcsAct()) settling.enqueue(() => defendAll(action, activeRuleset().id));
}

/** A whispered attack is left to the GM: a defense would give it away. */
async function defendAll(action: Action, played: string): Promise<void> {
  if (action.system.game !== played || action.whisper.length > 0) return;
  for (const { uuid } of action.system.targets) await defendFor(action, uuid);
}

async function defendFor(action: Action, target: string): Promise<void> {
  const defense = isAuthority() ? npcDefense(ledgerWorld(), action.id ?? "", target) : null;
  if (!defense) return;
  if (defense.rolled !== "") await defendWith(action, target, defense.rolled);
  else if (!defense.mayShare || !(await shareDefense(action, target))) await quickDefend(action, target, true);
}
