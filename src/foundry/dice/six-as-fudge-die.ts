import { faceOfPip, type DieKind } from "../../rules/index.ts";
import { faceClasses } from "./face-classes.ts";
import { NornDie } from "./norn-die.ts";

type Result = foundry.dice.terms.DiceTerm.Result;

/** A d6 read as a die with signs: it counts −1, 0 or +1. Source: F1, S1. */
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
