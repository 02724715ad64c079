import { clientState } from "./client-state.ts";

interface ReportOptions {
  /** Also show a notification and a line on the page. Default true. */
  notify?: boolean;
  log?: boolean;
}

/** Shows an error and its place, on the page as well as in the console. */
export function reportError(location: string, cause: unknown, { notify = true, log = true }: ReportOptions = {}): void {
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const words = `${location}: ${error.message}`;
  if (log) console.error(words, error);
  if (!notify) return;
  showProblem(words);
  clientState.ui["notifications"]?.error?.(words, { console: false, permanent: false });
}

const PANEL_ID = "table-problems";

/** A list of errors on the page itself: it must be visible even when nothing else could start. */
export function showProblem(words: string): void {
  if (typeof document === "undefined") return;
  let panel = document.getElementById(PANEL_ID);
  if (!panel) {
    panel = document.createElement("aside");
    panel.id = PANEL_ID;
    panel.setAttribute("role", "alert");
    panel.append(problemHeading(panel), document.createElement("ul"));
    document.body.append(panel);
  }
  const list = panel.querySelector("ul");
  const known = [...(list?.children ?? [])].some((line) => line.textContent === words);
  if (known) return;
  const line = document.createElement("li");
  line.textContent = words;
  list?.append(line);
}

function problemHeading(panel: HTMLElement): HTMLElement {
  const heading = document.createElement("header");
  const title = document.createElement("strong");
  title.textContent = "Something went wrong";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Dismiss";
  close.addEventListener("click", () => panel.remove());
  heading.append(title, close);
  return heading;
}
