import { afterDefense, attackerOn, isStruckBack, type Since } from "../../ledger/harm/after-defense.ts";
import { lastBreak } from "../../ledger/last-break.ts";
import type { RollNow } from "../../ledger/roll/replay-roll.ts";
import type { LedgerRoll } from "../../ledger/world.ts";
import type { Ruleset } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { rollOn } from "../ledger/roll-on.ts";
import { rollStore } from "../ledger/roll-store.ts";

/** Defenses of one actor that are looked at: more than anyone makes between two attacks. */
const MOST_DEFENSES = 20;

/** What a defense still brings; 0 once that is used, or missed. */
export function stillBrings(timestamp: number, now: RollNow): number {
  const value = afterDefense(now);
  return value === 0 || isStruckBack(now, sinceThen(now.roll, timestamp)) ? 0 : value;
}

function sinceThen({ id, actor }: LedgerRoll, timestamp: number): Since {
  const own = rollStore().by(actor);
  const rolls = own.slice(own.findIndex((roll) => roll.id === id) + 1);
  return { rolls, sceneEnded: lastBreak(ledgerStore(), "scene") > timestamp };
}

/** What this actor's latest defenses bring to a roll against this target now. Source: S1 (spin). */
export function broughtAgainst({ afterDefense: brings }: Ruleset, { uuid }: NornActor, target: string): number {
  if (!brings) return 0;
  const own = rollStore()
    .by(uuid)
    .filter(({ madeFor }) => madeFor !== "");
  const values = own.slice(-MOST_DEFENSES).map((roll) => {
    const now = rollOn(roll);
    return now.ok && attackerOn(now.value)?.actor === target ? stillBrings(roll.timestamp, now.value) : 0;
  });
  return Math.max(0, ...values);
}
