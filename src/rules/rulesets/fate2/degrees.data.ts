import type { DegreeStep } from "../../checks/degree.ts";

export const FATE2_DEGREES = ["minimal", "competent", "solid", "significant", "perfection"] as const;
export type Fate2Degree = (typeof FATE2_DEGREES)[number];

type Steps = readonly DegreeStep<Fate2Degree>[];

/** Margins of success. Source: F2. */
export const STATIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 2, degree: "solid" },
  { from: 3, degree: "significant" },
  { from: 4, degree: "perfection" },
];
export const DYNAMIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 2, degree: "solid" },
  { from: 5, degree: "significant" },
  { from: 7, degree: "perfection" },
];
/** The dial of F2: two margins a step. */
export const EVEN_DYNAMIC_STEPS: Steps = [
  { from: 0, degree: "minimal" },
  { from: 1, degree: "competent" },
  { from: 3, degree: "solid" },
  { from: 5, degree: "significant" },
  { from: 7, degree: "perfection" },
];

export const MAGNITUDES: Readonly<Record<Fate2Degree, string>> = {
  minimal: "negligible",
  competent: "minor",
  solid: "moderate",
  significant: "major",
  perfection: "overwhelming",
};
export const DURATIONS: Readonly<Record<Fate2Degree, string>> = {
  minimal: "instant",
  competent: "momentary",
  solid: "scene",
  significant: "session",
  perfection: "long-term",
};
