import { summarize, type Summary } from "./statistics.ts";

/** One line of the report. */
export interface Figure {
  readonly what: string;
  readonly measured: Summary;
  /** "ms" unless told otherwise. */
  readonly unit?: "ms" | "s";
  /** Something plain measured in the same run, to compare with. */
  readonly against?: { readonly what: string; readonly measured: Summary };
  /** The most the median should be, in the unit. */
  readonly aim?: number;
}

/** A group of figures with a heading. */
export interface Chapter {
  readonly title: string;
  /** What was done, in a sentence or two. */
  readonly how: string;
  readonly figures: readonly Figure[];
  /** Sentences below the figures. */
  readonly remarks?: readonly string[];
}

/** Runs something `times` times after `before` unmeasured ones, and sums up the numbers it answers. */
export async function repeat(times: number, once: () => Promise<number>, before = 2): Promise<Summary> {
  for (let index = 0; index < before; index += 1) await once();
  const samples: number[] = [];
  for (let index = 0; index < times; index += 1) samples.push(await once());
  return summarize(samples);
}
