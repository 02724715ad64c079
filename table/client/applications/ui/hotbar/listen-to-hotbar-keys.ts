import { elementOf } from "../../../core/event-target.ts";

/** Fields and controls that use digits themselves. */
const TYPING = "input, textarea, select, [contenteditable=true], [contenteditable=''], prose-mirror, dialog[open] *";

/** Digits run the macros of the current page, unless the user is typing. */
export function listenToHotbarKeys(page: Document, run: (key: number) => void): void {
  page.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    if (!/^Digit\d$/.test(event.code) && !/^\d$/.test(event.key)) return;
    if (elementOf(event).closest(TYPING)) return;
    run(Number(/^\d$/.test(event.key) ? event.key : event.code.slice(-1)));
  });
}
