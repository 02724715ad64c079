import { RULESETS } from "../../rules/rulesets/rulesets.ts";
import type { CheckRequest } from "../../rules/roll/check.ts";
import type { DialValues } from "../../rules/dials/dial-values.ts";
import type { Result } from "../../rules/result.ts";
import { checkResultView, type CheckResultView } from "../roll/check-result.view.ts";
import { partsWithSteps } from "../roll/check-part.view.ts";
import { text, type Text } from "../text.ts";
import { reasonOf } from "../../ledger/reason-of.ts";

/** One roll as its message stores it. */
export interface ActionInput {
  readonly game: string;
  readonly actorName: string;
  readonly actorImg: string | null;
  readonly request: Result<CheckRequest>;
  readonly faces: readonly number[];
  readonly dials: DialValues;
  /** Names of the actors it is against. */
  readonly targets: readonly string[];
  /** Ids of the modifiers that later entries brought. */
  readonly done: readonly string[];
}

export interface ActionCard {
  readonly game: string;
  readonly who: string;
  readonly img: string | null;
  /** The traits rolled, in order. */
  readonly traits: readonly { readonly name: string; readonly joined: boolean }[];
  readonly targets: readonly string[];
  /** Null where the roll cannot be resolved; `fault` then says why. */
  readonly result: CheckResultView | null;
  readonly fault: Text | null;
}

/** The card of a roll, computed from the request and the faces. `words`: show the ladder's words. */
export function actionCardView(source: ActionInput, words: boolean): ActionCard {
  const { game, actorName: who, actorImg: img, request, targets } = source;
  const bare = { game, who, img, targets, traits: [], result: null };
  const ruleset = Object.values(RULESETS).find(({ id }) => id === game);
  if (!ruleset) return { ...bare, fault: text("NORN.Chat.Fault.gameUnknown", { game }) };
  if (!request.ok) return { ...bare, fault: text(`NORN.Chat.Fault.${request.code}`, request.args) };
  const traits = request.value.traits.map(({ name, joins }) => ({ name, joined: joins !== null }));
  try {
    const result = ruleset.resolve(request.value, source.faces, source.dials);
    const parts = partsWithSteps(result.parts, request.value.modifiers, new Set(source.done));
    return { ...bare, traits, result: checkResultView(result, ruleset, words, parts), fault: null };
  } catch (error) {
    const reason = reasonOf(error);
    return { ...bare, traits, fault: text("NORN.Chat.Fault.unreadable", { reason }) };
  }
}
