import { type LedgerEvent, ok, refuse } from "../../rules/index.ts";
import type { Entry } from "../../view/ledger/entry.ts";
import { isPlayed } from "../documents/played-actors.ts";
import { npcPool } from "../settings/npc-pool.ts";
import { currentRuleset, dialValues } from "../settings/current-game.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { plainPlan, type Planned } from "../ledger/plan.ts";
import { poolCounted } from "./enter-scene.ts";
import { enteredThisScene } from "./entered-this-scene.ts";

/** The GM's pool grows or shrinks by as much as the game master says, or by what somebody brings who enters the scene. Source: S3. */
export function planPool(entry: Entry): Planned {
  if (!game.users.get(entry.author)?.isGM) return refuse("gm-only");
  if (!poolCounted()) return refuse("use-unknown");
  const { enters, by, reason } = entry.asked.details;
  if (enters === true) return planEntrance(entry);
  if (typeof by !== "number" || !Number.isInteger(by) || by === 0) return refuse("details-unreadable");
  if (npcPool().points + by < 0) return refuse("pool-short", { left: npcPool().points });
  const details = { by, reason: typeof reason === "string" ? reason : "" };
  return ok(plainPlan(moved(by), { points: by, asked: { details } }));
}

function planEntrance({ actor: uuid, actorName, asked }: Entry): Planned {
  const actor = ledgerActor(uuid);
  if (!actor) return refuse("actor-gone", { actor: actorName });
  const vital = asked.details["vital"] === true;
  const again = asked.details["again"] === true;
  const entrance = isPlayed(actor) ? null : currentRuleset().breaks.entrance?.(actor.snapshot(), vital, dialValues());
  if (!entrance) return refuse("entrance-none", { actor: actor.name });
  if (!again && enteredThisScene(uuid)) return refuse("entered-already", { actor: actor.name });
  const { points } = entrance;
  return ok(plainPlan(moved(points), { points, asked: { details: { enters: true, vital, again } } }));
}

function moved(by: number): readonly LedgerEvent[] {
  return by === 0 ? [] : [{ type: "npc-pool-changed", by }];
}
