import { isRecord, recordOf } from "../../rules/index.ts";
import { type AspectKind, lookUp } from "../../rules/index.ts";

/** The part of an item that says which aspects come with it. A live item satisfies it. */
interface BringingSlice {
  readonly id: string | null;
  readonly type: string;
  readonly system: object;
}

interface BroughtAspect {
  readonly name: string;
  readonly type: "aspect";
  readonly system: {
    readonly kind: AspectKind;
    readonly thing: string;
    readonly persistent: boolean;
    readonly game?: string;
  };
}

/** What an aspect of something is. Source: S4 (power aspects, specialties by an advantage), S7, F7. */
const KINDS: Readonly<Record<string, AspectKind>> = { stunt: "specialty", power: "power", extra: "equipment", gear: "equipment" };

/** What an aspect of an item of this type is; null where it has none. F7: people who are extras have aspects like characters. */
export function aspectKindOf(type: string, system: object): AspectKind | null {
  const person = type === "extra" && "kind" in system && system.kind !== "" && system.kind !== "equipment";
  return person ? "character" : (lookUp(KINDS, type) ?? null);
}

/**
 * The aspects that come with something onto a sheet: those of a weapon, the trappings of a power. They count in
 * the game it counts in. Source: S4, S7, T3.
 */
export function broughtAspects({ id, type, system }: BringingSlice): readonly BroughtAspect[] {
  const kind = aspectKindOf(type, system);
  if (kind === null || id === null || !("brings" in system) || !isRecordOfNamed(system.brings)) return [];
  const game = "game" in system && typeof system.game === "string" ? { game: system.game } : {};
  return [...Object.values(system.brings), ...addedAspects(system)]
    .filter(({ name }) => name.trim() !== "")
    .map(({ name, persistent }) => ({ name, type: "aspect", system: { kind, thing: id, persistent, ...game } }));
}

/** What was added to a thing may be an aspect, good or bad. Source: S7. */
function addedAspects(system: object): readonly { readonly name: string; readonly persistent: boolean }[] {
  const added = "modifications" in system ? system.modifications : null;
  if (!isRecord(added)) return [];
  return Object.values(added).flatMap((one) => {
    const { name, kind } = recordOf(one);
    return kind !== undefined && kind !== "advantage" && typeof name === "string" ? [{ name, persistent: false }] : [];
  });
}

function isRecordOfNamed(
  brings: unknown,
): brings is Readonly<Record<string, { readonly name: string; readonly persistent: boolean }>> {
  return isRecord(brings) && Object.values(brings).every((one) => isRecord(one) && "name" in one);
}
