/**
 * What a check found. `as-expected`; `wrong`: Norn does not work properly here; `otherwise`: Foundry behaves differently from what
 * was thought, and Norn has a way that does without; `left-out`: it could not be tried here.
 */
export const FINDINGS = ["wrong", "otherwise", "left-out", "as-expected"] as const;
export type Finding = (typeof FINDINGS)[number];

export interface CheckResult {
  readonly id: string;
  /** What is checked, in words. */
  readonly name: string;
  readonly finding: Finding;
  /** What was seen: values, or the message of an error. */
  readonly seen: string;
}

export interface SelfTestReport {
  readonly ok: boolean;
  readonly results: readonly CheckResult[];
  /** To be pasted: the surroundings, the counts, and one line for each check, the worst first. */
  readonly text: string;
}

/** @param surroundings versions, role and modules, by their names */
export function selfTestReport(
  surroundings: Readonly<Record<string, string>>,
  results: readonly CheckResult[],
  words: Readonly<Record<Finding, string>>,
): SelfTestReport {
  const counts = FINDINGS.map((finding) => [finding, results.filter((one) => one.finding === finding).length] as const);
  const worstFirst = FINDINGS.flatMap((finding) => results.filter((one) => one.finding === finding));
  const lines = [
    ...Object.entries(surroundings).map(([name, value]) => `${name}: ${value}`),
    counts.flatMap(([finding, count]) => (count > 0 ? [`${words[finding]}: ${count}`] : [])).join(", "),
    "",
    ...worstFirst.map(({ name, finding, seen }) => `[${words[finding]}] ${name}${seen === "" ? "" : ` (${seen})`}`),
  ];
  return { ok: results.every(({ finding }) => finding !== "wrong"), results, text: lines.join("\n") };
}
