import { elementOf } from "../core/event-target.ts";
/**
 * Makes the dice of a rendered message open and close. Bound to each copy (log, notification, pop-out), as actions of the log do
 * not reach the others. Source: platform.md §6.
 */
export function listenForDice(html: HTMLElement): void {
  html.addEventListener("click", (event) => {
    const card = elementOf(event).closest<HTMLElement>(".dice-roll");
    if (!card || !html.contains(card) || elementOf(event).closest("a, button:not(.dice-formula), .dice-tooltip")) return;
    const open = card.classList.toggle("expanded");
    card.querySelector(".dice-formula")?.setAttribute("aria-expanded", String(open));
  });
}
