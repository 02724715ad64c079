import type { DialValues } from "../ruleset.ts";

export interface ChoiceDial<C extends string> {
  readonly id: string;
  readonly group: string;
  readonly kind: "choice";
  readonly initial: C;
  readonly choices: readonly C[];
}

export interface NumberDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "number";
  readonly initial: number;
  readonly min: number;
  readonly max: number;
}

export interface SwitchDial {
  readonly id: string;
  readonly group: string;
  readonly kind: "switch";
  readonly initial: boolean;
}

/** Declares a choice so that its ids are known to the types. The first is the initial one unless another is named. */
export function choiceDial<const C extends string>(
  id: string,
  group: string,
  choices: readonly [C, ...C[]],
  initial: C = choices[0],
): ChoiceDial<C> {
  return { id, group, kind: "choice", initial, choices };
}

/** A value of a choice; anything that is not one of them reads as the initial one. */
export function readChoice<C extends string>(dial: ChoiceDial<C>, values: DialValues): C {
  return dial.choices.find((choice) => choice === values[dial.id]) ?? dial.initial;
}

/** A whole number within the dial's bounds: a number outside is brought to the nearer bound, anything else reads as the initial one. */
export function readNumber(dial: NumberDial, values: DialValues): number {
  const value = values[dial.id];
  if (typeof value !== "number" || !Number.isFinite(value)) return dial.initial;
  return Math.min(dial.max, Math.max(dial.min, Math.round(value)));
}

export function readSwitch(dial: SwitchDial, values: DialValues): boolean {
  const value = values[dial.id];
  return typeof value === "boolean" ? value : dial.initial;
}
