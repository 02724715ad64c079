import { Document } from "../../../common/abstract/document.ts";
import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../common/constants/ownership.ts";
import { isPlain, objectOf, type PlainObject } from "../../../common/plain-object.ts";
import { expandObject } from "../../../common/utils/expand-object.ts";
import { mergeObject } from "../../../common/utils/merge-object.ts";
import { randomID } from "../../../common/utils/random-id.ts";
import { currentUser, localize, localizeOr } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";
import { ApplicationV2 } from "./application.ts";
import type {
  ApplicationClosingOptions,
  ApplicationConfiguration,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "./application-types.ts";
import { DOCUMENT_SHEET_ACTIONS, DOCUMENT_SHEET_CONTROLS } from "./document-sheet-actions.ts";
import { isPackLocked } from "./pack-lock.ts";
import type { SheetDocument } from "./sheet-document.ts";
import { headerButton } from "./window-frame.ts";

export interface DocumentSheetConfiguration extends ApplicationConfiguration {
  document: SheetDocument;
  viewPermission: number;
  editPermission: number;
  canCreate: boolean;
  sheetConfig: boolean;
}

/**
 * A window that shows one document and saves changes to it. It renders again when the document changes, and closes when the
 * document is deleted. Source: platform.md §4.3.
 */
export class DocumentSheetV2 extends ApplicationV2 {
  declare readonly options: DocumentSheetConfiguration;

  static override DEFAULT_OPTIONS: ApplicationOptions = {
    id: "{id}",
    classes: ["sheet"],
    tag: "form",
    document: null,
    viewPermission: DOCUMENT_OWNERSHIP_LEVELS.LIMITED,
    editPermission: DOCUMENT_OWNERSHIP_LEVELS.OWNER,
    canCreate: false,
    sheetConfig: true,
    actions: DOCUMENT_SHEET_ACTIONS,
    form: { handler: DocumentSheetV2.#onSubmitDocumentForm, submitOnChange: false, closeOnSubmit: false },
    window: { controls: DOCUMENT_SHEET_CONTROLS },
  };

  readonly #document: SheetDocument;

  constructor(options: ApplicationOptions = {}, ...rest: unknown[]) {
    const given = new.target._migrateConstructorParams(options, rest);
    super(given);
    this.#document = this.options.document;
  }

  /** Sheets of version 1 were given a document and options; now one object holds both. */
  static _migrateConstructorParams(first: unknown, rest: readonly unknown[]): ApplicationOptions {
    if (!(first instanceof Document)) return objectOf(first);
    console.warn(`${this.name}: give the document as { document }, not as the first parameter.`);
    return { ...objectOf(rest[0]), document: first };
  }

  protected override _initializeApplicationOptions(options: ApplicationOptions): ApplicationConfiguration {
    const { document } = options;
    if (!(document instanceof Document))
      throw new Error(`A ${this.constructor.name} application must be provided a document to render`);
    const merged = super._initializeApplicationOptions(options);
    merged.uniqueId = `${this.constructor.name}-${document.uuid.replaceAll(".", "-")}`;
    return merged;
  }

  get document(): SheetDocument {
    return this.#document;
  }

  override get title(): string {
    const { document } = this;
    const label = localize(`DOCUMENT.${document.documentName}`);
    const words = label.startsWith("DOCUMENT.") ? document.documentName : label;
    return `${words}: ${document.name || document.id || ""}`;
  }

  /** Whether this user may see the document. */
  get isVisible(): boolean {
    const user = currentUser();
    return user !== null && this.document.testUserPermission(user, this.options.viewPermission);
  }

  /** Whether this user may change the document here. */
  get isEditable(): boolean {
    const user = currentUser();
    if (!user || isPackLocked(this.document.pack)) return false;
    return this.document.testUserPermission(user, this.options.editPermission);
  }

  protected override _canRender(_options: ApplicationRenderOptions): boolean | void {
    if (!this.isVisible) {
      const type = localizeOr(`DOCUMENT.${this.document.documentName}`, this.document.documentName);
      throw new Error(
        localizeOr("SHEETS.DocumentSheetPrivate", "You do not have permission to view this {type} sheet.", { type }),
      );
    }
  }

  protected override async _prepareContext(options: ApplicationRenderOptions): Promise<ApplicationRenderContext> {
    const context = await super._prepareContext(options);
    const { document } = this;
    return Object.assign(context, {
      document,
      source: document._source,
      fields: document.schema.fields,
      editable: this.isEditable,
      user: currentUser(),
      rootId: document.id ? this.id : randomID(),
    });
  }

  protected override async _renderFrame(options: ApplicationRenderOptions): Promise<HTMLElement> {
    const frame = await super._renderFrame(options);
    if (this.hasFrame && this.document.id) {
      const label = localizeOr("SHEETS.CopyUuid", "Copy Document UUID");
      this.window.close?.before(headerButton(frame.ownerDocument, "copyUuid", "fa-passport", label));
    }
    return frame;
  }

  protected override async _onFirstRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onFirstRender(context, options);
    this.document.apps[this.id] = this;
  }

  protected override async _onRender(context: ApplicationRenderContext, options: ApplicationRenderOptions): Promise<void> {
    await super._onRender(context, options);
    if (!this.isEditable) this._toggleDisabled(true);
  }

  protected override _onClose(options: ApplicationClosingOptions): void {
    super._onClose(options);
    delete this.document.apps[this.id];
  }

  /** Disables (or enables) every field of the sheet. The header's buttons and the tabs stay usable. */
  protected _toggleDisabled(disabled: boolean): void {
    for (const element of this.form?.elements ?? []) {
      if (element.closest(".window-header, .controls-dropdown, [data-action=tab]")) continue;
      if ("disabled" in element) element.disabled = disabled;
    }
  }

  /* -- Submitting, step by step --------------------------------------------------------------------------------------- */

  static async #onSubmitDocumentForm(
    this: DocumentSheetV2,
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    options: PlainObject = {},
  ): Promise<void> {
    if (!this.isEditable) return;
    const { updateData, ...updateOptions } = options;
    const submitData = this._prepareSubmitData(event, form, formData, isPlain(updateData) ? updateData : undefined);
    await this._processSubmitData(event, form, submitData, updateOptions);
  }

  /**
   * The form's data, cleaned.
   * @throws a DataModelValidationError if the document cannot hold it
   */
  protected _prepareSubmitData(
    event: Event,
    form: HTMLFormElement,
    formData: FormDataExtended,
    updateData?: PlainObject,
  ): PlainObject {
    const submitData = this._processFormData(event, form, formData);
    if (updateData) mergeObject(submitData, updateData, { performDeletions: true, inplace: true });
    this.document.validate({ changes: submitData, clean: true, fallback: false });
    return submitData;
  }

  protected _processFormData(_event: Event | null, _form: HTMLFormElement, formData: FormDataExtended): PlainObject {
    return expandObject(formData.object);
  }

  protected async _processSubmitData(
    _event: Event,
    _form: HTMLFormElement,
    submitData: PlainObject,
    options: PlainObject = {},
  ): Promise<void> {
    const { document } = this;
    if (document.id) await document.update(submitData, options);
    else if (this.options.canCreate) await document.constructor.create(mergeObject(document.toObject(), submitData), options);
    else throw new Error(localizeOr("SHEETS.NotSaved", "This document is not stored, so it cannot be changed."));
  }
}
