import { reportError } from "./report-error.ts";

type Listener = (...args: never[]) => unknown;

interface Registered {
  id: number;
  hook: string;
  fn: Listener;
  once: boolean;
}

const events = new Map<string, Registered[]>();
let lastId = 0;

/** The client's hooks. A listener that throws is reported and the others are still called. */
export class Hooks {
  static get events(): Record<string, readonly Registered[]> {
    return Object.fromEntries(events);
  }

  /** Adds a listener. Returns the id that removes it. */
  static on(hook: string, fn: Listener, { once = false }: { once?: boolean } = {}): number {
    const id = ++lastId;
    const list = events.get(hook) ?? [];
    list.push({ id, hook, fn, once });
    events.set(hook, list);
    return id;
  }

  /** Adds a listener for one call. */
  static once(hook: string, fn: Listener): number {
    return this.on(hook, fn, { once: true });
  }

  /** Removes a listener, by id or function. */
  static off(hook: string, fn: number | Listener): void {
    const list = events.get(hook);
    const index = list?.findIndex((entry) => (typeof fn === "number" ? entry.id === fn : entry.fn === fn)) ?? -1;
    if (index !== -1) list?.splice(index, 1);
  }

  /** Calls every listener. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of listeners(hook)) call(entry, args);
    return true;
  }

  /** Calls the listeners until one returns false. Returns whether none did. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of listeners(hook)) if (call(entry, args) === false) return false;
    return true;
  }

  /** Reports an error at a named place. */
  static onError(location: string, error: Error, { msg = "", notify = null, log = "error" }: ErrorReport = {}): void {
    const wrapped = msg ? new Error(`${msg}. ${error.message}`, { cause: error }) : error;
    reportError(location, wrapped, { notify: notify !== null, log: log !== null });
    this.callAll("error", location, error, { msg });
  }
}

/** A copy: listeners are added and removed while they are called. */
function listeners(hook: string): Registered[] {
  return events.get(hook)?.slice() ?? [];
}

interface ErrorReport {
  msg?: string;
  notify?: string | null;
  log?: string | null;
  [data: string]: unknown;
}

function call(entry: Registered, args: unknown[]): unknown {
  if (entry.once) Hooks.off(entry.hook, entry.id);
  try {
    return (entry.fn as (...args: unknown[]) => unknown)(...args);
  } catch (error) {
    reportError(`Error thrown in a function hooked to "${entry.hook}"`, error, { notify: true });
    return undefined;
  }
}
