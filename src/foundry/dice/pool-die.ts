import { faceClasses } from "./face-classes.ts";
import { NornDie } from "./norn-die.ts";

type Result = foundry.dice.terms.DiceTerm.Result;

/** `6dpkh4`: the Fate D6 pool, of which the highest or lowest count. Source: F11. */
export class PoolDie extends NornDie {
  static override readonly DENOMINATION = "p";

  constructor(termData: ConstructorParameters<typeof foundry.dice.terms.DiceTerm>[0] = {}) {
    super({ ...termData, faces: 6 });
  }

  override worth(thrown: number): number {
    return thrown;
  }

  override getResultCSS(result: Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses("six", result.result)];
  }
}
