/** Puts text on the clipboard. */
export class ClipboardHelper {
  async copyPlainText(text: string): Promise<void> {
    // Only pages served by https or from this machine have a clipboard.
    if (!navigator.clipboard) throw new Error("This page may not use the clipboard");
    await navigator.clipboard.writeText(text);
  }
}
