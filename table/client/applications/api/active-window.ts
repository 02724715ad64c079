import { clientState } from "../../core/client-state.ts";

/** `ui.activeWindow`: the framed window that last came to the front. */
export function noteActiveWindow(application: object): void {
  clientState.ui["activeWindow"] = application as (typeof clientState.ui)[string];
}

/** A closed window is no longer active. */
export function forgetActiveWindow(application: object): void {
  if (clientState.ui["activeWindow"] === application) clientState.ui["activeWindow"] = null;
}
