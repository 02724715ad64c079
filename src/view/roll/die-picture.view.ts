import type { DicePlan, DiceReading, DieKind } from "../../rules/dice/dice-method.ts";
import { type Text, text } from "../text.ts";

/** Where a dot of a six-sided face is, in hundredths of the face. */
interface Pip {
  readonly x: number;
  readonly y: number;
}

/** One die as drawn. Exactly one of the shapes is set. */
export interface DiePicture {
  /** A square with +, − or nothing. */
  readonly sign: "plus" | "minus" | "blank" | null;
  readonly plus: boolean;
  readonly minus: boolean;
  /** A square with dots; empty for the other shapes. */
  readonly pips: readonly Pip[];
  /** A square with a number, null for the other shapes. */
  readonly number: number | null;
  /** A kite with a number, null for the other shapes. */
  readonly ten: number | null;
  /** It does not count in the total, or it missed. */
  readonly idle: boolean;
  /** Placed without a throw. */
  readonly placed: boolean;
  /** Dots under the die, one for each hit. */
  readonly hits: readonly number[];
  /** The second of two dice is subtracted from the first. */
  readonly taken: boolean;
  readonly label: Text;
}

const SIGNED_KINDS: readonly DieKind[] = ["fudge", "fudge-one", "fudge-six", "strands-six"];

const [LOW, MID, HIGH] = [26, 50, 74] as const;
const PIPS: readonly (readonly Pip[])[] = [
  [[MID, MID]],
  [
    [LOW, HIGH],
    [HIGH, LOW],
  ],
  [
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, HIGH],
    [MID, MID],
    [HIGH, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [LOW, MID],
    [LOW, HIGH],
    [HIGH, LOW],
    [HIGH, MID],
    [HIGH, HIGH],
  ],
].map((pips) => pips.map(([x = MID, y = MID]) => ({ x, y })));

/** The dice of a throw in the order thrown, placed ones first. */
export function dicePictures(plan: DicePlan, reading: DiceReading): DiePicture[] {
  return reading.dice.map((die, index) => picture(plan, die, index));
}

/** Dice of one kind that were rolled outside a check: a formula in the chat. */
export function rolledPictures(die: DieKind, dice: DiceReading["dice"]): DiePicture[] {
  const reading = die === "ten" ? "hits" : "sum";
  return dice.map((one, index) => picture({ die, reading, fixed: [] }, one, index));
}

/** What of a plan decides how its dice are drawn. */
type Rendered = Pick<DicePlan, "die" | "reading" | "fixed">;

function picture(plan: Rendered, die: DiceReading["dice"][number], index: number): DiePicture {
  const sign = SIGNED_KINDS.includes(plan.die) ? ((["minus", "blank", "plus"] as const)[die.face + 1] ?? null) : null;
  const taken = plan.reading === "difference" && index === 1;
  return {
    sign,
    plus: sign === "plus",
    minus: sign === "minus",
    pips: plan.die === "six" ? (PIPS[die.face - 1] ?? []) : [],
    number: plan.die === "eight" || plan.die === "six-plus-one" ? die.face : null,
    ten: plan.die === "ten" ? die.face : null,
    idle: !die.counts,
    placed: index < plan.fixed.length,
    hits: Array.from({ length: die.hits }, (_, hit) => hit),
    taken,
    label: labelOf(plan, die, sign, taken),
  };
}

function labelOf(plan: Rendered, die: DiceReading["dice"][number], sign: DiePicture["sign"], taken: boolean): Text {
  if (sign) return text(`NORN.Chat.Die.${sign}`);
  if (plan.reading === "hits") return text("NORN.Chat.Die.ten", { face: die.face, hits: die.hits });
  if (taken) return text("NORN.Chat.Die.taken", { face: die.face });
  return text(die.counts ? "NORN.Chat.Die.six" : "NORN.Chat.Die.idle", { face: die.face });
}
