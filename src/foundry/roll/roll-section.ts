import type { CheckRequest, GameInForce, Result } from "../../rules/index.ts";
import type { RollForm } from "../../view/roll/roll-form.ts";
import type { Text } from "../../view/text.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { OfferedLine } from "./offered-line.ts";
import type { RollAnswer, RollSetup } from "./roll-setup.ts";
import type { RollOptions } from "./roll-trait.ts";
import type { Target } from "./targets.ts";

/** A roll as it is being put together. */
export interface RollDraft {
  readonly inForce: GameInForce;
  readonly setup: RollSetup;
  readonly form: RollForm;
  /** Whom it could be against. */
  readonly here: readonly Target[];
  /** Whom it is against. */
  readonly chosen: readonly Target[];
  /** Whom it is against, and everyone else whom it hits. */
  readonly targets: readonly Target[];
}

/** A roll that has been made: its message exists. */
export interface RollMessage {
  readonly message: ChatMessage.Implementation;
  readonly actor: NornActor;
  /** Who acts aboard, if a vehicle rolled. */
  readonly pilot: NornActor | null;
  readonly answer: RollAnswer;
}

/** What one chapter brings to a roll, in its window and without one. */
export interface RollSection {
  /** How the form begins. */
  readonly opening?: (inForce: GameInForce, actor: NornActor, trait: string, options: RollOptions) => Partial<RollForm>;
  /** What its fields in the window show. */
  readonly fields?: (draft: RollDraft) => object;
  /** Whom it hits besides the chosen ones. */
  readonly alsoHits?: (draft: Omit<RollDraft, "targets">) => readonly Target[];
  /** The modifiers it offers: each can be chosen, or not. */
  readonly offers?: (draft: RollDraft) => readonly OfferedLine[];
  /** The modifiers that its own fields have chosen. */
  readonly adds?: (draft: RollDraft) => readonly OfferedLine[];
  /** Why it cannot be rolled like this. */
  readonly check?: (draft: RollDraft) => Result<unknown>;
  /** The request, with what it has to reach besides. */
  readonly asks?: (request: CheckRequest, draft: RollDraft) => CheckRequest;
  /** What the roll will cost by itself. */
  readonly costs?: (draft: RollDraft) => readonly Text[];
  /** Its part of the answer. */
  readonly answer?: (draft: RollDraft) => Partial<Pick<RollAnswer, "attack" | "blocks">>;
  /** What follows once the message exists. */
  readonly after?: (made: RollMessage) => Promise<void>;
}
