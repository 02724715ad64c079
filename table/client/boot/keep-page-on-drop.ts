import { elementOf } from "../core/event-target.ts";

/** A file dropped where nothing accepts files would make the browser leave the page, and lose what is being typed. */
export function keepPageOnDrop(page: Document): void {
  for (const type of ["dragover", "drop"] as const) {
    page.addEventListener(type, (event) => {
      const files = event.dataTransfer?.types.includes("Files") ?? false;
      const taker = elementOf(event).closest("input[type=file]");
      if (files && !taker) event.preventDefault();
    });
  }
}
