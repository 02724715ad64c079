import { type WordsWithDestination, parseDestination } from "../../view/board/parse-destination.ts";
import { ledgerActor } from "../ledger/ledger-documents.ts";
import { closestTo, isInput } from "../redraw/elements.ts";
import { zoneMapOf } from "../documents/zone-map.ts";

const LINE = "form.norn-board-add[data-place]";

/** What was typed for a place, and the zone of it that it names. */
export function destinationTyped(place: string, typed: string): WordsWithDestination {
  const actor = ledgerActor(place);
  const [to, the] = [game.i18n.localize("NORN.Aim.to"), game.i18n.localize("NORN.Aim.the")];
  return parseDestination(typed, actor ? zoneMapOf(actor).zones : [], { to, the });
}

/** Says below a line, while someone types, that what they write goes to a zone. */
export function showDestination({ target }: Event): void {
  if (isInput(target)) sayAim(target);
}

/** A redrawn board has lost what it said below the lines. */
export function showDestinations(board: HTMLElement): void {
  for (const line of board.querySelectorAll<HTMLInputElement>(`${LINE} input`)) if (line.value !== "") sayAim(line);
}

function sayAim(target: HTMLInputElement): void {
  const form = closestTo(target, LINE);
  if (!form) return;
  const { words, zone } = destinationTyped(form.dataset["place"] ?? "", target.value);
  const hint = hintOf(form);
  hint.textContent = zone ? game.i18n.format("NORN.Aim.hint", { words, zone: zone.name }) : "";
  hint.hidden = zone === null;
}

/** The hint is in the page from the first letter on: screen readers announce only what changes in there. */
function hintOf(form: HTMLElement): HTMLElement {
  const there = form.querySelector<HTMLElement>(".norn-board-aim");
  if (there) return there;
  const hint = form.ownerDocument.createElement("p");
  hint.className = "norn-board-aim";
  hint.role = "status";
  hint.hidden = true;
  form.append(hint);
  return hint;
}

/** What was typed is sent: the line says nothing any more. */
export function hideDestination(form: HTMLElement): void {
  form.querySelector(".norn-board-aim")?.remove();
}
