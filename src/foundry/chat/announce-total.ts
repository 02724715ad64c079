/** Each roll's total when its card was last drawn. */
const totals = new Map<string, string>();

/** A card is drawn for the first time: core announces new messages itself. */
export function knowTotal(id: string, content: HTMLElement): void {
  const total = totalIn(content);
  if (total !== "") totals.set(id, total);
}

/** Announces a roll's new total to screen readers, once however often its card is shown, and only when it has changed. */
export function announceTotal(id: string, content: HTMLElement): void {
  const total = totalIn(content);
  if (total === "" || totals.get(id) === total) return;
  totals.set(id, total);
  const title = plain(content.querySelector(".norn-chat-title"));
  region().textContent = game.i18n.format("NORN.Chat.nowTotal", { title, total });
}

function totalIn(content: HTMLElement): string {
  return plain(content.querySelector(".norn-action .norn-chat-total"));
}

function plain(element: Element | null): string {
  return (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim();
}

/** One live region for all cards: replaced elements are not announced reliably. */
function region(): HTMLElement {
  const there = document.getElementById("norn-announced");
  if (there) return there;
  const made = document.createElement("div");
  made.className = "norn";
  const words = document.createElement("p");
  words.id = "norn-announced";
  words.className = "norn-hidden";
  words.setAttribute("role", "status");
  made.append(words);
  document.body.append(made);
  return words;
}
