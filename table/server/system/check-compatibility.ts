import type { Release } from "../release.data.ts";
import type { Findings } from "./check-manifest.ts";
import type { SystemManifest } from "./manifest.ts";

type Bound = "below" | "within" | "above";

/** How a release compares to a bound: "14" means the whole generation, "14.366" one build (platform.md §9). */
const compare = (release: Release, bound: string): Bound => {
  const [generation = 0, build] = bound.split(".").map(Number);
  if (release.generation !== generation) return release.generation < generation ? "below" : "above";
  if (build === undefined || release.build === build) return "within";
  return release.build < build ? "below" : "above";
};

/** Below the minimum or above the maximum the system cannot be played; above the verified version there is only a warning. */
export const checkCompatibility = (
  compatibility: SystemManifest["compatibility"],
  release: Release,
  findings: Findings,
): void => {
  const { minimum, verified, maximum } = compatibility;
  if (minimum !== undefined && compare(release, minimum) === "below") {
    findings.errors.push(`the system needs at least version ${minimum}; this is ${release.version}`);
  }
  if (maximum !== undefined && compare(release, maximum) === "above") {
    findings.errors.push(`the system goes up to version ${maximum}; this is ${release.version}`);
  }
  if (verified !== undefined && compare(release, verified) === "above") {
    findings.warnings.push(`the system is verified up to version ${verified}; this is ${release.version}`);
  }
};
