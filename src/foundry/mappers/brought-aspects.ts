import { addsAspect, aspectKindOf } from "../../rules/aspects/aspects-of-things.ts";
import type { AspectKind } from "../../rules/aspects/aspect-kind.ts";
import { isRecord, recordOf } from "../../rules/is-record.ts";
import type { StoredAspect } from "../../rules/aspects/aspect.ts";

/** The part of an item that says which aspects come with it. A live item satisfies it. */
interface BringingSlice {
  readonly id: string | null;
  readonly type: string;
  readonly system: object;
}

/** A new aspect item. */
interface AspectData {
  readonly name: string;
  readonly type: "aspect";
  readonly system: Pick<StoredAspect, "kind" | "thing" | "persistent"> & Partial<Pick<StoredAspect, "game">>;
}

/** What an aspect of an item is, as it is stored; null where it has none. */
export function aspectKindOn(type: string, system: object): AspectKind | null {
  return aspectKindOf(type, "kind" in system && typeof system.kind === "string" ? system.kind : "");
}

/**
 * The aspects that come with something onto a sheet: those of a weapon, the trappings of a power. They count in
 * the game it counts in.
 */
export function broughtAspects({ id, type, system }: BringingSlice): readonly AspectData[] {
  const kind = aspectKindOn(type, system);
  if (kind === null || id === null || !("brings" in system) || !isRecordOfNamed(system.brings)) return [];
  const game = "game" in system && typeof system.game === "string" ? { game: system.game } : {};
  return [...Object.values(system.brings), ...addedAspects(system)]
    .filter(({ name }) => name.trim() !== "")
    .map(({ name, persistent }) => ({ name, type: "aspect", system: { kind, thing: id, persistent, ...game } }));
}

function addedAspects(system: object): readonly { readonly name: string; readonly persistent: boolean }[] {
  const added = "modifications" in system ? system.modifications : null;
  if (!isRecord(added)) return [];
  return Object.values(added).flatMap((one) => {
    const { name, kind } = recordOf(one);
    return addsAspect(kind) && typeof name === "string" ? [{ name, persistent: false }] : [];
  });
}

function isRecordOfNamed(
  brings: unknown,
): brings is Readonly<Record<string, { readonly name: string; readonly persistent: boolean }>> {
  return isRecord(brings) && Object.values(brings).every((one) => isRecord(one) && "name" in one);
}
