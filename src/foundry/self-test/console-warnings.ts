import { reasonOf } from "../../ledger/reason-of.ts";

/** Lines that concern Norn: its own name, or a name of Foundry's that is going away. */
const CONCERNS = /norn|deprecat/i;

/** Warnings and errors in the console while something is done, without repetitions. */
export async function warningsDuring(task: () => Promise<void>): Promise<string[]> {
  const seen = new Set<string>();
  const { warn, error } = console;
  const note =
    (pass: (...args: unknown[]) => void) =>
    (...args: unknown[]): void => {
      const line = args.map(reasonOf).join(" ");
      if (CONCERNS.test(line)) seen.add(line.split("\n")[0] ?? "");
      pass(...args);
    };
  Object.assign(console, { warn: note(warn.bind(console)), error: note(error.bind(console)) });
  try {
    await task();
  } finally {
    Object.assign(console, { warn, error });
  }
  return [...seen];
}
