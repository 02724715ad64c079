import type { World } from "../world/world.ts";
import type { Presence } from "./presence.ts";
import type { Release } from "./release.data.ts";
import type { Say } from "./say.ts";
import type { SeatKeys } from "./edge/seat-keys.ts";
import type { Admission } from "./edge/admission.ts";
import type { FairQueue } from "./fair-queue.ts";
import type { LoadedSystem } from "./system/load-system.ts";

/** A running Table: what its parts share. */
export interface Table {
  readonly title: string;
  readonly release: Release;
  readonly system: LoadedSystem;
  readonly world: World;
  readonly presence: Presence;
  /** Whether a GM has paused the game; not stored. */
  paused: boolean;
  /** Every access to documents goes through it, so that each sees the result of the one before. */
  readonly queue: FairQueue;
  readonly say: Say;
  /** Which hosts it answers at, and pages of which origin. */
  readonly admission: Admission;
  readonly seatKeys: SeatKeys;
  /** Reversed choices (`table/common/choices.ts`). */
  readonly otherwise: readonly string[];
}
