/** What hits left over may buy. `repeatable`: more than once in an action. */
export interface Trick {
  readonly id: string;
  readonly hits: number;
  readonly attack: boolean;
  readonly repeatable: boolean;
}

/** R: the source's lists are lost; these five are ours, for a table to change. Source: M2. */
export const TRICKS: readonly Trick[] = [
  { id: "help-ally", hits: 1, attack: false, repeatable: false },
  { id: "injure", hits: 1, attack: true, repeatable: true },
  { id: "disarm", hits: 1, attack: true, repeatable: false },
  { id: "knock-down", hits: 1, attack: true, repeatable: false },
  { id: "pin", hits: 1, attack: true, repeatable: false },
];
