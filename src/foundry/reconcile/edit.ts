import type { LedgerEvent } from "../../rules/index.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { authorityPresent, isNamedAuthority } from "../ledger/authority.ts";
import { isFromThisClient, isStale, type WriteOptions } from "../ledger/client-writes.ts";

/** A change as a hook reports it. */
interface Change {
  readonly change: object;
  readonly options: WriteOptions;
  readonly userId: string;
}

/** A change of counters, as this client saw it when it came. */
export interface Edit extends Change {
  readonly actor: NornActor;
  /** The item it was made to, "" for the actor itself. */
  readonly aspect: string;
  readonly aspectName: string;
  readonly events: readonly LedgerEvent[];
  /** Whether it was this client's to record. */
  readonly ours: boolean;
}

/** The authority records, or without one the client that made the change. */
export function isRecorder({ options, userId }: Pick<Change, "options" | "userId">): boolean {
  if (isStale() || !game.users.has(userId)) return false;
  return authorityPresent() ? isNamedAuthority() : isFromThisClient(options, userId);
}

type About = Pick<Edit, "actor" | "aspect" | "aspectName" | "events">;

export function editOf(about: About, change: object, options: WriteOptions, userId: string): Edit {
  return { ...about, change, options, userId, ours: isRecorder({ options, userId }) };
}
