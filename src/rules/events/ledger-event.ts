import type { AspectState } from "./aspect-state.ts";
import type { FatePointCounter } from "./ledger-state.ts";

/** One change in play. Numbers are differences, never totals, so that two entries do not overwrite each other. */
export type LedgerEvent =
  | { readonly type: "fate-points-changed"; readonly actor: string; readonly counter: FatePointCounter; readonly by: number }
  | { readonly type: "npc-pool-changed"; readonly by: number }
  | { readonly type: "aspect-boxes-changed"; readonly aspect: string; readonly by: number }
  | {
      readonly type: "free-invocations-changed";
      readonly aspect: string;
      readonly free: string;
      readonly holder: string;
      readonly by: number;
    }
  | { readonly type: "aspect-added"; readonly aspect: AspectState }
  | { readonly type: "aspect-removed"; readonly aspect: AspectState }
  /** A user comes to know an aspect, or no longer knows it. */
  | { readonly type: "aspect-known"; readonly aspect: string; readonly user: string; readonly known: boolean }
  | { readonly type: "track-box-marked"; readonly actor: string; readonly track: string; readonly box: string }
  | { readonly type: "track-box-cleared"; readonly actor: string; readonly track: string; readonly box: string };

export type LedgerEventType = LedgerEvent["type"];
