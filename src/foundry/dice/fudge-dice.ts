import { faceClasses } from "./face-classes.ts";
import { NornDie } from "./norn-die.ts";
import type { DieKind } from "../../rules/dice/dice-method.ts";
import { faceOfPip } from "../../rules/dice/die-faces.ts";

type Result = foundry.dice.terms.DiceTerm.Result;

/** A d6 read as a die with signs: it counts −1, 0 or +1. */
export abstract class SixAsFudgeDie extends NornDie {
  abstract get kind(): Extract<DieKind, "fudge-one" | "fudge-six" | "strands-six">;

  constructor(termData: ConstructorParameters<typeof foundry.dice.terms.DiceTerm>[0] = {}) {
    super({ ...termData, faces: 6 });
  }

  override worth(thrown: number): number {
    return faceOfPip(this.kind, thrown);
  }

  override getResultLabel(result: Result): string {
    return ["−", " ", "+"][this.worth(result.result) + 1] ?? "";
  }

  override getResultCSS(result: Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses(this.kind, this.worth(result.result))];
  }
}

/** `4do`: a d6 where only a 6 is + and only a 1 is −. */
export class FudgeOneDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "o";

  override get kind() {
    return "fudge-one" as const;
  }
}

/** `4dg`: a d6 read 1–2 −, 3–4 blank, 5–6 +. */
export class FudgeSixDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "g";

  override get kind() {
    return "fudge-six" as const;
  }
}

/** The core Fudge die (`4dF`) whose faces are drawn, not spelt, in tooltips. */
export class NornFateDie extends foundry.dice.terms.FateDie {
  override getResultCSS(result: foundry.dice.terms.DiceTerm.Result): (string | null)[] {
    return [...super.getResultCSS(result), ...faceClasses("fudge", result.result)];
  }
}

/** `4ds`: a d6 read 1–2 blank, 3–4 −, 5–6 +. */
export class StrandsSixDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "s";

  override get kind() {
    return "strands-six" as const;
  }
}
