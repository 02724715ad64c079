import type { ActorSnapshot, DialValues, Ruleset } from "../../../rules/index.ts";
import { type Text, text } from "../../text.ts";

/** What an NPC entering the scene brings into the GM's pool, before it happens. */
export interface EntranceView {
  readonly what: Text;
  readonly parts: readonly Text[];
  /** The larger number, if the GM says it is vital; null where the actor itself says so. */
  readonly vital: Text | null;
  /** Set if it has already entered this scene. */
  readonly again: Text | null;
}

interface Circumstances {
  readonly pool: number;
  readonly again: boolean;
  readonly dials: DialValues;
}

export function entranceView({ breaks }: Ruleset, actor: ActorSnapshot, { pool, again, dials }: Circumstances): EntranceView {
  const plain = breaks.entrance?.(actor, false, dials);
  const vital = breaks.entrance?.(actor, true, dials);
  const points = plain?.points ?? 0;
  const more = (vital?.points ?? 0) - points;
  return {
    what: text("NORN.Pool.brings", { who: actor.name, from: pool, to: pool + points }),
    parts: (plain?.parts ?? []).map((part) => text(`NORN.Pool.Part.${part.source}`, { points: part.points })),
    vital: more > 0 ? text("NORN.Pool.vital", { points: more }) : null,
    again: again ? text("NORN.Pool.again", { who: actor.name }) : null,
  };
}
