import { SixAsFudgeDie } from "./six-as-fudge-die.ts";

/** `4ds`: a d6 read 1–2 blank, 3–4 −, 5–6 +. Source: S1. */
export class StrandsSixDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "s";

  override get kind() {
    return "strands-six" as const;
  }
}
