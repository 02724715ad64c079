import { onItemChange } from "../documents/on-change.ts";
import { NornItemSheet } from "./norn-item-sheet.ts";

/** Keeps an item's open sheet current when the other items of its actor change: it names aspects, traits and extras beside it. */
export function registerRefreshItemSheets(): void {
  onItemChange(draw);
}

function draw({ parent, id }: Item.Implementation): void {
  if (!parent) return;
  for (const app of foundry.applications.instances.values()) {
    if (app instanceof NornItemSheet && app.rendered && app.item.parent === parent && app.item.id !== id) void app.render();
  }
}
