import { objectOf } from "../../../../common/plain-object.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { DialogV2 } from "../../api/dialog.ts";
import { DocumentSheetV2 } from "../../api/document-sheet.ts";
import { element, iconElement } from "../../element.ts";
import { createEditorInput, createTextInput } from "../../fields/create-inputs.ts";
import { localizeOr } from "../../platform.ts";
import type { FormDataExtended } from "../../ux/form-data-extended.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import { expandObject } from "../../../../common/utils/expand-object.ts";

interface Page {
  id: string;
  name: string;
  type: string;
  text: { content: string | null };
  isOwner: boolean;
  uuid: string;
  visible: boolean;
  _source: { sort: number };
  delete(): Promise<unknown>;
}

/** A journal entry: its pages below each other; text pages can be edited here. */
export class JournalEntrySheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["journal-sheet", "journal-entry"],
    position: { width: 640, height: 600 },
    window: { icon: "fa-solid fa-book-open", resizable: true },
    form: { handler: JournalEntrySheet.#onChange, submitOnChange: true },
    viewPermission: 1,
    actions: { addPage: JournalEntrySheet.#onAddPage, deletePage: JournalEntrySheet.#onDeletePage },
  };

  get #pages(): Page[] {
    const pages = [...this.document.getEmbeddedCollection("JournalEntryPage").values()] as unknown as Page[];
    return pages.filter((page) => page.visible).sort((a, b) => a._source.sort - b._source.sort);
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const pages = await Promise.all(this.#pages.map((page) => this.#pageElement(page)));
    const body = element("div", {
      class: "journal-body scrollable",
      tabindex: 0,
      role: "region",
      "aria-label": this.document.name ?? "",
    });
    if (this.isEditable) {
      const name = createTextInput({
        name: "name",
        value: this.document.name ?? "",
        aria: { label: localizeOr("JOURNAL.Name", "Name of the entry") },
      });
      body.append(element("header", { class: "journal-header" }, name));
    }
    if (pages.length === 0)
      body.append(element("p", { class: "hint" }, localizeOr("JOURNAL.NoPages", "This entry has no pages yet.")));
    body.append(...pages);
    if (this.isEditable) {
      const label = localizeOr("JOURNAL.AddPage", "Add a page");
      body.append(
        element(
          "footer",
          { class: "form-footer" },
          element("button", { type: "button", "data-action": "addPage" }, iconElement("fa-solid fa-plus"), label),
        ),
      );
    }
    return body;
  }

  async #pageElement(page: Page): Promise<HTMLElement> {
    const article = element("article", { class: "journal-entry-page", "data-page-id": page.id });
    const enriched = await TextEditor.implementation.enrichHTML(page.text.content ?? "", { secrets: page.isOwner });
    if (!page.isOwner || !this.isEditable) {
      const shown = element("div", { class: "journal-page-content" });
      shown.innerHTML = enriched;
      article.append(element("h2", {}, page.name), shown);
      return article;
    }
    const label = localizeOr("JOURNAL.PageName", "Name of the page");
    const remove = localizeOr("JOURNAL.DeletePage", "Delete the page {name}", { name: page.name });
    article.append(
      element(
        "header",
        { class: "flexrow" },
        createTextInput({ name: `pages.${page.id}.name`, value: page.name, aria: { label } }),
        element("button", {
          type: "button",
          "data-action": "deletePage",
          class: "icon fa-solid fa-trash",
          "aria-label": remove,
          "data-tooltip": "",
        }),
      ),
    );
    if (page.type === "text") {
      const editor = {
        name: `pages.${page.id}.text.content`,
        value: page.text.content ?? "",
        toggled: true,
        enriched,
        documentUUID: page.uuid,
      };
      article.append(createEditorInput({ ...editor, aria: { label: page.name } }));
    } else
      article.append(
        element(
          "p",
          { class: "hint" },
          localizeOr("JOURNAL.OnlyText", "Pages of the type {type} are not shown at this table.", { type: page.type }),
        ),
      );
    return article;
  }

  /** With `pageId` it is rendered at that page. Source: Foundry's public API pages, interface JournalSheetRenderOptions. */
  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    const id: unknown = Reflect.get(options, "pageId");
    if (typeof id === "string") this.element.querySelector(`[data-page-id="${CSS.escape(id)}"]`)?.scrollIntoView();
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    const top = content.firstElementChild?.scrollTop ?? 0;
    content.replaceChildren(result);
    result.scrollTop = top;
  }

  static async #onChange(
    this: JournalEntrySheet,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const { document, isEditable } = this;
    if (!isEditable) return;
    const { pages, ...entry } = expandObject(formData.object);
    await document.update(entry);
    const changes = Object.entries(objectOf(pages)).map(([id, page]) => ({ _id: id, ...objectOf(page) }));
    if (changes.length > 0) await document.updateEmbeddedDocuments("JournalEntryPage", changes);
  }

  static async #onAddPage(this: JournalEntrySheet): Promise<void> {
    const { document } = this;
    const pages = this.#pages;
    const sort = Math.max(0, ...pages.map((page) => page._source.sort)) + 100_000;
    const name = localizeOr("JOURNAL.NewPage", "New page");
    await document.createEmbeddedDocuments("JournalEntryPage", [{ name, type: "text", sort }]);
  }

  static async #onDeletePage(this: JournalEntrySheet, _event: PointerEvent, target: HTMLElement): Promise<void> {
    const id = target.closest<HTMLElement>("[data-page-id]")?.dataset["pageId"];
    const page = this.#pages.find((entry) => entry.id === id);
    if (!page) return;
    const content = element(
      "p",
      {},
      localizeOr("JOURNAL.DeletePageQuestion", "The page “{name}” will be gone for good.", { name: page.name }),
    );
    if (await DialogV2.confirm({ window: { title: localizeOr("JOURNAL.DeletePageTitle", "Delete the page?") }, content }))
      await page.delete();
  }
}
