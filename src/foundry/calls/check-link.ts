import { type Text, text } from "../../view/text.ts";
import { notifyText } from "../words/notify-text.ts";
import { addEnricher } from "../compat/text-enricher.ts";
import { closestTo } from "../redraw/elements.ts";
import { putIntoWords } from "../words/handlebars-helpers.ts";

const LINK = /@Check\[(?<check>[^\]]{1,200})\](?:\{(?<label>[^}]{1,200})\})?/gi;
const ENRICHER = "norn.check";

/** `@Check[Athletics 3]` in a journal becomes a button; what is no check of the game stays as written, with what is wrong. */
export function registerCheckLinks(): void {
  addEnricher({ id: ENRICHER, pattern: LINK, enricher: linkOf, onRender: listen });
  // Texts rendered without the enricher's callback. A popped-out window has its own document.
  listen(document);
  Hooks.on("createJournalEntryPage", (page, _options, user) => reviewPage(page, user));
  Hooks.on("updateJournalEntryPage", (page, change, _options, user) => {
    if (foundry.utils.hasProperty(change, "text.content")) reviewPage(page, user);
  });
}

async function linkOf(match: RegExpMatchArray): Promise<HTMLElement> {
  const { check = "", label } = match.groups ?? {};
  const { readTyped } = await import("./open-call.ts");
  const read = readTyped(check);
  return read.check ? button(check, label ?? check) : wrong(match[0], read.why);
}

/** No form element: core disables those of a sheet that its reader may not change. */
function button(check: string, label: string): HTMLElement {
  const made = document.createElement("a");
  made.role = "button";
  made.tabIndex = 0;
  made.className = "norn-check-link";
  made.dataset["nornCheck"] = check;
  made.dataset["tooltipText"] = game.i18n.localize(game.user.isGM ? "NORN.Call.Link.gm" : "NORN.Call.Link.player");
  const icon = document.createElement("i");
  icon.className = "fa-solid fa-dice";
  icon.ariaHidden = "true";
  made.append(icon, ` ${label}`);
  return inNorn(made);
}

/** As written, with the reason after it. */
function wrong(written: string, why: Text): HTMLElement {
  const said = document.createElement("span");
  said.className = "norn-check-wrong";
  const reason = document.createElement("em");
  reason.textContent = `(${putIntoWords(why)})`;
  said.append(written, " ", reason);
  return inNorn(said);
}

/** Norn's styles apply within `.norn` only. */
function inNorn(inner: HTMLElement): HTMLElement {
  const outer = document.createElement("span");
  outer.className = "norn norn-check";
  outer.append(inner);
  return outer;
}

function listen(element: HTMLElement | Document): void {
  element.addEventListener("click", pressed);
  element.addEventListener("keydown", pressed);
}

function pressed(event: Event): void {
  const link = closestTo(event.target, "[data-norn-check]");
  const key = "key" in event ? event.key : null;
  if (!link || (key !== null && key !== "Enter" && key !== " ")) return;
  event.preventDefault();
  event.stopPropagation();
  void follow(link.dataset["nornCheck"] ?? "", "shiftKey" in event && event.shiftKey === true);
}

async function follow(check: string, fast: boolean): Promise<void> {
  const { followLink } = await import("./open-call.ts");
  await followLink(check, fast);
}

/** Who saves a page learns at once which of its checks cannot be read. */
function reviewPage({ name, text }: JournalEntryPage.Implementation, user: string): void {
  const checks = [...(text.content ?? "").matchAll(LINK)].map(({ groups }) => groups?.["check"] ?? "");
  if (user === game.user.id && checks.length > 0) void warnOf(name, checks);
}

async function warnOf(page: string, checks: readonly string[]): Promise<void> {
  const { readTyped } = await import("./open-call.ts");
  for (const check of new Set(checks)) {
    const read = readTyped(check);
    if (!read.check) notifyText(text("NORN.Call.Link.wrong", { page, check, why: read.why }));
  }
}
