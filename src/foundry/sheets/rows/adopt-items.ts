import type { NornActor } from "../../documents/norn-actor.ts";
import { adoption, type NornItem } from "../../documents/norn-item.ts";

/** R11: these items of other games now count in this one too. One change, however many; what is gone or counts already stays. */
export async function adoptOwn(actor: NornActor, ids: readonly string[]): Promise<void> {
  const waiting = ids.flatMap((id) => actor.items.get(id) ?? []).filter((item) => !item.inPlay);
  const changes = waiting.map(({ id }) => ({ _id: id, ...adoption(true) }));
  if (changes.length > 0) await actor.updateEmbeddedDocuments("Item", changes);
}

/** The item counts in its own game alone again. */
export async function giveBack(item: NornItem): Promise<void> {
  await item.update(adoption(false));
}
