import { elementOf } from "../../core/event-target.ts";
interface TabsConfiguration {
  navSelector: string;
  contentSelector: string;
  initial: string;
  callback?: ((event: Event | null, tabs: Tabs, active: string) => unknown) | null;
}

/** Tabs outside an application: a navigation whose `[data-tab]` items show the content of the same name. */
export class Tabs {
  active: string;
  readonly callback: TabsConfiguration["callback"];
  readonly #navSelector: string;
  readonly #contentSelector: string;
  #nav: HTMLElement | null = null;
  #content: HTMLElement | null = null;

  constructor({ navSelector, contentSelector, initial, callback = null }: TabsConfiguration) {
    this.#navSelector = navSelector;
    this.#contentSelector = contentSelector;
    this.active = initial;
    this.callback = callback;
  }

  get group(): string | undefined {
    return this.#nav?.dataset["group"];
  }

  bind(html: HTMLElement): void {
    this.#nav = html.querySelector(this.#navSelector);
    this.#content = html.querySelector(this.#contentSelector);
    this.#nav?.addEventListener("click", (event) => {
      const tab = elementOf(event).closest<HTMLElement>("[data-tab]")?.dataset["tab"];
      if (!tab) return;
      event.preventDefault();
      if (tab !== this.active) this.activate(tab, { triggerCallback: true });
    });
    this.activate(this.active);
  }

  activate(tabName: string, { triggerCallback = false }: { triggerCallback?: boolean } = {}): void {
    const inGroup = (element: HTMLElement): boolean =>
      !this.group || element.dataset["group"] === this.group || !element.dataset["group"];
    for (const root of [this.#nav, this.#content]) {
      for (const element of root?.querySelectorAll<HTMLElement>("[data-tab]") ?? []) {
        if (inGroup(element)) element.classList.toggle("active", element.dataset["tab"] === tabName);
      }
    }
    this.active = tabName;
    if (triggerCallback) this.callback?.(null, this, tabName);
  }
}
