import { cameAspect, type Created } from "../../ledger/roll/creation-roll.ts";
import type { Aspect } from "../../rules/aspects/aspect.ts";
import { type Text, text } from "../text.ts";

/** An aspect that a roll created or removed, as shown on the roll's card. */
export interface CreatedView {
  readonly uuid: string;
  /** Null where this reader may not know it. */
  readonly phrase: string | null;
  /** The reader may act on it: it exists, and they know it. */
  readonly linked: boolean;
  readonly what: Text;
  readonly badges: readonly Text[];
  /** Free invocations that can be dragged to another actor. */
  readonly free: readonly { readonly id: string; readonly label: Text; readonly draggable: boolean }[];
  readonly gone: boolean;
  /** Id of the entry, if this reader may undo it; "" if not. */
  readonly undoes: string;
}

/** What the view cannot know of it: the aspect as it is now, and the reader's rights. */
export interface CreatedContext {
  /** As it is now; null if it is gone. */
  readonly aspect: Aspect | null;
  /** The reader may know it. */
  readonly known: boolean;
  /** The reader may undo the entry. */
  readonly mayTakeBack: boolean;
  readonly nameOf: (actor: string) => string;
  /** Whether the reader may pass on this actor's free invocations. */
  readonly passes: (holder: string) => boolean;
}

export function createdView(created: Created, around: CreatedContext): CreatedView {
  const { id, kind, facts, visible } = created;
  const { aspect, known, mayTakeBack, nameOf, passes } = around;
  const shown = known && visible;
  const standing = kind !== "remove" && shown ? aspect : null;
  return {
    uuid: cameAspect(created),
    phrase: shown ? facts.aspectName : null,
    linked: shown && aspect !== null,
    what: text(`NORN.Create.Came.${kind}`, { on: facts.targetName }),
    badges: standing ? createdBadges({ ...standing, free: {} }, nameOf) : [],
    free: Object.entries(standing?.free ?? {}).map(([id, { count, holder }]) => ({
      id,
      label: freeBadge(count, nameOf(holder)),
      draggable: passes(holder),
    })),
    gone: kind !== "remove" && shown && aspect === null,
    undoes: mayTakeBack ? id : "",
  };
}

/** The badges of an aspect created in play: how long it lasts, what removing it takes, who holds its free invocations. */
export function createdBadges(
  { kind, nature, level, quality, free }: Pick<Aspect, "kind" | "nature" | "level" | "quality" | "free">,
  nameOf: (holder: string) => string,
): Text[] {
  return [
    ...(kind === "boost" ? [text("NORN.Aspect.Kind.boost")] : []),
    ...(nature === "lasting" ? [] : [text(`NORN.Sheet.Nature.${nature}`)]),
    ...(level > 1 ? [text("NORN.Create.level", { level })] : []),
    ...(quality === null ? [] : [text("NORN.Create.quality", { quality })]),
    ...Object.values(free).map(({ count, holder }) => freeBadge(count, nameOf(holder))),
  ];
}

/** The number of free invocations and their holder: "" for anyone. */
export function freeBadge(count: number, holder: string): Text {
  if (count === 1) return holder === "" ? text("NORN.Create.oneFreeForAll") : text("NORN.Create.oneFreeOf", { who: holder });
  return holder === "" ? text("NORN.Create.freeForAll", { count }) : text("NORN.Create.freeOf", { count, who: holder });
}
