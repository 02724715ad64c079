import { afterDefense, attackerOn, isStruckBack, type Since } from "../../ledger/harm/after-defense.ts";
import { lastBreak } from "../../ledger/last-break.ts";
import type { RollNow } from "../../ledger/rolls/replay-roll.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornChatMessage } from "../documents/norn-chat-message.ts";
import { isMessageOfType } from "../documents/of-type.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { ledgerWorld, rollOn } from "../ledger/ledger-world.ts";

/** Defenses of one actor that are looked at: more than anyone makes between two attacks. */
const MOST_DEFENSES = 20;

/** What a defense still brings; 0 once that is used, or missed. */
export function stillBrings({ id, timestamp }: NornChatMessage<"action">, now: RollNow): number {
  const value = afterDefense(now);
  return value === 0 || isStruckBack(now, sinceThen(id ?? "", timestamp)) ? 0 : value;
}

function sinceThen(id: string, timestamp: number): Since {
  const all = [...game.messages];
  const later = all.slice(all.findIndex((message) => message.id === id) + 1);
  const rolls = later.flatMap((message) => {
    if (!isMessageOfType(message, "action")) return [];
    const { actor, targets, madeFor } = message.system;
    return [{ actor: actor ?? "", targets: targets.map(({ uuid }) => uuid), madeFor }];
  });
  return { rolls, sceneEnded: lastBreak(ledgerStore(), "scene") > timestamp };
}

/** What this actor's latest defenses bring to a roll against this target now. Source: S1 (spin). */
export function broughtAgainst({ uuid }: NornActor, target: string): number {
  if (!ledgerWorld().game.ruleset.afterDefense) return 0;
  const own = game.messages.contents.flatMap((message) =>
    isMessageOfType(message, "action") && message.system.actor === uuid && message.system.madeFor !== "" ? [message] : [],
  );
  const values = own.slice(-MOST_DEFENSES).map((message) => {
    const now = rollOn(message);
    return now.ok && attackerOn(now.value)?.actor === target ? stillBrings(message, now.value) : 0;
  });
  return Math.max(0, ...values);
}
