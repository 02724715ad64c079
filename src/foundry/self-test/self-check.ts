import type { Finding } from "../../view/self-test/self-test-report.ts";
import type { Scratch } from "./scratch.ts";

/** What a check saw; by itself it is as expected. */
export interface Seen {
  readonly seen: string;
  readonly finding?: Finding;
}

/** One question about the Foundry this runs in. */
export interface SelfCheck {
  /** Its name is `NORN.SelfTest.check.<id>`. */
  readonly id: string;
  /** Rejects with what is wrong. */
  readonly run: (scratch: Scratch) => Promise<Seen> | Seen;
}

/** @throws Error with what was seen */
export function must(right: boolean, seen: string): void {
  if (!right) throw new Error(seen);
}

/** Foundry does something otherwise than thought, and Norn does without. */
export function expected(right: boolean, seen: string): Seen {
  return { seen, finding: right ? "as-expected" : "otherwise" };
}

/** Looks until there is something, for a while. */
export async function until<Found>(look: () => Found | null | undefined | false, seconds = 10): Promise<Found> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const found = look();
    if (found) return found;
    if (Date.now() > end) throw new Error(game.i18n.format("NORN.SelfTest.waited", { seconds: String(seconds) }));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

/** Calls of a hook while something is done. */
export async function hooksDuring(hook: string, task: () => Promise<unknown>): Promise<readonly (readonly unknown[])[]> {
  const calls: (readonly unknown[])[] = [];
  // The hooks' names are only known as texts here.
  const hooks = Hooks as unknown as {
    on(name: string, fn: (...args: unknown[]) => void): number;
    off(name: string, id: number): void;
  };
  const id = hooks.on(hook, (...args) => void calls.push(args));
  try {
    await task();
  } finally {
    hooks.off(hook, id);
  }
  return calls;
}
