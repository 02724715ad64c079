import { clientState } from "../../core/client-state.ts";

/** `ui.activeWindow`: the framed window that came to the front last. */
export function noteActiveWindow(application: object): void {
  clientState.ui["activeWindow"] = application as (typeof clientState.ui)[string];
}

/** A window that is gone is active no more. */
export function forgetActiveWindow(application: object): void {
  if (clientState.ui["activeWindow"] === application) clientState.ui["activeWindow"] = null;
}
