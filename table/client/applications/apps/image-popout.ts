import { ApplicationV2 } from "../api/application.ts";
import type {
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../api/application-types.ts";
import { localizeOr } from "../platform.ts";

interface ImagePopoutConfiguration extends ApplicationConfiguration {
  src: string;
  caption?: string;
  uuid?: string;
  showTitle?: boolean;
}

/** A picture, as large as the page allows. */
export class ImagePopout extends ApplicationV2 {
  declare readonly options: ImagePopoutConfiguration;

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["image-popout"],
    window: { resizable: true, icon: "fa-solid fa-image" },
    showTitle: true,
  };

  override get title(): string {
    return super.title || localizeOr("IMAGE.Title", "Picture");
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const figure = document.createElement("figure");
    const image = document.createElement("img");
    image.src = this.options.src;
    image.alt = this.options.caption ?? this.title;
    figure.append(image);
    if (this.options.caption) {
      const caption = document.createElement("figcaption");
      caption.textContent = this.options.caption;
      figure.append(caption);
    }
    await Promise.race([ApplicationV2.waitForImages(figure), new Promise((done) => setTimeout(done, 3000))]);
    return figure;
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }
}
