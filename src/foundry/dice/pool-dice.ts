import { faceClasses } from "./face-classes.ts";
import { NornDie } from "./norn-die.ts";
import { faceOfPip } from "../../rules/dice/die-faces.ts";
import { hitsOfFace } from "../../rules/dice/read-faces.ts";

type Result = foundry.dice.terms.DiceTerm.Result;

/** `6dpkh4`: the Fate D6 pool, of which the highest or lowest count. */
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

/** `6dekh4`: the same with d8. */
export class EightPoolDie extends NornDie {
  static override readonly DENOMINATION = "e";

  constructor(termData: ConstructorParameters<typeof foundry.dice.terms.DiceTerm>[0] = {}) {
    super({ ...termData, faces: 8 });
  }

  override worth(thrown: number): number {
    return thrown;
  }

  override getResultCSS(result: Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses("eight", result.result)];
  }
}

/** `6dukh4`: the same with d6 that count one more than they show. */
export class SixPlusOneDie extends NornDie {
  static override readonly DENOMINATION = "u";

  constructor(termData: ConstructorParameters<typeof foundry.dice.terms.DiceTerm>[0] = {}) {
    super({ ...termData, faces: 6 });
  }

  override worth(thrown: number): number {
    return faceOfPip("six-plus-one", thrown);
  }

  override getResultLabel(result: Result): string {
    return String(this.worth(result.result));
  }

  override getResultCSS(result: Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses("six-plus-one", this.worth(result.result))];
  }
}

/** `6dh`: a pool of d10 that counts hits. `6dhn` has double nines; `1dhc` is the die of an empty pool, where only a 10 hits. */
export class TenHitsDie extends NornDie {
  static override readonly DENOMINATION = "h";
  static override readonly MODIFIERS: foundry.dice.terms.DiceTerm.Modifiers = {
    ...NornDie.MODIFIERS,
    n: "readAgain",
    c: "readAgain",
  };

  /** As given: while core evaluates modifiers, `modifiers` need not hold all of them. */
  readonly #given: readonly string[];

  constructor(termData: ConstructorParameters<typeof foundry.dice.terms.DiceTerm>[0] = {}) {
    super({ ...termData, faces: 10 });
    this.#given = [...this.modifiers];
  }

  override worth(thrown: number): number {
    const marks = [...this.#given, ...this.modifiers].map((modifier) => modifier.toLowerCase());
    return hitsOfFace(thrown, { doubleNines: marks.includes("n"), chance: marks.includes("c") });
  }

  /** The `n` and `c` modifiers change how the faces are read (see `worth`) and need no further evaluation. */
  readAgain(): void {
    for (const result of this.results) result.count = this.worth(result.result);
  }

  override getResultCSS(result: Result): (string | null)[] {
    return [
      ...super.getResultCSS(result),
      ...faceClasses("ten", result.result),
      this.worth(result.result) > 0 ? "success" : null,
    ];
  }
}
