import { SixAsFudgeDie } from "./six-as-fudge-die.ts";

/** `4do`: a d6 where only a 6 is + and only a 1 is −. Source: F1 (Appendix I). */
export class FudgeOneDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "o";

  override get kind() {
    return "fudge-one" as const;
  }
}
