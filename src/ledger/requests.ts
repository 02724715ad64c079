import type { BoardRequests } from "./requests/board.ts";
import type { BreakRequests } from "./requests/breaks.ts";
import type { BuyingRequests } from "./requests/buying.ts";
import type { CallRequests } from "./requests/calls.ts";
import type { ChallengeRequests } from "./requests/challenges.ts";
import type { CompelRequests } from "./requests/compel.ts";
import type { ConflictRequests } from "./requests/conflict.ts";
import type { CostRequests } from "./requests/costs.ts";
import type { CreatedAspectRequests } from "./requests/created-aspects.ts";
import type { EntriesRequests } from "./requests/entries.ts";
import type { HarmRequests } from "./requests/harm.ts";
import type { InvokeRequests } from "./requests/invoke.ts";
import type { NpcPoolRequests } from "./requests/npc-pool.ts";
import type { OpposeRequests } from "./requests/oppose.ts";
import type { ReconcileRequests } from "./requests/reconcile.ts";
import type { RecoveryRequests } from "./requests/recovery.ts";
import type { RewardRequests } from "./requests/rewards.ts";
import type { SpendRequests } from "./requests/spend.ts";
import type { StuntRequests } from "./requests/stunts.ts";

/** The protocol: every kind of entry, from the chapters. What each is for is said there. */
interface Requests
  extends
    BoardRequests,
    BreakRequests,
    BuyingRequests,
    CallRequests,
    ChallengeRequests,
    CompelRequests,
    ConflictRequests,
    CostRequests,
    CreatedAspectRequests,
    EntriesRequests,
    HarmRequests,
    InvokeRequests,
    NpcPoolRequests,
    OpposeRequests,
    ReconcileRequests,
    RecoveryRequests,
    RewardRequests,
    SpendRequests,
    StuntRequests {}

export type EntryKind = keyof Requests;

/** What each kind asks: all that a client sends, and all that is used of it. */
export type Asks = { readonly [K in EntryKind]: Requests[K]["asks"] };

/** What the authority finds, from current data, once an entry is done. */
export type Facts = { readonly [K in EntryKind]: Requests[K]["facts"] };
