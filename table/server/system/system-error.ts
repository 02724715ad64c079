/** A system folder that cannot be played; every finding names the file and the key. */
export class SystemError extends Error {
  override readonly name = "SystemError";
  readonly findings: readonly string[];

  constructor(folder: string, findings: readonly string[]) {
    super([`The system in ${folder} cannot be loaded:`, ...findings.map((finding) => `  - ${finding}`)].join("\n"));
    this.findings = findings;
  }
}
