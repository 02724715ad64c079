import type { LedgerEvent } from "../events/ledger-event.ts";
import { newAspect } from "../aspects/aspect.ts";
import type { Harm, NewConsequence } from "./harm-rules.ts";

export interface HarmTaken {
  /** Uuids. */
  readonly harmed: string;
  readonly attacker: string;
  readonly harm: Harm;
  /** The name of each consequence, in order. */
  readonly names: readonly string[];
  /** Uuid of the aspect created at this place, and id of its free invocation. */
  readonly uuidOf: (place: number) => string;
  readonly freeIdOf: (place: number) => string;
}

/** What taking a hit changes. Boxes that are already checked were no clear boxes when it was planned. Source: F8, S5, S9, T4, M4. */
export function harmEvents({ harmed, attacker, harm, names, uuidOf, freeIdOf }: HarmTaken): readonly LedgerEvent[] {
  const holderOf = ({ free }: NewConsequence): string => (free === "attacker" ? attacker : "");
  return [
    ...harm.boxes.map((box) => ({ type: "track-box-checked", actor: harmed, ...box }) as const),
    ...harm.consequences.map((consequence, place) => {
      const { severity, track, persistent, free } = consequence;
      const aspect = newAspect({
        uuid: uuidOf(place),
        name: names[place] ?? "",
        parent: harmed,
        kind: "consequence",
        severity,
        track,
        persistent,
        free: free === null ? {} : { [freeIdOf(place)]: { count: 1, holder: holderOf(consequence) } },
      });
      return { type: "aspect-added", aspect } as const;
    }),
    ...(harm.sacrificed ? [{ type: "aspect-removed", aspect: harm.sacrificed } as const] : []),
  ];
}
