import type { Challenge } from "../../rules/challenges/challenge.ts";
import { isOfKind } from "../entry.ts";
import { activeOn } from "../order.ts";
import type { RollNow } from "../roll/replay-roll.ts";
import type { EntryBook } from "../world.ts";

/** Someone who may be on a side. */
interface OnSide {
  readonly uuid: string;
  readonly name: string;
}

/** The side an actor is on: the only one, the one it rolled for last, or the one that has its name. Null where that is not known. */
export function likelySide(entries: EntryBook, { uuid, sides }: Challenge, actor: OnSide | null): string | null {
  const [only] = sides;
  if (sides.length === 1 && only) return only.id;
  if (!actor) return null;
  const rolled = activeOn(entries, uuid).filter(isOfKind("advance"));
  const last = rolled.findLast((entry) => entry.actor === actor.uuid)?.request.side;
  const plain = (name: string): string => name.trim().toLocaleLowerCase();
  return sides.find(({ id, name }) => id === last || plain(name) === plain(actor.name))?.id ?? null;
}

/** Uuid of the one who rolled against a roll, "" for no one. */
export function opponentOn({ opposition }: Pick<RollNow, "opposition">): string {
  const opponent = opposition?.side === "first" ? opposition.second : opposition?.first;
  return opponent?.roll.actor ?? "";
}

/**
 * The side against which an opposed roll counts for one of several: that of the one who opposed it. "" where none is needed; null
 * where the user has to name it. F2-R27. Source: F2.
 */
export function sideAgainst(
  entries: EntryBook,
  challenge: Challenge,
  { side, opposed, opponent }: { readonly side: string; readonly opposed: boolean; readonly opponent: OnSide | null },
): string | null {
  const others = challenge.sides.filter(({ id }) => id !== side);
  if (others.length < 2 || !opposed) return "";
  const likely = likelySide(entries, challenge, opponent);
  return likely === side ? null : likely;
}
