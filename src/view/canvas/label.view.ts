/** An aspect, as far as its label shows it. */
export interface LabelInput {
  readonly phrase: string;
  /** Its free invocations. */
  readonly free: number;
  /** Some player may not know it. */
  readonly secret: boolean;
  /** What a label says instead of an aspect that not everyone knows. */
  readonly unknown: string;
}

/** What a label on the scene says, and whether players see it. */
export interface LabelState {
  readonly text: string;
  readonly hidden: boolean;
  readonly secret: boolean;
}

/** More free invocations than this are not counted at a glance. */
const MOST_DOTS = 5;

/** Every client receives a label's words, also of a hidden one: those of a secret are not among them. */
export function labelState({ phrase, free, secret, unknown }: LabelInput): LabelState {
  const dots = free > 0 ? ` ${"●".repeat(Math.min(free, MOST_DOTS))}` : "";
  return { text: secret ? unknown : phrase + dots, hidden: secret, secret };
}

/** What must change on a label; null for nothing. A GM may hide a label whose aspect everyone knows: it stays hidden. */
export function labelChange(shown: LabelState, wanted: LabelState): Partial<LabelState> | null {
  if (shown.secret !== wanted.secret || (wanted.secret && !shown.hidden)) return wanted;
  return shown.text === wanted.text ? null : { text: wanted.text };
}

export interface LabelSize {
  readonly fontSize: number;
  readonly width: number;
  readonly height: number;
}

const FONT = { least: 20, most: 96, ofSquare: 0.3 };
/** The mean width of a letter, and the height of a line, in font sizes. */
const LETTER = 0.55;
const LINE = 1.4;
/** Letters in a line, before it is broken. */
const LINE_LENGTH = 24;

/** A new label: as large as tokens make readable, a long phrase in several lines. */
export function labelSize(text: string, square: number): LabelSize {
  const fontSize = Math.round(Math.min(FONT.most, Math.max(FONT.least, square * FONT.ofSquare)));
  const letters = Math.min(LINE_LENGTH, Math.max(6, text.length)) + 2;
  const lines = Math.ceil(text.length / LINE_LENGTH) || 1;
  return { fontSize, width: Math.round(letters * LETTER * fontSize), height: Math.round((lines * LINE + 0.4) * fontSize) };
}
