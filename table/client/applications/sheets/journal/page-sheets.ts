import * as ours from "../../../../common/ours.ts";
import { asText } from "../../../../common/as-text.ts";
import { objectOf } from "../../../../common/plain-object.ts";
import type { ApplicationOptions, ApplicationRenderContext, ApplicationRenderOptions } from "../../api/application-types.ts";
import { DocumentSheetV2 } from "../../api/document-sheet.ts";
import { HandlebarsApplicationMixin, type HandlebarsTemplatePart } from "../../api/handlebars-application.ts";
import { CORE_TEMPLATES } from "../../handlebars/core-templates.data.ts";
import { TextEditor } from "../../ux/text-editor/text-editor.ts";
import { fieldRows } from "../fields-sheet.ts";

Object.assign(CORE_TEMPLATES, {
  "templates/journal/table-page-header.hbs": `<header class="journal-header standard-form">{{#each heading}}{{formGroup field name=name value=value label=label localize=true rootId=../rootId}}{{/each}}</header>`,
  "templates/journal/table-page-view.hbs": `<article class="journal-page-content"><h2>{{document.name}}</h2>{{#if src}}<img src="{{src}}" alt="{{document.name}}">{{/if}}{{{text}}}</article>`,
});

const HEADING = ["name", "title.show", "title.level"];
const HEADER: HandlebarsTemplatePart = { template: "templates/journal/table-page-header.hbs" };
const EDIT: HandlebarsTemplatePart = { template: "templates/sheets/table-fields.hbs" };
const VIEW: HandlebarsTemplatePart = { template: "templates/journal/table-page-view.hbs" };
const FOOTER: HandlebarsTemplatePart = { template: "templates/generic/form-footer.hbs" };

/** One page of a journal entry in a window of its own: read, or (`mode: "edit"`) written. */
export class JournalEntryPageSheet extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["journal-entry-page", "standard-form"],
    viewClasses: [],
    mode: "edit",
    includeTOC: true,
    position: { width: 600, height: 680 },
    window: { resizable: true },
    form: { closeOnSubmit: true },
  };

  get page(): DocumentSheetV2["document"] {
    return this.document;
  }

  get isView(): boolean {
    return this.options["mode"] === "view";
  }
}

/** The parts of reading and of writing are named apart (DOC JournalEntryPageHandlebarsSheet). */
export class JournalEntryPageHandlebarsSheet extends HandlebarsApplicationMixin(JournalEntryPageSheet) {
  declare ["constructor"]: typeof JournalEntryPageHandlebarsSheet;
  static [ours.fields]: readonly string[] = [];
  static EDIT_PARTS: Record<string, HandlebarsTemplatePart> = { header: HEADER, content: EDIT, footer: FOOTER };
  static VIEW_PARTS: Record<string, HandlebarsTemplatePart> = { content: VIEW };

  protected override _configureRenderParts(options: ApplicationRenderOptions): Record<string, HandlebarsTemplatePart> {
    super._configureRenderParts({ ...options, parts: options.parts ?? [] });
    const parts = this.isView ? this.constructor.VIEW_PARTS : this.constructor.EDIT_PARTS;
    return Object.fromEntries(Object.entries(parts).map(([partId, part]) => [partId, { ...part }]));
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const { document } = this;
    const { text, src } = document._source;
    const content = asText(objectOf(text)["content"] ?? "");
    return {
      ...(await super._prepareContext(options)),
      document,
      src,
      text: await TextEditor.implementation.enrichHTML(content, { secrets: document.isOwner ?? false }),
      heading: fieldRows(document.schema, document._source, HEADING),
      fields: fieldRows(document.schema, document._source, this.constructor[ours.fields]),
      rootId: this.id,
      buttons: [{ type: "submit", icon: "fa-solid fa-floppy-disk", label: "Save" }],
    };
  }
}

export class JournalEntryPageTextSheet extends JournalEntryPageHandlebarsSheet {
  static format = 1;
  static override [ours.fields] = ["text.content"];
}

export class JournalEntryPageProseMirrorSheet extends JournalEntryPageTextSheet {}

export class JournalEntryPageMarkdownSheet extends JournalEntryPageTextSheet {
  static override format = 2;
  static override [ours.fields] = ["text.markdown"];
}

export class JournalEntryPageImageSheet extends JournalEntryPageHandlebarsSheet {
  static override [ours.fields] = ["src", "image.caption"];
}

export class JournalEntryPagePDFSheet extends JournalEntryPageHandlebarsSheet {
  static override [ours.fields] = ["src"];
}

export class JournalEntryPageVideoSheet extends JournalEntryPageHandlebarsSheet {
  static override [ours.fields] = ["src"];
}
