import type { LedgerEvent } from "../rules/index.ts";
import type { AdjustRequest } from "./kinds/adjust.ts";
import type { AdvanceRequest } from "./kinds/advance.ts";
import type { AllowRequest } from "./kinds/allow.ts";
import type { AnswerRequest } from "./kinds/answer.ts";
import type { DiscoverRequest } from "./kinds/discover.ts";
import type { BlockRequest } from "./kinds/block.ts";
import type { BreakRequest } from "./kinds/break.ts";
import type { SpendLeftoverRequest } from "./kinds/spend-leftover.ts";
import type { ClaimRequest } from "./kinds/claim.ts";
import type { CallRequest } from "./kinds/call.ts";
import type { CallShotRequest, VetoShotRequest } from "./kinds/call-shot.ts";
import type { CompelRequest } from "./kinds/compel.ts";
import type { AnswerConcessionRequest, ConcedeRequest } from "./kinds/concede.ts";
import type { CostRequest } from "./kinds/cost.ts";
import type { CounterRequest } from "./kinds/counter.ts";
import type { CreateRequest } from "./kinds/create.ts";
import type { DefendRequest } from "./kinds/defend.ts";
import type { DealRequest } from "./kinds/deal.ts";
import type { DifficultyRequest } from "./kinds/difficulty.ts";
import type { DramaticRequest } from "./kinds/dramatic.ts";
import type { EntranceRequest } from "./kinds/entrance.ts";
import type { ExperienceRequest } from "./kinds/experience.ts";
import type { HarmRequest } from "./kinds/harm.ts";
import type { HealRequest } from "./kinds/heal.ts";
import type { ImproveRequest } from "./kinds/improve.ts";
import type { InvokeRequest } from "./kinds/invoke.ts";
import type { MoveRequest } from "./kinds/move.ts";
import type { OpposeRequest } from "./kinds/oppose.ts";
import type { JoinRequest } from "./kinds/join.ts";
import type { PassRequest } from "./kinds/pass.ts";
import type { PayDebtRequest } from "./kinds/pay-debt.ts";
import type { PoolRequest } from "./kinds/pool.ts";
import type { AnswerProposalRequest, ProposeRequest } from "./kinds/propose.ts";
import type { PurchaseRequest } from "./kinds/purchase.ts";
import type { RemoveRequest } from "./kinds/remove.ts";
import type { RevealRequest } from "./kinds/reveal.ts";
import type { RewardRequest } from "./kinds/reward.ts";
import type { ResolveRequest } from "./kinds/resolve.ts";
import type { SpendRequest } from "./kinds/spend.ts";
import type { StoryRequest } from "./kinds/story.ts";
import type { StrainRequest } from "./kinds/strain.ts";
import type { TimeRequest } from "./kinds/time.ts";
import type { TurnRequest } from "./kinds/turn.ts";
import type { UseRequest } from "./kinds/use.ts";
import type { TakeBackRequest } from "./kinds/undo.ts";

