import { RULESET_IDS } from "../../rules/rulesets/ruleset-by-id.ts";
import { type Placed, standBesideSidebar } from "../apps/beside-sidebar.ts";
import type { NornActor } from "../documents/norn-actor.ts";
import type { NornItem } from "../documents/norn-item.ts";
import { LiveParts } from "../redraw/live-parts.ts";
import { activeRuleset } from "../settings/active-game.ts";
import { followDrafts } from "./fields/drafts.ts";
import { hasOpenEditor } from "./fields/open-editors.ts";
import { SheetFields, type WriteField } from "./fields/sheet-fields.ts";

type Elements = Record<string, HTMLElement>;

/**
 * What the sheets of actors and items have in common, although their host classes differ: fields that are saved one by one, and
 * parts that are redrawn in place.
 */
export class LiveSheet {
  readonly fields: SheetFields;
  readonly #parts: LiveParts;

  constructor(write: WriteField, rerender: () => void) {
    this.fields = new SheetFields(write, activeRuleset);
    const around = (part: HTMLElement) => followDrafts(part, (name) => this.fields.isUnderway(name), activeRuleset());
    this.#parts = new LiveParts({ choices: "kept", leaves: hasOpenEditor, around }, rerender);
  }

  /** Of the parts to render, those that would not look the same: rendering is most of the work. */
  outdated(ids: readonly string[] | undefined, contextOf: (id: string) => object): string[] {
    return this.#parts.outdated(ids ?? [], contextOf);
  }

  /** Takes parts off the page that are not shown any more: the user's permission has changed. */
  removeHidden(onPage: Elements, shown: object): void {
    for (const [id, part] of Object.entries(onPage)) {
      if (id in shown) continue;
      part.remove();
      delete onPage[id];
      this.#parts.drop(id);
    }
  }

  /** Redraws the parts that are on the page; `rest` adds the others to `content`. */
  replace(result: Elements, onPage: Readonly<Elements>, content: HTMLElement, rest: () => void): void {
    this.fields.pause(() => {
      this.#parts.redraw(result, onPage);
      rest();
      LiveParts.addMissing(result, content);
    });
  }

  /** The colors of the active game. A new sheet has them before core lays it out: with them later, all of it is styled twice. */
  color(sheet: HTMLElement): void {
    const ruleset = activeRuleset();
    for (const id of RULESET_IDS) sheet.classList.toggle(`norn-game-${id}`, id === ruleset.id);
  }

  /** After each rendering, once the window has its position. */
  rendered(sheet: Placed, isFirst: boolean): void {
    if (!isFirst) return this.color(sheet.element);
    this.fields.listen(sheet.element);
    this.#parts.listen(sheet.element);
    standBesideSidebar(sheet);
  }

  leave(): void {
    this.fields.leave();
    this.#parts.close();
  }
}

/** Asks for another picture of a document and stores it. */
export async function choosePicture(document: NornActor | NornItem): Promise<void> {
  const { FilePicker } = foundry.applications.apps;
  const callback = (img: string): void => void document.update({ img });
  await new FilePicker.implementation({ type: "image", current: document.img ?? "", callback }).browse();
}

/** Fields are saved one by one, when each is done (see `fields/sheet-fields.ts`), and never the form as a whole. */
export const SHEET_FORM = { handler: async () => {}, submitOnChange: false, closeOnSubmit: false };
