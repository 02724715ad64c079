import type { Payer } from "../spend/payer.ts";
import type { Result } from "../result.ts";
import type { ActiveGame } from "../ruleset.ts";
import { type Invocation, invoke, type InvokeInput, type InvokeRefusal } from "./invoke.ts";
import type { AspectUse } from "./use-again.ts";

/** What one payer has chosen before a roll and not paid yet. */
export interface AlreadyChosen {
  readonly points: number;
  readonly uses: readonly AspectUse[];
  /** It includes a first debt. */
  readonly owes: boolean;
}

export const NOTHING_CHOSEN: AlreadyChosen = { points: 0, uses: [], owes: false };

/** One more invocation by a payer who has chosen others, as if those were paid. Source: S3, M3 (several aspects a roll). */
export function invokeAfter(game: ActiveGame, chosen: AlreadyChosen, input: InvokeInput): Result<Invocation, InvokeRefusal> {
  return invoke(game, {
    ...input,
    payer: poorer(input.payer, chosen.points),
    uses: [...input.uses, ...chosen.uses],
    unlucky: chosen.owes ? null : input.unlucky,
  });
}

export interface Together {
  readonly answers: readonly Result<Invocation, InvokeRefusal>[];
  readonly chosen: AlreadyChosen;
}

/** Invocations chosen for one roll, each as if those before it were paid. A refused one does not affect the others. */
export function invokeTogether(game: ActiveGame, before: AlreadyChosen, input: readonly InvokeInput[]): Together {
  let chosen = before;
  const answers = input.map((one) => {
    const invoked = invokeAfter(game, chosen, one);
    if (invoked.ok) {
      const { points, owed, use } = invoked.value;
      chosen = { points: chosen.points + points, uses: [...chosen.uses, use], owes: chosen.owes || owed > 0 };
    }
    return invoked;
  });
  return { answers, chosen };
}

function poorer(payer: Payer, by: number): Payer {
  return payer.source === "unlimited" ? payer : { ...payer, points: payer.points - by };
}
