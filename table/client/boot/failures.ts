import { reportError, showProblem } from "../core/report-error.ts";

/** Shows errors outside any hook: a module that cannot be loaded or throws, an unhandled rejection. */
export function watchFailures(): void {
  window.addEventListener(
    "error",
    (event) => {
      if (event.target instanceof HTMLScriptElement || event.target instanceof HTMLLinkElement) {
        const { target } = event;
        showProblem(`The file ${target instanceof HTMLScriptElement ? target.src : target.href} cannot be loaded`);
      } else if (event instanceof ErrorEvent && !isHarmless(event.message)) {
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
