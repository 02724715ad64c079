import { clientState } from "../../core/client-state.ts";

/** A part of the page by its name in `ui`, once it exists. */
export function pagePart(name: string): unknown {
  return clientState.ui[name] ?? null;
}
