import { SixAsFudgeDie } from "./six-as-fudge-die.ts";

/** `4dg`: a d6 read 1–2 −, 3–4 blank, 5–6 +. Source: F1. */
export class FudgeSixDie extends SixAsFudgeDie {
  static override readonly DENOMINATION = "g";

  override get kind() {
    return "fudge-six" as const;
  }
}
