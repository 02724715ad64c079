import { notify } from "../core/globals.ts";
import { Hooks } from "../core/hooks.ts";
import { reportError, showProblem } from "../core/report-error.ts";

/** The system's modules that ended with an error when they were loaded. */
const dead = new Set<string>();

/**
 * A system whose module ended with an error is only half there: every document is made without its code. That is said for good, and
 * again whenever an actor or an item is created.
 */
export function warnOfDeadModules(): void {
  if (dead.size === 0) return;
  const words = `${[...dead].join(", ")} ended with an error: the system is not there, and what is made now is made without it.`;
  notify("error", words, { permanent: true });
  for (const name of ["Actor", "Item"]) Hooks.on(`preCreate${name}`, () => notify("error", words));
}

/** Shows errors outside any hook: a module that cannot be loaded or throws, an unhandled rejection. */
export function watchFailures(): void {
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement) {
        const { target } = event;
        if (target instanceof HTMLScriptElement) noteDead(target.src);
        showProblem(`The file ${target instanceof HTMLScriptElement ? target.src : target.href} cannot be loaded`);
      } else if (event instanceof ErrorEvent && !isHarmless(event.message)) {
        if (document.readyState === "loading" || document.readyState === "interactive") noteDead(event.filename, event.error);
        reportError(whereOf(event), event.error ?? event.message);
      }
    },
    { capture: true },
  );
  window.addEventListener("unhandledrejection", (event) => reportError("A step that nobody waited for failed", event.reason));
}

/** Browsers report this when a layout settles in more than one step; it is harmless. */
function isHarmless(message: string): boolean {
  return message.startsWith("ResizeObserver loop");
}

/** The system's own file if the error passed through one, else the file it was thrown in. */
function whereOf({ error, filename, lineno }: ErrorEvent): string {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const inSystem = /https?:\/\/[^\s)]+(\/systems\/[^\s):]+):(\d+)/.exec(stack);
  if (inSystem) return `In ${inSystem[1]}, line ${inSystem[2]}`;
  return filename ? `In ${shortPath(filename)}, line ${lineno}` : "On this page";
}

function shortPath(address: string): string {
  return URL.canParse(address) ? new URL(address).pathname : address;
}

/** Only the system's own files count. */
function noteDead(address: string, error?: unknown): void {
  const stack = error instanceof Error ? (error.stack ?? "") : "";
  const [, file] = /(\/systems\/[^\s):?]+\.m?js)/.exec(`${address} ${stack}`) ?? [];
  if (file) dead.add(file);
}
