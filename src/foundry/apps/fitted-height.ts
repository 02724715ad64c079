/** No window is lower than this, in pixels. */
const LOWEST = 320;

interface Fitted extends Pick<foundry.applications.api.ApplicationV2, "element" | "position" | "setPosition"> {
  readonly options: { readonly position: { readonly height?: number | "auto" | undefined } };
}

/** Makes a window as high as what it shows, up to its usual height. One that a user has sized stays as it is. */
export class FittedHeight {
  #fitted: number | "auto" | null = null;

  fit(window: Fitted): void {
    const { height } = window.position;
    const usual = window.options.position.height;
    const content = window.element.querySelector(".window-content");
    if (!content || typeof usual !== "number" || height !== (this.#fitted ?? usual)) return;
    const frame = window.element.getBoundingClientRect().height - content.getBoundingClientRect().height;
    const fitted = Math.min(usual, Math.max(LOWEST, Math.ceil(frame + contentHeight(content))));
    window.setPosition({ height: fitted });
    this.#fitted = window.position.height;
  }
}

/** The height of what is in an element, however high the element itself is. */
function contentHeight(content: Element): number {
  const { top } = content.getBoundingClientRect();
  const bottoms = [...content.children].map((child) => child.getBoundingClientRect().bottom);
  const padding = Number.parseFloat(getComputedStyle(content).paddingBottom) || 0;
  return Math.max(0, ...bottoms) - top + content.scrollTop + padding;
}
