import { isGm } from "../documents/is-gm.ts";
import { npcPool } from "../settings/npc-pool.ts";
import type { LedgerEvent } from "../../rules/events/ledger-event.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { isNamedAuthority } from "../ledger/authority.ts";
import { noteOwnWrite, type WriteOptions } from "../ledger/client-writes.ts";
import { entriesOfChange } from "../ledger/entry-flags.ts";
import { ledgerStore } from "../ledger/ledger-store.ts";
import { recordAdjustment } from "../ledger/create-outcome.ts";
import { recording } from "../ledger/recording.ts";

/** A change of counters, as a hook reports it. */
interface Edit {
  readonly actor: NornActor;
  /** The item it was made to, none for the actor itself. */
  readonly item?: NornItem;
  readonly events: readonly LedgerEvent[];
  readonly change: object;
  readonly options: WriteOptions;
  readonly userId: string;
}

/** Records a change that no entry made: by whom, and how much. Manual edits are legal in Foundry, and the sums must still hold. */
export function recordEdit(edit: Edit): void {
  const { actor, item, events, userId, options } = edit;
  if (userId === game.user.id && noteOwnWrite(options, events)) return;
  if (events.length === 0 || isByEntry(edit) || !isRecorder(edit)) return;
  const about = { aspect: item?.uuid ?? "", aspectName: item?.name ?? "" };
  recording(recordAdjustment(actor, { user: userId, unwatched: false, ...about }, events));
}

/** Without an authority nobody records: the next one finds the difference. */
function isRecorder({ userId }: Edit): boolean {
  return game.users.has(userId) && isNamedAuthority();
}

/** Whether the change belongs to the entry it names: trusted from a GM's client only. */
function isByEntry({ change, userId }: Edit): boolean {
  return isGm(userId) && entriesOfChange(change).length > 0;
}

/** Records a change of the GM's pool that no entry made. */
export function recordPool(by: number, userId: string): void {
  const byEntry = Object.keys(npcPool().entries).some((id) => ledgerStore().entry(id)?.state === "pending");
  if (by === 0 || byEntry || !isNamedAuthority()) return;
  const about = { aspect: "", aspectName: game.i18n.localize("NORN.Pool.name") };
  recording(recordAdjustment(null, { user: userId, unwatched: false, ...about }, [{ type: "npc-pool-changed", by }]));
}
