/** One thing that was tried. */
export interface Finding {
  readonly what: string;
  readonly works: boolean;
  readonly words: string;
}

/** What one generation gave. */
export interface TrialReport {
  readonly generation: number;
  readonly findings: readonly Finding[];
  /** What of its own classes is never called, as the page said it. */
  readonly neverCalled?: string | undefined;
  /** What the server said of its folder, and the files that its pages asked for in vain. */
  readonly noted?: readonly string[];
  /** What the content security policy would have stopped. */
  readonly reported?: readonly string[];
}

const NEVER_CALLED = /The Table never calls what the system waits for: (.*)/;

/** What the page said of members that the system defines in vain. */
export const neverCalledIn = (texts: readonly string[]): string | undefined =>
  texts.map((text) => NEVER_CALLED.exec(text)?.[1]).find((names) => names !== undefined);

const MISSING = /The Table (?:has no (?:setting )?[\w.#]+|draws no canvas|has no first generation of applications)[^.\n]*/;

/** The first public name that the Table lacks and the system wants, as an error said it. */
export const firstMissing = (texts: readonly string[]): string | null => {
  for (const text of texts) {
    const [found] = MISSING.exec(text) ?? [];
    if (found) return found;
  }
  return null;
};

/** The table that is printed: a row for what was tried, a column for each generation. */
export const printReport = (system: string, reports: readonly TrialReport[]): string => {
  const rows = [...new Set(reports.flatMap(({ findings }) => findings.map(({ what }) => what)))];
  const cell = (report: TrialReport, what: string): string => {
    const finding = report.findings.find((one) => one.what === what);
    return finding ? `${finding.works ? "yes" : "NO"}${finding.words ? `: ${shorten(finding.words)}` : ""}` : "not tried";
  };
  const head = `| ${system} | ${reports.map(({ generation }) => `Foundry ${generation}`).join(" | ")} |`;
  const line = `| --- | ${reports.map(() => "---").join(" | ")} |`;
  const table = rows.map((what) => `| ${what} | ${reports.map((report) => cell(report, what)).join(" | ")} |`);
  const notes = reports.flatMap(({ generation, neverCalled, noted = [], reported = [] }) => [
    ...(neverCalled ? [`Never called here on ${generation}, though the system waits for it: ${neverCalled}`] : []),
    ...(reported.length > 0
      ? [`Only with \`--report-only\`, on ${generation}: ${[...new Set(reported)].map(shorten).join("; ")}`]
      : []),
    ...(noted.length > 0 ? [`Of its folder, on ${generation}: ${[...new Set(noted)].join("; ")}`] : []),
  ]);
  return [head, line, ...table, ...(notes.length > 0 ? ["", ...notes] : [])].join("\n");
};

const MOST = 240;

const shorten = (words: string): string => {
  const one = words.replace(/\s+/g, " ").replaceAll("|", "/").trim();
  return one.length > MOST ? `${one.slice(0, MOST)}…` : one;
};
