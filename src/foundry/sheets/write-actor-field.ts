import type { NornActor } from "../documents/norn-actor.ts";
import type { FieldValue } from "./read-field.ts";
import { ownItem } from "./own-item.ts";
import { writeRank } from "./write-rank.ts";

/**
 * Writes one field of an actor's sheet, and nothing else:
 * `items.<id>.<path>` · `traits.<id or key:…>.rank` · `aspects.<id>.<index>` (a box of an aspect) · `tracks.<track>.<box>` ·
 * `bonus.<track>` · any other name is a path of the actor.
 */
export async function writeActorField(actor: NornActor, name: string, value: FieldValue): Promise<void> {
  const [head = "", id = "", ...rest] = name.split(".");
  const path = rest.join(".");
  switch (head) {
    case "items":
      await ownItem(actor, id).update(foundry.utils.expandObject({ [path]: value }));
      return;
    case "traits":
      return writeRank(actor, id, typeof value === "number" ? value : null);
    case "aspects":
      // A box stands for all before it: a level is spent from the first box on.
      await ownItem(actor, id).update({ system: { checked: Number(path) + (value === true ? 1 : 0) } });
      return;
    case "tracks":
      return writeTrack(actor, id, { boxes: { [path]: value === true } });
    case "bonus":
      return writeTrack(actor, id, { bonus: Number(value) });
    default:
      await actor.update(foundry.utils.expandObject({ [name]: value }));
  }
}

interface TrackChange {
  readonly boxes?: Readonly<Record<string, boolean>>;
  readonly bonus?: number;
}

/** A track nobody has touched yet is stored whole. */
async function writeTrack(actor: NornActor, id: string, change: TrackChange): Promise<void> {
  const stored = actor.snapshot().tracks.some((track) => track.id === id);
  await actor.update({ system: { tracks: { [id]: stored ? change : { boxes: {}, bonus: 0, ...change } } } });
}
