import type { CreateAspectDialog } from "./create-aspect-dialog.ts";

/** The dialog's code, fetched when it is first opened. */
export async function createDialog(): Promise<typeof CreateAspectDialog> {
  return (await import("./create-aspect-dialog.ts")).CreateAspectDialog;
}
