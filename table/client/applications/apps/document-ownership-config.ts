import { DOCUMENT_OWNERSHIP_LEVELS } from "../../../common/constants/ownership.ts";
import { objectOf } from "../../../common/plain-object.ts";
import type {
  ApplicationHeaderControlsEntry,
  ApplicationOptions,
  ApplicationRenderContext,
  ApplicationRenderOptions,
} from "../api/application-types.ts";
import { DocumentSheetV2 } from "../api/document-sheet.ts";
import { element, iconElement } from "../element.ts";
import { createFormGroup } from "../fields/create-form-group.ts";
import { createSelectInput } from "../fields/create-inputs.ts";
import { allUsers } from "../find-user.ts";
import { localizeOr } from "../platform.ts";
import type { FormDataExtended } from "../ux/form-data-extended.ts";

const LEVELS = [
  { value: DOCUMENT_OWNERSHIP_LEVELS.NONE, label: () => localizeOr("OWNERSHIP.NONE", "None: they do not see it") },
  { value: DOCUMENT_OWNERSHIP_LEVELS.LIMITED, label: () => localizeOr("OWNERSHIP.LIMITED", "Limited: they see a little of it") },
  { value: DOCUMENT_OWNERSHIP_LEVELS.OBSERVER, label: () => localizeOr("OWNERSHIP.OBSERVER", "Observer: they see all of it") },
  { value: DOCUMENT_OWNERSHIP_LEVELS.OWNER, label: () => localizeOr("OWNERSHIP.OWNER", "Owner: they change it") },
] as const;

/** The choice "default": no level for this user. */
const AS_DEFAULT = "";

/** Who may see and change a document. */
export class DocumentOwnershipConfig extends DocumentSheetV2 {
  static override DEFAULT_OPTIONS: ApplicationOptions = {
    classes: ["document-ownership"],
    position: { width: 420 },
    window: { contentClasses: ["standard-form"], icon: "fa-solid fa-user-lock" },
    form: { handler: DocumentOwnershipConfig.#onSave, closeOnSubmit: true },
    sheetConfig: false,
  };

  override get title(): string {
    return `${localizeOr("OWNERSHIP.Title", "Ownership")}: ${this.document.name ?? ""}`;
  }

  /** A window about a document has no such windows itself. */
  protected override _getHeaderControls(): ApplicationHeaderControlsEntry[] {
    return [];
  }

  protected override async _renderHTML(
    _context: ApplicationRenderContext,
    _options: ApplicationRenderOptions,
  ): Promise<HTMLElement> {
    const ownership = objectOf(this.document._source["ownership"]);
    const levelOf = (user: string): number | undefined => {
      const level = ownership[user];
      return typeof level === "number" ? level : undefined;
    };
    const levels = LEVELS.map(({ value, label }) => ({ value, label: label() }));
    const row = (name: string, label: string, value: number | undefined, blank?: string): HTMLElement =>
      createFormGroup({
        label,
        rootId: this.id,
        input: createSelectInput({
          name,
          value,
          options: levels,
          dataset: { dtype: "Number" },
          ...(blank === undefined ? {} : { blank }),
        }),
      });
    const people = allUsers().filter((user) => !user.isGM);
    const save = element(
      "button",
      { type: "submit" },
      iconElement("fa-solid fa-floppy-disk"),
      localizeOr("OWNERSHIP.Save", "Save ownership"),
    );
    return element(
      "div",
      { class: "standard-form" },
      row("default", localizeOr("OWNERSHIP.AllPlayers", "All players"), levelOf("default") ?? 0),
      ...people.map((user) =>
        row(user.id ?? "", user.name, levelOf(user.id ?? ""), localizeOr("OWNERSHIP.DEFAULT", "As for all players")),
      ),
      element("footer", { class: "form-footer" }, save),
    );
  }

  protected override _replaceHTML(result: HTMLElement, content: HTMLElement, _options: ApplicationRenderOptions): void {
    content.replaceChildren(result);
  }

  /** Levels are replaced as a whole, so that a removed one is deleted. */
  static async #onSave(
    this: DocumentOwnershipConfig,
    _event: Event,
    _form: HTMLFormElement,
    formData: FormDataExtended,
  ): Promise<void> {
    const { document } = this;
    const ownership = { ...objectOf(document._source["ownership"]) };
    for (const [user, level] of Object.entries(formData.object)) {
      if (level === null || level === AS_DEFAULT) delete ownership[user];
      else ownership[user] = Number(level);
    }
    await document.update({ ownership }, { diff: false, recursive: false });
  }
}