/** What each kind of entry requests. Once settled, the same fields hold what the authority found. */
export interface Requests {
  /** An aspect for a roll. */
  readonly invoke: InvokeRequest;
  /** A fate point for a roll, without an aspect. */
  readonly spend: SpendRequest;
  /** A fate point spent on the story, without a roll. */
  readonly story: StoryRequest;
  /** A fate point that cancels another. */
  readonly counter: CounterRequest;
  /** A GM asks characters for a roll. */
  readonly call: CallRequest;
  /** One roll opposes another. */
  readonly oppose: OpposeRequest;
  /** A target of an attack defends. */
  readonly defend: DefendRequest;
  /** The sufferer takes what an attack does. */
  readonly harm: HarmRequest;
  /** The sufferer offers to give up instead. */
  readonly concede: ConcedeRequest;
  readonly "answer-concession": AnswerConcessionRequest;
  /** The attacker says what a forced consequence is. */
  readonly "call-shot": CallShotRequest;
  readonly "veto-shot": VetoShotRequest;
  /** A wound heals. */
  readonly heal: HealRequest;
  /** One roll counts with another. */
  readonly join: JoinRequest;
  /** A GM lets someone oppose a roll. */
  readonly allow: AllowRequest;
  /** A difficulty given to a roll after it was made. */
  readonly difficulty: DifficultyRequest;
  /** Something bought with what is left of a result. */
  readonly "spend-leftover": SpendLeftoverRequest;
  /** Something that costs money. */
  readonly purchase: PurchaseRequest;
  /** A failure that becomes a dramatic one. */
  readonly dramatic: DramaticRequest;
  /** A roll stands in the way of what others try. */
  readonly block: BlockRequest;
  /** How long what was rolled for usually takes. */
  readonly time: TimeRequest;
  /** A roll counts on a challenge ladder. */
  readonly advance: AdvanceRequest;
  /** Someone walks or runs to another zone. */
  readonly move: MoveRequest;
  /** What a roll costs by itself. */
  readonly cost: CostRequest;
  /** A roll is resolved: points that waited for it are paid out. */
  readonly resolve: ResolveRequest;
  readonly compel: CompelRequest;
  /** An answer to a compel. */
  readonly answer: AnswerRequest;
  /** A new session, the end of a scene … */
  readonly break: BreakRequest;
  /** An aspect created in play. */
  readonly create: CreateRequest;
  /** A free invocation passed to another character. */
  readonly pass: PassRequest;
  readonly remove: RemoveRequest;
  /** A player proposes an aspect of the scene; a GM takes it, or not. */
  readonly propose: ProposeRequest;
  readonly "answer-proposal": AnswerProposalRequest;
  /** Asks what a roll discovers; `reveal` answers. */
  readonly discover: DiscoverRequest;
  readonly reveal: RevealRequest;
  readonly "pay-debt": PayDebtRequest;
  /** The GM adds to the pool, or takes from it. */
  readonly pool: PoolRequest;
  /** An NPC enters the scene. */
  readonly entrance: EntranceRequest;
  /** A GM deals a card that pays for doing what it says. */
  readonly deal: DealRequest;
  /** The player says it is done. */
  readonly claim: ClaimRequest;
  /** A GM pays for it. */
  readonly reward: RewardRequest;
  /** A GM gives experience. */
  readonly experience: ExperienceRequest;
  /** Experience is spent. */
  readonly improve: ImproveRequest;
  /** A step in the order of a conflict. */
  readonly turn: TurnRequest;
  /** Something is used that takes something: a stunt, a power, an extra. */
  readonly use: UseRequest;
  /** What an activation roll is short of is taken as stress. */
  readonly strain: StrainRequest;
  readonly undo: TakeBackRequest;
  readonly redo: TakeBackRequest;
  /** Records a manual edit, made past the ledger. */
  readonly adjust: AdjustRequest;
}
export type EntryKind = keyof Requests;

/** `pending`: requested, with no outcome yet. */
export const ENTRY_STATES = ["pending", "done", "refused"] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

export interface Refusal {
  readonly code: string;
  readonly args: Readonly<Record<string, string | number>>;
}

/** What the authority found and changed. Empty while an entry is pending. */
export interface Outcome {
  /** How it was paid (a `Payment`), "" for none. */
  readonly payment: string;
  readonly points: number;
  readonly events: readonly LedgerEvent[];
  /** Events that wait until the roll is resolved. */
  readonly later: readonly LedgerEvent[];
  /** Faces thrown for it. */
  readonly faces: readonly number[];
  /** The turn of a conflict it was made in, "" outside one. */
  readonly turn: string;
  readonly refusal: Refusal | null;
}

export const NO_OUTCOME: Outcome = { payment: "", points: 0, events: [], later: [], faces: [], turn: "", refusal: null };

interface EntryBase {
  /** Id of the request's message, kept after that message is deleted; of the outcome's where there was no request. */
  readonly id: string;
  readonly state: EntryState;
  /** When it was settled, in milliseconds of the server's clock; entries count in this order. 0 while pending. */
  readonly settled: number;
  /** Id of the user who asked: the request's author, set by the server. */
  readonly author: string;
  /** A GM's client settled it. */
  readonly byGm: boolean;
  /** Uuid of the actor who pays; "" for none. */
  readonly actor: string;
  readonly actorName: string;
  /** Id of the ruleset in force when it was requested. */
  readonly game: string;
  readonly outcome: Outcome;
  /** Whether this user may see it. */
  readonly visible: boolean;
  /** Ids of the only users who may see it; empty for all. */
  readonly readers: readonly string[];
}

export type EntryOf<K extends EntryKind> = EntryBase & { readonly kind: K; readonly request: Requests[K] };

/** One entry of the ledger: a request and its outcome. */
export type Entry = { readonly [K in EntryKind]: EntryOf<K> }[EntryKind];

/** An entry of one of several kinds. */
export type EntryOfKinds<K extends EntryKind> = Extract<Entry, { readonly kind: K }>;

/** A guard for `filter` and `find`. */
export function isOfKind<K extends EntryKind>(...kinds: readonly K[]): (entry: Entry) => entry is EntryOfKinds<K> {
  return (entry): entry is EntryOfKinds<K> => kinds.some((kind) => kind === entry.kind);
}
