import type { TestKind } from "../roll/check.ts";
import type { Break } from "../breaks/break-rules.ts";
import type { Fragility, Lasts } from "./challenge.ts";
import type { ChallengeDegree } from "./challenge-rules.ts";

export const SAMPLE_IDS = ["project", "inquiry", "together", "illness", "match", "chase", "contest"] as const;
export type SampleId = (typeof SAMPLE_IDS)[number];

interface SampleRow {
  readonly degree: ChallengeDegree;
  readonly boxes: number;
  readonly hampers?: number;
  readonly lasts?: Lasts;
}

/** A ladder to begin with, which the group then changes. */
export interface ChallengeSample {
  readonly id: SampleId;
  /** Dynamic: a ladder for each of two sides. */
  readonly test: TestKind;
  readonly rows: readonly SampleRow[];
  readonly goal: { readonly degree: ChallengeDegree; readonly marks: number } | null;
  readonly fragility?: { readonly way: Fragility; readonly from: number };
  readonly span?: { readonly checks: number; readonly at: Break };
  readonly recovery?: { readonly boxes: number; readonly at: Break; readonly idle: boolean };
}

function rows(...boxes: readonly number[]): readonly SampleRow[] {
  const degrees = ["minimal", "competent", "solid", "significant", "perfection"] as const;
  return degrees.slice(0, boxes.length).map((degree, place) => ({ degree, boxes: boxes[place] ?? 1 }));
}

const TO_THE_TOP = { degree: "perfection", marks: 1 } as const;
const SAME = { way: "same", from: 1 } as const;

/** Source: F2, challenges. */
export const CHALLENGE_SAMPLES: readonly ChallengeSample[] = [
  {
    id: "project",
    test: "static",
    rows: rows(2, 2, 2, 2, 1),
    goal: TO_THE_TOP,
    fragility: SAME,
    span: { checks: 1, at: "session" },
  },
  {
    id: "inquiry",
    test: "static",
    rows: rows(1, 1, 4, 4, 1),
    goal: null,
    fragility: { way: "note", from: 3 },
    span: { checks: 1, at: "scene" },
    recovery: { boxes: 1, at: "session", idle: true },
  },
  { id: "together", test: "static", rows: rows(1, 1, 1, 1), goal: { degree: "significant", marks: 1 } },
  {
    id: "illness",
    test: "static",
    rows: rows(2, 2, 2, 2, 1),
    goal: TO_THE_TOP,
    fragility: { way: "highest", from: 2 },
    recovery: { boxes: 1, at: "session", idle: true },
  },
  {
    id: "match",
    test: "dynamic",
    rows: [
      { degree: "minimal", boxes: 4 },
      { degree: "competent", boxes: 3, hampers: 1, lasts: "next" },
      { degree: "solid", boxes: 2, hampers: 1, lasts: "rest" },
      { degree: "significant", boxes: 1, hampers: 2, lasts: "rest" },
      { degree: "perfection", boxes: 1 },
    ],
    goal: TO_THE_TOP,
  },
  { id: "chase", test: "dynamic", rows: rows(2, 2, 2, 1, 1), goal: TO_THE_TOP, fragility: SAME },
  {
    id: "contest",
    test: "dynamic",
    rows: [{ degree: "competent", boxes: 3 }],
    goal: { degree: "competent", marks: 3 },
  },
];
