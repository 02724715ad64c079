import { readFreeDrag } from "../drag/free-drag.ts";
import { passFree } from "../created-aspects/pass-free.ts";
import { closestTo, isElement, dataAround } from "../redraw/elements.ts";

/** A free invocation dropped on a character in the strip is passed on to them. Other drops are ignored. */
export function listenToDrops(pointsBar: HTMLElement): void {
  pointsBar.addEventListener("dragover", (event) => {
    const person = personOf(event);
    if (person) event.preventDefault();
    highlight(pointsBar, person);
  });
  pointsBar.addEventListener("dragleave", ({ relatedTarget }) => {
    if (!(isElement(relatedTarget) && pointsBar.contains(relatedTarget))) highlight(pointsBar, null);
  });
  pointsBar.addEventListener("drop", (event) => {
    highlight(pointsBar, null);
    const actor = game.actors.get(dataAround(event.target, "stripPerson"));
    const dropped: unknown = foundry.applications.ux.TextEditor.implementation.getDragEventData(event);
    const passed = readFreeDrag(dropped);
    if (!passed || !actor) return;
    event.preventDefault();
    event.stopPropagation();
    void passFree(passed, actor);
  });
}

function personOf({ target }: DragEvent): HTMLElement | null {
  return closestTo(target, "[data-strip-person]");
}

function highlight(pointsBar: HTMLElement, person: HTMLElement | null): void {
  for (const marked of pointsBar.querySelectorAll(".is-over")) if (marked !== person) marked.classList.remove("is-over");
  person?.classList.add("is-over");
}
