import type { ApplicationPosition } from "./application-types.ts";
import { showTab } from "./application-tabs.ts";
import { noteActiveWindow } from "./active-window.ts";
import { ApplicationCore, VIEW } from "./application-core.ts";
import { toggleControlsMenu } from "./window-controls.ts";
import { placeWindow } from "./window-position.ts";

/** An application's display state: its position and size, whether it is minimized, the active tabs. */
export class PositionedApplication extends ApplicationCore {
  bringToFront(): void {
    const type = this.constructor.BASE_APPLICATION;
    const { element } = this[VIEW];
    if (!element) return;
    if (this.position.zIndex < type._maxZ) this.position.zIndex = ++type._maxZ;
    element.style.zIndex = String(this.position.zIndex);
    if (this.hasFrame) noteActiveWindow(this);
  }

  /** Moves or resizes the window. Missing values stay as they are; no effect on applications that are not positioned. */
  setPosition(position: Partial<ApplicationPosition> = {}): ApplicationPosition | void {
    if (!this[VIEW].element || !this.options.window.positioned) return;
    const wanted = { ...this.position, ...position };
    this._prePosition(wanted);
    Object.assign(this.position, this._updatePosition(wanted));
    const { style } = this[VIEW].element;
    style.left = `${this.position.left}px`;
    style.top = `${this.position.top}px`;
    style.width = this.position.width === "auto" ? "" : `${this.position.width}px`;
    style.height = this[VIEW].minimized || this.position.height === "auto" ? "" : `${this.position.height}px`;
    style.transform = this.position.scale === 1 ? "" : `scale(${this.position.scale})`;
    style.zIndex = String(this.position.zIndex);
    this._onPosition(this.position);
    this.dispatchEvent(new Event("position"));
    return this.position;
  }

  protected _updatePosition(position: ApplicationPosition): ApplicationPosition {
    const element = this.element;
    element.style.width = position.width === "auto" ? "" : `${position.width}px`;
    element.style.height = this[VIEW].minimized || position.height === "auto" ? "" : `${position.height}px`;
    const page = element.ownerDocument.documentElement;
    const measured = { width: element.offsetWidth, height: element.offsetHeight };
    const placed = placeWindow(this.position, position, this[VIEW].minimized ? { ...measured, height: 0 } : measured, {
      width: page.clientWidth,
      height: page.clientHeight,
    });
    return placed;
  }

  protected _prePosition(_position: ApplicationPosition): void {}
  protected _onPosition(_position: ApplicationPosition): void {}

  async minimize(): Promise<void> {
    if (!this.rendered || this[VIEW].minimized || !this.hasFrame || !this.options.window.minimizable) return;
    this[VIEW].minimized = true;
    this.element.classList.add("minimized");
    this.element.style.height = "";
  }

  async maximize(): Promise<void> {
    if (!this[VIEW].minimized) return;
    this[VIEW].minimized = false;
    this.element.classList.remove("minimized");
    this.setPosition();
  }

  /** Opens or closes the header's menu. */
  async toggleControls(expanded?: boolean | null, _options: { animate?: boolean | null } = {}): Promise<void> {
    toggleControlsMenu(this[VIEW].window, expanded ?? undefined);
  }

  changeTab(
    tab: string,
    group: string,
    {
      force = false,
      updatePosition = true,
    }: { event?: Event; navElement?: HTMLElement; force?: boolean; updatePosition?: boolean } = {},
  ): void {
    if (!tab || !group) throw new Error("You must pass both the tab and tab group identifier");
    if (this.tabGroups[group] === tab && !force) return;
    showTab(this.element, (this.hasFrame && this[VIEW].content) || this.element, group, tab);
    this.tabGroups[group] = tab;
    if (updatePosition && this.position.height === "auto") this.setPosition();
  }
}
