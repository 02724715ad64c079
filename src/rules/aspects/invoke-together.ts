import type { Payer } from "../fate-points/payer.ts";
import type { Result } from "../result.ts";
import type { DialValues, Ruleset } from "../ruleset.ts";
import { type Invocation, invoke, type InvokeAsked, type InvokeRefusal } from "./invoke.ts";
import type { AspectUse } from "./use-again.ts";

/** What one payer has chosen before a roll and not paid yet. */
export interface AlreadyChosen {
  readonly points: number;
  readonly uses: readonly AspectUse[];
  /** A first debt is among it. */
  readonly owes: boolean;
}

export const NOTHING_CHOSEN: AlreadyChosen = { points: 0, uses: [], owes: false };

/** One more invocation by a payer who has chosen others: as if those were paid. Source: S3, M3 (several aspects a roll). */
export function invokeAfter(
  ruleset: Ruleset,
  chosen: AlreadyChosen,
  asked: InvokeAsked,
  dials: DialValues,
): Result<Invocation, InvokeRefusal> {
  return invoke(
    ruleset,
    {
      ...asked,
      payer: poorer(asked.payer, chosen.points),
      uses: [...asked.uses, ...chosen.uses],
      unlucky: chosen.owes ? null : asked.unlucky,
    },
    dials,
  );
}

export interface Together {
  readonly answers: readonly Result<Invocation, InvokeRefusal>[];
  readonly chosen: AlreadyChosen;
}

/** Invocations chosen for one roll, each once those before it are paid. What is refused changes nothing for the others. */
export function invokeTogether(
  ruleset: Ruleset,
  before: AlreadyChosen,
  asked: readonly InvokeAsked[],
  dials: DialValues,
): Together {
  let chosen = before;
  const answers = asked.map((one) => {
    const invoked = invokeAfter(ruleset, chosen, one, dials);
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
