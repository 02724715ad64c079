import { fieldsIn, takeDrafts } from "../redraw/draft-fields.ts";
import { gatherCalls } from "../redraw/gather-calls.ts";
import { LiveParts } from "../redraw/live-parts.ts";
import { standBesideSidebar } from "./beside-sidebar.ts";
import { searchAgain } from "./search-list.ts";

const { ApplicationV2, HandlebarsApplicationMixin } = foundry.applications.api;

const Mixed = HandlebarsApplicationMixin(ApplicationV2);

/** Milliseconds between two redraws. */
const PAUSE = 50;

/** The base of Norn's windows without a document. They are redrawn in place. */
export class NornWindow extends Mixed {
  readonly #live = new LiveParts(
    { choices: "drawn", orElse: ":is(input, select, button):enabled", around: (part) => () => searchAgain(part) },
    () => void this.render(),
  );

  /** What changes while it is being rendered is rendered after that. */
  readonly #soon = gatherCalls(() => void (this.state > ApplicationV2.RENDER_STATES.NONE && this.render()), {
    wait: this.delay,
    pause: PAUSE,
  });

  /** Milliseconds that `redraw` waits for more changes. */
  protected get delay(): number {
    return 20;
  }

  /** Redraws it once, however many changes come together. */
  redraw(): void {
    this.#soon();
  }

  protected override _configureRenderOptions(...args: Parameters<InstanceType<typeof Mixed>["_configureRenderOptions"]>): void {
    super._configureRenderOptions(...args);
    this.#live.begin();
  }

  protected override _replaceHTML(
    result: Record<string, HTMLElement>,
    content: HTMLElement,
    options: Parameters<NornWindow["_renderHTML"]>[1],
  ): void {
    this.#live.redraw(result, this.parts);
    super._replaceHTML(result, content, options);
  }

  protected override async _onFirstRender(...args: Parameters<InstanceType<typeof Mixed>["_onFirstRender"]>): Promise<void> {
    await super._onFirstRender(...args);
    this.#live.listen(this.element);
  }

  protected override async _postRender(...args: Parameters<InstanceType<typeof Mixed>["_postRender"]>): Promise<void> {
    await super._postRender(...args);
    const [, { isFirstRender }] = args;
    if (isFirstRender && this.hasFrame) standBesideSidebar(this);
  }

  /** A form that is submitted on change would include every named field. */
  protected override _onChangeForm(...args: Parameters<InstanceType<typeof Mixed>["_onChangeForm"]>): void {
    const [{ submitOnChange }] = args;
    if (submitOnChange) takeDrafts(fieldsIn(this.element).filter(({ name }) => name !== ""));
    super._onChangeForm(...args);
  }
}
