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

/** What happens in the client, told to whoever asked. A listener that throws is reported and the others are still called. */
export class Hooks {
  static get events(): Record<string, readonly Registered[]> {
    return Object.fromEntries(events);
  }

  /** Listen. Returns the id to stop with. */
  static on(hook: string, fn: Listener, { once = false }: { once?: boolean } = {}): number {
    const id = ++lastId;
    const list = events.get(hook) ?? [];
    list.push({ id, hook, fn, once });
    events.set(hook, list);
    return id;
  }

  /** Listen to the next time only. */
  static once(hook: string, fn: Listener): number {
    return this.on(hook, fn, { once: true });
  }

  /** Stop listening, by the id or by the function. */
  static off(hook: string, fn: number | Listener): void {
    const list = events.get(hook);
    const index = list?.findIndex((entry) => (typeof fn === "number" ? entry.id === fn : entry.fn === fn)) ?? -1;
    if (index !== -1) list?.splice(index, 1);
  }

  /** Tell every listener. */
  static callAll(hook: string, ...args: unknown[]): true {
    for (const entry of listeners(hook)) call(entry, args);
    return true;
  }

  /** Tell the listeners until one returns false. Returns whether all let it pass. */
  static call(hook: string, ...args: unknown[]): boolean {
    for (const entry of listeners(hook)) if (call(entry, args) === false) return false;
    return true;
  }

  /** Report an error that happened at a named place. */
  static onError(location: string, error: Error, { msg = "", notify = null, log = "error" }: ErrorReport = {}): void {
    const wrapped = msg ? new Error(`${msg}. ${error.message}`, { cause: error }) : error;
    reportError(location, wrapped, { notify: notify !== null, log: log !== null });
    this.callAll("error", location, error, { msg });
  }
}

/** A copy: listeners come and go while they are called. */
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
