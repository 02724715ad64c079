import * as ours from "../../../common/ours.ts";
import { getGame } from "../../core/globals.ts";
import { askServer } from "../../core/socket-link.ts";
import { ApplicationV2 } from "../api/application.ts";
import type {
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../api/application-types.ts";
import { element, iconElement } from "../element.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createTextInput } from "../fields/create-inputs.ts";
import { configured, localizeOr } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { SearchFilter } from "../ux/search-filter.ts";
import { CORE_ICONS } from "./core-icons.data.ts";

type FilePickerCallback = (path: string, picker: FilePicker) => unknown;

interface FilePickerConfiguration extends ApplicationConfiguration {
  type?: string;
  current?: string;
  callback?: FilePickerCallback;
}

export interface FilePickerBrowseResult {
  target: string;
  dirs: string[];
  files: string[];
}

const FOLDER = "icons/svg";

/** Choose a file: type its path, or take one of the Table's pictures. The Table has no upload. */
export class FilePicker extends ApplicationV2 {
  declare readonly options: FilePickerConfiguration;

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "file-picker-{id}",
    classes: ["file-picker"],
    tag: "form",
    position: { width: 546, height: 560 },
    window: { icon: "fa-solid fa-file-magnifying-glass fa-image", contentClasses: ["standard-form"], resizable: true },
    form: { handler: FilePicker.#onChoose, closeOnSubmit: true },
    actions: { pickFile: FilePicker.#onPick },
  };

  readonly type: string;
  readonly callback: FilePickerCallback | undefined;
  request: string;

  constructor(options: ApplicationOptions = {}) {
    super(options);
    this.type = this.options.type ?? "any";
    this.callback = this.options.callback;
    this.request = this.options.current ?? "";
  }

  static get implementation(): typeof FilePicker {
    return configured<Record<string, typeof FilePicker | undefined>>("ux")?.["FilePicker"] ?? FilePicker;
  }

  /**
   * The files of a folder: of the Table's pictures, or of the system.
   * @throws for every other folder, and for users who may not browse files
   */
  static async browse(_source: string, target: string): Promise<FilePickerBrowseResult> {
    const folder = target.replace(/\/+$/, "");
    if (folder === "icons") return { target: folder, dirs: [FOLDER], files: [] };
    if (folder === FOLDER) return { target: folder, dirs: [], files: [...CORE_ICONS] };
    const { user } = getGame();
    if (!user?.can("FILES_BROWSE")) throw new Error(localizeOr("FILES.NoBrowse", "You may not browse files."));
    return askServer<FilePickerBrowseResult>(getGame()[ours.link], "browse", folder);
  }

  override get title(): string {
    return localizeOr("FILES.TitleSelectFile", "Choose a file");
  }

  /** Opens the window. */
  async browse(target?: string): Promise<this> {
    if (target !== undefined) this.request = target;
    return this.render({ force: true });
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const input = createTextInput({ name: "file", value: this.request, autofocus: true });
    const path = createFormGroup({ input, rootId: this.id, label: localizeOr("FILES.Path", "Path") });
    const search = element("input", {
      type: "search",
      name: "filter",
      "aria-label": localizeOr("FILES.Filter", "Filter"),
      placeholder: localizeOr("FILES.Filter", "Filter"),
    });
    const list = element("ul", { class: "files-list plain" }, ...CORE_ICONS.map((icon) => this.#entry(icon)));
    const choose = element(
      "button",
      { type: "submit" },
      iconElement("fa-solid fa-check"),
      localizeOr("FILES.SelectFile", "Choose this file"),
    );
    return element("div", { class: "file-picker-body" }, path, search, list, element("footer", { class: "form-footer" }, choose));
  }

  #entry(path: string): HTMLElement {
    const name = path.slice(FOLDER.length + 1, -".svg".length).replaceAll("-", " ");
    const chosen = path === this.request;
    const picture = element("img", { src: `/${path}`, alt: "", loading: "lazy" });
    const attributes = {
      type: "button",
      "data-action": "pickFile",
      "data-path": path,
      "aria-pressed": String(chosen),
      "aria-label": name,
      "data-tooltip": "",
    };
    return element("li", { "data-name": name }, element("button", attributes, picture));
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
    const filter = new SearchFilter({
      inputSelector: "input[name=filter]",
      contentSelector: ".files-list",
      callback: (_event, query, rgx, html) => {
        for (const item of html?.querySelectorAll<HTMLElement>(":scope > *") ?? [])
          item.hidden = query !== "" && !rgx.test(item.dataset["name"] ?? "");
      },
    });
    filter.bind(result);
  }

  static #onPick(this: FilePicker, _event: PointerEvent, target: HTMLElement): void {
    for (const button of this.element.querySelectorAll(".files-list button"))
      button.setAttribute("aria-pressed", String(button === target));
    const input = this.element.querySelector<HTMLInputElement>("input[name=file]");
    if (input) input.value = target.dataset["path"] ?? "";
  }

  static async #onChoose(this: FilePicker, _event: Event, _form: HTMLFormElement, formData: FormDataExtended): Promise<void> {
    this.request = String(formData.object["file"] ?? "");
    await this.callback?.(this.request, this);
  }
}

/** Asks for a path; null if none was chosen. */
export async function askForFile({ type, current }: { type: string; current: string }): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const picker = new FilePicker.implementation({ type, current, callback: resolve } as ApplicationOptions);
    picker.addEventListener("close", () => resolve(null));
    picker.browse().catch(reject);
  });
}
