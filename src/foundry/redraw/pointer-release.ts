/**
 * Resolves once the button of a right click is released. macOS and Linux ask for a context menu while it is still pressed, and
 * its release outside a popover closes that: a menu opened before it would be gone at once.
 */
export async function pointerRelease({ buttons, view }: MouseEvent): Promise<void> {
  if (buttons === 0 || !view) return;
  await new Promise<void>((resolve) => {
    const released = (): void => {
      for (const end of ENDS) view.removeEventListener(end, released, { capture: true });
      setTimeout(resolve);
    };
    for (const end of ENDS) view.addEventListener(end, released, { capture: true });
  });
}

const ENDS = ["pointerup", "pointercancel"] as const;
