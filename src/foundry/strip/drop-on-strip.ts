import { type FreeDrag, readFreeDrag } from "../created-aspects/free-drag.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import { closestTo, isElement } from "../redraw/elements.ts";

/** A free invocation dropped on a character in the strip is passed on to them. Other drops are ignored. */
export function listenToDrops(strip: HTMLElement): void {
  strip.addEventListener("dragover", (event) => {
    const entry = entryOf(event);
    if (entry) event.preventDefault();
    mark(strip, entry);
  });
  strip.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!(isElement(relatedTarget) && strip.contains(relatedTarget))) mark(strip, null);
  });
  strip.addEventListener("drop", (event) => {
    mark(strip, null);
    const actor = game.actors.get(entryOf(event)?.dataset["stripEntry"] ?? "");
    const dropped: unknown = foundry.applications.ux.TextEditor.implementation.getDragEventData(event);
    const passed = typeof dropped === "object" && dropped !== null ? readFreeDrag(dropped) : null;
    if (!passed || !actor) return;
    event.preventDefault();
    event.stopPropagation();
    void pass(passed, actor);
  });
}

async function pass(free: FreeDrag, to: NornActor): Promise<void> {
  const { passFree } = await import("../created-aspects/pass-free.ts");
  await passFree(free, to);
}

function entryOf({ target }: DragEvent): HTMLElement | null {
  return closestTo(target, "[data-strip-entry]");
}

function mark(strip: HTMLElement, entry: HTMLElement | null): void {
  for (const marked of strip.querySelectorAll(".is-over")) if (marked !== entry) marked.classList.remove("is-over");
  entry?.classList.add("is-over");
}
