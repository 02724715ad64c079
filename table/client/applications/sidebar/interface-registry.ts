import { clientState } from "../../core/client-state.ts";

/** A part of the page by its name in `ui`, once it is there. */
export function pagePart<T>(name: string): T | null {
  return (clientState.ui[name] ?? null) as T | null;
}
